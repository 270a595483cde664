"""Ground patterns of the cards' pictures, each a little different for each card."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from tabletop.table.theme.chart import hexagon
from tabletop.table.theme.grain import Grain

Pattern = Callable[[QPainter, QRectF, QColor, Grain], None]


def paint_pattern(name: str, painter: QPainter, rect: QRectF, line: QColor, word: str) -> None:
    """Paint a pattern over ``rect``; one that is not known is chosen by ``word``, the card's id."""
    grain = Grain(f"pattern {word}")
    pattern = PATTERNS.get(name) or grain.one_of(tuple(PATTERNS.values()))
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pattern(painter, rect, line, grain)
    painter.restore()


def _thin(rect: QRectF, line: QColor, share: float = 90) -> QPen:
    pen = QPen(line, max(0.7, rect.height() / share))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _waves(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    painter.setPen(_thin(rect, line, 60))
    long = rect.width() / grain.between(3.0, 4.2)
    rows = 11
    for row in range(rows):
        y = rect.top() + rect.height() * (row + 0.5) / rows
        x = rect.left() - long * grain.part()
        path = QPainterPath(QPointF(x, y))
        swell = rect.height() / rows * (0.3 + 0.4 * row / rows)
        while x < rect.right():
            path.cubicTo(
                QPointF(x + long * 0.3, y - swell),
                QPointF(x + long * 0.45, y - swell),
                QPointF(x + long * 0.5, y),
            )
            path.cubicTo(
                QPointF(x + long * 0.6, y + swell),
                QPointF(x + long * 0.85, y + swell),
                QPointF(x + long, y),
            )
            x += long
        painter.drawPath(path)


def _rays(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    count = grain.whole(9, 13) * 2
    reach = rect.width() + rect.height()
    begin = grain.between(0, 360)
    centre = rect.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    for ray in range(0, count, 2):
        edges = [
            centre
            + QPointF(
                reach * math.cos(math.radians(begin + 360 * (ray + step) / count)),
                reach * math.sin(math.radians(begin + 360 * (ray + step) / count)),
            )
            for step in (0, 1)
        ]
        painter.drawPolygon(QPolygonF([centre, *edges]))


def _hatch(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    painter.setPen(_thin(rect, line))
    step = rect.height() / 14
    for number in range(int((rect.width() + rect.height()) / step) + 2):
        x = rect.left() + (number + grain.between(-0.15, 0.15)) * step
        painter.drawLine(QPointF(x, rect.top()), QPointF(x - rect.height(), rect.bottom()))
        if number % 2:
            x = rect.right() - number * step
            painter.drawLine(QPointF(x, rect.top()), QPointF(x + rect.height(), rect.bottom()))


def _smoke(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    for _ in range(9):
        centre = QPointF(
            rect.left() + rect.width() * grain.part(), rect.top() + rect.height() * grain.part()
        )
        size = rect.height() * grain.between(0.1, 0.26)
        path = QPainterPath(centre)
        turn = grain.between(0, 6.28)
        for step in range(1, 40):
            angle = turn + step * 0.32
            radius = size * step / 40
            path.lineTo(centre + QPointF(radius * math.cos(angle), radius * math.sin(angle)))
        painter.setPen(_thin(rect, line, 55))
        painter.drawPath(path)


def _rain(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    painter.setPen(_thin(rect, line, 60))
    for _ in range(60):
        x = rect.left() + rect.width() * grain.between(-0.1, 1.1)
        y = rect.top() + rect.height() * grain.part()
        long = rect.height() * grain.between(0.08, 0.22)
        painter.drawLine(QPointF(x, y), QPointF(x - long * 0.45, y + long))


def _coins(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    for _ in range(24):
        centre = QPointF(
            rect.left() + rect.width() * grain.part(), rect.top() + rect.height() * grain.part()
        )
        size = rect.height() * grain.between(0.03, 0.075)
        painter.setPen(_thin(rect, line, 70))
        painter.drawEllipse(centre, size, size)
        painter.drawEllipse(centre, size * 0.68, size * 0.68)


def _stars(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    for _ in range(70):
        spot = QPointF(
            rect.left() + rect.width() * grain.part(), rect.top() + rect.height() * grain.part()
        )
        size = rect.height() * (0.004 + 0.012 * grain.part() ** 4)
        painter.drawEllipse(spot, size, size)
        if size > rect.height() * 0.0115:
            for arm in (QPointF(size * 3.4, 0), QPointF(0, size * 3.4)):
                side = QPointF(arm.y() * 0.16, arm.x() * 0.16)
                painter.drawPolygon(QPolygonF([spot + arm, spot + side, spot - arm, spot - side]))


def _scales(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    painter.setPen(_thin(rect, line, 80))
    size = rect.height() / grain.between(8, 10)
    for row in range(-1, int(rect.height() / (size * 0.5)) + 2):
        for column in range(-1, int(rect.width() / size) + 2):
            x = rect.left() + (column + 0.5 * (row % 2)) * size
            y = rect.top() + row * size * 0.5
            for part in (1.0, 0.62):
                box = QRectF(x, y, size, size)
                shrink = size * (1 - part) / 2
                painter.drawArc(box.adjusted(shrink, shrink, -shrink, -shrink), 0, 180 * 16)


def _lozenges(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    painter.setPen(_thin(rect, line, 110))
    wide = rect.width() / grain.whole(6, 7)
    tall = wide * 1.5
    for row in range(-1, int(rect.height() / tall * 2) + 2):
        for column in range(-1, int(rect.width() / wide) + 2):
            x = rect.left() + (column + 0.5 * (row % 2)) * wide + wide / 2
            y = rect.top() + row * tall / 2
            for part in (1.0, 0.5):
                reach, rise = wide / 2 * part, tall / 2 * part
                painter.drawPolygon(
                    QPolygonF(
                        [
                            QPointF(x - reach, y),
                            QPointF(x, y - rise),
                            QPointF(x + reach, y),
                            QPointF(x, y + rise),
                        ]
                    )
                )


def _rings(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    centre = QPointF(
        rect.left() + rect.width() * grain.between(0.1, 0.9),
        rect.top() + rect.height() * grain.between(0.75, 1.1),
    )
    painter.setPen(_thin(rect, line, 42))
    step = rect.height() / grain.between(9, 13)
    for ring in range(1, 26):
        painter.drawEllipse(centre, ring * step, ring * step)


def _orbits(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    _stars(painter, rect, line, grain)
    painter.save()
    painter.translate(rect.center())
    painter.rotate(grain.between(-40, 40))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    flat = grain.between(0.3, 0.55)
    for ring in range(1, 6):
        reach = rect.width() * 0.16 * ring
        painter.setPen(_thin(rect, line, 100))
        painter.drawEllipse(QPointF(0, 0), reach, reach * flat)
        angle = grain.between(0, 6.28)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(line)
        size = rect.height() * 0.014
        painter.drawEllipse(
            QPointF(reach * math.cos(angle), reach * flat * math.sin(angle)), size, size
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.restore()


def _sights(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    centre = rect.center() + QPointF(
        rect.width() * grain.between(-0.12, 0.12), rect.height() * grain.between(-0.1, 0.1)
    )
    painter.setPen(_thin(rect, line, 70))
    for ring in range(1, 9):
        radius = rect.height() * 0.1 * ring
        painter.drawEllipse(centre, radius, radius)
    reach = rect.width() + rect.height()
    painter.drawLine(centre - QPointF(reach, 0), centre + QPointF(reach, 0))
    painter.drawLine(centre - QPointF(0, reach), centre + QPointF(0, reach))
    for tick in range(72):
        angle = math.radians(tick * 5)
        way = QPointF(math.cos(angle), math.sin(angle))
        outer = rect.height() * 0.5
        painter.drawLine(centre + way * outer, centre + way * (outer * (0.9 if tick % 6 else 0.8)))


def _ledger(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    painter.setPen(_thin(rect, line, 140))
    step = rect.height() / 12
    for row in range(1, 13):
        y = rect.top() + row * step
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    for part in (0.1, 0.74, 0.88):
        x = rect.left() + rect.width() * part
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    for row in range(1, 12):
        if grain.part() < 0.7:
            wide = rect.width() * grain.between(0.04, 0.1)
            y = rect.top() + (row + 0.35) * step
            painter.drawRect(QRectF(rect.left() + rect.width() * 0.86 - wide, y, wide, step * 0.3))


def _parsecs(painter: QPainter, rect: QRectF, line: QColor, grain: Grain) -> None:
    radius = rect.height() / 9
    painter.setPen(_thin(rect, line, 130))
    high = radius * math.sqrt(3)
    for column in range(-1, int(rect.width() / (radius * 1.5)) + 2):
        for row in range(-1, int(rect.height() / high) + 2):
            centre = QPointF(
                rect.left() + column * radius * 1.5,
                rect.top() + row * high + (high / 2 if column % 2 else 0),
            )
            painter.drawPolygon(hexagon(centre, radius))
            if grain.part() < 0.22:
                painter.drawEllipse(centre, radius * 0.16, radius * 0.16)


PATTERNS: Final[Mapping[str, Pattern]] = {
    "waves": _waves,
    "rays": _rays,
    "hatch": _hatch,
    "smoke": _smoke,
    "rain": _rain,
    "coins": _coins,
    "stars": _stars,
    "scales": _scales,
    "lozenges": _lozenges,
    "rings": _rings,
    "orbits": _orbits,
    "sights": _sights,
    "ledger": _ledger,
    "parsecs": _parsecs,
}
