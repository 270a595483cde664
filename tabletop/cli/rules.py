"""``tabletop rules``: which rule of a game is shown by which scenario or test."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tabletop.cli.errors import CommandError
from tabletop.games import registry
from tabletop.scenario.coverage import (
    checklist_ids,
    coverage,
    scenario_rules,
    test_rules,
    unshowable,
)


def command(arguments: Namespace) -> int:
    """List the rules and where each is shown; with ``--uncovered`` 1 when some are not."""
    ids = _ids(arguments.game, arguments.checklist)
    tests: Path = arguments.tests
    shown = (*scenario_rules([tests / "scenarios"]), *test_rules([tests]))
    rulings: Path = arguments.rulings
    reasons = unshowable(_text(rulings)) if rulings.is_file() else {}
    covered = coverage(ids, shown, reasons)
    open_ = [one for one in covered if one.uncovered]
    apart = [one for one in covered if not one.places and one.reason]
    if arguments.uncovered:
        for one in open_:
            print(one.rule)
    else:
        for one in covered:
            where = f"no program can show it: {one.reason}" if one.reason else "NOT SHOWN"
            print(f"{one.rule:10} {', '.join(one.places) or where}")
    shows = len(covered) - len(open_) - len(apart)
    total = f"{len(covered)} rules: {shows} shown, {len(apart)} no program can show"
    print(f"{total}, {len(open_)} not shown")
    return 1 if arguments.uncovered and open_ else 0


def _ids(game: str, checklist: Path | None) -> tuple[str, ...]:
    info = registry.info_of(game)
    if checklist is None:
        return tuple(registry.load(info).pack.rules)
    ids = checklist_ids(_text(checklist))
    if not ids:
        raise CommandError(f"{checklist}: no list item or table row begins with a rule id")
    return ids


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise CommandError(f"{path}: it is not a text in UTF-8") from error
