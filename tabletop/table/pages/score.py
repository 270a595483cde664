"""The score: a sheet for each seat that adds up line by line; each opens to what is behind it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.engine.message import in_words
from tabletop.games.sheet import Account, Line, Sheet
from tabletop.table.pages.parts import Halves, Page, button, card_frame, label
from tabletop.table.pages.told import CardRow, Told

POINTS = 64
"""Pixels of the column of points, at text of the usual size."""


class LineRow(QWidget):
    """A line of an account: its name and points; once it is opened, what is behind it."""

    def __init__(self, told: Told, line: Line) -> None:
        super().__init__()
        self._told, self.line = told, line
        words = told.text(line.label)
        opens = bool(line.parts or line.cards)
        self.button = QPushButton(f"▸  {words}" if opens else f"     {words}")
        self.button.setProperty("flat", True)
        self.button.setCheckable(opens)
        self.button.setEnabled(opens)
        self.button.setProperty("folds", True)
        self.button.setAccessibleName(
            in_words("{words}: {points} points", words=words, points=line.points)
        )
        self.button.toggled.connect(self._open)
        self._words = words
        points = _points(line.points, told.scale)
        head = QHBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.button, 1)
        head.addWidget(points)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addLayout(head)
        self.behind: QWidget | None = None

    def _open(self, opened: bool) -> None:
        self.button.setText(f"{'▾' if opened else '▸'}  {self._words}")
        if self.behind is None:
            self.behind = self._made()
            self._column.addWidget(self.behind)
        self.behind.setVisible(opened)

    def _made(self) -> QWidget:
        told, line = self._told, self.line
        behind = QWidget()
        column = QVBoxLayout(behind)
        column.setContentsMargins(round(28 * told.scale), 0, 0, 8)
        if line.parts:
            grid = QGridLayout()
            grid.setColumnStretch(0, 1)
            for row, part in enumerate(line.parts):
                grid.addWidget(label(told.text(part.label)), row, 0)
                grid.addWidget(_points(part.points, told.scale), row, 1)
            column.addLayout(grid)
        if line.cards:
            column.addWidget(CardRow(told, line.cards))
        return behind


def _points(points: int, scale: float, *, strong: bool = False) -> QLabel:
    made = label(f"{points}".replace("-", "−"), "heading" if strong else "")
    made.setWordWrap(False)
    made.setFixedWidth(round(POINTS * scale))
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if strong:
        font = made.font()
        font.setWeight(QFont.Weight.Bold)
        made.setFont(font)
    return made


class ScorePage(Page):
    """Shows the score of every seat, its own first."""

    def __init__(self, told: Told, sheet: Sheet) -> None:
        super().__init__(
            in_words("Final score") if sheet.final else in_words("The score if the match ended now")
        )
        self.rows: list[LineRow] = []
        if sheet.verdict is not None:
            self.body.addWidget(label(told.text(sheet.verdict), "heading"))
        mine = told.controller.seat
        accounts = sorted(sheet.accounts, key=lambda account: account.seat != mine)
        halves = Halves()
        for number, account in enumerate(accounts):
            column = halves.left if number % 2 == 0 else halves.right
            column.addWidget(self._account(told, account))
        self.body.addWidget(halves)
        note = label(in_words("Choose a line to see the cards behind it."), "dim")
        self.body.addWidget(note)
        self.body.addStretch(1)
        self.all_button = button(in_words("Open all lines"))
        self.all_button.clicked.connect(self.open_all)
        self.top.addWidget(self.all_button, 0, Qt.AlignmentFlag.AlignTop)

    def open_all(self) -> None:
        """Open every line that has something behind it."""
        for row in self.rows:
            row.button.setChecked(row.button.isCheckable())

    def first_focus(self) -> None:
        """Begin with the first line that opens."""
        first = next((row.button for row in self.rows if row.button.isEnabled()), self.back_button)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _account(self, told: Told, account: Account) -> QWidget:
        frame = card_frame()
        column = QVBoxLayout(frame)
        column.setSpacing(2)
        head = QHBoxLayout()
        head.addWidget(label(told.seat(account.seat), "heading"), 1)
        head.addWidget(_points(account.total, told.scale, strong=True))
        column.addLayout(head)
        for line in account.lines:
            row = LineRow(told, line)
            self.rows.append(row)
            column.addWidget(row)
        if account.unknown:
            many = in_words("{unknown} cards that you can't see are", unknown=account.unknown)
            words = in_words("1 card that you can't see is") if account.unknown == 1 else many
            column.addWidget(label(in_words("{words} not counted.", words=words), "dim"))
        return frame
