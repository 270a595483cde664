"""The matches of a folder: those that wait to be continued, and those that can be looked back at.

A damaged file stays where it is and is listed with what is wrong with it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tabletop.engine.codec import Codec
from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.games.definition import GameDefinition
from tabletop.session.errors import SaveError
from tabletop.session.journal import Journal, Read, is_open, read_journal
from tabletop.session.match import Match
from tabletop.session.players import Players
from tabletop.session.record import Recorder, whole_record
from tabletop.session.resume import resume
from tabletop.session.save import read_header
from tabletop.session.statistics import Statistics

SUFFIX: Final = ".match"

LoadGame = Callable[[str], GameDefinition]


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match on disk. ``fault`` says why it can't be opened; then the rest is unknown."""

    path: Path
    game: str = ""
    title: str = ""
    players: Players = ()
    started: str = ""
    saved: float = 0.0
    answers: int = 0
    finished: bool = False
    winners: tuple[int, ...] = ()
    fault: str | None = None


def describe(path: Path) -> StoredMatch:
    """Read what a list shows of a saved match, without its rules."""
    try:
        saved = path.stat().st_mtime
        read = read_journal(path)
        return _described(path, saved, read)
    except SaveError as error:
        return StoredMatch(path, fault=str(error))
    except OSError as error:
        text = "{file} can't be read: {reason}."
        return StoredMatch(path, fault=in_words(text, file=path.name, reason=reason_of(error)))


def _described(path: Path, saved: float, read: Read) -> StoredMatch:
    beginning = read_header(read.entries[0], path.name)
    players, answers, winners = beginning.players, 0, None
    for entry in read.entries[1:]:
        match entry.get("k"):
            case "answer":
                answers += 1
            case "go":
                winners = None
            case "end":
                named = entry.get("winners")
                winners = tuple(named) if isinstance(named, list) else ()
    return StoredMatch(
        path,
        beginning.game,
        beginning.title,
        players,
        beginning.started,
        saved,
        answers,
        winners is not None,
        winners or (),
    )


def load_record(path: Path, load: LoadGame) -> Match:
    """Read a saved match without touching its file. Raises SaveError."""
    return _matched(path, read_journal(path), load)[0]


def _matched(path: Path, read: Read, load: LoadGame) -> tuple[Match, bool]:
    beginning = read_header(read.entries[0], path.name)
    try:
        game = load(beginning.game)
    except LookupError as error:
        text = "{file} needs the game {game}, not found here."
        raise SaveError(in_words(text, file=path.name, game=beginning.title)) from error
    resumed = resume(game, read, path.name)
    return Match.of(game, resumed), resumed.rewrite


class MatchStore:
    """A folder of matches. ``load`` gives a game by its id (LookupError when there is none)."""

    def __init__(self, folder: Path, load: LoadGame) -> None:
        self.folder = folder
        self._load = load
        self.statistics = Statistics(folder / "statistics.json")

    def list(self) -> tuple[StoredMatch, ...]:
        """List all matches, the one played last first."""
        if not self.folder.is_dir():
            return ()
        found = [describe(path) for path in self.folder.glob(f"*{SUFFIX}")]
        return tuple(sorted(found, key=lambda stored: (-stored.saved, stored.path.name)))

    def unfinished(self) -> tuple[StoredMatch, ...]:
        """List the matches that can be continued."""
        return tuple(one for one in self.list() if not one.finished and one.fault is None)

    def damaged(self) -> tuple[StoredMatch, ...]:
        """List the files that can't be opened, each with its fault."""
        return tuple(one for one in self.list() if one.fault is not None)

    def open(self, path: Path) -> Match:
        """Go on with a match, recording on into its file. Raises SaveError."""
        journal, read = Journal.go_on(path)
        try:
            match, rewrite = _matched(path, read, self._load)
            codec = Codec(match.game.rules.records)
            if rewrite:
                journal.replace(whole_record(codec, match.beginning, match.history))
        except BaseException:
            journal.close()
            raise
        match.keep(self, Recorder(codec, journal))
        return match

    def begin(self, match: Match) -> Recorder:
        """Begin the file of a new match (for ``Match.create``)."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        name = f"{match.game.id}-{stamp}-{secrets.token_hex(3)}{SUFFIX}"
        codec = Codec(match.game.rules.records)
        first = whole_record(codec, match.beginning, match.history)
        return Recorder(codec, Journal.create(self.folder / name, first))

    def delete(self, path: Path) -> None:
        """Remove a match for good. Raises SaveError."""
        if path.parent.resolve() != self.folder.resolve():
            raise SaveError(in_words("{file} is not a match of this list.", file=path.name))
        if is_open(path):
            raise SaveError(in_words("{file} is open in another window.", file=path.name))
        try:
            path.unlink()
        except OSError as error:
            text = "{file} can't be removed: {reason}."
            raise SaveError(in_words(text, file=path.name, reason=reason_of(error))) from error

    def finished(self, match: Match) -> None:
        """Count a match that has just ended (for ``Match``)."""
        self.statistics.add(match)
