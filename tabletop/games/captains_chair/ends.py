"""How a match ends: the credits, the last turns, Final Scoring (``CC-5.2`` to 5.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.board import Result
from tabletop.engine.events import Ended, Event
from tabletop.engine.frames import At, Frame, Next, Nothing, Procedure, done
from tabletop.engine.message import say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.state import changed, course


def credits_triggered(table: Table) -> tuple[Event, ...]:
    """Fix how many turns are left, the running one included (``CC-5.3``)."""
    state = course(table)
    left = 4 if state.active == state.first and not state.cadet else 3
    return (changed(replace(state, remaining=2 if state.cadet else left)),)


def score(_at: At[Nothing]) -> Next:
    """End the match."""
    return done(Ended(Result((), say("The credits have run out."), "CC-5.2")))


FINAL_SCORING: Final = Procedure("captains-chair.final-scoring", Nothing, score)


def final_scoring(*, red_alert: bool = False) -> Frame:  # noqa: ARG001
    """Start Final Scoring."""
    return FINAL_SCORING.frame(Nothing())
