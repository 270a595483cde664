"""The picture of a card: ground, pattern and an emblem two or three icons deep."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from tabletop.table import icons
from tabletop.table.faces.patterns import paint_pattern
from tabletop.table.faces.planet import paint_planet
from tabletop.table.faces.sheet import Sheet
from tabletop.table.theme import Style
from tabletop.table.theme.colours import contrast, faded, luminance, mixed
from tabletop.table.theme.grain import Grain


def paint_picture(
    painter: QPainter, rect: QRectF, outline: QPainterPath, sheet: Sheet, style: Style
) -> None:
    """Paint a card's picture within ``outline``; the emblem keeps to ``rect``."""
    flat = luminance(style.art) in (0.0, 1.0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(outline)
    painter.fillRect(outline.boundingRect(), style.art)
    if not flat:
        light = QRadialGradient(
            rect.center() - QPointF(0, rect.height() * 0.1), rect.height() * 0.8
        )
        light.setColorAt(0, mixed(style.art, style.emblem, 0.1))
        light.setColorAt(1, mixed(style.art, QColor("#000000"), 0.16))
        painter.fillRect(outline.boundingRect(), light)
    paint_pattern(sheet.pattern, painter, outline.boundingRect(), style.line, sheet.id)
    if sheet.shape == "planet":
        paint_planet(painter, rect, sheet.id, style)
    else:
        paint_emblem(painter, rect, sheet, style, flat=flat)
    painter.restore()


def paint_emblem(
    painter: QPainter, rect: QRectF, sheet: Sheet, style: Style, *, flat: bool = False
) -> None:
    """Paint the icons: the last ones large and faint behind, the first one clear in front."""
    grain = Grain(f"emblem {sheet.id}")
    side = min(rect.width(), rect.height())
    front, *behind = sheet.emblem
    places = ((-0.3, -0.2), (0.32, 0.22))
    tone = mixed(style.art, style.emblem, 0.3)
    if contrast(tone, style.art) > 2.2:
        tone = mixed(style.art, style.emblem, 0.2)
    for name, (across, down) in zip(behind, places, strict=False):
        size = side * grain.between(0.72, 0.84)
        centre = rect.center() + QPointF(rect.width() * across, side * down)
        box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        icons.paint(painter, name, box, tone, grain.between(-16, 16))
    size = side * 0.78
    box = QRectF(0, 0, size, size)
    box.moveCenter(rect.center())
    path = icons.placed(front, box)
    halo = max(1.0, side * 0.035)
    painter.strokePath(
        path,
        QPen(
            style.art,
            halo * 2,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        ),
    )
    if flat or luminance(style.emblem) < luminance(style.art):
        painter.fillPath(path, style.emblem)
        return
    painter.fillPath(path.translated(0, side * 0.02), mixed(style.art, QColor("#000000"), 0.45))
    shine = QLinearGradient(box.topLeft(), box.bottomLeft())
    shine.setColorAt(0, mixed(style.emblem, QColor("#ffffff"), 0.15))
    shine.setColorAt(1, mixed(style.emblem, style.accent, 0.22))
    painter.fillPath(path, shine)


def outline_of(shape: str, rect: QRectF) -> QPainterPath:
    """Outline the window that a card's picture is seen through."""
    path = QPainterPath()
    wide, tall = rect.width(), rect.height()
    if shape == "porthole":
        side = min(wide, tall)
        path.addEllipse(rect.center(), side / 2, side / 2)
    elif shape == "blade":
        cut = min(wide, tall) * 0.3
        centre = rect.center()
        side = min(wide, tall * 1.06) / 2
        path.addPolygon(
            QPolygonF(
                [
                    QPointF(centre.x(), rect.top()),
                    QPointF(centre.x() + side, rect.top() + cut),
                    QPointF(centre.x() + side, rect.bottom() - cut),
                    QPointF(centre.x(), rect.bottom()),
                    QPointF(centre.x() - side, rect.bottom() - cut),
                    QPointF(centre.x() - side, rect.top() + cut),
                ]
            )
        )
        path.closeSubpath()
    elif shape == "arch":
        rise = min(wide * 0.5, tall * 0.42)
        path.moveTo(rect.left(), rect.bottom())
        path.lineTo(rect.left(), rect.top() + rise)
        path.arcTo(QRectF(rect.left(), rect.top(), wide, rise * 2), 180, -180)
        path.lineTo(rect.right(), rect.bottom())
        path.closeSubpath()
    elif shape == "notched":
        cut = min(wide, tall) * 0.1
        path.moveTo(rect.left() + cut, rect.top())
        for corner, way in (
            (rect.topRight(), (-1, 1)),
            (rect.bottomRight(), (-1, -1)),
            (rect.bottomLeft(), (1, -1)),
            (rect.topLeft(), (1, 1)),
        ):
            across, down = way
            first = corner + QPointF(across * cut, 0)
            second = corner + QPointF(0, down * cut)
            if across * down > 0:
                first, second = second, first
            path.lineTo(first)
            path.quadTo(corner + QPointF(across * cut, down * cut), second)
        path.closeSubpath()
    else:
        round_ = min(wide, tall) * 0.05
        path.addRoundedRect(rect, round_, round_)
    return path


def paint_rivets(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """Paint a ring of eight rivets around a porthole."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colour, 0.9))
    for number in range(8):
        angle = math.radians(22.5 + 45 * number)
        spot = centre + QPointF(radius * math.cos(angle), radius * math.sin(angle))
        painter.drawEllipse(spot, radius * 0.035, radius * 0.035)
