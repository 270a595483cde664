"""Which players, which cards, which place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.layers import CONTROL, KEYWORDS, KINDS, TRAITS
from tabletop.effects.nodes import (
    Amount,
    CardKind,
    Cards,
    Condition,
    Keyword,
    Node,
    Refers,
    Seats,
    Trait,
    ZoneKind,
)
from tabletop.engine.board import Binding
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


@dataclass(frozen=True, slots=True)
class Find(Cards):
    """All cards of a place that fit; with ``top`` only so many from its top.

    Without a place: whatever is in play. ``where`` may be any condition about ``it``.
    """

    tag: ClassVar[str] = "find"
    many: ClassVar[bool] = True

    in_: Place | None = None
    top: Amount | None = None
    kind: CardKind | None = None
    trait: Trait | None = None
    keyword: Keyword | None = None
    controlled_by: Seats | None = None
    other: bool = False
    where: Condition | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        board = reader.board
        zones = reader.in_play if self.in_ is None else self.in_.zones(reader, context)
        found: list[CardId] = []
        for zone in zones:
            if self.top is None:
                found.extend(board.piles[zone])
            else:
                found.extend(board.top(zone, self.top.amount(reader, context)))
        fits = self._fitting(reader, context)
        return reader.seen(context, tuple(card for card in found if fits(card)))

    def includes(self, reader: Reader, context: Context, card: CardId) -> bool:
        if self.top is not None:
            return card in self.cards(reader, context)
        zone = reader.board.cards[card].zone
        if self.in_ is None:
            here = reader.board.zones[zone].in_play
        else:
            here = zone in self.in_.zones(reader, context)
        return here and self._fitting(reader, context)(card) and bool(reader.seen(context, (card,)))

    def _fitting(self, reader: Reader, context: Context) -> Callable[[CardId], bool]:
        who, where = self.controlled_by, self.where
        seats = None if who is None else who.controllers(reader, context)

        def fits(card: CardId) -> bool:
            return (
                (not self.other or card != context.source)
                and (seats is None or reader.controller(card) in seats)
                and (self.kind is None or self.kind in reader.kinds(card))
                and (self.trait is None or self.trait in reader.traits(card))
                and (self.keyword is None or self.keyword in reader.keywords(card))
                and (where is None or where.holds(reader, context.having(its(card))))
            )

        return fits

    def reads(self, language: Language) -> int:
        if self.keyword is not None:
            return KEYWORDS
        if self.trait is not None:
            return TRAITS
        if self.kind is not None:
            return KINDS
        return CONTROL if self.controlled_by is not None else -1

    def words(self, book: Book) -> Tokens:
        if self.top is not None:
            return self.among(book)
        return book.say("all {noun}", noun=self._noun(book, "cards"))

    def one(self, book: Book) -> Tokens:
        if self.top is not None:
            return book.say("one of {cards}", cards=self.among(book))
        return self._any(book, self._noun(book, "card"))

    def noun(self, book: Book, *, many: bool) -> Tokens:
        """Say it without an article."""
        return self._noun(book, "cards" if many else "card")

    def placeless(self, book: Book) -> Tokens:
        """Say it where any single one is meant, and play need not be named."""
        if self.in_ is not None or self.top is not None:
            return self.one(book)
        return self._any(book, self._noun(book, "card", place=False))

    def none(self, book: Book) -> Tokens:
        """Say it where not one of them is meant."""
        phrase = "no other {noun}" if self.other else "no {noun}"
        return book.say(phrase, noun=self._noun(book, "card"))

    def of_hand(self, book: Book, one: bool) -> Tokens:
        """Say it where cards of a hand are meant, wherever else they may lie."""
        return self._noun(book, "card" if one else "cards", place=False)

    def among(self, book: Book) -> Tokens:
        if self.top is None:
            return book.say("the {noun}", noun=self._noun(book, "cards"))
        return book.say(
            "the top {top} {noun} of {place}",
            top=self.top.words(book),
            noun=self._noun(book, "cards", place=False),
            place=self._place(book),
        )

    def plain(self, book: Book) -> Tokens:
        return self._noun(book, "cards") if self.top is None else self.among(book)

    def _any(self, book: Book, noun: Tokens) -> Tokens:
        return book.say("another {noun}", noun=noun) if self.other else book.a(noun)

    def _place(self, book: Book) -> Tokens:
        return book.say("play") if self.in_ is None else self.in_.words(book)

    def _noun(self, book: Book, card: str, *, place: bool = True) -> Tokens:
        noun = book.say(card)
        if self.kind is not None:
            kind = book.noun("kinds", self.kind, many=card == "cards")
            noun = book.say("{kind} {noun}", kind=kind, noun=noun)
        if self.trait is not None:
            noun = book.say("{trait} {noun}", trait=book.term("traits", self.trait), noun=noun)
        if self.other and card == "cards":
            noun = book.say("other {noun}", noun=noun)
        if self.keyword is not None:
            keyword = book.term("keywords", self.keyword)
            noun = book.say("{noun} with {keyword}", noun=noun, keyword=keyword)
        if place and self.in_ is None:
            noun = book.say("{noun} in play", noun=noun)
        elif place:
            noun = book.say("{noun} in {place}", noun=noun, place=self._place(book))
        if self.controlled_by is not None:
            who = self._controllers(book, self.controlled_by, many=card == "cards")
            noun = book.say("{noun} that {who}", noun=noun, who=who)
        if self.where is not None:
            where = self.where.relative(book, many=card == "cards")
            noun = book.say("{noun} {where}", noun=noun, where=where)
        return noun

    def _controllers(self, book: Book, who: Seats, *, many: bool) -> Tokens:
        if many and who.tag in ("others", "everyone"):
            return book.say("{who} control", who=who.plural(book))
        return book.one_does(who, "you control", "{who} controls")


def its(card: CardId) -> Binding:
    """Bind ``it`` to a card."""
    return Binding("it", (card,))
