"""Infamy: what captains are known for, and how it fades (``TC-25``)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.events import Event, Said, SeatCounted
from tabletop.engine.ids import SeatId
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.state import INFAMY, captain

INFAMOUS: Final = "infamous"


def tokens(table: Table, seat: SeatId) -> int:
    """Count the Infamy tokens that a captain has, without virtual ones."""
    return table.board.seats[seat].counters.get(INFAMY, 0)


def infamy(table: Table, seat: SeatId) -> int:
    """Count a captain's Infamy: one more for each Infamous card they control (``TC-29.14``)."""
    reader = LANGUAGE.reader(table)
    board = table.board
    return tokens(table, seat) + sum(
        INFAMOUS in reader.keywords(card) and reader.controller(card) == seat
        for zone in reader.in_play
        for card in board.piles[zone]
        if board.cards[card].face_up
    )


def fading(table: Table) -> tuple[Event, ...]:
    """Take 1 Infamy token from each captain who carried out no piracy this round (``TC-R.91``).

    Having declared it is not enough (``TC-21.10``); virtual tokens are never lost (``TC-R.56``).
    """
    events: list[Event] = []
    for seat in table.board.aboard():
        if not captain(table, seat).pirated and tokens(table, seat) > 0:
            events += (
                SeatCounted(seat, INFAMY, -1),
                Said(say("{seat} loses 1 Infamy.", seat=SeatName(seat))),
            )
    return tuple(events)
