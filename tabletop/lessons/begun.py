"""How far lessons have come that were left, so that they can be gone on with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tabletop.library.folders import user_folder


def begun(game: str) -> Mapping[str, int]:
    """Give the step that was told last in each lesson of a game that was begun and not ended.

    None are begun where that can't be read.
    """
    try:
        return _read().get(game, {})
    except (OSError, ValueError):
        return {}


def keep_place(game: str, lesson: str, step: int) -> None:
    """Keep how far a lesson has come. Raises OSError when that can't be written."""
    _write(game, {**begun(game), lesson: step})


def forget_place(game: str, lesson: str) -> None:
    """Have a lesson begin anew the next time. Raises OSError when that can't be written."""
    places = dict(begun(game))
    if places.pop(lesson, None) is not None:
        _write(game, places)


def _write(game: str, places: Mapping[str, int]) -> None:
    path = _file()
    try:
        kept = _read()
    except FileNotFoundError:
        kept = {}
    except ValueError:
        path.replace(path.with_suffix(".damaged"))
        kept = {}
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps({**kept, game: dict(places)}, indent=1) + "\n", "utf-8")
    fresh.replace(path)


def _file() -> Path:
    return user_folder() / "lessons-begun.json"


def _read() -> dict[str, dict[str, int]]:
    """Read how far lessons have come. Raises OSError, or ValueError where it is damaged."""
    data: Any = json.loads(_file().read_text("utf-8"))
    if not isinstance(data, dict):
        raise ValueError(f"{_file().name} holds no games")
    return {
        game: {key: step for key, step in places.items() if type(step) is int}
        for game, places in data.items()
        if isinstance(places, dict)
    }
