"""The strip above the table on which a lesson speaks: what is told, and verbs to go on and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.message import in_words
from tabletop.table.guard import guarded
from tabletop.table.pages.parts import break_words, button
from tabletop.table.panels.flow import FlowLayout
from tabletop.table.panels.room import highest
from tabletop.table.rich import rich

RULE_LINK = "rule:"
GAP = 4
SIDES = 16


@dataclass(frozen=True, slots=True)
class Telling:
    """What the strip says: over the text where one is, and what the verb to go on is called ('' for
    none). Where it ``waits`` for a move, that verb is not the one that is proposed.
    """

    heading: str
    text: str
    onward: str
    may_go_back: bool
    waits: bool = False


class NotePanel(QFrame):
    """Tells a note. There is room for the longest of the lesson, and for a line with verbs below,
    so that the table stays put.

    ``onward`` and ``backward`` come with the verbs, ``rule_asked`` with a rule of the text.
    """

    onward = Signal()
    backward = Signal()
    rule_asked = Signal(str)

    def __init__(self, texts: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "raised")
        self.setAccessibleName(in_words("Lesson"))
        self._texts = tuple(texts)
        self._heading = QLabel()
        self._heading.setProperty("role", "dim")
        self._waiting = QLabel()
        self._waiting.setProperty("role", "good")
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self._text.linkActivated.connect(self._linked)
        self.back_button = button(in_words("Back"), hint=in_words("Goes to the note before"))
        self.back_button.clicked.connect(self.backward)
        self.on_button = button(in_words("Next"), main=True)
        # Nothing moves under the pointer where there is nothing more to go on to.
        policy = self.on_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.on_button.setSizePolicy(policy)
        self.on_button.clicked.connect(self.onward)
        self._said: list[tuple[QPushButton, str]] = []
        self._offers = QWidget()
        self._flow = FlowLayout(self._offers)
        self._offers.hide()
        words = QVBoxLayout()
        words.setSpacing(GAP)
        over = QHBoxLayout()
        over.setSpacing(12)
        over.addWidget(self._heading)
        over.addWidget(self._waiting, 1)
        words.addLayout(over)
        words.addWidget(self._text, 1)
        words.addWidget(self._offers)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(SIDES, 8, SIDES, 8)
        row.addLayout(words, 1)
        row.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.on_button, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def words(self) -> str:
        """What the strip tells now, without links."""
        return self._text.accessibleName()

    @property
    def heading(self) -> str:
        """What stands over it."""
        return self._heading.text()

    @property
    def beside(self) -> str:
        """What stands beside the heading: whose move it is, or that it goes on by itself."""
        return self._waiting.text()

    def tell(self, telling: Telling) -> None:
        """Show a note; what was offered before is gone."""
        self._clear()
        self._heading.setText(telling.heading)
        self._text.setText(rich(telling.text))
        self._text.setAccessibleName(telling.text)
        self.on_button.setVisible(bool(telling.onward))
        if telling.onward:
            self.on_button.setText(telling.onward)
            self.on_button.setAccessibleName(telling.onward)
        self.on_button.setProperty("primary", not telling.waits)
        self.on_button.style().unpolish(self.on_button)
        self.on_button.style().polish(self.on_button)
        self._waiting.setText(in_words("Your move") if telling.waits else "")
        self.back_button.setEnabled(telling.may_go_back)
        self._keep_room()

    def goes_on(self) -> None:
        """Say that what follows happens by itself, until the next note is told."""
        self._waiting.setText(in_words("Goes on by itself ..."))

    def offer(self, offers: Sequence[tuple[str, Callable[[], None]]]) -> None:
        """Propose what can follow, in words and with what is done for it, below the note."""
        self._clear()
        for number, (words, do) in enumerate(offers):
            verb = button(words, main=number == 0)
            verb.clicked.connect(lambda _=False, do=do: do())
            self._flow.addWidget(verb)
            self._said.append((verb, words))
        self._offers.setVisible(bool(offers))
        self._keep_room()

    def offered(self) -> list[QPushButton]:
        """List the verbs of what can follow."""
        return [verb for verb, _ in self._said]

    def _clear(self) -> None:
        self._said.clear()
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._offers.hide()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Another width makes other lines."""
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        metrics = self._text.fontMetrics()
        verb = self.back_button.sizeHint().height()
        ending = metrics.lineSpacing() + GAP + verb
        room = max(highest(self._text, self._texts), ending) + metrics.descent()
        if self._said:
            margins = self.contentsMargins()
            beside = self.back_button.sizeHint().width() + self._row.spacing()
            wide = self.width() - beside - 2 * SIDES - margins.left() - margins.right()
            for said, words in self._said:
                break_words(said, words, wide)
            high = self._flow.heightForWidth(wide)
            self._offers.setMinimumHeight(high)
            taken = high + GAP
            told = highest(self._text, (self.words,), wide) + metrics.descent()
            room = max(told, room - taken)
        self._text.setMinimumHeight(room)
        onward = ("Show me", "Finish", "Next")
        sizes = (self.fontMetrics().horizontalAdvance(in_words(verb)) for verb in onward)
        self.on_button.setMinimumWidth(max(sizes) + 2 * metrics.height())

    def _linked(self, link: str) -> None:
        self.rule_asked.emit(link.removeprefix(RULE_LINK))
