"""Procuring: permanents go from the hand into play, and attach if they attach (section 16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from tabletop.effects.context import Context
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Cards
from tabletop.engine.events import Said
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import CardName, say
from tabletop.games.traveller_ccg.entering import ATTACHED, can_enter, enter, hosts
from tabletop.games.traveller_ccg.places import PENDING

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

HOST: Final = "host"


@dataclass(frozen=True, slots=True)
class Foundations(Cards):
    """The cards that a Gear or an Upgrade can go on (``TC-16.4``, ``TC-16.6``)."""

    tag: ClassVar[str] = "foundations"

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        return hosts(reader, context.source, context.controller)

    def words(self, book: Book) -> Tokens:
        return book.say("what it goes on")


@dataclass(frozen=True, slots=True)
class NeedsFoundation(Leaf):
    """A card that attaches can be procured only if there is something for it (``TC-16.5``)."""

    tag: ClassVar[str] = "needs-foundation"
    cost: ClassVar[bool] = True

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        if hosts(reader, context.source, context.controller):
            return ()
        gear = reader.table.printed(context.source).kind == "gear"
        text = "There is no Crew for it to go on." if gear else "Your Ship is too small for it."
        rule = RuleId("TC-16.5" if gear else "TC-8.4")
        return (Claim(say(text), 1, rule=rule),)

    async def perform(self, doing: Doing) -> Deed:
        return Deed(whole=bool(hosts(doing.reader, doing.context.source, doing.context.controller)))

    def words(self, book: Book) -> Tokens:
        return book.say("have something for it to go on")


@dataclass(frozen=True, slots=True)
class EnterPlay(Leaf):
    """A permanent that was procured enters play, unless there is nothing left for it to go on."""

    tag: ClassVar[str] = "enter-play"

    async def perform(self, doing: Doing) -> Deed:
        reader, context = doing.reader, doing.context
        card, seat = context.source, context.controller
        found = hosts(reader, card, seat)
        if doing.board.cards[card].zone != PENDING or not can_enter(reader, card, found):
            return Deed(whole=False)
        if reader.table.printed(card).kind not in ATTACHED:
            line = say("{card} enters play.", card=CardName(card))
            return Deed((*enter(reader, card, seat), Said(line)))
        chosen = context.get(HOST).cards or found[:1]
        if chosen[0] not in found:
            return Deed(whole=False)
        line = say("{card} is attached to {host}.", card=CardName(card), host=CardName(chosen[0]))
        return Deed((*enter(reader, card, seat, chosen[0]), Said(line)))

    def words(self, book: Book) -> Tokens:
        return book.say("put it into play")
