"""Searching and filtering the cards: a line to type in, a menu of all that cards have, and what
is chosen of it as buttons that take it away again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from tabletop.controller.decks.pool import Item, words_of
from tabletop.controller.decks.query import Chosen, facets, figures, search
from tabletop.engine.message import in_words
from tabletop.table.pages.parts import button, label, search_line
from tabletop.table.panels.flow import FlowLayout

HELP: Final = (
    "Words of a card's whole text. Conditions: type:crew, trait:laser, cost<=2, "
    'skill:medical|tech, -keyword:restricted, "words in a row".'
)
MOST_FIGURES: Final = 40
"""A figure with more values than this is searched by conditions, not chosen from a menu."""


class FilterBar(QWidget):
    """Says which cards are wanted.

    ``columns`` are the figures that stand beside each card, by their titles; ``titles`` are what
    else is called what.
    """

    changed = Signal()

    def __init__(
        self, items: Sequence[Item], columns: Mapping[str, str], titles: Mapping[str, str]
    ) -> None:
        super().__init__()
        self._items = tuple(items)
        self._columns = dict(columns)
        self._titles = {**titles, **columns}
        self._words: dict[str, set[str]] = {}
        self._numbers: dict[str, set[int]] = {}
        hint = in_words("Search: words, or type:crew, cost<=2, -laser …")
        self.line = search_line(in_words("Search the cards"), hint)
        self.line.setAccessibleDescription(in_words(HELP))
        self.line.setToolTip(in_words(HELP))
        self.line.textChanged.connect(lambda _text: self.changed.emit())
        self.menu_button = button(in_words("Filter"))
        self.menu = QMenu(self)
        self.menu_button.setMenu(self.menu)
        self._fill_menu()
        self.found = label("", "dim")
        self._chips = QWidget()
        self._flow = FlowLayout(self._chips, gap=6)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.line, 1)
        row.addWidget(self.menu_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self._chips)
        column.addWidget(self.found)
        self._chips.hide()

    def items(self) -> tuple[Item, ...]:
        """List the cards that are wanted, and say how many these are."""
        chosen = Chosen(
            {name: frozenset(values) for name, values in self._words.items()},
            {name: frozenset(values) for name, values in self._numbers.items()},
        )
        found = search(self._items, self.line.text(), chosen, self._titles)
        some = (
            ""
            if len(found) == len(self._items)
            else in_words(" of {items}", items=len(self._items))
        )
        self.found.setText(in_words("{found}{some} cards", found=len(found), some=some))
        return found

    def choose(self, name: str, value: str | int, *, on: bool = True) -> None:
        """Want cards with a value, or no longer."""
        values: set[str] | set[int]
        if isinstance(value, str):
            values = self._words.setdefault(name, set())
            (values.add if on else values.discard)(value)
        else:
            values = self._numbers.setdefault(name, set())
            (values.add if on else values.discard)(value)
        self._show_chips()
        self.changed.emit()

    def clear(self) -> None:
        """Want all cards again."""
        self._words, self._numbers = {}, {}
        self._show_chips()
        self.line.clear()
        self.changed.emit()

    def title(self, name: str) -> str:
        """Say in words what a facet or a figure is called."""
        return self._titles.get(name) or words_of(name)

    def chips(self) -> list[QPushButton]:
        """List the buttons that take a filter away."""
        return [one for one in self._chips.findChildren(QPushButton) if not one.isHidden()]

    def _fill_menu(self) -> None:
        for name, values in facets(self._items).items():
            self._add_menu(self.menu, name, values)
        others = QMenu(in_words("Other figures"), self.menu)
        for name, numbers in figures(self._items).items():
            if 1 < len(numbers) <= MOST_FIGURES:
                self._add_menu(self.menu if name in self._columns else others, name, numbers)
        if others.actions():
            self.menu.addMenu(others)
        self.menu.addSeparator()
        self.menu.addAction(in_words("Show all cards")).triggered.connect(lambda: self.clear())

    def _add_menu(self, menu: QMenu, name: str, values: Sequence[str] | Sequence[int]) -> None:
        part = QMenu(self.title(name), menu)
        for value in values:
            action = part.addAction(str(value))
            action.triggered.connect(
                lambda _on=False, value=value: self.choose(name, value, on=True)
            )
        menu.addMenu(part)

    def _show_chips(self) -> None:
        focused = any(chip.hasFocus() for chip in self.chips())
        while (item := self._flow.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        chosen: list[tuple[str, str | int]] = []
        for name, words in self._words.items():
            chosen += [(name, word) for word in sorted(words)]
        for name, numbers in self._numbers.items():
            chosen += [(name, number) for number in sorted(numbers)]
        for name, value in chosen:
            chip = button(f"{self.title(name)}: {value} ✕")
            chip.setAccessibleName(
                in_words("No longer only {name} {value}", name=self.title(name), value=value)
            )
            chip.clicked.connect(
                lambda _on=False, name=name, value=value: self.choose(name, value, on=False)
            )
            self._flow.addWidget(chip)
            chip.show()
        self._chips.setVisible(bool(chosen))
        self._chips.updateGeometry()
        if focused:
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
