"""How much there can be in a game, and where: what lets a check tell what never happens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

IN_PLAY: Final = ""
"""Stands for all zones of play in ``Limits.lies``."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a game's rules allow at most.

    ``most`` is the most of something that a player or a card can have at once, by counter. ``lies``
    tells which types of cards can lie in a zone; any can in one that it does not name. ``told``
    are names that the game's log reads where cards give them, so that they are of use.
    """

    most: Mapping[str, int] = field(default_factory=dict)
    lies: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    told: tuple[str, ...] = ()


NO_LIMITS: Final = Limits()
