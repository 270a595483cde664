"""Cards by where they are: in play, at Locations, beamed, in the Market (``CC-L.20``)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.find import its
from tabletop.effects.layers import KINDS, TRAITS
from tabletop.effects.nodes import Cards, Condition, Node, ZoneKind
from tabletop.effects.selectors import Self
from tabletop.effects.wording.tokens import joined
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.games.captains_chair import away, fleet, locations
from tabletop.games.captains_chair.language.fitting import Fitting
from tabletop.games.captains_chair.language.picking import places
from tabletop.games.captains_chair.places import BRIDGE, MARKET_TYPES, market
from tabletop.games.captains_chair.whose import cards_in_play, is_token, other

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

Whose = Literal["you", "opponent", "any"]


def seats_of(reader: Reader, context: Context, whose: Whose) -> tuple[SeatId, ...]:
    """List the players that a word means; a cadet has no opponent (``CC-25.8``)."""
    opponent = other(reader.board, context.controller)
    others = () if opponent is None else (opponent,)
    both = (context.controller, *others)
    return {"you": both[:1], "opponent": others, "any": both}[whose]


class Nouned(Cards):
    """Cards that a noun tells."""

    __slots__ = ()
    many: ClassVar[bool] = True

    def noun(self, book: Book, *, many: bool) -> Tokens:
        """Say it without article or number."""
        raise NotImplementedError

    def words(self, book: Book) -> Tokens:
        return book.say("all {noun}", noun=self.noun(book, many=True))

    def one(self, book: Book) -> Tokens:
        return book.say("1 {noun}", noun=self.noun(book, many=False))

    def among(self, book: Book) -> Tokens:
        return book.say("the {noun}", noun=self.noun(book, many=True))

    def plain(self, book: Book) -> Tokens:
        return self.noun(book, many=True)


def fitting_of(node: Fitting) -> Fitting:
    """Take what cards must be out of a node that says more."""
    return Fitting(**{part.name: getattr(node, part.name) for part in fields(Fitting)})


def layer_of(node: Fitting) -> int:
    """Give the layer that a filter looks at."""
    if node.trait or node.without or node.species:
        return TRAITS
    return KINDS if node.kind else -1


@dataclass(frozen=True, slots=True)
class InPlay(Fitting, Nouned):
    """Cards in play, yours unless told otherwise, beamed ones too (``CC-R.55``, ``CC-26.3``)."""

    tag: ClassVar[str] = "in-play"
    many: ClassVar[bool] = True

    whose: Whose = "you"
    beamed: bool | None = None
    in_: ZoneKind | None = None
    at: Cards | None = None
    beamed_onto: Cards | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        board = reader.board
        return tuple(
            card
            for seat in seats_of(reader, context, self.whose)
            for card in self._in_play(reader, context, seat)
            if self.beamed in (None, board.cards[card].attached_to is not None)
            and self.in_ in (None, board.zones[board.cards[card].zone].kind)
            and (self.at is None or self._is_there(reader, context, card))
            and self.fits(reader, context, card)
        )

    def _in_play(self, reader: Reader, context: Context, seat: SeatId) -> tuple[CardId, ...]:
        """List a captain's cards in play, or those of them that are beamed onto some cards."""
        found = tuple(cards_in_play(reader.board, seat))
        if self.beamed_onto is None:
            return found
        under = beamed_under(reader, self.beamed_onto.cards(reader, context))
        return tuple(card for card in found if card in under)

    def _is_there(self, reader: Reader, context: Context, card: CardId) -> bool:
        """Tell whether a card is at the Location of those that ``at`` means (``CC-20.2``)."""
        assert self.at is not None
        places_ = {where(reader, one) for one in self.at.cards(reader, context)} - {None}
        return where(reader, card) in places_

    def reads(self, language: Language) -> int:
        return layer_of(self)

    def noun(self, book: Book, *, many: bool = False) -> Tokens:
        adjective = self.adjective(book)
        fitting = fitting_of(self)
        noun = (fitting if adjective else replace(fitting, where=None)).noun(book, many=many)
        if self.beamed:
            noun = book.say("beamed {noun}", noun=noun)
        noun = self._somewhere(book, noun, plain=bool(adjective))
        if self.beamed is False:
            phrase = "{noun} that are not beamed" if many else "{noun} that is not beamed"
            noun = book.say(phrase, noun=noun)
        if self.where is None or adjective:
            return noun
        return book.say("{noun} {where}", noun=noun, where=self.where.relative(book, many=many))

    def _somewhere(self, book: Book, noun: Tokens, *, plain: bool) -> Tokens:
        """Say where the cards are; ``plain``: the noun tells already that they are in play."""
        if self.beamed_onto is not None:
            on = self.beamed_onto
            if on == Self():
                noun = book.say("{noun} beamed here", noun=noun)
            else:
                noun = book.say("{noun} beamed onto {on}", noun=noun, on=on.one(book))
        if self.at is not None:
            place = self.at.its(book, book.say("Location"))
            noun = book.say("{noun} at {place}", noun=noun, place=place)
        if self.in_ is not None:
            owner = {"you": "your", "opponent": "your opponent's", "any": "any player's"}
            zone = places(book, (self.in_,), owner[self.whose])
            phrase = "{noun} on {zone}" if self.in_ == BRIDGE else "{noun} in {zone}"
            return book.say(phrase, noun=noun, zone=zone)
        said = plain or self.beamed_onto is not None
        phrase = {
            "you": "{noun}" if said else "{noun} in play",
            "opponent": "opposing {noun}",
            "any": "{noun} of any player",
        }[self.whose]
        return book.say(phrase, noun=noun)

    def words(self, book: Book) -> Tokens:
        return Nouned.words(self, book)

    def among(self, book: Book) -> Tokens:
        return Nouned.among(self, book)

    def one(self, book: Book) -> Tokens:
        noun = self.noun(book)
        return noun if self.named is not None else book.say("1 {noun}", noun=noun)


