"""Counters on cards, by name or whatever the card calls its own (``TC-1.23``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.ability import abilities_of
from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, Cards, Counter, Seats, children
from tabletop.effects.selectors import Self, You
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import CardCounted, Event
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.language.words import NO_COUNTERS

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

UNNAMED = "counter"
"""What counters are called on a card that has no name for its own."""


def name_on(table: Table, card: CardId) -> str:
    """Give the name that a card has for its counters: the first that it puts on itself."""
    for ability in abilities_of(table.printed(card)):
        for _, node in children(ability):
            if isinstance(node, AddCounters) and node.on == Self() and node.counter is not None:
                return node.counter
    return UNNAMED


def names_on(reader: Reader, card: CardId) -> dict[str, int]:
    """Give the counters that lie on a card, by name."""
    counters = reader.board.cards[card].counters
    return {name: count for name, count in counters.items() if name not in NO_COUNTERS}


@dataclass(frozen=True, slots=True)
class AddCounters(Leaf):
    """Counters are put on cards; without a name they are what each card calls its own."""

    tag: ClassVar[str] = "add-counters"
    short: ClassVar[str] = "count"

    count: Amount = ONE
    on: Cards = Self()
    counter: Counter | None = None

    async def perform(self, doing: Doing) -> Deed:
        count = self.count.amount(doing.reader, doing.context)
        cards = self.on.cards(doing.reader, doing.context)
        events = tuple(
            CardCounted(card, self.counter or name_on(doing.at.table, card), count)
            for card in cards
            if count > 0
        )
        return Deed(events, whole=bool(cards))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "put {counters} on {cards}",
            counters=counters_said(book, self.count, self.counter),
            cards=self.on.words(book),
        )


@dataclass(frozen=True, slots=True)
class RemoveCounters(Leaf):
    """Counters are taken off cards; of several names ``by`` picks (``TC-R.57``)."""

    tag: ClassVar[str] = "remove-counters"
    short: ClassVar[str] = "count"
    cost: ClassVar[bool] = True

    count: Amount = ONE
    from_: Cards = Self()
    counter: Counter | None = None
    by: Seats = You()

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        count = self.count.amount(reader, context)
        cards = self.from_.cards(reader, context)
        why = say("There are not enough counters to remove.")
        if not cards:
            return (Claim(why, 1),)
        return tuple(
            Claim(why, count, pool=f"card {card} {self.counter}", have=self._have(reader, card))
            for card in cards
        )

    def _have(self, reader: Reader, card: CardId) -> int:
        names = names_on(reader, card)
        return sum(names.values()) if self.counter is None else names.get(self.counter, 0)

    async def perform(self, doing: Doing) -> Deed:
        reader, wanted = doing.reader, self.count.amount(doing.reader, doing.context)
        events: list[Event] = []
        cards = self.from_.cards(reader, doing.context)
        whole = bool(cards)
        for card in cards:
            whole = whole and self._have(reader, card) >= wanted
            if self.counter is not None:
                taken = min(wanted, self._have(reader, card))
                events += [CardCounted(card, self.counter, -taken)] if taken > 0 else []
            else:
                events += await self._unnamed(doing, card, wanted)
        return Deed(tuple(events), whole=whole)

    async def _unnamed(self, doing: Doing, card: CardId, wanted: int) -> list[Event]:
        """Take counters of any names, asking for each as long as there are several."""
        left, events = names_on(doing.reader, card), list[Event]()
        choosers = self.by.seats(doing.reader, doing.context)
        for _ in range(min(wanted, sum(left.values()))):
            name = next(iter(left))
            if len(left) > 1 and choosers:
                prompt = doing.prompt(
                    "{seat}, for {card}: choose which counter to remove from {there}.",
                    choosers[0],
                    there=CardName(card),
                )
                options = tuple(Option(key, say("{name}", name=key)) for key in left)
                rule = doing.ability.rule_id
                name = await ChooseOption("counter", choosers[0], prompt, rule, options, (card,))
            events.append(CardCounted(card, name, -1))
            left[name] -= 1
            if left[name] == 0:
                del left[name]
        return events

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.by,
            "remove {counters} from {cards}",
            "{who} removes {counters} from {cards}",
            counters=counters_said(book, self.count, self.counter),
            cards=self.from_.words(book),
        )


def counters_said(book: Book, count: Amount, counter: str | None) -> Tokens:
    """Say how many counters: ``2 Bookkeeping counters``, or just ``2 counters``."""
    if counter is not None:
        return book.many(count, book.term("counters", counter, count))
    one = getattr(count, "number", None) == 1
    return book.many(count, book.say("counter" if one else "counters"))


OPS = (AddCounters, RemoveCounters)
