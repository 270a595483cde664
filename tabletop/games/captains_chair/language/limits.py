"""What there can be at most, and where: by this ``tabletop check`` tells what never happens."""

from __future__ import annotations

from typing import Final

from tabletop.effects.limits import Limits
from tabletop.games.captains_chair.anatomy import IN_DECKS
from tabletop.games.captains_chair.state import TRACK_END, TRACKS

DECKED: Final = (*IN_DECKS, "location")
"""Types of cards that can lie in a captain's deck (``CC-24.5``)."""

LIMITS: Final = Limits(
    most=dict.fromkeys(TRACKS, TRACK_END),
    lies={
        **dict.fromkeys(("hand", "deck", "discard", "reserve", "developments"), DECKED),
        "incidents": ("incident",),
        "encounters": ("encounter",),
        "location-deck": ("location",),
        "neutral": ("location",),
        "stardates": ("stardate",),
    },
)
