"""Where cards can be (``CC-4.16``, ``CC-26.1``, ``CC-26.2``): of a captain and of the table."""

from __future__ import annotations

from typing import Final, Literal, get_args

from tabletop.engine.board import Board
from tabletop.engine.cards import Sight, Zone
from tabletop.engine.ids import CardId, SeatId, ZoneId, zone_of

CAPTAIN: Final = "captain"
"""The captain card; in play. Its counter ``AWAY_TEAM`` counts the away teams waiting on it."""
STATUS: Final = "status"
BRIDGE: Final = "bridge"
"""Bridge officers; in play."""
SPACE: Final = "space"
"""The Space Zone: controlled Locations, what is beamed there, tokens of Ships there; in play."""
FLEET: Final = "fleet"
"""The Fleet Zone: mobilized Ships and Ongoing cards, what is beamed onto them; in play."""
BRIEFING: Final = "briefing"
"""The Briefing Room: what was played this turn; in play, but no trigger operation works there."""
HAND: Final = "hand"
DECK: Final = "deck"
DISCARD: Final = "discard"
RESERVE: Final = "reserve"
DEVELOPMENTS: Final = "developments"
LOG: Final = "log"
"""The Computer Log under the captain card (``CC-21.1``)."""
BOARD: Final = "board"
"""The captain board: a card whose side 0 is the Simple and side 1 the Expert one."""
STARDATES_DUE: Final = "stardates-due"
"""Emptied Stardate cards that lie in a captain's Briefing Room: not in play (``CC-R.62``)."""

MarketType = Literal["person", "ally", "ship", "cargo"]
MARKET_TYPES: Final[tuple[MarketType, ...]] = get_args(MarketType)
"""From left to right along the Market strip."""
SLOT: Final = "market"
PILE: Final = "pile"

ENCOUNTERS: Final = ZoneId("encounters")
INCIDENTS: Final = ZoneId("incidents")
JUNK: Final = ZoneId("junk")
LOCATION_DECK: Final = ZoneId("location-deck")
NEUTRAL: Final = ZoneId("neutral")
"""The Neutral Zone: neutral Locations with what is beamed there and ship tokens there."""
STARDATES: Final = ZoneId("stardates")
"""The Stardate pile; its top card holds its glory as a counter."""
SUPPLY: Final = ZoneId("tokens")
"""Ship tokens that are on no card."""
BOX: Final = ZoneId("box")
"""What has left the game."""

IN_PLAY: Final = (CAPTAIN, STATUS, BRIDGE, SPACE, FLEET, BRIEFING)
"""A captain's zones whose cards are in play, with everything beamed there (``CC-26.1``)."""
TRIGGERING: Final = (CAPTAIN, STATUS, BRIDGE, SPACE, FLEET)
"""Those of them whose trigger operations work (``CC-10.1``)."""


def market(kind: str) -> ZoneId:
    """Name the open Market slot of a type."""
    return ZoneId(f"{SLOT}-{kind}")


def pile(kind: str) -> ZoneId:
    """Name the face-down Market pile of a type."""
    return ZoneId(f"{kind}-{PILE}")


def beamed(board: Board, card: CardId) -> bool:
    """Tell whether a card lies under another one (``CC-19.1``)."""
    return board.cards[card].attached_to is not None


def captain_of(board: Board, seat: SeatId) -> CardId:
    """Give the captain card; nothing ever removes it."""
    return board.piles[zone_of(CAPTAIN, seat)][0]


def zones(seats: int) -> tuple[Zone, ...]:
    """List the zones of a table for one captain or two."""
    found: list[Zone] = []
    for number in range(seats):
        seat = SeatId(number)
        found += (Zone(zone_of(kind, seat), kind, seat, Sight.ALL, True, True) for kind in IN_PLAY)
        found += (
            Zone(zone_of(HAND, seat), HAND, seat, Sight.OWNER, ordered=False),
            Zone(zone_of(DECK, seat), DECK, seat, Sight.NOBODY, ordered=True),
            Zone(zone_of(DISCARD, seat), DISCARD, seat, Sight.ALL, ordered=False),
            Zone(zone_of(RESERVE, seat), RESERVE, seat, Sight.NOBODY, ordered=True),
            Zone(zone_of(DEVELOPMENTS, seat), DEVELOPMENTS, seat, Sight.ALL, ordered=False),
            Zone(zone_of(LOG, seat), LOG, seat, Sight.ALL, ordered=False),
            Zone(zone_of(BOARD, seat), BOARD, seat, Sight.ALL, ordered=True),
            Zone(zone_of(STARDATES_DUE, seat), STARDATES_DUE, seat, Sight.ALL, ordered=True),
        )
    for kind in MARKET_TYPES:
        found += (
            Zone(market(kind), market(kind), None, Sight.ALL, ordered=True),
            Zone(pile(kind), pile(kind), None, Sight.NOBODY, ordered=True),
        )
    found += (
        Zone(ENCOUNTERS, "encounters", None, Sight.NOBODY, ordered=True),
        Zone(INCIDENTS, "incidents", None, Sight.NOBODY, ordered=True),
        Zone(JUNK, "junk", None, Sight.ALL, ordered=False),
        Zone(LOCATION_DECK, "location-deck", None, Sight.NOBODY, ordered=True),
        Zone(NEUTRAL, "neutral", None, Sight.ALL, ordered=True, in_play=True),
        Zone(STARDATES, "stardates", None, Sight.ALL, ordered=True),
        Zone(SUPPLY, "tokens", None, Sight.ALL, ordered=False),
        Zone(BOX, "box", None, Sight.NOBODY, ordered=False),
    )
    return tuple(found)
