"""How a match comes to its end: the credits and the last turns (``CC-5.2``, ``CC-5.3``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.events import Event, Said
from tabletop.engine.message import numbered
from tabletop.engine.table import Table
from tabletop.games.captains_chair.state import Course, changed, course

AFTER_FIRST: Final = 4
"""Turns left, the running one included, when the starting player triggers the credits: theirs,
the other player's, and one more each (``CC-5.3``)."""
AFTER_OTHER: Final = 3
"""As many when it is the other player's turn."""
OF_CADET: Final = 2
"""A cadet has one more turn (``CC-25.12``)."""


def credits_triggered(table: Table) -> tuple[Event, ...]:
    """Fix how many turns are left (``CC-5.2``, ``CC-5.3``); once is for ever."""
    state = course(table)
    if state.remaining is not None:
        return ()
    left = AFTER_FIRST if state.active == state.first else AFTER_OTHER
    if state.cadet:
        left = OF_CADET
    line = numbered(
        left - 1,
        "The credits roll: {count} more turn after this one.",
        "The credits roll: {count} more turns after this one.",
    )
    return (Said(line), changed(replace(state, remaining=left)))


def is_over(table: Table) -> bool:
    """Tell whether the running turn was the last one."""
    return course(table).remaining == 1


def passed_on(table: Table) -> tuple[Event, ...]:
    """Give the turn to the next player: one after another, each their whole turn (``CC-5.1``)."""
    state = course(table)
    left = None if state.remaining is None else state.remaining - 1
    return (changed(replace(state, active=table.board.after(state.active), remaining=left)),)


def turns_left(state: Course) -> int | None:
    """Give how many turns follow the running one, where that is known (``CC-28.3``)."""
    if state.remaining is not None:
        return state.remaining - 1
    return None
