"""Numbers in effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.layers import KEYWORDS
from tabletop.effects.nodes import Amount, Attribute, Cards, Counter, Keyword, Refers, Seats
from tabletop.effects.selectors import Self, You
from tabletop.effects.wording.tokens import Token, joined

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Number(Amount):
    """A number as written."""

    tag: ClassVar[str] = "number"
    short: ClassVar[str] = "number"

    number: int

    def amount(self, reader: Reader, context: Context) -> int:
        return self.number

    def words(self, book: Book) -> Tokens:
        return (Token("number", str(self.number)),)


@dataclass(frozen=True, slots=True)
class NamedNumber(Amount):
    """The number that a name stands for."""

    tag: ClassVar[str] = "named"
    short: ClassVar[str] = "name"

    name: Annotated[str, Refers("number")]

    def amount(self, reader: Reader, context: Context) -> int:
        return context.get(self.name).number

    def words(self, book: Book) -> Tokens:
        return book.say("that many") if self.name == "it" else book.name(self.name, "number")


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """How many cards there are."""

    tag: ClassVar[str] = "count"
    short: ClassVar[str] = "cards"

    cards: Cards

    def amount(self, reader: Reader, context: Context) -> int:
        return len(self.cards.cards(reader, context))

    def words(self, book: Book) -> Tokens:
        return book.say("the number of {cards}", cards=self.cards.plain(book))


@dataclass(frozen=True, slots=True)
class Players(Amount):
    """How many players there are."""

    tag: ClassVar[str] = "players"
    short: ClassVar[str] = "seats"

    seats: Seats

    def amount(self, reader: Reader, context: Context) -> int:
        return len(self.seats.seats(reader, context))

    def words(self, book: Book) -> Tokens:
        return book.say("the number of {seats}", seats=self.seats.plural(book))


@dataclass(frozen=True, slots=True)
class Value(Amount):
    """A numeric attribute of a card, all continuous effects counted; the sum for several cards."""

    tag: ClassVar[str] = "value"
    short: ClassVar[str] = "attribute"

    attribute: Attribute
    of: Cards = Self()

    def amount(self, reader: Reader, context: Context) -> int:
        return sum(reader.value(card, self.attribute) for card in self.of.cards(reader, context))

    def reads(self, language: Language) -> int:
        return language.layer(self.attribute)

    def words(self, book: Book) -> Tokens:
        return self.of.its(book, book.term("attributes", self.attribute))


@dataclass(frozen=True, slots=True)
class KeywordNumber(Amount):
    """The number of a keyword that a card has; 0 for a card without it."""

    tag: ClassVar[str] = "keyword-number"
    short: ClassVar[str] = "keyword"

    keyword: Keyword
    of: Cards = Self()

    def amount(self, reader: Reader, context: Context) -> int:
        cards = self.of.cards(reader, context)
        return sum(reader.keywords(card).get(self.keyword, 0) for card in cards)

    def reads(self, language: Language) -> int:
        return KEYWORDS

    def words(self, book: Book) -> Tokens:
        return self.of.its(book, book.term("keywords", self.keyword))


@dataclass(frozen=True, slots=True)
class Held(Amount):
    """How many counters of a name a player has."""

    tag: ClassVar[str] = "held"
    short: ClassVar[str] = "counter"

    counter: Counter
    by: Seats = You()

    def amount(self, reader: Reader, context: Context) -> int:
        seats = self.by.seats(reader, context)
        return sum(reader.board.seats[seat].counters.get(self.counter, 0) for seat in seats)

    def words(self, book: Book) -> Tokens:
        counter = book.term("counters", self.counter)
        return book.say("{whose} {counter}", whose=book.whose(self.by), counter=counter)


@dataclass(frozen=True, slots=True)
class CountersOn(Amount):
    """How many counters of a name lie on cards."""

    tag: ClassVar[str] = "counters"
    short: ClassVar[str] = "counter"

    counter: Counter
    on: Cards = Self()

    def amount(self, reader: Reader, context: Context) -> int:
        cards = self.on.cards(reader, context)
        return sum(reader.board.cards[card].counters.get(self.counter, 0) for card in cards)

    def words(self, book: Book) -> Tokens:
        counter = book.term("counters", self.counter)
        return book.say(
            "the number of {counter} on {cards}", counter=counter, cards=self.on.words(book)
        )


@dataclass(frozen=True, slots=True)
class Sum(Amount):
    """Several numbers added up."""

    tag: ClassVar[str] = "sum"
    short: ClassVar[str] = "of"

    of: tuple[Amount, ...]

    def amount(self, reader: Reader, context: Context) -> int:
        return sum(part.amount(reader, context) for part in self.of)

    def words(self, book: Book) -> Tokens:
        return joined([part.words(book) for part in self.of], book.say(" plus ")[0].text)


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """A number multiplied, and divided with the rest dropped."""

    tag: ClassVar[str] = "times"

    amount_: Amount
    by: int = 1
    over: int = 1

    def amount(self, reader: Reader, context: Context) -> int:
        return self.amount_.amount(reader, context) * self.by // self.over

    def words(self, book: Book) -> Tokens:
        whole = self.amount_.words(book)
        if self.by != 1:
            whole = book.say("{by} times {amount}", by=self.by, amount=whole)
        if self.over != 1:
            whole = book.say(
                "{amount} divided by {over}, rounded down", amount=whole, over=self.over
            )
        return whole


ONE = Number(1)
