"""Faces of the cards of a file as it stands, in the language that they are looked at in."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from tabletop.engine.ids import DefId
from tabletop.engine.tongue import Tongue, speaking
from tabletop.library.pack import Pack
from tabletop.table.faces import FaceSource
from tabletop.table.looks import Looks, PackPictures

FAINT: Final = 0.4
"""How much is left of a face that is not the card as it stands."""


class BenchPictures(PackPictures):
    """Draws for the preview, from a pack that may lack cards."""

    def __init__(
        self,
        looks: Looks,
        pack: Pack,
        tongue: Tongue,
        ratio: Callable[[], float],
        before: AbstractSet[DefId] = frozenset(),
    ) -> None:
        source = FaceSource(pack, looks.table_theme(pack.layout.room))
        super().__init__(looks, pack, lambda: source, ratio)
        self._tongue = tongue
        self._before = before

    def face(self, definition: str | None, back: str, side: int, size: QSize) -> QPixmap:
        """Draw a card in its language, faintly where it is as it was before (``before``)."""
        with speaking(self._tongue):
            face = super().face(definition, back, side, size)
        return _faint(face) if definition in self._before else face


def _faint(face: QPixmap) -> QPixmap:
    fainter = QPixmap(face.size())
    fainter.setDevicePixelRatio(face.devicePixelRatio())
    fainter.fill(Qt.GlobalColor.transparent)
    painter = QPainter(fainter)
    painter.setOpacity(FAINT)
    painter.drawPixmap(0, 0, face)
    painter.end()
    return fainter
