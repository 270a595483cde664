"""Piles: shuffling, looking, putting into another order, showing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.interpret import Deed, Doing, Leaf, Running
from tabletop.effects.nodes import Amount, Cards, Effect, Seats
from tabletop.effects.selectors import Place, You
from tabletop.engine.decisions import ChooseCards, Mix
from tabletop.engine.events import Arranged, Looked, LookEnded, Shuffled
from tabletop.engine.frames import Next
from tabletop.engine.ids import ZoneId

if TYPE_CHECKING:
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Shuffle(Leaf):
    """A pile is shuffled, or only so many of its top cards."""

    tag: ClassVar[str] = "shuffle"
    short: ClassVar[str] = "pile"

    pile: Place
    top: Amount | None = None

    async def perform(self, doing: Doing) -> Deed:
        zone = next(iter(self.pile.zones(doing.reader, doing.context)), None)
        if zone is None:
            return Deed(whole=False)
        size = len(doing.board.piles[zone])
        if self.top is not None:
            size = min(size, max(0, self.top.amount(doing.reader, doing.context)))
        if size < 2:
            return Deed()
        order = await Mix(count=size)
        whole = len(doing.board.piles[zone])
        return Deed((Shuffled(zone, tuple(range(whole - size, whole)), order),))

    def words(self, book: Book) -> Tokens:
        pile = self.pile.words(book)
        if self.top is None:
            return book.say("shuffle {pile}", pile=pile)
        cards = book.count(self.top, "top {n} card", "top {n} cards")
        return book.say("shuffle the {cards} of {pile}", cards=cards, pile=pile)


@dataclass(frozen=True, slots=True)
class Rearrange(Effect):
    """A player looks at the top cards of a pile and puts them back face down in any order.

    Nobody else learns anything, not even whether the order changed.
    """

    tag: ClassVar[str] = "rearrange"
    short: ClassVar[str] = "pile"

    pile: Place
    top: Amount
    who: Seats = You()

    def run(self, doing: Doing) -> Next | Running:
        zone = next(iter(self.pile.zones(doing.reader, doing.context)), None)
        if zone is None:
            return doing.end(whole=False)
        lookers = self.who.seats(doing.reader, doing.context)[:1]
        if doing.stage == 0:
            count = max(0, self.top.amount(doing.reader, doing.context))
            seen = doing.board.top(zone, count)
            if not seen or not lookers:
                return doing.end(*doing.tell(self), whole=count == 0)
            return doing.go(1, Looked(seen, lookers), memo=seen)
        if doing.stage == 1:
            return self._put_back(doing, zone)
        return doing.end()

    async def _put_back(self, doing: Doing, zone: ZoneId) -> Next:
        seat = self.who.seats(doing.reader, doing.context)[0]
        pile = doing.board.piles[zone]
        seen = tuple(card for card in pile if card in doing.memo)
        count = len(seen)
        prompt = doing.prompt(
            "{seat}, for {card}: look at these cards and put them back; the first lies on top.",
            seat,
        )
        order = await ChooseCards(
            "arrange", seat, prompt, doing.ability.rule_id, seen[::-1], count, count, ordered=True
        )
        kept = tuple(card for card in pile if card not in seen)
        events = (Arranged(zone, (*kept, *reversed(order))), LookEnded(seen))
        return doing.go(2, *doing.tell(self, *events), *events)

    def words(self, book: Book) -> Tokens:
        cards = book.count(self.top, "top {n} card", "top {n} cards")
        return book.act(
            self.who,
            "look at the {cards} of {pile} and put them back in any order",
            "{who} looks at the {cards} of {pile} and puts them back in any order",
            cards=cards,
            pile=self.pile.words(book),
        )


@dataclass(frozen=True, slots=True)
class Look(Leaf):
    """Players look at cards, and may do so until the cards go out of sight."""

    tag: ClassVar[str] = "look"
    short: ClassVar[str] = "cards"

    cards: Cards
    who: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        cards = self.cards.cards(doing.reader, doing.context)
        seats = self.who.seats(doing.reader, doing.context)
        return Deed((Looked(cards, seats),)) if cards and seats else Deed()

    def words(self, book: Book) -> Tokens:
        cards = self.cards.words(book)
        return book.act(self.who, "look at {cards}", "{who} looks at {cards}", cards=cards)


OPS = (Shuffle, Rearrange, Look)
