"""Attacks and copies: what is hostile, what is forced, ignoring, copying (``CC-26.10``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.amounts import Number
from tabletop.effects.context import Context
from tabletop.effects.costs import unpayable
from tabletop.effects.interpret import Deed, Doing, Leaf, Running
from tabletop.effects.nodes import Cards, Effect, Node, Trait
from tabletop.effects.ops.copy import Copy
from tabletop.effects.ops.flow import ChooseOne, first_refusal, said_effects
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseCards, ChooseOption, Option
from tabletop.engine.events import Said
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.games.captains_chair import attacks
from tabletop.games.captains_chair.glory import gain_glory
from tabletop.games.captains_chair.language import calls
from tabletop.games.captains_chair.language.incidents import TakeIncident
from tabletop.games.captains_chair.language.picking import FORCED
from tabletop.games.captains_chair.traits import ALL_DECIDED, treated
from tabletop.games.captains_chair.whose import other

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens
    from tabletop.games.captains_chair.prospect import Prospect


@dataclass(frozen=True, slots=True)
class Hostile(Effect):
    """Parts of an attack that harm the opponent, who may ignore them all (``CC-R.21``)."""

    tag: ClassVar[str] = "hostile"
    short: ClassVar[str] = "do"

    do: tuple[Effect, ...]

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        return self.do[0].feasible(reader, context)

    def run(self, doing: Doing) -> Next:
        if doing.stage > 0:
            return doing.end(whole=doing.outcome.whole, bound=doing.outcome.bound)
        victim = other(doing.board, doing.context.controller)
        if victim is not None and attacks.ignores(doing.board, victim, doing.context.source):
            return doing.end(whole=False)
        return doing.child(1, "do")

    def words(self, book: Book) -> Tokens:
        return book.steps(self.do)


@dataclass(frozen=True, slots=True)
class Force(Effect):
    """The opponent carries effects out as 'you', making all choices (``CC-26.13``).

    In an attack it is always hostile. Of several ways the opponent must take one that can be
    carried out the most fully (``CC-R.71``). Against a cadet's virtual opponent nothing is forced
    (``CC-R.98``), but for each Incident that it would have to take the cadet gains 1 glory.
    """

    tag: ClassVar[str] = "force"
    short: ClassVar[str] = "do"

    do: tuple[Effect, ...]

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage > 0:
            return doing.end(whole=doing.outcome.whole, bound=doing.outcome.bound)
        victim = other(doing.board, doing.context.controller)
        if victim is None:
            taken = virtual_incidents(doing.reader, doing.context, self.do)
            return doing.end(*gain_glory(doing.at.table, doing.context.controller, taken))
        if attacks.ignores(doing.board, victim, doing.context.source):
            return doing.end(whole=False)
        willing = replace(doing.context, controller=victim)
        if len(self.do) == 1 and isinstance(self.do[0], ChooseOne):
            return self._ways(doing, self.do[0], willing)
        return doing.child(1, "do", context=willing.having(FORCED))

    def _ways(self, doing: Doing, choice: ChooseOne, willing: Context) -> Next | Running:
        """Let the opponent choose among the ways that can be forced, and those that can be taken
        instead with glory standing in or a Wildcard as what is looked for.
        """
        forced = fullest(doing.reader, willing.having(FORCED, ALL_DECIDED), choice.of)
        if not forced:
            return doing.end(whole=False)
        whole = in_full(doing.reader, willing, choice.of)
        ways = tuple(dict.fromkeys((*forced, *whole)))
        return self._ask(doing, choice, willing, tuple(sorted(ways)), forced)

    async def _ask(
        self,
        doing: Doing,
        choice: ChooseOne,
        willing: Context,
        ways: tuple[int, ...],
        forced: tuple[int, ...],
    ) -> Next:
        way, seat = ways[0], willing.controller
        if len(ways) > 1:
            options = tuple(Option(str(way), said_effects(doing, choice.of[way])) for way in ways)
            prompt = doing.prompt("{seat}, {card} forces you: choose one.", seat)
            way = int(await ChooseOption("forced", seat, prompt, RuleId("CC-26.14"), options))
        context = willing.having(FORCED) if way in forced else willing
        return doing.child(1, "do", 0, "of", way, context=context)

    def words(self, book: Book) -> Tokens:
        return book.say("force your opponent to {do}", do=book.steps(self.do))


def virtual_incidents(reader: Reader, context: Context, effects: tuple[Effect, ...]) -> int:
    """Count the Incidents that a cadet's virtual opponent would have to take (``CC-25.6``).

    It has 1 card of everything, so what takes more can't be carried out in full; where it would
    have a choice none is taken for sure (``CC-26.14``, ``CC-R.98``).
    """
    taken = 0
    for effect in effects:
        if isinstance(effect, TakeIncident):
            taken += effect.count.amount(reader, context)
        elif isinstance(effect, ChooseOne):
            ways = [way for way in effect.of if all(_has_one(part) for part in way)]
            if len(ways) == 1:
                taken += virtual_incidents(reader, context, ways[0])
    return taken


def _has_one(part: Effect) -> bool:
    """Tell whether somebody with 1 of everything can carry a part out in full."""
    count = getattr(part, "count", None)
    return isinstance(part, TakeIncident) or not isinstance(count, Number) or count.number <= 1


def fullest(
    reader: Reader, context: Context, ways: tuple[tuple[Effect, ...], ...]
) -> tuple[int, ...]:
    """List the ways that can be carried out the most fully: in full, or with the most parts."""
    whole = in_full(reader, context, ways)
    if whole:
        return whole
    scores = [_parts(reader, context, way) for way in ways]
    best = max(scores)
    return tuple(number for number, score in enumerate(scores) if score == best and best > 0)


def in_full(
    reader: Reader, context: Context, ways: tuple[tuple[Effect, ...], ...]
) -> tuple[int, ...]:
    """List the ways that can be carried out in full."""
    scores = (_parts(reader, context, way) for way in ways)
    return tuple(
        n for n, (way, score) in enumerate(zip(ways, scores, strict=True)) if score == len(way)
    )


def _parts(reader: Reader, context: Context, way: tuple[Effect, ...]) -> int:
    """Count the parts of a way that can be carried out in full, each by itself."""
    return sum(
        part.feasible(reader, context) is None
        and unpayable(part.claims(reader, context)) is None
        and first_refusal((part,), reader, context) is None
        for part in way
    )


@dataclass(frozen=True, slots=True)
class IgnoreAttack(Leaf):
    """What is hostile in the attack that goes on doesn't touch you (``CC-R.21``)."""

    tag: ClassVar[str] = "ignore-attack"

    async def perform(self, doing: Doing) -> Deed:
        seat = doing.context.controller
        events = attacks.ignoring(doing.board, seat)
        line = say("{seat} ignores the negative effects of the attack.", seat=SeatName(seat))
        return Deed((Said(line), *events) if events else (), whole=bool(events))

    def words(self, book: Book) -> Tokens:
        return book.say("ignore the negative effect")


