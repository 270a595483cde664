"""The star chart: parsecs as hexagons, the systems of the course and the jumps between them."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF, QRadialGradient

from tabletop.library.folders import assets_folder
from tabletop.table.theme.colours import faded, mixed
from tabletop.table.theme.grain import Grain

if TYPE_CHECKING:
    from tabletop.table.theme.theme import Theme


@cache
def chart_data() -> Mapping[str, Any]:
    """Read where the systems lie (column and row of the sector, as traders write them)."""
    file = assets_folder() / "themes" / "chart.json"
    return dict(json.loads(file.read_text(encoding="utf-8")))


def hexagon(centre: QPointF, radius: float, turn: float = 0.0) -> QPolygonF:
    """Outline a parsec, flat side up, or turned by some degrees."""
    return QPolygonF(
        [
            QPointF(
                centre.x() + radius * math.cos(math.radians(turn + 60 * corner)),
                centre.y() + radius * math.sin(math.radians(turn + 60 * corner)),
            )
            for corner in range(6)
        ]
    )


_MIDDLE = (18, 8.0)
"""The parsec that lies in the middle of the table: column and row."""


class Parsecs:
    """Places the parsecs of the map in a rectangle.

    The map is turned, so that the course runs along the table: rows go from right to left.
    """

    def __init__(self, rect: QRectF) -> None:
        self.radius = rect.width() / 12.5
        self._origin = rect.center()

    def centre(self, column: float, row: float) -> QPointF:
        """Give the middle of a parsec; even columns lie half a parsec further on."""
        high = self.radius * math.sqrt(3)
        shift = high / 2 if int(column) % 2 == 0 else 0.0
        across = (_MIDDLE[1] - row) * high - shift
        return self._origin + QPointF(across, (column - _MIDDLE[0]) * self.radius * 1.5)

    def system(self, name: str) -> QPointF:
        """Give the place of a system of the course."""
        code = chart_data()["systems"][name]
        return self.centre(int(code[:2]), int(code[2:]))


def paint_chart(painter: QPainter, rect: QRectF, theme: Theme, here: str) -> None:
    """Paint the chart behind the cards; ``here`` is the system whose mark glows."""
    painter.fillRect(rect, theme.colour("ground"))
    if not theme.high_contrast:
        light = QRadialGradient(rect.center(), rect.width() * 0.6)
        light.setColorAt(0, theme.colour("ground_glow"))
        light.setColorAt(1, theme.colour("ground"))
        painter.fillRect(rect, light)
        _stars(painter, rect, theme)
    parsecs = Parsecs(rect)
    _grid(painter, rect, theme, parsecs)
    paint_course(painter, theme, parsecs, here)


def _stars(painter: QPainter, rect: QRectF, theme: Theme) -> None:
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


def _grid(painter: QPainter, rect: QRectF, theme: Theme, parsecs: Parsecs) -> None:
    line = theme.colour("ground_line")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setFont(theme.fixed_font("label", max(8.0, parsecs.radius * 0.14)))
    reach = int(rect.height() / (parsecs.radius * 3)) + 2
    for column in range(18 - reach, 19 + reach):
        for row in range(2, 15):
            centre = parsecs.centre(column, row)
            painter.setPen(QPen(line, 1))
            painter.drawPolygon(hexagon(centre, parsecs.radius, 30))
            painter.setPen(mixed(line, theme.colour("on_ground_dim"), 0.16))
            box = QRectF(
                centre.x() - parsecs.radius,
                centre.y() - parsecs.radius * 0.82,
                parsecs.radius * 2,
                parsecs.radius * 0.3,
            )
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{column:02d}{row:02d}")


def paint_course(painter: QPainter, theme: Theme, parsecs: Parsecs, here: str) -> None:
    """Paint the jumps of the course and its systems with their names."""
    course = chart_data()["course"]
    warm = mixed(theme.colour("ground"), theme.colour("accent"), 0.45)
    radius = parsecs.radius
    painter.setPen(QPen(warm, max(1.0, radius / 60)))
    for start, end in pairwise(course):
        painter.drawLine(parsecs.system(start), parsecs.system(end))
    painter.setFont(theme.fixed_font("display", max(9.0, radius * 0.17)))
    for name in chart_data()["systems"]:
        centre = parsecs.system(name)
        size = radius * (0.15 if name == "Regina" else 0.1)
        if name == here:
            halo = QRadialGradient(centre, radius * 0.8)
            halo.setColorAt(0, faded(theme.colour("accent"), 0.5))
            halo.setColorAt(1, faded(theme.colour("accent"), 0.0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(halo)
            painter.drawEllipse(centre, radius * 0.8, radius * 0.8)
        painter.setPen(QPen(warm, max(1.2, radius / 40)))
        painter.setBrush(theme.colour("accent" if name == here else "ground"))
        painter.drawEllipse(centre, size, size)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if name == "Regina":
            painter.drawEllipse(centre, size * 1.6, size * 1.6)
        painter.setPen(mixed(theme.colour("ground"), theme.colour("on_ground_dim"), 0.6))
        box = QRectF(centre.x() - radius, centre.y() + radius * 0.26, radius * 2, radius * 0.4)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
