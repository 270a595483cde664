"""Incidents and Encounters in card text, and giving cards (``CC-L.13``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.amounts import ONE, Number
from tabletop.effects.context import Context, bound_as
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf, Running
from tabletop.effects.nodes import Amount, Cards, CardsName, Effect, Node, Seats
from tabletop.effects.selectors import You
from tabletop.effects.wording.tokens import joined
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import Looked, LookEnded
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import say
from tabletop.games.captains_chair import incidents
from tabletop.games.captains_chair.glory import gain_glory
from tabletop.games.captains_chair.language.deck import counted
from tabletop.games.captains_chair.language.fitting import ANY, Fitting
from tabletop.games.captains_chair.language.players import in_turn, opponent
from tabletop.games.captains_chair.places import HAND, INCIDENTS
from tabletop.games.captains_chair.state import course

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

Pile = Literal["hand", "discard"]


@dataclass(frozen=True, slots=True)
class TakeIncident(Effect):
    """Players take the top Incidents into their hands, one by one (``CC-15.18``).

    Whenever a cadet's virtual opponent would, the cadet gains 1 glory instead (``CC-25.6``).
    """

    tag: ClassVar[str] = "take-incident"
    short: ClassVar[str] = "count"
    cost: ClassVar[bool] = True

    count: Amount = ONE
    who: Seats = You()

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        count = self.count.amount(reader, context)
        have = len(reader.board.piles[INCIDENTS])
        why = say("The Incident pile has too few cards.")
        return (Claim(why, count, pool=INCIDENTS, have=have, rule=RuleId("CC-R.40")),)

    def brought(self, reader: Reader, context: Context) -> int:
        """Say how many cards come to the hand."""
        if context.controller not in self.who.seats(reader, context):
            return 0
        return min(self.count.amount(reader, context), len(reader.board.piles[INCIDENTS]))

    def run(self, doing: Doing) -> Next:
        reader, stage = doing.reader, doing.stage
        seats = in_turn(reader, self.who.seats(reader, doing.context))
        count = doing.memo[0] if stage else max(0, self.count.amount(reader, doing.context))
        if stage < len(seats) * count:
            events = incidents.taking(doing.board, seats[stage // count])
            return doing.go(stage + 1, *events, memo=(count,))
        if self._virtual(doing):
            return doing.end(*gain_glory(doing.at.table, doing.context.controller, count))
        return doing.end(whole=bool(seats))

    def _virtual(self, doing: Doing) -> bool:
        return self.who.tag in ("opponent", "everyone") and course(doing.at.table).cadet

    def words(self, book: Book) -> Tokens:
        incident = book.noun("kinds", "incident", many=self.count != ONE)
        cards = book.many(self.count, incident)
        return book.act(self.who, "take {cards}", "{who} takes {cards}", cards=cards)


@dataclass(frozen=True, slots=True)
class ReturnIncident(Effect):
    """Players return Incidents under their pile, from the hand if nothing else is said (CC-15.19).

    ``what`` names the cards; else each chooses so many, or ``any`` number.
    """

    tag: ClassVar[str] = "return-incident"
    short: ClassVar[str] = "count"
    cost: ClassVar[bool] = True

    count: Amount = ONE
    up_to: bool = False
    any: bool = False
    from_: tuple[Pile, ...] = ("hand",)
    what: Cards | None = None
    who: Seats = You()
    as_: CardsName | None = None

    def cards(self, reader: Reader, context: Context, seat: SeatId) -> tuple[CardId, ...]:
        """List the Incidents that a player may return."""
        if self.what is not None:
            return self.what.cards(reader, context)
        return tuple(
            card
            for kind in self.from_
            for card in reader.board.piles[zone_of(kind, seat)]
            if incidents.is_incident(reader.table, card) and card != context.source
        )

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        if self.up_to or self.any or self.what is not None:
            return ()
        count = self.count.amount(reader, context)
        why = say("You have too few Incidents to return.")
        return tuple(
            Claim(
                why,
                count,
                self.cards(reader, context, seat),
                open_=self._seeming(reader, context, seat),
                rule=RuleId("CC-15.19"),
            )
            for seat in self.who.seats(reader, context)
        )

    def _seeming(self, reader: Reader, context: Context, seat: SeatId) -> tuple[CardId, ...]:
        """List what could be returned as far as all see: any card of a hand (``CC-R.28``)."""
        hand = reader.board.piles[zone_of(HAND, seat)] if HAND in self.from_ else ()
        return tuple(dict.fromkeys((*hand, *self.cards(reader, context, seat))))

    def run(self, doing: Doing) -> Next | Running:
        reader, stage = doing.reader, doing.stage
        seats = in_turn(reader, self.who.seats(reader, doing.context))
        whole, *returned = doing.memo or (1,)
        if stage == len(seats):
            cards = tuple(CardId(card) for card in returned)
            return doing.end(whole=bool(whole), bound=bound_as(self.as_, cards))
        return self._choose(doing, seats[stage], whole, tuple(returned))

    async def _choose(
        self, doing: Doing, seat: SeatId, whole: int, returned: tuple[int, ...]
    ) -> Next:
        cards = self.cards(doing.reader, doing.context, seat)
        wanted = len(cards)
        if self.what is None and not self.any:
            wanted = max(0, self.count.amount(doing.reader, doing.context))
        most, optional = min(wanted, len(cards)), self.up_to or self.any
        chosen = cards[:most]
        if most and (optional or len(cards) > most):
            what = doing.said(self._what(doing.book))
            prompt = doing.prompt("{seat}, for {card}: choose {what} to return.", seat, what=what)
            rule, least = RuleId("CC-15.19"), 0 if optional else most
            chosen = await ChooseCards("return-incident", seat, prompt, rule, cards, least, most)
        board = doing.board
        events = [event for card in chosen for event in incidents.returning(board, seat, card)]
        full = int(bool(whole) and (optional or most == wanted) and bool(chosen or optional))
        return doing.go(doing.stage + 1, *events, memo=(full, *returned, *chosen))

    def _what(self, book: Book) -> Tokens:
        if self.any:
            noun = book.noun("kinds", "incident", many=True)
            return book.say("any number of {incidents}", incidents=noun)
        cards = book.many(self.count, book.noun("kinds", "incident", many=self.count != ONE))
        return book.say("up to {cards}", cards=cards) if self.up_to else cards

    def words(self, book: Book) -> Tokens:
        if self.what is not None:
            cards = self.what.words(book)
            return book.act(self.who, "return {cards}", "{who} returns {cards}", cards=cards)
        whose = "your" if self.who.tag == "you" else "their"
        places = [book.say(f"{whose} {_PILES[kind]}") for kind in self.from_]
        return book.act(
            self.who,
            "return {cards} from {places}",
            "{who} returns {cards} from {places}",
            cards=self._what(book),
            places=joined(places, book.say(" or ")[0].text),
        )


_PILES = {"hand": "hand", "discard": "discard pile"}


@dataclass(frozen=True, slots=True)
class Give(Leaf):
    """You give your opponent cards of your hand that fit, or those named (``CC-15.20``).

    A cadet keeps an Incident that the virtual opponent would take, and gains 1 glory (CC-R.100).
    """

    tag: ClassVar[str] = "give"
    cost: ClassVar[bool] = True

    fitting: Fitting = ANY
    count: Amount = ONE
    what: Cards | None = None
    as_: CardsName | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the cards that may be given."""
        if self.what is not None:
            return self.what.cards(reader, context)
        hand = reader.board.piles[zone_of(HAND, context.controller)]
        cards = tuple(card for card in hand if card != context.source)
        return self.fitting.those(reader, context, cards)

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        count = self.count.amount(reader, context)
        why = say("You have too few such cards to give.")
        # Which cards a hand holds must not show in whether a window opens (CC-R.28).
        seeming = reader.board.piles[zone_of(HAND, context.controller)]
        cards, rule = self.cards(reader, context), RuleId("CC-15.20")
        return (Claim(why, count, cards, open_=seeming, rule=rule),)

    async def perform(self, doing: Doing) -> Deed:
        seat, cards = doing.context.controller, self.cards(doing.reader, doing.context)
        wanted = max(0, self.count.amount(doing.reader, doing.context))
        most = min(wanted, len(cards))
        taker = opponent(doing.reader, doing.context)
        if taker is None:
            taken = sum(incidents.is_incident(doing.at.table, card) for card in cards[:most])
            return Deed(gain_glory(doing.at.table, seat, taken), whole=most == wanted)
        chosen = cards[:most]
        if len(cards) > most > 0:
            what = doing.said(counted(doing.book, Number(most), self.fitting))
            prompt = doing.prompt("{seat}, for {card}: choose {what} to give.", seat, what=what)
            rule = RuleId("CC-15.20")
            chosen = await ChooseCards("give", seat, prompt, rule, cards, most, most)
        table = doing.at.table
        events = (event for card in chosen for event in incidents.giving(table, seat, taker, card))
        return Deed(tuple(events), whole=most == wanted, moved=self.as_)

    def words(self, book: Book) -> Tokens:
        if self.what is not None:
            cards = self.what.words(book)
        else:
            cards = counted(book, self.count, self.fitting)
        return book.say("give your opponent {cards}", cards=cards)


