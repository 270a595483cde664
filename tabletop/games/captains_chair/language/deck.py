"""Hand, deck and discard pile: drawing, discarding, looking, placing (``CC-L.10``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.amounts import ONE, Number
from tabletop.effects.context import Context, bound_as
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, Cards, CardsName, Effect, Node, Seats
from tabletop.effects.selectors import You
from tabletop.engine.board import Board, may_see
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardMoved, Event, Looked, MomentCame, Said
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import Argument, SeatName, refuse, say
from tabletop.games.captains_chair import drawing
from tabletop.games.captains_chair.called import cards_called
from tabletop.games.captains_chair.deeds import open_names
from tabletop.games.captains_chair.fleet import tokens_back
from tabletop.games.captains_chair.khan import is_khan
from tabletop.games.captains_chair.language.fitting import ANY, Fitting
from tabletop.games.captains_chair.language.players import in_turn
from tabletop.games.captains_chair.places import BRIEFING, DECK, DISCARD, HAND, RESERVE
from tabletop.games.captains_chair.rotation import rotate
from tabletop.games.captains_chair.whose import is_in_play

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens
    from tabletop.games.captains_chair.prospect import Prospect


def counted(book: Book, count: Amount, fitting: Fitting, *, up_to: bool = False) -> Tokens:
    """Say how many cards that fit: ``1 Person``, ``up to 2 cards``."""
    many = count != ONE
    said = book.many(count, fitting.noun(book, many=many))
    return book.say("up to {cards}", cards=said) if up_to else said


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Players draw cards, one by one; an empty deck is rotated first (``CC-12.1``)."""

    tag: ClassVar[str] = "draw"
    short: ClassVar[str] = "count"

    count: Amount = ONE
    who: Seats = You()
    as_: CardsName | None = None

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Add cards of unknown kind (``CC-R.1``)."""
        if self.who == You() and isinstance(self.count, Number):
            prospect.draw(self.count.number)

    def run(self, doing: Doing) -> Next:
        seats = in_turn(doing.reader, self.who.seats(doing.reader, doing.context))
        count, *drawn = doing.memo or (self.count.amount(doing.reader, doing.context),)
        drawn += doing.at.value or () if doing.stage else ()
        if doing.stage == len(seats):
            cards = tuple(CardId(card) for card in drawn)
            return doing.end(whole=len(cards) >= count, bound=bound_as(self.as_, cards))
        frame = drawing.draw_cards(seats[doing.stage], count)
        return doing.call(doing.stage + 1, frame, memo=(count, *drawn))

    def words(self, book: Book) -> Tokens:
        cards = book.count(self.count, "{n} card", "{n} cards")
        return book.act(self.who, "draw {cards}", "{who} draws {cards}", cards=cards)


@dataclass(frozen=True, slots=True)
class DrawFromDiscard(Leaf):
    """You draw cards that fit from your discard pile instead, of your choice (``CC-12.10``)."""

    tag: ClassVar[str] = "draw-from-discard"

    fitting: Fitting = ANY
    count: Amount = ONE
    up_to: bool = False
    as_: CardsName | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the cards that may be drawn."""
        pile = reader.board.piles[zone_of(DISCARD, context.controller)]
        return self.fitting.those(reader, context, pile)

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Add the cards that there surely are (``CC-R.1``)."""
        if not self.up_to:
            wanted = self.count.amount(reader, context)
            prospect.receive(min(wanted, len(self.cards(reader, context))))

    async def perform(self, doing: Doing) -> Deed:
        seat, cards = doing.context.controller, self.cards(doing.reader, doing.context)
        wanted = self.count.amount(doing.reader, doing.context)
        most = min(len(cards), max(0, wanted))
        what = doing.said(counted(doing.book, Number(most), self.fitting, up_to=self.up_to))
        text = "{seat}, for {card}: choose {what} to draw from your discard pile."
        prompt = doing.prompt(text, seat, what=what)
        chosen = cards[:most]
        if most and (len(cards) > most or self.up_to):
            least = 0 if self.up_to else most
            chosen = await ChooseCards(
                "draw-from-discard", seat, prompt, RuleId("CC-12.10"), cards, least, most
            )
        events: list[Event] = []
        if chosen:
            text = "{seat} draws {cards} from the discard pile."
            names = open_names(doing.board, chosen)
            events.append(Said(say(text, seat=SeatName(seat), cards=names)))
        for card in chosen:
            events.append(CardMoved(card, zone_of(HAND, seat)))
            events.append(MomentCame(drawing.DRAWN, seat, (card,)))
        return Deed(tuple(events), whole=self.up_to or most == wanted, moved=self.as_)

    def words(self, book: Book) -> Tokens:
        cards = counted(book, self.count, self.fitting, up_to=self.up_to)
        return book.say("draw {cards} from your discard pile", cards=cards)


@dataclass(frozen=True, slots=True)
class Discard(Leaf):
    """Players choose cards of the hand that fit and discard them (``CC-26.6``)."""

    tag: ClassVar[str] = "discard"
    short: ClassVar[str] = "count"
    cost: ClassVar[bool] = True

    count: Amount = ONE
    fitting: Fitting = ANY
    up_to: bool = False
    who: Seats = You()
    as_: CardsName | None = None

    def hand(self, reader: Reader, context: Context, seat: SeatId) -> tuple[CardId, ...]:
        """List the cards of a hand, but for the one whose effect it is."""
        hand = reader.board.piles[zone_of(HAND, seat)]
        return tuple(card for card in hand if card != context.source)

    def cards(self, reader: Reader, context: Context, seat: SeatId) -> tuple[CardId, ...]:
        """List the cards that a player may discard."""
        mine = Context(context.source, seat, context.bound)
        return self.fitting.those(reader, mine, self.hand(reader, context, seat))

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Take so many cards: discarding is always a cost (``CC-26.6``)."""
        if self.up_to or self.who != You():
            return
        why = say("You have too few such cards to discard.")
        count = max(0, self.count.amount(reader, context))
        fitting = None if self.fitting == ANY else self.cards(reader, context, prospect.seat)
        prospect.from_hand(count, why, RuleId("CC-26.6"), fitting)

    async def perform(self, doing: Doing) -> Deed:
        reader, context = doing.reader, doing.context
        wanted = max(0, self.count.amount(reader, context))
        events: list[Event] = []
        whole = True
        for seat in in_turn(reader, self.who.seats(reader, context)):
            cards = self.cards(reader, context, seat)
            most = min(wanted, len(cards))
            whole = whole and (self.up_to or most == wanted)
            chosen = cards[:most]
            if most and (self.up_to or len(cards) > most):
                what = counted(doing.book, Number(most), self.fitting, up_to=self.up_to)
                text = "{seat}, for {card}: choose {what} to discard."
                prompt = doing.prompt(text, seat, what=doing.said(what))
                least = 0 if self.up_to else most
                rule = RuleId("CC-26.6")
                chosen = await ChooseCards("discard", seat, prompt, rule, cards, least, most)
            events += drawing.discarding(doing.board, seat, chosen)
        return Deed(tuple(events), whole=whole, moved=self.as_)

    def words(self, book: Book) -> Tokens:
        cards = counted(book, self.count, self.fitting, up_to=self.up_to)
        return book.act(self.who, "discard {cards}", "{who} discards {cards}", cards=cards)


