"""Permanents enter play: where they go, and what they can go on (``TC-16.4``, ``TC-16.6``)."""

from __future__ import annotations

from tabletop.effects.context import Context
from tabletop.effects.reader import Reader
from tabletop.engine.events import CardAttached, CardMoved, ControlChanged, Event
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.games.traveller_ccg import keywords
from tabletop.games.traveller_ccg.control import cards_in_play
from tabletop.games.traveller_ccg.places import CONNECTIONS, CREW

ATTACHED = {"gear": "crew", "upgrade": "ship"}
"""What attaches, and to what (``TC-7.9``)."""


def hosts(reader: Reader, card: CardId, seat: SeatId) -> tuple[CardId, ...]:
    """List the cards in play that a permanent can go on when a captain puts it into play.

    Those of its controller; with Hindrance those of opposing captains as well (``TC-29.11``). An
    Upgrade needs a Ship of enough tonnage (``TC-8.4``); nothing goes on what is Invulnerable to
    it (``TC-29.19``).
    """
    onto = ATTACHED.get(reader.table.printed(card).kind)
    if onto is None:
        return ()
    anybody = keywords.has(reader, card, "hindrance")
    found = tuple(
        other
        for other in cards_in_play(reader)
        if onto in reader.kinds(other)
        and (anybody or reader.controller(other) == seat)
        and (onto != "ship" or fits_tonnage(reader, card, other))
    )
    return reader.seen(Context(card, seat), found)


def fits_tonnage(reader: Reader, upgrade: CardId, ship: CardId) -> bool:
    """Tell whether a Ship is large enough for an Upgrade (``TC-8.4``)."""
    return reader.value(upgrade, "tonnage") <= reader.value(ship, "tonnage")


def can_enter(reader: Reader, card: CardId, found: tuple[CardId, ...]) -> bool:
    """Tell whether a permanent can enter play: Gear and Upgrades need something to go on."""
    kind = reader.table.printed(card).kind
    return kind in ("crew", "connection") or (kind in ATTACHED and bool(found))


def enter(
    reader: Reader, card: CardId, seat: SeatId, host: CardId | None = None
) -> tuple[Event, ...]:
    """Put a permanent into play, ready (``TC-R.45``), under a captain's control (``TC-2.2``)."""
    kind, board = reader.table.printed(card).kind, reader.board
    if host is not None:
        events: tuple[Event, ...] = (
            CardMoved(card, board.cards[host].zone, face_up=True),
            CardAttached(card, host),
        )
    else:
        zone = zone_of(CREW if kind == "crew" else CONNECTIONS, seat)
        events = (CardMoved(card, zone, face_up=True),)
    if board.cards[card].owner == seat:
        return events
    return (*events, ControlChanged(card, seat))
