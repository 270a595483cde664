"""A report of a problem: one file with the match, versions, mistakes and a picture, and no names.

It is a ZIP. ``about.json`` says of which program and what was found; ``match.match`` is a save in
which players, decks and bookmarks have numbers for names; ``mistakes.txt`` and ``table.png`` are
there where there is anything of the kind.
"""

from __future__ import annotations

import io
import json
import struct
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.games.definition import GameDefinition
from tabletop.session.errors import SaveError
from tabletop.session.history import History
from tabletop.session.journal import parse_journal, write_whole
from tabletop.session.match import Match
from tabletop.session.players import Players
from tabletop.session.resume import resume
from tabletop.session.save import Beginning, read_header

SUFFIX: Final = ".tabletop-report"
FORMAT: Final = 1
MOST_BYTES: Final = 80_000_000
ABOUT: Final = "about.json"
RECORD: Final = "match.match"
MISTAKES: Final = "mistakes.txt"
PICTURE: Final = "table.png"
_THEN: Final = (1980, 1, 1, 0, 0, 0)
_DAMAGE: Final = (
    zipfile.BadZipFile,
    NotImplementedError,
    RuntimeError,
    KeyError,
    ValueError,
    EOFError,
    zlib.error,
    struct.error,
)
"""What is raised of damaged, encrypted or strange files."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was sent. ``about`` is plain JSON; ``record`` is a save, ``picture`` a PNG file."""

    about: Mapping[str, Any]
    record: bytes | None = None
    mistakes: str = ""
    picture: bytes | None = None


def names_of(match: Match) -> Mapping[str, str]:
    """Say what stands for each name that people gave in a match."""
    found: dict[str, str] = {}
    for moment in match.history.moments:
        for seat, player in enumerate(moment.players):
            found.setdefault(player.name, f"Seat {seat + 1}")
    for seat, deck in enumerate(match.decks):
        found.setdefault(deck.name, f"Deck {seat + 1}")
    for number, name in enumerate(match.history.bookmarks):
        found.setdefault(name, f"Bookmark {number + 1}")
    return found


def without_names(match: Match) -> Match:
    """Give the same match, where it stands, with numbers for all names that people gave.

    It is kept nowhere. What was taken back is not in it.
    """
    history = match.history
    moments = [
        replace(moment, players=_seats(moment.players))
        for moment in history.moments[: history.cursor + 1]
    ]
    fresh = History(moments[0])
    fresh.moments = moments
    fresh.jump(history.cursor)
    for number, at in enumerate(history.bookmarks.values()):
        if at <= history.cursor:
            fresh.bookmark(f"Bookmark {number + 1}", at)
    fresh.looked_back = [replace(one, at=min(one.at, fresh.cursor)) for one in history.looked_back]
    return Match(match.game, _beginning(match.beginning), fresh, None)


def _beginning(beginning: Beginning) -> Beginning:
    decks = tuple(
        replace(deck, name=f"Deck {seat + 1}", notes="")
        for seat, deck in enumerate(beginning.decks)
    )
    return replace(beginning, players=_seats(beginning.players), decks=decks)


def _seats(players: Players) -> Players:
    return tuple(replace(player, name=f"Seat {seat + 1}") for seat, player in enumerate(players))


def write_report(path: Path, report: Report) -> None:
    """Write a report into one file. Raises SaveError."""
    about = json.dumps({"format": FORMAT, **report.about}, indent=1, ensure_ascii=False)
    parts = {
        ABOUT: about.encode(),
        RECORD: report.record,
        MISTAKES: report.mistakes.encode() or None,
        PICTURE: report.picture,
    }
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as into:
        for name, data in parts.items():
            if data is not None:
                entry = zipfile.ZipInfo(name, _THEN)
                entry.compress_type = zipfile.ZIP_DEFLATED
                into.writestr(entry, data)
    write_whole(path, packed.getvalue())


def is_report(path: Path) -> bool:
    """Tell whether a file is a report, by what it holds."""
    try:
        with zipfile.ZipFile(path) as packed:
            return ABOUT in packed.namelist()
    except (zipfile.BadZipFile, OSError):
        return False


def read_report(path: Path) -> Report:
    """Read a report. Raises SaveError, with one clear sentence."""
    try:
        with zipfile.ZipFile(path) as packed:
            parts = {name: _part(packed, name, path.name) for name in packed.namelist()}
        about = json.loads(parts[ABOUT] or b"")
        mistakes = (parts.get(MISTAKES) or b"").decode()
    except OSError as error:
        text = "{file} can't be read: {reason}."
        raise SaveError(in_words(text, file=path.name, reason=reason_of(error))) from error
    except _DAMAGE as error:
        raise SaveError(_damaged(path)) from error
    if not isinstance(about, dict) or type(about.get("format")) is not int:
        raise SaveError(_damaged(path))
    if about["format"] > FORMAT:
        text = "{file} was written by a newer version of this program."
        raise SaveError(in_words(text, file=path.name))
    return Report(about, parts.get(RECORD), mistakes, parts.get(PICTURE))


def _damaged(path: Path) -> str:
    return in_words("{file} is damaged, or is no report.", file=path.name)


def _part(packed: zipfile.ZipFile, name: str, file: str) -> bytes:
    with packed.open(name) as source:
        data = source.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise SaveError(in_words("{file} is too large to be a report.", file=file))
    return data


def reported_game(report: Report, name: str) -> str:
    """Name the game of the match in a report. Raises SaveError when there is no match in it."""
    if report.record is None:
        raise SaveError(in_words("There is no match in {file}.", file=name))
    return read_header(parse_journal(report.record, name).entries[0], name).game


def reported_match(report: Report, game: GameDefinition, name: str) -> Match:
    """Rebuild the match of a report, at the moment that was reported. Raises SaveError."""
    if report.record is None:
        raise SaveError(in_words("There is no match in {file}.", file=name))
    return Match.of(game, resume(game, parse_journal(report.record, name), name))
