"""Planets for the cards of systems: each of its own make, the same each time."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from tabletop.table.theme import Style
from tabletop.table.theme.colours import faded, mixed
from tabletop.table.theme.grain import Grain


def paint_planet(painter: QPainter, rect: QRectF, word: str, style: Style) -> None:
    """Paint the planet of this name into ``rect``: bands or seas, night side, perhaps a ring."""
    grain = Grain(f"planet {word}")
    side = min(rect.width(), rect.height())
    radius = side * grain.between(0.3, 0.37)
    centre = rect.center()
    dark = mixed(style.art, style.emblem, 0.28)
    land = mixed(style.accent, style.emblem, grain.between(0.05, 0.85))
    globe = QPainterPath()
    globe.addEllipse(centre, radius, radius)
    ring = grain.part() < 0.4
    tilt = grain.between(-24, 24)
    if ring:
        _ring(painter, centre, radius, tilt, style, back=True)
    painter.save()
    painter.setClipPath(globe, Qt.ClipOperation.IntersectClip)
    painter.fillPath(globe, land)
    painter.translate(centre)
    painter.rotate(tilt)
    painter.setPen(Qt.PenStyle.NoPen)
    if grain.part() < 0.5:
        _bands(painter, radius, grain, land, dark)
    else:
        _seas(painter, radius, grain, land, dark)
    painter.restore()
    painter.save()
    painter.setClipPath(globe, Qt.ClipOperation.IntersectClip)
    night = QRadialGradient(centre - QPointF(radius * 0.55, radius * 0.5), radius * 1.75)
    night.setColorAt(0.0, faded(style.art, 0.0))
    night.setColorAt(0.55, faded(style.art, 0.1))
    night.setColorAt(0.92, faded(style.art, 0.9))
    painter.fillRect(rect, night)
    painter.restore()
    painter.setPen(QPen(style.emblem, max(0.8, side * 0.008)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)
    if ring:
        _ring(painter, centre, radius, tilt, style, back=False)
    moon = centre + QPointF(radius * 1.25, -radius * grain.between(0.5, 1.0))
    painter.setBrush(style.emblem)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(moon, radius * 0.1, radius * 0.1)


def _bands(painter: QPainter, radius: float, grain: Grain, land: QColor, dark: QColor) -> None:
    y = -radius
    while y < radius:
        tall = radius * grain.between(0.07, 0.3)
        painter.setBrush(mixed(land, dark, grain.between(0.0, 0.75)))
        painter.drawRect(QRectF(-radius * 1.2, y, radius * 2.4, tall))
        y += tall


def _seas(painter: QPainter, radius: float, grain: Grain, land: QColor, dark: QColor) -> None:
    for _ in range(12):
        spot = QPointF(radius * grain.between(-0.9, 0.9), radius * grain.between(-0.9, 0.9))
        painter.setBrush(mixed(land, dark, grain.between(0.35, 0.85)))
        painter.drawEllipse(
            spot, radius * grain.between(0.12, 0.4), radius * grain.between(0.06, 0.2)
        )
    cap = mixed(land, QColor("#ffffff"), 0.75)
    painter.setBrush(cap)
    painter.drawEllipse(QPointF(0, -radius * 1.02), radius * 0.5, radius * 0.22)


def _ring(
    painter: QPainter, centre: QPointF, radius: float, tilt: float, style: Style, *, back: bool
) -> None:
    painter.save()
    painter.translate(centre)
    painter.rotate(tilt)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for part, share in ((1.75, 0.09), (1.5, 0.05)):
        painter.setPen(QPen(faded(style.emblem, 0.85), radius * share))
        box = QRectF(-radius * part, -radius * part * 0.28, radius * part * 2, radius * part * 0.56)
        painter.drawArc(box, 0 if back else 180 * 16, 180 * 16)
    painter.restore()
