"""Where card data was written: values with line and column, and what is wrong with them.

The library's YAML reader makes a tree of :class:`Marked`; the language reads it. Nobody stops at
the first mistake: each is put on a list with its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Scalar = None | bool | int | float | str


@dataclass(frozen=True, slots=True)
class Marked:
    """A value with the place where it begins (line and column count from 1).

    ``value`` is a scalar, a tuple of further marked values (a YAML list), or a mapping from the
    key's text to an :class:`Entry` (a YAML mapping; the reader refuses keys that are no text and
    keys that come twice).
    """

    value: Scalar | tuple[Marked, ...] | Mapping[str, Entry]
    line: int = 0
    column: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """A key of a mapping, marked too, and its value."""

    key: Marked
    value: Marked


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake in card data: a code for looking it up, a sentence, and the place."""

    code: str
    message: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong with a card as a whole: the way to the place in its data, and as above."""

    path: tuple[str | int, ...]
    code: str
    message: str


def mark(plain: Any, line: int = 0, column: int = 0) -> Marked:
    """Make a marked tree of plain lists, dicts and scalars; all of it gets the same place."""
    if isinstance(plain, dict):
        entries = {
            str(key): Entry(Marked(str(key), line, column), mark(part, line, column))
            for key, part in plain.items()
        }
        return Marked(entries, line, column)
    if isinstance(plain, list | tuple):
        return Marked(tuple(mark(part, line, column) for part in plain), line, column)
    if plain is None or isinstance(plain, bool | int | float | str):
        return Marked(plain, line, column)
    raise TypeError(f"card data has no {type(plain).__name__}")


def plain(marked: Marked) -> Any:
    """Give back the values without their places."""
    value = marked.value
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if isinstance(value, Mapping):
        return {key: plain(entry.value) for key, entry in value.items()}
    return value
