"""The list of what is wrong with a file, each with its place; choosing one goes there."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from tabletop.engine.message import in_words
from tabletop.library.faults import Fault
from tabletop.table.theme import Theme

_FAULT = Qt.ItemDataRole.UserRole


class MistakeList(QListWidget):
    """Lists mistakes as ``tabletop check`` tells them. ``wanted`` carries the one to go to."""

    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(in_words("Mistakes"))
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self._theme: Theme | None = None
        self.itemActivated.connect(self._chosen)
        self.itemClicked.connect(self._chosen)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        for row in range(self.count()):
            self._colour(self.item(row))

    def show_faults(self, here: Iterable[Fault], elsewhere: Iterable[Fault] = ()) -> None:
        """List the mistakes of the file, and after them those of the game's other files."""
        self.clear()
        for fault in here:
            self._add(fault, line_of(fault))
        for fault in elsewhere:
            self._add(fault, f"{fault.file.name}:{line_of(fault)}")

    def faults(self) -> tuple[Fault, ...]:
        """List what is shown, in order."""
        return tuple(self.item(row).data(_FAULT) for row in range(self.count()))

    def step(self) -> None:
        """Go to the next mistake; after the last comes the first."""
        if self.count():
            self.setCurrentRow((self.currentRow() + 1) % self.count())
            self._chosen(self.currentItem())

    def _add(self, fault: Fault, words: str) -> None:
        item = QListWidgetItem(words, self)
        item.setData(_FAULT, fault)
        item.setToolTip(str(fault))
        self._colour(item)

    def _colour(self, item: QListWidgetItem) -> None:
        if self._theme is not None:
            doubt = item.data(_FAULT).doubt
            item.setForeground(self._theme.colour("ink" if doubt else "danger"))

    def _chosen(self, item: QListWidgetItem) -> None:
        self.wanted.emit(item.data(_FAULT))


def line_of(fault: Fault) -> str:
    """Write a mistake in one line, as ``tabletop check`` does, but for the name of the file."""
    place = f"{fault.line}:{fault.column}: " if fault.line else ""
    card = f" {fault.card}" if fault.card else ""
    code = in_words("warning {code}", code=fault.code) if fault.doubt else fault.code
    return f"{place}{code}{card}: {fault.message}"
