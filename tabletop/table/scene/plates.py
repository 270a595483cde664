"""Where cards lie that are shown as title plates: above or beside their foundation, or in columns.

A plate is as high as a line of text, whatever the size of the cards; so titles can be read where
whole cards would be too small to be told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.controller.model import CardModel
from tabletop.engine.ids import CardId
from tabletop.table.scene.spots import ASPECT, Area, Spot, card_width, even, highest, trees

PLATE: Final = 1 / 38
"""The height of a plate, in heights of the table."""
LOWEST: Final = 13.0
SHORTEST: Final = 0.76
"""How much lower plates become before they stand in a further column."""
NARROWEST: Final = 3.0
"""A column narrower than this, in heights of a plate, shows no title worth reading."""
INDENT: Final = 0.5
"""How far an attached card is set in under its foundation, in heights of a plate."""
GAP: Final = 2.0
WIDE_PLATE: Final = 1.45
NARROW_PLATE: Final = 0.9
"""How wide plates beside a card are, in widths of a card, where there is room and where not."""
SMALLER: Final = 0.62
"""How much smaller cards become before they lie over each other."""
UNCOVERED: Final = 0.85
"""How much of a card is to be seen at least where another one lies over it."""
COVERED: Final = 0.6
"""How much of a card its plates cover at most, where they have no other room."""
TALL: Final = 1.75
"""How much higher a plate with two lines is."""


def plate_height(table: Area) -> int:
    """Give the height of a plate on this table."""
    return even(max(LOWEST, table.height * PLATE))


def plated(
    cards: Sequence[CardModel], area: Area, table: Area, largest: float
) -> dict[CardId, Spot]:
    """Lay cards in a row, what is attached to each as plates of its width above it."""
    rows = trees(cards)
    plate = plate_height(table)
    deepest = max(len(tree) for tree in rows) - 1
    plate = min(plate, even(area.height * 0.5 / deepest)) if deepest else plate
    height = even(
        min(largest, area.height - deepest * (plate + 1), highest([tree[0] for tree in rows], area))
    )
    cells = [float(height if tree[0].turn % 2 else card_width(height)) for tree in rows]
    gap = min(10.0, height * 0.08)
    needed = sum(cells) + gap * (len(cells) - 1)
    if needed > area.width:
        height = even(max(height * 0.72, height * (area.width - gap * len(cells)) / needed))
        cells = [float(height if tree[0].turn % 2 else card_width(height)) for tree in rows]
        needed = sum(cells) + gap * (len(cells) - 1)
    squeeze = 1.0
    if needed > area.width:
        squeeze = max(0.0, area.width - cells[-1]) / max(1.0, needed - cells[-1])
        needed = area.width
    left = area.x + (area.width - needed) / 2
    bottom = area.y + (area.height + height + deepest * (plate + 1)) / 2
    spots: dict[CardId, Spot] = {}
    layer = 0
    for tree, cell in zip(rows, cells, strict=True):
        wide = card_width(height)
        y = bottom - (card_width(height) if tree[0].turn % 2 else height) - (plate + 1) / 2
        for card in tree[1:]:
            x = left + (cell if tree[0].turn % 2 else wide) / 2
            spots[card.handle] = _plate(x, y, plate, wide, layer)
            y -= plate + 1
            layer += 1
        root = tree[0]
        tall = card_width(height) if root.turn % 2 else height
        spots[root.handle] = Spot(
            round(left + cell / 2), round(bottom - tall / 2), height, 90.0 * root.turn, layer
        )
        layer += 1
        left += (cell + gap) * squeeze
    return spots


def beside(
    cards: Sequence[CardModel], area: Area, table: Area, largest: float
) -> dict[CardId, Spot]:
    """Lay a card at the left and what is attached to it as plates at its right."""
    rows = trees(cards)
    if len(rows) != 1:
        return plated(cards, area, table, largest)
    (root, *attached) = rows[0]
    sideways = root.turn % 2 == 1
    height = even(min(largest, area.height, area.width * 0.6 / (1 if sideways else ASPECT)))
    wide = height if sideways else card_width(height)
    room = area.width - wide - 6
    total = wide + (min(room, 2.2 * wide) + 6 if attached else 0)
    left = area.x + (area.width - total) / 2
    middle = area.y + area.height / 2
    spots = {
        root.handle: Spot(round(left + wide / 2), round(middle), height, 90.0 * root.turn, 0),
    }
    if attached:
        plate = even(min(plate_height(table) * 1.35, (area.height - 2) / len(attached) - GAP))
        across = even(min(room, 2.2 * wide))
        y = middle - height / 2 + plate / 2
        step = min(plate + GAP + 2, (height - plate) / max(1, len(attached) - 1))
        for layer, card in enumerate(attached, 1):
            x = left + wide + 6 + across / 2
            spots[card.handle] = _plate(x, y, plate, across, layer)
            y += step
    return spots


def carriers(
    cards: Sequence[CardModel], area: Area, table: Area, largest: float
) -> dict[CardId, Spot]:
    """Lay cards in a row, what is attached to each as plates at its right, with their traits.

    Where there is little room plates become narrower before cards become smaller; where there is
    too little they lie on the foot of their cards, and in the end all become plates, in columns.
    """
    rows = trees(cards)
    plate = plate_height(table)
    height = even(min(largest, area.height, highest([tree[0] for tree in rows], area)))
    part = WIDE_PLATE
    wanted = _row_width(rows, height, part)
    if wanted > area.width:
        plain = _row_width(rows, height, 0.0)
        room = (area.width - plain) / max(1.0, wanted - plain)
        part = max(NARROW_PLATE, WIDE_PLATE * room)
        wanted = _row_width(rows, height, part)
    if wanted > area.width:
        smaller = even(max(height * SMALLER, height * area.width / wanted))
        wanted = _row_width(rows, smaller, part)
        if wanted > area.width and part:
            part = 0.0
            wanted = _row_width(rows, height, part)
            smaller = even(max(height * SMALLER, height * area.width / max(area.width, wanted)))
            wanted = _row_width(rows, smaller, part)
        height = smaller
    squeeze = 1.0
    if wanted > area.width:
        last = _tree_width(rows[-1], height, part)
        squeeze = max(0.0, area.width - last) / max(1.0, wanted - last)
        wanted = area.width
    if squeeze < UNCOVERED and len(rows) > 1:
        return titles(cards, area, table)
    left = area.x + (area.width - wanted) / 2
    bottom = area.y + (area.height + height) / 2
    spots: dict[CardId, Spot] = {}
    for tree in rows:
        root, wide = tree[0], _tree_width(tree, height, part)
        across = height if root.turn % 2 else card_width(height)
        tall = card_width(height) if root.turn % 2 else height
        layer = len(spots)
        spots[root.handle] = Spot(
            round(left + across / 2), round(bottom - tall / 2), height, 90.0 * root.turn, layer
        )
        if len(tree) > 1 and part:
            fits = tall >= (len(tree) - 1) * (plate * TALL + GAP)
            high = tall if fits else height
            right = left + across + GAP
            room_for = Area(right, bottom - high, wide - across - GAP * 3, high)
            spots.update(_stacked(tree, room_for, plate, layer + 1))
        elif len(tree) > 1:
            deep = min((plate + GAP) * (len(tree) - 1), tall * COVERED)
            foot = Area(left + GAP, bottom - deep, across - 2 * GAP, deep)
            spots.update(_stacked(tree, foot, plate, layer + 1))
        left += wide * squeeze
    return spots


def _row_width(rows: Sequence[Sequence[CardModel]], height: int, part: float) -> float:
    return sum(_tree_width(tree, height, part) for tree in rows)


def _tree_width(tree: Sequence[CardModel], height: int, part: float) -> float:
    """Give how wide a card with its plates lies, and a gap behind it."""
    card = height if tree[0].turn % 2 else card_width(height)
    plates = part * card_width(height) if len(tree) > 1 else 0.0
    return card + plates + max(6.0, height * 0.08)


def _stacked(tree: Sequence[CardModel], area: Area, plate: int, layer: int) -> dict[CardId, Spot]:
    """Stack the plates of a tree from the top, those of what lies deeper set in; with a second
    line where there is room for it.
    """
    attached = tree[1:]
    step = area.height / len(attached)
    tall = step >= plate * TALL * 0.82 + GAP
    high = even(max(8.0, min(plate * TALL if tall else plate, step - GAP)))
    depth = {tree[0].handle: 0}
    spots: dict[CardId, Spot] = {}
    y = area.y + high / 2
    for number, card in enumerate(attached):
        on = card.attached_to
        deep = depth[card.handle] = 1 + (depth.get(on, 0) if on is not None else 0)
        indent = min((deep - 1) * plate * INDENT, area.width * 0.3)
        wide = even(area.width - indent)
        x = area.x + indent + wide / 2
        spots[card.handle] = Spot(
            round(x), round(y), high, 0.0, layer + number, plate=max(8, wide), tall=tall
        )
        y += min(step, high + GAP)
    return spots


def titles(cards: Sequence[CardModel], area: Area, table: Area) -> dict[CardId, Spot]:
    """List cards as plates in columns, what is attached to a card set in below it."""
    listed = [(card, place > 0) for tree in trees(cards) for place, card in enumerate(tree)]
    plate = plate_height(table)
    lines = max(1, int((area.height + GAP) / (plate * SHORTEST + GAP)))
    most = max(1, int(area.width / (NARROWEST * plate)))
    columns = min(-(-len(listed) // lines), most)
    lines = -(-len(listed) // columns)
    step = min(plate + GAP, area.height / lines)
    plate = min(plate, even(max(8.0, step)))
    across = area.width / columns
    spots: dict[CardId, Spot] = {}
    for number, (card, inner) in enumerate(listed):
        column, line = divmod(number, lines)
        indent = plate * INDENT if inner else 0.0
        wide = even(across - GAP - indent)
        x = area.x + column * across + indent + wide / 2
        spots[card.handle] = _plate(x, area.y + line * step + plate / 2, plate, wide, number)
    return spots


def _plate(x: float, y: float, height: int, width: int, layer: int) -> Spot:
    return Spot(round(x), round(y), height, 0.0, layer, plate=max(8, width))
