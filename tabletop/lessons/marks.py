"""What is kept of lessons by game, each kind in a file of its own. The start screen needs it, so it
imports little.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tabletop.library.folders import user_folder


def read_marks(name: str) -> dict[str, Any]:
    """Read what a file of this name keeps, by game; nothing where there is none yet.

    Raises OSError, or ValueError where it is damaged.
    """
    try:
        data: Any = json.loads(_file(name).read_text("utf-8"))
    except FileNotFoundError:
        return {}
    if not isinstance(data, dict):
        raise ValueError(f"{name} holds no games")
    return data


def write_marks(name: str, game: str, marks: Any) -> None:
    """Keep something of a game in a file of this name. Raises OSError when it can't be written.

    A file that is damaged is set aside under another name.
    """
    path = _file(name)
    try:
        kept = read_marks(name)
    except ValueError:
        path.replace(path.with_suffix(".damaged"))
        kept = {}
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps({**kept, game: marks}, indent=1) + "\n", "utf-8")
    fresh.replace(path)


def _file(name: str) -> Path:
    return user_folder() / name
