"""Which players, which cards, which place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.layers import CONTROL, KINDS
from tabletop.effects.nodes import (
    CardKind,
    Cards,
    Node,
    Refers,
    Seats,
    ZoneKind,
)
from tabletop.engine.ids import AUTOMA, CardId, SeatId, ZoneId, zone_of

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class You(Seats):
    """Whoever carries out the effect."""

    tag: ClassVar[str] = "you"

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return _players((context.controller,))

    def controllers(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return (context.controller,)

    def words(self, book: Book) -> Tokens:
        return book.say("you")


@dataclass(frozen=True, slots=True)
class Others(Seats):
    """Every other player in the match, clockwise from you."""

    tag: ClassVar[str] = "others"

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return tuple(
            seat for seat in reader.round_from(context.controller) if seat != context.controller
        )

    def controllers(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        seats = self.seats(reader, context)
        return seats if context.controller == AUTOMA else (*seats, AUTOMA)

    def words(self, book: Book) -> Tokens:
        return book.say("each other player")

    def plural(self, book: Book) -> Tokens:
        return book.say("other players")


@dataclass(frozen=True, slots=True)
class Everyone(Seats):
    """Every player in the match, clockwise from you."""

    tag: ClassVar[str] = "everyone"

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return reader.round_from(context.controller)

    def controllers(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return (*self.seats(reader, context), AUTOMA)

    def words(self, book: Book) -> Tokens:
        return book.say("each player")

    def plural(self, book: Book) -> Tokens:
        return book.say("players")


@dataclass(frozen=True, slots=True)
class NamedSeats(Seats):
    """The players that a name stands for."""

    tag: ClassVar[str] = "named"
    short: ClassVar[str] = "name"

    name: Annotated[str, Refers("seats")]

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return _players(context.get(self.name).seats)

    def controllers(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return context.get(self.name).seats

    def words(self, book: Book) -> Tokens:
        return book.name(self.name, "seats")


@dataclass(frozen=True, slots=True)
class NamedCards(Cards):
    """The cards that a name stands for."""

    tag: ClassVar[str] = "named"
    short: ClassVar[str] = "name"

    name: Annotated[str, Refers("cards")]

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        return reader.seen(context, context.get(self.name).cards)

    def words(self, book: Book) -> Tokens:
        return book.name(self.name, "cards")

    def its(self, book: Book, what: Tokens) -> Tokens:
        if self.name == "it":
            return book.say("its {what}", what=what)
        return book.say("{card}'s {what}", card=self.words(book), what=what)


IT = NamedCards("it")


@dataclass(frozen=True, slots=True)
class Owner(Seats):
    """Whoever owns the cards."""

    tag: ClassVar[str] = "owner"
    short: ClassVar[str] = "of"

    of: Cards = IT

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return _players(self.controllers(reader, context))

    def controllers(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        cards = reader.board.cards
        return _once(cards[card].owner for card in self.of.cards(reader, context))

    def words(self, book: Book) -> Tokens:
        if self.of == IT:
            return book.say("its owner")
        return book.say("the owner of {cards}", cards=self.of.words(book))


@dataclass(frozen=True, slots=True)
class Controller(Seats):
    """Whoever controls the cards."""

    tag: ClassVar[str] = "controller"
    short: ClassVar[str] = "of"

    of: Cards = IT

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return _players(self.controllers(reader, context))

    def controllers(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return _once(reader.controller(card) for card in self.of.cards(reader, context))

    def reads(self, language: Language) -> int:
        return CONTROL

    def words(self, book: Book) -> Tokens:
        if self.of == IT:
            return book.say("its controller")
        if isinstance(self.of, NamedCards | Self):
            return self.of.its(book, book.say("controller"))
        return book.say("the controller of {cards}", cards=self.of.words(book))


def _players(seats: tuple[SeatId, ...]) -> tuple[SeatId, ...]:
    """Leave out the automa, which nobody sits for."""
    return tuple(seat for seat in seats if seat != AUTOMA) if AUTOMA in seats else seats


def _once(seats: Iterable[SeatId | None]) -> tuple[SeatId, ...]:
    return tuple(dict.fromkeys(seat for seat in seats if seat is not None))


@dataclass(frozen=True, slots=True)
class Place(Node):
    """A zone: one of the table, or that of a player (yours, if nobody is named)."""

    short: ClassVar[str] = "zone"

    zone: ZoneKind
    of: Seats | None = None

    def zones(self, reader: Reader, context: Context) -> tuple[ZoneId, ...]:
        """List the zones that are meant; more than one only for several players."""
        zones = reader.board.zones
        if self.of is not None:
            owners = self.of.seats(reader, context)
            return tuple(zone_of(self.zone, seat) for seat in owners)
        shared = ZoneId(self.zone)
        if shared in zones:
            return (shared,)
        # The automa has no places of its own.
        return () if context.controller == AUTOMA else (zone_of(self.zone, context.controller),)

    def words(self, book: Book) -> Tokens:
        return self._of(book, book.whose(You() if self.of is None else self.of))

    def onto(self, book: Book) -> Tokens:
        """Say it where a card goes there: ``on your deck``, or as the game says it."""
        said = book.language.words["onto"].get(self.zone)
        if said is None:
            phrase = "into {place}" if self.zone == "hand" else "on {place}"
            return book.say(phrase, place=self.words(book))
        of = You() if self.of is None else self.of
        return book.say(said, whose=book.whose(of), who=of.words(book))

    def theirs(self, book: Book, who: Seats) -> Tokens:
        """Say it where ``who`` does something with their own."""
        if self.of is not None or who.tag == "you":
            return self.words(book)
        return self._of(book, book.say("their"))

    def _of(self, book: Book, whose: Tokens) -> Tokens:
        said = book.term("zones", self.zone)
        if len(said) == 1 and "{whose}" in said[0].text:
            return book.say(said[0].text, whose=whose)
        return said if self.of is None else book.say("{whose} {zone}", whose=whose, zone=said)


@dataclass(frozen=True, slots=True)
class Self(Cards):
    """The card that the effect belongs to; for a copied effect, the card that copies."""

    tag: ClassVar[str] = "self"

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        return (context.source,)

    def words(self, book: Book) -> Tokens:
        return book.say("this card")

    def its(self, book: Book, what: Tokens) -> Tokens:
        return book.say("this card's {what}", what=what)


@dataclass(frozen=True, slots=True)
class Host(Cards):
    """What a card is attached to; with ``kind`` only if it is of that type."""

    tag: ClassVar[str] = "host"
    short: ClassVar[str] = "of"

    of: Cards = Self()
    kind: CardKind | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        hosts = (reader.board.cards[card].attached_to for card in self.of.cards(reader, context))
        found = tuple(dict.fromkeys(host for host in hosts if host is not None))
        if self.kind is not None:
            found = tuple(host for host in found if self.kind in reader.kinds(host))
        return reader.seen(context, found)

    def reads(self, language: Language) -> int:
        return -1 if self.kind is None else KINDS

    def words(self, book: Book) -> Tokens:
        if self.kind is not None:
            return self.of.its(book, book.noun("kinds", self.kind, many=False))
        if self.of == Self():
            return book.say("the card that this card is attached to")
        return book.say("the card that {cards} is attached to", cards=self.of.words(book))


@dataclass(frozen=True, slots=True)
class Attached(Cards):
    """What is attached to a card, directly or to what is attached to it."""

    tag: ClassVar[str] = "attached"
    many: ClassVar[bool] = False
    short: ClassVar[str] = "to"

    to: Cards = Self()

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        board = reader.board
        found = [
            card
            for host in self.to.cards(reader, context)
            for card in board.tree(host)
            if card != host
        ]
        return reader.seen(context, tuple(dict.fromkeys(found)))

    def words(self, book: Book) -> Tokens:
        return book.say("everything attached to {cards}", cards=self.to.words(book))
