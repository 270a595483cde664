"""Games that were loaded are kept, so that sitting down again is quick and needs no more memory."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from tabletop.engine.tongue import spoken
from tabletop.games import registry
from tabletop.games.definition import GameDefinition
from tabletop.library.pack import GameInfo


class _Kept(NamedTuple):
    """A loaded game, and the files it was read from."""

    game: GameDefinition
    files: tuple[tuple[str, int, int], ...]


_KEPT: Final[dict[tuple[Path, str], _Kept]] = {}
"""By the game's folder and the language it is told in."""


def kept(game: str | GameInfo) -> GameDefinition:
    """Give a game in the language that is spoken, loaded anew only where its files have changed.

    A game of the user's own is loaded each time, since its rule module may have to be confirmed
    anew. Raises as ``registry.load`` does.
    """
    info = registry.info_of(game) if isinstance(game, str) else game
    if not info.bundled:
        return registry.load(info)
    files = _files(info.folder)
    place = info.folder, spoken().code
    known = _KEPT.get(place)
    if known is None or known.files != files:
        known = _KEPT[place] = _Kept(registry.load(info), files)
    return known.game


def _files(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """List a folder's card files, each with when it was written and its size in bytes."""
    return tuple(
        (str(path), about.st_mtime_ns, about.st_size)
        for path in sorted(folder.rglob("*.yaml"))
        if path.is_file()
        for about in (path.stat(),)
    )
