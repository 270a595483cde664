.PHONY: play test setup lint bench

play:
	@packaging/tabletop.sh play

test:
	@packaging/tabletop.sh test

setup:
	@packaging/tabletop.sh setup

lint: setup
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports

bench: setup
	.venv/bin/python -m tests.bench $(if $(AGAINST),--against "$(AGAINST)")
