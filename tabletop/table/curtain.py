"""The curtain between two people at one screen. It shows nothing that is secret."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tabletop.engine.message import in_words
from tabletop.table.announcing import announce
from tabletop.table.guard import guarded
from tabletop.table.pages.parts import button, label


class Curtain(QFrame):
    """Covers the whole table page until the next player says to be there.

    ``since`` tells in public words what has happened since that player last looked.
    """

    opened = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self.setAutoFillBackground(True)
        self._question = label("", "display")
        self._question.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._why = label("")
        self._why.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._since = label("", "dim")
        self._since.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._since.setMaximumWidth(900)
        self._open = button(in_words("I am here"), main=True)
        self._open.clicked.connect(self.opened)
        self._leave = button(in_words("Leave the table"))
        self._leave.clicked.connect(self.left)
        column = QVBoxLayout(self)
        column.setContentsMargins(48, 48, 48, 48)
        column.setSpacing(20)
        column.addStretch(2)
        column.addWidget(self._question)
        column.addWidget(self._why)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addStretch(1)
        row.addWidget(self._open)
        row.addWidget(self._leave)
        row.addStretch(1)
        column.addLayout(row)
        since_row = QHBoxLayout()
        since_row.addStretch(1)
        since_row.addWidget(self._since, 8)
        since_row.addStretch(1)
        column.addLayout(since_row)
        column.addStretch(3)
        self.ground: QPixmap | None = None
        self.hide()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 Qt's name
        """Paint the room's ground, so that nothing behind shows through."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().window())
        if self.ground is not None:
            painter.setOpacity(0.35)
            painter.drawPixmap(self.rect(), self.ground)
        painter.end()

    @property
    def words(self) -> str:
        """What the curtain says, for those who only hear it."""
        return " ".join(part.text() for part in self.findChildren(QLabel) if part.text())

    def raise_for(self, name: str, why: str, since: Sequence[str]) -> None:
        """Cover the table and ask for a player by name."""
        self._question.setText(in_words("{name}, are you there?", name=name))
        self._why.setText(why)
        self._since.setText("\n".join(since))
        self._since.setVisible(bool(since))
        self._open.setText(in_words("I am {name}", name=name).replace("&", "&&"))
        self._open.setAccessibleName(in_words("I am {name}: show my table", name=name))
        self.setAccessibleName(in_words("{name}, are you there?", name=name))
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self.take_focus()
        announce(self, self.words, at_once=True)

    def take_focus(self) -> None:
        """Put the focus where whoever was asked for says that they are there."""
        self._open.setFocus(Qt.FocusReason.OtherFocusReason)
