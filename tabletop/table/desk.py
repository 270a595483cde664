"""What lies ready at the start screen: games, matches on disk, the last setup of each game."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.library.folders import HOME_VARIABLE, user_folder

if TYPE_CHECKING:
    from tabletop.session.match import Match
    from tabletop.session.store import MatchStore, StoredMatch
    from tabletop.table.pages.choice import Choice
    from tabletop.table.pages.saves import Saved
    from tabletop.table.pages.start import Unfinished


def settings_file() -> Path:
    """Name the file that keeps the settings."""
    return user_folder() / "settings.json"


def matches_folder() -> Path:
    """Name the folder that keeps the matches."""
    return user_folder() / "matches"


def store() -> MatchStore:
    """Open the folder of matches."""
    from tabletop.games.kept import kept
    from tabletop.session.store import MatchStore

    return MatchStore(matches_folder(), kept)


def taken_in(path: Path) -> Match:
    """Copy a match from elsewhere into the folder, so that its file stays as it is; one that is
    over is only read. Raises SaveError.
    """
    from tabletop.games.kept import kept
    from tabletop.session.store import load_record

    matches = store()
    match = load_record(path, kept)
    if match.finished:
        return match
    copy = matches.folder / f"{match.game.id}-{path.stem}.match"
    number = 1
    while copy.exists():
        number += 1
        copy = matches.folder / f"{match.game.id}-{path.stem}-{number}.match"
    match.save(copy)
    return matches.open(copy)


def keeping() -> MatchStore | None:
    """Open the folder of matches to keep one more, or give None where nothing can be kept."""
    return store() if unkept() is None else None


def unkept() -> str | None:
    """Say that nothing is saved, and why, when the user's folder can't be written; else None."""
    folder = user_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f"probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        return in_words(
            "Nothing will be saved: {folder} can't be written ({why}). You can play, but matches, "
            "settings and statistics are gone when the window is closed. The environment variable "
            "{variable} names another folder.",
            folder=folder,
            why=reason_of(error),
            variable=HOME_VARIABLE,
        )
    return None


def remembered(game: str) -> Choice | None:
    """Give the last setup of a game, or None when there was none that can be read."""
    from tabletop.table.pages.choice import choice_of

    return choice_of(_setups().get(game))


def remember(game: str, choice: Choice) -> None:
    """Keep a setup for the next time. Raises OSError when it can't be written."""
    from tabletop.table.pages.choice import choice_data

    path = user_folder() / "setups.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps({**_setups(), game: choice_data(choice)}, indent=1), "utf-8")
    fresh.replace(path)


def _setups() -> dict[str, Any]:
    try:
        data = json.loads((user_folder() / "setups.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}


def when(saved: float, clock: Callable[[], float] = time.time) -> str:
    """Say when something was saved: today and yesterday by name, else the day."""
    then, now = time.localtime(saved), time.localtime(clock())
    hour = time.strftime("%H:%M", then)
    if then[:3] == now[:3]:
        return in_words("today {hour}", hour=hour)
    if then[:3] == time.localtime(clock() - 86_400)[:3]:
        return in_words("yesterday {hour}", hour=hour)
    return time.strftime("%d %B %Y, %H:%M", then).lstrip("0")


def _people(stored: StoredMatch) -> str:
    return ", ".join(
        player.name if player.human else in_words("{name} (computer)", name=player.name)
        for player in stored.players
    )


def unfinished_of(stored: StoredMatch) -> Unfinished:
    """Tell of a match that can be gone on with."""
    from tabletop.table.pages.start import Unfinished

    return Unfinished(stored.path, stored.game, stored.title, _people(stored), when(stored.saved))


def saved_of(stored: StoredMatch) -> Saved:
    """Tell of any match in the folder, damaged ones too."""
    from tabletop.table.pages.saves import Saved

    won = ", ".join(stored.players[seat].name for seat in stored.winners if 0 <= seat < 64)
    lost = in_words("lost") if len(stored.players) == 1 else in_words("won by nobody")
    outcome = (in_words("won by {won}", won=won) if won else lost) if stored.finished else ""
    return Saved(
        stored.path,
        stored.title or stored.path.name,
        _people(stored),
        when(stored.saved) if stored.saved else "",
        stored.finished,
        outcome,
        stored.fault or "",
    )
