"""Counts of cards, traits and symbols (``CC-L.22``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.nodes import Amount, Cards, Node
from tabletop.effects.selectors import Self
from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.games.captains_chair import symbols, traits
from tabletop.games.captains_chair.language.fitting import Fitting
from tabletop.games.captains_chair.language.nouns import Nouned
from tabletop.games.captains_chair.language.selectors import (
    InPlay,
    Whose,
    fitting_of,
    layer_of,
    seats_of,
)
from tabletop.games.captains_chair.places import (
    DECK,
    DISCARD,
    HAND,
    LOG,
)
from tabletop.games.captains_chair.standing import Symbol
from tabletop.games.captains_chair.this_turn import remembered
from tabletop.games.captains_chair.whose import cards_in_play

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


def owned(board: Board, seat: SeatId) -> tuple[CardId, ...]:
    """List the cards that a captain owns and that count in Final Scoring (``CC-23.2``)."""
    elsewhere = (HAND, DECK, DISCARD, LOG)
    return (
        *cards_in_play(board, seat),
        *(card for kind in elsewhere for card in board.piles[zone_of(kind, seat)]),
    )


def capped(number: int, most: Amount | None, reader: Reader, context: Context) -> int:
    """Keep a number within 'max. N', which limits the whole (``CC-R.8``)."""
    return number if most is None else min(number, most.amount(reader, context))


def with_max(book: Book, said: Tokens, most: Amount | None) -> Tokens:
    """Say what limits a number."""
    if most is None:
        return said
    return book.say("{number} (max. {n})", number=said, n=most.words(book))


@dataclass(frozen=True, slots=True)
class CountOf(InPlay, Amount):
    """How many of your cards in play fit, cards being counted, not traits (``CC-R.54``)."""

    tag: ClassVar[str] = "count-of"

    max: Amount | None = None

    def amount(self, reader: Reader, context: Context) -> int:
        return capped(len(self.cards(reader, context)), self.max, reader, context)

    def reads(self, language: Language) -> int:
        return layer_of(self)

    def words(self, book: Book) -> Tokens:
        said = book.say("the number of {cards}", cards=self.noun(book, many=True))
        return with_max(book, said, self.max)


@dataclass(frozen=True, slots=True)
class ForEvery(Amount):
    """1 for every so many of your cards in play that fit, rounded down (``CC-L.5``)."""

    tag: ClassVar[str] = "for-every"
    short: ClassVar[str] = "every"

    every: int
    of: Fitting
    max: Amount | None = None

    def amount(self, reader: Reader, context: Context) -> int:
        cards = cards_in_play(reader.board, context.controller)
        number = sum(self.of.fits(reader, context, card) for card in cards)
        return capped(number // max(1, self.every), self.max, reader, context)

    def words(self, book: Book) -> Tokens:
        noun = self.of.noun(book, many=self.every != 1)
        said = book.say("1 for every {n} {cards} in play", n=self.every, cards=noun)
        return with_max(book, said, self.max)


@dataclass(frozen=True, slots=True)
class OwnedCards(Fitting, Nouned):
    """Cards that you own, wherever they count in Final Scoring (``CC-23.2``)."""

    tag: ClassVar[str] = "owned"
    many: ClassVar[bool] = True

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        return self.those(reader, context, owned(reader.board, context.controller))

    def reads(self, language: Language) -> int:
        return layer_of(self)

    def noun(self, book: Book, *, many: bool = False) -> Tokens:
        return book.say("{cards} that you own", cards=fitting_of(self).noun(book, many=many))

    def words(self, book: Book) -> Tokens:
        return Nouned.words(self, book)


@dataclass(frozen=True, slots=True)
class Owned(Fitting, Amount):
    """How many fitting cards you own, wherever they count in Final Scoring (``CC-23.2``)."""

    tag: ClassVar[str] = "owned"

    max: Amount | None = None

    def amount(self, reader: Reader, context: Context) -> int:
        cards = owned(reader.board, context.controller)
        number = sum(self.fits(reader, context, card) for card in cards)
        return capped(number, self.max, reader, context)

    def reads(self, language: Language) -> int:
        return layer_of(self)

    def words(self, book: Book) -> Tokens:
        noun = fitting_of(self).noun(book, many=True)
        said = book.say("the number of {cards} that you own", cards=noun)
        return with_max(book, said, self.max)


@dataclass(frozen=True, slots=True)
class LoggedCards(Fitting, Amount):
    """How many fitting cards are in your Computer Log."""

    tag: ClassVar[str] = "logged"

    whose: Whose = "you"
    max: Amount | None = None

    def amount(self, reader: Reader, context: Context) -> int:
        number = sum(
            self.fits(reader, context, card)
            for seat in seats_of(reader, context, self.whose)
            for card in reader.board.piles[zone_of(LOG, seat)]
        )
        return capped(number, self.max, reader, context)

    def reads(self, language: Language) -> int:
        return layer_of(self)

    def words(self, book: Book) -> Tokens:
        owner = {"you": "your", "opponent": "your opponent's", "any": "any player's"}[self.whose]
        said = book.say(
            "the number of {cards} in {place}",
            cards=fitting_of(self).noun(book, many=True),
            place=book.say("{whose} Computer Log", whose=book.say(owner)),
        )
        return with_max(book, said, self.max)


@dataclass(frozen=True, slots=True)
class Species(Amount):
    """How many different species there are among your cards in play, or all that you own."""

    tag: ClassVar[str] = "species"
    short: ClassVar[str] = "among"

    among: Literal["in-play", "owned"] = "in-play"
    max: Amount | None = None

    def amount(self, reader: Reader, context: Context) -> int:
        board, seat = reader.board, context.controller
        if self.among == "owned":
            # No Wildcard stands for a species in Final Scoring (``CC-23.11``).
            cards = owned(board, seat)
            number = len({one for card in cards for one in traits.species_of(reader, card)})
        else:
            number = traits.different_species(reader, context, cards_in_play(board, seat))
        return capped(number, self.max, reader, context)

    def words(self, book: Book) -> Tokens:
        said = {
            "in-play": book.say("the number of Different Species in play"),
            "owned": book.say("the number of Different Species that you own"),
        }[self.among]
        return with_max(book, said, self.max)


@dataclass(frozen=True, slots=True)
class UniqueTraits(Amount):
    """How many different traits your cards in play have, Wildcard being one (``CC-23.11``)."""

    tag: ClassVar[str] = "unique-traits"

    of: Cards | None = None
    max: Amount | None = None

    def amount(self, reader: Reader, context: Context) -> int:
        if self.of is None:
            cards = tuple(cards_in_play(reader.board, context.controller))
        else:
            cards = self.of.cards(reader, context)
        found = {trait for card in cards for trait in traits.printed_traits(reader, card)}
        return capped(len(found), self.max, reader, context)

    def words(self, book: Book) -> Tokens:
        cards = book.say("your cards in play") if self.of is None else self.of.among(book)
        said = book.say("the number of different traits of {cards}", cards=cards)
        return with_max(book, said, self.max)


@dataclass(frozen=True, slots=True)
class TraitsShared(Amount):
    """How many traits cards share with a card."""

    tag: ClassVar[str] = "traits-shared"

    of: Cards
    with_: Cards = Self()

    def amount(self, reader: Reader, context: Context) -> int:
        return sum(
            traits.shared(reader, context, card, other)
            for card in self.of.cards(reader, context)
            for other in self.with_.cards(reader, context)
        )

    def words(self, book: Book) -> Tokens:
        return book.say(
            "the number of traits that {with_} shares with {of}",
            of=self.of.words(book),
            with_=self.with_.words(book),
        )


@dataclass(frozen=True, slots=True)
class SymbolsInPlay(Amount):
    """How often a specialty symbol is on your cards in play that aren't beamed (``CC-16.2``)."""

    tag: ClassVar[str] = "symbols"
    short: ClassVar[str] = "of"

    of: Symbol
    on: Cards | None = None
    max: Amount | None = None

    def amount(self, reader: Reader, context: Context) -> int:
        if self.on is None:
            number = symbols.in_play(reader, context.controller, self.of)
        else:
            number = symbols.count(reader, self.on.cards(reader, context), self.of)
        return capped(number, self.max, reader, context)

    def words(self, book: Book) -> Tokens:
        symbol = book.term("symbols", self.of)
        said = book.say("the number of {symbol} symbols in play", symbol=symbol)
        if self.on is not None:
            on = self.on.among(book)
            said = book.say("the number of {symbol} symbols on {on}", symbol=symbol, on=on)
        return with_max(book, said, self.max)


