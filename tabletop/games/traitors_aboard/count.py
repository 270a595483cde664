"""Calling the count (``TA-3.8``, ``TA-5.1``)."""

from __future__ import annotations

from tabletop.engine.events import Event, Said
from tabletop.engine.ids import SeatId
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traitors_aboard.ending import counted, revealed
from tabletop.games.traitors_aboard.places import CHEST, role_card
from tabletop.games.traitors_aboard.voyage import Deed, record, voyage


def called(table: Table, seat: SeatId) -> tuple[Event, ...]:
    """Reveal the caller's Role, then the Chest, and end the match by its value."""
    board = table.board
    return (
        record(board, Deed(voyage(board).number, seat, "call", cards=len(board.piles[CHEST]))),
        Said(say("{seat} calls the count and is a Pirate.", seat=SeatName(seat))),
        *revealed(board, (role_card(board, seat),)),
        *counted(table, seat),
    )
