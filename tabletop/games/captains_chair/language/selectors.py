"""Cards by where they are: in play, at Locations, beamed, in the Market (``CC-L.20``)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.layers import KINDS, TRAITS
from tabletop.effects.nodes import Cards, Node, ZoneKind
from tabletop.effects.selectors import Self
from tabletop.effects.wording.tokens import joined
from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.games.captains_chair.beaming import beamed_under
from tabletop.games.captains_chair.language.fitting import Fitting
from tabletop.games.captains_chair.language.nouns import Nouned
from tabletop.games.captains_chair.language.picking import places
from tabletop.games.captains_chair.locations import where
from tabletop.games.captains_chair.market import open_cards
from tabletop.games.captains_chair.places import BRIDGE
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
            and (self.in_ is None or self._lies_in(board, card))
            and (self.at is None or self._is_there(reader, context, card))
            and self.fits(reader, context, card)
        )

    def _lies_in(self, board: Board, card: CardId) -> bool:
        """Tell whether a card lies in the zone itself, and not beneath one that does (CC-19.2)."""
        record = board.cards[card]
        there = board.zones[record.zone].kind == self.in_
        return there and (record.attached_to is None or self.beamed is True)

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
        return self.those(reader, context, open_cards(reader.board))

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
)
