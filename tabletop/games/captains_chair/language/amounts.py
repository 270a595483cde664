"""Numbers of this game: away teams, resources on cards, chips, missions (``CC-L.22``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.nodes import Amount, Cards, Node
from tabletop.effects.selectors import Self
from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, SeatId
from tabletop.games.captains_chair import away, khan, locations, symbols
from tabletop.games.captains_chair.boards import tokens_on
from tabletop.games.captains_chair.language.counts import capped, with_max
from tabletop.games.captains_chair.language.selectors import seats_of
from tabletop.games.captains_chair.standing import Track
from tabletop.games.captains_chair.state import CHIPS, COMPLETED

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Teams(Amount):
    """How many away teams are at Locations (``CC-18``)."""

    tag: ClassVar[str] = "teams"
    short: ClassVar[str] = "at"

    at: Literal["any", "controlled", "neutral"] = "any"
    whose: Literal["you", "opponent"] = "you"
    of: Cards | None = None
    max: Amount | None = None

    def amount(self, reader: Reader, context: Context) -> int:
        board, seat = reader.board, context.controller
        seats = seats_of(reader, context, self.whose)
        places = {
            "any": (*locations.neutral(board), *(c for s in seats for c in _own(board, s))),
            "neutral": locations.neutral(board),
            "controlled": tuple(card for one in seats for card in _own(board, one)),
        }[self.at]
        if self.of is not None:
            meant = self.of.cards(reader, context)
            places = tuple(card for card in places if card in meant)
        if self.whose == "you":
            number = sum(away.teams_at(board, card, seat) for card in places)
        else:
            number = sum(away.opposing_teams(reader.table, card, seat) for card in places)
        return capped(number, self.max, reader, context)

    def words(self, book: Book) -> Tokens:
        whose = {"you": "your away teams", "opponent": "opposing away teams"}[self.whose]
        at = {
            "any": "at Locations",
            "controlled": "at controlled Locations",
            "neutral": "at neutral Locations",
        }[self.at]
        said = book.say(f"the number of {whose} {at}")
        if self.of is not None:
            said = book.say("{said}, of {of}", said=said, of=self.of.among(book))
        return with_max(book, said, self.max)


def _own(board: Board, seat: SeatId) -> tuple[CardId, ...]:
    return locations.controlled(board, seat)


@dataclass(frozen=True, slots=True)
class Markers(Amount):
    """How many markers are at Locations: away teams and ship tokens (``CC-18.4``)."""

    tag: ClassVar[str] = "markers"
    short: ClassVar[str] = "at"

    at: Cards
    whose: Literal["you", "opponent"] = "you"

    def amount(self, reader: Reader, context: Context) -> int:
        seat, found = context.controller, self.at.cards(reader, context)
        if self.whose == "you":
            return sum(locations.markers(reader.board, card, seat) for card in found)
        return sum(locations.opposing_markers(reader.table, card, seat) for card in found)

    def words(self, book: Book) -> Tokens:
        phrase = {
            "you": "the number of your markers at {at}",
            "opponent": "the number of opposing markers at {at}",
        }[self.whose]
        return book.say(phrase, at=self.at.one(book))


@dataclass(frozen=True, slots=True)
class ResourceOn(Amount):
    """How much of a resource lies on cards."""

    tag: ClassVar[str] = "resource"

    counter: Literal["dilithium", "latinum", "glory"]
    on: Cards = Self()

    def amount(self, reader: Reader, context: Context) -> int:
        cards = reader.board.cards
        found = self.on.cards(reader, context)
        return sum(cards[card].counters.get(self.counter, 0) for card in found)

    def words(self, book: Book) -> Tokens:
        counter = book.term("counters", self.counter)
        return book.say("the {what} on {cards}", what=counter, cards=self.on.words(book))


@dataclass(frozen=True, slots=True)
class Chips(Amount):
    """How many action chips you have left (``CC-9.1``)."""

    tag: ClassVar[str] = "chips"

    def amount(self, reader: Reader, context: Context) -> int:
        return reader.board.seats[context.controller].counters.get(CHIPS, 0)

    def words(self, book: Book) -> Tokens:
        return book.say("the number of your {chips} left", chips=book.term("counters", CHIPS))


@dataclass(frozen=True, slots=True)
class Missions(Amount):
    """How many missions you have completed (``CC-20.4``)."""

    tag: ClassVar[str] = "missions"

    def amount(self, reader: Reader, context: Context) -> int:
        return len(tokens_on(reader.board, context.controller, COMPLETED))

    def words(self, book: Book) -> Tokens:
        return book.say("the number of missions that you have completed")


@dataclass(frozen=True, slots=True)
class CollectedTraits(Amount):
    """How many traits Khan has collected (``CC-27.15``)."""

    tag: ClassVar[str] = "collected"

    def amount(self, reader: Reader, context: Context) -> int:
        return khan.collected(reader.board, context.controller)

    def words(self, book: Book) -> Tokens:
        return book.say("the number of traits that you have collected")


@dataclass(frozen=True, slots=True)
class Multiplier(Amount):
    """The highest multiplier that you have reached on a track, or on any (``CC-16.4``)."""

    tag: ClassVar[str] = "multiplier"
    short: ClassVar[str] = "of"

    of: Track | None = None

    def amount(self, reader: Reader, context: Context) -> int:
        tracks = reader.language.words["tracks"] if self.of is None else (self.of,)
        return max(symbols.multiplier(reader, context.controller, track) for track in tracks)

    def words(self, book: Book) -> Tokens:
        if self.of is None:
            return book.say("your highest multiplier")
        return book.say("your multiplier of {track}", track=book.term("tracks", self.of))


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """Half of a number, rounded down (``CC-L.22``)."""

    tag: ClassVar[str] = "half"
    short: ClassVar[str] = "of"

    of: Amount

    def amount(self, reader: Reader, context: Context) -> int:
        return self.of.amount(reader, context) // 2

    def words(self, book: Book) -> Tokens:
        return book.say("half of {n}, rounded down", n=self.of.words(book))


@dataclass(frozen=True, slots=True)
class AtMost(Amount):
    """A number, but no more than so many ('max. N', ``CC-R.8``)."""

    tag: ClassVar[str] = "at-most"

    amount_: Amount
    max: Amount

    def amount(self, reader: Reader, context: Context) -> int:
        return capped(self.amount_.amount(reader, context), self.max, reader, context)

    def words(self, book: Book) -> Tokens:
        return with_max(book, self.amount_.words(book), self.max)


OPS: tuple[type[Node], ...] = (
    Teams,
    Markers,
    ResourceOn,
    Chips,
    Missions,
    CollectedTraits,
    Multiplier,
    Half,
    AtMost,
)
