"""Exact chances of four dice: of attacks, and of prices (TT-B.2)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import Final

from tabletop.games.traveller_traders.prices import per_cent, price


def _four_dice() -> Mapping[int, int]:
    ways: dict[int, int] = {}
    for dice in product(range(1, 7), repeat=4):
        ways[sum(dice)] = ways.get(sum(dice), 0) + 1
    return MappingProxyType(ways)


WAYS: Final = _four_dice()
"""In how many of the 1,296 ways four dice fall to each total."""

ALL_WAYS: Final = 6**4


@cache
def beats(attacker: int, defender: int) -> Fraction:
    """Chance that 4d6 + ``attacker`` is strictly greater than 4d6 + ``defender`` (TT-4.3)."""
    ways = sum(
        first * second
        for mine, first in WAYS.items()
        for other, second in WAYS.items()
        if mine + attacker > other + defender
    )
    return Fraction(ways, ALL_WAYS**2)


@cache
def average_per_cent(modifier: int) -> Fraction:
    """Average per cent of the base price for 4d6 + ``modifier`` (TT-1.5)."""
    total = sum(ways * per_cent(roll + modifier) for roll, ways in WAYS.items())
    return Fraction(total, ALL_WAYS)


def pays_at_least(base: int, modifier: int, least: int) -> Fraction:
    """Chance that a price for 4d6 + ``modifier`` comes to at least so many credits."""
    ways = sum(ways for roll, ways in WAYS.items() if price(base, roll + modifier) >= least)
    return Fraction(ways, ALL_WAYS)


def in_words(chance: Fraction) -> str:
    """Put a chance as a whole per cent, never rounding a chance to none or to certainty."""
    if chance == 0 or chance == 1:
        return f"{int(chance * 100)} %"
    return f"{min(99, max(1, round(chance * 100)))} %"
