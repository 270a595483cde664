"""Stages: how a phase goes through them, with the windows at their start and end (section 13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.events import Event, MomentCame
from tabletop.engine.frames import (
    NOTHING,
    At,
    Frame,
    Next,
    Nothing,
    Procedure,
    Step,
    call,
    done,
    go,
)
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.initiative import in_initiative_order
from tabletop.games.traveller_ccg.state import Phase, changed, voyage
from tabletop.games.traveller_ccg.windows import listen

STAGE_ENDS: Final = "stage-ends"


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage that begins."""

    phase: Phase
    number: int


def enter(at: At[Stage]) -> Next:
    """Be in the stage; whoever acts in it is named by it."""
    phase, number = at.locals.phase, at.locals.number
    state = replace(voyage(at.table), phase=phase, stage=number, acting=None)
    return call(listen(), changed(state), then=over)


def leave(_at: At[Nothing]) -> Next:
    """Give the last chance of the stage to whoever asks for one (``TC-R.100``)."""
    return call(listen(), then=ended)


def over(_at: At[Stage]) -> Next:
    """Go on with what the stage is for."""
    return done()


def ended(at: At[Nothing]) -> Next:
    """Tell that the stage ends, and let happen what waits for that."""
    return go(out, MomentCame(STAGE_ENDS, number=voyage(at.table).stage))


def out(at: At[Nothing]) -> Next:
    """Be out of the stage. The record is read only now: the end may have changed it."""
    return done(acts(at.table, None))


BEGIN_STAGE: Final = Procedure("traveller-ccg.begin-stage", Stage, enter, over)
END_STAGE: Final = Procedure("traveller-ccg.end-stage", Nothing, leave, ended, out)


def begin_stage(phase: Phase, number: int) -> Frame:
    """Begin a stage of a phase."""
    return BEGIN_STAGE.frame(Stage(phase, number))


def end_stage() -> Frame:
    """End the stage that is on."""
    return END_STAGE.frame(NOTHING)


def phase_begins(phase: Phase) -> MomentCame:
    """Make the moment at which a phase begins."""
    return MomentCame(f"{phase}-begins")


def phase_ends(phase: Phase) -> MomentCame:
    """Make the end of a phase: after its last working stage, before its check (``TC-R.8``)."""
    return MomentCame(f"{phase}-ends")


def acts(table: Table, seat: SeatId | None) -> Event:
    """Make the event by which it is a captain's move (``TC-R.1``)."""
    return changed(replace(voyage(table), acting=seat))


def following(table: Table, had: tuple[SeatId, ...]) -> SeatId | None:
    """Give the next captain in initiative order who has not had this stage (``TC-13.2``)."""
    return next((seat for seat in in_initiative_order(table) if seat not in had), None)


@dataclass(frozen=True, slots=True)
class Turns:
    """Who has had their turn of a stage in initiative order, and whose it is."""

    had: tuple[SeatId, ...] = ()
    seat: SeatId | None = None

    def of(self, seat: SeatId) -> Turns:
        """Give the turn of a captain."""
        return Turns((*self.had, seat), seat)


def in_turn(at: At[Turns], part: Callable[[SeatId], Frame], again: Step, then: Step) -> Next:
    """Have one captain after another do their part of a stage, then end it (``TC-13.2``)."""
    seat = following(at.table, at.locals.had)
    if seat is None:
        return call(end_stage(), then=then)
    return call(part(seat), acts(at.table, seat), then=again, locals=at.locals.of(seat))


@dataclass(frozen=True, slots=True)
class Own:
    """The captain whose turn of a stage this is."""

    seat: SeatId
