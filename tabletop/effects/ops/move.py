"""Moving cards: from anywhere to anywhere, drawing, putting back, attaching."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.amounts import ONE
from tabletop.effects.asking import hand_cards
from tabletop.effects.context import Context, bound_as
from tabletop.effects.costs import Claim
from tabletop.effects.find import Find, its
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, Cards, CardsName, Effect, Seats
from tabletop.effects.refill import Refill
from tabletop.effects.selectors import Owner, Place, Self, You
from tabletop.engine.decisions import Answer, ChooseCards, together
from tabletop.engine.events import CardAttached, CardMoved, Event
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import say

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

Face = Literal["up", "down"]

_ANEW, _REFILLED, _ON = range(3)
"""How a draw stands: before the first card of a player, with the pile refilled, or on its way."""


@dataclass(frozen=True, slots=True)
class Move(Leaf):
    """Cards go to a place, on top of it or to its bottom, in their order.

    In ``to`` each card is ``it``, so ``of: owner`` is its owner's.
    """

    tag: ClassVar[str] = "move"
    cost: ClassVar[bool] = True

    what: Cards
    to: Place
    face: Face = "down"
    at: Literal["top", "bottom"] = "top"
    as_: CardsName | None = None

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        cards = self.what.cards(reader, context)
        return (Claim(say("There is no card to pay with."), max(1, len(cards)), cards),)

    async def perform(self, doing: Doing) -> Deed:
        events: list[Event] = []
        for card in self.what.cards(doing.reader, doing.context):
            for zone in self.to.zones(doing.reader, doing.context.having(its(card)))[:1]:
                place = 0 if self.at == "bottom" else None
                events.append(CardMoved(card, zone, self.face == "up", place))
        return Deed(tuple(events), moved=self.as_)

    def words(self, book: Book) -> Tokens:
        cards = self.what.words(book)
        if self.to == Place("discard") and self.at == "top":
            up = self.face == "up"
            return book.say(
                "discard {cards}, face up" if up else "discard {cards}, face down", cards=cards
            )
        place = replace(self.to, of=Owner()) if self.to.of == Owner(self.what) else self.to
        phrase = {
            ("up", "top"): "put {cards} face up {onto}",
            ("down", "top"): "put {cards} face down {onto}",
            ("up", "bottom"): "put {cards} face up under {place}",
            ("down", "bottom"): "put {cards} face down under {place}",
        }[self.face, self.at]
        parts = {"place": place.words(book), "onto": place.onto(book)}
        return book.say(phrase, cards=cards, **parts)


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Players take the top card of a pile into a zone of theirs, one by one, so many times.

    Whenever the pile is empty the game's procedure for that comes first (``Language.refill``);
    if the pile is still empty then, no more is drawn.
    """

    tag: ClassVar[str] = "draw"
    short: ClassVar[str] = "count"

    count: Amount = ONE
    who: Seats = You()
    from_: Place = Place("deck")
    to: Place = Place("hand")
    as_: CardsName | None = None

    def run(self, doing: Doing) -> Next:
        seats = self.who.seats(doing.reader, doing.context)
        index, left, how, short, *drawn = doing.memo or (-1, 0, _ANEW, 0)
        drawn += [event.card for event in doing.walk.proposed if event in doing.at.happened]
        if left == 0:
            index, how = index + 1, _ANEW
            left = max(0, self.count.amount(doing.reader, doing.context))
        if index >= len(seats) or left == 0:
            cards = tuple(CardId(card) for card in drawn)
            bound = bound_as(self.as_, cards)
            return doing.end(whole=not short, bound=bound)
        mine = Context(doing.context.source, seats[index], doing.context.bound)
        source = self.from_.zones(doing.reader, mine)[0]
        target = self.to.zones(doing.reader, mine)[0]
        top = tuple(CardMoved(card, target) for card in doing.board.top(source, left))
        if top:
            told = () if how == _ON else doing.tell(self, *top)
            following = doing.go(1, top[0], memo=(index, left - 1, _ON, short, *drawn))
            return following._replace(events=(*told, *following.events))
        if how == _REFILLED:
            return doing.go(1, memo=(index, 0, _ANEW, 1, *drawn))
        refill = doing.language.customs.refill.frame(Refill(source, seats[index]))
        return doing.call(1, refill, memo=(index, left, _REFILLED, short, *drawn))

    def words(self, book: Book) -> Tokens:
        cards = book.count(self.count, "{n} card", "{n} cards")
        parts: dict[str, Tokens] = {"cards": cards}
        usual = (self.from_, self.to) == (Place("deck"), Place("hand"))
        if usual:
            return book.act(self.who, "draw {cards}", "{who} draws {cards}", **parts)
        parts |= {
            "from_": self.from_.theirs(book, self.who),
            "to": self.to.theirs(book, self.who),
        }
        return book.act(
            self.who,
            "draw {cards} from {from_} to {to}",
            "{who} draws {cards} from {from_} to {to}",
            **parts,
        )


