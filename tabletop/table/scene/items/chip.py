"""A chip: a few words or a number on a rounded ground."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsSimpleTextItem


class Chip(QGraphicsPathItem):
    """Words on a rounded ground, centred on its position."""

    def __init__(
        self,
        words: str,
        font: QFont,
        ink: QColor,
        ground: QColor,
        edge: QColor | None = None,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = QGraphicsSimpleTextItem(self)
        self._words.setFont(font)
        self._words.setBrush(ink)
        self.setBrush(ground)
        self.setPen(QPen(edge or ground, 1.5))
        self._said = ""
        self.say(words)

    @property
    def said(self) -> str:
        """What the chip says."""
        return self._said

    def say(self, words: str) -> None:
        """Show other words; the chip grows with them, and is never narrower than it is tall."""
        if words == self._said:
            return
        self._said = words
        self._words.setText(words)
        text = self._words.boundingRect()
        tall = text.height() + 4
        wide = max(tall, text.width() + tall * 0.6)
        path = QPainterPath()
        path.addRoundedRect(QRectF(-wide / 2, -tall / 2, wide, tall), tall / 2, tall / 2)
        self.setPath(path)
        self._words.setPos(-text.width() / 2, -text.height() / 2)
