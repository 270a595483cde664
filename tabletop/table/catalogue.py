"""The games of the start screen, read from a note of the last start while nothing has changed.

Reading YAML takes longer than opening a window. So what ``library.finding`` found is noted in the
user's folder beside the very text that it was read from; another text, another version of the
program or another folder, and it is read anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tabletop import __version__
from tabletop.library.folders import carddata_folder, user_folder, user_games_folder
from tabletop.library.info import GameInfo


def games() -> tuple[tuple[GameInfo, ...], tuple[str, ...]]:
    """List the games that can be offered, and in words what is wrong with those that can't."""
    sources = _sources()
    noted = _noted(sources)
    if noted is not None:
        return noted, ()
    from tabletop.library.finding import survey

    found = survey()
    if not found.faults:
        _note(sources, found.games)
    return found.games, tuple(str(fault) for fault in found.faults)


def _sources() -> dict[str, str]:
    """Give the text of each game's ``game.yaml`` by its path."""
    found: dict[str, str] = {}
    for root in (carddata_folder(), user_games_folder()):
        for path in sorted(root.glob("*/game.yaml")):
            found[str(path)] = path.read_bytes().decode("utf-8", "replace")
    return found


def _file() -> Path:
    return user_folder() / "games.json"


def _noted(sources: dict[str, str]) -> tuple[GameInfo, ...] | None:
    try:
        note = json.loads(_file().read_text("utf-8"))
        if note["version"] != __version__ or note["sources"] != sources:
            return None
        return tuple(_info(data) for data in note["games"])
    except (OSError, ValueError, TypeError, KeyError):
        return None


def _info(data: dict[str, Any]) -> GameInfo:
    folder, emblem = Path(data.pop("folder")), tuple(data.pop("emblem"))
    return GameInfo(**data, folder=folder, emblem=emblem)


def _note(sources: dict[str, str], found: tuple[GameInfo, ...]) -> None:
    listed = [{**info._asdict(), "folder": str(info.folder)} for info in found]
    note = {"version": __version__, "sources": sources, "games": listed}
    path = _file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(note), "utf-8")
        fresh.replace(path)
    except OSError:
        # Without a note the next start takes a little longer; nothing else depends on it.
        return
