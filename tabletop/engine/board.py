"""The board: everything that lies on the table at one moment, frozen.

Boards share what they have in common. Nothing here changes a board; ``engine.change`` makes the
next one from an event. Mappings and tuples only, so that the type checker refuses a mutation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId
from tabletop.engine.message import Message


@dataclass(frozen=True, slots=True)
class Binding:
    """What a name in an effect stands for while it is carried out: cards, seats, numbers."""

    name: str
    cards: tuple[CardId, ...] = ()
    seats: tuple[SeatId, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class QueueItem:
    """Something announced that has not happened yet; the last of the queue resolves first.

    ``ability`` names what will be done, by definition and key; ``bound`` holds the targets and
    whatever else was chosen when it was announced.
    """

    id: int
    source: CardId
    definition: DefId
    ability: str
    controller: SeatId
    bound: tuple[Binding, ...] = ()
    cancelled: bool = False


@dataclass(frozen=True, slots=True)
class Lasting:
    """An effect that outlasts what made it, until the moment named ``until`` comes.

    ``body`` is a frozen record of the effect language; the engine does not look into it.
    """

    id: int
    source: CardId
    controller: SeatId
    body: Any
    bound: tuple[Binding, ...] = ()
    until: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: who won (perhaps nobody), and why, in words and by which rule."""

    winners: tuple[SeatId, ...]
    reason: Message
    rule: str


class Board(NamedTuple):
    """Everything on the table.

    ``piles`` lists the cards of each zone; the last of an ordered zone is its top card.
    ``counters`` belong to the table as a whole. ``state`` is a frozen record of the game's own,
    open to every seat but for what ``Rules.redact`` leaves out; it holds no card numbers.
    """

    seats: tuple[Seat, ...]
    zones: Mapping[ZoneId, Zone]
    piles: Mapping[ZoneId, tuple[CardId, ...]]
    cards: Mapping[CardId, Card]
    counters: Mapping[str, int]
    state: Any
    queue: tuple[QueueItem, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    serial: int = 0
    result: Result | None = None

    def seat(self, seat: SeatId) -> Seat:
        """Give the seat of this number."""
        return self.seats[seat]

    def card(self, card: CardId) -> Card:
        """Give the card of this number."""
        return self.cards[card]

    def pile(self, zone: ZoneId) -> tuple[CardId, ...]:
        """List the cards of a zone, bottom first."""
        return self.piles[zone]

    def top(self, zone: ZoneId, count: int) -> tuple[CardId, ...]:
        """List the top cards of a zone, the topmost first; fewer when the zone holds fewer."""
        return self.piles[zone][: -count - 1 : -1] if count > 0 else ()

    def aboard(self) -> tuple[SeatId, ...]:
        """List the seats still in the match."""
        return tuple(seat.id for seat in self.seats if seat.aboard)

    def after(self, seat: SeatId) -> SeatId:
        """Give the next seat clockwise that is still in the match (perhaps the same one)."""
        seats = self.seats
        count = len(seats)
        following = seats[(seat + 1) % count]
        if following.aboard:
            return following.id
        for step in range(2, count + 1):
            following = seats[(seat + step) % count]
            if following.aboard:
                return following.id
        raise ValueError("no seat is left in the match")

    def attached(self, card: CardId) -> tuple[CardId, ...]:
        """List the cards attached to this one directly, in the order of their zone."""
        zone = self.cards[card].zone
        return tuple(other for other in self.piles[zone] if self.cards[other].attached_to == card)

    def tree(self, card: CardId) -> Iterator[CardId]:
        """Walk a card and everything attached to it, the foundation first."""
        yield card
        for child in self.attached(card):
            yield from self.tree(child)


def may_see(board: Board, seat: SeatId, card: Card) -> bool:
    """Tell whether a seat may know what this card is."""
    zone = board.zones[card.zone]
    if zone.sight is Sight.ALL and card.face_up:
        return True
    if zone.sight is Sight.OWNER and zone.owner == seat:
        return True
    return seat in card.known_to