@dataclass(frozen=True, slots=True)
class TakeEncounter(Effect):
    """You take the top Encounters into your hand; or look at more and take of these (CC-15.17)."""

    tag: ClassVar[str] = "take-encounter"
    short: ClassVar[str] = "count"
    cost: ClassVar[bool] = True

    count: Amount = ONE
    look: Amount | None = None

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        have = incidents.encounters(reader.board, 1)
        return (Claim(say("There is no Encounter to take."), 1, have, rule=RuleId("CC-R.46")),)

    def brought(self, reader: Reader, context: Context) -> int:
        """Say how many cards come to the hand."""
        return len(incidents.encounters(reader.board, self.count.amount(reader, context)))

    def run(self, doing: Doing) -> Next | Running:
        seat, reader = doing.context.controller, doing.reader
        wanted = max(0, self.count.amount(reader, doing.context))
        if doing.stage == 2:
            return doing.end(whole=bool(doing.memo))
        if doing.stage == 0 and self.look is not None:
            seen = incidents.encounters(doing.board, self.look.amount(reader, doing.context))
            if not seen:
                return doing.end(whole=False)
            return doing.go(1, Looked(seen, (seat,)), memo=seen)
        if doing.stage == 1:
            return self._choose(doing, wanted)
        return self._taken(doing, incidents.encounters(doing.board, wanted), ())

    async def _choose(self, doing: Doing, wanted: int) -> Next:
        cards = tuple(CardId(card) for card in doing.memo)
        chosen, most = cards, min(wanted, len(cards))
        if len(cards) > most:
            seat = doing.context.controller
            prompt = doing.prompt("{seat}, for {card}: choose an Encounter to take.", seat)
            rule = RuleId("CC-15.17")
            chosen = await ChooseCards("take-encounter", seat, prompt, rule, cards, most, most)
        others = tuple(card for card in cards if card not in chosen)
        return self._taken(doing, chosen, others)

    def _taken(self, doing: Doing, cards: tuple[CardId, ...], others: tuple[CardId, ...]) -> Next:
        seat = doing.context.controller
        events = [
            event for card in cards for event in incidents.encountering(doing.board, seat, card)
        ]
        ended = (LookEnded(others),) if others else ()
        return doing.go(2, *events, *ended, memo=cards)

    def words(self, book: Book) -> Tokens:
        count = book.many(self.count, book.noun("kinds", "encounter", many=self.count != ONE))
        if self.look is None:
            return book.say("take {cards}", cards=count)
        seen = book.many(self.look, book.noun("kinds", "encounter", many=True))
        taken = self.count.words(book)
        return book.say("look at the top {seen} and take {n}", seen=seen, n=taken)


OPS: tuple[type[Node], ...] = (TakeIncident, ReturnIncident, Give, TakeEncounter)
