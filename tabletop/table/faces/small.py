"""Small things that lie on the table and on cards: dice, and the pips of hits."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QPixmap

from tabletop.table.faces.text import fit_line
from tabletop.table.theme import Theme
from tabletop.table.theme.colours import mixed
from tabletop.table.theme.seats import shape_path

DIE_SPOTS: Final[Mapping[int, tuple[tuple[float, float], ...]]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.28, 0.23), (0.72, 0.23), (0.28, 0.5), (0.72, 0.5), (0.28, 0.77), (0.72, 0.77)),
}


def _blank(size: float, ratio: float) -> QPixmap:
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


@lru_cache(maxsize=128)
def die(value: int, size: float, theme: Theme, ratio: float = 1.0) -> QPixmap:
    """Draw a die that shows this value; the picture is shared."""
    picture = _blank(size, ratio)
    with QPainter(picture) as painter:
        paint_die(painter, QRectF(0, 0, size, size), value, theme)
    return picture


def paint_die(painter: QPainter, rect: QRectF, value: int, theme: Theme) -> None:
    """Paint a die into ``rect``; values that a die has no spots for are written as a number."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    box = rect.adjusted(side * 0.05, side * 0.03, -side * 0.05, -side * 0.07)
    die_colour, ink = theme.colour("die"), theme.colour("die_ink")
    painter.setPen(QPen(ink, max(1.0, side * 0.03)))
    painter.setBrush(mixed(die_colour, ink, 0.35))
    painter.drawRoundedRect(box.translated(0, side * 0.04), side * 0.17, side * 0.17)
    shine = QLinearGradient(box.topLeft(), box.bottomLeft())
    shine.setColorAt(0, die_colour)
    shine.setColorAt(1, mixed(die_colour, ink, 0.12))
    painter.setBrush(shine)
    painter.drawRoundedRect(box, side * 0.17, side * 0.17)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for x, y in DIE_SPOTS.get(value, ()):
        spot = QPointF(box.left() + x * box.width(), box.top() + y * box.height())
        painter.drawEllipse(spot, side * 0.085, side * 0.085)
    if value not in DIE_SPOTS:
        fit_line(painter, theme.fixed_font, box, str(value), "number", (side * 0.6, 6.0), ink)
    painter.restore()


def paint_pips(painter: QPainter, rect: QRectF, count: int, theme: Theme, floor: float) -> None:
    """Mark a card as hit: a burst for each hit down to ``floor``, a number above beyond five."""
    side = rect.height() * 0.13
    shown = min(count, 5)
    x = rect.center().x() - shown * side * 0.55
    for number in range(shown):
        box = QRectF(x + number * side * 1.1, floor - side * 1.25, side, side)
        painter.setPen(QPen(theme.colour("card_ink"), max(1.0, side * 0.08)))
        painter.setBrush(theme.seat_colour(5))
        painter.drawPath(shape_path(5, box))
    if count > shown:
        box = QRectF(rect.left(), floor - side * 2.4, rect.width(), side * 1.1)
        fit_line(
            painter,
            theme.fixed_font,
            box,
            f"×{count}",
            "number",
            (side, 7.0),
            theme.colour("card_ink"),
        )
