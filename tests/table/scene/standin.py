"""Plain faces for the tests of the scene: a card with its name, or a striped back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from tabletop.engine.ids import DefId


class PlainFaces:
    """Draws each face once for a size. ``drawn`` counts how often it had to."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], QPixmap] = {}
        self.drawn = 0

    def card(
        self,
        definition: DefId | None,
        back: str,
        side: int,
        size_px: QSize,
        dpr: float,
        state: tuple[str, ...],
    ) -> QPixmap:
        key = (definition, back, side, size_px.width(), size_px.height(), state)
        if key not in self._kept:
            self.drawn += 1
            self._kept[key] = self._draw(definition, size_px)
        return self._kept[key]

    def _draw(self, definition: DefId | None, size: QSize) -> QPixmap:
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0, 0, size.width(), size.height())
        painter.setBrush(QColor("#f2ecdc" if definition else "#7a4a3a"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        if definition is not None:
            font = painter.font()
            font.setPixelSize(max(7, size.height() // 10))
            painter.setFont(font)
            painter.drawText(rect.adjusted(4, 4, -4, -4), Qt.AlignmentFlag.AlignHCenter, definition)
        painter.end()
        return picture
