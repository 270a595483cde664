"""Where cards can be (``TC-1.9``, ``TC-9.1``): the zones of a captain and those of the table."""

from __future__ import annotations

from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.cards import Sight, Zone
from tabletop.engine.ids import AUTOMA, CardId, SeatId, ZoneId, zone_of

SHIP: Final = "ship"
"""A captain's Ship with the Upgrades attached to it; in play."""
CREW: Final = "crew"
"""A captain's Crew with the Gear attached to them; in play."""
CONNECTIONS: Final = "connections"
HAND: Final = "hand"
DECK: Final = "deck"
DISCARD: Final = "discard"
ADVENTURE_DECK: Final = "adventure-deck"
ADVENTURE_DISCARD: Final = "adventure-discard"

SLOT: Final = "slot"
"""A Contract slot: the Contract and the Complications attached to it; in play."""
SLOTS: Final = 4

PENDING: Final = ZoneId("pending")
"""Cards that were played and wait on the queue."""
DISPERSED: Final = ZoneId("dispersed")
"""The dispersed region, open to all (``TC-1.28``)."""
GONE: Final = ZoneId("gone")
"""What left the game with an eliminated captain (``TC-4.12``)."""

OPPOSITION: Final = ZoneId("opposition")
"""Opposition Crew in play, with what is attached to them (``TC-34.5``)."""
OPPOSITION_DECK: Final = ZoneId("opposition-deck")
OPPOSITION_DISCARD: Final = ZoneId("opposition-discard")


def slot(number: int) -> ZoneId:
    """Name a Contract slot, counted from 0."""
    return ZoneId(f"{SLOT}:{number}")


def slot_number(zone: ZoneId) -> int:
    """Give the number of a Contract slot. Raises ValueError for any other zone."""
    kind, _, number = zone.partition(":")
    if kind != SLOT:
        raise ValueError(f"{zone} is not a Contract slot")
    return int(number)


def in_play(board: Board, card: CardId) -> bool:
    """Tell whether a card is in play."""
    return board.zones[board.cards[card].zone].in_play


def ship_of(board: Board, seat: SeatId) -> CardId:
    """Give the Ship of a captain who is in the game; nothing else removes it (``TC-1.19``)."""
    return board.piles[zone_of(SHIP, seat)][0]


def contract_in(board: Board, number: int) -> CardId | None:
    """Give the Contract of a slot, or None while the slot is empty."""
    cards = board.piles[slot(number)]
    return next((card for card in cards if board.cards[card].attached_to is None), None)


def complications_on(board: Board, contract: CardId) -> tuple[CardId, ...]:
    """List the Complications attached to a Contract, the oldest first."""
    return board.attached(contract)


def slots_of(board: Board) -> range:
    """Number the Contract slots of a table."""
    return range(sum(zone.kind == SLOT for zone in board.zones.values()))


def home(board: Board, card: CardId) -> ZoneId:
    """Name the discard pile that a card goes to when it leaves play (``TC-1.9``, ``TC-1.10``)."""
    record = board.cards[card]
    if record.owner == AUTOMA:
        return OPPOSITION_DISCARD
    assert record.owner is not None
    adventure = board.zones[record.zone].kind in (SLOT, ADVENTURE_DECK, ADVENTURE_DISCARD)
    return zone_of(ADVENTURE_DISCARD if adventure else DISCARD, record.owner)


def zones(seats: int, slots: int = SLOTS) -> tuple[Zone, ...]:
    """List the zones of a table for so many captains."""
    found = [
        Zone(slot(number), SLOT, None, Sight.ALL, ordered=True, in_play=True)
        for number in range(slots)
    ]
    for number in range(seats):
        seat = SeatId(number)
        found += (
            Zone(zone_of(SHIP, seat), SHIP, seat, Sight.ALL, ordered=True, in_play=True),
            Zone(zone_of(CREW, seat), CREW, seat, Sight.ALL, ordered=True, in_play=True),
            Zone(
                zone_of(CONNECTIONS, seat), CONNECTIONS, seat, Sight.ALL, ordered=True, in_play=True
            ),
            Zone(zone_of(HAND, seat), HAND, seat, Sight.OWNER, ordered=False),
            Zone(zone_of(DECK, seat), DECK, seat, Sight.NOBODY, ordered=True),
            Zone(zone_of(DISCARD, seat), DISCARD, seat, Sight.ALL, ordered=True),
            Zone(zone_of(ADVENTURE_DECK, seat), ADVENTURE_DECK, seat, Sight.NOBODY, ordered=True),
            Zone(
                zone_of(ADVENTURE_DISCARD, seat), ADVENTURE_DISCARD, seat, Sight.ALL, ordered=True
            ),
        )
    found += (
        Zone(PENDING, "pending", None, Sight.ALL, ordered=True),
        Zone(DISPERSED, "dispersed", None, Sight.ALL, ordered=False),
        Zone(GONE, "gone", None, Sight.NOBODY, ordered=False),
        Zone(OPPOSITION, "opposition", None, Sight.ALL, ordered=True, in_play=True),
        Zone(OPPOSITION_DECK, "opposition-deck", None, Sight.NOBODY, ordered=True),
        Zone(OPPOSITION_DISCARD, "opposition-discard", None, Sight.ALL, ordered=True),
    )
    return tuple(found)
