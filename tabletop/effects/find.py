"""Finding cards: all of a place that fit, in play if no place is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.layers import CONTROL, KEYWORDS, KINDS, TRAITS
from tabletop.effects.nodes import Amount, CardKind, Cards, Condition, Keyword, Seats, Trait
from tabletop.effects.selectors import Place
from tabletop.engine.board import Binding
from tabletop.engine.ids import CardId

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Find(Cards):
    """All cards of a place that fit; with ``top`` only so many from its top.

    Without a place: whatever is in play. ``where`` may be any condition about ``it``.
    """

    tag: ClassVar[str] = "find"
    many: ClassVar[bool] = True

    in_: Place | None = None
    top: Amount | None = None
    kind: CardKind | None = None
    trait: Trait | None = None
    keyword: Keyword | None = None
    controlled_by: Seats | None = None
    other: bool = False
    where: Condition | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        board = reader.board
        zones = reader.in_play if self.in_ is None else self.in_.zones(reader, context)
        found: list[CardId] = []
        for zone in zones:
            if self.top is None:
                found.extend(board.piles[zone])
            else:
                found.extend(board.top(zone, self.top.amount(reader, context)))
        fits = self._fitting(reader, context)
        return reader.seen(context, tuple(card for card in found if fits(card)))

    def includes(self, reader: Reader, context: Context, card: CardId) -> bool:
        if self.top is not None:
            return card in self.cards(reader, context)
        zone = reader.board.cards[card].zone
        if self.in_ is None:
            here = reader.board.zones[zone].in_play
        else:
            here = zone in self.in_.zones(reader, context)
        return here and self._fitting(reader, context)(card) and bool(reader.seen(context, (card,)))

    def _fitting(self, reader: Reader, context: Context) -> Callable[[CardId], bool]:
        who, where = self.controlled_by, self.where
        seats = None if who is None else who.controllers(reader, context)

        def fits(card: CardId) -> bool:
            return (
                (not self.other or card != context.source)
                and (seats is None or reader.controller(card) in seats)
                and (self.kind is None or self.kind in reader.kinds(card))
                and (self.trait is None or self.trait in reader.traits(card))
                and (self.keyword is None or self.keyword in reader.keywords(card))
                and (where is None or where.holds(reader, context.having(its(card))))
            )

        return fits

    def reads(self, language: Language) -> int:
        if self.keyword is not None:
            return KEYWORDS
        if self.trait is not None:
            return TRAITS
        if self.kind is not None:
            return KINDS
        return CONTROL if self.controlled_by is not None else -1

    def words(self, book: Book) -> Tokens:
        if self.top is not None:
            return self.among(book)
        return book.say("all {noun}", noun=self._noun(book, "cards"))

    def one(self, book: Book) -> Tokens:
        if self.top is not None:
            return book.say("one of {cards}", cards=self.among(book))
        return self._any(book, self._noun(book, "card"))

    def noun(self, book: Book, *, many: bool) -> Tokens:
        """Say it without an article."""
        return self._noun(book, "cards" if many else "card")

    def placeless(self, book: Book) -> Tokens:
        """Say it where any single one is meant, and play need not be named."""
        if self.in_ is not None or self.top is not None:
            return self.one(book)
        return self._any(book, self._noun(book, "card", place=False))

    def none(self, book: Book) -> Tokens:
        """Say it where not one of them is meant."""
        phrase = "no other {noun}" if self.other else "no {noun}"
        return book.say(phrase, noun=self._noun(book, "card"))

    def of_hand(self, book: Book, one: bool) -> Tokens:
        """Say it where cards of a hand are meant, wherever else they may lie."""
        return self._noun(book, "card" if one else "cards", place=False)

    def among(self, book: Book) -> Tokens:
        if self.top is None:
            return book.say("the {noun}", noun=self._noun(book, "cards"))
        return book.say(
            "the top {top} {noun} of {place}",
            top=self.top.words(book),
            noun=self._noun(book, "cards", place=False),
            place=self._place(book),
        )

    def plain(self, book: Book) -> Tokens:
        return self._noun(book, "cards") if self.top is None else self.among(book)

    def _any(self, book: Book, noun: Tokens) -> Tokens:
        return book.say("another {noun}", noun=noun) if self.other else book.a(noun)

    def _place(self, book: Book) -> Tokens:
        return book.say("play") if self.in_ is None else self.in_.words(book)

    def _noun(self, book: Book, card: str, *, place: bool = True) -> Tokens:
        noun = book.say(card)
        if self.kind is not None:
            kind = book.noun("kinds", self.kind, many=card == "cards")
            noun = book.say("{kind} {noun}", kind=kind, noun=noun)
        if self.trait is not None:
            noun = book.say("{trait} {noun}", trait=book.term("traits", self.trait), noun=noun)
        if self.other and card == "cards":
            noun = book.say("other {noun}", noun=noun)
        if self.keyword is not None:
            keyword = book.term("keywords", self.keyword)
            noun = book.say("{noun} with {keyword}", noun=noun, keyword=keyword)
        if place and self.in_ is None:
            noun = book.say("{noun} in play", noun=noun)
        elif place:
            noun = book.say("{noun} in {place}", noun=noun, place=self._place(book))
        if self.controlled_by is not None:
            who = self._controllers(book, self.controlled_by, many=card == "cards")
            noun = book.say("{noun} that {who}", noun=noun, who=who)
        if self.where is not None:
            where = self.where.relative(book, many=card == "cards")
            noun = book.say("{noun} {where}", noun=noun, where=where)
        return noun

    def _controllers(self, book: Book, who: Seats, *, many: bool) -> Tokens:
        if many and who.tag in ("others", "everyone"):
            return book.say("{who} control", who=who.plural(book))
        return book.one_does(who, "you control", "{who} controls")


def its(card: CardId) -> Binding:
    """Bind ``it`` to a card."""
    return Binding("it", (card,))
