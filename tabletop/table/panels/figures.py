"""A table of figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from tabletop.table.guard import guarded

_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class FigureTable(QTableWidget):
    """A table that is read and not written, as high as its rows. Columns of figures stand to the
    right under their headings, words to the left; the column ``wide`` takes what room is left.
    """

    def __init__(
        self, name: str, headings: Sequence[str], rows: Sequence[Sequence[str]], wide: int
    ) -> None:
        super().__init__(len(rows), len(headings))
        self.setAccessibleName(name)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.setHorizontalHeaderLabels(list(headings))
        self.verticalHeader().hide()
        self.setWordWrap(True)
        self.setAlternatingRowColors(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for column in range(len(headings)):
            self._fill(column, [row[column] for row in rows])
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._fit)
        header.sectionResized.connect(lambda *_sizes: self._soon.start())

    def _fill(self, column: int, texts: Sequence[str]) -> None:
        told = [text[0] in "0123456789+-−" for text in texts if text]
        figures = column > 0 and 2 * sum(told) > len(told)
        side = Qt.AlignmentFlag.AlignRight if figures else Qt.AlignmentFlag.AlignLeft
        heading = self.horizontalHeaderItem(column)
        if heading is not None:
            heading.setTextAlignment(side | _MIDDLE)
        for row, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setTextAlignment(side | _MIDDLE)
            self.setItem(row, column, item)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Another width needs other heights."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give each row the height that its text needs in these columns, and the table theirs."""
        self.resizeRowsToContents()
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        bar = self.horizontalScrollBar()
        below = bar.height() if bar.maximum() else 0
        wanted = self.horizontalHeader().height() + rows + below + 2 * self.frameWidth() + 8
        if wanted != self.height():
            self.setFixedHeight(wanted)
