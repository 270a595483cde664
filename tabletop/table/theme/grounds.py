"""The tables themselves: what lies under the cards in each room, painted as vectors.

A ground is quiet: none of it is brighter than the colour ``ground_glow`` nor in the way of text
in ``on_ground``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from tabletop.table.theme.bridge import paint_bridge
from tabletop.table.theme.chart import paint_sky
from tabletop.table.theme.cockpit import paint_cockpit
from tabletop.table.theme.colours import faded, mixed
from tabletop.table.theme.grain import Grain

if TYPE_CHECKING:
    from tabletop.table.theme.theme import Theme


def paint(kind: str, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the ground of this kind into ``rect``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect)
    _GROUNDS[kind](painter, rect, theme)
    painter.restore()


def _felt(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A card table's cloth: light in the middle, a fine weave, a stitched line along the edge."""
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    light.setColorAt(0, theme.colour("ground_glow"))
    light.setColorAt(1, theme.colour("ground"))
    painter.fillRect(rect, light)
    painter.setPen(QPen(faded(theme.colour("ground_line"), 0.35), 1))
    step = 7.0
    for number in range(int((rect.width() + rect.height()) / step)):
        x = rect.left() + number * step
        painter.drawLine(QPointF(x, rect.top()), QPointF(x - rect.height(), rect.bottom()))
    stitch = QPen(faded(theme.colour("zone"), 0.5), 2, Qt.PenStyle.DashLine)
    painter.setPen(stitch)
    painter.drawRoundedRect(rect.adjusted(14, 14, -14, -14), 22, 22)


def _deck(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A ship's deck at night: planks along the keel, a lantern's light, a rope around it all."""
    ground, glow = theme.colour("ground"), theme.colour("ground_glow")
    seam = theme.colour("ground_line")
    painter.fillRect(rect, ground)
    if theme.high_contrast:
        _seams(painter, rect, seam)
        return
    wide = max(46.0, rect.height() / 13)
    lit = mixed(ground, glow, 0.4)
    rows = int(rect.height() / wide) + 1
    for row in range(rows):
        _row_of_planks(painter, rect, row, wide, theme)
    lamp = QRadialGradient(
        QPointF(rect.center().x(), rect.top() + rect.height() * 0.42), rect.width() * 0.58
    )
    lamp.setColorAt(0, faded(glow, 0.72))
    lamp.setColorAt(0.45, faded(mixed(glow, lit, 0.5), 0.36))
    lamp.setColorAt(1, faded(ground, 0.0))
    painter.fillRect(rect, lamp)
    _night(painter, rect, theme)
    _rope(painter, rect, theme)


def _seams(painter: QPainter, rect: QRectF, seam: object) -> None:
    painter.setPen(QPen(QBrush(seam), 1))
    wide = max(46.0, rect.height() / 13)
    for row in range(1, int(rect.height() / wide) + 1):
        y = rect.top() + row * wide
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))


def _row_of_planks(painter: QPainter, rect: QRectF, row: int, wide: float, theme: Theme) -> None:
    grain = Grain(f"plank {row}")
    ground, glow = theme.colour("ground"), theme.colour("ground_glow")
    seam = theme.colour("ground_line")
    top = rect.top() + row * wide
    x = rect.left() - grain.between(0, wide * 6)
    while x < rect.right():
        length = wide * grain.between(6, 11)
        plank = QRectF(x, top, length, wide)
        tone = mixed(ground, glow, grain.between(0.02, 0.2))
        shade = QLinearGradient(plank.topLeft(), plank.bottomLeft())
        shade.setColorAt(0, mixed(tone, glow, 0.12))
        shade.setColorAt(0.14, tone)
        shade.setColorAt(1, mixed(tone, seam, 0.3))
        painter.fillRect(plank, shade)
        _veins(painter, plank, grain, theme)
        painter.setPen(QPen(seam, max(1.5, wide / 26)))
        painter.drawLine(plank.topLeft(), plank.topRight())
        painter.drawLine(plank.topRight(), plank.bottomRight())
        painter.setPen(Qt.PenStyle.NoPen)
        nail = wide / 26
        for side in (plank.left() + wide * 0.22, plank.right() - wide * 0.22):
            for height in (0.26, 0.74):
                spot = QPointF(side, top + wide * height)
                painter.setBrush(mixed(tone, glow, 0.3))
                painter.drawEllipse(spot + QPointF(0, nail * 0.5), nail, nail)
                painter.setBrush(seam)
                painter.drawEllipse(spot, nail, nail)
        x += length


def _veins(painter: QPainter, plank: QRectF, grain: Grain, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(5):
        y = plank.top() + plank.height() * grain.between(0.12, 0.9)
        begin = plank.left() + plank.width() * grain.between(0, 0.5)
        end = begin + plank.width() * grain.between(0.2, 0.5)
        sway = plank.height() * 0.06
        vein = QPainterPath(QPointF(begin, y))
        third = (end - begin) / 3
        vein.cubicTo(
            QPointF(begin + third, y + grain.between(-sway, sway)),
            QPointF(begin + 2 * third, y + grain.between(-sway, sway)),
            QPointF(end, y + grain.between(-sway, sway)),
        )
        dark = grain.part() < 0.65
        colour = theme.colour("ground_line" if dark else "ground_glow")
        painter.setPen(QPen(faded(colour, grain.between(0.2, 0.5)), grain.between(0.8, 1.8)))
        painter.drawPath(vein)


def _night(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Darken towards the corners, as far as the lantern does not reach."""
    dark = theme.colour("ground_line")
    reach = max(rect.width(), rect.height()) * 0.72
    edge = QRadialGradient(rect.center(), reach)
    edge.setColorAt(0, faded(dark, 0.0))
    edge.setColorAt(0.55, faded(dark, 0.0))
    edge.setColorAt(1, faded(dark, 0.55))
    painter.fillRect(rect, edge)


def _rope(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Lay a twisted rope along the edge of the table."""
    thick = max(7.0, rect.height() / 110)
    inset = thick * 0.9
    frame = rect.adjusted(inset, inset, -inset, -inset)
    ground, brass = theme.colour("ground_line"), theme.colour("zone")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(ground, 0.8), thick * 1.5))
    painter.drawRect(frame.translated(0, thick * 0.35))
    painter.setPen(QPen(mixed(brass, ground, 0.45), thick))
    painter.drawRect(frame)
    strand = QPen(mixed(brass, ground, 0.78), max(1.4, thick * 0.2))
    strand.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(strand)
    half, step = thick * 0.5, thick * 0.78
    for number in range(int(frame.width() / step)):
        x = frame.left() + number * step
        for y in (frame.top(), frame.bottom()):
            painter.drawLine(QPointF(x, y + half), QPointF(x + step, y - half))
    for number in range(int(frame.height() / step)):
        y = frame.top() + number * step
        for x in (frame.left(), frame.right()):
            painter.drawLine(QPointF(x - half, y + step), QPointF(x + half, y))


_GROUNDS: Mapping[str, Callable[[QPainter, QRectF, Theme], None]] = {
    "felt": _felt,
    "deck": _deck,
    "chart": paint_sky,
    "cockpit": paint_cockpit,
    "bridge": paint_bridge,
}
