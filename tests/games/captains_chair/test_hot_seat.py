"""Two captains at one screen (``CC-22.4``)."""

from __future__ import annotations

import pytest

from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards, Decision
from tabletop.engine.ids import ONLOOKER, SeatId, ZoneId
from tabletop.engine.view import Handles, rename_answer, view_of
from tabletop.session.match import Match, Step
from tabletop.session.players import Player
from tabletop.table.turns import Screen, screen_for
from tests.games.captains_chair.matches import bundled

ANN, BO = SeatId(0), SeatId(1)


def least(question: Decision[object]) -> Answer:
    """Do as little as can be."""
    if isinstance(question, ChooseAction):
        return next(one for one in question.actions if one.verb == "end")
    assert isinstance(question, ChooseCards)
    return question.cards[: question.least]


@pytest.mark.rules("CC-22.4")
def test_between_two_turns_the_screen_shows_no_hand_until_the_next_player_is_there() -> None:
    players = (Player("Ann"), Player("Bo"))
    match = Match.create(bundled(), players, {}, 4)
    while (pending := match.position.pending) is not None and pending.seats() == (ANN,):
        handle = Handles(match.position, ANN).handle
        answer = rename_answer(pending.decision, least(pending.decision), handle)
        assert isinstance(match.answer(ANN, answer), Step)
    assert pending is not None
    assert pending.seats() == (BO,)
    assert screen_for(players, (BO,), ANN, over=False) == Screen(ONLOOKER, BO)
    shown = view_of(match.game.rules, match.position, ONLOOKER)
    for hand in ("hand:0", "hand:1"):
        cards = shown.board.piles[ZoneId(hand)]
        assert cards
        assert not any(shown.known(card) for card in cards)
