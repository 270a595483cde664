"""Signs of a room: icons that have a colour and a shape of their own wherever they stand."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPolygonF


class Sign(NamedTuple):
    """The colour and the shape of an icon: ``hexagon``, ``diamond`` or ``shield``."""

    colour: QColor
    shape: str


def sign_path(shape: str, rect: QRectF) -> QPainterPath:
    """Outline the shape of a sign within ``rect``."""
    side = min(rect.width(), rect.height())
    centre, radius = rect.center(), side / 2
    path = QPainterPath()
    if shape == "shield":
        left, right, top = centre.x() - radius * 0.88, centre.x() + radius * 0.88, centre.y()
        path.moveTo(left, top - radius * 0.86)
        path.lineTo(right, top - radius * 0.86)
        path.lineTo(right, top + radius * 0.1)
        path.quadTo(right, top + radius * 0.62, centre.x(), top + radius)
        path.quadTo(left, top + radius * 0.62, left, top + radius * 0.1)
        path.closeSubpath()
        return path
    corners = 4 if shape == "diamond" else 6
    turn = -90.0 if shape == "diamond" else 0.0
    points = []
    for corner in range(corners):
        angle = math.radians(turn + 360 * corner / corners)
        points.append(
            QPointF(centre.x() + radius * math.cos(angle), centre.y() + radius * math.sin(angle))
        )
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path
