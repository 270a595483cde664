"""The marks of the seats: a colour of the Okabe-Ito palette and a shape, never colour alone."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

PALETTE: Final = (
    "#e69f00",
    "#56b4e9",
    "#009e73",
    "#f0e442",
    "#0072b2",
    "#d55e00",
    "#cc79a7",
    "#000000",
)
"""Okabe and Ito's colours, told apart by all common kinds of colour vision."""

SHAPES: Final = (
    "circle",
    "square",
    "triangle",
    "diamond",
    "pentagon",
    "star",
    "hexagon",
    "cross",
)


def seat_colour(seat: int) -> QColor:
    """Give the colour of a seat."""
    return QColor(PALETTE[seat % len(PALETTE)])


def seat_shape(seat: int) -> str:
    """Name the shape of a seat."""
    return SHAPES[seat % len(SHAPES)]


def _polygon(centre: QPointF, corners: int, radii: tuple[float, ...], turn: float) -> QPolygonF:
    points = []
    for corner in range(corners):
        angle = math.radians(turn + 360 * corner / corners)
        radius = radii[corner % len(radii)]
        points.append(
            QPointF(centre.x() + radius * math.cos(angle), centre.y() + radius * math.sin(angle))
        )
    return QPolygonF(points)


def shape_path(seat: int, rect: QRectF) -> QPainterPath:
    """Outline the shape of a seat within ``rect``."""
    side = min(rect.width(), rect.height())
    centre, radius = rect.center(), side / 2
    path = QPainterPath()
    shape = seat_shape(seat)
    if shape == "circle":
        path.addEllipse(centre, radius * 0.92, radius * 0.92)
    elif shape == "square":
        half = radius * 0.8
        path.addRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))
    elif shape == "cross":
        arm, half = radius * 0.95, radius * 0.36
        path.addRect(QRectF(centre.x() - arm, centre.y() - half, 2 * arm, 2 * half))
        upright = QPainterPath()
        upright.addRect(QRectF(centre.x() - half, centre.y() - arm, 2 * half, 2 * arm))
        path = path.united(upright)
    else:
        corners, radii, turn = {
            "triangle": (3, (radius,), -90.0),
            "diamond": (4, (radius,), -90.0),
            "pentagon": (5, (radius,), -90.0),
            "star": (10, (radius, radius * 0.45), -90.0),
            "hexagon": (6, (radius,), 0.0),
        }[shape]
        path.addPolygon(_polygon(centre, corners, radii, turn))
        path.closeSubpath()
    return path


def paint_seat_shape(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paint a seat's mark: its shape in its colour, edged in black and white to show anywhere."""
    side = min(rect.width(), rect.height())
    edge = max(1.0, side / 14)
    path = shape_path(seat, rect.adjusted(edge, edge, -edge, -edge))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    joined = Qt.PenJoinStyle.RoundJoin
    line, cap = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
    painter.setPen(QPen(QColor("#000000"), edge * 2, line, cap, joined))
    painter.drawPath(path)
    painter.setPen(QPen(QColor("#ffffff"), edge, line, cap, joined))
    painter.drawPath(path)
    painter.fillPath(path, seat_colour(seat))
    painter.restore()
