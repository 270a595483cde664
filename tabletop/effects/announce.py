"""Using an ability: targets, then whether all costs can be paid, then paying, then the effect.

A use that goes on the queue stops after paying; it happens when its turn in the queue comes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tabletop.effects.ability import Ability, find_ability
from tabletop.effects.context import Address, Context, Outcome
from tabletop.effects.interpret import RUN, Walk
from tabletop.effects.usable import Used, why_not
from tabletop.engine.board import Binding, Lasting, QueueItem
from tabletop.engine.events import Event, LastingBegan, Queued
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, DefId, SeatId

if TYPE_CHECKING:
    from tabletop.effects.language import Language


@dataclass(frozen=True, slots=True)
class Announcing:
    """An ability that is being used: by whom, of which card, with what chosen so far.

    ``queued`` puts it on the queue once it is paid for; else it is carried out at once.
    """

    source: CardId
    definition: DefId
    ability: str
    controller: SeatId
    queued: bool = False
    bound: tuple[Binding, ...] = ()

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

    def target(at: At[Announcing]) -> Next:
        """Have the targets chosen."""
        return call(at.locals.part("targets"), then=judge)

    def judge(at: At[Announcing]) -> Next:
        """See whether all costs can be paid, now that the targets are known."""
        chosen = _grown(at)
        if why_not(language.reader(at.table), _ability(at), chosen.context) is not None:
            return done(value=False)
        return go(pay, locals=chosen)

    def pay(at: At[Announcing]) -> Next:
        """Pay, one cost after another; a limited ability is used up by it."""
        events: tuple[Event, ...] = ()
        if _ability(at).limited:
            used = Lasting(
                at.board.serial + 1,
                at.locals.source,
                at.locals.controller,
                Used(at.locals.ability),
                until=language.customs.round_end,
            )
            events = (LastingBegan(used),)
        return call(at.locals.part("cost"), *events, then=paid)

    def paid(at: At[Announcing]) -> Next:
        """Put it on the queue, or carry it out; if paying came to nothing, it does not happen."""
        announced = _grown(at)
        if isinstance(at.value, Outcome) and not at.value.whole:
            return done(value=False)
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
        shown = language.customs.shown(at.table, announced)
        return go(finish, *shown, Queued(item), locals=announced)

    def finish(_at: At[Announcing]) -> Next:
        """Tell that it was paid for."""
        return done(value=True)

    return Procedure("effects.announce", Announcing, target, judge, pay, paid, finish)