@dataclass(frozen=True, slots=True)
class Treat(Effect):
    """Cards are treated as if they had a trait while something is carried out (``CC-14.8``)."""

    tag: ClassVar[str] = "treat"

    what: Cards
    as_trait: Trait
    do: tuple[Effect, ...]

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        return self.do[0].feasible(reader, self._treating(reader, context))

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Take what its parts do, with the cards so treated (``CC-14.8``)."""
        prospect.parts(self.do, self._treating(reader, context))

    def _treating(self, reader: Reader, context: Context) -> Context:
        name = treated(self.as_trait)
        before = context.get(name).cards
        cards = dict.fromkeys((*before, *self.what.cards(reader, context)))
        return context.having(Binding(name, tuple(cards)))

    def run(self, doing: Doing) -> Next:
        if doing.stage > 0:
            return doing.end(whole=doing.outcome.whole, bound=doing.outcome.bound)
        return doing.child(1, "do", context=self._treating(doing.reader, doing.context))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "treating {cards} as if with {trait}, {do}",
            cards=self.what.words(book),
            trait=book.term("traits", self.as_trait),
            do=book.steps(self.do),
        )


@dataclass(frozen=True, slots=True)
class CopyOf(Copy):
    """Carry out an operation of another card as if this card said it (``CC-26.10``, ``CC-R.73``).

    No chip is paid; barriers must be met, costs within be payable. A copied Copy does nothing.
    """

    tag: ClassVar[str] = "copy"

    def open_(self, reader: Reader, context: Context) -> tuple[tuple[CardId, Ability], ...]:
        """List the operations that can be copied, with their cards."""
        return tuple(
            (card, ability)
            for card in self.from_.cards(reader, context)
            if card != context.source
            for ability in abilities_of(reader.table.printed(card))
            if ability.timing == self.timing
            and calls.why_not_copied(reader, ability, context) is None
        )

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if not context.copied and self.open_(reader, context):
            return None
        return refuse("CC-R.73", "There is nothing to copy.")

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage > 0:
            return doing.end(whole=doing.outcome.whole)
        if doing.context.copied:
            return doing.end(whole=False)
        found = self.open_(doing.reader, doing.context)
        if not found:
            return doing.end(whole=False)
        return self._choose(doing, found)

    async def _choose(self, doing: Doing, found: tuple[tuple[CardId, Ability], ...]) -> Next:
        seat, rule = doing.context.controller, RuleId("CC-26.10")
        cards = tuple(dict.fromkeys(card for card, _ in found))
        card = cards[0]
        if len(cards) > 1:
            prompt = doing.prompt("{seat}, for {card}: choose the card that you copy.", seat)
            (card,) = await ChooseCards("copied", seat, prompt, rule, cards)
        texts = [ability for one, ability in found if one == card]
        key = texts[0].key
        if len(texts) > 1:
            prompt = doing.prompt("{seat}, for {card}: choose the operation that you copy.", seat)
            options = tuple(Option(one.key, _said(doing, one)) for one in texts)
            key = await ChooseOption("text", seat, prompt, rule, options, (card,))
        text = "{seat} copies {card}."
        line = Said(say(text, seat=SeatName(seat), card=CardName(card)))
        source, definition = doing.context.source, doing.board.cards[card].definition
        following = doing.call(1, calls.copied(source, definition, key, seat))
        return following._replace(events=(line, *following.events))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "copy 1 {timing} operation of {cards}",
            timing=book.term("timings", self.timing),
            cards=self.from_.one(book),
        )


def _said(doing: Doing, ability: Ability) -> Message:
    return doing.said(ability.words(doing.language.book(ability)))


OPS: tuple[type[Node], ...] = (Hostile, Force, IgnoreAttack, Treat, CopyOf)
