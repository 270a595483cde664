"""Cards in play and how they leave it: ready, exhaust, promote, log, discharge (``CC-L.14``)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar, Final

from tabletop.effects.context import Context, bound_as
from tabletop.effects.interpret import Deed, Doing, Running
from tabletop.effects.nodes import Cards, Effect, Node, ZoneKind
from tabletop.effects.selectors import Self
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardMoved, CardTurned, Event
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.games.captains_chair import leaving
from tabletop.games.captains_chair.beaming import beaming, why_not_beamed
from tabletop.games.captains_chair.helmets import is_helmet, why_kept
from tabletop.games.captains_chair.language import calls
from tabletop.games.captains_chair.language.chosen import ChosenFrom, foundations, with_line
from tabletop.games.captains_chair.language.fitting import Fitting
from tabletop.games.captains_chair.language.picking import from_words, meant, places
from tabletop.games.captains_chair.locations import neutral, refilling
from tabletop.games.captains_chair.officers import promoting, why_not_promoted
from tabletop.games.captains_chair.places import BRIEFING, HAND
from tabletop.games.captains_chair.traits import PERSON, kinds
from tabletop.games.captains_chair.whose import is_in_play

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens
    from tabletop.games.captains_chair.prospect import Prospect

BACK_TO_DECK: Final = ("discharge", "recall")
"""How cards leave play and remain in their captain's deck, hand or discard pile."""


