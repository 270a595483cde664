"""The effect language of this game: the common effects, its own by theme, and its words."""

from __future__ import annotations

from typing import Final

from tabletop.effects.language import Language
from tabletop.effects.nodes import Node
from tabletop.games.captains_chair.language import (
    deck,
    finding,
    fitting,
    incidents,
    market,
    marks,
    missions,
    players,
    resources,
    scanning,
    stores,
)
from tabletop.games.captains_chair.language.words import BOUNDS, CALLED, PHRASES, WORDS
from tabletop.games.captains_chair.timing import CLASSES, CUSTOMS

OPS: Final[tuple[type[Node], ...]] = (
    *deck.OPS,
    *finding.OPS,
    *fitting.OPS,
    *incidents.OPS,
    *market.OPS,
    *marks.OPS,
    *missions.OPS,
    *players.OPS,
    *resources.OPS,
    *scanning.OPS,
    *stores.OPS,
)
"""The nodes that this game adds to the common ones."""

LANGUAGE: Final = Language(OPS, WORDS, BOUNDS, CUSTOMS, PHRASES, CALLED, classes=CLASSES)
"""What the abilities of this game's cards are written in."""
