"""The journal: a file of lines that only ever grows, each sealed with a checksum.

The checksum of a line covers all lines before it, so that a changed, missing or foreign line is
found. A last line that was cut (the process was killed while it wrote) is dropped; the line
before it was whole before anything was shown.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any, Final

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.session.errors import SaveError

MOST_BYTES: Final = 64_000_000
SEAL: Final = ',"seal":"'
SEAL_LENGTH: Final = 16

Entry = Mapping[str, Any]


def _seal(before: str, body: str) -> str:
    return hashlib.sha256(f"{before}\n{body}".encode()).hexdigest()[:SEAL_LENGTH]


def seal_line(before: str, entry: Entry) -> tuple[bytes, str]:
    """Write an entry as a line that follows the line with the seal ``before``."""
    body = json.dumps(entry, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    seal = _seal(before, body)
    return f'{body[:-1]}{SEAL}{seal}"}}\n'.encode(), seal


def seal_lines(entries: Iterable[Entry]) -> bytes:
    """Write a whole journal."""
    seal, lines = "", []
    for entry in entries:
        line, seal = seal_line(seal, entry)
        lines.append(line)
    return b"".join(lines)


@dataclass(frozen=True, slots=True)
class Read:
    """What a journal holds: its entries, the seal of the last, and how many bytes are good."""

    entries: tuple[Entry, ...]
    seal: str
    length: int
    cut: bool


def read_journal(path: Path) -> Read:
    """Read and check a journal. Raises SaveError, with one clear sentence."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise SaveError(in_words("{file} is no ordinary file.", file=path.name))
        if path.stat().st_size > MOST_BYTES:
            text = "{file} is too large to be a saved match."
            raise SaveError(in_words(text, file=path.name))
        data = path.read_bytes()
    except OSError as error:
        text = "{file} can't be read: {reason}."
        raise SaveError(in_words(text, file=path.name, reason=reason_of(error))) from error
    return parse_journal(data, path.name)


def parse_journal(data: bytes, name: str) -> Read:
    """Check the bytes of a journal; ``name`` is for the error."""
    entries: list[Entry] = []
    seal, length = "", 0
    lines = data.split(b"\n")
    rest = lines.pop()
    for number, line in enumerate(lines, 1):
        entry, seal = _parse_line(line, seal, number, name)
        entries.append(entry)
        length += len(line) + 1
    if not entries:
        raise SaveError(in_words("{file} is not a saved match.", file=name))
    return Read(tuple(entries), seal, length, bool(rest))


def _parse_line(line: bytes, before: str, number: int, name: str) -> tuple[Entry, str]:
    if number == 1 and not line.startswith(b"{"):
        raise SaveError(in_words("{file} is not a saved match.", file=name))
    try:
        text = line.decode()
        body, mark, ending = text.rpartition(SEAL)
        if not mark or ending != f'{_seal(before, body + "}")}"}}':
            raise _damaged(number, name)
        entry = json.loads(body + "}")
    except (ValueError, RecursionError) as error:
        raise _damaged(number, name) from error
    if not isinstance(entry, dict):
        raise _damaged(number, name)
    return entry, ending[:SEAL_LENGTH]


def _damaged(line: int, name: str) -> SaveError:
    return SaveError(in_words("{file} is damaged in line {line}.", file=name, line=str(line)))


def is_open(path: Path) -> bool:
    """Tell whether a match is being played on in a file, here or in another window."""
    if sys.platform == "win32":
        return False  # an open file can't be removed or replaced there anyway
    import fcntl

    try:
        with path.open("r+b") as file:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False  # it can't be opened, so nobody plays on in it
    return False


class Journal:
    """A journal that is open for writing. Nobody else can open it meanwhile."""

    def __init__(self, path: Path, file: FileIO, seal: str, length: int) -> None:
        self.path = path
        self._file = file
        self._seal = seal
        self._length = length

    @classmethod
    def create(cls, path: Path, entries: Iterable[Entry]) -> Journal:
        """Begin a journal; a file of that name must not be there yet.

        The file appears with these entries in it: whoever is killed meanwhile leaves none that
        looks like a damaged match.
        """
        if path.exists():
            text = "{file} can't be written: there is a file of that name."
            raise SaveError(in_words(text, file=path))
        journal = cls(path, _begun(path, data := seal_lines(entries)), "", len(data))
        journal._lock()
        journal._seal = parse_journal(data, path.name).seal
        return journal

    @classmethod
    def go_on(cls, path: Path) -> tuple[Journal, Read]:
        """Open a journal to write on; a cut last line is removed."""
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            text = "{file} can't be opened: {reason}."
            raise SaveError(in_words(text, file=path.name, reason=reason_of(error))) from error
        journal = cls(path, file, "", 0)
        try:
            journal._lock()
            read = read_journal(path)
        except SaveError:
            file.close()
            raise
        if file.seek(0, os.SEEK_END) != read.length:
            # Else the file, and when it was saved, stay as they are.
            file.truncate(read.length)
            file.seek(read.length)
        journal._seal, journal._length = read.seal, read.length
        return journal, read

    def append(self, entry: Entry, *, sync: bool = False) -> None:
        """Add a line; it is with the system when this returns (``sync``: on the disk).

        Raises SaveError when that fails, and then the line isn't there.
        """
        line, seal = seal_line(self._seal, entry)
        try:
            if self._file.write(line) != len(line):
                raise OSError(errno.ENOSPC, in_words("the disk is full"))
            if sync:
                os.fsync(self._file.fileno())
        except OSError as error:
            self._file.truncate(self._length)
            self._file.seek(self._length)
            text = "The match can't be saved in {file}: {reason}."
            raise SaveError(in_words(text, file=self.path, reason=reason_of(error))) from error
        self._seal = seal
        self._length += len(line)

    def replace(self, entries: Iterable[Entry]) -> None:
        """Put other lines in place of all, at once: either the old or the new are there."""
        data = seal_lines(entries)
        begun = _begun(self.path, data)
        self._file.close()
        self._file = begun
        self._lock()
        self._seal = parse_journal(data, self.path.name).seal
        self._length = len(data)

    def close(self) -> None:
        """Give the file back."""
        self._file.close()

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            text = "{file} is open in another window."
            raise SaveError(in_words(text, file=self.path.name)) from error
        if not _is_at(self.path, self._file):
            self._file.close()
            text = "{file} was just changed in another window."
            raise SaveError(in_words(text, file=self.path.name))


def _is_at(path: Path, file: FileIO) -> bool:
    """Tell whether the open file is still the one of that name, not one that it replaced."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


def _begun(path: Path, data: bytes) -> FileIO:
    """Write a file whole, and open it to be written on."""
    write_whole(path, data)
    try:
        file = path.open("r+b", buffering=0)
    except OSError as error:
        text = "{file} can't be opened: {reason}."
        raise SaveError(in_words(text, file=path, reason=reason_of(error))) from error
    file.seek(len(data))
    return file


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that either all of it is there or what was there before."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        if draft.exists():
            draft.unlink()
        text = "{file} can't be written: {reason}."
        raise SaveError(in_words(text, file=path, reason=reason_of(error))) from error
