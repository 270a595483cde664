"""The lessons that come with the program."""

from __future__ import annotations

from pathlib import Path

from tabletop.library.folders import carddata_folder
from tabletop.library.lesson_files import lesson_files

GAMES = ("traitors-aboard", "traveller-traders", "traveller-ccg", "captains-chair")
SHIPPED = [(game, path) for game in GAMES for path in lesson_files(carddata_folder() / game)]
NAMES = [f"{game}-{path.stem}" for game, path in SHIPPED]


def language_files(path: Path) -> list[Path]:
    """List the files with a lesson's words in other languages."""
    return sorted(path.parent.glob(f"{path.stem}.*.yaml"))
