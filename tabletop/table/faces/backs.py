"""Backs of cards: one for each deck, and the face of a card that nobody may know."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRadialGradient

from tabletop.table import icons
from tabletop.table.faces import body
from tabletop.table.faces.patterns import paint_pattern
from tabletop.table.faces.sheet import table_of
from tabletop.table.theme import Style, Theme
from tabletop.table.theme.colours import mixed
from tabletop.table.theme.grain import Grain

_RINGS = ("rope", "compass", "lines")


def back_record(game: str, back: str) -> Mapping[str, Any]:
    """Give what a back looks like; one that nothing is said of looks as its name would have it."""
    known = table_of(game).get("backs", {}).get(back)
    if known:
        return dict(known)
    grain = Grain(f"back {game} {back}")
    return {
        "style": "back",
        "pattern": grain.one_of(("lozenges", "scales", "hatch", "rings")),
        "ring": grain.one_of(_RINGS),
        "icon": [grain.one_of(("diamonds", "compass", "star-formation", "anchor", "emerald"))],
    }


def paint_back(painter: QPainter, rect: QRectF, game: str, back: str, theme: Theme) -> None:
    """Paint the back of this name."""
    record = back_record(game, back)
    style = theme.style(record["style"])
    tall = rect.height()
    outline = body.body_path(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, theme.colour("card"))
    inset = tall * (0.028 if tall >= 60 else 0.02)
    field = rect.adjusted(inset, inset, -inset, -inset)
    inner = body.body_path(field)
    painter.setClipPath(inner)
    painter.fillRect(field, style.art)
    if not theme.high_contrast:
        light = QRadialGradient(field.center(), tall * 0.62)
        light.setColorAt(0, mixed(style.art, style.emblem, 0.12))
        light.setColorAt(1, style.art)
        painter.fillRect(field, light)
    paint_pattern(record["pattern"], painter, field, style.line, back)
    painter.setClipPath(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(style.accent, max(0.8, tall * 0.006)))
    gap = tall * 0.02
    painter.drawPath(body.body_path(field.adjusted(gap, gap, -gap, -gap)))
    _paint_middle(painter, field, record, style)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("card_edge"), max(1.0, tall * 0.007)))
    painter.drawPath(body.body_path(rect.adjusted(0.5, 0.5, -0.5, -0.5)))
    painter.restore()


def _paint_middle(
    painter: QPainter, field: QRectF, record: Mapping[str, Any], style: Style
) -> None:
    centre, radius = field.center(), field.width() * 0.33
    painter.setPen(QPen(style.accent, max(0.8, radius * 0.05)))
    painter.setBrush(style.art)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if record["ring"] == "compass":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.accent)
        for point in range(8):
            painter.save()
            painter.translate(centre)
            painter.rotate(point * 45)
            reach = radius * (1.42 if point % 2 == 0 else 1.2)
            half = radius * 0.13
            painter.drawPolygon(
                [QPointF(-half, -radius * 1.02), QPointF(0, -reach), QPointF(half, -radius * 1.02)]
            )
            painter.restore()
    elif record["ring"] == "rope":
        painter.setPen(QPen(style.accent, radius * 0.07))
        for strand in range(36):
            angle = math.radians(strand * 10)
            outer, inner = radius * 1.17, radius * 1.03
            painter.drawLine(
                centre + QPointF(outer * math.cos(angle), outer * math.sin(angle)),
                centre + QPointF(inner * math.cos(angle + 0.16), inner * math.sin(angle + 0.16)),
            )
    else:
        painter.setPen(QPen(style.accent, max(0.7, radius * 0.025)))
        painter.drawEllipse(centre, radius * 1.14, radius * 1.14)
        for way in (-1, 1):
            painter.drawLine(
                QPointF(centre.x(), centre.y() + way * radius * 1.14),
                QPointF(centre.x(), centre.y() + way * field.height() * 0.44),
            )
    front, *behind = record["icon"]
    for name in behind:
        box = QRectF(0, 0, radius * 1.7, radius * 1.7)
        box.moveCenter(centre)
        icons.paint(painter, name, box, mixed(style.art, style.emblem, 0.3))
    box = QRectF(0, 0, radius * 1.28, radius * 1.28)
    box.moveCenter(centre)
    icons.paint(painter, front, box, style.emblem)
