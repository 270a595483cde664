"""The course: the stops of a route lie on the table, and a marker lies where the ship is."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.engine.board import Board
from tabletop.engine.events import CardCounted, Event
from tabletop.engine.ids import CardId, DefId
from tabletop.engine.table import Definition
from tabletop.games.traveller_traders.names import COURSE, HERE


def routes(definitions: Mapping[DefId, Definition]) -> tuple[Definition, ...]:
    """List the routes that the card data holds, in its order."""
    return tuple(card for card in definitions.values() if card.kind == "route")


def stops(route: Definition) -> tuple[DefId, ...]:
    """List a route's systems; after the last comes the first again (TT-1.6, TT-8.4)."""
    return tuple(DefId(stop) for stop in route.facts["stops"])


def here(board: Board) -> CardId:
    """Give the stop where the ship is."""
    return next(card for card in board.pile(COURSE) if board.card(card).counters.get(HERE))


def place(board: Board) -> int:
    """Give the number of that stop on the course, from 0."""
    return board.pile(COURSE).index(here(board))


def following(board: Board) -> CardId:
    """Give the stop to which the next jump goes (TT-6.1)."""
    course = board.pile(COURSE)
    return course[(place(board) + 1) % len(course)]


def jumped(board: Board) -> tuple[Event, ...]:
    """Move the ship's marker to the next stop."""
    return (CardCounted(here(board), HERE, -1), CardCounted(following(board), HERE, 1))
