"""What lies where: by this ``tabletop check`` tells what never happens."""

from __future__ import annotations

from typing import Final

from tabletop.effects.limits import IN_PLAY, Limits
from tabletop.games.traveller_ccg.language.words import KINDS

ADVENTURES: Final = ("contract", "complication")
PASSING: Final = ("event", "heroic-action")
"""Types of cards that never lie in play (``TC-31.8``, ``TC-31.10``)."""
DECKED: Final = tuple(kind for kind in KINDS if kind not in (*ADVENTURES, "ship"))
"""Types of cards of a Captain's Deck (``TC-11.7``)."""

LIMITS: Final = Limits(
    lies={
        IN_PLAY: tuple(kind for kind in KINDS if kind not in PASSING),
        **dict.fromkeys(("hand", "deck", "discard"), DECKED),
        **dict.fromkeys(("adventure-deck", "adventure-discard"), ADVENTURES),
    }
)
