"""The library: card data, layouts, rule texts and packs from disk, checked and with exact faults.

It reads YAML at the border and gives frozen records; it knows Qt as little as any one game.
These two functions load the rest only when they are called, so that the records of a pack can be
imported for types without reading any YAML.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.library.faults import CardDataError, Fault

if TYPE_CHECKING:
    from tabletop.library.abilities import Abilities
    from tabletop.library.pack import GameInfo, Pack

__all__ = ["CardDataError", "Fault", "find_games", "load_pack"]


def find_games() -> tuple[GameInfo, ...]:
    """List the games that can be played, the bundled ones first. Runs no game's code.

    ``library.finding.survey`` tells besides what is wrong with those that are left out.
    """
    from tabletop.library.finding import survey

    return survey().games


def load_pack(info: GameInfo, language: Abilities = None) -> Pack:
    """Read a game's folder whole. Raises CardDataError with every mistake in it."""
    from tabletop.library.loader import load_pack as load

    return load(info, language)
