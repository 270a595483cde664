"""Figures of each seat, so laid out that all of them are seen in a panel of any width."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication, QHeaderView, QTableWidget, QTableWidgetItem

from tabletop.table.guard import guarded

SIDES: Final = 0.9
"""Room beside the words of a cell, by the height of a line."""
SLACK: Final = 2
"""Pixels besides, since Qt breaks words that have no more than just their room."""
ABOVE: Final = 0.5
"""Room above and below them, by the height of a line."""

Figure: TypeAlias = Sequence[str]
"""What is counted, and what each seat has of it; a single value is one of the whole match."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Words in a row of the table. ``figure`` counts which of the figures the row belongs to."""

    text: str
    column: int
    span: int
    role: Literal["name", "label", "value"]
    figure: int
    spoken: str


Row: TypeAlias = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """Pixels: those that there are, and those that a label, a value and the word of a name need."""

    there: int
    label: int
    value: int
    name: int = 0


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Rows, and whether their first column holds words that take what room the values leave."""

    rows: tuple[Row, ...] = ()
    words_first: bool = False


def arrange(seats: Sequence[str], figures: Sequence[Figure], room: Room) -> Arrangement:
    """Lay figures out in as few rows as can be: labels beside the values or above them, seats
    beside each other as far as they fit, or all below each other.
    """
    beside = max(0, room.there - room.label) // max(1, room.value)
    above = room.there // max(1, room.value)
    ways = (
        Arrangement(tuple(_labels_above(seats, figures, above))),
        Arrangement(tuple(_labels_beside(seats, figures, beside)), words_first=True),
        Arrangement(tuple(_seats_below(seats, figures)), words_first=True)
        if room.name + room.value <= room.there
        else Arrangement(tuple(_seats_told(seats, figures))),
    )
    return min((way for way in ways if way.rows), key=lambda way: len(way.rows), default=ways[0])


def _blocks(seats: int, most: int) -> list[range]:
    """Part seats into as few blocks as can be, of about the same size; none where none fits."""
    if most < 1 or not seats:
        return []
    count = -(-seats // most)
    size = -(-seats // count)
    return [range(first, min(first + size, seats)) for first in range(0, seats, size)]


def _of_all(seats: Sequence[str], figure: Figure) -> bool:
    return len(seats) > 1 and not any(figure[2:])


def _labels_beside(seats: Sequence[str], figures: Sequence[Figure], most: int) -> Iterator[Row]:
    for block in _blocks(len(seats), most):
        if len(seats) > 1:
            yield tuple(_names(seats, block, 1))
        for number, figure in enumerate(figures):
            if _of_all(seats, figure) and block[0]:
                continue
            values = _values(seats, figure, number, block, 1)
            yield (_label(figure, number, 1), *values)


def _labels_above(seats: Sequence[str], figures: Sequence[Figure], most: int) -> Iterator[Row]:
    for block in _blocks(len(seats), most):
        if len(seats) > 1:
            yield tuple(_names(seats, block, 0))
        for number, figure in enumerate(figures):
            if _of_all(seats, figure) and block[0]:
                continue
            yield (_label(figure, number, len(block)),)
            yield tuple(_values(seats, figure, number, block, 0))


def _seats_below(seats: Sequence[str], figures: Sequence[Figure]) -> Iterator[Row]:
    for number, figure in enumerate(figures):
        if _of_all(seats, figure):
            yield (_label(figure, number, 1), *_values(seats, figure, number, range(1), 1))
            continue
        yield (_label(figure, number, 2),)
        for seat, name in enumerate(seats):
            value = next(_values(seats, figure, number, range(seat, seat + 1), 1))
            yield (Cell(name, 0, 1, "name", number, name), value)


def _seats_told(seats: Sequence[str], figures: Sequence[Figure]) -> Iterator[Row]:
    for number, figure in enumerate(figures):
        yield (_label(figure, number, 1),)
        of = (
            figure[1:2]
            if _of_all(seats, figure)
            else [f"{n}: {v}" for n, v in zip(seats, figure[1:], strict=False)]
        )
        for told in of:
            yield (Cell(told, 0, 1, "value", number, f"{figure[0]}, {told}"),)


def _names(seats: Sequence[str], block: range, first: int) -> Iterator[Cell]:
    for place, seat in enumerate(block):
        yield Cell(seats[seat], first + place, 1, "name", -1, seats[seat])


def _label(figure: Figure, number: int, span: int) -> Cell:
    return Cell(figure[0], 0, span, "label", number, figure[0])


def _values(
    seats: Sequence[str], figure: Figure, number: int, block: range, first: int
) -> Iterator[Cell]:
    if _of_all(seats, figure):
        spoken = f"{figure[0]}: {figure[1]}"
        yield Cell(figure[1], first, len(block), "value", number, spoken)
        return
    for place, seat in enumerate(block):
        value = figure[seat + 1] if seat + 1 < len(figure) else ""
        spoken = f"{figure[0]}, {seats[seat]}: {value}"
        yield Cell(value, first + place, 1, "value", number, spoken)


class SeatFigures(QTableWidget):
    """A table of figures by seat that is read and not written, as high as its rows.

    ``shown`` is how they are laid out now.
    """

    def __init__(self, name: str, seats: Sequence[str], figures: Sequence[Figure]) -> None:
        super().__init__()
        self._seats, self._figures = tuple(seats), tuple(map(tuple, figures))
        self.shown = Arrangement()
        self.setAccessibleName(name)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.setWordWrap(True)
        self.setShowGrid(False)
        self.setProperty("role", "figures")
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(off)
        self.setHorizontalScrollBarPolicy(off)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Lay the figures out for another width."""
        super().resizeEvent(event)
        self._lay_out()

    @guarded
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 Qt's name
        """Lay them out for other text, and write them in other colours."""
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in (kinds.FontChange, kinds.StyleChange, kinds.PaletteChange):
            self.shown = Arrangement()
            self._lay_out()

    def _lay_out(self) -> None:
        sides = round(SIDES * self.fontMetrics().height())
        words = [word for label, *_ in self._figures for word in label.split()]
        of_seats = [f for f in self._figures if not _of_all(self._seats, f)]
        values = [value for _, *found in of_seats for value in found]
        there = self.viewport().width()
        room = Room(
            there,
            sides + self._widest(words) + SLACK,
            sides + self._widest([*values, *self._seats]) + SLACK,
            sides + self._widest([word for name in self._seats for word in name.split()]) + SLACK,
        )
        wanted = arrange(self._seats, self._figures, room)
        if wanted != self.shown:
            self.shown = wanted
            self._fill()
        self._give_widths(there, sides)
        self._give_heights(sides)

    def _widest(self, words: Sequence[str]) -> int:
        metrics = QFontMetrics(self._strong())
        return max((metrics.horizontalAdvance(word) for word in words), default=0)

    def _strong(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _fill(self) -> None:
        self.clear()
        self.clearSpans()
        self.setRowCount(len(self.shown.rows))
        cells = [cell for row in self.shown.rows for cell in row]
        self.setColumnCount(max((cell.column + cell.span for cell in cells), default=0))
        palette = QApplication.palette()
        for at, row in enumerate(self.shown.rows):
            for cell in row:
                item = QTableWidgetItem(cell.text)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, cell.spoken)
                item.setTextAlignment(self._side(cell) | Qt.AlignmentFlag.AlignVCenter)
                if cell.role == "name":
                    item.setFont(self._strong())
                elif cell.role == "label":
                    item.setForeground(palette.placeholderText())
                self.setItem(at, cell.column, item)
                if cell.span > 1:
                    self.setSpan(at, cell.column, 1, cell.span)

    def _side(self, cell: Cell) -> Qt.AlignmentFlag:
        left = cell.role == "label" or (cell.role == "name" and cell.figure >= 0)
        return Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight

    def _give_widths(self, there: int, sides: int) -> None:
        columns = max(1, self.columnCount())
        first = there // columns
        if self.shown.words_first:
            cells = [cell for row in self.shown.rows for cell in row if cell.column]
            needs = sides + self._widest([cell.text for cell in cells if cell.span == 1]) + SLACK
            first = max(first, there - (columns - 1) * needs)
        for column in range(self.columnCount()):
            rest = (there - first) // max(1, columns - 1)
            self.setColumnWidth(column, rest if column else first)

    def _give_heights(self, sides: int) -> None:
        """Give rows the height that their words need in their columns, and the table theirs."""
        metrics = QFontMetrics(self._strong())
        for at, row in enumerate(self.shown.rows):
            high = metrics.height()
            for cell in row:
                covered = range(cell.column, cell.column + cell.span)
                wide = sum(self.columnWidth(column) for column in covered) - sides
                box = QRect(0, 0, max(1, wide), 10_000)
                wraps = Qt.TextFlag.TextWordWrap.value
                high = max(high, metrics.boundingRect(box, wraps, cell.text).height())
            self.setRowHeight(at, high + round(ABOVE * metrics.height()))
        rows = sum(self.rowHeight(at) for at in range(self.rowCount()))
        around = self.height() - self.contentsRect().height()
        self.setFixedHeight(rows + around)
