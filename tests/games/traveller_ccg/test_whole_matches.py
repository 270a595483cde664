"""Whole matches by a random captain in each seat, under the laws that every decision keeps."""

from __future__ import annotations

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction, ChooseCards, ChooseSeat
from tabletop.engine.ids import SeatId
from tabletop.games import registry
from tabletop.session import selfplay
from tabletop.session.match import Match, Step
from tabletop.session.players import Player


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 3), (3, 1), (4, 1)])
def test_matches_at_random_keep_the_laws(
    seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "MOST_ANSWERS", 150)
    plan = selfplay.Plan(seats, {}, seed, bots=False, check=True)
    outcome = selfplay.play(registry.load("traveller-ccg"), plan)
    assert [fault for fault in outcome.faults if "no end" not in fault] == []


def _at_the_first_activity() -> tuple[Match, SeatId]:
    """Play on until somebody chooses an activity; they are to pay for a pursuit then."""
    people = (Player("Ahab", None), Player("Nymeria", None))
    match = Match.create(registry.load("traveller-ccg"), people, seed=5)
    while True:
        pending = match.position.pending
        assert pending is not None
        seat = pending.seats()[0]
        decision = match.view(seat).decision
        if decision is not None and decision.name == "activity":
            return match, seat
        match decision:
            case ChooseCards(least=least, cards=cards):
                given = match.answer(seat, cards[:least])
            case ChooseSeat(seats=seats):
                given = match.answer(seat, seats[0])
            case _:
                given = match.answer(seat, Action("pass"))
        assert isinstance(given, Step)


@pytest.mark.rules("TC-R.108")
def test_undo_stops_at_a_card_turned_over_from_the_deck() -> None:
    match, seat = _at_the_first_activity()
    decision = match.view(seat).decision
    assert isinstance(decision, ChooseAction)
    pursuits = [action for action in decision.actions if action.verb == "pursue"]
    assert isinstance(match.answer(seat, pursuits[0]), Step)
    asked = match.view(seat).decision
    assert isinstance(asked, ChooseCards)
    assert asked.name == "pay"
    assert match.may_undo() is None, "nothing has been seen yet"
    board = match.view(seat).board
    (top,) = (card for card in asked.cards if board.cards[card].zone == f"deck:{seat}")
    assert isinstance(match.answer(seat, (top,)), Step)
    refusal = match.may_undo(holder=seat)
    assert refusal is not None
    assert "something hidden has been seen" in str(refusal.reason)
