"""Resources on cards: putting them there, taking, moving, spending them (``CC-6.10`` to 6.15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, Cards, Node, NumberName
from tabletop.effects.selectors import Self
from tabletop.engine.board import Binding, Board
from tabletop.engine.events import CardCounted, Event, SeatCounted
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import CardName, say
from tabletop.games.captains_chair import resources
from tabletop.games.captains_chair.language.resources import Resource
from tabletop.games.captains_chair.stardates import taken_off
from tabletop.games.captains_chair.state import GLORY, course

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens
    from tabletop.games.captains_chair.prospect import Prospect


def lying(board: Board, card: CardId, counter: str) -> int:
    """Count the resources of a kind on a card."""
    return board.cards[card].counters.get(counter, 0)


def off_cards(
    board: Board, cards: tuple[CardId, ...], counter: str, count: int
) -> tuple[Event, ...]:
    """Take so many off cards, off the first as far as it has any, then the next."""
    events: list[Event] = []
    for card in cards:
        taken = min(count, lying(board, card, counter))
        if taken > 0:
            events.append(CardCounted(card, counter, -taken))
            count -= taken
    return tuple(events)


def taken(events: tuple[Event, ...]) -> int:
    """Count what events take off cards."""
    return -sum(event.change for event in events if isinstance(event, CardCounted))


@dataclass(frozen=True, slots=True)
class PlaceResource(Leaf):
    """Resources of the supply go on cards; glory off the Stardate card if it can (CC-6.14)."""

    tag: ClassVar[str] = "place-resource"

    counter: Resource
    count: Amount = ONE
    on: Cards = Self()

    async def perform(self, doing: Doing) -> Deed:
        count = self.count.amount(doing.reader, doing.context)
        cards = self.on.cards(doing.reader, doing.context) if count > 0 else ()
        placed = tuple(CardCounted(card, self.counter, count) for card in cards)
        off: tuple[Event, ...] = ()
        if self.counter == GLORY and not course(doing.at.table).cadet:
            off = taken_off(doing.at.table, count * len(cards))
        return Deed((*placed, *off), whole=bool(cards))

    def words(self, book: Book) -> Tokens:
        counters = book.many(self.count, book.term("counters", self.counter, self.count))
        return book.say("place {counters} on {cards}", counters=counters, cards=self.on.words(book))


@dataclass(frozen=True, slots=True)
class TakeResource(Leaf):
    """You gain resources from cards, as far as these have any (``CC-6.11``)."""

    tag: ClassVar[str] = "take-resource"

    counter: Resource
    from_: Cards
    count: Amount = ONE

    async def perform(self, doing: Doing) -> Deed:
        cards = self.from_.cards(doing.reader, doing.context)
        count = self.count.amount(doing.reader, doing.context)
        off = off_cards(doing.board, cards, self.counter, count)
        got = resources.received(doing.context.controller, self.counter, taken(off)) if off else ()
        return Deed((*off, *got), whole=taken(off) == count)

    def words(self, book: Book) -> Tokens:
        counters = book.many(self.count, book.term("counters", self.counter, self.count))
        return book.say(
            "gain {counters} from {cards}", counters=counters, cards=self.from_.words(book)
        )


@dataclass(frozen=True, slots=True)
class MoveResource(Leaf):
    """Resources go from one place to another, cards or your supply; no spending (CC-6.15)."""

    tag: ClassVar[str] = "move-resource"
    cost: ClassVar[bool] = True

    counter: Resource
    count: Amount = ONE
    from_: Cards | None = None
    to: Cards | None = None

    def _have(self, reader: Reader, context: Context) -> int:
        if self.from_ is None:
            return resources.held(reader.board, context.controller, self.counter)
        cards = self.from_.cards(reader, context)
        return sum(lying(reader.board, card, self.counter) for card in cards)

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        why = say("There are too few of these resources.")
        if self.from_ is None:
            pool = f"{context.controller} {self.counter}"
        else:
            cards = self.from_.cards(reader, context)
            pool = f"{self.counter} on {', '.join(map(str, cards))}"
        count = self.count.amount(reader, context)
        have = self._have(reader, context)
        return (Claim(why, count, pool=pool, have=have, rule=RuleId("CC-6.15")),)

    async def perform(self, doing: Doing) -> Deed:
        reader, context, seat = doing.reader, doing.context, doing.context.controller
        wanted = max(0, self.count.amount(reader, context))
        count = min(wanted, self._have(reader, context))
        hosts = () if self.to is None else self.to.cards(reader, context)
        if count == 0 or (self.to is not None and not hosts):
            return Deed(whole=wanted == 0)
        if self.from_ is None:
            off: tuple[Event, ...] = (SeatCounted(seat, self.counter, -count),)
        else:
            off = off_cards(doing.board, self.from_.cards(reader, context), self.counter, count)
        to = CardCounted(hosts[0], self.counter, count) if hosts else None
        put = SeatCounted(seat, self.counter, count) if to is None else to
        return Deed((*off, put), whole=count == wanted)

    def words(self, book: Book) -> Tokens:
        supply = book.say("your supply")
        return book.say(
            "move {counters} from {source} onto {target}"
            if self.to is not None
            else "move {counters} from {source} into {target}",
            counters=book.many(self.count, book.term("counters", self.counter, self.count)),
            source=supply if self.from_ is None else self.from_.words(book),
            target=supply if self.to is None else self.to.words(book),
        )


@dataclass(frozen=True, slots=True)
class SpendFrom(Leaf):
    """You spend resources that lie on cards, and only these (``CC-6.10``); without ``count`` all
    of them.
    """

    tag: ClassVar[str] = "spend-from"
    cost: ClassVar[bool] = True

    counter: Resource
    count: Amount | None = ONE
    from_: Cards = Self()
    as_: NumberName | None = None

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        cards = self.from_.cards(reader, context)
        have = sum(lying(reader.board, card, self.counter) for card in cards)
        wanted = 0 if self.count is None else self.count.amount(reader, context)
        why = say("There is too little on {cards}.", cards=tuple(CardName(card) for card in cards))
        pool = f"{self.counter} on {', '.join(map(str, cards))}"
        return (Claim(why, wanted, pool=pool, have=have, rule=RuleId("CC-6.10")),)

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Take it wherever it stands: spending is always a cost (``CC-R.4``)."""
        for claim in self.claims(reader, context):
            prospect.claim(claim)

    async def perform(self, doing: Doing) -> Deed:
        cards = self.from_.cards(doing.reader, doing.context)
        there = sum(lying(doing.board, card, self.counter) for card in cards)
        wanted = there
        if self.count is not None:
            wanted = max(0, self.count.amount(doing.reader, doing.context))
        off = off_cards(doing.board, cards, self.counter, wanted)
        bound = () if self.as_ is None else (Binding(self.as_, (), (), taken(off)),)
        return Deed(off, bound, whole=taken(off) == wanted)

    def words(self, book: Book) -> Tokens:
        what = book.term("counters", self.counter, self.count)
        if self.count is None:
            return book.say(
                "spend all {what} from {cards}", what=what, cards=self.from_.words(book)
            )
        counters = book.many(self.count, what)
        return book.say(
            "spend {counters} from {cards}", counters=counters, cards=self.from_.words(book)
        )


OPS: tuple[type[Node], ...] = (PlaceResource, TakeResource, MoveResource, SpendFrom)
