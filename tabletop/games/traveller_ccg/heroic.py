"""Heroic Actions: played from the hand, and performed by a Crew with the skill (``TC-17.7``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from tabletop.effects.context import Context
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardTurned
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import Refusal, refuse, say
from tabletop.games.traveller_ccg.control import crew_of
from tabletop.games.traveller_ccg.names import SKILLS
from tabletop.games.traveller_ccg.skills import EXPERT, TRAINED, level

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

ACTOR: Final = "actor"
RULE: Final = RuleId("TC-17.9")


@dataclass(frozen=True, slots=True)
class ChooseActor(Leaf):
    """Its player names the ready Crew that performs a Heroic Action (``TC-17.8``).

    A trained Crew can take only the trained one, an expert Crew either.
    """

    tag: ClassVar[str] = "choose-actor"
    chooses: ClassVar[bool] = True

    skill: str
    level: int = TRAINED

    def crew(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List the Crew that could perform it."""
        return actors(reader, context, self.skill, self.level)

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self.crew(reader, context):
            return None
        skill = SKILLS[self.skill]
        if self.level == EXPERT:
            return refuse(RULE, "You have no ready Crew that is expert in {skill}.", skill=skill)
        return refuse(RULE, "You have no ready Crew with {skill}.", skill=skill)

    async def perform(self, doing: Doing) -> Deed:
        seat = doing.context.controller
        cards = self.crew(doing.reader, doing.context)
        if not cards:
            return Deed(whole=False)
        prompt = doing.prompt(
            "{seat}, choose the Crew that performs {card}.",
            seat,
        )
        chosen = await ChooseCards(ACTOR, seat, prompt, RuleId("TC-17.8"), cards)
        return Deed(bound=(Binding(ACTOR, chosen, (), 1),))

    def words(self, book: Book) -> Tokens:
        return book.say("choose the acting Crew")


@dataclass(frozen=True, slots=True)
class ExertActor(Leaf):
    """The acting Crew exerts, as a part of the cost (``TC-17.7``)."""

    tag: ClassVar[str] = "exert-actor"
    cost: ClassVar[bool] = True

    skill: str
    level: int = TRAINED

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        named = context.get(ACTOR).cards
        if not named:
            return ()
        could = actors(reader, context, self.skill, self.level)
        cards = tuple(card for card in could if card in named)
        return (Claim(say("Only a ready Crew with the skill can perform it."), 1, cards),)

    async def perform(self, doing: Doing) -> Deed:
        cards = doing.context.get(ACTOR).cards
        return Deed(tuple(CardTurned(card, 1) for card in cards), whole=bool(cards))

    def words(self, book: Book) -> Tokens:
        return book.say("exert the acting Crew")


def actors(reader: Reader, context: Context, skill: str, least: int) -> tuple[CardId, ...]:
    """List a captain's ready Crew with a skill at least at a level (``TC-17.7``, ``TC-19.3``)."""
    crew = tuple(
        card
        for card in crew_of(reader, context.controller)
        if reader.board.cards[card].turn == 0 and level(reader, card, skill) >= least
    )
    return reader.seen(context, crew)
