"""Title plates: a card as one line, where it lies under others or there is no room for more."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tabletop.table import icons
from tabletop.table.faces.body import Canvas
from tabletop.table.faces.text import fit_line
from tabletop.table.theme import Style, Theme
from tabletop.table.theme.colours import faded, mixed

MOST_SIGNS: Final = 4
LEAST_NAME: Final = 5.0
"""A name needs so many heights of the plate before icons may take room from it."""


def paint_plate(canvas: Canvas, *, turned: bool) -> None:
    """Paint a card's name, with a bar in the colour of its kind and its icons at the right."""
    painter, theme, sheet, rect = canvas.painter, canvas.theme, canvas.sheet, canvas.rect
    style = theme.style(sheet.style)
    tall = rect.height()
    _ground(painter, rect, theme, style, turned=turned)
    left, right = rect.left() + tall * 0.36, rect.right() - tall * 0.2
    if turned and icons.known("exert"):
        box = QRectF(left, rect.top() + tall * 0.16, tall * 0.68, tall * 0.68)
        icons.paint(painter, "exert", box, style.accent)
        left = box.right() + tall * 0.1
    side = tall * 0.74
    for sign in reversed(sheet.signs[:MOST_SIGNS]):
        if right - side - left < tall * LEAST_NAME or not icons.known(sign.icon):
            break
        box = QRectF(right - side, rect.center().y() - side / 2, side, side)
        icons.paint(painter, sign.icon, box, style.accent if sign.strong else _ink(theme, turned))
        right = box.left() - tall * 0.06
    fit_line(
        painter,
        canvas.fonts,
        QRectF(left, rect.top(), max(4.0, right - left), tall),
        sheet.name,
        "title",
        (tall * 0.74, tall * 0.62),
        _ink(theme, turned),
        Qt.AlignmentFlag.AlignLeft,
    )


def paint_back_plate(
    painter: QPainter, rect: QRectF, style: Style, icon: str, theme: Theme
) -> None:
    """Paint the plate of a card that nobody here knows: its back's icon, and no name."""
    _ground(painter, rect, theme, style, turned=False)
    side = rect.height() * 0.78
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center())
    if icons.known(icon):
        icons.paint(painter, icon, box, style.emblem)
    painter.setPen(QPen(faded(style.accent, 0.8), max(1.0, rect.height() * 0.06)))
    y = rect.center().y()
    inset = rect.height() * 0.5
    for begin, end in (
        (rect.left() + inset, box.left() - inset * 0.5),
        (box.right() + inset * 0.5, rect.right() - inset),
    ):
        if end > begin:
            painter.drawLine(round(begin), round(y), round(end), round(y))


def _ink(theme: Theme, turned: bool) -> QColor:
    return theme.colour("card_dim" if turned else "card_ink")


def _ground(painter: QPainter, rect: QRectF, theme: Theme, style: Style, *, turned: bool) -> None:
    radius = min(4.0, rect.height() * 0.2)
    outline = QPainterPath()
    outline.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    ground = theme.colour("card")
    if not theme.high_contrast and not turned:
        ground = mixed(ground, style.art, 0.5 if ground.lightnessF() < 0.5 else 0.0)
    painter.fillPath(outline, ground)
    bar = QPainterPath()
    bar.addRect(QRectF(rect.left(), rect.top(), rect.height() * 0.22, rect.height()))
    painter.fillPath(bar.intersected(outline), style.accent if theme.high_contrast else style.art)
    if not theme.high_contrast:
        painter.fillPath(bar.intersected(outline), mixed(style.art, style.accent, 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mixed(theme.colour("card_edge"), style.accent, 0.2), 1))
    painter.drawPath(outline)
