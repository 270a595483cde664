"""A strip above the page that tells or asks something without covering anything.

Its verbs stand at the right end, the last one outermost, so that one which stays from message to
message stays in its place.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from tabletop.engine.message import in_words
from tabletop.table.announcing import announce
from tabletop.table.guard import guarded
from tabletop.table.panels.flow import FlowLayout
from tabletop.table.panels.room import highest

Verbs = tuple[tuple[str, Callable[[], None]], ...]


class Notice(QFrame):
    """One message at a time, with verbs; each verb does its thing and puts the strip away.

    ``left`` comes when a verb that had the focus has put it away.
    """

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "raised")
        self.setAccessibleName(in_words("Notice"))
        self._among: tuple[str, ...] = ()
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons = QWidget()
        self._flow = FlowLayout(self._buttons, right=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.addWidget(self._words, 1)
        row.addWidget(self._buttons, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    @property
    def words(self) -> str:
        """What the strip says now."""
        return self._words.text()

    def tell(self, words: str, verbs: Verbs = ()) -> None:
        """Show a message, with a button to put it away besides its verbs."""
        self.ask(words, (*verbs, (in_words("Close"), lambda: None)))

    def ask(self, words: str, verbs: Verbs, *, among: tuple[str, ...] = ()) -> None:
        """Show a question; only its verbs put it away.

        ``among`` are messages that take turns: there is room for the longest, so that what lies
        below does not move from one to the next.
        """
        self._clear()
        self._among = among
        self._words.setText(words)
        self._words.setAccessibleName(words)
        for label, action in verbs:
            button = QPushButton(label)
            button.setAutoDefault(True)
            button.setAccessibleName(label)
            button.clicked.connect(self._doing(action))
            self._flow.addWidget(button)
        self.show()
        announce(self, words, at_once=True)
        self._buttons.updateGeometry()
        self._keep_room()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Another width makes other lines."""
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        self._words.setMinimumHeight(highest(self._words, self._among))

    def take_focus(self) -> None:
        """Put the focus on the last verb, which changes nothing."""
        buttons = self.buttons()
        if buttons:
            buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Hide the strip."""
        self._clear()
        self.hide()

    def buttons(self) -> list[QPushButton]:
        """List the verbs that can be pressed."""
        return [
            button for button in self._buttons.findChildren(QPushButton) if not button.isHidden()
        ]

    def _doing(self, action: Callable[[], None]) -> Callable[[], None]:
        def do() -> None:
            focused = any(button.hasFocus() for button in self.buttons())
            self.put_away()
            action()
            if focused and self.isHidden():
                self.left.emit()

        return do

    def _clear(self) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
