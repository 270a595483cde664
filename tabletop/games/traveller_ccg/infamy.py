"""Infamy: how much of it a captain has (``TC-25.4``), and how it fades (``TC-25.3``)."""

from __future__ import annotations

from tabletop.effects.reader import Reader
from tabletop.engine.events import Event, Said, SeatCounted
from tabletop.engine.ids import SeatId
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.control import controlled
from tabletop.games.traveller_ccg.keywords import has
from tabletop.games.traveller_ccg.state import INFAMY, captain


def infamous(reader: Reader, seat: SeatId) -> int:
    """Count the Infamous cards in play that a captain controls (``TC-29.14``)."""
    return sum(has(reader, card, "infamous") for card in controlled(reader, seat))


def infamy(reader: Reader, seat: SeatId) -> int:
    """Count a captain's Infamy: the tokens, and one more for each Infamous card (``TC-25.4``)."""
    return reader.board.seats[seat].counters.get(INFAMY, 0) + infamous(reader, seat)


def fading(table: Table) -> tuple[Event, ...]:
    """Take 1 Infamy token from each captain who carried out no piracy this round (``TC-R.91``).

    Having declared it is not enough (``TC-21.10``); virtual tokens are never lost (``TC-R.56``).
    """
    events: list[Event] = []
    for seat in table.board.aboard():
        held = table.board.seats[seat].counters.get(INFAMY, 0)
        if held > 0 and not captain(table, seat).pirated:
            lost = say("{seat} loses 1 Infamy.", seat=SeatName(seat))
            events += (SeatCounted(seat, INFAMY, -1), Said(lost))
    return tuple(events)
