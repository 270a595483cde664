"""How likely a first hand holds what one hopes for."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb


@dataclass(frozen=True, slots=True)
class Odds:
    """A hope: how many cards of the deck would do, how likely the hand holds at least one of
    them, and how many it holds on average.
    """

    hope: str
    cards: int
    chance: float
    average: float


def at_least_one(size: int, hits: int, drawn: int) -> float:
    """Give the chance that of so many cards drawn at least one is a hit."""
    drawn = min(drawn, size)
    if not 0 <= hits <= size or drawn <= 0:
        return 0.0
    return 1.0 - comb(size - hits, drawn) / comb(size, drawn)


def odds_of(hope: str, hits: int, size: int, drawn: int) -> Odds:
    """Work out the odds of one hope for a hand drawn from a deck of this size."""
    average = min(drawn, size) * hits / size if size else 0.0
    return Odds(hope, hits, at_least_one(size, hits, drawn), average)
