"""Where the cards of a zone lie inside its box, in pixels. Plain arithmetic, no Qt.

Whatever the number of cards, nothing leaves the box: a hand closes up, a row overlaps, a spread
takes more lines, a stack lies on one spot. Only the cards of a stack that a question is about
are laid out beside it, where they can be picked (``laid_open``).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from tabletop.controller.model import CardModel, ZoneModel
from tabletop.engine.ids import CardId
from tabletop.table.scene import plates
from tabletop.table.scene.spots import ASPECT, Area, Spot, card_width, even, highest, trees

TUCK: Final = 0.17
"""How much of a card shows above the one that lies over it, in heights."""

STACK_DEPTH: Final = 4
"""How many cards of a stack are drawn; the rest are hidden by them."""

STACK_STEP: Final = 2.0

SMALLER: Final = 0.7
"""How much smaller the cards of a row become before they lie over each other."""

HAND_SMALLER: Final = 0.8
"""The same for a hand, which is read more closely."""


def arrange(zone: ZoneModel, area: Area, table: Area, largest: float) -> Mapping[CardId, Spot]:
    """Place every card of a zone. ``largest`` is the greatest height of a card on this table."""
    cards = zone.cards
    if not cards:
        return {}
    match zone.show:
        case "stack":
            return _stack(cards, area, largest)
        case "token":
            return _grid(cards, area, min(largest, area.height) * 0.6)
        case "spread":
            return _grid(cards, area, largest)
        case "hand":
            return _row(cards, area, largest, HAND_SMALLER)
        case "fan":
            return _fan(cards, area, largest)
        case "plated":
            return plates.plated(cards, area, table, largest)
        case "beside":
            return plates.beside(cards, area, table, largest)
        case "carriers":
            return plates.carriers(cards, area, table, largest)
        case "titles":
            return plates.titles(cards, area, table)
        case _:
            return _row(cards, area, largest, SMALLER)


def _stack(cards: Sequence[CardModel], area: Area, largest: float) -> dict[CardId, Spot]:
    count = len(cards)
    most = STACK_STEP * min(STACK_DEPTH - 1, count - 1)
    height = even(min(largest, (area.height - most) * 0.96, highest(cards, area) * 0.96))
    x, y = area.centre[0], area.centre[1] + most / 2
    spots = {}
    for place, card in enumerate(cards):
        above = count - 1 - place
        lift = max(0.0, most - STACK_STEP * above)
        spots[card.handle] = Spot(
            round(x), round(y) - lift, height, 90.0 * card.turn, place, above < STACK_DEPTH
        )
    return spots


def _row(
    cards: Sequence[CardModel], area: Area, largest: float, smallest: float
) -> dict[CardId, Spot]:
    """Lay cards side by side; they become smaller, down to a part, before they overlap."""
    rows = trees(cards)
    deepest = max(len(tree) for tree in rows)
    height = even(min(largest, area.height / (1 + TUCK * (deepest - 1)), highest(cards, area)))
    cells, gap = _cells(rows, height)
    total = sum(cells) + gap * (len(cells) - 1)
    if total > area.width:
        height = even(height * max(smallest, (area.width - 2 * len(cells)) / total))
        cells, gap = _cells(rows, height)
        total = sum(cells) + gap * (len(cells) - 1)
    squeeze = 1.0
    if total > area.width:
        last = cells[-1]
        squeeze = max(0.0, area.width - last) / max(1.0, total - last)
        total = area.width
    left = area.x + (area.width - total) / 2
    bottom = area.y + (area.height + height * (1 + TUCK * (deepest - 1))) / 2
    spots: dict[CardId, Spot] = {}
    layer = 0
    for tree, cell in zip(rows, cells, strict=True):
        for depth in range(len(tree) - 1, -1, -1):
            card = tree[depth]
            spots[card.handle] = Spot(
                round(left + cell / 2),
                round(bottom - height / 2 - depth * TUCK * height),
                height,
                90.0 * card.turn,
                layer,
            )
            layer += 1
        left += (cell + gap) * squeeze
    return spots


def _cells(trees: Sequence[Sequence[CardModel]], height: int) -> tuple[list[float], float]:
    """Give how wide each card of a row lies, and the gap between two."""
    width = card_width(height)
    wide = [float(height if any(card.turn % 2 for card in tree) else width) for tree in trees]
    return wide, min(10.0, height * 0.08)


def _grid(cards: Sequence[CardModel], area: Area, largest: float) -> dict[CardId, Spot]:
    """Lay cards out in as many lines as let them be largest."""
    rows = trees(cards)
    count = len(rows)
    deepest = max(len(tree) for tree in rows)
    tall = 1 + TUCK * (deepest - 1)
    sideways = any(card.turn % 2 for card in cards)
    best, columns = 0.0, 1
    for tried in range(1, count + 1):
        lines = math.ceil(count / tried)
        fits = min(
            area.height / lines / tall - 4,
            (area.width / tried - 4) / (1.0 if sideways else ASPECT),
        )
        if fits > best:
            best, columns = fits, tried
    height = even(min(largest, best))
    width = height if sideways else card_width(height)
    lines = math.ceil(count / columns)
    step_x = min(area.width / columns, width + 10.0)
    step_y = min(area.height / lines, height * tall + 10.0)
    spots: dict[CardId, Spot] = {}
    layer = 0
    middle_x, middle_y = area.centre
    for number, tree in enumerate(rows):
        line, column = divmod(number, columns)
        in_line = min(columns, count - line * columns)
        x = middle_x + (column - (in_line - 1) / 2) * step_x
        y = middle_y + (line - (lines - 1) / 2) * step_y + height * (tall - 1) / 2
        for depth in range(len(tree) - 1, -1, -1):
            card = tree[depth]
            spots[card.handle] = Spot(
                round(x), round(y - depth * TUCK * height), height, 90.0 * card.turn, layer
            )
            layer += 1
    return spots


def _fan(cards: Sequence[CardModel], area: Area, largest: float) -> dict[CardId, Spot]:
    """Lay cards under each other, the titles of those below visible."""
    count = len(cards)
    height = even(
        min(largest, area.height / (1 + TUCK * (min(count, 6) - 1)), highest(cards, area))
    )
    step = min(TUCK * height, max(0.0, area.height - height) / max(1, count - 1))
    top = area.y + (area.height - height - step * (count - 1)) / 2
    return {
        card.handle: Spot(
            round(area.centre[0]),
            round(top + height / 2 + place * step),
            height,
            90.0 * card.turn,
            place,
        )
        for place, card in enumerate(cards)
    }
