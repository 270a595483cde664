"""Costs that solo challenges add: harm for each card played, a card for each ability (33)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardCounted, Said
from tabletop.engine.ids import AUTOMA, RuleId
from tabletop.engine.message import CardName, say
from tabletop.games.traveller_ccg.control import controlled
from tabletop.games.traveller_ccg.leaving import leave
from tabletop.games.traveller_ccg.places import in_play
from tabletop.games.traveller_ccg.solo.venture import BURN, TOLL
from tabletop.games.traveller_ccg.state import STRUCTURE, WOUND, voyage

if TYPE_CHECKING:
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

HARMED = {"crew": WOUND, "upgrade": STRUCTURE}
"""What a toll is paid with: the counter that lies on it afterwards."""


@dataclass(frozen=True, slots=True)
class HarmToll(Leaf):
    """A card played costs 1 Wound on a Crew or 1 Structure on an Upgrade, besides (``TC-33.16``).

    It is chosen while paying, nothing protects from it, and without Crew and Upgrades there is
    none (``TC-R.119``).
    """

    tag: ClassVar[str] = "harm-toll"
    cost: ClassVar[bool] = True

    async def perform(self, doing: Doing) -> Deed:
        """Have the captain choose what is harmed."""
        reader, seat = doing.reader, doing.context.controller
        if not voyage(doing.at.table).venture.has(TOLL):
            return Deed()
        cards = tuple(
            card for card in controlled(reader, seat) if reader.table.printed(card).kind in HARMED
        )
        if not cards:
            return Deed()
        text = "{seat}, choose the Crew or Upgrade that takes 1 Wound or Structure for {card}."
        prompt = doing.prompt(text, seat)
        (card,) = await ChooseCards("toll", seat, prompt, RuleId("TC-33.16"), cards)
        counter = HARMED[reader.table.printed(card).kind]
        harm = say("1 Wound") if counter == WOUND else say("1 Structure")
        line = say("{card} takes {harm} for it.", card=CardName(card), harm=harm)
        return Deed((Said(line), CardCounted(card, counter, 1)))

    def words(self, book: Book) -> Tokens:
        """Say what it costs."""
        return book.say("harm one of your Crew or Upgrades")


@dataclass(frozen=True, slots=True)
class CardToll(Leaf):
    """An ability costs its card besides: a captain's Crew, Gear or Upgrade (``TC-33.18``).

    It is jettisoned as the ability is paid for, unless another cost has taken it (``TC-R.121``).
    """

    tag: ClassVar[str] = "card-toll"
    cost: ClassVar[bool] = True

    async def perform(self, doing: Doing) -> Deed:
        """Jettison the card."""
        card = doing.context.source
        venture = voyage(doing.at.table).venture
        burnt = venture.has(BURN) and doing.context.controller != AUTOMA
        if not burnt or not in_play(doing.board, card):
            return Deed()
        line = say("{card} is jettisoned for it.", card=CardName(card))
        return Deed((Said(line), leave(doing.board, card)))

    def words(self, book: Book) -> Tokens:
        """Say what it costs."""
        return book.say("jettison this card")
