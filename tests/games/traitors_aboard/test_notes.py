"""What the table says of Planks and of those who are overboard."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import SeatName, fill
from tabletop.engine.view import view_of
from tabletop.games.traitors_aboard.places import PLANK, hand, planks, role
from tests.games.traitors_aboard.play import begin, game

ANN, BO = SeatId(0), SeatId(1)
NAMED = str(SeatName(BO))


def some_planks(board: Board, count: int) -> tuple[CardId, ...]:
    found = (card for card, lying in board.cards.items() if lying.definition == PLANK)
    return tuple(sorted(found)[:count])


def moved(board: Board, cards: tuple[CardId, ...], zone: ZoneId) -> Board:
    """Lay cards down in a zone, face up, without anything happening."""
    piles = {name: tuple(c for c in pile if c not in cards) for name, pile in board.piles.items()}
    lying = {card: board.cards[card]._replace(zone=zone, face_up=True) for card in cards}
    return board._replace(
        piles={**piles, zone: (*piles[zone], *cards)}, cards={**board.cards, **lying}
    )


def noted(board: Board, seat: SeatId, zone: ZoneId) -> list[str]:
    """Give the notes on the topmost card of a zone, as a seat reads them."""
    view = view_of(game().rules, begin(3, 1)._replace(board=board), seat)
    return [fill(note, str) for note in game().notes(view, view.board.piles[zone][-1])]


@pytest.mark.rules("TA-4.2")
def test_planks_say_how_many_more_throw_their_player_overboard() -> None:
    board = begin(3, 1).board
    one = moved(board, some_planks(board, 1), planks(BO))
    assert noted(one, BO, planks(BO)) == ["Two more Planks throw you overboard."]
    two = moved(board, some_planks(board, 2), planks(BO))
    assert noted(two, ANN, planks(BO)) == [f"One more Plank throws {NAMED} overboard."]


@pytest.mark.rules("TA-4.2")
def test_a_plank_in_hand_says_whom_it_would_throw() -> None:
    board = begin(3, 1).board
    first, *rest = some_planks(board, 3)
    mine = moved(board, (first,), hand(ANN))
    assert noted(mine, ANN, hand(ANN)) == []
    near = moved(mine, tuple(rest), planks(BO))
    assert noted(near, ANN, hand(ANN)) == [
        f"{NAMED} has two Planks: this one would throw {NAMED} overboard."
    ]


@pytest.mark.rules("TA-4.2")
def test_the_open_role_says_that_its_owner_is_overboard() -> None:
    board = begin(3, 1).board
    gone = board._replace(
        seats=tuple(replace(s, aboard=s.id != BO) for s in board.seats),
    )
    assert noted(board, BO, role(BO)) == []
    (said,) = noted(gone, BO, role(BO))
    assert said.startswith("You are overboard")
