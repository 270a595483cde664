"""Locations, and cards by where they are: beamed, at Locations (``CC-L.21``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.find import its
from tabletop.effects.nodes import Cards, Condition, Node
from tabletop.effects.selectors import Self
from tabletop.engine.ids import CardId
from tabletop.games.captains_chair import away, fleet, locations
from tabletop.games.captains_chair.beaming import beamed_under
from tabletop.games.captains_chair.language.nouns import Nouned
from tabletop.games.captains_chair.language.selectors import Whose, seats_of
from tabletop.games.captains_chair.locations import where
from tabletop.games.captains_chair.whose import other

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class LocationOf(Cards):
    """The Location where Ships are, or cards beamed onto them (``CC-17.9``)."""

    tag: ClassVar[str] = "location-of"
    short: ClassVar[str] = "of"

    of: Cards = Self()

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        found = (where(reader, card) for card in self.of.cards(reader, context))
        return tuple(dict.fromkeys(card for card in found if card is not None))

    def words(self, book: Book) -> Tokens:
        return self.of.its(book, book.say("Location"))


@dataclass(frozen=True, slots=True)
class BeamedOnto(Cards):
    """Cards beamed onto cards, and those beamed onto them in turn (``CC-R.59``)."""

    tag: ClassVar[str] = "beamed-onto"
    short: ClassVar[str] = "on"
    many: ClassVar[bool] = True

    on: Cards

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        return beamed_under(reader, self.on.cards(reader, context))

    def words(self, book: Book) -> Tokens:
        return book.say("all {cards}", cards=self.plain(book))

    def one(self, book: Book) -> Tokens:
        return book.say("1 card beamed onto {cards}", cards=self.on.one(book))

    def among(self, book: Book) -> Tokens:
        return book.say("the {cards}", cards=self.plain(book))

    def plain(self, book: Book) -> Tokens:
        return book.say("cards beamed onto {cards}", cards=self.on.plain(book))


@dataclass(frozen=True, slots=True)
class Here(Cards):
    """Cards beamed onto this card."""

    tag: ClassVar[str] = "here"
    many: ClassVar[bool] = True

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        return beamed_under(reader, (context.source,))

    def words(self, book: Book) -> Tokens:
        return book.say("all cards beamed here")

    def one(self, book: Book) -> Tokens:
        return book.say("1 card beamed here")

    def among(self, book: Book) -> Tokens:
        return book.say("the cards beamed here")

    def plain(self, book: Book) -> Tokens:
        return book.say("cards beamed here")


@dataclass(frozen=True, slots=True)
class Locations(Nouned):
    """Locations: controlled, neutral or secured ones; with Ships or away teams there."""

    tag: ClassVar[str] = "locations"
    short: ClassVar[str] = "which"
    many: ClassVar[bool] = True

    which: Literal["any", "controlled", "neutral", "secured", "opposing"] = "any"
    with_ship: Literal["you", "opponent"] | None = None
    with_teams: Literal["you", "opponent"] | None = None
    without: Literal["your-teams", "opposing-markers"] | None = None
    other: bool = False
    where: Condition | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        board, seat = reader.board, context.controller
        opponent = other(board, seat)
        theirs = () if opponent is None else locations.controlled(board, opponent)
        found = {
            "any": fleet.reachable(board, seat),
            "controlled": locations.controlled(board, seat),
            "neutral": locations.neutral(board),
            "secured": locations.secured(reader.table, seat),
            "opposing": theirs,
        }[self.which]
        return tuple(card for card in found if self._fits(reader, context, card))

    def _fits(self, reader: Reader, context: Context, card: CardId) -> bool:
        board, table, seat = reader.board, reader.table, context.controller
        opponent = other(board, seat)
        theirs = opponent is not None and bool(fleet.ships_at(board, card, opponent))
        ships = {"you": bool(fleet.ships_at(board, card, seat)), "opponent": theirs}
        own = away.teams_at(board, card, seat)
        teams = {"you": own > 0, "opponent": away.opposing_teams(table, card, seat) > 0}
        left_out = {
            "your-teams": own > 0,
            "opposing-markers": locations.opposing_markers(table, card, seat) > 0,
        }
        return (
            (self.with_ship is None or ships[self.with_ship])
            and (self.with_teams is None or teams[self.with_teams])
            and (self.without is None or not left_out[self.without])
            and (not self.other or card != context.source)
            and (self.where is None or self.where.holds(reader, context.having(its(card))))
        )

    def noun(self, book: Book, *, many: bool) -> Tokens:
        noun = book.noun("kinds", "location", many=many)
        if self.which != "any":
            phrase = {
                "controlled": "controlled {noun}",
                "neutral": "neutral {noun}",
                "secured": "secured {noun}",
                "opposing": "{noun} controlled by your opponent",
            }[self.which]
            noun = book.say(phrase, noun=noun)
        noun = book.say("other {noun}", noun=noun) if self.other else noun
        if self.with_ship is not None:
            have = {"you": "you have a Ship", "opponent": "your opponent has a Ship"}
            noun = book.say("{noun} where " + have[self.with_ship], noun=noun)
        if self.with_teams is not None:
            teams = {
                "you": "{noun} with your away teams",
                "opponent": "{noun} with opposing away teams",
            }
            noun = book.say(teams[self.with_teams], noun=noun)
        if self.without is not None:
            lacks = {
                "your-teams": "{noun} without your away teams",
                "opposing-markers": "{noun} without opposing markers",
            }
            noun = book.say(lacks[self.without], noun=noun)
        if self.where is not None:
            noun = book.say("{noun} {where}", noun=noun, where=self.where.relative(book, many=many))
        return noun


@dataclass(frozen=True, slots=True)
class ShipsAt(Nouned):
    """Ships whose tokens are at Locations, yours unless told otherwise (``CC-17.9``)."""

    tag: ClassVar[str] = "ships-at"
    short: ClassVar[str] = "at"
    many: ClassVar[bool] = True

    at: Cards
    whose: Whose = "you"

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        places_ = self.at.cards(reader, context)
        seats = seats_of(reader, context, self.whose)
        return tuple(
            ship
            for location in places_
            for seat in seats
            for ship in fleet.ships_at(reader.board, location, seat)
        )

    def noun(self, book: Book, *, many: bool) -> Tokens:
        ship = book.noun("kinds", "ship", many=many)
        phrase = {
            "you": "{ship} of yours at {at}",
            "opponent": "opposing {ship} at {at}",
            "any": "{ship} at {at}",
        }[self.whose]
        return book.say(phrase, ship=ship, at=self.at.one(book))


OPS: tuple[type[Node], ...] = (
    LocationOf,
    BeamedOnto,
    Here,
    Locations,
    ShipsAt,
)
