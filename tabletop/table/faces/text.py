"""Text on cards: lines that are made to fit, and rules text with icons and keywords in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from tabletop.table import icons
from tabletop.table.glossary import called
from tabletop.table.ties import ICON, belong

Fonts = Callable[[str, float], QFont]
"""Gives the font of a role in a size in pixels (:meth:`Theme.fixed_font`)."""

_NAME: Final = re.compile(r"[A-Z][A-Z-]+:")
"""The name of a part of a text: a word in capitals before a colon."""
_TOKEN: Final = re.compile(r"\{(icon|keyword):([^}]+)\}|(\n)|[^\s{]+|\{")
_LEADING: Final = 1.22


def wrapped(words: list[str], metrics: QFontMetricsF, width: float) -> list[str]:
    """Break words into lines no wider than ``width``, as even as it goes; a long word overhangs."""
    lines = [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def fit_line(
    painter: QPainter,
    fonts: Fonts,
    rect: QRectF,
    text: str,
    role: str,
    sizes: tuple[float, float],
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    lines: int = 1,
) -> bool:
    """Write text as large as it fits into ``rect``, on at most so many lines.

    ``sizes`` are the largest and the smallest size in pixels. Tells whether all of it fits; what
    doesn't is cut with an ellipsis.
    """
    size = max(sizes)
    least = min(sizes)
    words = text.split()
    while True:
        font = fonts(role, size)
        metrics = QFontMetricsF(font)
        # Widths are measured a little generously: what is painted is rounded to the pixel.
        broken = wrapped(words, metrics, rect.width() - 0.5)
        widest = max(metrics.horizontalAdvance(line) for line in broken)
        tall = len(broken) * metrics.height() * (0.92 if len(broken) > 1 else 0.8)
        fits = len(broken) <= lines and widest <= rect.width() and tall <= rect.height() + 0.5
        if fits or size <= least:
            break
        size = max(least, size - max(0.5, size * 0.04), size - 1)
    if not fits:
        keep = broken[: lines - 1]
        rest = " ".join(broken[lines - 1 :])
        broken = [*keep, metrics.elidedText(rest, Qt.TextElideMode.ElideRight, rect.width())]
    painter.setFont(font)
    painter.setPen(colour)
    step = metrics.height() * 0.92
    middle = rect.center().y() - step * (len(broken) - 1) / 2
    for number, line in enumerate(broken):
        width = metrics.horizontalAdvance(line)
        if align & Qt.AlignmentFlag.AlignLeft:
            x = rect.left()
        elif align & Qt.AlignmentFlag.AlignRight:
            x = rect.right() - width
        else:
            x = rect.center().x() - width / 2
        rise = (metrics.capHeight()) / 2
        painter.drawText(QPointF(x, middle + number * step + rise), line)
    return bool(fits)


@dataclass(frozen=True, slots=True)
class Piece:
    """A word or an icon of a text. ``glued`` pieces follow the one before without a space."""

    kind: str
    text: str
    glued: bool


def pieces(text: str) -> Iterator[Piece]:
    """Cut a rules text into words, icons, keywords and line breaks."""
    end = 0
    for found in _TOKEN.finditer(text):
        glued = found.start() == end and end > 0
        end = found.end()
        if found.group(3):
            end = -1
            yield Piece("break", "", False)
        elif found.group(1):
            name = found.group(2)
            yield Piece(found.group(1), name if found.group(1) == "icon" else called(name), glued)
        else:
            yield Piece("word", found.group(0), glued)


@dataclass(frozen=True, slots=True)
class _Placed:
    piece: Piece
    x: float
    width: float


class Paragraph:
    """A text laid out in one size for one width."""

    def __init__(self, fonts: Fonts, text: str, size: float, width: float, role: str = "text"):
        self._plain = fonts(role, size)
        self._strong = fonts("strong", size)
        self._metrics = QFontMetricsF(self._plain)
        self._leading = size * _LEADING
        self._lines: list[list[_Placed]] = [[]]
        self._starts = [0]
        self.overhangs = False
        self._lay(text, width)

    @property
    def height(self) -> float:
        """How tall the text is."""
        return self._leading * len(self._lines)

    def _width(self, piece: Piece) -> float:
        if piece.kind == "icon":
            return self._metrics.ascent() * 1.15
        if piece.kind == "keyword":
            return QFontMetricsF(self._strong).horizontalAdvance(piece.text)
        return self._metrics.horizontalAdvance(piece.text)

    def _lay(self, text: str, width: float) -> None:
        space = self._metrics.horizontalAdvance(" ")
        x = 0.0
        for group in _groups(text):
            if group[0].kind == "break":
                self._lines.append([])
                self._starts.append(len(self._lines) - 1)
                x = 0.0
                continue
            widths = [self._width(piece) for piece in group]
            leads = [0.0, *(0.0 if piece.glued else space for piece in group[1:])]
            whole = sum(widths) + sum(leads)
            gap = space if x else 0.0
            if x and x + gap + whole > width:
                self._lines.append([])
                x = gap = 0.0
            self.overhangs = self.overhangs or whole > width
            x += gap
            for piece, wide, lead in zip(group, widths, leads, strict=True):
                x += lead
                self._lines[-1].append(_Placed(piece, x, wide))
                x += wide

    def paint(
        self, painter: QPainter, rect: QRectF, colour: QColor, accent: QColor, centred: bool
    ) -> None:
        """Write the text from the top of ``rect``."""
        ascent = self._metrics.ascent()
        for number, line in enumerate(self._lines):
            if not line:
                continue
            end = line[-1].x + line[-1].width
            left = rect.left() + ((rect.width() - end) / 2 if centred else 0.0)
            base = rect.top() + number * self._leading + ascent
            for placed in line:
                self._paint_piece(painter, placed, left + placed.x, base, colour, accent)

    def paint_stripes(
        self, painter: QPainter, rect: QRectF, colour_of: Callable[[str], QColor | None]
    ) -> None:
        """Mark each part that begins with a name in capitals with a stripe at its left."""
        ends = (*self._starts[1:], len(self._lines))
        for start, end in zip(self._starts, ends, strict=True):
            names = (placed.piece.text for placed in self._lines[start])
            name = next((word[:-1] for word in names if _NAME.fullmatch(word)), "")
            colour = colour_of(name) if name else None
            if colour is not None:
                wide = max(1.5, self._leading * 0.16)
                top, tall = rect.top() + start * self._leading, (end - start) * self._leading
                bar = QRectF(rect.left() - wide * 2, top + tall * 0.04, wide, tall * 0.92)
                painter.fillRect(bar, colour)

    def _paint_piece(
        self,
        painter: QPainter,
        placed: _Placed,
        x: float,
        base: float,
        colour: QColor,
        accent: QColor,
    ) -> None:
        piece = placed.piece
        if piece.kind == "icon" and icons.known(piece.text):
            tall = self._metrics.ascent() * 1.1
            icons.paint(
                painter, piece.text, QRectF(x, base - tall * 0.88, placed.width, tall), accent
            )
            return
        painter.setFont(self._strong if piece.kind == "keyword" else self._plain)
        painter.setPen(colour)
        painter.drawText(QPointF(x, base), piece.text)


@lru_cache(maxsize=256)
def _groups(text: str) -> tuple[tuple[Piece, ...], ...]:
    """Gather pieces that must stay on one line: an icon, its number and the comma after it."""
    groups: list[tuple[Piece, ...]] = []
    for piece in pieces(text):
        if groups and (piece.glued or belong(_part(groups[-1][-1]), _part(piece))):
            groups[-1] = (*groups[-1], piece)
        else:
            groups.append((piece,))
    return tuple(groups)


def _part(piece: Piece) -> str:
    return ICON if piece.kind == "icon" else piece.text


def fit_paragraph(
    fonts: Fonts, text: str, rect: QRectF, sizes: tuple[float, float], role: str = "text"
) -> Paragraph | None:
    """Lay a text out as large as it fits into ``rect``, or give None when it doesn't."""
    size, least = max(sizes), min(sizes)
    while True:
        laid = Paragraph(fonts, text, size, rect.width(), role)
        if laid.height <= rect.height() + 0.5 and not laid.overhangs:
            return laid
        if size <= least:
            return None
        size = max(least, size - 1)
