"""The rules that decisions name."""

from __future__ import annotations

from tests.games.traveller_traders.driving import game


def test_every_rule_that_a_decision_names_can_be_read() -> None:
    rules = game().pack.rules
    sections = {f"TT-{part}" for part in ("1.1", "2.1", "3.1", "4.11", "5.4", "6.6", "7.2", "8.4")}
    assert sections | {"TT-R.12", "TT-B.2"} <= set(rules)
