"""The body of a card, its edge, and the sizes at which a card shows more of itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from tabletop.table.faces.sheet import Sheet
from tabletop.table.faces.text import Fonts, Paragraph, fit_paragraph
from tabletop.table.theme import Theme

RATIO: Final = 63 / 88
"""Width of a card for its height."""

NUMBERS_FROM: Final = 88
"""Below this height a card shows only its name, colour and emblem."""

TYPE_FROM: Final = 120
TEXT_FROM: Final = 230
FLAVOUR_FROM: Final = 330

LEAST_TEXT: Final = 9.0
"""No rules text is written smaller, in pixels."""


@dataclass(slots=True)
class Canvas:
    """A card that is being painted. ``fits`` turns false when a text had to be cut."""

    painter: QPainter
    theme: Theme
    sheet: Sheet
    rect: QRectF
    fits: bool = True

    @property
    def height(self) -> float:
        """Height of the card in pixels, as it is seen."""
        return self.rect.height()

    @property
    def fonts(self) -> Fonts:
        """The theme's fonts in sizes of the card."""
        return self.theme.fixed_font

    def part(self, x: float, y: float, width: float, height: float) -> QRectF:
        """Give a rectangle in parts of the card's width and height."""
        box = self.rect
        return QRectF(
            box.left() + x * box.width(),
            box.top() + y * box.height(),
            width * box.width(),
            height * box.height(),
        )


def body_path(rect: QRectF) -> QPainterPath:
    """Outline a card."""
    path = QPainterPath()
    radius = rect.height() * 0.045
    path.addRoundedRect(rect, radius, radius)
    return path


@dataclass(frozen=True, slots=True)
class Words:
    """The rules text and the flavour of a card, laid out for the room that they get."""

    text: Paragraph | None
    flavour: Paragraph | None
    height: float


def words_for(canvas: Canvas, width: float, room: float) -> Words:
    """Lay out what is written at the foot of the card, in at most ``room`` pixels of height.

    The flavour goes first when both don't fit; a rules text that does not fit in a readable size
    is left out whole on small cards, and counts as cut on large ones.
    """
    sheet, height = canvas.sheet, canvas.height
    if height < TEXT_FROM or not (sheet.text or sheet.flavour):
        return Words(None, None, 0.0)
    size = max(LEAST_TEXT, height * 0.044)
    box = QRectF(0, 0, width, room)
    flavour = None
    if sheet.flavour and height >= FLAVOUR_FROM:
        flavour = fit_paragraph(
            canvas.fonts, sheet.flavour, box, (size * 0.9, LEAST_TEXT), "flavour"
        )
    text = None
    if sheet.text:
        gap = size * 0.7
        left = room - (flavour.height + gap if flavour else 0.0)
        comfortable = max(LEAST_TEXT, size * 0.8)
        tight = QRectF(0, 0, width, left)
        text = fit_paragraph(canvas.fonts, sheet.text, tight, (size, comfortable))
        if text is None:
            flavour = None
            text = fit_paragraph(canvas.fonts, sheet.text, box, (size, LEAST_TEXT))
        if text is None and height >= FLAVOUR_FROM:
            canvas.fits = False
    used = sum(part.height for part in (text, flavour) if part is not None)
    if text and flavour:
        used += size * 0.7
    return Words(text, flavour, used)