class Leave(ChosenFrom):
    """Cards leave play, or go from elsewhere, with all that is beamed onto them (``CC-19.4``)."""

    __slots__ = ()
    way: ClassVar[leaving.Way]

    def bar(self, reader: Reader, context: Context, card: CardId) -> Refusal | None:
        itself = card == context.source
        refusal = leaving.why_not(reader.table, card, self.way, itself=itself)
        if refusal is None and self.way in BACK_TO_DECK:
            return why_kept(reader, card, context.source)
        return refusal

    def events(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        return leaving.leaving(doing.board, card, self.way, doing.context.controller)

    async def perform(self, doing: Doing) -> Deed:
        """Do it; for neutral Locations that have gone others come (``CC-8.6``)."""
        deed = await ChosenFrom.perform(self, doing)
        moved = {event.card for event in deed.events if isinstance(event, CardMoved)}
        gone = len(moved.intersection(neutral(doing.board)))
        if not gone:
            return deed
        return replace(deed, events=(*deed.events, *refilling(doing.board, gone)))


@dataclass(frozen=True, slots=True)
class Discharge(Leave):
    """Cards in play go to their captain's discard pile (``CC-17.11``)."""

    tag: ClassVar[str] = "discharge"
    short: ClassVar[str] = "what"
    way: ClassVar[leaving.Way] = "discharge"
    verb: ClassVar[str] = "discharge"
    told: ClassVar[str] = "{seat} discharges {card}."


@dataclass(frozen=True, slots=True)
class Recall(Leave):
    """Cards in play go to their captain's hand (``CC-21.6``)."""

    tag: ClassVar[str] = "recall"
    short: ClassVar[str] = "what"
    way: ClassVar[leaving.Way] = "recall"
    verb: ClassVar[str] = "recall"
    told: ClassVar[str] = "{seat} recalls {card}."


@dataclass(frozen=True, slots=True)
class Log(Leave):
    """Cards are tucked under the captain card of whoever had them (``CC-21.1``)."""

    tag: ClassVar[str] = "log"
    short: ClassVar[str] = "what"
    way: ClassVar[leaving.Way] = "log"
    verb: ClassVar[str] = "log"
    told: ClassVar[str] = "{seat} logs {card}."


@dataclass(frozen=True, slots=True)
class Destroy(Leave):
    """Cards leave the game (``CC-21.5``)."""

    tag: ClassVar[str] = "destroy"
    short: ClassVar[str] = "what"
    way: ClassVar[leaving.Way] = "destroy"
    verb: ClassVar[str] = "destroy"
    told: ClassVar[str] = "{seat} destroys {card}: it leaves the game."


class Turn(ChosenFrom):
    """Cards in play are turned; beamed ones and those of the Briefing Room have no use of it."""

    __slots__ = ()
    turn: ClassVar[int]
    why: ClassVar[str]

    def bar(self, reader: Reader, context: Context, card: CardId) -> Refusal | None:
        board, name = reader.board, CardName(card)
        record = board.cards[card]
        beamed = record.attached_to is not None
        if beamed or not is_in_play(board, card) or board.zones[record.zone].kind == BRIEFING:
            return refuse("CC-10.12", "{card} has nothing to exhaust.", card=name)
        if (record.turn != 0) == (self.turn != 0):
            return refuse("CC-10.12", self.why, card=name)
        return None

    def events(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        return (CardTurned(card, self.turn),)


@dataclass(frozen=True, slots=True)
class Exhaust(Turn):
    """Ready cards are exhausted, always as a cost (``CC-10.12``)."""

    tag: ClassVar[str] = "exhaust"
    short: ClassVar[str] = "what"
    turn: ClassVar[int] = 1
    why: ClassVar[str] = "{card} is exhausted already."
    verb: ClassVar[str] = "exhaust"
    told: ClassVar[str] = "{seat} exhausts {card}."

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Take it wherever it stands: exhausting is always a cost (``CC-R.4``)."""
        for claim in self.claims(reader, context):
            prospect.claim(claim)


@dataclass(frozen=True, slots=True)
class Ready(Turn):
    """Exhausted cards are readied: their operations can be used again (``CC-10.13``)."""

    tag: ClassVar[str] = "ready"
    short: ClassVar[str] = "what"
    turn: ClassVar[int] = 0
    why: ClassVar[str] = "{card} is ready."
    verb: ClassVar[str] = "ready"
    told: ClassVar[str] = "{seat} readies {card}."


@dataclass(frozen=True, slots=True)
class Promote(ChosenFrom):
    """Persons become bridge officers (``CC-19.6``)."""

    tag: ClassVar[str] = "promote"
    short: ClassVar[str] = "what"
    verb: ClassVar[str] = "promote"
    told: ClassVar[str] = "{seat} promotes {card} to bridge officer."

    def bar(self, reader: Reader, context: Context, card: CardId) -> Refusal | None:
        return why_not_promoted(reader, card)

    def events(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        return promoting(doing.board, card, doing.context.controller)


@dataclass(frozen=True, slots=True)
class Beam(ChosenFrom):
    """Cards, of the hand unless told otherwise, are tucked under 1 card (``CC-19.1``)."""

    tag: ClassVar[str] = "beam"
    verb: ClassVar[str] = "beam"
    told: ClassVar[str] = "{seat} beams {card} onto {host}."

    onto: Cards = field(kw_only=True)

    def places(self) -> tuple[str, ...]:
        return self.from_ if self.what is not None or self.from_ else (HAND,)

    def hosts(self, reader: Reader, context: Context, card: CardId) -> tuple[CardId, ...]:
        """List what a card can be beamed onto, of the cards meant."""
        found = self.onto.cards(reader, context)
        return tuple(host for host in found if why_not_beamed(reader, card, host) is None)

    def bar(self, reader: Reader, context: Context, card: CardId) -> Refusal | None:
        found = self.onto.cards(reader, context)
        if not found:
            return refuse("CC-19.1", "There is nothing to beam that onto.")
        refusals = [why_not_beamed(reader, card, host) for host in found]
        return None if None in refusals else refusals[0]

    async def perform(self, doing: Doing) -> Deed:
        reader, context = doing.reader, doing.context
        cards, whole = await self.picked(doing)
        events: list[Event] = []
        seat = context.controller
        laden: list[CardId] = []
        host: CardId | None = None
        for card in foundations(reader, cards):
            hosts = self.hosts(reader, context, card)
            if host is not None:
                hosts = tuple(one for one in hosts if one == host)
            if is_helmet(reader, card):
                # A Helmet just beamed onto a Person bars the next one (``CC-R.61``).
                hosts = tuple(host for host in hosts if host not in laden)
            if not hosts:
                whole = False
                continue
            host = hosts[0]
            if len(hosts) > 1:
                prompt = doing.prompt(
                    "{seat}, choose what {beamed} is beamed onto.", seat, beamed=CardName(card)
                )
                rule = doing.ability.rule_id
                (host,) = await ChooseCards("beam-onto", seat, prompt, rule, hosts)
            line = say(self.told, seat=SeatName(seat), card=CardName(card), host=CardName(host))
            events += with_line(beaming(doing.board, card, host, seat), line)
            if is_helmet(reader, card) and PERSON in kinds(reader, host):
                laden.append(host)
        bound = bound_as(self.as_, cards)
        return Deed(tuple(events), bound, whole)

    def words(self, book: Book) -> Tokens:
        onto = self.onto.one(book)
        if self.onto == Self():
            return book.say("beam {cards} here", cards=self.object(book))
        return book.say("beam {cards} onto {onto}", cards=self.object(book), onto=onto)


@dataclass(frozen=True, slots=True)
class PlayCard(Effect):
    """A card is played without an action: no chip is paid for it (``CC-9.15``)."""

    tag: ClassVar[str] = "play-card"

    what: Cards | None = None
    fitting: Fitting | None = None
    from_: tuple[ZoneKind, ...] = ()

    def places(self) -> tuple[str, ...]:
        """List where the card is looked for."""
        return self.from_ or (() if self.what is not None else (HAND,))

    def eligible(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the cards that can be played with one of their PLAY operations."""
        seat = context.controller
        cards = meant(reader, context, self.what, self.fitting, self.places())
        return tuple(card for card in cards if calls.open_plays(reader, card, seat))

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.eligible(reader, context):
            return None
        return refuse("CC-9.15", "There is no such card that could be played.")

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage > 0:
            return doing.end(whole=doing.outcome.whole)
        cards = self.eligible(doing.reader, doing.context)
        if not cards:
            return doing.end(whole=False)
        if len(cards) == 1:
            return self._play(doing, cards[0])
        return self._choose(doing, cards)

    async def _choose(self, doing: Doing, cards: tuple[CardId, ...]) -> Next:
        seat = doing.context.controller
        prompt = doing.prompt("{seat}, for {card}: {what}.", seat, what=self._said(doing))
        (card,) = await ChooseCards(self.tag, seat, prompt, doing.ability.rule_id, cards)
        return self._play(doing, card)

    def _play(self, doing: Doing, card: CardId) -> Next:
        return doing.call(1, calls.play_card(card, doing.context.controller))

    def _said(self, doing: Doing) -> Message:
        return doing.said(self.words(doing.book))

    def words(self, book: Book) -> Tokens:
        if self.what is None:
            cards = from_words(book, self.fitting, (), None, up_to=False)
        else:
            cards = self.what.words(book)
            if self.fitting is not None:
                noun = self.fitting.noun(book)
                cards = book.say("{cards} if it is a {noun}", cards=cards, noun=noun)
        if self.places() not in ((), (HAND,)):
            from_ = places(book, self.places())
            cards = book.say("{cards} from {places}", cards=cards, places=from_)
        return book.say("play {cards} without an action", cards=cards)


OPS: tuple[type[Node], ...] = (
    Discharge,
    Recall,
    Log,
    Destroy,
    Exhaust,
    Ready,
    Promote,
    Beam,
    PlayCard,
)
