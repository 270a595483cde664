"""Files with cards: which they are, and reading and writing their text."""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable
from itertools import chain, count
from pathlib import Path
from typing import Final

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.games.checking import folder_of
from tabletop.library.folders import user_folder
from tabletop.library.info import GameInfo
from tabletop.library.loader import card_files
from tabletop.library.strict_yaml import MOST_BYTES
from tabletop.session.errors import SaveError
from tabletop.session.journal import write_whole

_CARDS: Final = re.compile(r"cards\.yaml|cards/[^/]+\.yaml")
"""Where in a game's folder there are cards, as ``library.loader`` reads them."""


class FileError(Exception):
    """A file can't be opened or written; the message is a sentence for its author."""


def game_folder(path: Path) -> Path | None:
    """Find the folder of the game that a file holds cards of; None for any other file."""
    folder = folder_of(path)
    if folder is None:
        return None
    inside = path.absolute().relative_to(folder.absolute()).as_posix()
    return folder.absolute() if _CARDS.fullmatch(inside) else None


def offered(games: Iterable[GameInfo]) -> tuple[tuple[GameInfo, tuple[Path, ...]], ...]:
    """List the files with cards of each game."""
    return tuple((info, card_files(info.folder)) for info in games)


def read_text(path: Path) -> str:
    """Read a file. Raises FileError where it is none, or no text."""
    try:
        if path.is_fifo() or path.is_socket():
            raise OSError(errno.EINVAL, in_words("it is no ordinary file"))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        reason = reason_of(error)
        raise FileError(
            in_words("{path} can't be read: {reason}.", path=path, reason=reason)
        ) from error
    if len(data) > MOST_BYTES:
        raise FileError(
            in_words(
                "{path} can't be read: it is larger than {most} bytes; cards can stand in several "
                "files.",
                path=path,
                most=f"{MOST_BYTES:,}",
            )
        )
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(
            in_words(
                "{path} can't be read: it is no text in UTF-8 (line {line}).",
                path=path,
                line=data.count(b"\n", 0, error.start) + 1,
            )
        ) from error


def set_aside(path: Path, game: str, text: str) -> Path:
    """Keep a text that can't go into its file, in the user's own folder. Raises FileError."""
    folder = user_folder() / "unsaved"
    name = f"{game}-{path.stem}"
    names = chain((name,), (f"{name}-{number}" for number in count(2)))
    free = (folder / f"{one}.yaml" for one in names)
    beside = next(one for one in free if not one.exists())
    write_text(beside, text)
    return beside


def write_text(path: Path, text: str) -> None:
    """Write a file, wholly or not at all. Raises FileError."""
    try:
        write_whole(path.resolve(), text.encode("utf-8"))
    except SaveError as error:
        raise FileError(str(error)) from error