@dataclass(frozen=True, slots=True)
class DiscardTop(Effect):
    """You discard the top cards of your deck."""

    tag: ClassVar[str] = "discard-top"
    short: ClassVar[str] = "count"

    count: Amount = ONE
    as_: CardsName | None = None

    def run(self, doing: Doing) -> Next:
        if doing.stage:
            cards: tuple[CardId, ...] = doing.at.value
            return doing.end(whole=len(cards) == doing.memo[0], bound=bound_as(self.as_, cards))
        count = self.count.amount(doing.reader, doing.context)
        frame = drawing.discard_top(doing.context.controller, count)
        return doing.call(1, frame, memo=(count,))

    def words(self, book: Book) -> Tokens:
        cards = book.count(self.count, "top card", "top {n} cards")
        return book.say("discard the {cards} of your deck", cards=cards)


@dataclass(frozen=True, slots=True)
class LookTop(Effect):
    """You look at the top cards of your deck, which lie there; with too few the deck is rotated
    beneath them (``CC-R.38``).
    """

    tag: ClassVar[str] = "look-top"
    short: ClassVar[str] = "count"

    count: Amount = ONE
    as_: CardsName | None = None

    def run(self, doing: Doing) -> Next:
        seat = doing.context.controller
        deck = doing.board.piles[zone_of(DECK, seat)]
        if doing.stage == 1:
            seen = doing.board.top(zone_of(DECK, seat), doing.memo[0])
            return doing.end(whole=len(seen) == doing.memo[0], bound=bound_as(self.as_, seen))
        count, before = doing.memo or (self.count.amount(doing.reader, doing.context), -1)
        if len(deck) < count and len(deck) > before:
            return doing.call(2, rotate(seat, len(deck)), memo=(count, len(deck)))
        seen = doing.board.top(zone_of(DECK, seat), count)
        text = "{seat} looks at {count} on top of their deck."
        line = Said(say(text, seat=SeatName(seat), count=cards_called(len(seen))))
        return doing.go(1, *((line, Looked(seen, (seat,))) if seen else ()), memo=(count,))

    def words(self, book: Book) -> Tokens:
        cards = book.count(self.count, "top card", "top {n} cards")
        return book.say("look at the {cards} of your deck", cards=cards)


