"""What all finished matches together tell: how often who has won what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from tabletop.engine.message import in_words
from tabletop.session.statistics import Best, Tally
from tabletop.table.guard import guarded
from tabletop.table.pages.parts import Page, label

MARGINS = 24
"""What a cell needs in width besides its words."""


def share(tally: Tally) -> str:
    """Say how many of the matches were won, in per cent."""
    return f"{100 * tally.won / tally.played:.0f} %"


class StatisticsPage(Page):
    """Shows who has played and won how often, and the best results. ``titles`` are the games' by
    their ids.
    """

    def __init__(
        self, tallies: Sequence[Tally], titles: Mapping[str, str], best: Sequence[Best] = ()
    ) -> None:
        super().__init__(in_words("Statistics"))
        if tallies:
            rows = [
                (
                    titles.get(tally.game, tally.game),
                    tally.player,
                    f"{tally.played:,}",
                    f"{tally.won:,}",
                    share(tally),
                )
                for tally in tallies
            ]
            headings = (
                in_words("Game"),
                in_words("Player"),
                in_words("Played"),
                in_words("Won"),
                in_words("Share"),
            )
            self.body.addWidget(
                FigureTable(in_words("Matches by game and player"), headings, rows, wide=1)
            )
        else:
            self.body.addWidget(label(in_words("No match has been finished yet."), "dim"))
        if best:
            self.body.addWidget(label(in_words("Best results"), "heading"))
            found = [(titles.get(one.game, one.game), one.of, one.player, one.told) for one in best]
            columns = (in_words("Game"), "Of", in_words("Player"), in_words("Result"))
            self.body.addWidget(FigureTable(in_words("Best results"), columns, found, wide=1))
        self.body.addStretch(1)


class FigureTable(QTableWidget):
    """A table that is read and not written, as high as its rows; figures stand to the right.

    The column ``wide`` takes what room is left. Without one the words of the first column are
    broken into lines where that lets more of the others be seen.
    """

    def __init__(
        self,
        name: str,
        headings: Sequence[str],
        rows: Sequence[Sequence[str]],
        wide: int | None = None,
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
        for at, row in enumerate(rows):
            for column, text in enumerate(row):
                self._fill(at, column, text)
        self._words_give_way = wide is None
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if wide is not None:
            header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        else:
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)

    def _fill(self, row: int, column: int, text: str) -> None:
        item = QTableWidgetItem(text)
        if column and text[:1] in "0123456789+-−":
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setItem(row, column, item)

    def _break_words(self) -> None:
        """Leave the first column what the others don't need, but room for its longest word."""
        metrics = self.fontMetrics()
        words = [word for row in range(self.rowCount()) for word in self._text(row).split()]
        longest = max((metrics.horizontalAdvance(word) for word in words), default=0) + MARGINS
        others = sum(self.columnWidth(column) for column in range(1, self.columnCount()))
        whole = max(longest, self.sizeHintForColumn(0))
        self.setColumnWidth(0, max(longest, min(whole, self.viewport().width() - others)))

    def _text(self, row: int) -> str:
        item = self.item(row, 0)
        return "" if item is None else item.text()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Give each row the height that its text needs at this width, and the table theirs."""
        super().resizeEvent(event)
        if self._words_give_way:
            self._break_words()
        self.resizeRowsToContents()
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        bar = self.horizontalScrollBar()
        below = bar.height() if bar.maximum() else 0
        wanted = self.horizontalHeader().height() + rows + below + 2 * self.frameWidth() + 8
        if wanted != self.height():
            self.setFixedHeight(wanted)
