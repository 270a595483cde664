"""Resources on cards: putting them there, taking, moving, spending them (``CC-6.10`` to 6.15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context, bound_as
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, Cards, Node, NumberName
from tabletop.effects.selectors import Self
from tabletop.engine.board import Board
from tabletop.engine.events import CardCounted, Event, SeatCounted
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import Refusal, refuse, say
from tabletop.games.captains_chair import resources
from tabletop.games.captains_chair.language.picking import one_of
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


def holding(reader: Reader, context: Context, cards: Cards, counter: str) -> tuple[CardId, ...]:
    """List those of some cards that have a resource of a kind on them."""
    meant = cards.cards(reader, context)
    return tuple(card for card in meant if lying(reader.board, card, counter))


async def chosen(doing: Doing, cards: tuple[CardId, ...], text: str) -> CardId | None:
    """Have the player choose 1 of the cards that are meant, if there are any (``CC-6.14``)."""
    return await one_of(doing, "resource-card", "CC-6.14", text, cards) if cards else None


def most(reader: Reader, context: Context, cards: Cards, counter: str) -> int:
    """Count the resources of a kind on whichever of some cards has the most."""
    meant = cards.cards(reader, context)
    return max((lying(reader.board, card, counter) for card in meant), default=0)


CHOOSE_FROM = "{seat}, for {card}: choose the card that resources leave."
CHOOSE_ONTO = "{seat}, for {card}: choose the card that resources go on."


@dataclass(frozen=True, slots=True)
class PlaceResource(Leaf):
    """Resources of the supply go on 1 card; glory off the Stardate card if it can (CC-6.14)."""

    tag: ClassVar[str] = "place-resource"

    counter: Resource
    count: Amount = ONE
    on: Cards = Self()

    async def perform(self, doing: Doing) -> Deed:
        count = self.count.amount(doing.reader, doing.context)
        card = await chosen(doing, self.on.cards(doing.reader, doing.context), CHOOSE_ONTO)
        if card is None or count <= 0:
            return Deed(whole=count == 0)
        off: tuple[Event, ...] = ()
        if self.counter == GLORY and not course(doing.at.table).cadet:
            off = taken_off(doing.at.table, count)
        return Deed((CardCounted(card, self.counter, count), *off))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "place {counters} on {card}", counters=_some(book, self), card=self.on.one(book)
        )


@dataclass(frozen=True, slots=True)
class TakeResource(Leaf):
    """You gain resources from 1 card, as far as it has any (``CC-6.11``)."""

    tag: ClassVar[str] = "take-resource"

    counter: Resource
    from_: Cards
    count: Amount = ONE

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if holding(reader, context, self.from_, self.counter):
            return None
        return refuse("CC-6.11", "There are none of these resources to gain.")

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Add what the card with the most of it gives (``CC-R.15``)."""
        there = most(reader, context, self.from_, self.counter)
        prospect.gain(self.counter, min(self.count.amount(reader, context), there))

    async def perform(self, doing: Doing) -> Deed:
        wanted = max(0, self.count.amount(doing.reader, doing.context))
        cards = holding(doing.reader, doing.context, self.from_, self.counter)
        card = await chosen(doing, cards, CHOOSE_FROM) if wanted else None
        if card is None:
            return Deed(whole=wanted == 0)
        count = min(wanted, lying(doing.board, card, self.counter))
        got = resources.received(doing.context.controller, self.counter, count)
        return Deed((CardCounted(card, self.counter, -count), *got), whole=count == wanted)

    def words(self, book: Book) -> Tokens:
        card = self.from_.one(book)
        return book.say("gain {counters} from {card}", counters=_some(book, self), card=card)


