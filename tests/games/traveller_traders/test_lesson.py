"""The lesson tells what really happens on its table."""

from __future__ import annotations

from tabletop.engine.ids import ZoneId
from tests.games.traveller_traders.driving import act, begun, game


def test_the_lesson_plays_a_whole_round_as_it_is_told() -> None:
    lesson = game().pack.lesson
    assert lesson is not None
    position = begun(lesson.seed, lesson.options)
    for step in lesson.steps:
        pile = position.board.pile(ZoneId(step.point))
        lying = [position.board.card(card).definition for card in pile]
        if step.card is not None and step.action != "attack":
            assert step.card in lying, step.text
        if step.action:
            position = act(position, step.action)
    assert position.board.counters == {
        "credits": 1_000_000 - 382_200 + 709_800,
        "round": 2,
        "opponents": 2,
        "starships": 1,
    }
    captain = next(c for c in position.board.cards.values() if c.definition == "captain")
    assert captain.turn == 1


def test_every_rule_that_a_decision_names_can_be_read() -> None:
    rules = game().pack.rules
    sections = {f"TT-{part}" for part in ("1.1", "2.1", "3.1", "4.11", "5.4", "6.6", "7.2", "8.4")}
    assert sections | {"TT-R.12", "TT-B.2"} <= set(rules)
