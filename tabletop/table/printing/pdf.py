"""Cards into a PDF, drawn by what draws them on the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from tabletop.engine.message import in_words
from tabletop.library.pack import CardEntry
from tabletop.table.faces import FaceSource
from tabletop.table.printing.paper import (
    CARD_HEIGHT,
    CARD_WIDTH,
    MARK,
    MARK_GAP,
    RULER,
    Backs,
    Box,
    Paper,
)
from tabletop.table.printing.run import Printed, Sheet, sheets

DPI: Final = 600
MM: Final = 25.4
HEIGHTS: Final = (420, 470, 530, 600, 700)
"""In how many units of its own a card may be drawn: the first in which its whole text fits. More
units are a smaller text: 9 of them, the least size, are 5.3 points of 420, and 3.2 of 700.
"""
HAIRLINE: Final = 0.1
NOTE_SIZE: Final = 2.1
FINE: Final = 10
INK: Final = QColor(90, 90, 90)


def print_cards(
    cards: Sequence[CardEntry],
    faces: FaceSource,
    paper: Paper,
    out: Path,
    *,
    title: str,
    backs: Backs = "none",
) -> int:
    """Write cards into a PDF file, nine on a page, and give the number of pages.

    Raises OSError when the file can't be written, ValueError when there are no cards.
    """
    if not cards:
        raise ValueError("there are no cards to print.")
    with out.open("wb"):
        pass  # what can't be written says so here; Qt would say it only on its own log
    writer = QPdfWriter(str(out))
    writer.setTitle(title)
    writer.setCreator("tabletop")
    writer.setResolution(DPI)
    size = QPageSize(QSizeF(paper.width, paper.height), QPageSize.Unit.Millimeter, paper.name)
    upright = QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(size, upright, QMarginsF(0, 0, 0, 0)))
    pages = sheets(cards, backs)
    painter = QPainter(writer)
    try:
        press = _Press(painter, faces, paper, title)
        for number, page in enumerate(pages, 1):
            if number > 1:
                writer.newPage()
            press.print(page, number, len(pages))
    finally:
        painter.end()
    return len(pages)


class _Press:
    """Paints pages one after another."""

    def __init__(self, painter: QPainter, faces: FaceSource, paper: Paper, title: str) -> None:
        self._painter = painter
        self._faces = faces
        self._paper = paper
        self._title = title
        self._heights: dict[Printed, int] = {}

    def print(self, page: Sheet, number: int, of: int) -> None:
        """Paint one page."""
        painter = self._painter
        painter.resetTransform()
        painter.scale(DPI / MM, DPI / MM)
        for place, cell in enumerate(page.cells):
            if cell is not None:
                self._card(cell, self._paper.cell(place, page.mirrored))
        painter.setPen(QPen(INK, HAIRLINE))
        for x, y, to_x, to_y in self._paper.marks():
            painter.drawLine(QPointF(x, y), QPointF(to_x, to_y))
        self._note(number, of)

    def _card(self, cell: Printed, box: Box) -> None:
        """Paint a card. Its ground reaches into the corners, since cuts are straight."""
        painter, height = self._painter, self._height(cell)
        left, top, wide, tall = box
        painter.save()
        painter.setClipRect(QRectF(left, top, wide, tall))
        painter.fillRect(QRectF(left, top, wide, tall), self._faces.theme.colour("card"))
        painter.translate(left, top)
        painter.scale(CARD_HEIGHT / height, CARD_HEIGHT / height)
        rect = QRectF(0, 0, height * CARD_WIDTH / CARD_HEIGHT, height)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        self._faces.paint(painter, rect, cell.definition, cell.back, cell.side)
        painter.restore()

    def _height(self, cell: Printed) -> int:
        if cell.definition is None:
            return HEIGHTS[0]
        if cell not in self._heights:
            self._heights[cell] = next(
                (
                    height
                    for height in HEIGHTS
                    if self._faces.fits(cell.definition, height, cell.side)
                ),
                HEIGHTS[-1],
            )
        return self._heights[cell]

    def _note(self, number: int, of: int) -> None:
        """Write below the cards what is printed, and a line to measure: each between two marks."""
        painter, paper = self._painter, self._paper
        line = paper.bottom + MARK_GAP + MARK / 2
        left = paper.left + (CARD_WIDTH - RULER) / 2
        painter.drawLine(QPointF(left, line), QPointF(left + RULER, line))
        for end in (left, left + RULER):
            painter.drawLine(QPointF(end, line - 0.7), QPointF(end, line + 0.7))
        long = in_words("This line is {mm} mm long if printed at 100 %.", mm=round(RULER))
        sheet = in_words("sheet {number} of {of}", number=number, of=of)
        for column, words in ((1, long), (2, f"{self._title}, {sheet}")):
            self._words(paper.left + column * CARD_WIDTH, line, words)

    def _words(self, left: float, middle: float, words: str) -> None:
        """Write a line below a column of cards, in ``FINE`` units for each millimetre."""
        painter = self._painter
        font = self._faces.theme.fixed_font("text", NOTE_SIZE * FINE)
        wide = CARD_WIDTH - 4 * MARK_GAP
        box = QRectF(0, -NOTE_SIZE * FINE, wide * FINE, 2 * NOTE_SIZE * FINE)
        painter.save()
        painter.translate(left + 2 * MARK_GAP, middle)
        painter.scale(1 / FINE, 1 / FINE)
        painter.setFont(font)
        told = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideMiddle, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)
        painter.restore()
