.PHONY: play test setup lint bench soak

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

soak: setup
	.venv/bin/python -m tests.soak $(if $(SCALE),--scale $(SCALE)) $(if $(SEED),--seed $(SEED)) \
		$(if $(ONLY),--only "$(ONLY)") $(if $(NOTES),--notes "$(NOTES)")
