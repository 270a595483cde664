"""Tokens on a card: a stack of discs with an icon or a letter, and how many they are."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsSimpleTextItem

from tabletop.table import icons
from tabletop.table.scene import z_order
from tabletop.table.scene.items.chip import Chip
from tabletop.table.scene.legible import FLOOR
from tabletop.table.theme import Theme
from tabletop.table.theme.chart import hexagon
from tabletop.table.theme.colours import readable_on
from tabletop.table.theme.seats import seat_colour, shape_path

TALLEST: Final = 4
"""So many discs are drawn at most; the number says the rest."""

STEP: Final = 2.5

ICONS: Final = {"here": "targeted"}
"""Icons of tokens that are called otherwise."""


class Tokens(QGraphicsPathItem):
    """A stack of tokens of one kind, the middle of its lowest disc at its position.

    ``strong`` ones have corners and another colour; a single one bears its number if ``always``.
    """

    def __init__(
        self,
        name: str,
        count: int,
        radius: float,
        theme: Theme,
        parent: QGraphicsItem,
        *,
        strong: bool = False,
        always: bool = False,
    ) -> None:
        super().__init__(parent)
        self.name, self.count = name, count
        self.setZValue(z_order.CHIP)
        own = theme.sign(ICONS.get(name, name))
        ground = theme.colour("target" if strong else "accent") if own is None else own.colour
        ink = readable_on(ground)
        discs = QPainterPath()
        high = min(TALLEST, abs(count)) - 1
        for disc in range(high + 1):
            _add_disc(discs, QPointF(0, -STEP * disc), radius, strong=strong)
        discs.setFillRule(Qt.FillRule.WindingFill)
        self.setPath(discs)
        self.setBrush(ground)
        self.setPen(QPen(ink, 1.2))
        self._mark(name, QRectF(-radius, -radius - STEP * high, 2 * radius, 2 * radius), ink, theme)
        if count != 1 or always:
            number = Chip(
                f"{count}",
                theme.fixed_font("number", max(FLOOR, radius)),
                theme.colour("ink"),
                theme.colour("panel"),
                theme.colour("edge"),
                self,
            )
            number.setPos(radius * 1.05, radius * 0.8)

    def _mark(self, name: str, rect: QRectF, ink: QColor, theme: Theme) -> None:
        name = ICONS.get(name, name)
        if icons.known(name):
            icon = QGraphicsPathItem(self)
            icon.setPath(icons.placed(name, rect.adjusted(2.5, 2.5, -2.5, -2.5)))
            icon.setBrush(ink)
            icon.setPen(QPen(Qt.PenStyle.NoPen))
            return
        letter = QGraphicsSimpleTextItem(name[:1].upper(), self)
        letter.setFont(theme.fixed_font("number", max(FLOOR, rect.height() * 0.62)))
        letter.setBrush(ink)
        size = letter.boundingRect()
        centre = rect.center()
        letter.setPos(centre.x() - size.width() / 2, centre.y() - size.height() / 2)


class SeatMark(QGraphicsPathItem):
    """The mark of a seat: its shape in its colour, edged so that it shows on any ground."""

    def __init__(self, seat: int, box: QRectF, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setPath(shape_path(seat, box))
        self.setBrush(seat_colour(seat))
        self.setPen(QPen(readable_on(seat_colour(seat)), max(1.0, box.height() / 12)))


class SeatToken(SeatMark):
    """Tokens of a seat on a card: the seat's mark with how many they are in it."""

    def __init__(
        self, seat: int, count: int, radius: float, theme: Theme, parent: QGraphicsItem
    ) -> None:
        super().__init__(seat, QRectF(-radius, -radius, 2 * radius, 2 * radius), parent)
        self.count = count
        self.setZValue(z_order.CHIP)
        number = QGraphicsSimpleTextItem(f"{count}", self)
        number.setFont(theme.fixed_font("number", max(FLOOR, radius * 1.4)))
        number.setBrush(readable_on(seat_colour(seat)))
        size = number.boundingRect()
        number.setPos(-size.width() / 2, -size.height() / 2)


def _add_disc(path: QPainterPath, middle: QPointF, radius: float, *, strong: bool) -> None:
    if strong:
        path.addPolygon(hexagon(middle, radius * 1.12))
        path.closeSubpath()
    else:
        path.addEllipse(middle, radius, radius)
