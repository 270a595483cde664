"""What all finished matches together tell: how often who has won what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from tabletop.table.pages.parts import Page, label


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match: the game, who sat there (people only are counted), who won, how long."""

    title: str
    players: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str
    answers: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the page: a player at a game."""

    game: str
    player: str
    played: int
    won: int

    @property
    def share(self) -> str:
        """How many of the matches were won, in per cent."""
        return f"{100 * self.won / self.played:.0f} %"


def lines(matches: Sequence[Played]) -> tuple[Line, ...]:
    """Count matches and wins by game and player, in the order of the alphabet."""
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for match in matches:
        for player in dict.fromkeys(match.players):
            played[match.title, player] += 1
            won[match.title, player] += player in match.winners
    return tuple(
        Line(game, player, count, won[game, player])
        for (game, player), count in sorted(played.items())
    )


class StatisticsPage(Page):
    """Shows the lines as a table, and how each game has ended."""

    def __init__(self, matches: Sequence[Played]) -> None:
        super().__init__("Statistics")
        counted = lines(matches)
        if not counted:
            self.body.addWidget(label("No match has been finished yet.", "dim"))
            self.body.addStretch(1)
            return
        self.body.addWidget(
            table(
                "Matches by game and player",
                ("Game", "Player", "Played", "Won", "Share"),
                [
                    (line.game, line.player, f"{line.played:,}", f"{line.won:,}", line.share)
                    for line in counted
                ],
            )
        )
        self.body.addWidget(label("How they ended", "heading"))
        ends = Counter((match.title, match.reason) for match in matches)
        self.body.addWidget(
            table(
                "How matches ended",
                ("Game", "End", "Times"),
                [(title, reason, f"{count:,}") for (title, reason), count in ends.most_common()],
            )
        )
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
