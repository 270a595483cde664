"""Which lessons have been done. The start screen needs it, so it imports little."""

from __future__ import annotations

from typing import Final

from tabletop.lessons.marks import read_marks, write_marks
from tabletop.library.info import GameInfo
from tabletop.library.lesson_files import lesson_files

FILE: Final = "lessons-done.json"


def how_many_done(info: GameInfo) -> tuple[int, int]:
    """Count the lessons that come with a game, and those of them that were done."""
    keys = {path.stem for path in lesson_files(info.folder)}
    return len(keys & done(info.id)), len(keys)


def done(game: str) -> frozenset[str]:
    """Name the lessons of a game that were done; none where that can't be read."""
    try:
        keys = read_marks(FILE).get(game)
    except (OSError, ValueError):
        return frozenset()
    if not isinstance(keys, list):
        return frozenset()
    return frozenset(key for key in keys if isinstance(key, str))


def tick(game: str, lesson: str) -> None:
    """Keep that a lesson was done. Raises OSError when that can't be written."""
    write_marks(FILE, game, sorted({*done(game), lesson}))
