"""The Control Step: taking control of one secured Location (section 8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.effects.interpret import Running
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import MomentCame
from tabletop.engine.frames import NOTHING, At, Frame, Next, Nothing, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import SeatName, say
from tabletop.games.captains_chair import missions
from tabletop.games.captains_chair.locations import secured, take_control
from tabletop.games.captains_chair.state import changed, course


def begin(at: At[Nothing]) -> Next:
    """Let missions be completed before Ships are discharged by taking control (``CC-R.57``).

    Those that were put off before are offered once more: now it may be the last chance.
    """
    state = course(at.table)
    if not secured(at.table, state.active):
        return go(enter)
    return call(missions.offer(state.active), changed(replace(state, later=())), then=enter)


def enter(at: At[Nothing]) -> Next:
    """Begin the step."""
    return go(choose, changed(replace(course(at.table), step="control")))


def choose(at: At[Nothing]) -> Next | Running:
    """Decide on one secured Location, or none, before anything else (``CC-8.2``, ``CC-R.109``)."""
    seat = course(at.table).active
    locations = secured(at.table, seat)
    begun = MomentCame("control-begins", seat)
    return _ask(at, locations, begun) if locations else done(begun)


async def _ask(at: At[Nothing], locations: tuple[CardId, ...], begun: MomentCame) -> Next:
    seat = course(at.table).active
    prompt = say(
        "{seat}, take control of one Location that you have secured, or of none.",
        seat=SeatName(seat),
    )
    chosen = await ChooseCards("control", seat, prompt, RuleId("CC-8.2"), locations, least=0)
    if not chosen:
        return done(begun)
    return call(take_control(chosen[0], seat), begun)


CONTROL_STEP: Final = Procedure("captains-chair.control-step", Nothing, begin, enter, choose)


def control_step() -> Frame:
    """Start the Control Step of the active player."""
    return CONTROL_STEP.frame(NOTHING)
