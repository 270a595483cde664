"""Gaining glory: off the top Stardate card, and at last from the supply (``CC-6.3``)."""

from __future__ import annotations

from tabletop.engine.events import Event, MomentCame, SeatCounted
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.captains_chair.stardates import taken_off
from tabletop.games.captains_chair.state import GLORY, course

GAINED = "gained-resource"


def gain_glory(table: Table, seat: SeatId, count: int) -> tuple[Event, ...]:
    """Have a player gain glory: one gain, also across two Stardate cards (``CC-R.77``).

    A cadet's comes from the supply (``CC-25.2``).
    """
    if count <= 0:
        return ()
    off = () if course(table).cadet else taken_off(table, count)
    return (
        *off,
        SeatCounted(seat, GLORY, count),
        MomentCame(GAINED, seat, (), count),
        MomentCame(f"gained-{GLORY}", seat, (), count),
    )
