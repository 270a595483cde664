"""The Resource Phase (section 18)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.frames import At, Next, Procedure, call, go
from tabletop.games.traveller_ccg.collecting import COLLECT, Collecting
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
    """Stage 1: tokens are collected."""
    return call(begin_stage("resource", 1), phase_begins("resource"), then=collect_next)


def collect_next(at: At[Turns]) -> Next:
    """One captain after another collects all that is due (``TC-18.1``)."""
    return in_turn(at, lambda seat: COLLECT.frame(Collecting(seat)), collect_next, end)


def end(_at: At[Turns]) -> Next:
    """The phase ends (``TC-R.8``)."""
    return go(check, phase_ends("resource"))


def check(at: At[Turns]) -> Next:
    """Stage 2: victory check (``TC-18.11``)."""
    return call(check_victory(), changed(replace(voyage(at.table), stage=2)))


RESOURCE: Final = Procedure("traveller-ccg.resource", Turns, begin, collect_next, end, check)
