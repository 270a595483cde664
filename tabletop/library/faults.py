"""Mistakes in card data: where, what was expected, all at once."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tabletop.engine.message import in_words


@dataclass(frozen=True, slots=True)
class Fault:
    """A mistake in a file of ours or of a user.

    ``line`` and ``column`` count from 1; ``line`` is 0 when the file as a whole is meant.
    ``card`` is the id of the card it lies in, or empty. ``code`` names the kind of mistake. What is
    but a ``doubt`` is a warning: the game can be played all the same.
    """

    file: Path
    line: int
    column: int
    card: str
    code: str
    message: str
    doubt: bool = False

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else str(self.file)
        card = f" {self.card}" if self.card else ""
        code = f"warning {self.code}" if self.doubt else self.code
        return f"{place}: {code}{card}: {self.message}"


class CardDataError(Exception):
    """Card data can't be used. ``faults`` lists every mistake, in the order of the files."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


@dataclass(slots=True)
class FaultList:
    """Collects the mistakes of a folder while it is read."""

    faults: list[Fault] = field(default_factory=list)

    def in_order(self) -> tuple[Fault, ...]:
        """List the mistakes by file, line and column, each once."""
        once = dict.fromkeys(self.faults)
        return tuple(sorted(once, key=lambda fault: (str(fault.file), fault.line, fault.column)))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Give a sentence that proposes the nearest known word, or lists what is known."""
    names = list(known)
    near = nearest(word, names)
    if near or not names:
        return near
    shown = ", ".join(repr(name) for name in names[:12])
    if len(names) > 12:
        more = len(names) - 12
        return in_words(" Expected one of {names} and {more} more.", names=shown, more=more)
    return in_words(" Expected one of {names}.", names=shown)


def nearest(word: str, known: Iterable[str]) -> str:
    """Give a sentence that proposes the nearest known word, or nothing where none is near."""
    near = difflib.get_close_matches(word[:64], list(known), n=1, cutoff=0.6)
    return meant(near[0]) if near else ""


def meant(word: str) -> str:
    """Give a sentence that proposes a word."""
    return in_words(" Did you mean {word}?", word=repr(word))
