"""Khan's own: collecting traits, flipping cards, training alone (``CC-27.8`` to ``CC-27.18``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context
from tabletop.effects.interpret import Deed, Doing, Leaf, Running
from tabletop.effects.nodes import Amount, Cards, Condition, Effect, Node
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardFlipped, Said
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import CardName, Refusal, SeatName, refuse, say
from tabletop.games.captains_chair import khan
from tabletop.games.captains_chair.cadet import is_cadet
from tabletop.games.captains_chair.helmets import is_named
from tabletop.games.captains_chair.places import captain_of
from tabletop.games.captains_chair.whose import cards_in_play

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Collect(Effect):
    """A trait of some cards is collected, one after another, each from 1 of them."""

    tag: ClassVar[str] = "collect"

    from_: Cards
    count: Amount = ONE

    def eligible(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the cards that have a trait not yet collected."""
        cards = self.from_.cards(reader, context)
        seat = context.controller
        return tuple(card for card in cards if khan.collectable(reader.table, seat, card))

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.eligible(reader, context):
            return None
        return refuse("CC-27.15", "None of these has a trait that you have not collected.")

    def run(self, doing: Doing) -> Next | Running:
        number = max(0, self.count.amount(doing.reader, doing.context))
        cards = self.eligible(doing.reader, doing.context)
        if doing.stage >= number or not cards:
            return doing.end(whole=doing.stage >= number)
        if len(cards) == 1:
            return self._flip(doing, cards[0])
        return self._ask(doing, cards)

    async def _ask(self, doing: Doing, cards: tuple[CardId, ...]) -> Next:
        seat = doing.context.controller
        prompt = doing.prompt("{seat}, choose the card whose trait you collect.", seat)
        chosen = await ChooseCards("collect-from", seat, prompt, RuleId("CC-27.15"), cards)
        return self._flip(doing, chosen[0])

    def _flip(self, doing: Doing, card: CardId) -> Next:
        seat = doing.context.controller
        return doing.call(doing.stage + 1, khan.COLLECT.frame(khan.Collecting(card, seat)))

    def words(self, book: Book) -> Tokens:
        if self.count == ONE:
            return book.say("collect 1 trait of {cards}", cards=self.from_.one(book))
        return book.say(
            "collect a trait each of {n} of {cards}",
            n=self.count.words(book),
            cards=self.from_.among(book),
        )


@dataclass(frozen=True, slots=True)
class Flip(Leaf):
    """Your captain card, or a card of yours in play by its name, shows its other side.

    It keeps its state, and its away teams with it (``CC-27.14``, ``CC-R.25``). On that other
    side it has another name, so it isn't flipped back.
    """

    tag: ClassVar[str] = "flip"
    short: ClassVar[str] = "named"

    named: str | None = None

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List what is flipped: 1 card, if it is in play and not flipped yet."""
        board, seat = reader.board, context.controller
        if self.named is None:
            captain = captain_of(board, seat)
            return () if board.cards[captain].side else (captain,)
        mine = cards_in_play(board, seat)
        return tuple(card for card in mine if is_named(reader, card, self.named))[:1]

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.cards(reader, context):
            return None
        return refuse("CC-27.8", "That card is flipped already, or not in play.")

    async def perform(self, doing: Doing) -> Deed:
        cards, seat = self.cards(doing.reader, doing.context), doing.context.controller
        events = tuple(CardFlipped(card, 1) for card in cards)
        lines = tuple(
            Said(say("{seat} flips {card}.", seat=SeatName(seat), card=CardName(card)))
            for card in cards
        )
        return Deed((*lines, *events), whole=bool(cards))

    def words(self, book: Book) -> Tokens:
        if self.named is None:
            return book.say("flip your captain card")
        return book.say("flip {name}", name=self.named)


@dataclass(frozen=True, slots=True)
class InTraining(Condition):
    """One player trains alone, without an opponent to take anything from (``CC-27.18``)."""

    tag: ClassVar[str] = "cadet"

    def holds(self, reader: Reader, context: Context) -> bool:
        return is_cadet(reader.table)

    def words(self, book: Book) -> Tokens:
        return book.say("you are in Cadet Training Mode")

    def denied(self, book: Book) -> Tokens:
        return book.say("you are not in Cadet Training Mode")


OPS: tuple[type[Node], ...] = (Collect, Flip, InTraining)
