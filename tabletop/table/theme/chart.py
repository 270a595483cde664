"""The star chart: the sky that lies under the cards, and parsecs as hexes with a course on them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF, QRadialGradient

from tabletop.table.theme.colours import faded, mixed
from tabletop.table.theme.grain import Grain

if TYPE_CHECKING:
    from tabletop.table.theme.theme import Theme

_HIGH = math.sqrt(3)
"""From one parsec to the next along the table, in radii of a hex."""

BETWEEN_NAMES = 8.0
"""Names that stand nearer to each other than this read as one."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A system on the chart: its name, its column and row, and whether it glows."""

    name: str
    column: int
    row: int
    here: bool = False


def hexagon(centre: QPointF, radius: float) -> QPolygonF:
    """Outline a parsec, a corner up."""
    return QPolygonF(
        [
            QPointF(
                centre.x() + radius * math.cos(math.radians(30 + 60 * corner)),
                centre.y() + radius * math.sin(math.radians(30 + 60 * corner)),
            )
            for corner in range(6)
        ]
    )


def _spot(column: int, row: int) -> QPointF:
    """Place a parsec, in radii. The map is turned, so that rows run from right to left along the
    table; even columns lie half a parsec further on.
    """
    shift = _HIGH / 2 if column % 2 == 0 else 0.0
    return QPointF(-row * _HIGH - shift, column * 1.5)


def paint_sky(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the ground: a dim sky with stars."""
    painter.fillRect(rect, theme.colour("ground"))
    if theme.high_contrast:
        return
    light = QRadialGradient(rect.center(), rect.width() * 0.6)
    light.setColorAt(0, theme.colour("ground_glow"))
    light.setColorAt(1, theme.colour("ground"))
    painter.fillRect(rect, light)
    grain = Grain("stars")
    ink = mixed(theme.colour("ground"), theme.colour("on_ground_dim"), 0.6)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(260):
        spot = QPointF(
            rect.left() + grain.part() * rect.width(), rect.top() + grain.part() * rect.height()
        )
        size = 0.5 + grain.part() ** 6 * 1.4
        painter.setBrush(faded(ink, grain.between(0.15, 0.7)))
        painter.drawEllipse(spot, size, size)


class _Parsecs:
    """Fits the parsecs of some systems into a rectangle, with a parsec around them."""

    def __init__(self, rect: QRectF, marks: Sequence[Mark]) -> None:
        spots = [_spot(mark.column, mark.row) for mark in marks]
        left, right = min(s.x() for s in spots), max(s.x() for s in spots)
        top, bottom = min(s.y() for s in spots), max(s.y() for s in spots)
        wide, high = right - left + 2.4, bottom - top + 2.4
        self.radius = min(rect.width() / wide, rect.height() / high, rect.height() / 3)
        self._shift = rect.center() - QPointF(left + right, top + bottom) * (self.radius / 2)

    def centre(self, column: int, row: int) -> QPointF:
        """Give the middle of a parsec."""
        return _spot(column, row) * self.radius + self._shift


def paint_chart(painter: QPainter, rect: QRectF, theme: Theme, marks: Sequence[Mark]) -> None:
    """Paint hexes, the jumps from mark to mark, the systems, and names where there is room."""
    if not marks:
        return
    parsecs = _Parsecs(rect, marks)
    radius = parsecs.radius
    line = theme.colour("ground_line")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, 1))
    columns, rows = [m.column for m in marks], [m.row for m in marks]
    for column in range(min(columns) - 2, max(columns) + 3):
        for row in range(min(rows) - 6, max(rows) + 7):
            painter.drawPolygon(hexagon(parsecs.centre(column, row), radius))
    warm = mixed(theme.colour("ground"), theme.colour("accent"), 0.6)
    painter.setPen(QPen(warm, max(1.2, radius / 18)))
    for start, end in pairwise((*marks, marks[0])):
        painter.drawLine(
            parsecs.centre(start.column, start.row), parsecs.centre(end.column, end.row)
        )
    systems = {(m.column, m.row): m for m in sorted(marks, key=lambda mark: mark.here)}
    for mark in systems.values():
        _paint_system(painter, theme, mark, parsecs.centre(mark.column, mark.row), radius)
    _paint_names(painter, theme, parsecs, tuple(systems.values()))


def _paint_system(
    painter: QPainter, theme: Theme, mark: Mark, centre: QPointF, radius: float
) -> None:
    accent, ground = theme.colour("accent"), theme.colour("ground")
    size = max(3.0, radius * 0.17)
    if mark.here:
        halo = QRadialGradient(centre, radius)
        halo.setColorAt(0, faded(accent, 0.5))
        halo.setColorAt(1, faded(accent, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(mixed(ground, accent, 1.0 if mark.here else 0.7), max(1.2, radius / 18)))
    painter.setBrush(accent if mark.here else ground)
    painter.drawEllipse(centre, size, size)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_names(painter: QPainter, theme: Theme, parsecs: _Parsecs, marks: Sequence[Mark]) -> None:
    """Write each name below its system, or above where another stands, or not at all."""
    radius = parsecs.radius
    pixels = min(max(10.0, radius * 0.42), 10.0 + radius * 0.1)
    font = theme.fixed_font("label", pixels)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    for mark, box in _name_boxes(metrics, parsecs, marks):
        painter.setPen(theme.colour("on_ground" if mark.here else "on_ground_dim"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, mark.name)


def _name_boxes(
    metrics: QFontMetricsF, parsecs: _Parsecs, marks: Sequence[Mark]
) -> list[tuple[Mark, QRectF]]:
    """Find room for the names, each with some air around it."""
    away = max(3.0, parsecs.radius * 0.17) + 2
    found: list[tuple[Mark, QRectF]] = []
    for mark in marks:
        centre = parsecs.centre(mark.column, mark.row)
        wide, high = metrics.horizontalAdvance(mark.name) + BETWEEN_NAMES, metrics.height()
        below = QRectF(centre.x() - wide / 2, centre.y() + away, wide, high)
        for box in (below, below.translated(0, -high - 2 * away)):
            if not any(box.intersects(other) for _, other in found):
                found.append((mark, box))
                break
    return found
