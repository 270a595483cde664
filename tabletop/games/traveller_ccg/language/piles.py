"""Piles and hands: replenishing, searching, random cards, revealing, entering play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.asking import hand_cards
from tabletop.effects.context import Context
from tabletop.effects.costs import Claim
from tabletop.effects.find import Find
from tabletop.effects.interpret import Deed, Doing, Leaf, Running
from tabletop.effects.nodes import Amount, Cards, CardsName, Effect, Seats
from tabletop.effects.selectors import Place, Self, You
from tabletop.engine.board import Binding
from tabletop.engine.cards import Sight
from tabletop.engine.decisions import ChooseCards, Mix
from tabletop.engine.events import CardFaced, CardMoved, CardTurned, Event, Looked, Said, Shuffled
from tabletop.engine.frames import Next
from tabletop.engine.ids import AUTOMA, CardId, SeatId, zone_of
from tabletop.engine.message import CardName, DefName, SeatName, say
from tabletop.games.traveller_ccg.entering import can_enter, enter, hosts
from tabletop.games.traveller_ccg.places import DECK, DISCARD, HAND

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


async def drawn_by_lot(cards: tuple[CardId, ...], count: int) -> tuple[CardId, ...]:
    """Draw so many of some cards by lot, in the order drawn."""
    if count <= 0 or not cards:
        return ()
    order = await Mix(count=len(cards)) if len(cards) > 1 else (0,)
    return tuple(cards[place] for place in order[:count])


@dataclass(frozen=True, slots=True)
class Replenish(Leaf):
    """Cards drawn by lot out of the discard pile go under the deck (``TC-29.25``)."""

    tag: ClassVar[str] = "replenish"
    short: ClassVar[str] = "count"

    count: Amount = ONE
    who: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        count = self.count.amount(doing.reader, doing.context)
        events: list[Event] = []
        whole = True
        for seat in self.who.seats(doing.reader, doing.context):
            pile = doing.board.piles[zone_of(DISCARD, seat)]
            chosen = await drawn_by_lot(pile, count)
            whole = whole and len(chosen) == count
            events += (CardMoved(card, zone_of(DECK, seat), place=0) for card in chosen)
            if chosen:
                line = say(
                    "{seat} replenishes {cards}.", seat=SeatName(seat), cards=_names(doing, chosen)
                )
                events.insert(0, Said(line))
        return Deed(tuple(events), whole=whole)

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.who, "replenish {n}", "{who} replenishes {n}", n=self.count.words(book)
        )


def _names(doing: Doing, cards: tuple[CardId, ...]) -> tuple[DefName, ...]:
    """Name cards for good: what lay open stays known in the log."""
    return tuple(DefName(doing.board.cards[card].definition) for card in cards)


@dataclass(frozen=True, slots=True)
class ReplenishThis(Leaf):
    """Cards themselves go under their owners' decks (``TC-29.26``, ``TC-R.58``)."""

    tag: ClassVar[str] = "replenish-this"
    short: ClassVar[str] = "what"

    what: Cards = Self()

    async def perform(self, doing: Doing) -> Deed:
        events: list[Event] = []
        cards = self.what.cards(doing.reader, doing.context)
        for card in cards:
            owner = doing.board.cards[card].owner
            if owner is None or owner == AUTOMA:
                continue  # nobody's deck to go under
            events.append(Said(say("{card} is replenished.", card=_names(doing, (card,)))))
            events.append(CardMoved(card, zone_of(DECK, owner), place=0))
        return Deed(tuple(events), whole=bool(cards))

    def words(self, book: Book) -> Tokens:
        return book.say("replenish {cards}", cards=self.what.words(book))


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """A player looks through a pile for cards that fit, shows them to all, and goes on.

    Nothing need be found (``TC-R.59``). What is found is what ``then`` is about, under its name;
    afterwards a deck is shuffled.
    """

    tag: ClassVar[str] = "search"
    short: ClassVar[str] = "for_"

    as_: CardsName
    for_: Find
    then: tuple[Effect, ...]
    in_: Place = Place(DECK)
    count: Amount = ONE
    who: Seats = You()

    def run(self, doing: Doing) -> Next | Running:
        seats = self.who.seats(doing.reader, doing.context)
        if not seats:
            return doing.end(whole=False)
        zone = self.in_.zones(doing.reader, doing.context)[0]
        pile = doing.board.piles[zone]
        if doing.stage == 0:
            return doing.go(1, *((Looked(pile, seats[:1]),) if pile else ()))
        if doing.stage == 1:
            return self._choose(doing, seats[0])
        if doing.stage == 2:
            return doing.child(3, "then")
        if doing.stage == 3 and doing.board.zones[zone].ordered and len(pile) > 1:
            return self._shuffle(doing, int(doing.outcome.whole))
        return doing.end(whole=doing.outcome.whole, bound=doing.outcome.bound)

    async def _choose(self, doing: Doing, seat: SeatId) -> Next:
        reader = doing.reader
        fitting = replace(self.for_, in_=self.in_).cards(reader, doing.context)
        wanted = max(0, self.count.amount(reader, doing.context))
        most = min(len(fitting), wanted)
        chosen: tuple[CardId, ...] = ()
        found = hand_cards(doing.book, self.for_, most or wanted, True)
        prompt = doing.prompt(
            "{seat}, for {card}: choose {what}; you may also take nothing.",
            seat,
            what=doing.said(found),
        )
        # Whether the captain is asked must not tell what lies in a closed pile.
        zone = self.in_.zones(reader, doing.context)[0]
        closed = doing.board.zones[zone].sight is not Sight.ALL and bool(doing.board.piles[zone])
        if most > 0 or (closed and wanted > 0):
            rule = doing.ability.rule_id
            chosen = await ChooseCards(self.as_, seat, prompt, rule, fitting, 0, most)
        line = say("{seat} finds nothing.", seat=SeatName(seat))
        if chosen:
            line = say("{seat} finds {cards}.", seat=SeatName(seat), cards=_names(doing, chosen))
        bound = (Binding(self.as_, chosen, (), len(chosen)),)
        return doing.go(2 if chosen else 3, Said(line), bound=bound)

    async def _shuffle(self, doing: Doing, whole: int) -> Next:
        zone = self.in_.zones(doing.reader, doing.context)[0]
        count = len(doing.board.piles[zone])
        order = await Mix(count=count)
        return doing.end(Shuffled(zone, tuple(range(count)), order), whole=whole == 1)

    def words(self, book: Book) -> Tokens:
        cards = self.for_.noun(book, many=self.count != ONE)
        return book.act(
            self.who,
            "search {place} for up to {n} {cards}, reveal what you find, then {then}, then shuffle",
            "{who} searches {place} for up to {n} {cards}, reveals what they find, then {then},"
            " then shuffles",
            place=self.in_.words(book),
            n=self.count.words(book),
            cards=cards,
            then=book.steps(self.then),
        )


