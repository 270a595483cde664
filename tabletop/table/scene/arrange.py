"""Where the cards of a zone lie inside its box, in pixels. Plain arithmetic, no Qt.

Whatever the number of cards, nothing leaves the box: a hand closes up, a row overlaps, a spread
takes more lines, a stack lies on one spot. Only the cards of a stack that a question is about
are laid out beside it, where they can be picked.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tabletop.controller.model import CardModel, ZoneModel
from tabletop.engine.ids import CardId

ASPECT: Final = 63 / 88
"""A card's width by its height."""

TUCK: Final = 0.17
"""How much of a card shows above the one that lies over it, in heights."""

STACK_DEPTH: Final = 4
"""How many cards of a stack are drawn; the rest are hidden by them."""

STACK_STEP: Final = 2.0

SMALLER: Final = 0.7
"""How much smaller the cards of a row become before they lie over each other."""


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle in pixels of the table."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of it."""
        return self.x + self.width / 2, self.y + self.height / 2

    def shrunk(self, by: float) -> Area:
        """Take away so much on each side, as far as there is something left."""
        across, down = min(by, self.width / 3), min(by, self.height / 3)
        return Area(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def below(self, head: float) -> Area:
        """Leave out a strip at the top."""
        return Area(self.x, self.y + head, self.width, self.height - head)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its centre, its height, its angle in degrees, and its layer in the zone.

    ``shown`` is False for cards that others of their stack hide.
    """

    x: float
    y: float
    height: int
    angle: float
    layer: int
    shown: bool = True

    @property
    def width(self) -> int:
        """The width of the card."""
        return card_width(self.height)


def card_width(height: int) -> int:
    """Give the width of a card; even, so that its centre lies on a pixel."""
    return max(2, round(height * ASPECT / 2) * 2)


def _even(height: float) -> int:
    return max(8, int(height / 2) * 2)


def arrange(zone: ZoneModel, area: Area, table: Area, largest: float) -> Mapping[CardId, Spot]:
    """Place every card of a zone. ``largest`` is the greatest height of a card on this table."""
    cards = zone.cards
    if not cards:
        return {}
    match zone.show:
        case "stack":
            spots = _stack(cards, area, largest)
            if zone.opened:
                spots.update(_opened(zone, area, table, largest))
            return spots
        case "token":
            return _grid(cards, area, min(largest, area.height) * 0.6)
        case "spread":
            return _grid(cards, area, largest)
        case "hand":
            return _row(cards, area, largest, 1.0)
        case "fan":
            return _fan(cards, area, largest)
        case _:
            return _row(cards, area, largest, SMALLER)


def _stack(cards: Sequence[CardModel], area: Area, largest: float) -> dict[CardId, Spot]:
    height = _even(min(largest, area.height * 0.96, area.width * 0.96 / ASPECT))
    x, y = area.centre
    spots = {}
    count = len(cards)
    for place, card in enumerate(cards):
        above = count - 1 - place
        lift = STACK_STEP * max(0, min(STACK_DEPTH - 1, count - 1) - above)
        spots[card.handle] = Spot(
            round(x), round(y) - lift, height, 90.0 * card.turn, place, above < STACK_DEPTH
        )
    return spots


def _opened(zone: ZoneModel, area: Area, table: Area, largest: float) -> dict[CardId, Spot]:
    height = _even(min(largest, table.height * 0.3))
    width = card_width(height)
    count = len(zone.opened)
    step = min(width + 12.0, (table.width - width - 24) / max(1, count - 1))
    total = width + step * (count - 1)
    left = area.centre[0] - total / 2
    left = min(max(left, table.x + 12), table.x + table.width - 12 - total)
    y = min(max(area.centre[1], table.y + height / 2), table.y + table.height - height / 2)
    return {
        handle: Spot(round(left + width / 2 + place * step), round(y), height, 0.0, 450 + place)
        for place, handle in enumerate(zone.opened)
    }


def _trees(cards: Sequence[CardModel]) -> list[list[CardModel]]:
    """Group cards with what is attached to them, the foundation first."""
    children: dict[CardId, list[CardModel]] = {}
    here = {card.handle for card in cards}
    roots = []
    for card in cards:
        if card.attached_to in here and card.attached_to is not None:
            children.setdefault(card.attached_to, []).append(card)
        else:
            roots.append(card)

    def walk(card: CardModel) -> list[CardModel]:
        found = [card]
        for child in children.get(card.handle, ()):
            found += walk(child)
        return found

    return [walk(root) for root in roots]


def _row(
    cards: Sequence[CardModel], area: Area, largest: float, smallest: float
) -> dict[CardId, Spot]:
    """Lay cards side by side; they become smaller, down to a part, before they overlap."""
    trees = _trees(cards)
    deepest = max(len(tree) for tree in trees)
    sideways = any(card.turn % 2 for card in cards)
    across = area.width * (ASPECT if sideways else 1.0)
    height = _even(min(largest, area.height / (1 + TUCK * (deepest - 1)), across / ASPECT))
    cells, gap = _cells(trees, height)
    total = sum(cells) + gap * (len(cells) - 1)
    if total > area.width:
        height = _even(height * max(smallest, (area.width - 2 * len(cells)) / total))
        cells, gap = _cells(trees, height)
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
    for tree, cell in zip(trees, cells, strict=True):
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
    trees = _trees(cards)
    count = len(trees)
    deepest = max(len(tree) for tree in trees)
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
    height = _even(min(largest, best))
    width = height if sideways else card_width(height)
    lines = math.ceil(count / columns)
    step_x = min(area.width / columns, width + 10.0)
    step_y = min(area.height / lines, height * tall + 10.0)
    spots: dict[CardId, Spot] = {}
    layer = 0
    middle_x, middle_y = area.centre
    for number, tree in enumerate(trees):
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
    height = _even(
        min(largest, area.height / (1 + TUCK * (min(count, 6) - 1)), area.width / ASPECT)
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
