"""What may be so of a card just now: an officer, mobilized, named so (``CC-L.23``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.nodes import Cards, Condition, Node
from tabletop.effects.selectors import IT, Self
from tabletop.engine.ids import CardId
from tabletop.games.captains_chair import fleet, helmets, locations, officers, symbols
from tabletop.games.captains_chair.helmets import is_named
from tabletop.games.captains_chair.language.fitting import Describing, Fitting, Symbol
from tabletop.games.captains_chair.language.selectors import InPlay
from tabletop.games.captains_chair.locations import where
from tabletop.games.captains_chair.places import BRIEFING, NEUTRAL
from tabletop.games.captains_chair.state import RESOURCES
from tabletop.games.captains_chair.whose import holder

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


class OfCard(Describing):
    """Something that is so of cards, of each that is meant."""

    __slots__ = ()
    so: ClassVar[str]
    not_so: ClassVar[str]
    before: ClassVar[str] = ""
    """The word for it before a noun, if there is one."""

    card: Cards

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        """Tell whether it is so of a card."""
        raise NotImplementedError

    def holds(self, reader: Reader, context: Context) -> bool:
        cards = self.card.cards(reader, context)
        return bool(cards) and all(self.is_so(reader, context, card) for card in cards)

    def filled(self, book: Book) -> dict[str, Tokens]:
        """Give what fills further gaps of the phrases."""
        return {}

    def words(self, book: Book) -> Tokens:
        return self._said(book, self.so)

    def denied(self, book: Book) -> Tokens:
        return self._said(book, self.not_so)

    def _said(self, book: Book, phrase: str) -> Tokens:
        named = isinstance(self.card, InPlay) and self.card.named is not None
        card = self.card.one(book) if named else self.card.words(book)
        said = plural(phrase) if self.card.many and not named else phrase
        return book.say("{card} " + said, card=card, **self.filled(book))

    def adjective(self, book: Book) -> Tokens:
        return book.say(self.before) if self.before and self.card == IT else ()

    def relative(self, book: Book, *, many: bool, no: bool = False) -> Tokens:
        if self.card != IT:
            return Condition.relative(self, book, many=many, no=no)
        phrase = self.not_so if no else self.so
        return book.say("that " + (plural(phrase) if many else phrase), **self.filled(book))


def plural(phrase: str) -> str:
    """Put what is said of one card so that it is said of several."""
    begins, _, rest = phrase.partition(" ")
    verbs = {"is": "are", "wears": "wear", "has": "have"}
    return f"{verbs[begins]} {rest}".replace(" on it", " on them")


@dataclass(frozen=True, slots=True)
class IsOfficer(OfCard):
    """Cards are bridge officers."""

    tag: ClassVar[str] = "officer"
    short: ClassVar[str] = "card"
    so: ClassVar[str] = "is a bridge officer"
    not_so: ClassVar[str] = "is no bridge officer"

    card: Cards = Self()

    def relative(self, book: Book, *, many: bool, no: bool = False) -> Tokens:
        if no or self.card != IT:
            return OfCard.relative(self, book, many=many, no=no)
        return book.say("as bridge officers" if many else "as bridge officer")

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        return officers.is_officer(reader.board, card)


@dataclass(frozen=True, slots=True)
class IsMobilized(OfCard):
    """Cards are mobilized: in a Fleet Zone and not beamed."""

    tag: ClassVar[str] = "mobilized"
    short: ClassVar[str] = "card"
    so: ClassVar[str] = "is mobilized"
    not_so: ClassVar[str] = "is not mobilized"
    before: ClassVar[str] = "mobilized"

    card: Cards = Self()

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        return fleet.is_mobilized(reader.board, card)


@dataclass(frozen=True, slots=True)
class InBriefing(OfCard):
    """Cards lie in the Briefing Room."""

    tag: ClassVar[str] = "in-briefing"
    short: ClassVar[str] = "card"
    so: ClassVar[str] = "is in the Briefing Room"
    not_so: ClassVar[str] = "is not in the Briefing Room"

    card: Cards = Self()

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        record = reader.board.cards[card]
        return reader.board.zones[record.zone].kind == BRIEFING and record.attached_to is None


@dataclass(frozen=True, slots=True)
class WearsHelmet(OfCard):
    """Persons wear a Helmet (``CC-19.8``)."""

    tag: ClassVar[str] = "wears-helmet"
    short: ClassVar[str] = "card"
    so: ClassVar[str] = "wears a Helmet"
    not_so: ClassVar[str] = "is without a Helmet"

    card: Cards = Self()

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        return helmets.wears_helmet(reader, card)


@dataclass(frozen=True, slots=True)
class IsNamed(OfCard):
    """Cards answer to a name (``CC-R.56``)."""

    tag: ClassVar[str] = "is-named"
    short: ClassVar[str] = "name"
    so: ClassVar[str] = "is {name}"
    not_so: ClassVar[str] = "is not {name}"

    name: str
    card: Cards = IT

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        return is_named(reader, card, self.name)

    def filled(self, book: Book) -> dict[str, Tokens]:
        return {"name": book.say(self.name)}


@dataclass(frozen=True, slots=True)
class Fits(OfCard):
    """Cards are as a filter says, Wildcards of yours counting as what it looks for."""

    tag: ClassVar[str] = "fits"
    so: ClassVar[str] = "is {one}"
    not_so: ClassVar[str] = "is no {noun}"

    a: Fitting
    card: Cards = IT

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        return self.a.fits(reader, context, card)

    def filled(self, book: Book) -> dict[str, Tokens]:
        noun = self.a.noun(book)
        return {"noun": noun, "one": book.a(noun)}


@dataclass(frozen=True, slots=True)
class HasResource(OfCard):
    """Cards have a resource on them, of a kind if one is named."""

    tag: ClassVar[str] = "has-resource"
    short: ClassVar[str] = "of"
    so: ClassVar[str] = "has {what} on it"
    not_so: ClassVar[str] = "has no {what} on it"

    of: Literal["any", "dilithium", "latinum", "glory"] = "any"
    card: Cards = IT

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        names = RESOURCES if self.of == "any" else (self.of,)
        counters = reader.board.cards[card].counters
        return any(counters.get(name, 0) > 0 for name in names)

    def filled(self, book: Book) -> dict[str, Tokens]:
        if self.of == "any":
            return {"what": book.say("resources")}
        return {"what": book.term("counters", self.of)}


@dataclass(frozen=True, slots=True)
class HasSymbol(OfCard):
    """Cards have a specialty symbol, as they are now (``CC-16.2``)."""

    tag: ClassVar[str] = "symbol"
    so: ClassVar[str] = "has {symbol}"
    not_so: ClassVar[str] = "has no {symbol}"

    symbol: Symbol
    card: Cards = IT

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        return symbols.has_symbol(reader, card, self.symbol)

    def filled(self, book: Book) -> dict[str, Tokens]:
        return {"symbol": book.term("symbols", self.symbol)}


@dataclass(frozen=True, slots=True)
class HasFocus(OfCard):
    """Cards have a focus symbol, Best Focus standing in for any (``CC-R.48``)."""

    tag: ClassVar[str] = "focus"
    so: ClassVar[str] = "has the focus {focus}"
    not_so: ClassVar[str] = "has no focus {focus}"

    focus: Symbol
    card: Cards = IT

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        return symbols.has_focus(reader, card, self.focus)

    def filled(self, book: Book) -> dict[str, Tokens]:
        return {"focus": book.term("symbols", self.focus)}


@dataclass(frozen=True, slots=True)
class AtSame(Condition):
    """Cards are at the Location of others."""

    tag: ClassVar[str] = "at-location-of"

    of: Cards
    card: Cards = IT

    def holds(self, reader: Reader, context: Context) -> bool:
        places = {where(reader, card) for card in self.of.cards(reader, context)} - {None}
        cards = self.card.cards(reader, context)
        return bool(cards) and all(where(reader, card) in places for card in cards)

    def words(self, book: Book) -> Tokens:
        place = self.of.its(book, book.say("Location"))
        return book.say("{card} is at {place}", card=self.card.words(book), place=place)

    def denied(self, book: Book) -> Tokens:
        place = self.of.its(book, book.say("Location"))
        return book.say("{card} is not at {place}", card=self.card.words(book), place=place)


@dataclass(frozen=True, slots=True)
class Beamed(OfCard):
    """Cards are beamed onto others."""

    tag: ClassVar[str] = "beamed"
    short: ClassVar[str] = "card"
    so: ClassVar[str] = "is beamed"
    not_so: ClassVar[str] = "is not beamed"

    card: Cards = IT

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        return reader.board.cards[card].attached_to is not None


@dataclass(frozen=True, slots=True)
class IsNeutral(OfCard):
    """Cards are Locations of the Neutral Zone."""

    tag: ClassVar[str] = "neutral"
    short: ClassVar[str] = "card"
    so: ClassVar[str] = "is neutral"
    not_so: ClassVar[str] = "is not neutral"
    before: ClassVar[str] = "neutral"

    card: Cards = IT

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        return card in locations.neutral(reader.board)


@dataclass(frozen=True, slots=True)
class Opposing(OfCard):
    """Cards are the opponent's."""

    tag: ClassVar[str] = "opposing"
    short: ClassVar[str] = "card"
    so: ClassVar[str] = "is your opponent's"
    not_so: ClassVar[str] = "is not your opponent's"

    card: Cards = IT

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        return holder(reader.board, card) not in (None, context.controller)


@dataclass(frozen=True, slots=True)
class AtNeutral(OfCard):
    """Cards are at a neutral Location, Ships by their tokens (``CC-17.9``)."""

    tag: ClassVar[str] = "at-neutral"
    short: ClassVar[str] = "card"
    so: ClassVar[str] = "is at a neutral Location"
    not_so: ClassVar[str] = "is at no neutral Location"

    card: Cards = Self()

    def is_so(self, reader: Reader, context: Context, card: CardId) -> bool:
        place = where(reader, card)
        return place is not None and reader.board.cards[place].zone == NEUTRAL


OPS: tuple[type[Node], ...] = (
    AtNeutral,
    IsOfficer,
    IsMobilized,
    InBriefing,
    WearsHelmet,
    IsNamed,
    Fits,
    HasResource,
    HasSymbol,
    HasFocus,
    AtSame,
    Beamed,
    IsNeutral,
    Opposing,
)
