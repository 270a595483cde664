"""Resources: gaining, spending, losing and stealing them (``CC-6``, ``CC-L.9``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from tabletop.effects.amounts import ONE, Number
from tabletop.effects.context import Context, bound_as
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import (
    Amount,
    Counter,
    Effect,
    Node,
    NumberName,
    Seats,
    Vocabulary,
)
from tabletop.effects.selectors import You
from tabletop.effects.wording.tokens import joined
from tabletop.engine.events import SeatCounted
from tabletop.engine.frames import Next
from tabletop.games.captains_chair import resources
from tabletop.games.captains_chair.language.picking import FORCED
from tabletop.games.captains_chair.language.players import in_turn, opponent
from tabletop.games.captains_chair.payment import lacking, pay, purse, purse_of
from tabletop.games.captains_chair.prospect import Prospect
from tabletop.games.captains_chair.state import DILITHIUM, GLORY, LATINUM

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

Resource = Annotated[str, Vocabulary("resources")]


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Players gain resources, steps on a track, action chips.

    Glory comes off the top Stardate card (``CC-6.3``); of two players the active one takes
    first (``CC-R.106``).
    """

    tag: ClassVar[str] = "gain"

    counter: Counter
    count: Amount = ONE
    who: Seats = You()

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Add what you surely gain (``CC-R.1``)."""
        if self.who == You() and isinstance(self.count, Number):
            prospect.gain(self.counter, self.count.number)

    def run(self, doing: Doing) -> Next:
        reader = doing.reader
        seats = in_turn(reader, self.who.seats(reader, doing.context))
        count = doing.memo[0] if doing.stage else self.count.amount(reader, doing.context)
        if doing.stage >= len(seats) or count <= 0:
            return doing.end(whole=bool(seats) and count >= 0)
        seat = seats[doing.stage]
        events = resources.gaining(doing.at.table, seat, self.counter, count)
        return doing.go(doing.stage + 1, *doing.tell(self, *events), *events, memo=(count,))

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.who, "gain {counters}", "{who} gains {counters}", counters=some(book, self)
        )


@dataclass(frozen=True, slots=True)
class Spend(Effect):
    """You spend resources, all of them in one payment; glory may stand in (``CC-6.5``)."""

    tag: ClassVar[str] = "spend"
    cost: ClassVar[bool] = True

    dilithium: Amount | None = None
    latinum: Amount | None = None
    glory: Amount | None = None

    def due(self, reader: Reader, context: Context) -> dict[str, int]:
        """Work out what is due of each resource."""
        amounts = {DILITHIUM: self.dilithium, LATINUM: self.latinum, GLORY: self.glory}
        return {
            name: max(0, amount.amount(reader, context))
            for name, amount in amounts.items()
            if amount is not None
        }

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Take it as one payment (``CC-R.14``)."""
        if self._only_by_glory(reader, context):
            have = purse_of(reader.table, context.controller)
            prospect.refuse(lacking(have, purse(self.due(reader, context))))
        else:
            prospect.spend(self.due(reader, context))

    def _only_by_glory(self, reader: Reader, context: Context) -> bool:
        """Tell whether somebody is forced to pay who can't without glory standing in.

        It *may* stand in (``CC-6.6``), so nobody has to let it.
        """
        if not context.get(FORCED.name).number:
            return False
        due = purse(self.due(reader, context))
        return not purse_of(reader.table, context.controller).covers(due)

    def run(self, doing: Doing) -> Next:
        if doing.stage:
            return doing.end(whole=doing.at.value is True)
        if self._only_by_glory(doing.reader, doing.context):
            return doing.end(whole=False)
        seat, source = doing.context.controller, doing.context.source
        return doing.call(1, pay(seat, self.due(doing.reader, doing.context), source))

    def words(self, book: Book) -> Tokens:
        amounts = ((DILITHIUM, self.dilithium), (LATINUM, self.latinum), (GLORY, self.glory))
        said = [
            book.many(amount, book.term("counters", name, amount))
            for name, amount in amounts
            if amount is not None
        ]
        return book.say("spend {counters}", counters=joined(said, book.say(" and ")[0].text))


@dataclass(frozen=True, slots=True)
class SpendAll(Leaf):
    """You spend all that you have of a resource, perhaps none; glory never stands in (CC-6.9)."""

    tag: ClassVar[str] = "spend-all"
    short: ClassVar[str] = "counter"
    cost: ClassVar[bool] = True

    counter: Resource
    as_: NumberName | None = None

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Leave none of it."""
        prospect.spend_all(self.counter)

    async def perform(self, doing: Doing) -> Deed:
        seat = doing.context.controller
        count = resources.held(doing.board, seat, self.counter)
        bound = bound_as(self.as_, number=count)
        return Deed(resources.losing(doing.board, seat, self.counter, count), bound)

    def words(self, book: Book) -> Tokens:
        return book.say("spend all your {what}", what=book.term("counters", self.counter))


@dataclass(frozen=True, slots=True)
class Lose(Leaf):
    """Players lose resources, as many as they have at most; it is no cost (``CC-6.12``)."""

    tag: ClassVar[str] = "lose"

    counter: Counter
    count: Amount = ONE
    who: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        count = self.count.amount(doing.reader, doing.context)
        seats = self.who.seats(doing.reader, doing.context)
        events = tuple(
            event
            for seat in seats
            for event in resources.losing(doing.board, seat, self.counter, count)
        )
        return Deed(events, whole=bool(seats))

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.who, "lose {counters}", "{who} loses {counters}", counters=some(book, self)
        )


@dataclass(frozen=True, slots=True)
class Steal(Leaf):
    """You take resources from your opponent's supply; a virtual one has 1 (``CC-25.4``)."""

    tag: ClassVar[str] = "steal"

    counter: Resource
    count: Amount = ONE

    async def perform(self, doing: Doing) -> Deed:
        you, count = doing.context.controller, self.count.amount(doing.reader, doing.context)
        victim = opponent(doing.reader, doing.context)
        if victim is None:
            stolen = min(1, max(0, count))
            return Deed((SeatCounted(you, self.counter, stolen),) if stolen else ())
        return Deed(resources.stealing(doing.board, you, victim, self.counter, count))

    def words(self, book: Book) -> Tokens:
        return book.say("steal {counters}", counters=some(book, self))


def some(book: Book, node: Gain | Lose | Steal) -> Tokens:
    """Say how many of what."""
    return book.many(node.count, book.term("counters", node.counter, node.count))


OPS: tuple[type[Node], ...] = (Gain, Spend, SpendAll, Lose, Steal)
