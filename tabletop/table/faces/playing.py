"""Playing cards: any card with a suit and a rank, in the manner that everybody knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from tabletop.table import icons
from tabletop.table.faces import body
from tabletop.table.faces.body import Canvas
from tabletop.table.faces.sheet import Sheet
from tabletop.table.faces.text import fit_line

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
_LETTERS: Final[Mapping[int, str]] = {1: "A", 11: "J", 12: "Q", 13: "K"}
_COURTS: Final[Mapping[int, str]] = {11: "visored-helm", 12: "queen-crown", 13: "crown"}
_PIPS: Final[Mapping[int, tuple[tuple[float, float], ...]]] = {
    2: ((0.5, 0), (0.5, 1)),
    3: ((0.5, 0), (0.5, 0.5), (0.5, 1)),
    4: ((0, 0), (1, 0), (0, 1), (1, 1)),
    5: ((0, 0), (1, 0), (0.5, 0.5), (0, 1), (1, 1)),
    6: ((0, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (1, 1)),
    7: ((0, 0), (1, 0), (0.5, 0.25), (0, 0.5), (1, 0.5), (0, 1), (1, 1)),
    8: ((0, 0), (1, 0), (0.5, 0.25), (0, 0.5), (1, 0.5), (0.5, 0.75), (0, 1), (1, 1)),
    9: ((0, 0), (1, 0), (0, 1 / 3), (1, 1 / 3), (0.5, 0.5), (0, 2 / 3), (1, 2 / 3), (0, 1), (1, 1)),
    10: (
        (0, 0),
        (1, 0),
        (0.5, 1 / 6),
        (0, 1 / 3),
        (1, 1 / 3),
        (0, 2 / 3),
        (1, 2 / 3),
        (0.5, 5 / 6),
        (0, 1),
        (1, 1),
    ),
}


def is_playing_card(sheet: Sheet) -> bool:
    """Tell whether a card has a suit and a rank."""
    return sheet.facts.get("suit") in SUITS and isinstance(sheet.facts.get("rank"), int)


def paint_face(canvas: Canvas) -> None:
    """Paint a playing card: its index in two corners, and its pips or a court's emblem."""
    painter, theme, rect = canvas.painter, canvas.theme, canvas.rect
    suit, rank = str(canvas.sheet.facts["suit"]), int(canvas.sheet.facts["rank"])
    red = suit in ("hearts", "diamonds")
    ink = theme.style("red" if red else "black").emblem
    if theme.high_contrast and red:
        ink = QColor("#a80000")
    painter.fillPath(body.body_path(rect), theme.colour("card"))
    painter.setPen(QPen(theme.colour("card_edge"), max(1.0, canvas.height * 0.006)))
    painter.drawPath(body.body_path(rect.adjusted(0.5, 0.5, -0.5, -0.5)))
    for turned in (False, True):
        painter.save()
        if turned:
            painter.translate(rect.center())
            painter.rotate(180)
            painter.translate(-rect.center())
        _paint_index(canvas, suit, _LETTERS.get(rank, str(rank)), ink)
        painter.restore()
    field = canvas.part(0.3, 0.18, 0.4, 0.64)
    if rank in _PIPS and canvas.height >= body.NUMBERS_FROM:
        side = rect.width() * 0.17
        for x, y in _PIPS[rank]:
            spot = QPointF(field.left() + x * field.width(), field.top() + y * field.height())
            box = QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side)
            icons.paint(painter, suit, box, ink, 180 if y > 0.5 else 0)
        return
    icons.paint(painter, suit, canvas.part(0.2, 0.2, 0.6, 0.6), ink)
    if rank in _COURTS:
        card = theme.colour("card")
        icons.paint(painter, _COURTS[rank], canvas.part(0.34, 0.34, 0.32, 0.32), card)


def _paint_index(canvas: Canvas, suit: str, letter: str, ink: QColor) -> None:
    box = canvas.part(0.045, 0.035, 0.17, 0.14)
    canvas.fits &= fit_line(
        canvas.painter, canvas.fonts, box, letter, "number", (canvas.height * 0.17, 6.0), ink
    )
    icons.paint(canvas.painter, suit, canvas.part(0.055, 0.175, 0.15, 0.09), ink)
