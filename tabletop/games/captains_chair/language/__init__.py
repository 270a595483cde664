"""The effect language of this game: the common effects, its own by theme, and its words."""

from __future__ import annotations

from typing import Final

from tabletop.effects.language import Language
from tabletop.effects.nodes import Node
from tabletop.games.captains_chair import standing
from tabletop.games.captains_chair.anatomy import mistakes
from tabletop.games.captains_chair.language import (
    amounts,
    attack,
    cards,
    conditions,
    counts,
    deck,
    finding,
    fitting,
    incidents,
    khan,
    locating,
    market,
    marks,
    missions,
    moments,
    players,
    resources,
    scanning,
    selectors,
    ships,
    states,
    stores,
    teams,
    together,
)
from tabletop.games.captains_chair.language.limits import LIMITS
from tabletop.games.captains_chair.language.words import BOUNDS, CALLED, PHRASES, WORDS
from tabletop.games.captains_chair.timing import CLASSES, CUSTOMS

OPS: Final[tuple[type[Node], ...]] = (
    *locating.OPS,
    *counts.OPS,
    *together.OPS,
    *states.OPS,
    *amounts.OPS,
    *attack.OPS,
    *cards.OPS,
    *conditions.OPS,
    *deck.OPS,
    *finding.OPS,
    *fitting.OPS,
    *incidents.OPS,
    *khan.OPS,
    *market.OPS,
    *marks.OPS,
    *missions.OPS,
    *moments.OPS,
    *players.OPS,
    *resources.OPS,
    *scanning.OPS,
    *selectors.OPS,
    *ships.OPS,
    *standing.OPS,
    *stores.OPS,
    *teams.OPS,
)
"""The nodes that this game adds to the common ones."""

LANGUAGE: Final = Language(OPS, WORDS, BOUNDS, CUSTOMS, PHRASES, CALLED, mistakes, CLASSES, LIMITS)
"""What the abilities of this game's cards are written in."""