@dataclass(frozen=True, slots=True)
class DiscardAtRandom(Leaf):
    """Players discard cards of their hands, drawn by lot."""

    tag: ClassVar[str] = "discard-at-random"
    short: ClassVar[str] = "count"

    count: Amount = ONE
    who: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        count = self.count.amount(doing.reader, doing.context)
        events: list[Event] = []
        whole = True
        for seat in self.who.seats(doing.reader, doing.context):
            hand = tuple(
                card
                for card in doing.board.piles[zone_of(HAND, seat)]
                if card != doing.context.source
            )
            chosen = await drawn_by_lot(hand, count)
            whole = whole and len(chosen) == count
            pile = zone_of(DISCARD, seat)
            events += (CardMoved(card, pile, face_up=True) for card in chosen)
        return Deed(tuple(events), whole=whole)

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.who,
            "discard {cards} at random",
            "{who} discards {cards} at random",
            cards=book.count(self.count, "{n} card", "{n} cards"),
        )


@dataclass(frozen=True, slots=True)
class PickAtRandom(Leaf):
    """So many of some cards are drawn by lot."""

    tag: ClassVar[str] = "pick-at-random"

    as_: CardsName
    from_: Cards
    count: Amount = ONE

    async def perform(self, doing: Doing) -> Deed:
        cards = self.from_.cards(doing.reader, doing.context)
        count = self.count.amount(doing.reader, doing.context)
        chosen = await drawn_by_lot(cards, count)
        bound = (Binding(self.as_, chosen, (), len(chosen)),)
        return Deed(bound=bound, whole=len(chosen) == count)

    def words(self, book: Book) -> Tokens:
        cards = self.from_.one(book) if self.count == ONE else self.from_.among(book)
        if self.count == ONE:
            return book.say("pick {cards} at random", cards=cards)
        return book.say("pick {n} of {cards} at random", n=self.count.words(book), cards=cards)


