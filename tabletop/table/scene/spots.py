"""Places on the table, in pixels: an area, the spot of a card, and cards with what lies on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from tabletop.controller.model import CardModel
from tabletop.engine.ids import CardId

ASPECT: Final = 63 / 88
"""A card's width by its height."""


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

    ``shown`` is False for cards that others of their stack hide. One with a ``plate`` is shown as
    a title plate of that width, with its traits in a second line if it is ``tall``.
    """

    x: float
    y: float
    height: int
    angle: float
    layer: int
    shown: bool = True
    plate: int = 0
    tall: bool = False

    @property
    def width(self) -> int:
        """The width of the card, or of its plate."""
        return self.plate or card_width(self.height)


def card_width(height: int) -> int:
    """Give the width of a card; even, so that its centre lies on a pixel."""
    return max(2, round(height * ASPECT / 2) * 2)


def even(height: float) -> int:
    """Round a height down, so that the middle lies on a pixel."""
    return max(8, int(height / 2) * 2)


def highest(cards: Iterable[CardModel], area: Area) -> float:
    """Give how high cards can be before one alone is wider than the area."""
    return area.width / (1.0 if any(card.turn % 2 for card in cards) else ASPECT)


def trees(cards: Sequence[CardModel]) -> list[list[CardModel]]:
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
