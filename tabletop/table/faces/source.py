"""Where the screen gets the pictures of cards from: drawn once, shared, thrown away when old."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.library.pack import CardEntry, Pack
from tabletop.table.faces import console, ledger, parchment, playing, small
from tabletop.table.faces.backs import back_record, paint_back
from tabletop.table.faces.body import RATIO, Canvas
from tabletop.table.faces.plate import paint_back_plate, paint_plate
from tabletop.table.faces.sheet import Sheet, sheet_of
from tabletop.table.theme import Theme

PLATE: Final = "plate"
TURNED: Final = "turned"
TALL: Final = "tall"
MARKED: Final = "marked"
"""States of the table that ask for another picture."""

_HIDDEN: Final = "hidden:"
_BUDGET: Final = 96 * 1024 * 1024
_PIPS: Final = re.compile(r"(\d+) (hit|hits|wound|wounds|damage)")


class FaceSource:
    """Draws the cards of a pack in a theme."""

    def __init__(
        self, pack: Pack, theme: Theme, made: Mapping[DefId, Definition] | None = None
    ) -> None:
        """Draw in a theme. ``made`` are all cards that there are, those too that the game makes by
        program and that are in no pack.
        """
        self._game = pack.info.id
        self._entries: Mapping[DefId, CardEntry] = {**_entries(made or {}), **pack.cards}
        self._theme = theme
        self._sheets: dict[tuple[DefId, int], Sheet] = {}
        self._drawn: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def theme(self) -> Theme:
        """The theme that the cards are drawn in."""
        return self._theme

    def sheet(self, definition: DefId, side: int = 0) -> Sheet:
        """Give what a card's face shows."""
        key = (definition, side)
        if key not in self._sheets:
            self._sheets[key] = sheet_of(self._game, self._entries[definition], side)
        return self._sheets[key]

    def card(
        self,
        definition: DefId | None,
        back: str,
        side: int,
        size_px: QSize,
        dpr: float,
        state: tuple[str, ...] = (),
    ) -> QPixmap:
        """Give the picture of a card: its face, or its back when the definition is None.

        ``size_px`` is in real pixels, ``dpr`` says how many of them are one pixel of the table.
        Of the state only what is painted on a card counts: hits, wounds and damage, as pips, and
        whether it is a title plate, perhaps of a card that lies turned.
        """
        if definition is not None and definition.startswith(_HIDDEN):
            back, definition = definition.removeprefix(_HIDDEN), None
        if definition is not None and definition not in self._entries:
            definition = None
        pips = sum(int(found.group(1)) for word in state if (found := _PIPS.fullmatch(word)))
        what = back if definition is None else definition
        plate = state if PLATE in state else ()
        key = (definition is None, what, side, size_px.width(), size_px.height(), dpr, pips, plate)
        found_picture = self._drawn.get(key)
        if found_picture is not None:
            self._drawn.move_to_end(key)
            return found_picture
        picture, _ = self._draw(definition, back, side, size_px, dpr, pips, plate)
        self._keep(key, picture)
        return picture

    def preview(self, definition: DefId, height: int, dpr: float = 1.0, side: int = 0) -> QPixmap:
        """Give a card's face for the preview, with its whole text, at a height in pixels."""
        size = QSize(round(height * RATIO * dpr), round(height * dpr))
        return self.card(definition, "", side, size, dpr)

    def fits(self, definition: DefId, height: int, side: int = 0) -> bool:
        """Tell whether no text is cut on a card of this height."""
        size = QSize(round(height * RATIO), height)
        return self._draw(definition, "", side, size, 1.0, 0)[1]

    def paint(
        self, painter: QPainter, rect: QRectF, definition: DefId | None, back: str, side: int = 0
    ) -> bool:
        """Paint a card, or its back when the definition is None, where somebody else paints: on
        paper. Tells whether no text is cut.
        """
        return self._paint(painter, rect, definition, back, side)

    def _draw(
        self,
        definition: DefId | None,
        back: str,
        side: int,
        size: QSize,
        dpr: float,
        pips: int,
        plate: tuple[str, ...] = (),
    ) -> tuple[QPixmap, bool]:
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        picture.setDevicePixelRatio(dpr)
        rect = QRectF(0, 0, size.width() / dpr, size.height() / dpr)
        painter = QPainter(picture)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        try:
            if plate:
                self._paint_plate(painter, rect, definition, back, side, plate)
                return picture, True
            fits = self._paint(painter, rect, definition, back, side)
            if pips:
                floor = self._pips_floor(definition, side, rect, pips)
                small.paint_pips(painter, rect, pips, self._theme, floor)
        finally:
            painter.end()
        return picture, fits

    def _pips_floor(self, definition: DefId | None, side: int, rect: QRectF, pips: int) -> float:
        """Tell how far down pips lie: at the lower edge, unless the card has values there."""
        if definition is None or self._theme.face != "console":
            return rect.bottom()
        stats = bool(self.sheet(definition, side).stats)
        return console.pips_floor(rect, pips) if stats else rect.bottom()

    def _paint_plate(
        self,
        painter: QPainter,
        rect: QRectF,
        definition: DefId | None,
        back: str,
        side: int,
        state: tuple[str, ...],
    ) -> None:
        if definition is None:
            record = back_record(self._game, back)
            style = self._theme.style(record["style"])
            paint_back_plate(painter, rect, style, record["icon"][0], self._theme)
        else:
            canvas = Canvas(painter, self._theme, self.sheet(definition, side), rect)
            paint_plate(canvas, turned=TURNED in state, tall=TALL in state, marked=MARKED in state)

    def _paint(
        self, painter: QPainter, rect: QRectF, definition: DefId | None, back: str, side: int
    ) -> bool:
        if definition is None:
            paint_back(painter, rect, self._game, back, self._theme)
            return True
        canvas = Canvas(painter, self._theme, self.sheet(definition, side), rect)
        paint_face(canvas)
        return canvas.fits

    def _keep(self, key: tuple[object, ...], picture: QPixmap) -> None:
        self._drawn[key] = picture
        self._bytes += picture.width() * picture.height() * 4
        while self._bytes > _BUDGET and len(self._drawn) > 1:
            _, old = self._drawn.popitem(last=False)
            self._bytes -= old.width() * old.height() * 4


def _entries(made: Mapping[DefId, Definition]) -> dict[DefId, CardEntry]:
    """Make what is needed to draw cards that have no card data."""
    return {
        name: CardEntry(one, 1, "original", "", "", ())
        for name, one in made.items()
        if not name.startswith(_HIDDEN)
    }


def paint_face(canvas: Canvas) -> None:
    """Paint a card in the manner of its room."""
    if playing.is_playing_card(canvas.sheet):
        playing.paint_face(canvas)
    elif canvas.theme.face == "ledger":
        ledger.paint_face(canvas)
    elif canvas.theme.face == "console":
        console.paint_face(canvas)
    else:
        parchment.paint_face(canvas)
