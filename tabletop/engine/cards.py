"""Cards, zones and seats: the frozen records that a board is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Final, NamedTuple

from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId

NO_COUNTERS: Final[Mapping[str, int]] = MappingProxyType({})


class Card(NamedTuple):
    """One card of a match.

    ``epoch`` counts how often the card went out of somebody's sight; with it changes every handle
    that seats have for the card, so that nobody can follow it through a shuffle.
    ``turn`` is in quarter turns clockwise (1 is sideways: exerted, exhausted, hit once).
    ``side`` tells which printed side is up of a double-sided card.
    ``known_to`` are seats that may look at the card although where it lies is closed to them.
    """

    id: CardId
    definition: DefId
    owner: SeatId | None
    controller: SeatId | None
    zone: ZoneId
    face_up: bool
    turn: int = 0
    side: int = 0
    counters: Mapping[str, int] = NO_COUNTERS
    attached_to: CardId | None = None
    epoch: int = 0
    known_to: tuple[SeatId, ...] = ()


class Sight(Enum):
    """Who sees the faces of the cards in a zone."""

    ALL = "all"
    """Everybody, of the cards that lie face up."""
    OWNER = "owner"
    """Only the seat that the zone belongs to."""
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for cards.

    ``ordered`` says whether the order of its cards means something. A card keeps its turn, its
    counters and whoever controls it only while it goes from one zone in play to another.
    """

    id: ZoneId
    kind: str
    owner: SeatId | None
    sight: Sight
    ordered: bool
    in_play: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair at the table. ``aboard`` turns false when its player is out of the match."""

    id: SeatId
    aboard: bool = True
    counters: Mapping[str, int] = field(default_factory=lambda: NO_COUNTERS)
