"""Card text to be read: its lines break where words do, and its icons are words to all but eyes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QUrl
from PySide6.QtGui import (
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from tabletop.table.guard import guarded, guarded_giving
from tabletop.table.rich import icons_on
from tabletop.table.ties import ICON, tied

MOST_TIES = 200
"""So many lines of a text are made to break elsewhere, which is more than any card has."""

_TWICE: Final = re.compile(r"\0([^\0]+)\0\s*(?=\1)", re.IGNORECASE)

Called = Callable[[str], str]
"""Says what an icon is called; '' where nothing is told."""


class CardText(QTextBrowser):
    """A page of card text. What is copied from it, or read out, has the names of the icons.

    Qt breaks lines on both sides of a picture, whatever stands beside it: a full stop or a number
    would begin a line without its icon. A space before such a group is made so wide that the
    group comes to the next line; that is a matter of format alone, so the text stays what it is.
    """

    def __init__(self, called: Called, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._called = called
        self._widened: list[int] = []
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)

    @property
    def words(self) -> str:
        """What the page says, in words alone."""
        return words_of(self.document(), self._called)

    def set_called(self, called: Called) -> None:
        """Have somebody else name the icons from now on."""
        self._called = called

    def write(self, page: str, icon: Callable[[str], QPixmap]) -> None:
        """Show a page of HTML; ``icon`` draws the pictures that stand in it."""
        kind = QTextDocument.ResourceType.ImageResource
        for name in icons_on(page):
            self.document().addResource(kind, QUrl(f"icon:{name}"), icon(name))
        self._widened = []
        self.setHtml(page)
        self.tie()

    def tie(self) -> None:
        """Have each icon stand on one line with what belongs to it, at this width."""
        for place in self._widened:
            _widen(self.document(), place, 0)
        self._widened = tie(self.document())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Break the lines anew for another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.tie()

    @guarded
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 Qt's name
        """Break the lines anew for another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.tie()

    @guarded_giving(None)
    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802 Qt's name
        """Copy words: an icon by its name."""
        chosen = QTextDocument()
        QTextCursor(chosen).insertFragment(self.textCursor().selection())
        copied = QMimeData()
        copied.setText(words_of(chosen, self._called))
        return copied


def words_of(document: QTextDocument, called: Called) -> str:
    """Write a document as plain text, with the names of its icons in place of their pictures. One
    that stands before its own name is no word.
    """
    lines: list[str] = []
    block = document.begin()
    while block.isValid():
        line = _TWICE.sub("", "".join(_pieces(block, called)))
        lines.append(line.replace("\0", ""))
        block = block.next()
    return "\n".join(lines).replace("\u2028", "\n").replace("\u00a0", " ")


def _pieces(block: QTextBlock, called: Called) -> Iterator[str]:
    """Give the parts of a block in words, names of icons between zeros."""
    place = block.begin()
    while not place.atEnd():
        piece = place.fragment()
        shape = piece.charFormat()
        if shape.isImageFormat():
            name = shape.toImageFormat().name().removeprefix("icon:")
            yield piece.text().replace(ICON, f"\0{called(name) or name.replace('-', ' ')}\0")
        else:
            yield piece.text().replace("\0", "")
        place += 1


def tie(document: QTextDocument) -> list[int]:
    """Widen the spaces before groups that a line would break; gives where these spaces are."""
    widened: list[int] = []
    block = document.begin()
    while block.isValid():
        while len(widened) < MOST_TIES:
            place = _breaking(document, block)
            if place is None or place in widened:
                break
            _widen(document, place, max(1.0, document.textWidth()))
            widened.append(place)
        block = block.next()
    return widened


def _breaking(document: QTextDocument, block: QTextBlock) -> int | None:
    """Find the space before the first group that a line breaks, if it can go to the next line."""
    text = block.text()
    if ICON not in text:
        return None
    document.documentLayout().blockBoundingRect(block)  # lays the block out
    layout = block.layout()
    groups = tied(text)
    for number in range(1, layout.lineCount()):
        start, before = layout.lineAt(number).textStart(), layout.lineAt(number - 1).textStart()
        for first, end in groups:
            if before < first < start < end and text[first - 1] == " ":
                return block.position() + first - 1
    return None


def _widen(document: QTextDocument, place: int, width: float) -> None:
    shape = QTextCharFormat()
    shape.setFontWordSpacing(width)
    cursor = QTextCursor(document)
    cursor.setPosition(place)
    cursor.setPosition(place + 1, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(shape)
