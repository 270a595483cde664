"""The Adventure Phase (section 15)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.frames import At, Frame, Next, Procedure, call, go
from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg.activities import CHOOSE_ACTIVITY, Choosing
from tabletop.games.traveller_ccg.new_complication import NEW_COMPLICATION, Attaching
from tabletop.games.traveller_ccg.slots import refill
from tabletop.games.traveller_ccg.solo.complications import ALONE_COMPLICATIONS, Complicating
from tabletop.games.traveller_ccg.stages import (
    Turns,
    begin_stage,
    in_turn,
    phase_begins,
    phase_ends,
)
from tabletop.games.traveller_ccg.state import changed, voyage
from tabletop.games.traveller_ccg.victory import check_victory


def begin(_at: At[Turns]) -> Next:
    """Try again to fill slots that stayed empty (``TC-R.25``)."""
    return call(refill(), phase_begins("adventure"), then=complications)


def complications(_at: At[Turns]) -> Next:
    """Stage 1: new Complications."""
    return call(begin_stage("adventure", 1), then=complication_next, locals=Turns())


def complication_next(at: At[Turns]) -> Next:
    """One captain after another attaches a Complication; it is not optional (``TC-15.1``).

    One who plays alone has two of them (``TC-32.3``).
    """
    alone = len(at.board.seats) == 1
    return in_turn(at, _two if alone else _one, complication_next, activities)


def _one(seat: SeatId) -> Frame:
    return NEW_COMPLICATION.frame(Attaching(seat))


def _two(seat: SeatId) -> Frame:
    return ALONE_COMPLICATIONS.frame(Complicating(seat))


def activities(_at: At[Turns]) -> Next:
    """Stage 2: what everybody is up to."""
    return call(begin_stage("adventure", 2), then=activity_next, locals=Turns())


def activity_next(at: At[Turns]) -> Next:
    """One captain after another chooses an activity (``TC-15.4``)."""
    return in_turn(at, lambda seat: CHOOSE_ACTIVITY.frame(Choosing(seat)), activity_next, end)


def end(_at: At[Turns]) -> Next:
    """The phase ends (``TC-R.8``)."""
    return go(check, phase_ends("adventure"))


def check(at: At[Turns]) -> Next:
    """Stage 3: victory check (``TC-15.13``)."""
    return call(check_victory(), changed(replace(voyage(at.table), stage=3)))


ADVENTURE: Final = Procedure(
    "traveller-ccg.adventure",
    Turns,
    begin,
    complications,
    complication_next,
    activities,
    activity_next,
    end,
    check,
)
