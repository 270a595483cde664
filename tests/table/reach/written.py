"""What is written on the table: each word with its size and place, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem, QGraphicsView

from tabletop.controller.model import SeatModel, ZoneModel
from tabletop.table.scene.items.line import LineItem
from tabletop.table.scene.items.seat import SeatItem
from tabletop.table.scene.items.zone import ZoneItem
from tabletop.table.scene.legible import FLOOR

MARK = "…"
"""What stands at the end of words that were cut."""
LEAST = 0.6
"""Less of a title than this part of it says nothing."""
SLACK = 1.5
"""So many pixels may words lie over others, or over an edge: letters have round corners."""


class Written(NamedTuple):
    """Words on the table: where their ink is, in pixels of the view, and what they belong to."""

    words: str
    pixels: float
    ink: QRectF
    item: QGraphicsItem

    def __str__(self) -> str:
        ink = self.ink.toRect()
        place = f"{ink.x()}, {ink.y()}, {ink.width()} by {ink.height()}"
        return f"{self.words!r} ({type(self.item).__name__} at {place})"


def written(view: QGraphicsView) -> list[Written]:
    """List all that is written on the table now."""
    found = []
    for text in view.scene().items():
        if isinstance(text, QGraphicsSimpleTextItem) and text.isVisible() and text.text().strip():
            turn = view.viewportTransform()
            ink = QFontMetricsF(text.font()).tightBoundingRect(text.text())
            ink.translate(0, QFontMetricsF(text.font()).ascent())
            place = turn.mapRect(text.mapRectToScene(ink))
            size = text.font().pixelSize() * turn.m22()
            found.append(Written(text.text(), size, place, text.topLevelItem()))
    return found


def faults_of_writing(view: QGraphicsView) -> list[str]:
    """Name words that are too small, cut off, outside of the table or over each other."""
    words = written(view)
    return [*_small(words), *_cut(view, words), *_over_each_other(words)]


def _small(words: list[Written]) -> Iterator[str]:
    for one in words:
        if one.pixels < FLOOR - 0.01:
            yield f"{one} has {one.pixels:.1f} pixels"


def _cut(view: QGraphicsView, words: list[Written]) -> Iterator[str]:
    seen = QRectF(view.viewport().rect()).adjusted(-SLACK, -SLACK, SLACK, SLACK)
    for one in words:
        if not seen.contains(one.ink):
            yield f"{one} leaves the table"
        if one.words.endswith(MARK) and not _says_enough(one):
            yield f"{one} is cut"


def _says_enough(one: Written) -> bool:
    """Tell whether what is left of cut words says what they are about. Numbers never are cut."""
    left = one.words.removesuffix(MARK)
    match one.item:
        case SeatItem(model=SeatModel() as seat):
            return seat.name in left
        case LineItem(words=whole):
            return len(left) > LEAST * len(whole)
        case ZoneItem(model=ZoneModel() as zone):
            return any(
                title.startswith(left) and len(left) > LEAST * len(title)
                for title in (zone.title, zone.short)
            )
    return False


def _over_each_other(words: list[Written]) -> Iterator[str]:
    for one, other in combinations(words, 2):
        common = one.ink.intersected(other.ink)
        if common.width() > SLACK and common.height() > SLACK:
            yield f"{one} and {other} lie on each other"
