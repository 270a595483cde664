"""The deck in the making: its sections, how full they are, and its cards with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from tabletop.controller.decks.bench import Line, Size
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.engine.tongue import spoken
from tabletop.table.deckbuilder.pool_view import FEWER, MORE
from tabletop.table.guard import guarded

CARD: Final = Qt.ItemDataRole.UserRole
SECTION: Final = Qt.ItemDataRole.UserRole + 1
_TEXT: Final = Qt.ItemDataRole.AccessibleTextRole


class DeckView(QTreeWidget):
    """Shows the deck. Plus puts another copy in, minus takes one out, of the card marked."""

    added = Signal(object)
    removed = Signal(object, str)
    looked_at = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(in_words("The deck"))
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.currentItemChanged.connect(self._looked)
        self.itemDoubleClicked.connect(lambda *_: self._add())

    def show_deck(
        self, sizes: Sequence[Size], lines: Sequence[Line], danger: QColor, accent: QColor
    ) -> None:
        """Show the deck as it is; the mark stays on its card, else near where it was."""
        here, row = self.card(), self._row()
        self.blockSignals(True)
        self.clear()
        for size in sizes:
            self._head(size, danger, accent)
            for line in lines:
                if line.section == size.section.key:
                    self._line(line, danger)
        self.blockSignals(False)
        self._mark(here, row)

    def card(self) -> DefId | None:
        """Give the card that is marked, or None on a heading."""
        item = self.currentItem()
        found = None if item is None else item.data(0, CARD)
        return None if found is None else DefId(str(found))

    def words(self) -> list[str]:
        """List what stands in the rows, as it is said."""
        items = (self.topLevelItem(row) for row in range(self.topLevelItemCount()))
        return [str(item.data(1, _TEXT)) for item in items if item is not None]

    def mark(self, card: DefId) -> None:
        """Mark a card, if it is in the deck."""
        self._mark(card, self._row())

    def _head(self, size: Size, danger: QColor, accent: QColor) -> None:
        right = size.count == size.wanted
        state = "✓" if right else "✕"
        words = in_words(
            "{section}: {count} of {wanted}",
            section=spoken().said(size.section.title),
            count=size.count,
            wanted=size.wanted,
        )
        item = QTreeWidgetItem(["", f"{words} {state}"])
        item.setFirstColumnSpanned(False)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setForeground(1, QBrush(accent if right else danger))
        font = self.font()
        font.setBold(True)
        item.setFont(1, font)
        item.setData(1, _TEXT, words)
        self.addTopLevelItem(item)

    def _line(self, line: Line, danger: QColor) -> None:
        item = QTreeWidgetItem([str(line.count), f"✕ {line.name}" if line.wrong else line.name])
        item.setData(0, CARD, line.card)
        item.setData(0, SECTION, line.section)
        item.setTextAlignment(0, Qt.AlignmentFlag.AlignRight)
        wrong = in_words(", something is wrong with it") if line.wrong else ""
        spoken = f"{line.count} {line.name}{wrong}"
        for column in (0, 1):
            item.setData(column, _TEXT, spoken)
            if line.wrong:
                item.setForeground(column, QBrush(danger))
        self.addTopLevelItem(item)

    def _row(self) -> int:
        item = self.currentItem()
        return -1 if item is None else self.indexOfTopLevelItem(item)

    def _mark(self, card: DefId | None, row: int) -> None:
        items = [self.topLevelItem(at) for at in range(self.topLevelItemCount())]
        held = [item for item in items if item is not None and item.data(0, CARD) is not None]
        if not held or card is None:
            return
        same = next((item for item in held if item.data(0, CARD) == card), None)
        near = min(held, key=lambda item: abs(self.indexOfTopLevelItem(item) - row))
        self.setCurrentItem(same or near)

    def _looked(self, item: QTreeWidgetItem | None, _before: QTreeWidgetItem | None) -> None:
        if item is not None and item.data(0, CARD) is not None:
            self.looked_at.emit(DefId(str(item.data(0, CARD))))

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 Qt's name
        """Change the deck by keys; the arrows walk the list."""
        item = self.currentItem()
        if event.key() in MORE:
            self._add()
        elif event.key() in FEWER and self.card() is not None and item is not None:
            self.removed.emit(self.card(), str(item.data(0, SECTION)))
        else:
            super().keyPressEvent(event)

    def _add(self) -> None:
        if self.card() is not None:
            self.added.emit(self.card())
