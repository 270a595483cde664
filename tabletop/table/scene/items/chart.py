"""A map on the table: its hexes, the places on it, the way between them, and where one is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSimpleTextItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from tabletop.controller.model import ChartModel
from tabletop.table.guard import guarded
from tabletop.table.scene import z_order
from tabletop.table.scene.items.frame import CLEAR, Frame
from tabletop.table.scene.spots import Area
from tabletop.table.theme import Theme
from tabletop.table.theme.chart import Mark, paint_chart
from tabletop.table.theme.colours import faded


class ChartItem(Frame):
    """A map with its title, drawn once for its size and what it shows."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setZValue(z_order.TRACK)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.model: ChartModel | None = None
        self._theme = theme
        self._title = QGraphicsSimpleTextItem(self)

    def show_chart(self, model: ChartModel, area: Area) -> None:
        """Show the map in this rectangle."""
        if model != self.model:
            self.model = model
            self.update()
        rect = QRectF(area.x, area.y, area.width, area.height).adjusted(2, 2, -2, -2)
        self.set_rect(rect)
        self.set_style(CLEAR, faded(self._theme.colour("zone"), 0.35), 1.0)
        self._title.setFont(self._theme.font("label", 12))
        self._title.setBrush(self._theme.colour("on_ground_dim"))
        self._title.setText(model.title)
        self._title.setPos(area.x + 8, area.y + 4)

    @guarded
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the frame, and the map into it."""
        super().paint(painter, option, widget)
        if self.model is None:
            return
        marks = tuple(Mark(s.name, s.column, s.row, s.here) for s in self.model.stops)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self.rect.adjusted(1, 1, -1, -1), Qt.ClipOperation.IntersectClip)
        paint_chart(painter, self.rect, self._theme, marks)
        painter.restore()
