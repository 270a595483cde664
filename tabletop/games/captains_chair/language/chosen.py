"""Effects on cards that are named or chosen: the common part of logging, readying, promoting..."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context, Outcome, bound_as
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf, Running
from tabletop.effects.nodes import Amount, Cards, CardsName, ZoneKind
from tabletop.effects.selectors import Self
from tabletop.engine.events import Event, MomentCame, Said
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, zone_of
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.games.captains_chair import officers
from tabletop.games.captains_chair.language.fitting import Fitting
from tabletop.games.captains_chair.language.picking import (
    chosen_words,
    from_words,
    meant,
    picked,
    places,
)
from tabletop.games.captains_chair.places import HAND

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Chosen(Leaf):
    """Something is done to cards: this one, those named, or so many of a place that fit."""

    cost: ClassVar[bool] = True
    verb: ClassVar[str]
    """What is done, in the imperative."""
    told: ClassVar[str]
    """The line of the log, with the gaps {seat} and {card}."""
    usual: ClassVar[tuple[str, ...]] = (HAND,)
    """Where cards are looked for if no place is named."""

    what: Cards | None = None
    fitting: Fitting | None = None
    count: Amount | None = None
    up_to: bool = False
    as_: CardsName | None = None

    def bar(self, reader: Reader, context: Context, card: CardId) -> Refusal | None:
        """Say why it can't be done to a card, or None when it can."""
        raise NotImplementedError

    def events(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        """Give what happens to a card."""
        raise NotImplementedError

    def places(self) -> tuple[str, ...]:
        """List the places that cards are looked for in; none if they are named."""
        return self.usual if self.what is None and self.fitting is not None else ()

    def eligible(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the cards that it can be done to."""
        cards = meant(reader, context, self.what, self.fitting, self.places())
        return tuple(card for card in cards if self.bar(reader, context, card) is None)

    def wanted(self, reader: Reader, context: Context) -> int | None:
        """Give how many cards are to be chosen; None for all that are named."""
        if self.count is not None:
            return max(0, self.count.amount(reader, context))
        return 1 if self.places() and not self.up_to else None

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.up_to or self.eligible(reader, context):
            return None
        cards = meant(reader, context, self.what, self.fitting, self.places())
        for card in cards:
            refusal = self.bar(reader, context, card)
            if refusal is not None:
                return refusal
        return refuse(None, "There is no card for that.")

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        if self.up_to:
            return ()
        number = self.wanted(reader, context)
        cards = self.eligible(reader, context)
        all_of_them = meant(reader, context, self.what, self.fitting, self.places())
        wanted = max(1, len(all_of_them)) if number is None else number
        refusal = self.feasible(reader, context)
        why = say("There are not enough cards for that.")
        rule = None
        if refusal is not None:
            why, rule = refusal.reason, refusal.rule
        # Whatever a hand holds, it may be what is needed, as far as all can see (``CC-R.28``).
        hand = reader.board.piles[zone_of(HAND, context.controller)]
        seeming = tuple(dict.fromkeys((*cards, *hand))) if HAND in self.places() else ()
        return (Claim(why, wanted, cards, open_=seeming, rule=rule),)

    def run(self, doing: Doing) -> Next | Running:
        following = Leaf.run(self, doing)
        if doing.stage != 1 or not isinstance(following, Next):
            return following
        # The limit of officers is met at once, before the next part (``CC-R.60``).
        frame = officers.crowded(doing.at.table)
        outcome = following.value
        if frame is None or not isinstance(outcome, Outcome):
            return following
        return doing.call(2, frame, memo=(int(outcome.whole),))

    async def perform(self, doing: Doing) -> Deed:
        reader, context = doing.reader, doing.context
        cards, whole = await self.picked(doing)
        events: list[Event] = []
        for card in foundations(reader, cards):
            line = say(self.told, seat=SeatName(context.controller), card=CardName(card))
            events += with_line(self.events(doing, card), line)
        bound = bound_as(self.as_, cards)
        return Deed(tuple(events), bound, whole)

    async def picked(self, doing: Doing) -> tuple[tuple[CardId, ...], bool]:
        """Have the cards chosen, where there is a choice; tell too whether they are enough."""
        return await picked(
            doing,
            self.eligible,
            self.wanted(doing.reader, doing.context),
            self.up_to,
            self.tag,
            "{seat}, for {card}: {what}.",
            self.asked(doing),
        )

    def asked(self, doing: Doing) -> Message:
        """Say in a question what is to be done to which cards."""
        return doing.said(self.words(doing.book))

    def object(self, book: Book) -> Tokens:
        """Say which cards."""
        if self.what is not None:
            said = chosen_words(book, self.what, self.count, self.up_to)
            if self.places():
                from_ = places(book, self.places())
                said = book.say("{cards} from {places}", cards=said, places=from_)
            if self.fitting is None:
                return said
            noun = self.fitting.noun(book, many=True)
            return book.say("{cards} (only {fits})", cards=said, fits=noun)
        if not self.places():
            return Self().words(book)
        count = self.count
        if count is None and not self.up_to:
            count = ONE
        return from_words(book, self.fitting, self.places(), count, self.up_to)

    def words(self, book: Book) -> Tokens:
        return book.say(self.verb + " {cards}", cards=self.object(book))


@dataclass(frozen=True, slots=True)
class ChosenFrom(Chosen):
    """Something is done to cards, which may be looked for in other places than is usual."""

    from_: tuple[ZoneKind, ...] = ()

    def places(self) -> tuple[str, ...]:
        return self.from_ or Chosen.places(self)


def foundations(reader: Reader, cards: tuple[CardId, ...]) -> Iterator[CardId]:
    """Leave out cards that lie under others of them: they go along with those."""
    under = {one for card in cards for one in reader.board.tree(card) if one != card}
    return (card for card in cards if card not in under)


def with_line(events: tuple[Event, ...], line: Message) -> tuple[Event, ...]:
    """Put a line of the log where what happens is done, before the moments of it."""
    for number, event in enumerate(events):
        if isinstance(event, MomentCame):
            return (*events[:number], Said(line), *events[number:])
    return (*events, Said(line)) if events else ()
