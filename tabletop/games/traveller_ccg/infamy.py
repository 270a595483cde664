"""How Infamy fades (``TC-25.3``). What it counts for is in ``keywords`` (``TC-29.14``)."""

from __future__ import annotations

from tabletop.engine.events import Event, Said, SeatCounted
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.state import INFAMY, captain


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
