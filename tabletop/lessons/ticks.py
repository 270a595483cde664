"""Which lessons have been done. The start screen needs it, so it imports little."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tabletop.library.folders import user_folder
from tabletop.library.info import GameInfo
from tabletop.library.lesson_files import lesson_files


def how_many_done(info: GameInfo) -> tuple[int, int]:
    """Count the lessons that come with a game, and those of them that were done."""
    keys = {path.stem for path in lesson_files(info.folder)}
    return len(keys & done(info.id)), len(keys)


def done(game: str) -> frozenset[str]:
    """Name the lessons of a game that were done; none where that can't be read."""
    try:
        return frozenset(_read().get(game, ()))
    except (OSError, ValueError):
        return frozenset()


def tick(game: str, lesson: str) -> None:
    """Keep that a lesson was done. Raises OSError when that can't be written.

    A file that is damaged is set aside under another name.
    """
    path = _file()
    try:
        kept = _read()
    except FileNotFoundError:
        kept = {}
    except ValueError:
        path.replace(path.with_suffix(".damaged"))
        kept = {}
    kept[game] = sorted({*kept.get(game, ()), lesson})
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    fresh.replace(path)


def _file() -> Path:
    return user_folder() / "lessons-done.json"


def _read() -> dict[str, list[str]]:
    """Read what was done. Raises OSError, or ValueError where it is damaged."""
    data: Any = json.loads(_file().read_text("utf-8"))
    if not isinstance(data, dict):
        raise ValueError(f"{_file().name} holds no games")
    return {
        game: [key for key in keys if isinstance(key, str)]
        for game, keys in data.items()
        if isinstance(keys, list)
    }
