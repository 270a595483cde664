"""In which order the parts of a cost are paid, where its payer has a choice (``TC-R.41``).

What leaves nothing to choose is paid first, then the Credits; of several other parts the payer
says which comes next.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from tabletop.effects.context import Context
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Doing, Running
from tabletop.effects.nodes import Effect
from tabletop.effects.ops.flow import said_effects
from tabletop.effects.wording.tokens import joined
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.frames import Next
from tabletop.engine.ids import RuleId

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

LEFT: Final = "parts left"
"""Binds, as a number, which parts are still to be paid: a bit for each."""


@dataclass(frozen=True, slots=True)
class InOrder(Effect):
    """Parts of a cost that are paid one after another, in the payer's order."""

    tag: ClassVar[str] = "in-order"
    cost: ClassVar[bool] = True

    parts: tuple[Effect, ...]

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        return tuple(claim for part in self.parts for claim in part.claims(reader, context))

    def run(self, doing: Doing) -> Next | Running:
        left = (1 << len(self.parts)) - 1 if doing.stage == 0 else doing.memo[0]
        bound: tuple[Binding, ...] = ()
        if doing.stage > 0:
            bound = doing.outcome.bound
            if not doing.outcome.whole:
                return doing.end(whole=False, bound=bound)
        if not left:
            return doing.end(bound=bound)
        numbers = tuple(number for number in range(len(self.parts)) if left >> number & 1)
        if len(numbers) == 1:
            return self._pay(doing, left, numbers[0], bound)
        return self._ask(doing, left, numbers, bound)

    async def _ask(
        self, doing: Doing, left: int, numbers: tuple[int, ...], bound: tuple[Binding, ...]
    ) -> Next:
        seat = doing.context.controller
        options = tuple(
            Option(str(number), said_effects(doing, (self.parts[number],))) for number in numbers
        )
        prompt = doing.prompt("{seat}, for {card}: choose which part of the cost comes next.", seat)
        number = await ChooseOption("cost-order", seat, prompt, RuleId("TC-R.41"), options)
        return self._pay(doing, left, int(number), bound)

    def _pay(self, doing: Doing, left: int, number: int, bound: tuple[Binding, ...]) -> Next:
        rest = left & ~(1 << number)
        context = doing.context.having(*bound, Binding(LEFT, (), (), rest))
        return doing.child(1, "parts", number, memo=(rest,), bound=bound, context=context)

    def words(self, book: Book) -> Tokens:
        return joined([part.words(book) for part in self.parts], book.say(" and ")[0].text)


def unpaid(doing: Doing) -> tuple[Effect, ...] | None:
    """List the parts of a cost that are paid after the one that is running; None if it is none."""
    path, costs = doing.walk.address.path, doing.ability.cost
    if len(path) < 2 or path[0] != "cost":
        return None
    here, later = costs[int(path[1])], costs[int(path[1]) + 1 :]
    if not isinstance(here, InOrder):
        return later if len(path) == 2 else None
    if len(path) != 4:
        return None
    left = doing.context.get(LEFT).number
    return (*(part for number, part in enumerate(here.parts) if left >> number & 1), *later)
