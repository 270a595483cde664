"""Using an ability: targets, then whether all costs can be paid, then paying, then the effect.

A use that goes on the queue stops after paying; it happens when its turn in the queue comes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tabletop.effects.ability import Ability, find_ability
from tabletop.effects.context import Address, Context, Outcome
from tabletop.effects.interpret import RUN, Running, Walk
from tabletop.effects.nodes import Effect
from tabletop.effects.usable import Used, why_not
from tabletop.engine.board import Binding, Lasting, QueueItem
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import Event, LastingBegan, LastingEnded, Queued, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.message import CardName, SeatName, say

if TYPE_CHECKING:
    from tabletop.effects.language import Language


@dataclass(frozen=True, slots=True)
class Announcing:
    """An ability that is being used: by whom, of which card, with what chosen so far.

    ``queued`` puts it on the queue once it is paid for; else it is carried out at once.
    ``awaited`` is the number of the record that says it was triggered, if it was; ``added`` how
    many of the costs that other cards add have been paid.
    """

    source: CardId
    definition: DefId
    ability: str
    controller: SeatId
    queued: bool = False
    bound: tuple[Binding, ...] = ()
    awaited: int = 0
    added: int = 0

    @property
    def context(self) -> Context:
        """What its names stand for."""
        return Context(self.source, self.controller, self.bound)

    def part(self, name: str) -> Frame:
        """Run one of the parts of the ability: ``targets``, ``cost`` or ``do``."""
        address = Address(self.definition, self.ability, (name,))
        return Frame(RUN, "run", Walk(address, self.context))


def _ability(at: At[Announcing]) -> Ability:
    return find_ability(at.definitions[at.locals.definition], at.locals.ability)


def _grown(at: At[Announcing]) -> Announcing:
    if not isinstance(at.value, Outcome):
        return at.locals
    bound = at.locals.context.having(*at.value.bound).bound
    return replace(at.locals, bound=bound)


def announcing(language: Language) -> Procedure[Announcing]:
    """Make the procedure that uses an ability; its value is whether it was paid for."""
    customs = language.customs

    def target(at: At[Announcing]) -> Next:
        """Have the targets chosen."""
        return call(at.locals.part("targets"), then=judge)

    def judge(at: At[Announcing]) -> Next | Running:
        """See whether all costs can be paid, now that the targets are known."""
        chosen, ability = _grown(at), _ability(at)
        refusal = why_not(language.reader(at.table), ability, chosen.context)
        if refusal is not None:
            return done(Said(refusal.reason, (chosen.controller,)), value=False)
        if any(lacking(node, chosen.context) for node in ability.targets):
            return warn(at, chosen)
        return go(pay, locals=chosen)

    def lacking(node: Effect, context: Context) -> bool:
        """Tell whether there was no eligible target to choose, and it may be used without."""
        if not customs.aimless(node) or getattr(node, "up_to", False):
            return False
        found = context.get(getattr(node, "as_", ""))
        return not found.cards and not found.seats

    async def warn(at: At[Announcing], chosen: Announcing) -> Next:
        """Have it confirmed that it will come to nothing, or taken back."""
        seat = at.locals.controller
        prompt = say(
            "{seat}, {card} has no target now and would do nothing.",
            seat=SeatName(seat),
            card=CardName(at.locals.source),
        )
        ways = (Option("yes", say("Use it all the same")), Option("no", say("Don't use it")))
        rule = _ability(at).rule_id
        if await ChooseOption("aimless", seat, prompt, rule, ways) == "no":
            return done(value=False)
        return go(pay, locals=chosen)

    def pay(at: At[Announcing]) -> Next:
        """Pay, one cost after another; a limited ability is used up by it."""
        events = used_up(at) if _ability(at).limited else ()
        if at.locals.awaited:
            events = (*events, LastingEnded(at.locals.awaited))
        return call(at.locals.part("cost"), *events, then=pay_more)

    def pay_more(at: At[Announcing]) -> Next:
        """Pay what other cards add to the costs."""
        announced = _grown(at)
        if isinstance(at.value, Outcome) and not at.value.whole:
            return done(value=False)
        added = customs.added(language.reader(at.table), _ability(at), announced.context)
        if announced.added >= len(added):
            return go(paid, locals=announced)
        address = added[announced.added].address
        following = replace(announced, added=announced.added + 1)
        walk = Walk(address, announced.context)
        return call(Frame(RUN, "run", walk), then=pay_more, locals=following)

    def used_up(at: At[Announcing]) -> tuple[Event, ...]:
        """Put on record that a limited ability has been used."""
        if _ability(at).from_ is not None and customs.titles is not None:
            return customs.titles.mark(at.table, at.locals.controller, at.locals.definition)
        used = Lasting(
            at.board.serial + 1,
            at.locals.source,
            at.locals.controller,
            Used(at.locals.ability),
            until=customs.round_end,
        )
        return (LastingBegan(used),)

    def paid(at: At[Announcing]) -> Next:
        """Put it on the queue, or carry it out."""
        announced = at.locals
        if not announced.queued:
            return call(announced.part("do"), then=finish, locals=announced)
        item = QueueItem(
            at.board.serial + 1,
            announced.source,
            announced.definition,
            announced.ability,
            announced.controller,
            announced.bound,
        )
        shown = customs.shown(at.table, announced)
        return go(finish, *shown, Queued(item), locals=announced)

    def finish(at: At[Announcing]) -> Next:
        """Put right what paying or happening has brought about; tell that it was paid for."""
        frame = customs.settle(at.table)
        return done(value=True) if frame is None else call(frame, then=tell)

    def tell(_at: At[Announcing]) -> Next:
        """Tell that it was paid for."""
        return done(value=True)

    return Procedure(
        "effects.announce", Announcing, target, judge, pay, pay_more, paid, finish, tell
    )
