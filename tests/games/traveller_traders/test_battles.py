"""Who is attacked is whom the player picked, though all of a battle are alike."""

from __future__ import annotations

import pytest

from tabletop.engine import kernel
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards
from tabletop.engine.ids import CHANCE, SeatId, ZoneId
from tabletop.engine.position import Position
from tabletop.games.traveller_traders.names import PLAYER
from tests.games.traveller_traders.driving import act, begun, game


def given(position: Position, seat: SeatId, answer: Answer) -> Position:
    following = kernel.submit(game().rules, position, seat, answer)
    assert isinstance(following, Position), following
    return following


def facing_several() -> Position:
    """Find a first battle against several, with the officers to attack."""
    for seed in range(60):
        position = act(begun(seed), "prospect")
        if len(position.board.pile(ZoneId("battle"))) > 1:
            position = act(position, "defend")
            if position.pending is not None:
                return position
    raise AssertionError("no battle against several")


@pytest.mark.rules("TT-4.4")
@pytest.mark.parametrize("chosen", [0, -1])
def test_the_opponent_that_was_picked_is_attacked(chosen: int) -> None:
    position = facing_several()
    assert position.pending is not None
    decision = position.pending.decision
    assert isinstance(decision, ChooseAction)
    attack = next(action for action in decision.actions if action.verb == "attack")
    position = given(position, PLAYER, attack)
    assert position.pending is not None
    pick = position.pending.decision
    assert isinstance(pick, ChooseCards)
    target = pick.cards[chosen]
    position = given(position, PLAYER, (target,))
    position = given(position, CHANCE, (6, 6, 6, 6))
    position = given(position, CHANCE, (1, 1, 1, 1))
    assert position.board.card(target).zone == "encounter-discard"
    assert target not in position.board.pile(ZoneId("battle"))
    assert len(position.board.pile(ZoneId("battle"))) == len(pick.cards) - 1
