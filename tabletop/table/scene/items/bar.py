"""A track as a bar: its sign, its value, a cell for each number, what is written along it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsSimpleTextItem

from tabletop.controller.model import TrackModel
from tabletop.table import icons
from tabletop.table.scene import z_order
from tabletop.table.scene.items.frame import Frame
from tabletop.table.scene.legible import FLOOR, largest
from tabletop.table.scene.spots import Area
from tabletop.table.theme import Theme
from tabletop.table.theme.colours import faded, mixed, readable_on
from tabletop.table.theme.signs import Sign, sign_path

NUMBER: Final = 1.5
"""How wide the value is, in heights of the bar."""
STEP_WIDE: Final = 1.8
"""How wide a cell is that is written on, in cells."""


class BarItem(Frame):
    """A track from 0 to its end."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setZValue(z_order.TRACK)
        self.model: TrackModel | None = None
        self._theme = theme
        self._parts: list[QGraphicsItem] = []

    def show_track(self, model: TrackModel, area: Area) -> None:
        """Show the value in this rectangle."""
        self.model = model
        theme = self._theme
        rect = QRectF(area.x, area.y, area.width, area.height).adjusted(2, 1, -2, -1)
        self.set_rect(rect)
        self.set_style(faded(theme.colour("panel"), 0.5), faded(theme.colour("zone"), 0.35), 1.0)
        for part in self._parts:
            if part.scene() is not None:
                part.scene().removeItem(part)
        self._parts.clear()
        high = rect.height()
        self._sign(model, QRectF(rect.x() + 2, rect.y() + high * 0.07, high * 0.86, high * 0.86))
        left = rect.x() + high
        self._value(model, QRectF(left, rect.y(), high * NUMBER, high))
        left += high * NUMBER
        self._cells(model, QRectF(left, rect.y(), rect.right() - 4 - left, high))

    def _own(self, model: TrackModel) -> Sign:
        """Give the sign of the track; one that the room has none for is a plain hexagon."""
        return self._theme.sign(model.icon) or Sign(self._theme.colour("accent"), "hexagon")

    def _sign(self, model: TrackModel, box: QRectF) -> None:
        colour, shape = self._own(model)
        plate = QGraphicsPathItem(sign_path(shape, box), self)
        plate.setBrush(colour)
        plate.setPen(QPen(Qt.PenStyle.NoPen))
        plate.setToolTip(model.title)
        self._parts.append(plate)
        if icons.known(model.icon):
            inset = box.height() * 0.22
            icon = QGraphicsPathItem(
                icons.placed(model.icon, box.adjusted(inset, inset, -inset, -inset)), plate
            )
            icon.setBrush(readable_on(colour))
            icon.setPen(QPen(Qt.PenStyle.NoPen))

    def _value(self, model: TrackModel, box: QRectF) -> None:
        number = QGraphicsSimpleTextItem(f"{model.value}", self)
        number.setFont(self._theme.fixed_font("number", max(FLOOR, box.height() * 0.82)))
        number.setBrush(self._theme.colour("on_ground"))
        size = number.boundingRect()
        number.setPos(box.center().x() - size.width() / 2, box.center().y() - size.height() / 2)
        self._parts.append(number)

    def _cells(self, model: TrackModel, room: QRectF) -> None:
        """One cell for each number; those reached are filled, steps are higher and written on."""
        theme = self._theme
        colour = self._own(model).colour
        steps = dict(model.steps)
        step = room.width() / (model.most + (STEP_WIDE - 1) / 2)
        reached, ahead = QPainterPath(), QPainterPath()
        for path in (reached, ahead):
            path.setFillRule(Qt.FillRule.WindingFill)
        for at in range(1, model.most + 1):
            high = room.height() * (0.84 if at in steps else 0.34)
            wide = step * STEP_WIDE if at in steps else max(1.0, step - 1.0)
            cell = QRectF(0, 0, wide, high)
            cell.moveCenter(QPointF(room.x() + (at - 0.5) * step, room.center().y()))
            (reached if at <= model.value else ahead).addRect(cell)
        for path, ground in (
            (reached, colour),
            (ahead, mixed(theme.colour("panel"), theme.colour("zone"), 0.4)),
        ):
            item = QGraphicsPathItem(path, self)
            item.setBrush(ground)
            item.setPen(QPen(Qt.PenStyle.NoPen))
            self._parts.append(item)
        for at, words in steps.items():
            middle = QPointF(room.x() + (at - 0.5) * step, room.center().y())
            ink = readable_on(colour) if at <= model.value else theme.colour("ink")
            self._label(words, middle, (step * STEP_WIDE, room.height()), ink)

    def _label(self, words: str, middle: QPointF, room: tuple[float, float], ink: QColor) -> None:
        wide, high = room
        font = largest(self._theme, "number", words, high * 0.7, wide - 1)
        if QFontMetricsF(font).horizontalAdvance(words) > wide:
            return  # the score tells it
        label = QGraphicsSimpleTextItem(words, self)
        label.setFont(font)
        label.setBrush(ink)
        box = label.boundingRect()
        label.setPos(middle.x() - box.width() / 2, middle.y() - box.height() / 2)
        self._parts.append(label)
