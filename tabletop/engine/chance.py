"""Chance: a small counter-based generator, so that its whole state is two integers.

Each number is a mix of seed and position (the finaliser of Sebastiano Vigna's SplitMix64), so
going back in a match and on again gives the same dice and the same shuffles.
"""

from __future__ import annotations

from dataclasses import dataclass

_RANGE = 1 << 64
_MASK = _RANGE - 1
_SAFE = _RANGE - (1 << 32)
_GOLDEN = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """Scatter a 64-bit number over 64 bits."""
    value = (value + _GOLDEN) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def _below(limit: int, start: int, drawn: int) -> tuple[int, int]:
    """Give a number and how many were drawn; those that would favour low numbers are skipped."""
    bound = _RANGE - _RANGE % limit
    while True:
        drawn += 1
        number = mix(start + drawn * _GOLDEN & _MASK)
        if number < bound:
            return number % limit, drawn


@dataclass(frozen=True, slots=True)
class Chance:
    """The state of chance: the seed, and how many numbers have been drawn since."""

    seed: int
    drawn: int = 0

    def below(self, limit: int) -> tuple[int, Chance]:
        """Give a number from 0 to ``limit - 1``, each as likely, and the state after it."""
        if limit < 1:
            raise ValueError("limit must be at least 1")
        number, drawn = _below(limit, mix(self.seed & _MASK), self.drawn)
        return number, Chance(self.seed, drawn)

    def roll(self, count: int, sides: int) -> tuple[tuple[int, ...], Chance]:
        """Roll ``count`` dice of ``sides`` sides."""
        state, dice = self, []
        for _ in range(count):
            face, state = state.below(sides)
            dice.append(face + 1)
        return tuple(dice), state

    def permutation(self, count: int) -> tuple[tuple[int, ...], Chance]:
        """Give the numbers 0 to ``count - 1`` in a random order (Fisher and Yates)."""
        order = list(range(count))
        start, drawn = mix(self.seed & _MASK), self.drawn
        for last in range(count - 1, 0, -1):
            # What _below does, without its two calls: a large deck takes thousands of these.
            value = start + (drawn + 2) * _GOLDEN & _MASK
            value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
            number = value ^ (value >> 31)
            if number < _SAFE:  # as nearly always: below the bound of any limit
                drawn += 1
                other = number % (last + 1)
            else:
                other, drawn = _below(last + 1, start, drawn)
            order[last], order[other] = order[other], order[last]
        return tuple(order), Chance(self.seed, drawn)
