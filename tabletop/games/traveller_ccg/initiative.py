"""Initiative: in which order captains act, and who has priority (``TC-13.2``, ``TC-28.14``)."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.places import ship_of
from tabletop.games.traveller_ccg.state import voyage


def initiative(table: Table, seat: SeatId) -> int:
    """Give a captain's Initiative: that of their Ship (``TC-R.11``)."""
    return LANGUAGE.reader(table).value(ship_of(table.board, seat), "initiative")


def clockwise(board: Board, seat: SeatId) -> tuple[SeatId, ...]:
    """List the captains in the game, clockwise from a seat, itself first if it is in the game."""
    count = len(board.seats)
    order = (board.seats[(seat + step) % count] for step in range(count))
    return tuple(other.id for other in order if other.aboard)


def in_initiative_order(table: Table) -> tuple[SeatId, ...]:
    """List the captains from the first captain clockwise (``TC-13.2``, ``TC-13.5``).

    Before the game's first one is set, the order begins with seat one (``TC-R.104``).
    """
    first = voyage(table).first
    return clockwise(table.board, SeatId(0) if first is None else first)


def highest(table: Table, seats: tuple[SeatId, ...]) -> tuple[SeatId, ...]:
    """List those of some captains whose Initiative is the highest, several if tied."""
    values = {seat: initiative(table, seat) for seat in seats}
    most = max(values.values(), default=0)
    return tuple(seat for seat in seats if values[seat] == most)


def priority(table: Table) -> SeatId:
    """Give who has the first chance to act or respond (``TC-28.14``).

    That is the acting captain. In stages without one it is the captain of highest Initiative; of
    those tied the first captain, or the next clockwise from there (``TC-R.3``).
    """
    state, board = voyage(table), table.board
    if state.acting is not None and board.seats[state.acting].aboard:
        return state.acting
    start = state.lot if state.first is None else state.first
    order = clockwise(board, SeatId(0) if start is None else start)
    return highest(table, order)[0]
