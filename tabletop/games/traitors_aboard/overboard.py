"""Planks, and the throw overboard (``TA-4.1``, ``TA-4.2``)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.events import CardMoved, Event, Said, SeatLeft
from tabletop.engine.message import DefName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traitors_aboard.ending import revealed
from tabletop.games.traitors_aboard.places import (
    DISCARD,
    hand,
    kinds,
    planks,
    role_card,
    role_of,
)
from tabletop.games.traitors_aboard.voyage import Deed, record, voyage

THROWN_BY: Final = 3
"""So many Planks throw a player overboard."""


def thrown(event: Event, after: Table) -> tuple[Event, ...]:
    """Throw a player overboard who has just got the third Plank (``TA-4.2``).

    The Role is revealed; the Planks and the whole hand go face down to the Discard pile.
    """
    board = after.board
    if not isinstance(event, CardMoved) or board.zones[event.to].kind != "planks":
        return ()
    seat = board.zones[event.to].owner
    if seat is None or len(board.piles[event.to]) < THROWN_BY or not board.seats[seat].aboard:
        return ()
    lost = board.piles[hand(seat)]
    deed = Deed(voyage(board).number, seat, "overboard", cards=len(lost))
    return (
        *revealed(board, (role_card(board, seat),)),
        Said(
            say(
                "{seat} gets the third Plank and goes overboard: a {role}.",
                seat=SeatName(seat),
                role=DefName(role_of(board, seat)),
            )
        ),
        record(board, deed, (seat, kinds(after, lost))),
        *(CardMoved(card, DISCARD) for card in (*board.piles[planks(seat)], *lost)),
        SeatLeft(seat),
    )