@dataclass(frozen=True, slots=True)
class MoveResource(Leaf):
    """Resources go from one place to another, a card or your supply; no spending (CC-6.15)."""

    tag: ClassVar[str] = "move-resource"
    cost: ClassVar[bool] = True

    counter: Resource
    count: Amount = ONE
    from_: Cards | None = None
    to: Cards | None = None

    def _have(self, reader: Reader, context: Context) -> int:
        if self.from_ is None:
            return resources.held(reader.board, context.controller, self.counter)
        return most(reader, context, self.from_, self.counter)

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        why = say("There are too few of these resources.")
        count = self.count.amount(reader, context)
        have = self._have(reader, context)
        pool = f"{self.counter} moved from {self.from_}"
        return (Claim(why, count, pool=pool, have=have, rule=RuleId("CC-6.15")),)

    async def perform(self, doing: Doing) -> Deed:
        reader, context, seat = doing.reader, doing.context, doing.context.controller
        wanted = max(0, self.count.amount(reader, context))
        source, target = None, None
        have = self._have(reader, context)
        if self.from_ is not None and have:
            cards = holding(reader, context, self.from_, self.counter)
            source = await chosen(doing, cards, CHOOSE_FROM)
            have = 0 if source is None else lying(doing.board, source, self.counter)
        if self.to is not None and have:
            target = await chosen(doing, self.to.cards(reader, context), CHOOSE_ONTO)
        count = min(wanted, have)
        if count == 0 or (self.to is not None and target is None):
            return Deed(whole=wanted == 0)
        off = (
            SeatCounted(seat, self.counter, -count)
            if source is None
            else CardCounted(source, self.counter, -count)
        )
        put = (
            SeatCounted(seat, self.counter, count)
            if target is None
            else CardCounted(target, self.counter, count)
        )
        return Deed((off, put), whole=count == wanted)

    def words(self, book: Book) -> Tokens:
        supply = book.say("your supply")
        return book.say(
            "move {counters} from {source} onto {target}"
            if self.to is not None
            else "move {counters} from {source} into {target}",
            counters=_some(book, self),
            source=supply if self.from_ is None else self.from_.one(book),
            target=supply if self.to is None else self.to.one(book),
        )


@dataclass(frozen=True, slots=True)
class SpendFrom(Leaf):
    """You spend resources that lie on 1 card, and only these (``CC-6.10``); without ``count`` all
    of them.
    """

    tag: ClassVar[str] = "spend-from"
    cost: ClassVar[bool] = True

    counter: Resource
    count: Amount | None = ONE
    from_: Cards = Self()
    as_: NumberName | None = None

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        wanted = 0 if self.count is None else self.count.amount(reader, context)
        why = say("There is too little on {card}.", card=self._said(reader))
        have = most(reader, context, self.from_, self.counter)
        pool = f"{self.counter} spent from {self.from_}"
        return (Claim(why, wanted, pool=pool, have=have, rule=RuleId("CC-6.10")),)

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Take it wherever it stands: spending is always a cost (``CC-R.4``)."""
        for claim in self.claims(reader, context):
            prospect.claim(claim)

    def _said(self, reader: Reader) -> str:
        language = reader.language
        return language.sentence(self.from_.one(language.book(self)))

    async def perform(self, doing: Doing) -> Deed:
        reader, context = doing.reader, doing.context
        wanted = 0 if self.count is None else max(0, self.count.amount(reader, context))
        cards = tuple(
            card
            for card in holding(reader, context, self.from_, self.counter)
            if lying(doing.board, card, self.counter) >= wanted
        )
        card = await chosen(doing, cards, CHOOSE_FROM)
        there = 0 if card is None else lying(doing.board, card, self.counter)
        count = there if self.count is None else min(wanted, there)
        off = () if card is None or not count else (CardCounted(card, self.counter, -count),)
        bound = bound_as(self.as_, number=count)
        return Deed(off, bound, whole=self.count is None or count == wanted)

    def words(self, book: Book) -> Tokens:
        what, card = book.term("counters", self.counter, self.count), self.from_.one(book)
        if self.count is None:
            return book.say("spend all {what} from {card}", what=what, card=card)
        return book.say(
            "spend {counters} from {card}", counters=book.many(self.count, what), card=card
        )


def _some(book: Book, node: PlaceResource | TakeResource | MoveResource) -> Tokens:
    """Say how many of what."""
    return book.many(node.count, book.term("counters", node.counter, node.count))


OPS: tuple[type[Node], ...] = (PlaceResource, TakeResource, MoveResource, SpendFrom)
