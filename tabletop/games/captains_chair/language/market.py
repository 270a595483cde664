"""The Market: gaining cards by type or trait, scrapping, clearing (``CC-15``, ``CC-L.12``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context, bound_as
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf, Running
from tabletop.effects.nodes import (
    Amount,
    Cards,
    CardsName,
    Effect,
    Node,
    Trait,
    Vocabulary,
)
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import Said
from tabletop.engine.frames import Frame, Next
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import CardName, Refusal, SeatName, refuse, say
from tabletop.games.captains_chair import market
from tabletop.games.captains_chair.language.calls import gain_card
from tabletop.games.captains_chair.language.fitting import alternatives
from tabletop.games.captains_chair.language.picking import one_of
from tabletop.games.captains_chair.locations import clearing_neutral_zone
from tabletop.games.captains_chair.places import JUNK
from tabletop.games.captains_chair.traits import has_trait, kinds

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

MarketKind = Annotated[str, Vocabulary("market")]
Where = Literal["hand", "deck", "discard", "play"]


def types_said(book: Book, types: tuple[str, ...], *, many: bool = False) -> Tokens:
    """Say types of the Market: ``Person or Ally``."""
    return alternatives(book, [book.noun("market", kind, many=many) for kind in types])


def going(book: Book, said: Tokens, to: str | None, onto: Cards | None) -> Tokens:
    """Say where a gained card goes, if not where its gainer likes."""
    if onto is not None:
        return book.say("{gain} and beam it onto {cards}", gain=said, cards=onto.words(book))
    phrase = {
        "hand": "{gain}, to your hand",
        "deck": "{gain}, on top of your deck",
        "discard": "{gain}, on your discard pile",
        "play": "{gain} and play it without an action",
    }.get(to or "")
    return said if phrase is None else book.say(phrase, gain=said)


def host_of(doing: Doing, onto: Cards | None) -> CardId | None:
    """Give what a gained card is to be beamed onto, if there is such a card."""
    hosts = () if onto is None else onto.cards(doing.reader, doing.context)
    return hosts[0] if hosts else None


def gaining(
    doing: Doing,
    card: CardId,
    to: str | None,
    onto: Cards | None,
    under: tuple[CardId, ...] = (),
) -> Frame:
    """Start gaining a card that has been chosen."""
    return gain_card(card, doing.context.controller, to or "", host_of(doing, onto), under)


@dataclass(frozen=True, slots=True)
class GainCard(Effect):
    """You gain a card of a type, from the Market or the top of its pile; or one with a trait from
    the Market (``CC-15.1``, ``CC-15.2``). Named types or traits: one of them (``CC-15.3``).
    """

    tag: ClassVar[str] = "gain-card"
    cost: ClassVar[bool] = True

    kind: tuple[MarketKind, ...] = ()
    trait: tuple[Trait, ...] = ()
    from_: Literal["market-or-pile", "market", "junk"] = "market-or-pile"
    to: Where | None = None
    onto: Cards | None = None
    as_: CardsName | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the cards that may be gained; of a pile its top card, whatever that is."""
        board = reader.board
        if self.from_ == "junk":
            return tuple(card for card in board.piles[JUNK] if self._fits(reader, context, card))
        found = tuple(
            card for card in market.open_cards(board) if self._fits(reader, context, card)
        )
        if self.trait or self.from_ == "market":
            return found
        return (*found, *(card for kind in self.kind for card in market.top_of(board, kind)))

    def _fits(self, reader: Reader, context: Context, card: CardId) -> bool:
        return (not self.kind or any(kind in kinds(reader, card) for kind in self.kind)) and (
            not self.trait or any(has_trait(reader, context, card, one) for one in self.trait)
        )

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.cards(reader, context):
            return None
        return refuse("CC-R.44", "There is no such card to gain.")

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        why = say("There is no such card to gain.")
        return (Claim(why, 1, self.cards(reader, context), rule=RuleId("CC-R.44")),)

    def brought(self, reader: Reader, context: Context) -> int:
        """Say how many cards come to the hand."""
        return int(self.to == "hand" and bool(self.cards(reader, context)))

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage:
            return doing.end(bound=bound_as(self.as_, doing.at.value))
        cards = self.cards(doing.reader, doing.context)
        if not cards:
            return doing.end(whole=False, bound=bound_as(self.as_, ()))
        if len(cards) == 1:
            return doing.call(1, gaining(doing, cards[0], self.to, self.onto))
        return self._choose(doing, cards)

    async def _choose(self, doing: Doing, cards: tuple[CardId, ...]) -> Next:
        seat, what = doing.context.controller, doing.said(self._what(doing.book))
        prompt = doing.prompt("{seat}, for {card}: choose the {what} to gain.", seat, what=what)
        rule = RuleId("CC-15.2" if self.trait else "CC-15.1")
        (chosen,) = await ChooseCards("gain-card", seat, prompt, rule, cards)
        return doing.call(1, gaining(doing, chosen, self.to, self.onto))

    def _what(self, book: Book) -> Tokens:
        said = types_said(book, self.kind)
        if self.trait:
            traits = alternatives(book, [book.term("traits", trait) for trait in self.trait])
            said = book.say("{traits} {types}", traits=traits, types=said) if said else traits
        return said

    def words(self, book: Book) -> Tokens:
        said = book.say("gain 1 {what}", what=self._what(book))
        if self.from_ == "junk":
            said = book.say("{gain} from the Junk pile", gain=said)
        if self.from_ == "market":
            said = book.say("{gain} from the Market", gain=said)
        return going(book, said, self.to, self.onto)