@dataclass(frozen=True, slots=True)
class PutBack(Leaf):
    """Players each choose so many of their cards and put them on a pile, in an order they like."""

    tag: ClassVar[str] = "put-back"
    short: ClassVar[str] = "count"
    cost: ClassVar[bool] = True

    count: Amount = ONE
    to: Place = Place("deck")
    from_: Place = Place("hand")
    face: Face = "down"
    who: Seats = You()
    as_: CardsName | None = None

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        found: list[Claim] = []
        for seat in self.who.seats(reader, context):
            mine = Context(context.source, seat, context.bound)
            zone = self.from_.zones(reader, mine)[0]
            why = say("There are not enough cards to put back.")
            found.append(Claim(why, self.count.amount(reader, context), reader.board.piles[zone]))
        return tuple(found)

    async def perform(self, doing: Doing) -> Deed:
        events: list[Event] = []
        whole = True
        wanted = self.count.amount(doing.reader, doing.context)
        for seat in self.who.seats(doing.reader, doing.context):
            mine = Context(doing.context.source, seat, doing.context.bound)
            cards = doing.board.piles[self.from_.zones(doing.reader, mine)[0]]
            target = self.to.zones(doing.reader, mine)[0]
            most = min(wanted, len(cards))
            whole = whole and most == wanted
            if most <= 0:
                continue
            prompt = doing.prompt(
                "{seat}, for {card}: choose a card to put back."
                if most == 1
                else "{seat}, for {card}: choose {count} cards to put back; the first lies on top.",
                seat,
                count=most,
            )
            rule = doing.ability.rule_id
            chosen = await ChooseCards("put-back", seat, prompt, rule, cards, most, most, most > 1)
            events.extend(CardMoved(card, target, self.face == "up") for card in reversed(chosen))
        return Deed(tuple(events), whole=whole, moved=self.as_)

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.who,
            "put {cards} from {from_}{face} on {to}{order}",
            "{who} puts {cards} from {from_}{face} on {to}{order}",
            cards=book.count(self.count, "{n} card", "{n} cards"),
            from_=self.from_.theirs(book, self.who),
            face=book.say(" face up") if self.face == "up" else (),
            to=self.to.theirs(book, self.who),
            order=() if self.count == ONE else book.say(" in any order"),
        )


