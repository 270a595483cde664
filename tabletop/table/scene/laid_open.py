"""Where cards of a stack lie that are laid out to be looked at. Plain arithmetic, no Qt.

They lie in one row near their stack, large enough to be read, and cover nothing that can be picked
with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from tabletop.engine.ids import CardId
from tabletop.table.scene.spots import Area, Spot, card_width, even

HIGH: Final = 0.3
"""How much of the table's height a card takes at most."""

SMALLER: Final = (1.0, 0.85, 0.7)
"""How much smaller the cards become before they cover something after all."""

GAP: Final = 12.0
"""What is left free around the row: frames, and signs above a card, need it."""


def lay_open(
    cards: Sequence[CardId], stack: Area, table: Area, largest: float, taken: Iterable[Spot]
) -> Mapping[CardId, Spot]:
    """Lay cards in a row as near to their stack as those spots let them that must stay in sight."""
    keep = [_around(spot) for spot in taken]
    tallest = min(largest, table.height * HIGH)
    rows = [_row(len(cards), stack, table, even(tallest * size)) for size in SMALLER]
    free = (
        moved
        for row in rows
        for moved in sorted(_places(row, table, keep), key=lambda one: abs(one.y - row.y))
        if not any(_meet(moved, one) for one in keep)
    )
    row = next(free, rows[0])
    height = int(row.height)
    width = card_width(height)
    step = (row.width - width) / max(1, len(cards) - 1)
    return {
        card: Spot(
            round(row.x + width / 2 + place * step), round(row.centre[1]), height, 0.0, 450 + place
        )
        for place, card in enumerate(cards)
    }


def _row(count: int, stack: Area, table: Area, height: int) -> Area:
    """Give the room of a row across its stack."""
    width = card_width(height)
    step = min(width + GAP, (table.width - width - 2 * GAP) / max(1, count - 1))
    total = width + step * (count - 1)
    left = _between(stack.centre[0] - total / 2, table.x, table.x + table.width - total)
    top = _between(stack.centre[1] - height / 2, table.y, table.y + table.height - height)
    return Area(left, top, total, height)


def _between(wanted: float, low: float, high: float) -> float:
    """Keep a row off the edges of the table, where there is room enough."""
    return max(low, min(max(wanted, low + GAP), high - GAP))


def _places(row: Area, table: Area, keep: Sequence[Area]) -> Iterator[Area]:
    """List where a row could go: where it would lie, or just above or below what must be seen."""
    yield row
    for one, above in product(keep, (True, False)):
        y = one.y - row.height - GAP if above else one.y + one.height + GAP
        if table.y <= y <= table.y + table.height - row.height:
            yield Area(row.x, y, row.width, row.height)


def _around(spot: Spot) -> Area:
    upright = spot.angle % 180 == 0
    width, height = (spot.width, spot.height) if upright else (spot.height, spot.width)
    return Area(spot.x - width / 2, spot.y - height / 2, width, height)


def _meet(one: Area, other: Area) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )
