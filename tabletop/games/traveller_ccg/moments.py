"""Moments that follow from others: the end of any phase, the end of an effect (``TC-L.30``)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.events import Event, MomentCame, Unqueued
from tabletop.games.traveller_ccg.state import PHASES

PHASE_ENDS: Final = "phase-ends"
EFFECT_ENDS: Final = "effect-ends"
_ENDS: Final = tuple(f"{phase}-ends" for phase in PHASES)


def following(event: Event) -> tuple[Event, ...]:
    """Give the moments that come with an event, for what lasts until then."""
    if isinstance(event, Unqueued):
        return (MomentCame(EFFECT_ENDS),)
    if isinstance(event, MomentCame) and event.name in _ENDS:
        return (MomentCame(PHASE_ENDS),)
    return ()
