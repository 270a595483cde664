"""The sentence on the table that says how far the match is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from tabletop.controller.model import LineModel
from tabletop.table.scene import z_order
from tabletop.table.scene.items.frame import CLEAR, Frame
from tabletop.table.scene.legible import largest
from tabletop.table.scene.spots import Area
from tabletop.table.theme import Theme

SIZE = 14.0


class LineItem(Frame):
    """A line of text along the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setZValue(z_order.TRACK)
        self.words = ""
        self._theme = theme
        self._text = QGraphicsSimpleTextItem(self)
        self.set_style(CLEAR, CLEAR, 0)

    def show_line(self, model: LineModel, area: Area) -> None:
        """Show the sentence in this rectangle, smaller where it is long."""
        self.words = model.words
        self.set_rect(QRectF(area.x, area.y, area.width, area.height))
        most = min(SIZE * self._theme.text_scale, area.height * 0.86)
        font = largest(self._theme, "title", model.words, most, area.width)
        words = QFontMetricsF(font).elidedText(model.words, Qt.TextElideMode.ElideRight, area.width)
        self._text.setFont(font)
        self._text.setBrush(self._theme.colour("on_ground"))
        self._text.setText(words)
        middle = area.y + area.height / 2 - self._text.boundingRect().height() / 2
        self._text.setPos(area.x, middle)
