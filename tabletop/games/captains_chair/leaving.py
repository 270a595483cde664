"""How cards leave play: discharged, recalled, logged, destroyed (``CC-17.10``, ``CC-21``)."""

from __future__ import annotations

from typing import Final, Literal

from tabletop.engine.board import Board
from tabletop.engine.events import CardMoved, Event, Looked, MomentCame
from tabletop.engine.ids import CardId, SeatId, ZoneId, zone_of
from tabletop.engine.message import CardName, Refusal, refuse
from tabletop.engine.table import Table
from tabletop.games.captains_chair import away
from tabletop.games.captains_chair.fleet import ships_at, tokens_back
from tabletop.games.captains_chair.places import (
    BOX,
    BRIEFING,
    CAPTAIN,
    DISCARD,
    HAND,
    LOG,
    STARDATES_DUE,
    STATUS,
)
from tabletop.games.captains_chair.ship_tokens import TOKEN
from tabletop.games.captains_chair.whose import holder, is_in_play, is_token

Way = Literal["discharge", "recall", "log", "destroy"]
MOMENTS: Final[dict[Way, str]] = {
    "discharge": "discharged",
    "recall": "recalled",
    "log": "logged",
    "destroy": "destroyed",
}
NEVER: Final = (CAPTAIN, STATUS, "board", "stardate", TOKEN)
"""Types of what can't leave play, be logged or be beamed by any effect (``CC-R.62``)."""


def why_not(table: Table, card: CardId, way: Way, *, itself: bool = False) -> Refusal | None:
    """Say why a card can't leave in a way, or None when it can.

    ``itself`` is for what a card says of itself: only so is a Location discharged or recalled
    (``CC-17.4``).
    """
    board, kind = table.board, table.printed(card).kind
    record = board.cards[card]
    name = CardName(card)
    if kind in NEVER or board.zones[record.zone].kind == STARDATES_DUE:
        return refuse("CC-R.62", "{card} can't be chosen for that.", card=name)
    if way not in ("discharge", "recall"):
        return None
    if not is_in_play(board, card):
        return refuse("CC-17.11", "{card} is not in play.", card=name)
    if kind == "location" and not itself:
        return refuse("CC-17.4", "A Location can't be discharged or recalled.")
    in_briefing = board.zones[record.zone].kind == BRIEFING and record.attached_to is None
    if way == "discharge" and in_briefing:
        return refuse("CC-17.11", "What lies in the Briefing Room can't be discharged.")
    return None


def leaving(board: Board, card: CardId, way: Way, by: SeatId) -> tuple[Event, ...]:
    """Have a card leave play, or go from elsewhere, with all that is beamed onto it (``CC-19.4``).

    It goes to the pile of the captain in whose zone it was (``CC-R.52``). Its ship token returns
    to the supply. From a Location away teams return and Ships are discharged (``CC-17.5``).
    """
    tree = tuple(one for one in board.tree(card) if not is_token(board, one))
    seat = holder(board, card)
    to = _target(way, by if seat is None else seat)
    everybody = tuple(one.id for one in board.seats)
    destroyed = to == BOX and is_in_play(board, card)  # all know what has left the game
    return (
        *clearing(board, card, by),
        *(event for one in tree for event in tokens_back(board, one)),
        CardMoved(card, to, face_up=to.partition(":")[0] in (DISCARD, LOG)),
        *((Looked(tree, everybody),) if destroyed else ()),
        *(MomentCame(MOMENTS[way], by, (one,)) for one in tree),
    )


def _target(way: Way, seat: SeatId) -> ZoneId:
    if way == "destroy":
        return BOX
    return zone_of({"discharge": DISCARD, "recall": HAND, "log": LOG}[way], seat)


def clearing(board: Board, card: CardId, by: SeatId | None = None) -> tuple[Event, ...]:
    """Take the markers off a Location: away teams return, Ships are discharged (``CC-17.5``).

    ``by`` is the player whose effect does it; without one their owners are told to have done it.
    From other cards nothing is taken.
    """
    events: list[Event] = []
    for seat in board.seats:
        events += away.returning(board, card, seat.id, away.teams_at(board, card, seat.id), by)
        for ship in ships_at(board, card, seat.id):
            if ship != card:  # the token of a Ship that is nowhere lies on itself
                events += leaving(board, ship, "discharge", seat.id if by is None else by)
    return tuple(events)
