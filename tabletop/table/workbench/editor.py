"""A plain editor for card files: lines have numbers, and those with mistakes are marked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QCompleter, QListView, QPlainTextEdit, QTextEdit, QWidget

from tabletop.engine.message import in_words
from tabletop.library.faults import Fault
from tabletop.table.guard import guarded, guarded_giving
from tabletop.table.theme import Theme

INDENT: Final = "  "
_GAP: Final = 10
"""Pixels to the left and right of a line's number."""
_OPENS: Final = ":"
"""What ends a line whose next one belongs further in."""
_LIST: Final = "- "
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_WORD: Final = re.compile(r"[\w.-]+")

NO_FAULTS: Final[Mapping[int, Fault]] = MappingProxyType({})


def marked_part(line: str, column: int) -> tuple[int, int]:
    """Say from where to where a mistake is marked: the word at its column, else the rest."""
    end = len(line.rstrip())
    start = min(max(column - 1, 0), max(end - 1, 0))
    word = _WORD.match(line, start)
    return start, end if word is None else word.end()


class _Numbers(QWidget):
    """The column of line numbers; a line with a mistake has a bar beside its number."""

    def __init__(self, editor: CodeEditor) -> None:
        super().__init__(editor)
        self._editor = editor

    @guarded_giving(QSize())
    def sizeHint(self) -> QSize:  # noqa: N802 Qt's name
        """As wide as the greatest number."""
        return QSize(self._editor.numbers_width(), 0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 Qt's name
        """Paint the numbers of the lines in sight."""
        self._editor.paint_numbers(event.rect())


class CodeEditor(QPlainTextEdit):
    """Edits a file. Tab leaves it, as everywhere; Ctrl+] and Ctrl+[ move lines in and out.

    ``escaped`` comes with Escape, which in a text must not leave the page.
    """

    escaped = Signal()

    def __init__(self, words: Callable[[], Iterable[str]]) -> None:
        super().__init__()
        self.setObjectName("code")
        self.setAccessibleName(in_words("Text of the file"))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self._words = words
        self._faults: Mapping[int, Fault] = NO_FAULTS
        self._theme: Theme | None = None
        self._numbers = _Numbers(self)
        self._completer = QCompleter(self)
        self._completer.setModel(QStringListModel(self._completer))
        self._completer.setWidget(self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self._popup = QListView()
        self._popup.setAccessibleName(in_words("Words that fit"))
        self._completer.setPopup(self._popup)
        self._completer.activated.connect(self._complete_with)
        self.blockCountChanged.connect(self._make_room)
        self.updateRequest.connect(self._scroll_numbers)
        self.cursorPositionChanged.connect(self._mark)
        self._make_room()

    # --- looks -----------------------------------------------------------------------------

    def set_theme(self, theme: Theme, scale: float) -> None:
        """Take the colours of a theme, and letters of equal width in its size."""
        self._theme = theme
        family = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        font = QFont(family)
        font.setStyleHint(QFont.StyleHint.Monospace)
        font.setPixelSize(round(14 * scale))
        self.setStyleSheet(
            f'QPlainTextEdit#code {{ font-family: "{family}", monospace; '
            f"font-size: {round(14 * scale)}px; padding: 3px; border-radius: 0; }} "
            "QPlainTextEdit#code:focus { padding: 0; }"
        )
        self._make_room()
        self._mark()

    def show_faults(self, faults: Iterable[Fault]) -> None:
        """Mark the lines that these stand in; of several in a line the first that is no doubt."""
        marked: dict[int, Fault] = {}
        for fault in sorted(faults, key=lambda fault: fault.doubt):
            marked.setdefault(fault.line, fault)
        self._faults = marked
        self._mark()
        self._numbers.update()

    def numbers_width(self) -> int:
        """Say how much room the numbers take."""
        digits = max(3, len(str(self.blockCount())))
        return 2 * _GAP + self.fontMetrics().horizontalAdvance("9") * digits

    def paint_numbers(self, dirty: QRect) -> None:
        """Paint the numbers of the lines in sight, the line of the cursor stronger."""
        if self._theme is None:
            return
        painter = QPainter(self._numbers)
        painter.fillRect(dirty, self._theme.colour("panel"))
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        here = self.textCursor().blockNumber()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        width = self._numbers.width()
        while block.isValid() and top <= dirty.bottom():
            number, height = block.blockNumber(), self.blockBoundingRect(block).height()
            row = QRectF(0, top, width - _GAP, height)
            fault = self._faults.get(number + 1)
            ink = "ink" if number == here else "dim"
            if fault is not None:
                ink = "accent_text" if fault.doubt else "danger"
                painter.fillRect(QRectF(0, top, 5, height), self._theme.colour(ink))
            painter.setPen(self._theme.colour(ink))
            painter.drawText(row, RIGHT, str(number + 1))
            top += height
            block = block.next()
        painter.end()

    def _make_room(self) -> None:
        self.setViewportMargins(self.numbers_width(), 0, 0, 0)

    def _scroll_numbers(self, rect: QRect, down: int) -> None:
        if down:
            self._numbers.scroll(0, down)
        else:
            self._numbers.update(0, rect.y(), self._numbers.width(), rect.height())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Keep the numbers at the left edge."""
        super().resizeEvent(event)
        inside = self.contentsRect()
        self._numbers.setGeometry(inside.x(), inside.y(), self.numbers_width(), inside.height())

    def _mark(self) -> None:
        if self._theme is None:
            return
        marks = [self._line_of_cursor()]
        for line, fault in self._faults.items():
            block = self.document().findBlockByNumber(line - 1)
            if not fault.line or not block.isValid():
                continue
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(block)
            start, end = marked_part(block.text(), fault.column)
            mark.cursor.setPosition(block.position() + start)
            mark.cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
            shape = QTextCharFormat()
            shape.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            name = "accent_text" if fault.doubt else "danger"
            shape.setUnderlineColor(self._theme.colour(name))
            mark.format = shape
            marks.append(mark)
        self.setExtraSelections(marks)

    def _line_of_cursor(self) -> QTextEdit.ExtraSelection:
        assert self._theme is not None
        line = QTextEdit.ExtraSelection()
        shape = QTextCharFormat()
        ground = QColor(self._theme.colour("edge"))
        ground.setAlpha(60)
        shape.setBackground(ground)
        shape.setProperty(QTextCharFormat.Property.FullWidthSelection, True)
        line.format = shape
        line.cursor = self.textCursor()
        line.cursor.clearSelection()
        return line

    # --- places ----------------------------------------------------------------------------

    def line(self) -> int:
        """Give the line of the cursor, from 1 on."""
        return self.textCursor().blockNumber() + 1

    def go_to(self, line: int, column: int = 1) -> None:
        """Put the cursor at a line and column, in the middle of what is in sight."""
        block = self.document().findBlockByNumber(max(line - 1, 0))
        if not block.isValid():
            block = self.document().lastBlock()
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + min(max(column - 1, 0), len(block.text())))
        self.setTextCursor(cursor)
        self.centerCursor()

    def replace_text(self, text: str) -> None:
        """Show another text; the cursor stays in its line."""
        line, scrolled = self.line(), self.verticalScrollBar().value()
        self.setPlainText(text)
        self.go_to(line)
        self.verticalScrollBar().setValue(scrolled)

    # --- keys ------------------------------------------------------------------------------

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 Qt's name
        """Begin new lines where the last began; complete words; move lines in and out."""
        popup = self._popup
        keys = Qt.Key
        if popup.isVisible() and event.key() in (keys.Key_Return, keys.Key_Enter, keys.Key_Escape):
            event.ignore()  # the popup's own
            return
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if control and event.key() == keys.Key_Space:
            self._complete()
        elif control and event.key() in (keys.Key_BracketRight, keys.Key_BracketLeft):
            self._shift(further=event.key() == keys.Key_BracketRight)
        elif event.key() == keys.Key_Escape:
            self.escaped.emit()
        elif event.key() in (keys.Key_Return, keys.Key_Enter) and not event.modifiers():
            self.textCursor().insertText("\n" + self._next_indent())
            self.ensureCursorVisible()
        else:
            super().keyPressEvent(event)
            if popup.isVisible():
                self._complete()

    def _next_indent(self) -> str:
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        indent = before[: len(before) - len(before.lstrip(" "))]
        if before.lstrip(" ").startswith(_LIST):
            indent += INDENT
        return indent + INDENT if before.rstrip().endswith(_OPENS) else indent

    def _shift(self, *, further: bool) -> None:
        """Move the lines of the selection in or out."""
        cursor = self.textCursor()
        document = self.document()
        first = document.findBlock(cursor.selectionStart())
        last = document.findBlock(cursor.selectionEnd()).blockNumber()
        cursor.beginEditBlock()
        block = first
        while block.isValid() and block.blockNumber() <= last:
            edit = QTextCursor(block)
            if further:
                edit.insertText(INDENT)
            elif block.text().startswith(INDENT):
                edit.movePosition(
                    QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor, len(INDENT)
                )
                edit.removeSelectedText()
            block = block.next()
        cursor.endEditBlock()

    def _word(self) -> str:
        """Give the part of a word before the cursor."""
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        start = len(before)
        while start and (before[start - 1].isalnum() or before[start - 1] in "-_"):
            start -= 1
        return before[start:].lstrip("-")

    def _complete(self) -> None:
        """List the words that begin like the one before the cursor."""
        model = self._completer.model()
        assert isinstance(model, QStringListModel)
        model.setStringList(sorted(set(self._words())))
        self._completer.setCompletionPrefix(self._word())
        popup = self._popup
        if not self._completer.completionCount():
            popup.hide()
            return
        popup.setCurrentIndex(self._completer.completionModel().index(0, 0))
        place = self.cursorRect()
        place.translate(self.numbers_width(), 0)
        place.setWidth(popup.sizeHintForColumn(0) + popup.verticalScrollBar().sizeHint().width())
        self._completer.complete(place)

    def _complete_with(self, word: str) -> None:
        cursor = self.textCursor()
        begun = len(self._word())
        cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, begun)
        cursor.insertText(word)
