"""Scanning: looking through a Market pile for a card to gain (``CC-15.6`` to 15.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context, bound_as
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Doing, Running
from tabletop.effects.nodes import Amount, Cards, CardsName, Effect, Node, Trait
from tabletop.engine.decisions import ChooseCards, ChooseOption, Mix, Option
from tabletop.engine.events import Looked, Said, Shuffled
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, RuleId, ZoneId
from tabletop.engine.message import DefName, Refusal, SeatName, refuse, say
from tabletop.games.captains_chair import market
from tabletop.games.captains_chair.called import called_type
from tabletop.games.captains_chair.glory import gain_glory
from tabletop.games.captains_chair.language.fitting import Fitting, Symbol, alternatives
from tabletop.games.captains_chair.language.market import (
    MarketKind,
    Where,
    gaining,
    going,
    types_said,
)
from tabletop.games.captains_chair.places import JUNK, MARKET_TYPES, pile
from tabletop.games.captains_chair.traits import kinds

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

CONSOLATION: Final = 2
"""Glory for a scan that finds nothing anywhere (``CC-15.11``); it gains no card (``CC-R.50``)."""


async def choose_type(
    doing: Doing, name: str, rule: str, text: str, does: str, types: tuple[str, ...]
) -> str:
    """Have the player choose one of some types; of a single one nobody is asked.

    ``does`` is what a button says, with a gap for the type.
    """
    if len(types) == 1:
        return types[0]
    options = tuple(Option(kind, say(does, type=called_type(kind))) for kind in types)
    prompt = doing.prompt(text, doing.context.controller)
    return await ChooseOption(name, doing.context.controller, prompt, RuleId(rule), options)


@dataclass(frozen=True, slots=True)
class Scan(Effect):
    """You look at the top cards of a pile and gain one of them, or the open one of the type.

    Of several types one is fixed before (``CC-15.7``). With ``junk`` the Junk pile is looked
    through as well (``CC-15.13``).
    """

    tag: ClassVar[str] = "scan"
    cost: ClassVar[bool] = True
    finds_one: ClassVar[bool] = True

    kind: tuple[MarketKind, ...]
    count: Amount = ONE
    junk: bool = False
    to: Where | None = None
    onto: Cards | None = None
    as_: CardsName | None = None

    def types(self, reader: Reader) -> tuple[str, ...]:
        """List the types of which there is any card to gain."""
        return tuple(
            kind
            for kind in self.kind
            if market.top_of(reader.board, kind) or self._open(reader, kind)
        )

    def _open(self, reader: Reader, kind: str) -> tuple[CardId, ...]:
        """List the cards of a type that may be gained without looking into its pile."""
        junk = reader.board.piles[JUNK] if self.junk else ()
        fitting = tuple(card for card in junk if kind in kinds(reader, card))
        return (*market.of_type(reader, kind), *fitting)

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.types(reader):
            return None
        return refuse("CC-15.6", "There is no such card to gain.")

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        if self.types(reader):
            return ()
        return (Claim(say("There is no such card to gain."), 1, rule=RuleId("CC-15.6")),)

    def brought(self, reader: Reader, context: Context) -> int:
        """Say how many cards come to the hand."""
        return int(self.to == "hand" and bool(self.types(reader)))

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage == 2:
            return doing.end(bound=bound_as(self.as_, doing.at.value))
        if doing.stage == 1:
            return self._choose(doing)
        types = self.types(doing.reader)
        if not types:
            return doing.end(whole=False, bound=bound_as(self.as_, ()))
        return self._look(doing, types)

    async def _look(self, doing: Doing, types: tuple[str, ...]) -> Next:
        text = "{seat}, for {card}: choose the type to scan."
        kind = await choose_type(doing, "scan-type", "CC-15.7", text, "Scan {type}", types)
        seat, count = doing.context.controller, self.count.amount(doing.reader, doing.context)
        seen = doing.board.top(pile(kind), count)
        what = called_type(kind, len(seen))
        line = say("{seat} scans {count} {type}.", seat=SeatName(seat), count=len(seen), type=what)
        looked = (Looked(seen, (seat,)),) if seen else ()
        return doing.go(1, Said(line), *looked, memo=(_place(kind), *seen))

    async def _choose(self, doing: Doing) -> Next:
        index, *rest = doing.memo
        seen = tuple(CardId(card) for card in rest)
        cards = (*seen, *self._open(doing.reader, MARKET_TYPES[index]))
        chosen = cards[0]
        if len(cards) > 1:
            seat = doing.context.controller
            prompt = doing.prompt("{seat}, for {card}: choose the card to gain.", seat)
            (chosen,) = await ChooseCards("scan", seat, prompt, RuleId("CC-15.6"), cards)
        under = tuple(card for card in seen if card != chosen)
        return doing.call(2, gaining(doing, chosen, self.to, self.onto, under))

    def words(self, book: Book) -> Tokens:
        types = types_said(book, self.kind, many=self.count != ONE)
        said = book.say("scan {cards}", cards=book.many(self.count, types))
        if self.junk:
            said = book.say("{scan}, including the Junk pile", scan=said)
        return going(book, said, self.to, self.onto)


@dataclass(frozen=True, slots=True)
class ScanFor(Effect):
    """You gain a card with a trait or a symbol: from the Market if there is one, else the first
    that is found in a pile; 2 glory if there is none anywhere (``CC-15.8`` to 15.13).
    """

    tag: ClassVar[str] = "scan-for"

    trait: tuple[Trait, ...] = ()
    symbol: tuple[Symbol, ...] = ()
    junk: bool = False
    to: Where | None = None
    onto: Cards | None = None
    as_: CardsName | None = None

    def sought(self) -> tuple[Fitting, ...]:
        """List what may be sought, of which one is fixed before looking (``CC-15.12``)."""
        traits = tuple(Fitting(trait=(trait,)) for trait in self.trait)
        return (*traits, *(Fitting(symbol=symbol) for symbol in self.symbol))

    def run(self, doing: Doing) -> Next | Running:
        match doing.stage:
            case 0:
                return self._market(doing)
            case 1:
                return self._junk(doing)
            case 2:
                return self._pile(doing)
            case 3:
                return self._found(doing)
            case 4:
                return self._back(doing)
            case 5:
                return doing.end(bound=bound_as(self.as_, doing.at.value))
            case _:
                found = tuple(CardId(card) for card in doing.memo)
                return doing.end(bound=bound_as(self.as_, found))

    async def _market(self, doing: Doing) -> Next:
        """Fix what is sought; then see whether the Market has a match of it (``CC-15.8``).

        Where the Market has a match of everything that may be sought, the card chosen fixes it.
        """
        sought, open_ = self.sought(), market.open_cards(doing.board)
        matching = [one.those(doing.reader, doing.context, open_) for one in sought]
        if all(matching):
            cards = tuple(dict.fromkeys(card for one in matching for card in one))
            return await self._gain(doing, cards)
        index = await self._fixed(doing, sought) if len(sought) > 1 else 0
        if matching[index]:
            return await self._gain(doing, matching[index])
        return doing.go(1, memo=(index,))

    async def _fixed(self, doing: Doing, sought: tuple[Fitting, ...]) -> int:
        """Have the player fix which of several is sought (``CC-15.12``), and give its place."""
        seat, book = doing.context.controller, doing.book
        options = tuple(
            Option(_key(one), say("Scan for {what}", what=doing.said(one.noun(book))))
            for one in sought
        )
        prompt = doing.prompt("{seat}, for {card}: choose what to scan for.", seat)
        key = await ChooseOption("scan-for", seat, prompt, RuleId("CC-15.12"), options)
        return next(place for place, one in enumerate(sought) if _key(one) == key)

    async def _gain(self, doing: Doing, cards: tuple[CardId, ...]) -> Next:
        chosen = cards[0]
        if len(cards) > 1:
            seat = doing.context.controller
            prompt = doing.prompt("{seat}, for {card}: choose the card to gain.", seat)
            (chosen,) = await ChooseCards("scan-for", seat, prompt, RuleId("CC-15.8"), cards)
        return doing.call(5, gaining(doing, chosen, self.to, self.onto))

    async def _junk(self, doing: Doing) -> Next:
        """A match of the Junk pile may be gained, or declined (``CC-15.13``)."""
        pile_ = doing.board.piles[JUNK] if self.junk else ()
        fitting = self.sought()[doing.memo[0]]
        cards = fitting.those(doing.reader, doing.context, pile_)
        if cards:
            seat = doing.context.controller
            text = "{seat}, for {card}: choose a card of the Junk pile to gain, or none."
            rule = RuleId("CC-15.13")
            prompt = doing.prompt(text, seat)
            chosen = await ChooseCards("scan-junk", seat, prompt, rule, cards, least=0)
            if chosen:
                return doing.call(5, gaining(doing, chosen[0], self.to, self.onto))
        return doing.go(2)

    async def _pile(self, doing: Doing) -> Next:
        """Turn up a pile, card by card, to the first match; both players see them (CC-R.31)."""
        index, *searched = doing.memo
        types = tuple(
            kind
            for place, kind in enumerate(MARKET_TYPES)
            if place not in searched and doing.board.piles[pile(kind)]
        )
        seat, board = doing.context.controller, doing.board
        if not types:
            line = say("{seat} finds nothing to gain.", seat=SeatName(seat))
            return doing.go(6, Said(line), *gain_glory(doing.at.table, seat, CONSOLATION), memo=())
        text = "{seat}, for {card}: choose the pile to search."
        kind = await choose_type(
            doing, "scan-pile", "CC-15.9", text, "Search the {type} pile", types
        )
        place = _place(kind)
        shown = self._shown(doing, self.sought()[index], pile(kind))
        names = tuple(DefName(board.cards[card].definition) for card in shown)
        line = say("{seat} turns up {cards}.", seat=SeatName(seat), cards=names)
        looked = Looked(shown, tuple(one.id for one in board.seats))
        return doing.go(3, Said(line), looked, memo=(index, *searched, place))

    def _shown(self, doing: Doing, fitting: Fitting, zone: ZoneId) -> tuple[CardId, ...]:
        """List the cards of a pile from its top to the first match, or all of them."""
        cards: list[CardId] = []
        for card in reversed(doing.board.piles[zone]):
            cards.append(card)
            if fitting.fits(doing.reader, doing.context, card):
                break
        return tuple(cards)

    def _found(self, doing: Doing) -> Next | Running:
        """Gain the match, if the pile has one; the other cards are shuffled back."""
        zone, fitting = pile(MARKET_TYPES[doing.memo[-1]]), self.sought()[doing.memo[0]]
        last = self._shown(doing, fitting, zone)[-1]
        if fitting.fits(doing.reader, doing.context, last):
            return doing.call(4, gaining(doing, last, self.to, self.onto))
        return self._shuffle(doing, 2, doing.memo)

    def _back(self, doing: Doing) -> Running:
        found: tuple[CardId, ...] = doing.at.value
        return self._shuffle(doing, 6, tuple(found))

    async def _shuffle(self, doing: Doing, then: int, memo: tuple[int, ...]) -> Next:
        zone = pile(MARKET_TYPES[doing.memo[-1]])
        count = len(doing.board.piles[zone])
        if count < 2:
            return doing.go(then, memo=memo)
        order = await Mix(count=count)
        return doing.go(then, Shuffled(zone, tuple(range(count)), order), memo=memo)

    def words(self, book: Book) -> Tokens:
        traits = [book.term("traits", trait) for trait in self.trait]
        symbols = [book.term("symbols", symbol) for symbol in self.symbol]
        said = book.say("scan for 1 {what}", what=alternatives(book, [*traits, *symbols]))
        if self.junk:
            said = book.say("{scan}, including the Junk pile", scan=said)
        return going(book, said, self.to, self.onto)


def _place(kind: str) -> int:
    return next(place for place, one in enumerate(MARKET_TYPES) if one == kind)


def _key(sought: Fitting) -> str:
    return sought.symbol or sought.trait[0]


OPS: tuple[type[Node], ...] = (Scan, ScanFor)
