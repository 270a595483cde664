"""A bridge at night watch: a calm dark floor, the rings of a command deck, light from ahead; and
the starry strip that a place may be covered with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from tabletop.table.theme.colours import faded, luminance, mixed
from tabletop.table.theme.grain import Grain

if TYPE_CHECKING:
    from tabletop.table.theme.theme import Theme

RINGS = (0.42, 0.62, 0.86, 1.14)
"""Radii of the deck's rings, in heights of the table."""
FAINTEST, FAINTEST_ON_LIGHT = 0.3, 0.55
STARS = 0.0024
"""Stars for each square pixel of a strip, at a table of the usual size."""


def paint_bridge(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the floor: light from the viewer ahead, wide rings around the chair, a rail below."""
    ground, glow = theme.colour("ground"), theme.colour("ground_glow")
    if theme.high_contrast:
        painter.fillRect(rect, ground)
        return
    painter.fillRect(rect, ground)
    ahead = QRadialGradient(
        QPointF(rect.center().x(), rect.top() + rect.height() * 0.42), rect.width() * 0.62
    )
    ahead.setColorAt(0, glow)
    ahead.setColorAt(0.6, mixed(ground, glow, 0.35))
    ahead.setColorAt(1, ground)
    painter.fillRect(rect, ahead)
    line = theme.colour("zone")
    centre = QPointF(rect.center().x(), rect.bottom() + rect.height() * 0.12)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, part in enumerate(RINGS):
        painter.setPen(QPen(faded(line, 0.16 - 0.03 * number), max(1.0, rect.height() / 420)))
        radius = rect.height() * part
        painter.drawEllipse(centre, radius * 1.5, radius)
    rail = QRectF(rect.left(), rect.bottom() - max(3.0, rect.height() / 240), rect.width(), 0)
    rail.setBottom(rect.bottom())
    shine = QLinearGradient(rail.topLeft(), rail.topRight())
    accent = theme.colour("accent")
    for at, share in ((0.0, 0.0), (0.5, 0.55), (1.0, 0.0)):
        shine.setColorAt(at, faded(accent, share))
    painter.fillRect(rail, shine)


def paint_strip(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint a strip of sky into ``rect``: darker than the floor, with stars and a faint haze."""
    outline = QPainterPath()
    outline.addRoundedRect(rect, 6, 6)
    dark, glow = theme.colour("ground_line"), theme.colour("ground_glow")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(outline)
    painter.fillRect(rect, dark)
    if not theme.high_contrast:
        _haze(painter, rect, theme)
        _stars(painter, rect, theme)
        for edge, way in ((rect.topLeft(), 1), (rect.bottomLeft(), -1)):
            fade = QLinearGradient(edge, edge + QPointF(0, way * rect.height() * 0.3))
            fade.setColorAt(0, faded(glow, 0.55))
            fade.setColorAt(1, faded(glow, 0.0))
            painter.fillRect(rect, fade)
    painter.restore()


def _haze(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    grain = Grain("haze")
    tones = [theme.colour(name) for name in ("accent", "target", "accent")]
    for number, tone in enumerate(tones):
        centre = QPointF(
            rect.left() + rect.width() * (0.2 + 0.3 * number + grain.between(-0.08, 0.08)),
            rect.center().y() + rect.height() * grain.between(-0.3, 0.3),
        )
        cloud = QRadialGradient(centre, rect.height() * grain.between(1.0, 1.6))
        cloud.setColorAt(0, faded(tone, 0.17))
        cloud.setColorAt(1, faded(tone, 0.0))
        painter.fillRect(rect, cloud)


def _stars(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    grain = Grain("strip")
    scale = max(1.0, rect.height() / 150)
    # Dark stars on a light strip look smaller than light ones on a dark one.
    ink = mixed(theme.colour("ground_line"), theme.colour("on_ground"), 0.75)
    on_light = luminance(theme.colour("ground_line")) > 0.18
    faintest = FAINTEST_ON_LIGHT if on_light else FAINTEST
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(round(rect.width() * rect.height() * STARS / scale**2)):
        spot = QPointF(
            rect.left() + grain.part() * rect.width(), rect.top() + grain.part() * rect.height()
        )
        bright = grain.part() ** 5
        size = (0.6 + bright * 1.5) * scale
        painter.setBrush(faded(ink, min(1.0, faintest + 0.5 * bright + grain.between(0, 0.25))))
        painter.drawEllipse(spot, size, size)
