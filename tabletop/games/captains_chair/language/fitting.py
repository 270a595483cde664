"""Which cards fit: by type, trait, symbol, name and any condition (``CC-L.19``).

``{kind: cargo, trait: [klingon, weapon], named: U.S.S. Shenzhou, where: ..., other: true}``: any
of the types, any of the traits, and all of the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.find import its
from tabletop.effects.nodes import CardKind, Condition, Node, Trait, Vocabulary
from tabletop.effects.wording.tokens import joined
from tabletop.engine.ids import CardId
from tabletop.games.captains_chair.helmets import is_named
from tabletop.games.captains_chair.traits import any_species, has_trait, kinds, printed_traits
from tabletop.games.captains_chair.whose import holder

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

Symbol = Annotated[str, Vocabulary("symbols")]


class Describing(Condition):
    """Something that is so of cards and may be said by one word before the noun."""

    __slots__ = ()

    def adjective(self, book: Book) -> Tokens:
        """Say it before the noun, where it has such a word: ``mobilized``."""
        return ()


@dataclass(frozen=True, slots=True)
class Fitting(Node):
    """What a card must be: one of the types, with one of the traits, and so on."""

    tag: ClassVar[str] = "fitting"

    kind: tuple[CardKind, ...] = ()
    trait: tuple[Trait, ...] = ()
    without: tuple[Trait, ...] = ()
    species: bool = False
    symbol: Symbol | None = None
    named: str | None = None
    where: Condition | None = None
    other: bool = False

    def fits(self, reader: Reader, context: Context, card: CardId) -> bool:
        """Tell whether a card is so, wherever it lies."""
        return (
            (not self.other or card != context.source)
            and (not self.kind or any(kind in kinds(reader, card) for kind in self.kind))
            and (not self.trait or self._traits(reader, context, card))
            and not any(trait in printed_traits(reader, card) for trait in self.without)
            and (not self.species or any_species(reader, context, card))
            and (self.symbol is None or shows(reader, context, card, self.symbol))
            and (self.named is None or is_named(reader, card, self.named))
            and (self.where is None or self.where.holds(reader, context.having(its(card))))
        )

    def _traits(self, reader: Reader, context: Context, card: CardId) -> bool:
        return any(has_trait(reader, context, card, trait) for trait in self.trait)

    def those(
        self, reader: Reader, context: Context, cards: tuple[CardId, ...]
    ) -> tuple[CardId, ...]:
        """List those of some cards that are so."""
        return tuple(card for card in cards if self.fits(reader, context, card))

    def noun(self, book: Book, *, many: bool = False) -> Tokens:
        """Say it without article or number: ``Klingon or Vulcan Person``."""
        said: Tokens = ()
        if self.named is not None:
            said = book.say("{name}", name=self.named)
        elif self.kind:
            said = alternatives(book, [book.noun("kinds", kind, many=many) for kind in self.kind])
        elif many or not self.trait:
            said = book.say("cards" if many else "card")
        if self.trait:
            traits = [book.term("traits", trait) for trait in self.trait]
            if said:  # a compound of several first parts, where there are compounds
                traits[:-1] = [book.say("{leading}", leading=trait) for trait in traits[:-1]]
            those = alternatives(book, traits)
            said = book.say("{traits} {noun}", traits=those, noun=said) if said else those
        if self.species:
            said = book.say("{noun} of any species", noun=said)
        if self.without:
            lacking = alternatives(book, [book.term("traits", trait) for trait in self.without])
            said = book.say("{noun} without {traits}", noun=said, traits=lacking)
        if self.symbol is not None:
            symbol = book.term("symbols", self.symbol)
            said = book.say("{noun} with {symbol}", noun=said, symbol=symbol)
        adjective = self.adjective(book)
        if adjective:
            said = book.say("{adjective} {noun}", adjective=adjective, noun=said)
        if self.other:
            said = book.say("other {noun}", noun=said)
        if self.where is not None and not adjective:
            where = self.where.relative(book, many=many)
            said = book.say("{noun} {where}", noun=said, where=where)
        return said

    def adjective(self, book: Book) -> Tokens:
        """Say ``where`` before the noun, if one word says it."""
        return self.where.adjective(book) if isinstance(self.where, Describing) else ()

    def words(self, book: Book) -> Tokens:
        noun = self.noun(book)
        return noun if self.named is not None else book.say("1 {noun}", noun=noun)


def alternatives(book: Book, said: list[Tokens]) -> Tokens:
    """Say that any of some will do: ``Klingon, Vulcan or Xindi``."""
    commas = joined(said[:-1], book.say(", ")[0].text)
    return joined([part for part in (commas, *said[-1:]) if part], book.say(" or ")[0].text)


ANY = Fitting()
"""Any card."""


def shows(reader: Reader, context: Context, card: CardId, symbol: str) -> bool:
    """Tell whether a specialty or focus symbol is printed on a card (``CC-16.5``, ``CC-R.49``).

    On a card of one's own a Wildcard specialty and Best Focus are any (``CC-R.48``).
    """
    table = reader.table
    printed = (*table.fact(card, "symbols", ()), table.fact(card, "focus"))
    if symbol in printed:
        return True
    own = holder(reader.board, card) == context.controller
    return own and ("wildcard" in printed or "best" in printed)


OPS: tuple[type[Node], ...] = (Fitting,)