@dataclass(frozen=True, slots=True)
class Discard(Leaf):
    """Players choose so many cards of their hand (that fit) and discard them, all at once.

    Of ``fitting`` everything but its place counts.
    """

    tag: ClassVar[str] = "discard"
    short: ClassVar[str] = "count"
    cost: ClassVar[bool] = True

    count: Amount = ONE
    who: Seats = You()
    fitting: Find | None = None
    to: Place = Place("discard")
    face: Face = "up"
    up_to: bool = False
    as_: CardsName | None = None

    def _hand(self, reader: Reader, context: Context, seat: SeatId) -> tuple[CardId, ...]:
        hand = reader.board.piles[zone_of("hand", seat)]
        return tuple(card for card in hand if card != context.source)

    def _cards(self, reader: Reader, context: Context, seat: SeatId) -> tuple[CardId, ...]:
        hand = self._hand(reader, context, seat)
        if self.fitting is None:
            return hand
        mine = Context(context.source, seat, context.bound)
        fitting = replace(self.fitting, in_=Place("hand", You())).cards(reader, mine)
        return tuple(card for card in hand if card in fitting)

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        if self.up_to:
            return ()
        why = say("There are not enough cards to discard.")
        count = self.count.amount(reader, context)
        return tuple(
            Claim(
                why,
                count,
                self._cards(reader, context, seat),
                open_=self._hand(reader, context, seat),
            )
            for seat in self.who.seats(reader, context)
        )

    async def perform(self, doing: Doing) -> Deed:
        reader, context = doing.reader, doing.context
        wanted = max(0, self.count.amount(reader, context))
        asked: list[ChooseCards] = []
        whole = True
        for seat in self.who.seats(reader, context):
            cards = self._cards(reader, context, seat)
            most = min(wanted, len(cards))
            whole = whole and (self.up_to or most == wanted)
            if most > 0:
                what = doing.said(hand_cards(doing.book, self.fitting, most, self.up_to))
                prompt = doing.prompt(
                    "{seat}, for {card}: choose {what} to discard.", seat, what=what
                )
                least = 0 if self.up_to else most
                rule = doing.ability.rule_id
                asked.append(ChooseCards("discard", seat, prompt, rule, cards, least, most))
        if not asked:
            return Deed(whole=whole)
        given: Sequence[Answer]
        given = (await asked[0],) if len(asked) == 1 else await together("discard", tuple(asked))
        events: list[Event] = []
        for decision, chosen in zip(asked, given, strict=True):
            assert isinstance(chosen, tuple)
            mine = Context(context.source, decision.seat, context.bound)
            for number in chosen:
                card = CardId(number)
                target = self.to.zones(reader, mine.having(its(card)))[0]
                events.append(CardMoved(card, target, self.face == "up"))
        return Deed(tuple(events), whole=whole, moved=self.as_)

    def words(self, book: Book) -> Tokens:
        cards = book.count(self.count, "{n} card", "{n} cards")
        if self.fitting is not None:
            noun = self.fitting.of_hand(book, self.count == ONE)
            cards = book.many(self.count, noun)
        if self.up_to:
            cards = book.say("up to {cards}", cards=cards)
        return book.act(
            self.who,
            "discard {cards}{face}{to}",
            "{who} discards {cards}{face}{to}",
            cards=cards,
            face=book.say(", face down") if self.face == "down" else (),
            to=()
            if self.to == Place("discard")
            else book.say(" to {place}", place=self.to.theirs(book, self.who)),
        )


@dataclass(frozen=True, slots=True)
class Attach(Leaf):
    """Cards are attached to a card, or set free where no card is named."""

    tag: ClassVar[str] = "attach"

    what: Cards = Self()
    to: Cards | None = None

    async def perform(self, doing: Doing) -> Deed:
        reader, context = doing.reader, doing.context
        hosts = () if self.to is None else self.to.cards(reader, context)
        if self.to is not None and not hosts:
            return Deed(whole=False)
        host = hosts[0] if hosts else None
        cards = self.what.cards(reader, context)
        return Deed(tuple(CardAttached(card, host) for card in cards if card != host))

    def words(self, book: Book) -> Tokens:
        if self.to is None:
            return book.say("detach {cards}", cards=self.what.words(book))
        return book.say(
            "attach {cards} to {to}", cards=self.what.words(book), to=self.to.words(book)
        )


OPS = (Move, Draw, PutBack, Discard, Attach)