@dataclass(frozen=True, slots=True)
class Scrap(Effect):
    """You put face-up Market cards without any resource on the Junk pile (``CC-15.21``)."""

    tag: ClassVar[str] = "scrap"
    short: ClassVar[str] = "count"

    count: Amount = ONE

    def run(self, doing: Doing) -> Next | Running:
        count = doing.memo[0] if doing.stage else self.count.amount(doing.reader, doing.context)
        board = doing.board
        cards = tuple(
            card for card in market.open_cards(board) if not market.with_resources(board, card)
        )
        if doing.stage >= count or not cards:
            return doing.end(whole=doing.stage >= count)
        return self._choose(doing, count, cards)

    async def _choose(self, doing: Doing, count: int, cards: tuple[CardId, ...]) -> Next:
        text = "{seat}, for {card}: choose a Market card to scrap."
        chosen = await one_of(doing, "scrap", "CC-15.21", text, cards)
        who = SeatName(doing.context.controller)
        line = Said(say("{seat} scraps {card}.", seat=who, card=CardName(chosen)))
        return doing.go(doing.stage + 1, line, market.junked(chosen), memo=(count,))

    def words(self, book: Book) -> Tokens:
        cards = book.count(self.count, "{n} Market card", "{n} Market cards")
        return book.say("scrap {cards}", cards=cards)


@dataclass(frozen=True, slots=True)
class ClearMarket(Leaf):
    """All Market cards go to the Junk pile, or one of your choice, with resources or without."""

    tag: ClassVar[str] = "clear-market"
    short: ClassVar[str] = "count"

    count: Literal[1] | None = None

    async def perform(self, doing: Doing) -> Deed:
        cards = market.open_cards(doing.board)
        if self.count is None or not cards:
            return Deed(market.clearing(doing.board) if cards else (), whole=bool(cards))
        text = "{seat}, for {card}: choose a Market card to clear."
        chosen = await one_of(doing, "clear-market", "CC-25.9", text, cards)
        return Deed((Said(say("{card} is cleared.", card=CardName(chosen))), market.junked(chosen)))

    def words(self, book: Book) -> Tokens:
        return book.say("clear the Market" if self.count is None else "clear 1 Market card")


@dataclass(frozen=True, slots=True)
class ClearNeutralZone(Leaf):
    """Every neutral Location without a marker leaves the game and is replaced (``CC-11.4``)."""

    tag: ClassVar[str] = "clear-neutral-zone"

    async def perform(self, doing: Doing) -> Deed:
        return Deed(clearing_neutral_zone(doing.board))

    def words(self, book: Book) -> Tokens:
        return book.say("clear the Neutral Zone")


OPS: tuple[type[Node], ...] = (GainCard, Scrap, ClearMarket, ClearNeutralZone)
