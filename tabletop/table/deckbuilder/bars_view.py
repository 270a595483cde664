"""A figure of a deck as painted bars."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.engine.message import in_words
from tabletop.games.decks import Bars
from tabletop.table.guard import guarded, guarded_giving
from tabletop.table.theme import Theme
from tabletop.table.words import plain


class BarsView(QWidget):
    """Paints bars that lie: what, how much as a bar, and the number behind it."""

    def __init__(self, bars: Bars, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_bars(bars)

    def show_bars(self, bars: Bars) -> None:
        """Show another state of the figure."""
        self._bars = tuple((plain(label), count) for label, count in bars.bars)
        told = ", ".join(f"{label} {count}" for label, count in self._bars if count)
        self.setAccessibleName(
            f"{plain(bars.title)} ({plain(bars.unit)}): {told or in_words('none')}"
        )
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours and sizes from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _step(self) -> int:
        return round(self.fontMetrics().height() * 1.25)

    @guarded_giving(QSize(200, 20))
    def sizeHint(self) -> QSize:  # noqa: N802 Qt's name
        """Ask for a line for each bar."""
        return QSize(200, self._step() * max(1, len(self._bars)))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 Qt's name
        """Paint the bars, the longest as long as there is room."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, step = self.fontMetrics(), self._step()
        gap = metrics.horizontalAdvance("n")
        names = max((metrics.horizontalAdvance(name) for name, _ in self._bars), default=0)
        numbers = metrics.horizontalAdvance("000")
        left = min(names + gap // 2, self.width() // 2) + gap
        room = max(10, self.width() - left - numbers - gap)
        most = max((count for _, count in self._bars), default=0) or 1
        ink, dim = self._theme.colour("ink"), self._theme.colour("dim")
        fill, edge = self._theme.colour("accent"), self._theme.colour("edge")
        for row, (name, count) in enumerate(self._bars):
            top = row * step
            painter.setPen(ink if count else dim)
            label = QRectF(0, top, left - gap, step)
            middle = Qt.AlignmentFlag.AlignVCenter
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, round(label.width()))
            painter.drawText(label, Qt.AlignmentFlag.AlignRight | middle, shown)
            bar = QRectF(left, top + step * 0.18, room, step * 0.64)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(edge)
            painter.drawRect(QRectF(left, top + step * 0.46, room, step * 0.08))
            if count:
                painter.setBrush(fill)
                bar.setWidth(room * count / most)
                painter.drawRoundedRect(bar, 3, 3)
            painter.setPen(ink if count else dim)
            at = QRectF(left + room + gap, top, numbers, step)
            painter.drawText(at, Qt.AlignmentFlag.AlignLeft | middle, str(count))
        painter.end()
