"""Irregularity for drawings: numbers that look random and are the same each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

from tabletop.engine.chance import mix

T = TypeVar("T")


class Grain:
    """A stream of numbers from a word; it only serves looks, never play."""

    def __init__(self, word: str) -> None:
        self._state = crc32(word.encode())

    def part(self) -> float:
        """Give a number from 0 to 1."""
        self._state = mix(self._state)
        return self._state / float(1 << 64)

    def between(self, low: float, high: float) -> float:
        """Give a number between two."""
        return low + (high - low) * self.part()

    def whole(self, low: int, high: int) -> int:
        """Give a whole number from ``low`` to ``high``, both included."""
        return min(high, low + int(self.part() * (high - low + 1)))

    def one_of(self, things: Sequence[T]) -> T:
        """Give one of these."""
        return things[self.whole(0, len(things) - 1)]
