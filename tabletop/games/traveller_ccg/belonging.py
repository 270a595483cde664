"""What no effect can do, whatever a card says: send cards where they do not belong (section 1).

A card never enters a pile or a hand other than its owner's (``TC-1.10``), captain's cards and
adventure cards never mix (``TC-1.9``, ``TC-1.11``), and a Ship stays in play (``TC-1.19``).
Nor can it attach what can't be attached, however it does so.
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from tabletop.effects.context import Context
from tabletop.engine.events import CardAttached, CardMoved, Event
from tabletop.engine.frames import Frame
from tabletop.engine.ids import AUTOMA, CardId, zone_of
from tabletop.engine.message import CardName, Refusal, refuse
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg import keywords
from tabletop.games.traveller_ccg.entering import ATTACHED, fits_tonnage
from tabletop.games.traveller_ccg.language import LANGUAGE
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
    """Keep Ships in play as long as their captains are in the game, cards off what they can't be
    attached to, and whatever cards forbid.
    """
    if isinstance(event, CardMoved) and event.to != GONE:
        ship = table.definitions[table.board.cards[event.card].definition].kind == "ship"
        if ship and not table.board.zones[event.to].in_play:
            return refuse("TC-1.19", "A Ship can't be removed from play.")
    if isinstance(event, CardAttached) and event.to is not None:
        refusal = _apart(table, event.card, event.to)
        if refusal is not None:
            return refusal
    return HOOKS.forbid(table, event)


def _apart(table: Table, card: CardId, host: CardId) -> Refusal | None:
    """Say why a Gear or an Upgrade in play can't go on a card."""
    kind = table.definitions[table.board.cards[card].definition].kind
    if kind not in ATTACHED:
        return None
    reader, before = LANGUAGE.reader(table), table.board.cards[card].attached_to
    if before not in (None, host) and keywords.has(reader, card, "integral"):
        return refuse("TC-29.15", "{card} is Integral: it can't be moved.", card=CardName(card))
    if not reader.seen(Context(card, reader.you(card)), (host,)):
        text = "{card} can't go on {host}, which is Invulnerable to it."
        return refuse("TC-29.19", text, card=CardName(card), host=CardName(host))
    if kind == "upgrade" and not fits_tonnage(reader, card, host):
        text = "{card} is too large for {host}."
        return refuse("TC-8.4", text, card=CardName(card), host=CardName(host))
    return None


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
