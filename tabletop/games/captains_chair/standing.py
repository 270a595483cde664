"""What holds by cards of this game: hand size, officers, symbols, types, barriers (``CC-L.24``)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeVar

from tabletop.effects.amounts import ONE, Number
from tabletop.effects.layers import TRAITS
from tabletop.effects.nodes import Amount, CardKind, Cards, Standing, Trait, Vocabulary
from tabletop.effects.selectors import Self
from tabletop.effects.wording.tokens import Token, joined
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, say
from tabletop.games.captains_chair.called import called

if TYPE_CHECKING:
    from tabletop.effects.context import Context
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Held, Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

S = TypeVar("S", bound=Standing)

Track = Annotated[str, Vocabulary("tracks")]
Symbol = Annotated[str, Vocabulary("symbols")]


def holding(reader: Reader, kind: type[S], seat: SeatId | None = None) -> Iterator[tuple[S, Held]]:
    """List what holds of a kind by a captain's cards (or anybody's), where its condition is met."""
    for held in reader.of(kind):
        standing, condition = held.standing, held.ability.if_
        assert isinstance(standing, kind)
        if seat is not None and held.context.controller != seat:
            continue
        if condition is None or condition.holds(reader, held.context):
            yield standing, held


@dataclass(frozen=True, slots=True)
class HandSize(Standing):
    """The captain's hand size is another, or larger or smaller (``CC-4.15``)."""

    tag: ClassVar[str] = "hand-size"
    short: ClassVar[str] = "by"

    by: Amount | None = None
    to: Amount | None = None

    def words(self, book: Book) -> Tokens:
        said: list[Tokens] = []
        if self.to is not None:
            said.append(book.say("your hand size is {n}", n=self.to.words(book)))
        if isinstance(self.by, Number):
            signed = (Token("number", f"{self.by.number:+d}"),)
            said.append(book.say("{n} to your hand size", n=signed))
        elif self.by is not None:
            said.append(book.say("your hand size is larger by {n}", n=self.by.words(book)))
        return (
            joined(said, book.say(", and ")[0].text) if said else book.say("your hand is as usual")
        )


@dataclass(frozen=True, slots=True)
class Officers(Standing):
    """The captain may have more bridge officers, of a trait or of any (``CC-19.7``)."""

    tag: ClassVar[str] = "officers"
    short: ClassVar[str] = "extra"

    extra: Amount = ONE
    trait: Trait | None = None

    def words(self, book: Book) -> Tokens:
        said = book.say("you may have")
        more = book.count(
            self.extra, "{n} additional bridge officer", "{n} additional bridge officers"
        )
        if self.trait is None:
            return book.say("{may} {more}", may=said, more=more)
        trait = book.term("traits", self.trait)
        return book.say("{may} {more} with {trait}", may=said, more=more, trait=trait)


@dataclass(frozen=True, slots=True)
class Symbols(Standing):
    """Cards have specialty symbols besides those printed (``CC-16.2``)."""

    tag: ClassVar[str] = "symbols"

    add: Symbol
    count: Amount = ONE
    of: Cards = Self()

    def change(self, reader: Reader, context: Context) -> Message | None:
        count = max(0, self.count.amount(reader, context))
        return say("{symbol} +{count}", symbol=called(self.add), count=count)

    def words(self, book: Book) -> Tokens:
        number = isinstance(self.count, Number)
        return book.say(
            "{cards} {have} {symbols} more" if number else "{cards} {have} more {symbols}",
            cards=self.of.words(book),
            have=book.verb(self.of, "has", "have"),
            symbols=book.many(self.count, book.term("symbols", self.add)),
        )


@dataclass(frozen=True, slots=True)
class CountsAs(Standing):
    """The card is to be treated as a card of another type, too, wherever it is (``CC-14.9``)."""

    tag: ClassVar[str] = "counts-as"
    short: ClassVar[str] = "kind"

    kind: CardKind

    def words(self, book: Book) -> Tokens:
        kind = book.noun("kinds", self.kind, many=False)
        return book.say("treat this card as if it were {kind}, too", kind=book.a(kind))


@dataclass(frozen=True, slots=True)
class AlsoTrait(Standing):
    """Cards have a trait besides their own (``CC-L.24``)."""

    tag: ClassVar[str] = "also-trait"
    short: ClassVar[str] = "trait"

    trait: Trait
    of: Cards = Self()

    def layer(self, language: Language) -> int:
        """The layer that it counts in."""
        return TRAITS

    def change(self, reader: Reader, context: Context) -> Message | None:
        return say("{trait}", trait=reader.language.word("traits", self.trait))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "{cards} {have} {trait}, too",
            cards=self.of.words(book),
            have=book.verb(self.of, "has", "have"),
            trait=book.term("traits", self.trait),
        )


@dataclass(frozen=True, slots=True)
class OnlyWithHelmet(Standing):
    """The card's operations can be used only while a Helmet is beamed onto it (``CC-27.6``)."""

    tag: ClassVar[str] = "only-with-helmet"
    short: ClassVar[str] = "named"

    named: str | None = None

    def words(self, book: Book) -> Tokens:
        if self.named is None:
            return book.say("usable only while a Helmet is beamed here")
        return book.say("usable only while {name} is beamed here", name=self.named)


@dataclass(frozen=True, slots=True)
class Barriers(Standing):
    """The captain meets all specialty barriers, or none (``CC-27.12``)."""

    tag: ClassVar[str] = "barriers"
    short: ClassVar[str] = "are"

    are: Literal["met", "unmet"]

    def words(self, book: Book) -> Tokens:
        met = "you meet every specialty barrier"
        return book.say(met if self.are == "met" else "you meet no specialty barrier")


@dataclass(frozen=True, slots=True)
class NoReactions(Standing):
    """The opponent can't use REACTIONs in this captain's turn, or ever."""

    tag: ClassVar[str] = "no-reactions"

    in_your_turn: bool = True

    def words(self, book: Book) -> Tokens:
        phrase = "your opponent can't use REACTIONs"
        if self.in_your_turn:
            phrase = "in your turn, your opponent can't use REACTIONs"
        return book.say(phrase)


@dataclass(frozen=True, slots=True)
class Unplayable(Standing):
    """The card can't be played; beaming, discarding or promoting it is allowed (``CC-9.14``)."""

    tag: ClassVar[str] = "unplayable"

    def words(self, book: Book) -> Tokens:
        return book.say("this card cannot be played")


@dataclass(frozen=True, slots=True)
class Multipliers(Standing):
    """The multipliers of tracks are so much, however far their markers are (``CC-27.5``)."""

    tag: ClassVar[str] = "multipliers"

    of: tuple[Track, ...]
    to: Amount

    def words(self, book: Book) -> Tokens:
        tracks = joined([book.term("tracks", one) for one in self.of], book.say(" and ")[0].text)
        return book.say(
            "your multipliers of {tracks} are x{n}", tracks=tracks, n=self.to.words(book)
        )


@dataclass(frozen=True, slots=True)
class Worth(Standing):
    """The card is worth so many VP in Final Scoring, wherever it is (``CC-23.7``)."""

    tag: ClassVar[str] = "worth"
    short: ClassVar[str] = "amount"

    amount: Amount

    def words(self, book: Book) -> Tokens:
        return book.say("this card is worth {vp}", vp=book.many(self.amount, book.say("VP")))


OPS = (
    HandSize,
    Officers,
    Symbols,
    CountsAs,
    AlsoTrait,
    OnlyWithHelmet,
    Barriers,
    NoReactions,
    Unplayable,
    Multipliers,
    Worth,
)
