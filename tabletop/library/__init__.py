"""The library: card data, layouts, rule texts and packs from disk, checked and with exact faults.

It reads YAML at the border and gives frozen records; it knows Qt as little as any one game.
What is listed here loads the rest only when it is used, so that the records of a pack can be
imported for types without reading any YAML.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletop.library.abilities import Abilities
    from tabletop.library.faults import CardDataError, Fault
    from tabletop.library.pack import GameInfo, Pack

__all__ = ["CardDataError", "Fault", "find_games", "load_pack"]


def __getattr__(name: str) -> Any:
    """Give the names of faults, which are read only once something is wrong."""
    if name in ("CardDataError", "Fault"):
        from tabletop.library import faults

        return getattr(faults, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


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
