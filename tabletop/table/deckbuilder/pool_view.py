"""The list of all cards that a deck can hold, with how many of each it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from tabletop.controller.decks.pool import Item
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.engine.tongue import sense, spoken
from tabletop.table.guard import guarded, guarded_giving

Index = QModelIndex | QPersistentModelIndex
COUNT, NAME, KIND = range(3)
FIRST: Final = 3
"""The first of the columns that the game names."""
LEAST_NAME: Final = 16
"""A name has room for so many signs, even if one has to scroll sideways for the figures."""
ARROW: Final = "  "
"""Room in a heading for the arrow of its order."""
MORE: Final = (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Return, Qt.Key.Key_Enter)
FEWER: Final = (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace)

NONE: Final = sense("none", "copies of a card")


class PoolModel(QAbstractTableModel):
    """Tells the table of cards. ``columns`` are names of figures with their titles."""

    def __init__(
        self, columns: Sequence[tuple[str, str]], count_of: Callable[[DefId], int]
    ) -> None:
        super().__init__()
        self._columns = tuple(columns)
        self._count_of = count_of
        self._items: list[Item] = []
        self._sorted = (NAME, Qt.SortOrder.AscendingOrder)
        self._unsorted = True

    @property
    def kinds(self) -> list[str]:
        """List the types of the cards that are shown."""
        return list(dict.fromkeys(item.kind for item in self._items))

    def show_items(self, items: Sequence[Item]) -> None:
        """Show other cards, in the order that is set."""
        self.beginResetModel()
        self._items = list(items)
        if not self._unsorted:
            self._arrange()
        self.endResetModel()

    def counts_changed(self) -> None:
        """Show how many of each the deck holds now."""
        if self._items:
            last = self.index(len(self._items) - 1, COUNT)
            self.dataChanged.emit(self.index(0, COUNT), last)

    def item(self, row: int) -> Item | None:
        """Give the card of a row."""
        return self._items[row] if 0 <= row < len(self._items) else None

    def row_of(self, card: DefId) -> int:
        """Find the row of a card, -1 when it is not shown."""
        return next((row for row, item in enumerate(self._items) if item.card == card), -1)

    @guarded_giving(0)
    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 Qt's name
        """Count the cards."""
        return 0 if parent is not None and parent.isValid() else len(self._items)

    @guarded_giving(0)
    def columnCount(self, parent: Index | None = None) -> int:  # noqa: N802 Qt's name
        """Count the columns."""
        return 0 if parent is not None and parent.isValid() else FIRST + len(self._columns)

    @guarded_giving(None)
    def headerData(  # noqa: N802 Qt's name
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Give the titles of the columns."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        fixed = (in_words("Deck"), in_words("Card"), in_words("Type"))
        return fixed[section] if section < FIRST else self._columns[section - FIRST][1]

    @guarded_giving(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give what stands in a cell, and what is said of its row."""
        item = self.item(index.row())
        if item is None:
            return None
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(item, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column not in (NAME, KIND):
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(item)
        return None

    def _cell(self, item: Item, column: int) -> str:
        if column == COUNT:
            return str(self._count_of(item.card) or "")
        if column == NAME:
            return item.name
        if column == KIND:
            return item.kind
        number = item.number(self._columns[column - FIRST][0])
        return "" if number is None else spoken().number(number)

    def _spoken(self, item: Item) -> str:
        held = self._count_of(item.card)
        figures = (
            f"{title} {item.number(name)}"
            for name, title in self._columns
            if item.number(name) is not None
        )
        return ", ".join(
            (
                item.name,
                item.kind,
                *figures,
                in_words("{held} in the deck", held=held or in_words(NONE)),
            )
        )

    @guarded
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Bring the cards into the order of a column."""
        self.layoutAboutToBeChanged.emit()
        self._sorted, self._unsorted = (column, order), column < 0
        if column >= 0:
            self._arrange()
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        column, order = self._sorted

        def key(item: Item) -> tuple[int, str]:
            if column == NAME:
                return (0, item.name.casefold())
            if column == KIND:
                return (0, f"{item.kind} {item.name}".casefold())
            if column == COUNT:
                return (self._count_of(item.card), "")
            number = item.number(self._columns[column - FIRST][0])
            return (-1 if number is None else number, item.name.casefold())

        self._items.sort(key=key, reverse=order == Qt.SortOrder.DescendingOrder)


class PoolView(QTableView):
    """Shows the cards. Plus and Enter put one into the deck, minus takes one out."""

    added = Signal(object)
    removed = Signal(object)
    looked_at = Signal(object)

    def __init__(self, model: PoolModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pool = model
        self.setModel(model)
        self.setAccessibleName(in_words("Cards"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(lambda _index: self._add())
        self.fit()

    def fit(self) -> None:
        """Make the rows as high and the columns as wide as the text asks for."""
        metrics = self.fontMetrics()
        self.verticalHeader().setDefaultSectionSize(round(metrics.height() * 1.6))
        sideways, across = Qt.Orientation.Horizontal, metrics.horizontalAdvance
        for column in range(self.pool.columnCount()):
            width = across(str(self.pool.headerData(column, sideways)) + ARROW) + across("nn")
            if column == KIND:
                widest = max((across(word) for word in self.pool.kinds), default=0)
                width = max(width, widest + across("nnnn"))
            self.horizontalHeader().resizeSection(column, width)
        self._keep_names()

    def _keep_names(self) -> None:
        """Give names what the other columns leave, but so much that one knows a card by it."""
        header = self.horizontalHeader()
        others = sum(header.sectionSize(one) for one in range(header.count()) if one != NAME)
        least = self.fontMetrics().horizontalAdvance("n" * LEAST_NAME)
        if self.viewport().width() - others >= least:
            header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
            return
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(NAME, least)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Share out another width."""
        super().resizeEvent(event)
        self._keep_names()

    @guarded
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 Qt's name
        """Another type, as when the look of the page has come to it, asks for other room."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.fit()

    def card(self) -> DefId | None:
        """Give the card that is marked."""
        item = self.pool.item(self.currentIndex().row())
        return None if item is None else item.card

    def mark(self, row: int) -> None:
        """Mark a row, the nearest where there are fewer."""
        count = self.pool.rowCount()
        if count:
            self.setCurrentIndex(self.pool.index(min(max(row, 0), count - 1), NAME))

    @guarded
    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 Qt's name
        """Tell which card is looked at."""
        super().currentChanged(current, previous)
        item = self.pool.item(current.row())
        if item is not None:
            self.looked_at.emit(item.card)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 Qt's name
        """Change the deck by keys; the arrows walk the list."""
        if event.key() in MORE:
            self._add()
        elif event.key() in FEWER and self.card() is not None:
            self.removed.emit(self.card())
        else:
            super().keyPressEvent(event)

    def _add(self) -> None:
        if self.card() is not None:
            self.added.emit(self.card())
