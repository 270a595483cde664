"""Room for words that take turns, so that what lies below does not move from one to the next."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel


def highest(label: QLabel, texts: Iterable[str], width: int = 0) -> int:
    """Give the height in pixels that the longest text needs at a width, or else at that of the
    label; 0 for no text.
    """
    metrics = label.fontMetrics()
    box = QRect(0, 0, max(1, width or label.width()), 10_000)
    wraps = Qt.TextFlag.TextWordWrap.value
    return max((metrics.boundingRect(box, wraps, text).height() for text in texts), default=0)
