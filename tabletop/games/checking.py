"""What is wrong with a game's cards, over the whole game; and which game a file belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tabletop.games import registry
from tabletop.games.definition import GameDefinition
from tabletop.library.faults import Fault
from tabletop.library.finding import GAME_FILE
from tabletop.library.folders import user_games_folder
from tabletop.library.lint import lint
from tabletop.library.lint.looks import look_faults


def folder_of(path: Path) -> Path | None:
    """Find the game's folder that a path is or lies in."""
    for folder in (path, *path.absolute().parents):
        if (folder / GAME_FILE).is_file():
            return folder
    return None


def is_bundled(folder: Path) -> bool:
    """Tell whether a folder's rules belong to this program, though it may be a copy.

    Where the user's own games lie none can, since none would be offered.
    """
    if folder.resolve().is_relative_to(user_games_folder().resolve()):
        return False
    text = (folder / GAME_FILE).read_bytes()
    return any(f"module: {module}".encode() in text for module in registry.BUNDLED)


def meaning_faults(game: GameDefinition) -> Iterator[Fault]:
    """List what is wrong or doubtful in what a game's cards mean."""
    language = registry.language_for(game.pack.info)
    return lint(game.pack, language, brought=game.decks is not None)


def card_faults(game: GameDefinition) -> Iterator[Fault]:
    """List what is wrong or doubtful in a game's cards, which could be read."""
    yield from meaning_faults(game)
    yield from look_faults(game.pack.info)
