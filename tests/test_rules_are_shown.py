"""Each numbered rule of the bundled games is shown by a scenario or a test; none is invented."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games import registry
from tabletop.scenario import coverage

ROOT = Path(__file__).parents[1]
SHOWN = (
    *coverage.scenario_rules([ROOT / "tests" / "scenarios"]),
    *coverage.test_rules([ROOT / "tests"]),
)
GAMES = ("captains-chair", "traitors-aboard", "traveller-ccg", "traveller-traders")


def is_rule(name: str) -> bool:
    """Tell rules and rulings from named cards, worked examples and lines of the card language."""
    return name.partition("-")[2].partition(".")[0] not in ("C", "E", "L")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown(game: str) -> None:
    reasons = coverage.unshowable((ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"))
    rules = tuple(registry.load(game).pack.rules)
    assert len(rules) >= 40
    assert [one.rule for one in coverage.coverage(rules, SHOWN, reasons) if one.uncovered] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_rule_that_the_game_does_not_have(game: str) -> None:
    rules = set(registry.load(game).pack.rules)
    prefix = next(iter(rules)).split("-")[0] + "-"
    named = {rule for rule, _ in SHOWN if rule.startswith(prefix) and is_rule(rule)}
    assert named <= rules
