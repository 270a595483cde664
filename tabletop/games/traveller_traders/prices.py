"""The price table: four dice, modified, to per cent of a base price (TT-1.5, TT-R.1, TT-R.11)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

LOWEST: Final = 4
HIGHEST: Final = 24

PER_CENT: Final = MappingProxyType(
    {
        4: 20,
        5: 30,
        6: 40,
        7: 50,
        8: 60,
        9: 70,
        10: 80,
        11: 90,
        12: 100,
        13: 100,
        14: 100,
        15: 100,
        16: 100,
        17: 110,
        18: 120,
        19: 130,
        20: 140,
        21: 150,
        22: 160,
        23: 170,
        24: 180,
    }
)


def per_cent(roll: int) -> int:
    """Read the table; what is off its ends reads as the end (TT-R.1)."""
    return PER_CENT[max(LOWEST, min(HIGHEST, roll))]


def price(base: int, roll: int) -> int:
    """Give the price for a modified roll, in whole credits; a half is rounded up (TT-R.11)."""
    return (base * per_cent(roll) + 50) // 100
