"""A row of widgets that goes on in the next line where it does not fit."""

from __future__ import annotations

from typing import TypeAlias

import shiboken6
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from tabletop.table.guard import guarded, guarded_giving

Line: TypeAlias = list[tuple[QLayoutItem, QSize]]
Lines: TypeAlias = list[Line]


class FlowLayout(QLayout):
    """Lays its widgets out like words of a text, so that none is ever cut off. ``even`` makes
    those of a line equally high.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        gap: int = 8,
        *,
        right: bool = False,
        even: bool = False,
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self._gap = gap
        self._right = right
        self._even = even
        self.setContentsMargins(0, 0, 0, 0)

    @guarded
    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 Qt's name
        """Take an item in, at the end."""
        self._items.append(item)

    @guarded_giving(0)
    def count(self) -> int:
        """Count the items."""
        return len(self._items)

    @guarded_giving(None)
    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Give an item, or None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    @guarded_giving(None)
    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Take an item out, or give None past the end."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @guarded_giving(Qt.Orientation(0))
    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 Qt's name
        """Take no more room than needed."""
        return Qt.Orientation(0)

    @guarded_giving(True)
    def hasHeightForWidth(self) -> bool:  # noqa: N802 Qt's name
        """Narrower means higher."""
        return True

    @guarded
    def invalidate(self) -> None:
        """Forget what was measured: something has changed."""
        self._heights.clear()
        super().invalidate()

    @guarded_giving(0)
    def heightForWidth(self, width: int) -> int:  # noqa: N802 Qt's name
        """Tell how high the lines are at this width; Qt asks again and again."""
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    @guarded
    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 Qt's name
        """Put every widget in its place."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _shown(self) -> list[QLayoutItem]:
        # Qt may have deleted an item whose widget went; the others still have their places.
        return [item for item in self._items if shiboken6.isValid(item) and not item.isEmpty()]

    @guarded_giving(QSize())
    def sizeHint(self) -> QSize:  # noqa: N802 Qt's name
        """Ask for one line."""
        visible = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in visible) + self._gap * max(0, len(visible) - 1)
        return QSize(width, max((size.height() for size in visible), default=0))

    @guarded_giving(QSize())
    def minimumSize(self) -> QSize:  # noqa: N802 Qt's name
        """Need room for the widest widget."""
        size = QSize(0, 0)
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for line in self._lines(rect.width()):
            if y > rect.y():
                y += self._gap
            over = max(0, rect.width() - self._used(line))
            x = rect.x() + (over if self._right else 0)
            high = max(size.height() for _, size in line)
            for item, size in line:
                if move:
                    height = high if self._even else size.height()
                    item.setGeometry(QRect(QPoint(x, y), QSize(size.width(), height)))
                x += size.width() + self._gap
            y += high
        return y - rect.y()

    def _lines(self, width: int) -> Lines:
        return self._broken(self._measured(width), width)

    def _measured(self, width: int) -> Line:
        found: Line = []
        for item in self._shown():
            size = item.sizeHint().boundedTo(QSize(max(width, 1), 10_000))
            size = size.expandedTo(item.minimumSize())
            if item.hasHeightForWidth():
                size.setHeight(max(size.height(), item.heightForWidth(size.width())))
            found.append((item, size))
        return found

    def _broken(self, items: Line, width: int) -> Lines:
        """Begin a new line where the next item does not fit into a width."""
        lines: Lines = []
        used = 0
        for item, size in items:
            if not lines or used + self._gap + size.width() > width:
                lines.append([])
                used = -self._gap
            lines[-1].append((item, size))
            used += self._gap + size.width()
        return lines

    def _used(self, line: Line) -> int:
        return sum(size.width() for _, size in line) + self._gap * (len(line) - 1)


class BalancedFlow(FlowLayout):
    """A flow whose lines are about equally long, so that none holds one widget that was left over.

    It takes no more lines than other flows do.
    """

    def _lines(self, width: int) -> Lines:
        items = self._measured(width)
        lines = self._broken(items, width)
        while lines:
            longest = max(map(self._used, lines))
            shorter = self._broken(items, longest - 1)
            # One widget alone stays as long as it is, and then nothing becomes more even.
            if len(shorter) > len(lines) or max(map(self._used, shorter)) >= longest:
                return lines
            lines = shorter
        return lines


class FlowRow(QWidget):
    """Holds widgets in a flow, and keeps the height that its lines need also within layouts that
    don't ask how high it is at its width.
    """

    def __init__(self, gap: int = 8) -> None:
        super().__init__()
        self.flow = FlowLayout(self, gap)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Another width makes other lines."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.flow.heightForWidth(self.width()))
