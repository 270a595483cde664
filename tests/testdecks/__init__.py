"""High Card: the smallest game to which each player brings a deck; a game of the user's own."""

from __future__ import annotations

import shutil
from pathlib import Path

from tabletop.games import registry, trust
from tabletop.games.definition import GameDefinition
from tabletop.library.folders import user_games_folder

FOLDER = Path(__file__).parent / "high-card"


def install() -> GameDefinition:
    """Put the game into the user's folder, which a test has set, and load it."""
    place = user_games_folder() / "high-card"
    shutil.copytree(FOLDER, place, dirs_exist_ok=True)
    trust.trust(registry.info_of("high-card"))
    return registry.load("high-card")
