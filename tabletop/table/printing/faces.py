"""What draws cards for paper: as on the table by day, at their own size."""

from __future__ import annotations

from typing import Final

from tabletop.games.definition import GameDefinition
from tabletop.table.faces import FaceSource
from tabletop.table.theme import Theme

SCHEME: Final = "light"


def paper_faces(game: GameDefinition) -> FaceSource:
    """Make what draws a game's cards for paper."""
    return FaceSource(game.pack, Theme(game.pack.layout.room, SCHEME), game.rules.definitions)
