"""Finding a card of one's own, recruiting, rotating (``CC-12``, ``CC-15.22``, ``CC-L.10``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context, bound_as
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Doing, Running
from tabletop.effects.nodes import Amount, CardsName, Effect, Node
from tabletop.engine.decisions import ChooseCards, ChooseOption, Mix, Option
from tabletop.engine.events import CardMoved, Event, Looked, Said, Shuffled
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import DefName, Message, Refusal, SeatName, refuse, say
from tabletop.games.captains_chair.language.fitting import ANY, Fitting
from tabletop.games.captains_chair.places import DECK, DEVELOPMENTS, DISCARD, HAND, RESERVE
from tabletop.games.captains_chair.recruiting import (
    from_reserve,
    recruit_development,
    why_not_recruited,
)
from tabletop.games.captains_chair.rotation import rotate
from tabletop.games.captains_chair.traits import WILDCARD, printed_traits

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

Searched = Literal["hand", "discard", "deck", "reserve"]
OPEN: Final = (HAND, DISCARD)
CLOSED: Final = (DECK, RESERVE)
"""What must be opened before it is searched, and is shuffled after that (``CC-R.33``)."""
STOP: Final = "stop"
LABELS: Final = {
    HAND: say("Take a card of your hand"),
    DISCARD: say("Take a card of your discard pile"),
    DECK: say("Search your deck"),
    RESERVE: say("Search your Reserve"),
    STOP: say("Stop searching"),
}
RULE: Final = RuleId("CC-R.33")


@dataclass(frozen=True, slots=True)
class FindCard(Effect):
    """You search hand, discard pile, deck and Reserve for a card that fits (``CC-15.22``).

    You choose which of them to open; a card that fits in what is open must be taken, or more is
    opened. A deck and a Reserve that were searched are shuffled.
    """

    tag: ClassVar[str] = "find"
    short: ClassVar[str] = "for_"

    for_: Fitting
    except_: tuple[Searched, ...] = ()
    as_: CardsName | None = None

    def fitting(self, reader: Reader, context: Context, kind: str) -> tuple[CardId, ...]:
        """List the cards of a place that fit; the one whose effect it is lies elsewhere.

        A symbol is found on a card with the Wildcard trait, too (``CC-15.23``, ``CC-R.48``).
        """
        pile = reader.board.piles[zone_of(kind, context.controller)]
        cards = tuple(card for card in pile if card != context.source)
        found = self.for_.those(reader, context, cards)
        if self.for_.symbol is None:
            return found
        rest = replace(self.for_, symbol=None).those(reader, context, cards)
        wild = tuple(card for card in rest if WILDCARD in printed_traits(reader, card))
        return tuple(card for card in cards if card in found or card in wild)

    def run(self, doing: Doing) -> Next | Running:
        match doing.stage:
            case 0:
                return self._search(doing)
            case 1:
                return self._take(doing)
            case 2:
                return self._shuffle(doing)
            case _:
                found = tuple(CardId(card) for card in doing.memo[2:])
                return doing.end(whole=bool(found), bound=bound_as(self.as_, found))

    async def _search(self, doing: Doing) -> Next:
        """Choose what to open next, or where to take the card from.

        ``memo``: which closed piles have been opened, as bits; where to take from; what was found.
        """
        seat, board = doing.context.controller, doing.board
        opened = doing.memo[0] if doing.memo else 0
        allowed = tuple(kind for kind in (*OPEN, *CLOSED) if kind not in self.except_)
        lying = tuple(
            kind
            for kind in allowed
            if (kind in OPEN or opened & _bit(kind))
            and self.fitting(doing.reader, doing.context, kind)
        )
        shut = tuple(
            kind
            for kind in allowed
            if kind in CLOSED and not opened & _bit(kind) and board.piles[zone_of(kind, seat)]
        )
        ways = (*lying, *shut, *(() if lying else (STOP,)))
        chosen = ways[0]
        if len(ways) > 1:
            what = doing.said(self.for_.noun(doing.book))
            prompt = doing.prompt("{seat}, for {card}: find {what}.", seat, what=what)
            options = tuple(Option(way, _label(way, way in lying)) for way in ways)
            chosen = await ChooseOption("find", seat, prompt, RULE, options)
        if chosen == STOP:
            line = Said(say("{seat} finds nothing.", seat=SeatName(seat)))
            return doing.go(2, line, memo=(opened, 0))
        if chosen in lying:
            return doing.go(1, memo=(opened, _bit(chosen)))
        line = Said(say("{seat} searches {pile}.", seat=SeatName(seat), pile=_PILES[chosen]))
        looked = Looked(board.piles[zone_of(chosen, seat)], (seat,))
        return doing.go(0, line, looked, memo=(opened | _bit(chosen), 0))

    async def _take(self, doing: Doing) -> Next:
        opened, place = doing.memo
        seat = doing.context.controller
        kind = next(kind for kind in (*OPEN, *CLOSED) if _bit(kind) == place)
        cards = self.fitting(doing.reader, doing.context, kind)
        chosen = cards[0]
        if len(cards) > 1:
            prompt = doing.prompt("{seat}, for {card}: choose the card that you find.", seat)
            (chosen,) = await ChooseCards("found", seat, prompt, RuleId("CC-15.22"), cards)
        events = self._found(doing, seat, chosen, kind)
        return doing.go(2, *events, memo=(opened, place, chosen))

    def _found(self, doing: Doing, seat: SeatId, card: CardId, kind: str) -> tuple[Event, ...]:
        """Put it into the hand; the opponent knows one of the discard pile (``CC-R.32``)."""
        name = DefName(doing.board.cards[card].definition)
        moved = () if kind == HAND else (CardMoved(card, zone_of(HAND, seat)),)
        if kind == DISCARD:
            return (Said(say("{seat} finds {card}.", seat=SeatName(seat), card=name)), *moved)
        return (
            Said(say("{seat} finds a card.", seat=SeatName(seat))),
            Said(say("You found {card}.", card=name), (seat,)),
            *moved,
        )

    async def _shuffle(self, doing: Doing) -> Next:
        opened, *rest = doing.memo
        seat, events = doing.context.controller, list[Event]()
        for kind in CLOSED:
            zone = zone_of(kind, seat)
            count = len(doing.board.piles[zone])
            if opened & _bit(kind) and count:
                order = await Mix(count=count)
                events.append(Shuffled(zone, tuple(range(count)), order))
        return doing.go(3, *events, memo=(opened, *rest))

    def words(self, book: Book) -> Tokens:
        said = book.say("find {card}", card=self.for_.words(book))
        if not self.except_:
            return said
        places = [book.say(_PILES[kind].text.replace("their", "your")) for kind in self.except_]
        where = (*places[0], *(token for one in places[1:] for token in (*book.say(" or "), *one)))
        return book.say("{find} (except from {places})", find=said, places=where)


_PILES: Final = {
    HAND: say("their hand"),
    DISCARD: say("their discard pile"),
    DECK: say("their deck"),
    RESERVE: say("their Reserve"),
}


def _bit(kind: str) -> int:
    return 1 << (*OPEN, *CLOSED).index(kind)


def _label(way: str, lying: bool) -> Message:
    if lying and way in CLOSED:
        return say("Take a card of your deck" if way == DECK else "Take a card of your Reserve")
    return LABELS[way]


@dataclass(frozen=True, slots=True)
class RecruitReserve(Effect):
    """You put the top cards of your Reserve on your deck, one after another (``CC-12.7``)."""

    tag: ClassVar[str] = "recruit"
    short: ClassVar[str] = "count"

    count: Amount = ONE

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if reader.board.piles[zone_of(RESERVE, context.controller)]:
            return None
        return refuse("CC-12.7", "Your Reserve is empty.")

    def run(self, doing: Doing) -> Next:
        seat = doing.context.controller
        count = doing.memo[0] if doing.stage else self.count.amount(doing.reader, doing.context)
        events = from_reserve(doing.board, seat) if doing.stage < count else ()
        if not events:
            return doing.end(whole=doing.stage >= count)
        return doing.go(doing.stage + 1, *events, memo=(count,))

    def words(self, book: Book) -> Tokens:
        cards = book.count(self.count, "{n} card", "{n} cards")
        return book.say("recruit {cards} from your Reserve", cards=cards)


@dataclass(frozen=True, slots=True)
class RecruitDevelopment(Effect):
    """You recruit a Development that fits, for its cost or ``free`` of all of it (CC-12.6)."""

    tag: ClassVar[str] = "recruit-development"
    cost: ClassVar[bool] = True

    fitting: Fitting = ANY
    free: bool = False
    as_: CardsName | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the Developments that may be chosen, if they can be paid for."""
        seat = context.controller
        pile = reader.board.piles[zone_of(DEVELOPMENTS, seat)]
        fitting = self.fitting.those(reader, context, pile)
        if self.free:
            return fitting
        return tuple(c for c in fitting if why_not_recruited(reader.table, seat, c) is None)

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.cards(reader, context):
            return None
        return refuse("CC-12.5", "You have no such Development that you can pay for.")

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        why = say("You have no such Development that you can pay for.")
        return (Claim(why, 1, self.cards(reader, context), rule=RuleId("CC-12.6")),)

    def run(self, doing: Doing) -> Next:
        if doing.stage:
            found: tuple[CardId, ...] = doing.at.value
            return doing.end(whole=bool(found), bound=bound_as(self.as_, found))
        cards = self.cards(doing.reader, doing.context)
        frame = recruit_development(doing.context.controller, cards, self.free)
        return doing.call(1, frame)

    def words(self, book: Book) -> Tokens:
        noun = book.say("1 Development")
        if self.fitting != ANY:
            noun = book.say("1 {card} Development", card=self.fitting.noun(book))
        return book.say("recruit {card} for free" if self.free else "recruit {card}", card=noun)


@dataclass(frozen=True, slots=True)
class RotateDeck(Effect):
    """You rotate your deck: what is left of it is shuffled together with the discard pile."""

    tag: ClassVar[str] = "rotate"

    def run(self, doing: Doing) -> Next:
        if doing.stage:
            return doing.end()
        return doing.call(1, rotate(doing.context.controller))

    def words(self, book: Book) -> Tokens:
        return book.say("rotate your deck")


OPS: tuple[type[Node], ...] = (FindCard, RecruitReserve, RecruitDevelopment, RotateDeck)
