"""Running other trees: copying another card's ability, carrying out a card's own, 'as above'."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.announce import Announcing
from tabletop.effects.context import Address, Context
from tabletop.effects.interpret import RUN, Doing, Running, Walk, carry_out
from tabletop.effects.nodes import Cards, Effect, Timing
from tabletop.engine.decisions import ChooseCards, ChooseOption, Option
from tabletop.engine.frames import Frame, Next
from tabletop.engine.ids import CardId, DefId
from tabletop.engine.message import Refusal, refuse

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


def having(reader: Reader, card: CardId, timing: str) -> tuple[Ability, ...]:
    """List a card's abilities with a timing, on the side that is up."""
    printed = reader.table.printed(card)
    return tuple(ability for ability in abilities_of(printed) if ability.timing == timing)


async def choose_ability(
    doing: Doing, cards: tuple[CardId, ...], timing: str
) -> tuple[CardId, DefId, str] | None:
    """Have the controller choose one of some cards and, if it has several, one of its abilities."""
    reader, seat = doing.reader, doing.context.controller
    fitting = tuple(card for card in cards if having(reader, card, timing))
    if not fitting:
        return None
    card, rule = fitting[0], doing.ability.rule_id
    if len(fitting) > 1:
        prompt = doing.prompt("{seat}, for {card}: choose the card whose text you use.", seat)
        card = (await ChooseCards("copied", seat, prompt, rule, fitting))[0]
    found = having(reader, card, timing)
    key = found[0].key
    if len(found) > 1:
        prompt = doing.prompt("{seat}, for {card}: choose one of its texts.", seat)
        options = tuple(
            Option(item.key, doing.said(item.words(doing.language.book(item)))) for item in found
        )
        key = await ChooseOption("text", seat, prompt, rule, options, (card,))
    return card, doing.board.cards[card].definition, key


@dataclass(frozen=True, slots=True)
class Copy(Effect):
    """Do what another card's ability says, as if this card said it. A copy does not copy again."""

    tag: ClassVar[str] = "copy"

    from_: Cards
    timing: Timing

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        cards = self.from_.cards(reader, context)
        if any(having(reader, card, self.timing) for card in cards):
            return None
        return refuse(None, "There is nothing to copy.")

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage > 0:
            return doing.end(whole=doing.outcome.whole)
        if doing.context.copied:
            return doing.end(whole=False)
        return self._copy(doing)

    async def _copy(self, doing: Doing) -> Next:
        cards = self.from_.cards(doing.reader, doing.context)
        chosen = await choose_ability(doing, cards, self.timing)
        if chosen is None:
            return doing.end(whole=False)
        _, definition, key = chosen
        context = doing.context
        frame = carry_out(definition, key, context.source, context.controller, copied=True)
        return doing.call(1, frame)

    def words(self, book: Book) -> Tokens:
        return book.say(
            "copy {timing} of {cards}",
            timing=book.a(book.term("timings", self.timing)),
            cards=self.from_.one(book),
        )


@dataclass(frozen=True, slots=True)
class CarryOut(Effect):
    """Do what a card's ability says, the card itself being the one that says it."""

    tag: ClassVar[str] = "carry-out"

    of: Cards
    timing: Timing

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage > 0:
            return doing.end(whole=doing.outcome.whole)
        return self._choose(doing)

    async def _choose(self, doing: Doing) -> Next:
        cards = self.of.cards(doing.reader, doing.context)
        chosen = await choose_ability(doing, cards, self.timing)
        if chosen is None:
            return doing.end(whole=False)
        card, definition, key = chosen
        carried, seat = doing.language.customs.carried, doing.context.controller
        if carried is not None:
            return doing.call(1, carried(Announcing(card, definition, key, seat)))
        return doing.call(1, carry_out(definition, key, card, seat))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "carry out {timing} of {cards}",
            timing=book.a(book.term("timings", self.timing)),
            cards=self.of.one(book),
        )


@dataclass(frozen=True, slots=True)
class AsAbove(Effect):
    """Do what another ability of the same printed card does."""

    tag: ClassVar[str] = "as-above"
    short: ClassVar[str] = "ability"

    ability: str

    def run(self, doing: Doing) -> Next:
        if doing.stage > 0:
            return doing.end(whole=doing.outcome.whole, bound=doing.outcome.bound)
        address = Address(doing.walk.address.definition, self.ability, ("do",))
        return doing.call(1, Frame(RUN, "run", Walk(address, doing.context)))

    def words(self, book: Book) -> Tokens:
        named = self.ability.replace("-", " ")
        return book.say("do the same as this card's “{ability}” ability", ability=named)


OPS = (Copy, CarryOut, AsAbove)
