"""The body of a card, its edge, and the sizes at which a card shows more of itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tabletop.table.faces.sheet import Sheet
from tabletop.table.faces.text import Fonts, Paragraph, fit_line, fit_paragraph
from tabletop.table.theme import Theme

RATIO: Final = 63 / 88
"""Width of a card for its height."""

NUMBERS_FROM: Final = 88
"""Below this height a card shows only its name, colour and emblem."""

TYPE_FROM: Final = 120
TEXT_FROM: Final = 230
FLAVOUR_FROM: Final = 330
WHOLE_FROM: Final = 400
"""From this height on a card must show all of its text, at the cost of its picture."""

PARAGRAPH_GAP: Final = 0.7
"""Space between rules text and flavour, in sizes of the text."""

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


def paint_edge(canvas: Canvas, colour: QColor, share: float) -> None:
    """Draw the edge of a card inside it, so thick a share of its height, and a pixel at least."""
    pen = QPen(colour, max(1.0, canvas.height * share))
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    canvas.painter.setPen(pen)
    half = pen.widthF() / 2
    canvas.painter.drawPath(body_path(canvas.rect.adjusted(half, half, -half, -half)))


def write_small_name(canvas: Canvas, room: QRectF, align: Qt.AlignmentFlag) -> None:
    """Write the name of a small card, on two lines at most."""
    canvas.fits &= fit_line(
        canvas.painter,
        canvas.fonts,
        room,
        canvas.sheet.name,
        "title",
        (canvas.height * 0.17, 5.0),
        canvas.theme.colour("card_ink"),
        align,
        lines=2,
    )


@dataclass(frozen=True, slots=True)
class Words:
    """The rules text and the flavour of a card, laid out for the room that they get."""

    text: Paragraph | None
    flavour: Paragraph | None
    height: float


def words_for(canvas: Canvas, width: float, rooms: tuple[float, ...]) -> Words:
    """Lay out what is written at the foot of the card.

    ``rooms`` are parts of the card's height, the one that leaves most to the picture first; the
    text takes the first in which it is comfortable. The flavour goes when not both fit; a rules
    text that fits in no readable size is left out whole on small cards, and counts as cut on
    large ones.
    """
    sheet, height = canvas.sheet, canvas.height
    if height < TEXT_FROM or not (sheet.text or sheet.flavour):
        return Words(None, None, 0.0)
    size = max(LEAST_TEXT, height * 0.044)
    large = height >= WHOLE_FROM
    flavoured = bool(sheet.flavour) and height >= FLAVOUR_FROM
    for room in rooms if large else rooms[:-1]:
        found = _laid(canvas, width, room * height, size, max(LEAST_TEXT, size * 0.82), flavoured)
        if found is not None:
            return found
    if not large:
        return Words(None, None, 0.0)
    last = _laid(canvas, width, rooms[-1] * height, size, LEAST_TEXT, flavoured=False)
    if last is None:
        canvas.fits = False
        return Words(None, None, 0.0)
    return last


def _laid(
    canvas: Canvas, width: float, room: float, size: float, least: float, flavoured: bool
) -> Words | None:
    """Lay out rules text and flavour in this room, or give None."""
    sheet = canvas.sheet
    gap = size * PARAGRAPH_GAP if flavoured and sheet.text else 0.0
    flavour = None
    if flavoured:
        box = QRectF(0, 0, width, room)
        sizes = (max(LEAST_TEXT, least * 0.95), LEAST_TEXT)
        flavour = fit_paragraph(canvas.fonts, sheet.flavour, box, sizes, "flavour")
        if flavour is None:
            return None
    left = room - gap - (flavour.height if flavour else 0.0)
    text = None
    if sheet.text:
        text = fit_paragraph(canvas.fonts, sheet.text, QRectF(0, 0, width, left), (size, least))
        if text is None:
            return None
    used = (text.height if text else 0.0) + gap + (flavour.height if flavour else 0.0)
    return Words(text, flavour, used)
