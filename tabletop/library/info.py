"""What is told of a game before it is loaded; apart from packs, so that it costs nothing.

A named tuple, as all that the start screen needs: dataclasses take several times as long to make.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class GameInfo(NamedTuple):
    """What the start screen tells of a game without loading it.

    ``module`` is the import name of a bundled game's rules, or the Python file in ``folder`` of a
    user's own game. ``room`` names the look of its table.
    """

    id: str
    title: str
    summary: str
    credit: str
    least_seats: int
    most_seats: int
    module: str
    folder: Path
    bundled: bool
    room: str = "plain"
    emblem: tuple[str, ...] = ()
