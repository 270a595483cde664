"""Khan's own: collecting a trait, and whether he trains alone (``CC-27.15``, ``CC-27.18``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context
from tabletop.effects.interpret import Doing, Running
from tabletop.effects.nodes import Amount, Cards, Condition, Effect, Node
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import Refusal, refuse
from tabletop.games.captains_chair import khan
from tabletop.games.captains_chair.cadet import is_cadet

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
class InTraining(Condition):
    """One player trains alone, without an opponent to take anything from (``CC-27.18``)."""

    tag: ClassVar[str] = "cadet"

    def holds(self, reader: Reader, context: Context) -> bool:
        return is_cadet(reader.table)

    def words(self, book: Book) -> Tokens:
        return book.say("you are in Cadet Training Mode")

    def denied(self, book: Book) -> Tokens:
        return book.say("you are not in Cadet Training Mode")


OPS: tuple[type[Node], ...] = (Collect, InTraining)
