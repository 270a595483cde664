"""What all pages are made of: a heading with a way back, and a column that scrolls."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.message import in_words
from tabletop.table.guard import guarded

READABLE = 1000
"""Lines that are wider than this many pixels are hard to read."""


SIDES = 24
"""Pixels at the left and right of a page."""


def _middle(layout: QBoxLayout, width: int) -> QWidget:
    """Hold a layout in the middle of the page, at most so wide (0 lets it fill the page)."""
    held = QWidget()
    held.setLayout(layout)
    if not width:
        return held
    outer = QWidget()
    held.setMaximumWidth(width)
    row = QHBoxLayout(outer)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(held, 1000)
    row.addStretch(1)
    return outer


class Picker(QComboBox):
    """A list to choose from that the wheel leaves as it is: whoever turns it scrolls the page.

    On some systems Qt tells screen readers what is chosen instead of the ``name``; so it also
    describes the list.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 Qt's name
        """Leave the wheel to the page."""
        event.ignore()


class Page(QWidget):
    """A page with a heading; ``body`` is the column below it, which scrolls when it must.

    The column is at most ``width`` wide, in the middle (0 lets it fill the window).
    """

    back = Signal()

    def __init__(self, title: str, *, width: int = READABLE, scrolls: bool = True) -> None:
        super().__init__()
        _dress(self, "page")
        self.setAccessibleName(title)
        self.heading = label(title, "title")
        self.back_button = button(in_words("Back"))
        self.back_button.clicked.connect(self.back)
        self.top = QHBoxLayout()
        self.top.setContentsMargins(SIDES, 16, SIDES, 8)
        self.top.setSpacing(16)
        self.column = QVBoxLayout(self)
        self.top.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignTop)
        self.top.addWidget(self.heading, 1)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(_middle(self.top, width + 2 * SIDES if width else 0))
        inner = QWidget()
        _dress(inner, "page")
        self.body = QVBoxLayout()
        self.body.setContentsMargins(SIDES, 8, SIDES, 24)
        side_by_side = QHBoxLayout(inner)
        side_by_side.setContentsMargins(0, 0, 0, 0)
        side_by_side.addWidget(_middle(self.body, width + 2 * SIDES if width else 0))
        self.body.setSpacing(12)
        if scrolls:
            area = QScrollArea()
            area.setWidgetResizable(True)
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            area.setWidget(inner)
            self.area: QScrollArea | None = area
            self.column.addWidget(area, 1)
        else:
            self.area = None
            self.column.addWidget(inner, 1)

    def first_focus(self) -> None:
        """Put the focus where a player begins; on the way back unless a page knows better."""
        self.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 Qt's name
        """Go back with Escape, from wherever the focus is on the page."""
        if event.key() == Qt.Key.Key_Escape and not self.back_button.isHidden():
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def follow(self, widget: QWidget) -> None:
        """Scroll so that a widget is in sight."""
        if self.area is not None:
            self.area.ensureWidgetVisible(widget)


class Halves(QWidget):
    """Two columns, side by side where there is room for both to be read, else one below the other.

    Give each the widgets it holds through ``left`` and ``right``.
    """

    def __init__(self) -> None:
        super().__init__()
        self.left, self.right = QVBoxLayout(), QVBoxLayout()
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(READABLE // 25)
        for column in (self.left, self.right):
            column.setSpacing(12)
            column.setAlignment(Qt.AlignmentFlag.AlignTop)
            self._box.addLayout(column, 1)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Lay the columns out for another width."""
        super().resizeEvent(event)
        wide = self.width() >= READABLE * self.fontMetrics().height() / 20
        kinds = QBoxLayout.Direction
        self._box.setDirection(kinds.LeftToRight if wide else kinds.TopToBottom)


def _dress(widget: QWidget, role: str) -> None:
    widget.setProperty("role", role)
    widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)


def label(words: str, role: str = "", *, rich: bool = False) -> QLabel:
    """Make a label that wraps; the theme knows how to write it by its role."""
    made = QLabel(words)
    made.setProperty("role", role)
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    return made


def search_line(name: str, hint: str) -> QLineEdit:
    """Make a line for words that are looked for, with a button that takes them away."""
    made = QLineEdit()
    made.setAccessibleName(name)
    made.setPlaceholderText(hint)
    made.setClearButtonEnabled(True)
    for clearing in made.findChildren(QToolButton):
        clearing.setAccessibleName(in_words("Search for nothing"))
    return made


def button(words: str, *, main: bool = False, hint: str = "") -> QPushButton:
    """Make a button that carries a verb."""
    made = QPushButton(words.replace("&", "&&"))
    made.setAccessibleName(words if not hint else f"{words}. {hint}")
    made.setToolTip(hint)
    made.setProperty("primary", main)
    made.setAutoDefault(True)
    return made


def bar_button(words: str, *, hint: str = "") -> QPushButton:
    """Make a button for where room is short, such as the bar beside the table."""
    made = button(words, hint=hint)
    made.setProperty("slim", True)
    return made


def break_words(button: QPushButton, words: str, room: int) -> None:
    """Write words on a button, in as many lines as it takes to be no wider than there is room."""
    button.setText(words.replace("&", "&&"))
    metrics = button.fontMetrics()
    around = button.sizeHint().width() - metrics.horizontalAdvance(words)
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room - around:
            lines[-1] = longer
        else:
            lines.append(word)
    button.setText("\n".join(lines).replace("&", "&&"))


def card_frame() -> QFrame:
    """Make a frame that sets something apart from the page."""
    frame = QFrame()
    frame.setProperty("role", "raised")
    return frame


def empty(layout: QVBoxLayout | QHBoxLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        inner = item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif isinstance(inner, QVBoxLayout | QHBoxLayout):
            empty(inner)
            inner.deleteLater()
