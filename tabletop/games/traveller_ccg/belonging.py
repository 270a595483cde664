"""What no effect can do, whatever a card says: send cards where they do not belong (section 1).

A card never enters a pile or a hand other than its owner's (``TC-1.10``), captain's cards and
adventure cards never mix (``TC-1.9``, ``TC-1.11``), and a Ship stays in play (``TC-1.19``).
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from tabletop.engine.events import CardMoved, Event
from tabletop.engine.frames import Frame
from tabletop.engine.ids import AUTOMA, zone_of
from tabletop.engine.message import Refusal, refuse
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.parts import HOOKS
from tabletop.games.traveller_ccg.places import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARD,
    DECK,
    DISCARD,
    GONE,
    HAND,
    OPPOSITION_DISCARD,
)

ADVENTURES: Final = MappingProxyType(
    {HAND: ADVENTURE_DISCARD, DECK: ADVENTURE_DECK, DISCARD: ADVENTURE_DISCARD}
)
"""Where adventure cards go that are sent to one of a captain's other piles."""
OTHERS: Final = MappingProxyType({ADVENTURE_DECK: DECK, ADVENTURE_DISCARD: DISCARD})
"""Where captain's cards go that are sent among adventure cards."""


def forbidden(table: Table, event: Event) -> Refusal | None:
    """Keep Ships in play as long as their captains are in the game, and whatever cards forbid."""
    if isinstance(event, CardMoved) and event.to != GONE:
        ship = table.definitions[table.board.cards[event.card].definition].kind == "ship"
        if ship and not table.board.zones[event.to].in_play:
            return refuse("TC-1.19", "A Ship can't be removed from play.")
    return HOOKS.forbid(table, event)


def replaced(table: Table, event: Event) -> tuple[Event, ...] | Frame | None:
    """Send cards to their owners' piles, and give what happens instead besides."""
    rightful = _rightful(table, event) if isinstance(event, CardMoved) else event
    found = HOOKS.replace(table, rightful)
    return (rightful,) if found is None and rightful is not event else found


def _rightful(table: Table, event: CardMoved) -> CardMoved:
    board = table.board
    zone, record = board.zones[event.to], board.cards[event.card]
    if zone.in_play or zone.owner is None or record.owner is None:
        return event
    if record.owner == AUTOMA:
        return replace(event, to=OPPOSITION_DISCARD, face_up=True, place=None)
    adventure = table.definitions[record.definition].kind == "contract"
    kind = (ADVENTURES if adventure else OTHERS).get(zone.kind, zone.kind)
    to = zone_of(kind, record.owner)
    if to == event.to:
        return event
    open_ = kind in (DISCARD, ADVENTURE_DISCARD)
    return replace(event, to=to, face_up=event.face_up or open_)
