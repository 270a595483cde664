"""A number on the table: its name, its icon and its value in tabular figures."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSimpleTextItem

from tabletop.controller.model import TrackModel
from tabletop.engine.tongue import spoken
from tabletop.table import icons
from tabletop.table.scene import z_order
from tabletop.table.scene.items.frame import Frame
from tabletop.table.scene.legible import FLOOR, largest
from tabletop.table.scene.spots import Area
from tabletop.table.theme import Theme
from tabletop.table.theme.colours import faded

TITLE_SIDES = 8.0
"""What is kept free beside a title, both sides together."""
ICON_GAP = 6.0


class TrackItem(Frame):
    """A track with its value."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setZValue(z_order.TRACK)
        self.model: TrackModel | None = None
        self.area = Area(0, 0, 1, 1)
        self._theme = theme
        self._icon = QGraphicsPathItem(self)
        self._title = QGraphicsSimpleTextItem(self)
        self._value = QGraphicsSimpleTextItem(self)

    def show_track(self, model: TrackModel, area: Area) -> None:
        """Show the value in this rectangle."""
        self.model, self.area = model, area
        theme = self._theme
        rect = QRectF(area.x, area.y, area.width, area.height).adjusted(2, 2, -2, -2)
        self.set_rect(rect)
        self.set_style(faded(theme.colour("panel"), 0.5), faded(theme.colour("zone"), 0.5), 1.0)
        # A low box keeps the size of its title, so that larger text never makes the number smaller.
        scale = theme.text_scale
        most = min(12.0 * scale, area.height * 0.24)
        small = largest(theme, "label", model.title, most, rect.width() - TITLE_SIDES)
        has_title = bool(model.title) and area.height > 34 and _fits(model.title, small, rect)
        head = small.pixelSize() + 6.0 if has_title else 0.0
        self._title.setVisible(has_title)
        if has_title:
            self._title.setFont(small)
            self._title.setBrush(theme.colour("on_ground_dim"))
            self._title.setText(model.title)
            self._title.setPos(rect.x() + TITLE_SIDES / 2, rect.y() + 3)
        pad = min(8.0, rect.width() * 0.1)
        self._fit_value(model, rect.adjusted(pad, head, -pad, -min(3.0, rect.height() * 0.06)))

    def _fit_value(self, model: TrackModel, room: QRectF) -> None:
        theme = self._theme
        words = spoken().number(model.value)
        least = QFontMetricsF(theme.fixed_font("number", FLOOR)).horizontalAdvance(words)
        side = min(room.height() * 0.8, room.width() * 0.3) if icons.known(model.icon) else 0.0
        if side + ICON_GAP + least > room.width():
            side = 0.0  # the number counts for more
        self._icon.setVisible(side > 0)
        if side:
            box = QRectF(room.x(), room.center().y() - side / 2, side, side)
            self._icon.setPath(icons.placed(model.icon, box))
            own = theme.sign(model.icon)
            self._icon.setBrush(theme.colour("accent") if own is None else own.colour)
            self._icon.setPen(QPen(Qt.PenStyle.NoPen))
        beside = side + ICON_GAP if side else 0.0
        most = min(30.0 * theme.text_scale, room.height() * 0.86)
        self._value.setFont(largest(theme, "number", words, most, room.width() - beside))
        self._value.setBrush(theme.colour("on_ground"))
        self._value.setText(words)
        self._value.setPos(
            room.x() + beside,
            room.center().y() - self._value.boundingRect().height() / 2,
        )


def _fits(title: str, font: QFont, rect: QRectF) -> bool:
    """Tell whether all of a title can be read: none is better than two letters of it."""
    return QFontMetricsF(font).horizontalAdvance(title) <= rect.width() - TITLE_SIDES
