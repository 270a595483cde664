"""What may be so in this game: tracks, cards in play, Ships, officers (``CC-L.23``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.nodes import Condition, Node
from tabletop.effects.selectors import You
from tabletop.engine.ids import CardId
from tabletop.games.captains_chair import khan, traits
from tabletop.games.captains_chair.language.fitting import Fitting
from tabletop.games.captains_chair.language.moments import Comes
from tabletop.games.captains_chair.language.selectors import (
    InPlay,
    fitting_of,
    layer_of,
)
from tabletop.games.captains_chair.standing import Track
from tabletop.games.captains_chair.this_turn import remembered
from tabletop.games.captains_chair.whose import cards_in_play, other

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class TrackAt(Condition):
    """Your marker stands so far on a track, or beyond; Khan has none (``CC-27.11``)."""

    tag: ClassVar[str] = "track"

    of: Track
    least: int

    def holds(self, reader: Reader, context: Context) -> bool:
        return reader.board.seats[context.controller].counters.get(self.of, 0) >= self.least

    def words(self, book: Book) -> Tokens:
        return book.say("you have {n}+ {track}", n=self.least, track=book.term("tracks", self.of))

    def denied(self, book: Book) -> Tokens:
        track = book.term("tracks", self.of)
        return book.say("you have less than {n} {track}", n=self.least, track=track)


@dataclass(frozen=True, slots=True)
class Have(InPlay, Condition):
    """You have so many such cards in play, or more (``CC-14.10``, ``CC-R.55``)."""

    tag: ClassVar[str] = "have"

    least: int = 1

    def holds(self, reader: Reader, context: Context) -> bool:
        return len(self.cards(reader, context)) >= self.least

    def reads(self, language: Language) -> int:
        return layer_of(self)

    def words(self, book: Book) -> Tokens:
        noun = self.noun(book, many=self.least > 1)
        if self.whose == "any":
            return book.say("there are {n}+ {noun}", n=self.least, noun=noun)
        return book.say("you have {n}+ {noun}", n=self.least, noun=noun)

    def denied(self, book: Book) -> Tokens:
        noun = self.noun(book, many=self.least > 1)
        if self.least == 1:
            return book.say("you have no {noun}", noun=noun)
        return book.say("you have fewer than {n} {noun}", n=self.least, noun=noun)


@dataclass(frozen=True, slots=True)
class OpponentHas(Fitting, Condition):
    """The opponent has so many such cards in play; their Wildcards don't count (``CC-14.7``).

    A cadet's opponent has 1 of each sort, but none with a trait or name (``CC-R.98``).
    """

    tag: ClassVar[str] = "opponent-has"

    least: int = 1

    def holds(self, reader: Reader, context: Context) -> bool:
        opponent = other(reader.board, context.controller)
        if opponent is None:
            special = self.trait or self.named or self.species or self.where or self.symbol
            return self.least <= 1 and not special
        found = cards_in_play(reader.board, opponent)
        return sum(self.fits(reader, context, card) for card in found) >= self.least

    def reads(self, language: Language) -> int:
        return layer_of(self)

    def words(self, book: Book) -> Tokens:
        noun = fitting_of(self).noun(book, many=self.least > 1)
        phrase = "your opponent has {n}+ {noun} in play"
        return book.say(phrase, n=self.least, noun=noun)

    def denied(self, book: Book) -> Tokens:
        noun = fitting_of(self).noun(book, many=self.least > 1)
        phrase = "your opponent has fewer than {n} {noun} in play"
        return book.say(phrase, n=self.least, noun=noun)


@dataclass(frozen=True, slots=True)
class AnySpecies(Condition):
    """You have so many cards in play that are of any species (``CC-R.54``)."""

    tag: ClassVar[str] = "any-species"
    short: ClassVar[str] = "least"

    least: int = 1

    def holds(self, reader: Reader, context: Context) -> bool:
        return len(self._cards(reader, context)) >= self.least

    def _cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        found = cards_in_play(reader.board, context.controller)
        return tuple(card for card in found if traits.any_species(reader, context, card))

    def words(self, book: Book) -> Tokens:
        return book.say("you have {n}+ Any Species in play", n=self.least)

    def denied(self, book: Book) -> Tokens:
        return book.say("you have fewer than {n} Any Species in play", n=self.least)


@dataclass(frozen=True, slots=True)
class DifferentSpecies(Condition):
    """You have so many different species in play (``CC-R.54``)."""

    tag: ClassVar[str] = "different-species"
    short: ClassVar[str] = "least"

    least: int = 1

    def holds(self, reader: Reader, context: Context) -> bool:
        found = cards_in_play(reader.board, context.controller)
        return traits.different_species(reader, context, found) >= self.least

    def words(self, book: Book) -> Tokens:
        return book.say("you have {n}+ Different Species in play", n=self.least)

    def denied(self, book: Book) -> Tokens:
        return book.say("you have fewer than {n} Different Species in play", n=self.least)


@dataclass(frozen=True, slots=True)
class Collected(Condition):
    """Khan has collected so many traits (``CC-27.15``)."""

    tag: ClassVar[str] = "collected"
    short: ClassVar[str] = "least"

    least: int = 1

    def holds(self, reader: Reader, context: Context) -> bool:
        return khan.collected(reader.board, context.controller) >= self.least

    def words(self, book: Book) -> Tokens:
        return book.say("you have collected {n}+ traits", n=self.least)

    def denied(self, book: Book) -> Tokens:
        return book.say("you have collected fewer than {n} traits", n=self.least)


@dataclass(frozen=True, slots=True)
class Flipped(Condition):
    """Your captain card shows its other side (``CC-27.8``)."""

    tag: ClassVar[str] = "captain-flipped"

    def holds(self, reader: Reader, context: Context) -> bool:
        return khan.is_flipped(reader.board, context.controller)

    def words(self, book: Book) -> Tokens:
        return book.say("your captain card is flipped")

    def denied(self, book: Book) -> Tokens:
        return book.say("your captain card is not flipped")


@dataclass(frozen=True, slots=True)
class FirstTime(Condition):
    """You do something for the first time this turn, what triggers it being that (``CC-L.23``)."""

    tag: ClassVar[str] = "first-time"
    short: ClassVar[str] = "moment"

    moment: Literal["played", "gained-card", "logged", "discharged", "promoted", "team-sent"]

    def holds(self, reader: Reader, context: Context) -> bool:
        done = remembered(reader.board, context.controller, self.moment)
        return next(done, None) is None

    def words(self, book: Book) -> Tokens:
        return book.say("for the first time this turn {what}", what=self._what(book))

    def denied(self, book: Book) -> Tokens:
        return book.say("not for the first time this turn {what}", what=self._what(book))

    def _what(self, book: Book) -> Tokens:
        return Comes(self.moment, You()).words(book)


OPS: tuple[type[Node], ...] = (
    FirstTime,
    Collected,
    Flipped,
    TrackAt,
    Have,
    OpponentHas,
    AnySpecies,
    DifferentSpecies,
)
