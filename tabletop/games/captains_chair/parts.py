"""The effect language's machinery, as this game uses it."""

from __future__ import annotations

from typing import Final

from tabletop.effects import effects_of, hooks
from tabletop.effects.runtime import Hooks
from tabletop.engine.events import Event
from tabletop.engine.frames import Frame
from tabletop.engine.table import Table
from tabletop.games.captains_chair import (
    khan,
    locations,
    market,
    memory,
    missions,
    red_alert,
    stardates,
    this_turn,
)
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.ownership import owners

EFFECTS: Final = effects_of(LANGUAGE)
_HOOKS: Final = hooks(LANGUAGE)


def observe(before: Table, event: Event, after: Table) -> tuple[Event | Frame, ...]:
    """After each event: Red Alert, before which nothing else comes (``CC-R.81``); whose the card is
    now, an emptied Stardate card, a Market slot to be filled, a Location that is secured, what
    doesn't contribute to a mission any more, what nobody can tell any more; then whatever it
    triggers.
    """
    alert = red_alert.observed(before, event, after)
    if alert:
        return alert
    return (
        *owners(before, event, after),
        *stardates.observed(before, event, after),
        *market.observed(before, event, after),
        *khan.observed(event, after),
        *locations.observed(before, event, after),
        *missions.observed(before, event, after),
        *memory.observed(before, event, after),
        *_HOOKS.observe(before, event, after),
        *this_turn.observed(event),
    )


HOOKS: Final = Hooks(_HOOKS.forbid, _HOOKS.replace, observe)
"""How cards in play, and what lasts, take part in every event."""
