"""What missions ask for, and what END-GAME operations score (``CC-20.1``, ``CC-23.5``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, Condition, Node
from tabletop.engine.message import Message, Refusal, refuse, say
from tabletop.games.captains_chair.prospect import Prospect

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Objective(Leaf):
    """The mission asks for something that must be so; nothing is spent for it (``CC-20.3``)."""

    tag: ClassVar[str] = "objective"
    short: ClassVar[str] = "condition"
    cost: ClassVar[bool] = True

    condition: Condition

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.condition.holds(reader, context):
            return None
        return refuse("CC-20.3", "The objective is not met: {what}.", what=self.said(reader))

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Refuse as long as it isn't so."""
        prospect.refuse(self.feasible(reader, context))

    def said(self, reader: Reader) -> Message:
        """Say it in words alone, for questions and lists."""
        book = reader.language.book(self)
        said = book.say("{objective}", objective=self.words(book))
        return say("{what}", what=reader.language.sentence(said))

    async def perform(self, doing: Doing) -> Deed:
        return Deed()

    def words(self, book: Book) -> Tokens:
        return self.condition.words(book)


@dataclass(frozen=True, slots=True)
class Score(Leaf):
    """The card is worth VP in Final Scoring; the score sheet counts it (``CC-23.5``)."""

    tag: ClassVar[str] = "score"
    short: ClassVar[str] = "amount"

    amount: Amount

    async def perform(self, doing: Doing) -> Deed:
        return Deed()

    def words(self, book: Book) -> Tokens:
        return book.say("score {vp}", vp=book.many(self.amount, book.say("VP")))


OPS: tuple[type[Node], ...] = (Objective, Score)
