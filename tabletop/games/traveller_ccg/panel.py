"""What a captain's own panel says: the aim, and what should be seen before deciding."""

from __future__ import annotations

from tabletop.engine.message import Message, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.traveller_ccg.state import VP
from tabletop.games.traveller_ccg.victory import threshold
from collections.abc import Mapping
from tabletop.engine.ids import DefId


def goal(definitions: Mapping[DefId, Definition], view: SeatView) -> Message | None:
    """Say how far it is to victory (``TC-4.1``)."""
    seat = view.seat
    if seat < 0:
        return None
    if not view.board.seats[seat].aboard:
        return say("You are bankrupt and out of the game.")
    return say(
        "{vp} of {goal} VP; checked at the end of each phase.",
        vp=view.board.seats[seat].counters.get(VP, 0),
        goal=threshold(Table(view.board, definitions), seat),
    )
