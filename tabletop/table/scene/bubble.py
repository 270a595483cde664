"""A bubble on the table that says why something can't be done, right there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from tabletop.table.theme import Theme

STAYS: Final = 4500
WIDEST: Final = 340


class Bubble(QLabel):
    """A short text beside a point of its parent; it goes by itself, and never takes a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setObjectName("bubble")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take colours and type from a theme."""
        self.setFont(theme.font("text", 14))
        self.setStyleSheet(
            f"#bubble {{ background: {theme.colour('panel').name()};"
            f" color: {theme.colour('ink').name()};"
            f" border: 2px solid {theme.colour('danger').name()};"
            " border-radius: 8px; padding: 8px 10px; }"
        )

    def say(self, words: str, at: QPoint) -> None:
        """Show words above a point, or below it where there is no room above."""
        self.setText(words)
        self.setAccessibleName(words)
        parent = self._table
        self.setFixedWidth(min(WIDEST, parent.width() - 16, self._wanted(words)))
        self.adjustSize()
        x = min(max(8, at.x() - self.width() // 2), parent.width() - self.width() - 8)
        y = at.y() - self.height() - 18
        if y < 8:
            y = min(at.y() + 24, parent.height() - self.height() - 8)
        self.move(x, y)
        self.show()
        self.raise_()
        self._timer.start()

    def _wanted(self, words: str) -> int:
        return self.fontMetrics().horizontalAdvance(words) + 30
