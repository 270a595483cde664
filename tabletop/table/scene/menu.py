"""What a card can do, as a small list beside it on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from tabletop.controller.model import MenuEntry
from tabletop.engine.message import in_words
from tabletop.table.faces.text import wrapped
from tabletop.table.guard import guarded
from tabletop.table.theme import Theme

WIDEST: Final = 34
"""How wide a line of an entry is at most, in sizes of its type."""
SIDES: Final = 72


class CardMenu(QFrame):
    """A list of verbs. What can't be done is greyed, with the reason, and can be read by keys."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setObjectName("card_menu")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 6, 6, 6)
        self._column.setSpacing(4)
        self._rows: list[QPushButton] = []
        self._theme: Theme | None = None
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take colours and type from a theme."""
        self._theme = theme
        colour = {name: theme.colour(name).name() for name in theme.colours()}
        font = theme.font("text", 14)
        size, family = font.pixelSize(), font.family()
        self.setStyleSheet(
            f"#card_menu {{ background: {colour['panel']}; border: 2px solid {colour['accent']};"
            " border-radius: 10px; }"
            f"#card_menu QPushButton {{ text-align: left; padding: 7px 12px; min-height: 0;"
            f" border: 2px solid transparent; border-radius: 6px;"
            f' font-family: "{family}"; font-size: {size}px;'
            f" color: {colour['ink']}; background: {colour['panel_raised']}; }}"
            f'#card_menu QPushButton[off="true"] {{ color: {colour["dim"]};'
            f" background: transparent; border: 2px dashed {colour['edge']}; }}"
            f"#card_menu QPushButton:hover {{ border-color: {colour['accent']}; }}"
            f"#card_menu QPushButton:focus {{ border: 3px double {colour['focus']}; }}"
        )

    @property
    def rows(self) -> list[QPushButton]:
        """The entries on show."""
        return self._rows

    def open(
        self, title: str, entries: Sequence[MenuEntry], beside: QRect, *, take_focus: bool
    ) -> None:
        """Show entries above a rectangle of the parent, or beside it where there is no room."""
        for old in self._rows:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._rows = []
        self.setAccessibleName(in_words("What {title} can do", title=title))
        for entry in entries:
            off = entry.refusal is not None
            words = (
                entry.label if entry.refusal is None else f"{entry.label}\n✕ {entry.refusal.text}"
            )
            row = QPushButton(self._broken(words).replace("&", "&&"))
            row.setProperty("off", off)
            row.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            said = entry.label
            if entry.refusal is not None:
                bare = entry.label.removesuffix(".")
                said = in_words(
                    "{entry}. Not now: {refusal}", entry=bare, refusal=entry.refusal.text
                )
            row.setAccessibleName(said)
            row.clicked.connect(lambda _=False, one=entry: self._choose(one))
            self._column.addWidget(row)
            self._rows.append(row)
        self.adjustSize()
        self._place(beside)
        self.show()
        self.raise_()
        if take_focus and self._rows:
            first = next((r for r in self._rows if not r.property("off")), self._rows[0])
            first.setFocus(Qt.FocusReason.PopupFocusReason)

    def _broken(self, words: str) -> str:
        """Break long lines, since a button doesn't."""
        if self._theme is None:
            return words
        font = self._theme.font("text", 14)
        room = min(WIDEST * font.pixelSize(), self._table.width() - SIDES)
        metrics = QFontMetricsF(font)
        lines = (wrapped(line.split(" "), metrics, room) for line in words.split("\n"))
        return "\n".join(line for broken in lines for line in broken)

    def _place(self, beside: QRect) -> None:
        parent = self._table
        width, height = self.sizeHint().width(), self.sizeHint().height()
        width = min(width, parent.width() - 12)
        x = beside.center().x() - width // 2
        y = beside.top() - height - 12
        if y < 6:
            x, y = beside.right() + 12, beside.top()
            if x + width > parent.width() - 6:
                x = beside.left() - 12 - width
        x = min(max(6, x), parent.width() - width - 6)
        y = min(max(6, y), max(6, parent.height() - height - 6))
        self.setGeometry(x, y, width, height)

    def _choose(self, entry: MenuEntry) -> None:
        if entry.refusal is None:
            self.close_menu()
        self.chosen.emit(entry)

    def close_menu(self) -> None:
        """Close the list and give the keyboard back to the table."""
        if self.isHidden():
            return
        had_focus = any(row.hasFocus() for row in self._rows)
        self.hide()
        if had_focus:
            self.closed.emit()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Walk the list with the arrows; Esc closes it."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.close_menu()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            here = next((n for n, row in enumerate(self._rows) if row.hasFocus()), -1)
            self._rows[(here + step) % len(self._rows)].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            row = next((row for row in self._rows if row.hasFocus()), None)
            if row is not None:
                row.click()
        else:
            super().keyPressEvent(event)
