"""A game in one file, to be handed on: its folder in a ZIP, under the game's id.

What comes from elsewhere is looked at before anything of it is written: names that lead out of
the folder, and more than a game can be, are refused. Its rule module is never run here; the user
is asked before that, as for any game of their own.
"""

from __future__ import annotations

import shutil
import struct
import tempfile
import time
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.library.faults import FaultList
from tabletop.library.finding import GAME_FILE, read_game
from tabletop.library.folders import carddata_folder, user_folder, user_games_folder
from tabletop.library.pack import GameInfo

SUFFIX: Final = ".tabletop-game"
MOST_FILES: Final = 2_000
MOST_BYTES: Final = 200_000_000
_OLDEST: Final = (1980, 1, 1, 0, 0, 0)
"""The time of each file inside: the same folder gives the same bytes."""
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DAMAGE: Final = (
    zipfile.BadZipFile,
    NotImplementedError,
    RuntimeError,
    ValueError,
    EOFError,
    zlib.error,
    struct.error,
)
"""What zipfile raises of damaged, encrypted or strange files."""


class GameFileError(Exception):
    """A file can't be taken in, or made; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class Inside:
    """What a file holds: a game's id and title, and whether the user has one of that id."""

    id: str
    title: str
    known: bool


def write_game_file(folder: Path, out: Path) -> GameInfo:
    """Put a game's folder into one file. Raises GameFileError, OSError."""
    info = _checked(folder)
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and _goes_along(path)]
    fresh = out.with_name(f"{out.name}.new")
    with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in files:
            name = f"{info.id}/{path.relative_to(folder).as_posix()}"
            entry = zipfile.ZipInfo(name, _OLDEST)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, path.read_bytes())
    fresh.replace(out)
    return info


def look_inside(path: Path) -> Inside:
    """Tell what a file holds, without keeping anything of it. Raises GameFileError."""
    with tempfile.TemporaryDirectory() as place:
        info = _unpacked(path, Path(place))
    return Inside(info.id, info.title, (user_games_folder() / info.id).exists())


def take_in(path: Path) -> GameInfo:
    """Add the game of a file to the user's own. One of the same id is put aside, not lost.

    Raises GameFileError.
    """
    games = user_games_folder()
    try:
        games.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=user_folder()) as place:
            info = _unpacked(path, Path(place))
            home = games / info.id
            if home.exists():
                _put_aside(home)
            shutil.move(info.folder, home)
    except OSError as error:
        text = "The game can't be added: {folder}: {reason}."
        raise GameFileError(in_words(text, folder=games, reason=reason_of(error))) from error
    return info._replace(folder=home)


def _goes_along(path: Path) -> bool:
    return "__pycache__" not in path.parts and not path.name.startswith(".")


def _put_aside(home: Path) -> None:
    aside = user_folder() / "replaced-games"
    aside.mkdir(exist_ok=True)
    place = aside / f"{home.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while place.exists():
        number += 1
        place = place.with_name(f"{place.name}-{number}")
    home.rename(place)


def _unpacked(path: Path, place: Path) -> GameInfo:
    """Unpack into an empty folder, and check the game there as far as no code has to run."""
    try:
        with zipfile.ZipFile(path) as packed:
            entries = [entry for entry in packed.infolist() if not entry.is_dir()]
            game = _root(entries, path.name)
            left = MOST_BYTES
            for entry in entries:
                target = place / entry.filename
                target.parent.mkdir(parents=True, exist_ok=True)
                with packed.open(entry) as source:
                    # A size that the file claims is no promise: count what really comes.
                    data = source.read(left + 1)
                left -= len(data)
                if left < 0:
                    text = "{file} is too large to be a game."
                    raise GameFileError(in_words(text, file=path.name))
                target.write_bytes(data)
    except _DAMAGE as error:
        text = "{file} is damaged, or is no game."
        raise GameFileError(in_words(text, file=path.name)) from error
    except OSError as error:
        text = "{file} can't be read: {reason}."
        raise GameFileError(in_words(text, file=path.name, reason=reason_of(error))) from error
    return _checked(place / game)


def _root(entries: list[zipfile.ZipInfo], name: str) -> str:
    """Find the one folder that everything lies in. Raises GameFileError."""
    if len(entries) > MOST_FILES:
        raise GameFileError(in_words("{file} has too many files to be a game.", file=name))
    roots = set()
    for entry in entries:
        parts = PurePosixPath(entry.filename).parts
        odd = "\\" in entry.filename or ":" in entry.filename or "\0" in entry.filename
        odd = odd or entry.compress_type not in _METHODS
        if odd or len(parts) < 2 or parts[0] == "/" or ".." in parts:
            text = "{file} holds {inner}, which is no file of a game."
            raise GameFileError(in_words(text, file=name, inner=repr(entry.filename)))
        roots.add(parts[0])
    if len(roots) != 1 or f"{min(roots)}/{GAME_FILE}" not in {e.filename for e in entries}:
        text = "{file} holds no game: one folder with {inner} in it."
        raise GameFileError(in_words(text, file=name, inner=GAME_FILE))
    return roots.pop()


def _checked(folder: Path) -> GameInfo:
    faults = FaultList()
    info, _ = read_game(folder, bundled=False, faults=faults)
    if info is None:
        raise GameFileError(str(faults.in_order()[0]))
    if (carddata_folder() / info.id).exists():
        text = "There is a game {game} already that comes with the program."
        raise GameFileError(in_words(text, game=repr(info.id)))
    return info
