"""Costs and requirements besides Credits: alternatives, enemy ships, costs that cards add."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.costs import Claim, unpayable
from tabletop.effects.interpret import Doing, Running
from tabletop.effects.nodes import Cards, Effect, Seats, Standing
from tabletop.effects.ops.flow import said_effects
from tabletop.effects.selectors import You
from tabletop.effects.wording.tokens import joined
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.frames import Next
from tabletop.games.traveller_ccg.fighting import fight

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Either(Effect):
    """One of several ways to pay, or to meet a requirement (``TC-22.4``, ``TC-23.3``)."""

    tag: ClassVar[str] = "either"
    short: ClassVar[str] = "of"
    cost: ClassVar[bool] = True

    of: tuple[tuple[Effect, ...], ...]

    def _open(self, reader: Reader, context: Context) -> tuple[int, ...]:
        """List the ways that can be gone now."""
        return tuple(
            number
            for number, way in enumerate(self.of)
            if unpayable([claim for cost in way for claim in cost.claims(reader, context)]) is None
        )

    def seeming(self, reader: Reader, context: Context) -> tuple[int, ...]:
        """List the ways that could be gone now as far as everybody can see."""
        return tuple(
            number
            for number, way in enumerate(self.of)
            if all(seems_payable(cost, reader, context) for cost in way)
        )

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        ways = self._open(reader, context)
        way = self.of[ways[0] if ways else 0]
        return tuple(claim for cost in way for claim in cost.claims(reader, context))

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage > 0:
            return doing.end(whole=doing.outcome.whole, bound=doing.outcome.bound)
        # Whether it is asked must not tell what a hand is worth; what is offered may.
        seeming = self.seeming(doing.reader, doing.context)
        if not seeming:
            return doing.end(whole=False)
        if len(seeming) == 1:
            return doing.child(1, "of", seeming[0])
        return self._ask(doing, self._open(doing.reader, doing.context) or seeming)

    async def _ask(self, doing: Doing, ways: tuple[int, ...]) -> Next:
        seat = doing.context.controller
        options = tuple(Option(str(way), said_effects(doing, self.of[way])) for way in ways)
        prompt = doing.prompt("{seat}, for {card}: choose one.", seat)
        way = await ChooseOption("either", seat, prompt, doing.ability.rule_id, options)
        return doing.child(1, "of", int(way))

    def words(self, book: Book) -> Tokens:
        ways = [joined([cost.words(book) for cost in way], " and ") for way in self.of]
        return book.say("either {ways}", ways=joined(ways, book.say(", or ")[0].text))


def seems_payable(cost: Effect, reader: Reader, context: Context) -> bool:
    """Tell whether a cost could be paid now, as far as everybody can see."""
    if isinstance(cost, Either):
        return bool(cost.seeming(reader, context))
    return unpayable(cost.claims(reader, context), as_all_see=True) is None


@dataclass(frozen=True, slots=True)
class Defeat(Effect):
    """The enemy ship of the Complication is fought and must be destroyed (``TC-26.3``)."""

    tag: ClassVar[str] = "defeat"
    short: ClassVar[str] = "what"
    cost: ClassVar[bool] = True

    what: Literal["enemy"] = "enemy"

    def run(self, doing: Doing) -> Next:
        if doing.stage > 0:
            return doing.end(whole=doing.at.value is True)
        return doing.call(1, fight(doing.context.controller, doing.context.source))

    def words(self, book: Book) -> Tokens:
        return book.say("defeat the enemy ship")


@dataclass(frozen=True, slots=True)
class AddCost(Standing):
    """Playing cards, or using their abilities, costs something besides (``TC-5.4``).

    ``for_`` are the cards, ``by`` the captains who pay it; ``when`` tells plays from abilities.
    """

    tag: ClassVar[str] = "add-cost"
    short: ClassVar[str] = "cost"

    cost: tuple[Effect, ...]
    for_: Cards
    when: Literal["play", "ability"] = "play"
    by: Seats = You()

    def words(self, book: Book) -> Tokens:
        cost = joined([part.words(book) for part in self.cost], book.say(" and ")[0].text)
        you, others = {
            "play": (
                "to play {cards} you pay besides: {cost}",
                "to play {cards}, {who} also pays: {cost}",
            ),
            "ability": (
                "to use an ability of {cards} you pay besides: {cost}",
                "to use an ability of {cards}, {who} also pays: {cost}",
            ),
        }[self.when]
        return book.act(self.by, you, others, cards=self.for_.one(book), cost=cost)


OPS = (Either, Defeat, AddCost)
