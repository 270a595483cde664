"""How far lessons have come that were left, so that they can be gone on with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabletop.lessons.marks import read_marks, write_marks

FILE: Final = "lessons-begun.json"


def begun(game: str) -> Mapping[str, int]:
    """Give the step that was told last in each lesson of a game that was begun and not ended.

    None are begun where that can't be read.
    """
    try:
        places = read_marks(FILE).get(game)
    except (OSError, ValueError):
        return {}
    if not isinstance(places, dict):
        return {}
    return {key: step for key, step in places.items() if type(step) is int}


def keep_place(game: str, lesson: str, step: int) -> None:
    """Keep how far a lesson has come. Raises OSError when that can't be written."""
    write_marks(FILE, game, {**begun(game), lesson: step})


def forget_place(game: str, lesson: str) -> None:
    """Have a lesson begin anew the next time. Raises OSError when that can't be written."""
    places = dict(begun(game))
    if places.pop(lesson, None) is not None:
        write_marks(FILE, game, places)
