"""Stage 3: eligible captains attempt the Contracts that they pursue (``TC-27``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.ability import Ability
from tabletop.effects.context import Outcome
from tabletop.effects.interpret import carry_out
from tabletop.engine.board import Binding
from tabletop.engine.events import Event, MomentCame, Said, SeatCounted
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.competition import Completion, shared, worth
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.places import in_play
from tabletop.games.traveller_ccg.requirements import MEETING, Meeting, requirements
from tabletop.games.traveller_ccg.state import (
    UNCOMMITTED,
    VP,
    changed,
    taking_up,
    voyage,
)
from tabletop.games.traveller_ccg.subplots import SUBPLOTS, Plotting
from tabletop.games.traveller_ccg.timing import settle
from tabletop.games.traveller_ccg.windows import open_window


@dataclass(frozen=True, slots=True)
class Delivering:
    """A captain who attempts a Contract; ``so_far`` are those who completed one in this stage."""

    seat: SeatId
    card: CardId
    so_far: tuple[Completion, ...] = ()
    bound: tuple[Binding, ...] = ()


def _ability(table: Table, card: CardId) -> Ability | None:
    return next(iter(requirements(table, card, "contract")), None)


def _over(at: At[Delivering]) -> bool:
    """Tell whether the captain or the Contract has left meanwhile."""
    return not at.board.seats[at.locals.seat].aboard or not in_play(at.board, at.locals.card)


def name(at: At[Delivering]) -> Next:
    """Name the attempt and let everybody answer it (``TC-R.134``)."""
    seat, card = SeatName(at.locals.seat), CardName(at.locals.card)
    return call(
        open_window(), Said(say("{seat} attempts {card}.", seat=seat, card=card)), then=meet
    )


def meet(at: At[Delivering]) -> Next:
    """Have the requirements met."""
    ability = None if _over(at) else _ability(at.table, at.locals.card)
    if ability is None:
        return go(resolve) if not _over(at) else done(value=at.locals.so_far)
    return call(MEETING.frame(Meeting(at.locals.seat, at.locals.card, ability.key)), then=judge)


def judge(at: At[Delivering]) -> Next:
    """Only with all requirements met it is resolved; if not, all stays as it was (``TC-27.5``)."""
    delivering, outcome = at.locals, at.value
    assert isinstance(outcome, Outcome)
    if outcome.whole and not _over(at):
        return go(resolve, locals=replace(delivering, bound=outcome.bound))
    if _over(at):
        return done(value=delivering.so_far)
    seat, card = SeatName(delivering.seat), CardName(delivering.card)
    return done(
        Said(say("{seat} fails to complete {card}.", seat=seat, card=card)),
        MomentCame("attempt-failed", delivering.seat, (delivering.card,)),
        value=delivering.so_far,
    )


def resolve(at: At[Delivering]) -> Next:
    """Gain the Contract's VP (``TC-27.3``), less if others completed it too (``TC-27.6``)."""
    delivering = at.locals
    seat, card, so_far = delivering.seat, delivering.card, delivering.so_far
    vp = worth(so_far, card, LANGUAGE.reader(at.table).value(card, "vp"))
    text = "{seat} completes {card} and gains {vp} VP."
    told = Said(say(text, seat=SeatName(seat), card=CardName(card), vp=vp))
    gained: tuple[Event, ...] = (SeatCounted(seat, VP, vp),) if vp else ()
    following = replace(delivering, so_far=(*so_far, Completion(seat, card, vp)))
    return go(reward, told, *gained, *shared(at.table, so_far, card), locals=following)


def reward(at: At[Delivering]) -> Next:
    """Carry out what the Contract says happens besides."""
    delivering = at.locals
    ability = _ability(at.table, delivering.card)
    if ability is None or not ability.do:
        return go(resolved)
    definition = at.board.cards[delivering.card].definition
    frame = carry_out(definition, ability.key, delivering.card, delivering.seat, delivering.bound)
    return call(frame, then=resolved)


def resolved(at: At[Delivering]) -> Next:
    """Tell that it is resolved."""
    frame = settle(at.table)
    if frame is not None:
        return call(frame, then=resolved)
    delivering = at.locals
    gained = delivering.so_far[-1].gained
    return go(plot, MomentCame("contract-resolved", delivering.seat, (delivering.card,), gained))


def plot(at: At[Delivering]) -> Next:
    """Let the captain attempt the subplots."""
    return call(SUBPLOTS.frame(Plotting(at.locals.seat, at.locals.card)), then=free)


def free(at: At[Delivering]) -> Next:
    """The captain is uncommitted now (``TC-27.5``)."""
    seat = at.locals.seat
    if not at.board.seats[seat].aboard:
        return done(value=at.locals.so_far)
    state = taking_up(voyage(at.table), seat, UNCOMMITTED)
    told = Said(say("{seat} is uncommitted now.", seat=SeatName(seat)))
    return done(changed(state), told, value=at.locals.so_far)


CONTRACT: Final = Procedure(
    "traveller-ccg.contract", Delivering, name, meet, judge, resolve, reward, resolved, plot, free
)
