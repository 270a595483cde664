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


MARK: Final = 1.05
"""The mark of a card's owner takes so many heights of a line at the right."""


def paint_plate(canvas: Canvas, *, turned: bool, tall: bool = False, marked: bool = False) -> None:
    """Paint a card's name, with a bar in the colour of its kind and its icons at the right.

    A ``tall`` one has species, traits and keywords in a second line. On one that is ``marked``
    nothing is written where the mark of the card's owner will lie.
    """
    if tall:
        _paint_tall(canvas, turned=turned, marked=marked)
        return
    painter, theme, sheet, rect = canvas.painter, canvas.theme, canvas.sheet, canvas.rect
    style = theme.style(sheet.style)
    high = rect.height()
    _ground(painter, rect, theme, style, turned=turned)
    left, right = rect.left() + high * 0.36, rect.right() - high * (MARK if marked else 0.2)
    if turned and icons.known("exert"):
        box = QRectF(left, rect.top() + high * 0.16, high * 0.68, high * 0.68)
        icons.paint(painter, "exert", box, style.accent)
        left = box.right() + high * 0.1
    side = high * 0.74
    for sign in reversed(sheet.signs[:MOST_SIGNS]):
        if right - side - left < high * LEAST_NAME or not icons.known(sign.icon):
            break
        box = QRectF(right - side, rect.center().y() - side / 2, side, side)
        icons.paint(painter, sign.icon, box, style.accent if sign.strong else _ink(theme, turned))
        right = box.left() - high * 0.06
    fit_line(
        painter,
        canvas.fonts,
        QRectF(left, rect.top(), max(4.0, right - left), high),
        sheet.name,
        "title",
        (high * 0.74, high * 0.62),
        _ink(theme, turned),
        Qt.AlignmentFlag.AlignLeft,
    )


def _paint_tall(canvas: Canvas, *, turned: bool, marked: bool) -> None:
    painter, theme, sheet, rect = canvas.painter, canvas.theme, canvas.sheet, canvas.rect
    line = rect.height() / 2
    _ground(painter, rect, theme, theme.style(sheet.style), turned=turned, line=line)
    left = rect.left() + line * 0.6
    wide = max(4.0, rect.right() - line * (MARK if marked else 0.25) - left)
    second = " · ".join(sheet.tags) or sheet.label
    for words, role, top, sizes, ink in (
        (sheet.name, "title", 0.04, (line * 0.84, line * 0.66), _ink(theme, turned)),
        (second, "label", 0.94, (line * 0.76, line * 0.56), theme.colour("card_dim")),
    ):
        box = QRectF(left, rect.top() + line * top, wide, line)
        fit_line(painter, canvas.fonts, box, words, role, sizes, ink, Qt.AlignmentFlag.AlignLeft)


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


def _ground(
    painter: QPainter, rect: QRectF, theme: Theme, style: Style, *, turned: bool, line: float = 0.0
) -> None:
    line = line or rect.height()
    radius = min(4.0, rect.height() * 0.2)
    outline = QPainterPath()
    outline.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    ground = theme.colour("card")
    if not theme.high_contrast and not turned:
        ground = mixed(ground, style.art, 0.5 if ground.lightnessF() < 0.5 else 0.0)
    painter.fillPath(outline, ground)
    bar = QPainterPath()
    bar.addRect(QRectF(rect.left(), rect.top(), line * 0.22, rect.height()))
    painter.fillPath(bar.intersected(outline), style.accent if theme.high_contrast else style.art)
    if not theme.high_contrast:
        painter.fillPath(bar.intersected(outline), mixed(style.art, style.accent, 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mixed(theme.colour("card_edge"), style.accent, 0.2), 1))
    painter.drawPath(outline)