@dataclass(frozen=True, slots=True)
class ThisTurn(Fitting, Amount):
    """How many fitting cards you have played, gained or the like this turn (``CC-L.22``)."""

    tag: ClassVar[str] = "this-turn"

    what: Literal["played", "gained", "logged", "discharged", "promoted"] = "played"
    max: Amount | None = None

    def amount(self, reader: Reader, context: Context) -> int:
        moment = "gained-card" if self.what == "gained" else self.what
        cards = remembered(reader.board, context.controller, moment)
        number = sum(self.fits(reader, context, card) for card in cards)
        return capped(number, self.max, reader, context)

    def reads(self, language: Language) -> int:
        return layer_of(self)

    def words(self, book: Book) -> Tokens:
        phrase = {
            "played": "the number of {cards} that you have played this turn",
            "gained": "the number of {cards} that you have gained this turn",
            "logged": "the number of {cards} that you have logged this turn",
            "discharged": "the number of {cards} that you have discharged this turn",
            "promoted": "the number of {cards} that you have promoted this turn",
        }[self.what]
        noun = fitting_of(self).noun(book, many=True)
        return with_max(book, book.say(phrase, cards=noun), self.max)


OPS: tuple[type[Node], ...] = (
    CountOf,
    ForEvery,
    OwnedCards,
    Owned,
    LoggedCards,
    Species,
    UniqueTraits,
    TraitsShared,
    SymbolsInPlay,
    ThisTurn,
)