@dataclass(frozen=True, slots=True)
class Lying(Fitting, Nouned):
    """Cards that lie in some places, yours or the table's, unless others are named."""

    tag: ClassVar[str] = "lying"
    many: ClassVar[bool] = True

    in_: tuple[ZoneKind, ...] = ()
    whose: Whose = "you"

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        board = reader.board
        zones = [
            board.piles.get(zone_of(kind, seat), ())
            for kind in self.in_
            for seat in seats_of(reader, context, self.whose)
        ]
        shared = [pile for zone, pile in board.piles.items() if zone in self.in_]
        return tuple(
            card
            for pile in (*zones, *shared)
            for card in pile
            if not is_token(board, card) and self.fits(reader, context, card)
        )

    def reads(self, language: Language) -> int:
        return layer_of(self)

    def noun(self, book: Book, *, many: bool = False) -> Tokens:
        owner = {"you": "your", "opponent": "your opponent's", "any": "any player's"}[self.whose]
        zones = places(book, self.in_, owner) if self.in_ else book.say("nowhere")
        return book.say(
            "{noun} in {zones}", noun=fitting_of(self).noun(book, many=many), zones=zones
        )

    def words(self, book: Book) -> Tokens:
        return Nouned.words(self, book)

    def among(self, book: Book) -> Tokens:
        return Nouned.among(self, book)


@dataclass(frozen=True, slots=True)
class InMarket(Fitting, Nouned):
    """Face-up cards of the Market (``CC-15.24``)."""

    tag: ClassVar[str] = "in-market"
    many: ClassVar[bool] = True

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        board = reader.board
        found = (card for kind in MARKET_TYPES for card in board.piles[market(kind)])
        return tuple(card for card in found if self.fits(reader, context, card))

    def reads(self, language: Language) -> int:
        return layer_of(self)

    def noun(self, book: Book, *, many: bool = False) -> Tokens:
        noun = fitting_of(self).noun(book, many=many)
        return book.say("{noun} in the Market", noun=noun)

    def words(self, book: Book) -> Tokens:
        return Nouned.words(self, book)

    def among(self, book: Book) -> Tokens:
        return Nouned.among(self, book)


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


def where(reader: Reader, card: CardId) -> CardId | None:
    """Give the Location that a card is at: itself, its Ship's, or what it is beamed onto."""
    board = reader.board
    host = board.cards[card].attached_to
    while host is not None:
        card, host = host, board.cards[host].attached_to
    if locations.is_location(reader.table, card):
        return card
    return fleet.location_of(board, card)


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


def beamed_under(reader: Reader, hosts: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """List what is beamed onto cards, at any depth; ship tokens aren't cards."""
    board = reader.board
    return tuple(
        dict.fromkeys(
            card
            for host in hosts
            for card in board.tree(host)
            if card != host and not is_token(board, card)
        )
    )


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


@dataclass(frozen=True, slots=True)
class EitherOf(Cards):
    """Cards of several groups, each card once."""

    tag: ClassVar[str] = "either"
    short: ClassVar[str] = "of"
    many: ClassVar[bool] = True

    of: tuple[Cards, ...]

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        found = (card for group in self.of for card in group.cards(reader, context))
        return tuple(dict.fromkeys(found))

    def words(self, book: Book) -> Tokens:
        return joined([group.words(book) for group in self.of], book.say(" and ")[0].text)

    def one(self, book: Book) -> Tokens:
        return joined([group.one(book) for group in self.of], book.say(" or ")[0].text)

    def among(self, book: Book) -> Tokens:
        return joined([group.among(book) for group in self.of], book.say(" and ")[0].text)

    def plain(self, book: Book) -> Tokens:
        return joined([group.plain(book) for group in self.of], book.say(" and ")[0].text)


OPS: tuple[type[Node], ...] = (
    EitherOf,
    InPlay,
    Lying,
    InMarket,
    LocationOf,
    BeamedOnto,
    Here,
    Locations,
    ShipsAt,
)
