"""What all finished matches together tell: who has won how often, and whether chance was fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from tabletop.engine.message import in_words
from tabletop.engine.tongue import spoken
from tabletop.session.fairness import Drawn, together
from tabletop.session.statistics import Best, Luck, Tally
from tabletop.table import chance
from tabletop.table.faces.sheet import kind_words
from tabletop.table.guard import guarded
from tabletop.table.pages.parts import Page, label
from tabletop.table.plots import Ink, Plot, bars

MARGINS = 24
"""What a cell needs in width besides its words."""


def share(tally: Tally) -> str:
    """Say how many of the matches were won, in per cent."""
    return f"{100 * tally.won / tally.played:.0f} %"


@dataclass(frozen=True, slots=True)
class Figures:
    """What is known of all matches together."""

    tallies: Sequence[Tally] = ()
    best: Sequence[Best] = ()
    faces: Sequence[int] = ()
    luck: Sequence[Luck] = ()


class StatisticsPage(Page):
    """Shows who has played and won how often, the best results, and whether chance was fair.
    ``titles`` are the games' by their ids.
    """

    def __init__(self, figures: Figures, titles: Mapping[str, str], ink: Ink) -> None:
        super().__init__(in_words("Statistics"))
        self._titles = titles
        self._ink = ink
        if figures.tallies:
            self._add_tallies(figures.tallies)
        else:
            self.body.addWidget(label(in_words("No match has been finished yet."), "dim"))
        if figures.best:
            self._add_best(figures.best)
        if sum(figures.faces) or figures.luck:
            self.body.addWidget(label(in_words("Was chance fair?"), "heading"))
            self._add_faces(figures.faces)
        for luck in figures.luck:
            self._add_luck(luck)
        self.body.addStretch(1)

    def _title(self, game: str) -> str:
        return self._titles.get(game, game)

    def _add_tallies(self, tallies: Sequence[Tally]) -> None:
        number = spoken().number
        rows = [
            (self._title(one.game), one.player, number(one.played), number(one.won), share(one))
            for one in tallies
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

    def _add_best(self, best: Sequence[Best]) -> None:
        self.body.addWidget(label(in_words("Best results"), "heading"))
        found = [(self._title(one.game), one.of, one.player, one.told) for one in best]
        columns = (in_words("Game"), in_words("Of"), in_words("Player"), in_words("Result"))
        self.body.addWidget(FigureTable(in_words("Best results"), columns, found, wide=1))

    def _add_faces(self, faces: Sequence[int]) -> None:
        told = chance.dice_told(faces)
        if told:
            names = [str(face) for face in range(1, len(faces) + 1)]
            self._add_bars(names, faces, [sum(faces) / len(faces)] * len(faces), told)
            self.body.addWidget(label(told))

    def _add_luck(self, luck: Luck) -> None:
        game = self._title(luck.game)
        title = (
            in_words("{game}: what the computer drew", game=game)
            if luck.computer
            else in_words("{game}: what people drew", game=game)
        )
        kinds = chance.kinds_of((luck.opening, luck.later))
        if not kinds:
            return
        every = together((luck.opening, luck.later))
        names = [kind_words(luck.game, kind) for kind in kinds]
        drawn = [every.get(kind, Drawn()) for kind in kinds]
        self.body.addWidget(label(title, "heading"))
        self._add_bars(names, [one.count for one in drawn], [one.expected for one in drawn], title)
        rows = [
            (
                name,
                chance.drawn_told(luck.opening.get(kind, Drawn())),
                chance.drawn_told(luck.later.get(kind, Drawn())),
                chance.per_hundred(one.odds),
            )
            for name, kind, one in zip(names, kinds, drawn, strict=True)
        ]
        columns = (
            in_words("Cards"),
            in_words("Opening hands (to be expected)"),
            in_words("Later (to be expected)"),
            in_words("So far off or farther"),
        )
        self.body.addWidget(FigureTable(title, columns, rows, wide=0))

    def _add_bars(
        self, names: Sequence[str], came: Sequence[float], expected: Sequence[float], told: str
    ) -> None:
        legend = (in_words("came"), in_words("to be expected"))
        self.body.addWidget(Plot(bars(names, came, expected, legend), told, self._ink, 260))


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
