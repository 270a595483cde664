"""Where nine cards lie on a sheet of paper, and where one cuts; all in millimetres."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0
COLUMNS: Final = 3
ROWS: Final = 3
CELLS: Final = COLUMNS * ROWS

MARK: Final = 4.0
"""How long a crop mark is."""
MARK_GAP: Final = 1.0
"""How far it keeps from the cards, so that no ink is left on them."""
RULER: Final = 50.0
"""A line of this length tells whether the printer kept the size."""

Backs = Literal["none", "duplex"]
"""``none``: the other side of a double-sided card lies beside its front. ``duplex``: each sheet is
followed by one with the backs, for printing on both sides, turned over its long edge.
"""

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
Line = tuple[float, float, float, float]
"""From a point to a point."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, upright."""

    name: str
    width: float
    height: float

    @property
    def left(self) -> float:
        """Where the cards begin: they lie in the middle."""
        return (self.width - COLUMNS * CARD_WIDTH) / 2

    @property
    def top(self) -> float:
        """Where the cards begin, from above."""
        return (self.height - ROWS * CARD_HEIGHT) / 2

    @property
    def bottom(self) -> float:
        """Where the cards end."""
        return self.top + ROWS * CARD_HEIGHT

    def cell(self, number: int, mirrored: bool = False) -> Box:
        """Give the place of a card; ``mirrored`` that of its back on the sheet turned over."""
        row, column = divmod(number, COLUMNS)
        if mirrored:
            column = COLUMNS - 1 - column
        left, top = self.left + column * CARD_WIDTH, self.top + row * CARD_HEIGHT
        return (left, top, CARD_WIDTH, CARD_HEIGHT)

    def marks(self) -> tuple[Line, ...]:
        """List the crop marks: at each edge of the cards, outside of all of them."""
        found: list[Line] = []
        right = self.left + COLUMNS * CARD_WIDTH
        for column in range(COLUMNS + 1):
            x = self.left + column * CARD_WIDTH
            found.append((x, self.top - MARK_GAP - MARK, x, self.top - MARK_GAP))
            found.append((x, self.bottom + MARK_GAP, x, self.bottom + MARK_GAP + MARK))
        for row in range(ROWS + 1):
            y = self.top + row * CARD_HEIGHT
            found.append((self.left - MARK_GAP - MARK, y, self.left - MARK_GAP, y))
            found.append((right + MARK_GAP, y, right + MARK_GAP + MARK, y))
        return tuple(found)


PAPERS: Final[Mapping[str, Paper]] = {
    "a4": Paper("A4", 210.0, 297.0),
    "letter": Paper("Letter", 215.9, 279.4),
}
"""The sizes that there are, by their names on the command line."""
