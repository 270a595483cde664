"""The effect language of this game: the common effects, its own by theme, and its words."""

from __future__ import annotations

from typing import Final

from tabletop.effects.language import Language
from tabletop.effects.nodes import Node
from tabletop.games.traveller_ccg import costs as credits_
from tabletop.games.traveller_ccg.anatomy import mistakes
from tabletop.games.traveller_ccg.language import (
    adventure,
    amounts,
    captains,
    conditions,
    costs,
    counters,
    gear,
    harm,
    piles,
    round,  # noqa: A004 a round of the game
    skills,
    states,
    targets,
    tokens,
)
from tabletop.games.traveller_ccg.language.limits import LIMITS
from tabletop.games.traveller_ccg.language.words import BOUNDS, CALLED, PHRASES, WORDS
from tabletop.games.traveller_ccg.timing import CUSTOMS

OPS: Final[tuple[type[Node], ...]] = (
    *captains.OPS,
    *amounts.OPS,
    *conditions.OPS,
    *round.OPS,
    *skills.OPS,
    *targets.OPS,
    *tokens.OPS,
    *states.OPS,
    *harm.OPS,
    *piles.OPS,
    *gear.OPS,
    *counters.OPS,
    *adventure.OPS,
    *credits_.OPS,
    *costs.OPS,
)
"""The nodes that this game adds to the common ones."""

LANGUAGE: Final = Language(OPS, WORDS, BOUNDS, CUSTOMS, PHRASES, CALLED, mistakes, limits=LIMITS)
"""What the abilities of this game's cards are written in."""
