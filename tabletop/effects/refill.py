"""What comes first when a card must be drawn and the pile is empty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.engine.frames import At, Next, Procedure, done
from tabletop.engine.ids import SeatId, ZoneId


@dataclass(frozen=True, slots=True)
class Refill:
    """An empty pile, and the seat that needs a card of it."""

    zone: ZoneId
    seat: SeatId


def nothing(_at: At[Refill]) -> Next:
    """Leave the pile empty."""
    return done()


NO_REFILL: Final = Procedure("effects.refill", Refill, nothing)
"""The procedure of a game whose piles stay empty."""
