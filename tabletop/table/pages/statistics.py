"""What all finished matches together tell: how often who has won what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from tabletop.session.statistics import Tally
from tabletop.table.pages.parts import Page, label


def share(tally: Tally) -> str:
    """Say how many of the matches were won, in per cent."""
    return f"{100 * tally.won / tally.played:.0f} %"


class StatisticsPage(Page):
    """Shows who has played and won how often. ``titles`` are the games' by their ids."""

    def __init__(self, tallies: Sequence[Tally], titles: Mapping[str, str]) -> None:
        super().__init__("Statistics")
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
            headings = ("Game", "Player", "Played", "Won", "Share")
            self.body.addWidget(table("Matches by game and player", headings, rows))
        else:
            self.body.addWidget(label("No match has been finished yet.", "dim"))
        self.body.addStretch(1)


def table(name: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> QTableWidget:
    """Make a table that is read and not written, as high as its rows; figures to the right."""
    made = QTableWidget(len(rows), len(headings))
    made.setAccessibleName(name)
    made.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    made.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
    made.setHorizontalHeaderLabels(list(headings))
    made.verticalHeader().hide()
    made.setWordWrap(True)
    made.setAlternatingRowColors(True)
    for at, row in enumerate(rows):
        for column, text in enumerate(row):
            item = QTableWidgetItem(text)
            if column and text[:1] in "0123456789+-−":
                item.setTextAlignment(
                    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                )
            made.setItem(at, column, item)
    header = made.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setStretchLastSection(True)
    made.resizeRowsToContents()
    height = header.sizeHint().height() + sum(
        made.rowHeight(row) for row in range(min(len(rows), 14))
    )
    made.setMinimumHeight(height + 8)
    return made
