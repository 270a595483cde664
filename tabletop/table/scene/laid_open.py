"""Where cards of a stack lie that are laid out to be looked at. Plain arithmetic, no Qt.

They lie in a row near their stack, large enough to be read, or in two rows where there are many,
and cover nothing that can be picked with them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from tabletop.engine.ids import CardId
from tabletop.table.scene.spots import Area, Spot, card_width, even

HIGH: Final = 0.3
"""How much of the table's height a card takes at most."""

SMALLER: Final = (1.0, 0.85, 0.7)
"""How much smaller the cards become before they cover something after all."""

CROWDED: Final = 0.4
"""Where less of each card than this shows, in widths, they lie in two rows."""

GAP: Final = 12.0
"""What is left free around the row: frames, and signs above a card, need it."""


def lay_open(
    cards: Sequence[CardId], stack: Area, table: Area, largest: float, taken: Iterable[Spot]
) -> Mapping[CardId, Spot]:
    """Lay cards out as near to their stack as those spots let them that must stay in sight."""
    keep = [_around(spot) for spot in taken]
    tallest = min(largest, table.height * HIGH)
    lines = (
        2 if _step(len(cards), even(tallest), table) < CROWDED * card_width(even(tallest)) else 1
    )
    a_line = math.ceil(len(cards) / lines)
    heights = [even(tallest * size) for size in SMALLER]
    rooms = [(height, _room(a_line, lines, height, stack, table)) for height in heights]
    free = (
        (height, moved)
        for height, room in rooms
        for moved in sorted(_places(room, table, keep), key=lambda one: abs(one.y - room.y))
        if not any(_meet(moved, one) for one in keep)
    )
    height, room = next(free, rooms[0])
    step = _step(a_line, height, table)
    x, y = room.x + card_width(height) / 2, room.y + height / 2
    spots = {}
    for place, card in enumerate(cards):
        line, column = divmod(place, a_line)
        across, down = round(x + column * step), round(y + line * (height + GAP))
        spots[card] = Spot(across, down, height, 0.0, 450 + place)
    return spots


def _step(count: int, height: int, table: Area) -> float:
    """Tell how far the cards of a row lie apart."""
    width = card_width(height)
    return min(width + GAP, (table.width - width - 2 * GAP) / max(1, count - 1))


def _room(count: int, lines: int, height: int, stack: Area, table: Area) -> Area:
    """Give the room of so many rows across their stack."""
    across = card_width(height) + _step(count, height, table) * (count - 1)
    down = lines * height + (lines - 1) * GAP
    left = _between(stack.centre[0] - across / 2, table.x, table.x + table.width - across)
    top = _between(stack.centre[1] - down / 2, table.y, table.y + table.height - down)
    return Area(left, top, across, down)


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
