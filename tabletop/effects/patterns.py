"""Kinds of events, for triggers, replacements and restrictions.

A match binds ``it`` to the card of the event and ``they`` to the player whom it concerns, and
``it`` as a number to how many, or to the item of the queue.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.find import Find
from tabletop.effects.nodes import Cards, Condition, Counter, Moment, Pattern, Seats, ZoneKind
from tabletop.effects.selectors import You
from tabletop.engine.board import Binding
from tabletop.engine.events import (
    CardCounted,
    CardMoved,
    CardTurned,
    Event,
    MomentCame,
    Queued,
    SeatCounted,
    SeatLeft,
)
from tabletop.engine.ids import CardId, SeatId

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

Bound = tuple[Binding, ...]


def concerning(card: CardId | None, seat: SeatId | None, number: int = 0) -> Bound:
    """Bind what an event is about."""
    it = Binding("it", () if card is None else (card,), (), number)
    return (it, Binding("they", (), () if seat is None else (seat,)))


def is_meant(
    what: Cards | None, card: CardId, before: Reader, after: Reader, context: Context
) -> bool:
    """Tell whether cards that were meant before or are meant after an event include this one."""
    if what is None or what.includes(before, context, card):
        return True
    return after is not before and what.includes(after, context, card)


def concerned(reader: Reader, card: CardId) -> SeatId | None:
    """Give the player whom something that happens to a card concerns."""
    record = reader.board.cards[card]
    owner = reader.board.zones[record.zone].owner
    seat = reader.controller(card)
    if seat is not None:
        return seat
    return record.owner if owner is None else owner


@dataclass(frozen=True, slots=True)
class Moves(Pattern):
    """A card goes from a zone to a zone; ``play`` says whether it enters or leaves play.

    What is paid with is meant only where it is ``spent``, and then nothing else is.
    """

    tag: ClassVar[str] = "moves"
    event: ClassVar[type] = CardMoved

    what: Cards | None = None
    from_: ZoneKind | None = None
    to: ZoneKind | None = None
    play: Literal["enters", "leaves", "either"] = "either"
    where: Condition | None = None
    spent: bool = False

    def match(self, before: Reader, event: Event, after: Reader, context: Context) -> Bound | None:
        if not isinstance(event, CardMoved) or event.spent is not self.spent:
            return None
        zones = before.board.zones
        source, target = zones[before.board.cards[event.card].zone], zones[event.to]
        if self.from_ not in (None, source.kind) or self.to not in (None, target.kind):
            return None
        if self.play == "enters" and (source.in_play or not target.in_play):
            return None
        if self.play == "leaves" and (not source.in_play or target.in_play):
            return None
        if not is_meant(self.what, event.card, before, after, context):
            return None
        bound = concerning(event.card, concerned(before, event.card))
        if self.where is not None and not self.where.holds(before, context.having(*bound)):
            return None
        return bound

    def words(self, book: Book) -> Tokens:
        verb = {"enters": "enters play", "leaves": "leaves play", "either": "moves"}[self.play]
        return self._said(book, "{what} " + verb)

    def cannot(self, book: Book) -> Tokens:
        verb = {"enters": "enter play", "leaves": "leave play", "either": "move"}[self.play]
        return self._said(book, "{what} can't " + verb)

    def _said(self, book: Book, phrase: str) -> Tokens:
        what = book.say("a card")
        if isinstance(self.what, Find) and self.play != "either":
            what = self.what.placeless(book)
        elif self.what is not None:
            what = self.what.one(book)
        said = book.say(phrase, what=book.whoever(what))
        if self.from_ is not None:
            said = book.say("{said} from {zone}", said=said, zone=book.zone(self.from_))
        if self.to is not None:
            said = book.say("{said} to {zone}", said=said, zone=book.zone(self.to))
        if self.spent:
            said = book.say("{said} to pay for something", said=said)
        if self.where is not None:
            said = book.say("{said}, if {where}", said=said, where=self.where.words(book))
        return said


@dataclass(frozen=True, slots=True)
class Turns(Pattern):
    """A card is turned."""

    tag: ClassVar[str] = "turns"
    event: ClassVar[type] = CardTurned

    what: Cards | None = None
    to: Literal["sideways", "upright"] = "sideways"

    def match(self, before: Reader, event: Event, after: Reader, context: Context) -> Bound | None:
        if not isinstance(event, CardTurned) or (event.turn == 0) != (self.to == "upright"):
            return None
        if not is_meant(self.what, event.card, before, after, context):
            return None
        return concerning(event.card, concerned(before, event.card))

    def words(self, book: Book) -> Tokens:
        to = {"sideways": "{what} is turned sideways", "upright": "{what} is turned upright"}
        return self._said(book, to[self.to])

    def cannot(self, book: Book) -> Tokens:
        to = {
            "sideways": "{what} can't be turned sideways",
            "upright": "{what} can't be turned upright",
        }
        return self._said(book, to[self.to])

    def _said(self, book: Book, phrase: str) -> Tokens:
        what = book.say("a card") if self.what is None else self.what.one(book)
        return book.say(phrase, what=book.whoever(what))


@dataclass(frozen=True, slots=True)
class Gains(Pattern):
    """A player gains, or loses, counters."""

    tag: ClassVar[str] = "gains"
    event: ClassVar[type] = SeatCounted

    counter: Counter
    who: Seats | None = None
    loses: bool = False

    def match(self, before: Reader, event: Event, after: Reader, context: Context) -> Bound | None:
        if not isinstance(event, SeatCounted) or event.counter != self.counter:
            return None
        if (event.change < 0) != self.loses:
            return None
        if self.who is not None and event.seat not in self.who.seats(before, context):
            return None
        return concerning(None, event.seat, abs(event.change))

    def words(self, book: Book) -> Tokens:
        counter = book.term("counters", self.counter)
        you = "you lose {counter}" if self.loses else "you gain {counter}"
        one = "{who} loses {counter}" if self.loses else "{who} gains {counter}"
        return book.one_does(self.who, you, one, counter=counter)

    def cannot(self, book: Book) -> Tokens:
        verb = "lose" if self.loses else "gain"
        parts = {"counter": book.term("counters", self.counter)}
        subject = (
            "no player" if self.who is None else {"others": "no other player"}.get(self.who.tag)
        )
        if subject is not None:
            return book.say(subject + " can " + verb + " {counter}", **parts)
        who = self.who.words(book) if self.who is not None else ()
        return book.say("{who} can't " + verb + " {counter}", who=who, **parts)


@dataclass(frozen=True, slots=True)
class CountersPut(Pattern):
    """Counters are put on a card, or taken from it."""

    tag: ClassVar[str] = "counters-put"
    event: ClassVar[type] = CardCounted

    counter: Counter
    on: Cards | None = None
    taken: bool = False

    def match(self, before: Reader, event: Event, after: Reader, context: Context) -> Bound | None:
        if not isinstance(event, CardCounted) or event.counter != self.counter:
            return None
        if (event.change < 0) != self.taken:
            return None
        if not is_meant(self.on, event.card, before, after, context):
            return None
        return concerning(event.card, concerned(before, event.card), abs(event.change))

    def words(self, book: Book) -> Tokens:
        on = book.say("a card") if self.on is None else self.on.one(book)
        phrase = "{counter} are taken from {on}" if self.taken else "{counter} are put on {on}"
        counter = book.term("counters", self.counter)
        return book.say(phrase, counter=counter, on=book.whoever(on))


@dataclass(frozen=True, slots=True)
class Comes(Pattern):
    """A named moment of the rules comes, for a player or for all."""

    tag: ClassVar[str] = "comes"
    event: ClassVar[type] = MomentCame
    short: ClassVar[str] = "moment"

    moment: Moment
    whose: Seats | None = None
    what: Cards | None = None

    def match(self, before: Reader, event: Event, after: Reader, context: Context) -> Bound | None:
        if not isinstance(event, MomentCame) or event.name != self.moment:
            return None
        if self.whose is not None and event.seat not in self.whose.seats(before, context):
            return None
        if self.what is not None and not any(
            is_meant(self.what, card, before, after, context) for card in event.cards
        ):
            return None
        card = event.cards[0] if event.cards else None
        return concerning(card, event.seat, event.number)

    def words(self, book: Book) -> Tokens:
        said = book.noun("moments", self.moment, many=False)
        if self.whose is not None:
            said = book.moment_of(self.moment, self.whose)
        if self.what is not None:
            said = book.say("{said} on {what}", said=said, what=self.what.one(book))
        return said


@dataclass(frozen=True, slots=True)
class Announced(Pattern):
    """Something is put on the queue, perhaps by certain players or aimed at certain cards."""

    tag: ClassVar[str] = "announced"
    event: ClassVar[type] = Queued

    what: Cards | None = None
    by: Seats | None = None
    at: Cards | None = None

    def match(self, before: Reader, event: Event, after: Reader, context: Context) -> Bound | None:
        if not isinstance(event, Queued):
            return None
        item = event.item
        if not is_meant(self.what, item.source, before, after, context):
            return None
        if self.by is not None and item.controller not in self.by.controllers(before, context):
            return None
        aimed = [card for binding in item.bound for card in binding.cards]
        if self.at is not None and not any(
            is_meant(self.at, card, before, after, context) for card in aimed
        ):
            return None
        return concerning(item.source, item.controller, item.id)

    def words(self, book: Book) -> Tokens:
        what = book.say("something") if self.what is None else self.what.one(book)
        said = book.say("{what} is announced", what=what)
        if self.by is not None:
            said = book.say("{said} by {who}", said=said, who=book.one_of(self.by))
        if self.at is not None:
            said = book.say("{said} with {at} as a target", said=said, at=self.at.one(book))
        return said


@dataclass(frozen=True, slots=True)
class GoesOut(Pattern):
    """A player is out of the match."""

    tag: ClassVar[str] = "goes-out"
    event: ClassVar[type] = SeatLeft
    short: ClassVar[str] = "who"

    who: Seats = You()

    def match(self, before: Reader, event: Event, after: Reader, context: Context) -> Bound | None:
        if not isinstance(event, SeatLeft) or event.seat not in self.who.seats(before, context):
            return None
        return concerning(None, event.seat)

    def words(self, book: Book) -> Tokens:
        return book.one_does(self.who, "you go out of the match", "{who} goes out of the match")


PATTERNS = (Moves, Turns, Gains, CountersPut, Comes, Announced, GoesOut)
