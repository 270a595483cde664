"""The state of cards and of the table: flags, counters, turning, flipping, control, lasting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import (
    Amount,
    Cards,
    Condition,
    Counter,
    Flag,
    Moment,
    Seats,
    Standing,
)
from tabletop.effects.selectors import Self, You
from tabletop.effects.wording.tokens import joined
from tabletop.engine.board import Lasting
from tabletop.engine.events import (
    CardCounted,
    CardFaced,
    CardFlipped,
    CardTurned,
    ControlChanged,
    Event,
    LastingBegan,
    SeatCounted,
    TableCounted,
)
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, say

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class SetFlag(Leaf):
    """A flag of the game is set: a counter of the table of that name is 1 from now on.

    What the flag means, and when it is lowered again, is the game's.
    """

    tag: ClassVar[str] = "flag"
    short: ClassVar[str] = "flag"

    flag: Flag

    async def perform(self, doing: Doing) -> Deed:
        if doing.board.counters.get(self.flag, 0):
            return Deed()
        return Deed((TableCounted(self.flag, 1),))

    def words(self, book: Book) -> Tokens:
        return book.term("flags", self.flag)


@dataclass(frozen=True, slots=True)
class Gain(Leaf):
    """Players gain counters (points, resources)."""

    tag: ClassVar[str] = "gain"

    counter: Counter
    count: Amount = ONE
    who: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        count = self.count.amount(doing.reader, doing.context)
        seats = self.who.seats(doing.reader, doing.context)
        if count <= 0:
            return Deed(whole=count == 0)
        return Deed(tuple(SeatCounted(seat, self.counter, count) for seat in seats))

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.who,
            "gain {counters}",
            "{who} gains {counters}",
            counters=book.many(self.count, book.term("counters", self.counter, self.count)),
        )


@dataclass(frozen=True, slots=True)
class Lose(Leaf):
    """Players lose counters, as many as they have at most."""

    tag: ClassVar[str] = "lose"
    cost: ClassVar[bool] = True

    counter: Counter
    count: Amount = ONE
    who: Seats = You()

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        count = self.count.amount(reader, context)
        return tuple(
            Claim(
                say("That takes {count}; there are {have}.", count=count, have=have),
                count,
                pool=f"{seat} {self.counter}",
                have=have,
            )
            for seat in self.who.seats(reader, context)
            for have in (reader.board.seats[seat].counters.get(self.counter, 0),)
        )

    async def perform(self, doing: Doing) -> Deed:
        wanted = max(0, self.count.amount(doing.reader, doing.context))
        events, whole = [], True
        for seat in self.who.seats(doing.reader, doing.context):
            lost = min(wanted, doing.board.seats[seat].counters.get(self.counter, 0))
            whole = whole and lost == wanted
            if lost > 0:
                events.append(SeatCounted(seat, self.counter, -lost))
        return Deed(tuple(events), whole=whole)

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.who,
            "lose {counters}",
            "{who} loses {counters}",
            counters=book.many(self.count, book.term("counters", self.counter, self.count)),
        )


@dataclass(frozen=True, slots=True)
class PutCounters(Leaf):
    """Counters are put on cards."""

    tag: ClassVar[str] = "put-counters"

    counter: Counter
    count: Amount = ONE
    on: Cards = Self()

    async def perform(self, doing: Doing) -> Deed:
        count = self.count.amount(doing.reader, doing.context)
        cards = self.on.cards(doing.reader, doing.context) if count > 0 else ()
        return Deed(tuple(CardCounted(card, self.counter, count) for card in cards))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "put {counters} on {cards}",
            counters=book.many(self.count, book.term("counters", self.counter, self.count)),
            cards=self.on.words(book),
        )


@dataclass(frozen=True, slots=True)
class TakeCounters(Leaf):
    """Counters are taken from cards, as many as lie there at most."""

    tag: ClassVar[str] = "take-counters"
    cost: ClassVar[bool] = True

    counter: Counter
    count: Amount = ONE
    from_: Cards = Self()

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        count = self.count.amount(reader, context)
        cards = self.from_.cards(reader, context)
        why = say("There are not enough counters to take.")
        if not cards:
            return (Claim(why, 1),)
        return tuple(
            Claim(
                why,
                count,
                pool=f"card {card} {self.counter}",
                have=reader.board.cards[card].counters.get(self.counter, 0),
            )
            for card in cards
        )

    async def perform(self, doing: Doing) -> Deed:
        wanted = max(0, self.count.amount(doing.reader, doing.context))
        events, whole = [], True
        for card in self.from_.cards(doing.reader, doing.context):
            taken = min(wanted, doing.board.cards[card].counters.get(self.counter, 0))
            whole = whole and taken == wanted
            if taken > 0:
                events.append(CardCounted(card, self.counter, -taken))
        return Deed(tuple(events), whole=whole)

    def words(self, book: Book) -> Tokens:
        return book.say(
            "take {counters} from {cards}",
            counters=book.many(self.count, book.term("counters", self.counter, self.count)),
            cards=self.from_.words(book),
        )


@dataclass(frozen=True, slots=True)
class Turn(Leaf):
    """Cards are turned sideways (exert, exhaust) or upright (ready)."""

    tag: ClassVar[str] = "turn"
    cost: ClassVar[bool] = True

    what: Cards = Self()
    to: Literal["sideways", "upright"] = "sideways"

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        cards = self.what.cards(reader, context)
        fitting = tuple(card for card in cards if self._changes(reader, card))
        why = say("{cards} is turned already.", cards=tuple(CardName(card) for card in cards))
        return (Claim(why, max(1, len(cards)), fitting),)

    def _changes(self, reader: Reader, card: CardId) -> bool:
        return (reader.board.cards[card].turn == 0) == (self.to == "sideways")

    async def perform(self, doing: Doing) -> Deed:
        cards = self.what.cards(doing.reader, doing.context)
        turned = tuple(card for card in cards if self._changes(doing.reader, card))
        turn = 1 if self.to == "sideways" else 0
        return Deed(tuple(CardTurned(card, turn) for card in turned), whole=turned == cards)

    def words(self, book: Book) -> Tokens:
        phrase = "turn {cards} sideways" if self.to == "sideways" else "turn {cards} upright"
        return book.say(phrase, cards=self.what.words(book))


@dataclass(frozen=True, slots=True)
class Flip(Leaf):
    """Double-sided cards show another of their sides."""

    tag: ClassVar[str] = "flip"

    what: Cards = Self()
    side: int = 1

    async def perform(self, doing: Doing) -> Deed:
        cards = self.what.cards(doing.reader, doing.context)
        return Deed(tuple(CardFlipped(card, self.side) for card in cards))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "flip {cards} to side {side}", cards=self.what.words(book), side=self.side + 1
        )


@dataclass(frozen=True, slots=True)
class Face(Leaf):
    """Cards are turned face up or face down where they lie."""

    tag: ClassVar[str] = "face"

    what: Cards
    to: Literal["up", "down"] = "up"

    async def perform(self, doing: Doing) -> Deed:
        cards = self.what.cards(doing.reader, doing.context)
        return Deed(tuple(CardFaced(card, self.to == "up") for card in cards))

    def words(self, book: Book) -> Tokens:
        phrase = "turn {cards} face up" if self.to == "up" else "turn {cards} face down"
        return book.say(phrase, cards=self.what.words(book))


@dataclass(frozen=True, slots=True)
class TakeControl(Leaf):
    """A player takes control of cards; they stay where they are, and whose they were."""

    tag: ClassVar[str] = "take-control"

    of: Cards
    by: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        cards = self.of.cards(doing.reader, doing.context)
        seats = self.by.seats(doing.reader, doing.context)
        if not seats:
            return Deed(whole=False)
        return Deed(tuple(event for card in cards for event in handed(doing, card, seats[0])))

    def words(self, book: Book) -> Tokens:
        cards = self.of.words(book)
        return book.act(
            self.by, "take control of {cards}", "{who} takes control of {cards}", cards=cards
        )


def handed(doing: Doing, card: CardId, seat: SeatId) -> tuple[Event, ...]:
    """Give a card to a seat with what is attached to it, but for what does not follow."""
    board, follows = doing.board, doing.language.customs.follows
    before = board.cards[card].controller
    stays = (
        ControlChanged(other, before)
        for other in board.tree(card)
        if other != card
        and before is not None
        and board.cards[other].controller == before
        and not follows(doing.reader, other)
    )
    return (ControlChanged(card, seat), *stays)


@dataclass(frozen=True, slots=True)
class Last(Leaf):
    """Something holds from now until a moment; with ``while`` only as long as that is so."""

    tag: ClassVar[str] = "until"
    short: ClassVar[str] = "moment"

    moment: Moment
    hold: tuple[Standing, ...]
    while_: Condition | None = None

    async def perform(self, doing: Doing) -> Deed:
        context = doing.context
        lasting = Lasting(
            doing.board.serial + 1,
            context.source,
            context.controller,
            doing.walk.address.down("hold"),
            context.bound,
            self.moment,
        )
        return Deed((LastingBegan(lasting),))

    def words(self, book: Book) -> Tokens:
        held = joined([part.words(book) for part in self.hold], book.say(" and ")[0].text)
        moment = book.noun("moments", self.moment, many=False)
        if self.while_ is None:
            return book.say("until {moment}, {held}", moment=moment, held=held)
        condition = self.while_.words(book)
        return book.say(
            "until {moment}, as long as {condition}, {held}",
            moment=moment,
            condition=condition,
            held=held,
        )


OPS = (
    SetFlag,
    Gain,
    Lose,
    PutCounters,
    TakeCounters,
    Turn,
    Flip,
    Face,
    TakeControl,
    Last,
)