@dataclass(frozen=True, slots=True)
class Reveal(Leaf):
    """Cards are shown to all: face-down ones in play are turned up, others are named."""

    tag: ClassVar[str] = "reveal"
    short: ClassVar[str] = "what"

    what: Cards

    async def perform(self, doing: Doing) -> Deed:
        cards = self.what.cards(doing.reader, doing.context)
        events: list[Event] = []
        for card in cards:
            record = doing.board.cards[card]
            events.append(Said(say("{card} is revealed.", card=_names(doing, (card,)))))
            if doing.board.zones[record.zone].in_play and not record.face_up:
                events.append(CardFaced(card, True))
        return Deed(tuple(events), whole=bool(cards))

    def words(self, book: Book) -> Tokens:
        return book.say("reveal {cards}", cards=self.what.words(book))


@dataclass(frozen=True, slots=True)
class PutIntoPlay(Leaf):
    """Permanents enter play without being played, under somebody's control.

    Gear goes on a Crew, an Upgrade on a Ship: ``onto``, or one that its new controller chooses.
    """

    tag: ClassVar[str] = "put-into-play"
    short: ClassVar[str] = "what"

    what: Cards
    who: Seats = You()
    onto: Cards | None = None
    exerted: bool = False

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        return ()

    async def perform(self, doing: Doing) -> Deed:
        seats = self.who.seats(doing.reader, doing.context)
        cards = self.what.cards(doing.reader, doing.context)
        events: list[Event] = []
        whole = bool(cards)
        for card in cards if seats else ():
            found = hosts(doing.reader, card, seats[0])
            if self.onto is not None:
                onto = self.onto.cards(doing.reader, doing.context)
                found = tuple(host for host in found if host in onto)
            if not can_enter(doing.reader, card, found):
                whole = False
                continue
            host = await self._host(doing, seats[0], card, found)
            events += enter(doing.reader, card, seats[0], host)
            if self.exerted:
                events.append(CardTurned(card, 1))
        return Deed(tuple(events), whole=whole and bool(seats))

    async def _host(
        self, doing: Doing, seat: SeatId, card: CardId, found: tuple[CardId, ...]
    ) -> CardId | None:
        if len(found) < 2:
            return found[0] if found else None
        prompt = doing.prompt("{seat}, choose what {card} goes on.", seat, card=CardName(card))
        rule = doing.ability.rule_id
        return (await ChooseCards("host", seat, prompt, rule, found))[0]

    def words(self, book: Book) -> Tokens:
        exerted = book.say(" exerted") if self.exerted else ()
        onto = () if self.onto is None else book.say(" on {onto}", onto=self.onto.words(book))
        return book.act(
            self.who,
            "put {cards} into play{exerted}{onto}",
            "{who} puts {cards} into play{exerted}{onto}",
            cards=self.what.words(book),
            exerted=exerted,
            onto=onto,
        )


OPS = (Replenish, ReplenishThis, Search, DiscardAtRandom, PickAtRandom, Reveal, PutIntoPlay)
