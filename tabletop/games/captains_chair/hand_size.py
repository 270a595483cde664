"""Hand size: five, changed by cards in play (``CC-4.15``, ``CC-R.41``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.standing import HandSize, holding

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

NORMAL: Final = 5


def hand_size(reader: Reader, seat: SeatId) -> int:
    """Give the number of cards that a captain draws up to: first set, then added to."""
    size, more = NORMAL, 0
    for standing, held in holding(reader, HandSize, seat):
        if standing.to is not None:
            size = standing.to.amount(reader, held.context)
        if standing.by is not None:
            more += standing.by.amount(reader, held.context)
    return max(0, size + more)
