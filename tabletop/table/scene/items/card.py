"""A card on the table: its picture, and the marks that say what can be done with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from tabletop.controller.model import CardModel, MarkerModel
from tabletop.engine.ids import CardId, SeatId
from tabletop.table import icons
from tabletop.table.guard import guarded_giving
from tabletop.table.scene import z_order
from tabletop.table.scene.items.chip import Chip
from tabletop.table.scene.items.token import SeatMark, SeatToken, Tokens
from tabletop.table.scene.spots import Spot
from tabletop.table.theme import Theme
from tabletop.table.theme.colours import readable_on

HANDLE: Final = 0
"""Where an item keeps the handle of its card, for hit tests."""

MOST_TOKENS: Final = 6


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on a card besides its picture."""

    lit: bool = False
    playable: bool = False
    number: int = 0
    asked_about: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    worth: int | None = None
    aimed_at: bool = False
    markers: tuple[MarkerModel, ...] = ()
    owner: SeatId | None = None


class CardItem(QGraphicsPixmapItem):
    """One card. Its position is its centre, so that it turns about that. ``drawn`` tells of which
    picture it shows; it is kept here, since a handle may come back with another item.
    """

    def __init__(self, handle: CardId) -> None:
        super().__init__()
        self.handle = handle
        self.setData(HANDLE, handle)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.spot = Spot(0, 0, 8, 0, 0)
        self.rest_z = 0.0
        self.model: CardModel | None = None
        self.drawn: tuple[object, ...] | None = None
        self.marks = Marks()
        self._children: list[QGraphicsItem] = []
        self._shown: object = None

    def show_picture(self, picture: QPixmap, width: int, height: int) -> None:
        """Show a picture in this size, whatever its own resolution."""
        picture = QPixmap(picture)
        picture.setDevicePixelRatio(picture.height() / height)
        self.setPixmap(picture)
        self.setOffset(-width / 2, -height / 2)

    def outline(self) -> QRectF:
        """Give the card's rectangle in its own coordinates."""
        width, height = self.spot.width, self.spot.height
        return QRectF(-width / 2, -height / 2, width, height)

    @guarded_giving(QPainterPath())
    def shape(self) -> QPainterPath:
        """Give what can be hit: the card without its marks."""
        path = QPainterPath()
        path.addRect(self.outline())
        return path

    def mark(self, marks: Marks, theme: Theme) -> None:
        """Draw the marks anew when they, the size or the theme changed."""
        drawn = (marks, self.spot.width, self.spot.height, theme)
        if drawn == self._shown:
            return
        self._shown = drawn
        self.marks = marks
        scene = self.scene()
        for child in self._children:
            if scene is not None:
                scene.removeItem(child)
        self._children.clear()
        if marks.lit or marks.number:
            self._ring(theme, "target", 3.0 if marks.number else 2.5)
            if marks.number == 0:
                self._pointer(theme.colour("target"))
        elif marks.playable:
            self._ring(theme, "accent", 1.5)
        elif marks.asked_about:
            self._ring(theme, "on_ground_dim", 1.5, Qt.PenStyle.DashLine)
        if marks.aimed_at:
            self._aim(theme)
        if marks.number:
            self._chip(str(marks.number), 0.0, -0.53, theme.colour("target"), theme, 20)
        if marks.worth is not None:
            self._chip(f"{marks.worth}", 0.0, 0.0, theme.colour("accent"), theme, 22)
        if self.spot.plate:
            self._tokens_on_plate(marks, theme)
            return
        if marks.owner is not None:
            side = max(11.0, self.spot.height * 0.15)
            corner = self.outline().topRight()
            self._own(marks.owner, QPointF(corner.x() - side * 0.3, corner.y() + side * 0.3), side)
        radius = max(9.0, self.spot.height * 0.1)
        for place, token in enumerate(self._tokens(marks, radius, theme)):
            token.setPos(self._token_spot(place, radius, theme))

    def _token_spot(self, place: int, radius: float, theme: Theme) -> QPointF:
        """Give where a token lies: along the foot, or where values stand there, down the side."""
        box = self.outline()
        line, column = divmod(place, 3)
        if theme.face == "console":
            top = box.top() + max(box.height() * 0.26, 18.0) + radius * 1.4
            return QPointF(
                box.right() - radius * 1.5 - line * radius * 2.6, top + column * radius * 2.5
            )
        return QPointF(
            box.left() + radius * 1.4 + column * radius * 2.6,
            box.bottom() - radius * 1.5 - line * radius * 2.4,
        )

    def _tokens(self, marks: Marks, radius: float, theme: Theme) -> Iterator[QGraphicsItem]:
        """Make what lies on the card, what is shown in a way of its own first."""
        plain = (MarkerModel(name, "", count) for name, count in marks.counters)
        for marker in (*marks.markers, *plain)[:MOST_TOKENS]:
            token: QGraphicsItem
            if marker.seat is None:
                token = Tokens(marker.icon, marker.count, radius, theme, self)
            else:
                token = SeatToken(marker.seat, marker.count, radius * 1.25, theme, self)
            self._keep(token)
            yield token

    def _own(self, seat: SeatId, middle: QPointF, side: float) -> None:
        """Bear the mark of whoever owns the card, where it lies among others' cards."""
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        mark = SeatMark(seat, box, self)
        mark.setZValue(z_order.CHIP)
        self._keep(mark)

    def _tokens_on_plate(self, marks: Marks, theme: Theme) -> None:
        """Stand tokens at the right end of a plate, one beside the other."""
        line = self.spot.height * (0.5 if self.spot.tall else 1.0)
        radius = line * 0.42
        across = self.outline().right() - radius * 1.5
        if marks.owner is not None:
            side = min(self.spot.height * 0.78, line * 0.95)
            self._own(marks.owner, QPointF(across + radius * 0.2, 0.0), side)
            across -= side
        for token in self._tokens(marks, radius, theme):
            token.setPos(across, 0)
            across -= radius * 2.6

    def _ring(
        self,
        theme: Theme,
        colour: str,
        thick: float,
        line: Qt.PenStyle = Qt.PenStyle.SolidLine,
    ) -> None:
        ratio = max(1.0, self.pixmap().devicePixelRatio())
        size = (self.spot.width, self.spot.height)
        picture = _ring_picture(*size, theme.colour(colour).rgba(), thick, line, ratio)
        ring = QGraphicsPixmapItem(picture, self)
        out = thick + 1
        ring.setOffset(self.outline().left() - out, self.outline().top() - out)
        ring.setZValue(z_order.RING)
        self._keep(ring)

    def _aim(self, theme: Theme) -> None:
        """Cross hairs at a corner: something that waits to happen is aimed at the card."""
        side = max(12.0, self.spot.height * (0.9 if self.spot.plate else 0.2))
        corner = self.outline().topRight()
        box = QRectF(corner.x() - side * 0.7, corner.y() - side * 0.3, side, side)
        disc = QPainterPath()
        disc.addEllipse(box)
        ground = QGraphicsPathItem(disc, self)
        ground.setBrush(theme.colour("panel"))
        ground.setPen(QPen(theme.colour("danger"), 1.5))
        ground.setZValue(z_order.CHIP)
        cross = QGraphicsPathItem(icons.placed("crosshair", box), ground)
        cross.setBrush(theme.colour("danger"))
        cross.setPen(QPen(Qt.PenStyle.NoPen))
        self._keep(ground)

    def _pointer(self, colour: QColor) -> None:
        """A small arrowhead over the card, so that a lit card differs by shape, too."""
        top = self.outline().top() - 4
        size = max(6.0, self.spot.height * 0.06)
        if self.spot.plate:
            top += 3
            size = self.spot.height * 0.3
        path = QPainterPath()
        path.addPolygon(
            QPolygonF([QPointF(-size, top - size), QPointF(size, top - size), QPointF(0, top)])
        )
        path.closeSubpath()
        arrow = QGraphicsPathItem(path, self)
        arrow.setBrush(colour)
        arrow.setPen(QPen(Qt.PenStyle.NoPen))
        arrow.setZValue(z_order.CHIP)
        self._keep(arrow)

    def _chip(
        self, words: str, across: float, down: float, ground: QColor, theme: Theme, size: float
    ) -> None:
        chip = Chip(words, theme.font("number", size), readable_on(ground), ground, None, self)
        chip.setPos(across * self.spot.width, down * self.spot.height)
        chip.setZValue(z_order.NUMBER)
        self._keep(chip)

    def _keep(self, child: QGraphicsItem) -> None:
        child.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._children.append(child)


@lru_cache(maxsize=64)
def _ring_picture(
    width: int, height: int, colour: int, thick: float, line: Qt.PenStyle, ratio: float
) -> QPixmap:
    """Draw a ring around a card of this size; cards of one size share it."""
    out = thick + 1
    picture = QPixmap(round((width + 2 * out) * ratio), round((height + 2 * out) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor.fromRgba(colour), thick, line))
        inset = thick / 2
        rect = QRectF(inset, inset, width + 2 * out - thick, height + 2 * out - thick)
        radius = max(3.0, height * 0.045) + out
        painter.drawRoundedRect(rect, radius, radius)
    return picture
