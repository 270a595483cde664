"""Rules that effects start. They import the language, so it looks for them only when it runs."""

from __future__ import annotations

from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.table import Table


def abandonment(table: Table, contract: CardId) -> int:
    """Give what abandoning a Contract costs (``TC-15.14``)."""
    from tabletop.games.traveller_ccg import commitment

    return commitment.abandonment(table, contract)


def abandon(seat: SeatId, slot: int) -> Frame:
    """Start a captain's abandoning of the Contract in a slot; it has been paid for."""
    from tabletop.games.traveller_ccg import commitment

    return commitment.abandon(seat, slot)


def complication_slots(table: Table, contract: CardId) -> int:
    """Give how many Complications a Contract can hold."""
    from tabletop.games.traveller_ccg import slots

    return slots.complication_slots(table, contract)


def controller_of_slot(table: Table, slot: int) -> SeatId:
    """Give who controls a Contract slot."""
    from tabletop.games.traveller_ccg import slots

    return slots.controller_of_slot(table, slot)