@dataclass(frozen=True, slots=True)
class PlaceCards(Leaf):
    """You place cards on your deck, on your Reserve or in your Briefing Room (``CC-26.7``).

    ``what`` names the cards; else you choose so many that fit, from the hand if no other place is
    said, and then it is a cost.
    """

    tag: ClassVar[str] = "place"
    cost: ClassVar[bool] = True

    on: Literal["deck", "reserve", "briefing"]
    what: Cards | None = None
    fitting: Fitting = ANY
    count: Amount = ONE
    from_: Literal["hand", "discard"] = "hand"
    as_: CardsName | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the cards that may be placed; on the Reserve of one who has none, no card may."""
        if self._nowhere(reader, context):
            return ()
        if self.what is not None:
            return self.what.cards(reader, context)
        pile = reader.board.piles[zone_of(self.from_, context.controller)]
        return self.fitting.those(reader, context, pile)

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Take so many cards: placing them from the hand is always a cost (``CC-26.7``)."""
        if self.what is not None:
            return
        if self._nowhere(reader, context):
            prospect.refuse(refuse("CC-27.10", "Khan has no Reserve."))
        why, rule = say("You have too few such cards to place."), RuleId("CC-26.7")
        count = max(0, self.count.amount(reader, context))
        cards = self.cards(reader, context)
        if self.from_ == DISCARD:
            prospect.claim(Claim(why, count, cards, rule=rule))
        else:
            prospect.from_hand(count, why, rule, None if self.fitting == ANY else cards)

    def _nowhere(self, reader: Reader, context: Context) -> bool:
        """Tell whether there is no such place: Khan has no Reserve (``CC-27.10``)."""
        return self.on == RESERVE and is_khan(reader.table, context.controller)

    async def perform(self, doing: Doing) -> Deed:
        seat, cards = doing.context.controller, self.cards(doing.reader, doing.context)
        wanted = len(cards)
        if self.what is None:
            wanted = max(0, self.count.amount(doing.reader, doing.context))
        most = min(wanted, len(cards))
        chosen = cards[:most]
        if len(cards) > most > 0:
            what = doing.said(counted(doing.book, Number(most), self.fitting))
            prompt = doing.prompt("{seat}, for {card}: choose {what} to place.", seat, what=what)
            rule = RuleId("CC-26.7")
            chosen = await ChooseCards("place", seat, prompt, rule, cards, most, most)
        events = tuple(event for card in chosen for event in self._placing(doing, seat, card))
        return Deed(events, whole=most == wanted, moved=self.as_)

    def _placing(self, doing: Doing, seat: SeatId, card: CardId) -> tuple[Event, ...]:
        zone = zone_of(self.on, seat)
        told = self._told(doing.board, seat, card)
        moved = CardMoved(card, zone, face_up=self.on == BRIEFING)
        if self.on == BRIEFING:
            before = is_in_play(doing.board, card)
            come = () if before else (MomentCame("brought-into-play", seat, (card,)),)
            return (told, *tokens_back(doing.board, card), moved, *come)
        seen = (Looked((card,), (seat,)),) if self.on == DECK else ()
        return (told, *tokens_back(doing.board, card), moved, *seen)

    def _told(self, board: Board, seat: SeatId, card: CardId) -> Said:
        """Say what is placed where, by name as far as all know it or will."""
        everybody = all(may_see(board, one.id, board.cards[card]) for one in board.seats)
        name: Argument = say("a card of the hand")
        if everybody or self.on == BRIEFING:
            (name,) = open_names(board, (card,))
        text = {
            "deck": "{seat} places {card} on top of the deck.",
            "reserve": "{seat} places {card} on the Reserve.",
            "briefing": "{seat} places {card} in the Briefing Room.",
        }[self.on]
        return Said(say(text, seat=SeatName(seat), card=name))

    def words(self, book: Book) -> Tokens:
        if self.what is not None:
            cards = self.what.words(book)
        else:
            cards = counted(book, self.count, self.fitting)
            if self.from_ == DISCARD:
                cards = book.say("{cards} from your discard pile", cards=cards)
        phrase = {
            "deck": "place {cards} on top of your deck",
            "reserve": "place {cards} on top of your Reserve",
            "briefing": "place {cards} in your Briefing Room",
        }[self.on]
        return book.say(phrase, cards=cards)


OPS: tuple[type[Node], ...] = (Draw, DrawFromDiscard, Discard, DiscardTop, LookTop, PlaceCards)
