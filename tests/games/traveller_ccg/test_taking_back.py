"""Half-way through any cost a captain can take it back, and the table is as it was before."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop.effects.usable import USE
from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction, ChooseCards
from tabletop.engine.frames import Frame
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.games.traveller_ccg.action import ACTION, Alternating
from tabletop.games.traveller_ccg.procurement import PROCURE
from tabletop.games.traveller_ccg.stages import Own
from tabletop.session.match import Match
from tabletop.session.players import Player
from tests.games.traveller_ccg.playing import Zones
from tests.games.traveller_ccg.tables import game, table

ACTING = ACTION.frame(Alternating())
PROCURING = PROCURE.frame(Own(SeatId(0)))


def match(lying: Zones, frame: Frame, phase: str, seats: int = 2) -> Match:
    """Begin a match between people at a position."""
    at = table(seats, lying, phase=phase, acting=SeatId(0))
    definition = replace(game(), begin=lambda _setup: (at.board, frame), decks=None)
    names = ("Ann", "Bo", "Cy")
    return Match.create(definition, tuple(Player(name, None) for name in names[:seats]), seed=1)


def use(played: Match, seat: int, card: str, ability: str = "") -> None:
    """Use an ability in the window that is open."""
    view = played.view(SeatId(seat))
    decision = view.decision
    assert isinstance(decision, ChooseAction)
    action = next(
        action
        for action in decision.actions
        if action.verb == USE
        and action.card is not None
        and view.board.cards[action.card].definition == card
        and ability in ("", action.ability)
    )
    give(played, seat, action)


def pick(played: Match, seat: int, card: str) -> None:
    """Choose a card."""
    view = played.view(SeatId(seat))
    decision = view.decision
    assert isinstance(decision, ChooseCards)
    give(
        played,
        seat,
        (next(c for c in decision.cards if view.board.cards[c].definition == card),),
    )


def give(played: Match, seat: int, answer: Any) -> None:
    """Answer for a seat."""
    step = played.answer(SeatId(seat), answer)
    assert not isinstance(step, Refusal), step


CASES: dict[str, tuple[Zones, Frame, str, str, str, list[str]]] = {
    "a target": (
        {"hand:0": ["play-shot", "plain-penny"], "crew:1": ["plain-hand", "plain-mate"]},
        ACTING, "action", "play-shot", "", [],
    ),
    "a price": (
        {"hand:0": ["play-shot", "plain-penny"], "crew:1": ["plain-hand", "plain-mate"]},
        ACTING, "action", "play-shot", "", ["plain-hand"],
    ),
    "half a price": (
        {"hand:0": ["plain-mate", "plain-penny", "plain-purse"]},
        PROCURING, "procurement", "plain-mate", "", ["plain-penny"],
    ),
    "an Expendable card that is gone": (
        {"hand:0": ["plain-jill", "plain-penny"], "connections:0": ["play-stock"]},
        PROCURING, "procurement", "plain-jill", "", ["play-stock"],
    ),
    "the second part of a cost": (
        {"crew:0": ["play-clerk"], "hand:0": ["plain-penny", "plain-debt", "plain-purse"]},
        ACTING, "action", "play-clerk", "file", ["plain-penny"],
    ),
    "the acting Crew": (
        {"hand:0": ["play-feat", "plain-penny"], "crew:0": ["plain-doctor", "play-scholar"]},
        ACTING, "action", "play-feat", "trained", ["plain-doctor"],
    ),
}  # fmt: skip


@pytest.mark.rules("TC-5.3", "TC-R.41", "TC-R.94")
@pytest.mark.parametrize("case", CASES)
def test_a_cost_is_taken_back_half_way(case: str) -> None:
    lying, frame, phase, card, ability, chosen = CASES[case]
    played = match(lying, frame, phase)
    before = played.position
    use(played, 0, card, ability)
    for name in chosen:
        pick(played, 0, name)
    assert played.may_cancel()
    assert not isinstance(played.cancel(), Refusal)
    assert played.position.board == before.board
    assert played.position == before


@pytest.mark.rules("TC-R.35", "TC-R.108")
def test_a_card_that_was_turned_over_is_not_forgotten() -> None:
    lying = {"hand:0": ["plain-mate"], "deck:0": ["plain-penny", "plain-penny"]}
    played = match(lying, PROCURING, "procurement")
    use(played, 0, "plain-mate")
    decision = played.view(SeatId(0)).decision
    assert isinstance(decision, ChooseCards)
    give(played, 0, decision.cards)
    assert not played.may_cancel()


@pytest.mark.rules("TC-R.106")
def test_undo_brings_orders_back() -> None:
    played = match({"hand:0": ["plain-debt"]}, ACTING, "action")
    before = played.position.board.state
    give(played, 0, Action("orders", ability="targeted"))
    assert played.position.board.state != before
    assert not isinstance(played.undo(), Refusal)
    assert played.position.board.state == before
