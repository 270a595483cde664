"""A far trader's cockpit: a dim console, thin lines, the arc of a course across it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from tabletop.table.theme.colours import faded, mixed

if TYPE_CHECKING:
    from tabletop.table.theme.theme import Theme

_CELL = 64.0
_TICKS = 72


def paint_cockpit(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the console: light from above, a fine grid, a scale along an arc, a mark per corner."""
    ground, glow = theme.colour("ground"), theme.colour("ground_glow")
    if theme.high_contrast:
        painter.fillRect(rect, ground)
        return
    light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    light.setColorAt(0, glow)
    light.setColorAt(0.45, mixed(ground, glow, 0.45))
    light.setColorAt(1, ground)
    painter.fillRect(rect, light)
    line = theme.colour("zone")
    painter.setPen(QPen(faded(line, 0.1), 1))
    cell = max(_CELL, rect.height() / 14)
    for column in range(1, int(rect.width() / cell) + 1):
        x = rect.left() + column * cell
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
    for row in range(1, int(rect.height() / cell) + 1):
        y = rect.top() + row * cell
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    _paint_arc(painter, rect, theme)
    _paint_corners(painter, rect, theme)


def _paint_arc(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    cyan = theme.colour("target")
    centre = QPointF(rect.center().x(), rect.bottom() + rect.height() * 0.9)
    radius = rect.height() * 1.35
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for part, share in ((1.0, 0.16), (0.93, 0.08)):
        painter.setPen(QPen(faded(cyan, share), max(1.0, rect.height() / 600)))
        painter.drawEllipse(centre, radius * part, radius * part)
    painter.setPen(QPen(faded(cyan, 0.16), max(1.0, rect.height() / 600)))
    for tick in range(_TICKS + 1):
        angle = math.radians(200 + 140 * tick / _TICKS)
        far = 1.0 - (0.03 if tick % 6 == 0 else 0.014)
        way = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(centre + way * radius, centre + way * (radius * far))


def _paint_corners(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(faded(theme.colour("accent"), 0.4), max(1.5, rect.height() / 500)))
    inset, arm = 4.0, max(16.0, rect.height() / 36)
    frame = rect.adjusted(inset, inset, -inset, -inset)
    for corner, across, down in (
        (frame.topLeft(), 1, 1),
        (frame.topRight(), -1, 1),
        (frame.bottomRight(), -1, -1),
        (frame.bottomLeft(), 1, -1),
    ):
        painter.drawLine(corner, corner + QPointF(arm * across, 0))
        painter.drawLine(corner, corner + QPointF(0, arm * down))
