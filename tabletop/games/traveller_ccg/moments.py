"""Moments that follow from others: the end of any phase, the end of an effect (``TC-L.30``)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.events import Event, LastingEnded, MomentCame, Unqueued
from tabletop.games.traveller_ccg.state import PHASES

PHASE_ENDS: Final = "phase-ends"
EFFECT_ENDS: Final = "effect-ends"
ATTEMPT_ENDS: Final = "piracy-end"
_ENDS: Final = tuple(f"{phase}-ends" for phase in PHASES)


def following(event: Event) -> tuple[Event, ...]:
    """Give the moments that come with an event, for what lasts until then."""
    if isinstance(event, Unqueued):
        return (MomentCame(EFFECT_ENDS),)
    if isinstance(event, MomentCame) and event.name in _ENDS:
        return (MomentCame(PHASE_ENDS),)
    return ()


def attempt_over(board: Board) -> tuple[Event, ...]:
    """End what lasts until the end of the piracy attempt, where none has ended."""
    lasting = (one for one in board.lasting if one.until == ATTEMPT_ENDS)
    return tuple(LastingEnded(one.id) for one in lasting)
