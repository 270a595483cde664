"""The open record of Lanes, and its places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.engine.ids import SeatId, ZoneId

ANNOUNCED: Final = ZoneId("announced")
GONE: Final = ZoneId("gone")


@dataclass(frozen=True, slots=True)
class Voyage:
    """Whose turn it is, and in which round."""

    acting: SeatId
    round: int = 1
