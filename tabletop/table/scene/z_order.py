"""What lies above what on the table: every z value of the scene."""

from __future__ import annotations

from typing import Final

SEAT: Final = 0.0
ZONE: Final = 10.0
TRACK: Final = 20.0
CARD: Final = 1_000.0
ZONE_STEP: Final = 500.0
BADGE: Final = 40_000.0
OPENED: Final = 45_000.0
"""Cards of a stack that are laid out beside it: above all others and their counts."""
VEIL: Final = 50_000.0
LIT: Final = 60_000.0
MOVING: Final = 130_000.0
FOCUS: Final = 150_000.0
LABEL: Final = 160_000.0
HELD: Final = 200_000.0
DICE: Final = 210_000.0


def lifted(z: float) -> float:
    """Raise a card above the others of its zone, and no further."""
    return z - z % ZONE_STEP + ZONE_STEP - 1


# Among the children of one card.
RING: Final = 1.0
CHIP: Final = 2.0
NUMBER: Final = 3.0


def card(zone: int, place: int) -> float:
    """Give the z of a card by the number of its zone and its place in it."""
    return CARD + zone * ZONE_STEP + place


def lit(z: float) -> float:
    """Raise something above the veil that dims the rest."""
    return z + LIT
