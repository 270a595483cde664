"""The lesson tells what really happens on its table."""

from __future__ import annotations

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards, ChooseOption
from tabletop.engine.ids import DefId, SeatId, ZoneId
from tabletop.engine.message import Refusal
from tabletop.engine.table import Table
from tabletop.games import registry
from tabletop.games.captains_chair.state import course
from tabletop.library.pack import LessonStep
from tabletop.session.match import Match
from tabletop.session.players import Player

ME = SeatId(0)
OPTIONS = {"choose-one": "0", "may": "no", "gained-to": "deck"}
SECOND_PLAY = DefId("georgiou-summons")


def answer_of(match: Match, step: LessonStep) -> Answer:
    """Answer what is asked as the step tells."""
    view = match.view(ME)
    asked = view.decision
    assert asked is not None
    assert asked.name == (step.decision or "act"), step.text
    named = [card for card, found in view.board.cards.items() if found.definition == step.card]
    match asked:
        case ChooseAction():
            fitting = [one for one in asked.actions if one.verb == step.action]
            exact: list[Action] = [one for one in fitting if one.card in named]
            return (exact or fitting)[-1 if step.card == SECOND_PLAY else 0]
        case ChooseCards(least=0) if step.decision == "clean-up-discard":
            return ()
        case ChooseCards():
            return tuple(card for card in named if card in asked.cards)[:1]
        case ChooseOption():
            return OPTIONS[asked.name]
    raise AssertionError(f"nobody expects {asked.name}")


@pytest.mark.rules("CC-25.1", "CC-8.1", "CC-8.2")
def test_the_lesson_plays_a_turn_as_it_is_told() -> None:
    game = registry.load("captains-chair")
    lesson = game.pack.lesson
    assert lesson is not None
    match = Match.create(game, (Player("Ann"),), lesson.options, lesson.seed)
    for step in lesson.steps:
        board = match.view(ME).board
        lying = {
            board.zones[c.zone].kind for c in board.cards.values() if c.definition == step.card
        }
        assert step.card is None or step.point in lying, step.text
        if step.action or step.decision:
            assert not isinstance(match.answer(ME, answer_of(match, step)), Refusal), step.text
    table = Table(match.position.board, game.rules.definitions)
    assert course(table).turn == 2
    assert course(table).step == "action"
    assert [table.printed(card).id for card in table.board.piles[ZoneId("space:0")]] == [
        "argus-array"
    ]
    hand = [table.printed(card).id for card in table.board.piles[ZoneId("hand:0")]]
    assert "the-doctor" in hand
    assert "commander-burnham" in hand
