"""How small what is written on the table may become."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF

from tabletop.table.theme import Theme

FLOOR: Final = 10.0
"""Pixels below which nothing is written: what has no room in this size is cut or left out, and
stands in the preview or is spoken.
"""


def largest(theme: Theme, role: str, words: str, most: float, width: float) -> QFont:
    """Give the largest font, of ``most`` pixels or less, in which words are no wider than so many
    pixels; that of the floor where none is.
    """
    size = max(FLOOR, most)
    font = theme.fixed_font(role, size)
    while size > FLOOR and QFontMetricsF(font).horizontalAdvance(words) > width:
        size = max(FLOOR, size - 0.5)
        font = theme.fixed_font(role, size)
    return font
