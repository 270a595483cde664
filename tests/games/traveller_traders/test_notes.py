"""What the table says of cards that are not as printed now."""

from __future__ import annotations

import pytest

from tabletop.controller.controller import TableController
from tabletop.engine.board import Board
from tabletop.engine.change import apply
from tabletop.engine.events import CardCounted, CardTurned
from tabletop.engine.ids import CardId, DefId
from tabletop.engine.message import CardName, DefName, SeatName, fill
from tabletop.engine.view import view_of
from tabletop.games.traveller_traders.crew import find
from tabletop.games.traveller_traders.names import (
    CAPTAIN,
    CREW,
    PLAYER,
    QUIET,
    SECOND_OFFICER,
    SHIP,
)
from tabletop.session.match import Match
from tabletop.session.players import Player
from tests.games.traveller_traders.driving import begun, game


def noted(board: Board, card: CardId) -> list[str]:
    view = view_of(game().rules, begun(1)._replace(board=board), PLAYER)
    lying = list(board.pile(board.card(card).zone)).index(card)
    handle = view.board.pile(board.card(card).zone)[lying]
    return [fill(note, _named) for note in game().notes(view, handle)]


def _named(argument: SeatName | CardName | DefName) -> str:
    return str(argument)


def officer(board: Board, name: DefId) -> CardId:
    found = find(board, name)
    assert found is not None
    return found


@pytest.mark.rules("TT-6.3", "TT-6.6")
def test_a_hit_ship_shows_its_power_its_cause_and_when_it_is_repaired() -> None:
    board = begun(1).board
    ship = board.pile(SHIP)[0]
    assert noted(board, ship) == []
    hit = apply(board, CardTurned(ship, 1))
    assert noted(hit, ship) == [
        "Power 1 instead of the printed 2, from 1 hit.",
        "A hit is repaired after 2 more turns without damage.",
    ]
    calm = apply(hit, CardCounted(ship, QUIET, 1))
    assert noted(calm, ship)[1] == "A hit is repaired after 1 more turn without damage."
    without = apply(hit, CardTurned(officer(board, SECOND_OFFICER), 1))
    assert noted(without, ship)[1] == "Nothing is repaired while the 2nd Officer is not on duty."


@pytest.mark.rules("TT-4.7")
def test_an_inactive_officer_says_since_what_and_until_when() -> None:
    board = begun(1).board
    captain = officer(board, CAPTAIN)
    assert board.card(captain).zone == CREW
    assert noted(board, captain) == []
    (line,) = noted(apply(board, CardTurned(captain, 1)), captain)
    assert line.startswith("Inactive, saved from a defeat: Power 3 counts for nothing until")


def test_the_stop_where_the_ship_is_says_so_and_names_no_counter() -> None:
    model = TableController(Match.create(game(), (Player("Ann"),), {}, 1)).model()
    stops = next(zone for zone in model.zones if zone.kind == "course").cards
    assert [card.notes for card in stops[:2]] == [("Your ship is here.",), ()]
    assert stops[0].states == ()
    assert stops[0].spoken == "Regina, Your ship is here"
