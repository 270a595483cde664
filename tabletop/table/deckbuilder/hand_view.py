"""First hands of a deck: one drawn by lot, and how likely a hand holds what one hopes for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tabletop.controller.decks.odds import Odds
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.engine.tongue import spoken
from tabletop.table.looks import CARD
from tabletop.table.pages.parts import button, empty, label
from tabletop.table.panels.figures import FigureTable
from tabletop.table.panels.flow import FlowLayout

Face = Callable[[DefId, QSize], QPixmap]
LINES: Final = 5
"""A card of the hand is as high as so many lines of text."""


class HandView(QWidget):
    """Shows a hand as small cards, and a table of odds below it."""

    drawn = Signal()
    looked_at = Signal(object)

    def __init__(self, face: Face, name_of: Callable[[DefId], str]) -> None:
        super().__init__()
        self._face = face
        self._name_of = name_of
        self.draw_button = button(in_words("Draw another hand"))
        self.draw_button.clicked.connect(self.drawn)
        self._cards = QWidget()
        self._flow = FlowLayout(self._cards, gap=4)
        self._odds = QVBoxLayout()
        self._table: FigureTable | None = None
        self._hopes: tuple[str, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.draw_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._cards)
        column.addWidget(label(in_words("How likely a first hand holds"), "heading"))
        column.addLayout(self._odds)
        column.addStretch(1)

    def cards(self) -> list[QPushButton]:
        """List the cards of the hand."""
        return [one for one in self._cards.findChildren(QPushButton) if not one.isHidden()]

    def show_hand(self, hand: Sequence[DefId]) -> None:
        """Show a hand that was drawn."""
        while (item := self._flow.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        height = self.fontMetrics().height() * LINES
        size = QSize(round(height * CARD), height)
        for card in hand:
            one = QPushButton()
            one.setProperty("flat", True)
            one.setAccessibleName(self._name_of(card))
            one.setToolTip(self._name_of(card))
            one.setIcon(QIcon(self._face(card, size)))
            one.setIconSize(size)
            one.setStyleSheet("padding: 0;")
            one.clicked.connect(lambda _on=False, card=card: self.looked_at.emit(card))
            self._flow.addWidget(one)
            one.show()
        self._cards.updateGeometry()

    def show_odds(self, odds: Sequence[Odds]) -> None:
        """Show the odds of the deck as it is."""
        rows = [
            (one.hope, str(one.cards), f"{100 * one.chance:.0f} %", spoken().part(one.average))
            for one in odds
        ]
        hopes = tuple(one.hope for one in odds)
        if self._table is not None and hopes == self._hopes:
            for at, row in enumerate(rows):
                for column, text in enumerate(row):
                    cell = self._table.item(at, column)
                    if cell is not None:
                        cell.setText(text)
            return
        empty(self._odds)
        headings = (
            in_words("At least one"),
            in_words("Cards"),
            in_words("Odds"),
            in_words("Average"),
        )
        self._table, self._hopes = (
            FigureTable(in_words("Odds of a first hand"), headings, rows, 0),
            hopes,
        )
        self._odds.addWidget(self._table)
