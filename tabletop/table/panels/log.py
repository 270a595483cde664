"""The log: what this seat was told, with names of cards that open the preview."""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from tabletop.engine.message import in_words
from tabletop.session.log import LogLine
from tabletop.table.guard import guarded
from tabletop.table.rich import rich

MOST_LINES = 400
"""So many of the latest lines are shown; the replay shows all of a match."""


class LogPanel(QTextBrowser):
    """Shows lines, the latest at the bottom; ``card_named`` tells which card was clicked,
    ``rule_asked`` which rule, and ``added`` in words what has come to the end.
    """

    card_named = Signal(str)
    rule_asked = Signal(str)
    added = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setAccessibleName(in_words("Log of the match"))
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setPlaceholderText(in_words("What happens is written here."))
        self.anchorClicked.connect(self._clicked)
        self._lines: tuple[LogLine, ...] = ()

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show these lines; where they only go on, only the new ones are added."""
        wanted = tuple(lines[-MOST_LINES:])
        if wanted == self._lines:
            return
        bar = self.verticalScrollBar()
        old = self._lines
        if old and wanted[: len(old)] == old:
            for line in wanted[len(old) :]:
                self.append(line_html(line))
                self.added.emit(line.text)
        else:
            self.setHtml("".join(f"<p>{line_html(line)}</p>" for line in wanted))
        self._lines = wanted
        self.moveCursor(QTextCursor.MoveOperation.End)
        bar.setValue(bar.maximum())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Keep the latest line in sight where it was."""
        bar = self.verticalScrollBar()
        at_the_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if at_the_end:
            bar.setValue(bar.maximum())

    def show_anew(self) -> None:
        """Write all lines again, after the colours have changed."""
        lines, self._lines = self._lines, ()
        self.show_lines(lines)

    def _clicked(self, url: QUrl) -> None:
        text = url.toString()
        if text.startswith("card:"):
            self.card_named.emit(text.removeprefix("card:"))
        elif text.startswith("rule:"):
            self.rule_asked.emit(text.removeprefix("rule:"))


def line_html(line: LogLine) -> str:
    """Write a line with its cards and rules as links and its players strong."""
    parts = []
    for word in line.words:
        text = html.escape(word.text)
        if word.definition is not None:
            parts.append(f'<a href="card:{html.escape(word.definition)}">{text}</a>')
        elif word.seat is not None:
            parts.append(f"<b>{text}</b>")
        else:
            parts.append(rich(word.text))
    return "".join(parts)
