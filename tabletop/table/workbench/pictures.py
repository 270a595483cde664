"""Faces of the cards of a file as it stands, in the language that they are looked at in."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from tabletop.engine.ids import DefId
from tabletop.engine.tongue import Tongue, speaking
from tabletop.library.pack import Pack
from tabletop.table.faces import FaceSource
from tabletop.table.looks import Looks, PackPictures


class BenchPictures(PackPictures):
    """Draws for the preview, from a pack that may lack cards."""

    def __init__(
        self, looks: Looks, pack: Pack, tongue: Tongue, ratio: Callable[[], float]
    ) -> None:
        source = FaceSource(pack, looks.table_theme(pack.layout.room))
        super().__init__(looks, pack, lambda: source, ratio)
        self._tongue = tongue

    def face(self, definition: str | None, back: str, side: int, size: QSize) -> QPixmap:
        """Draw a card in its language."""
        with speaking(self._tongue):
            return super().face(None if definition is None else DefId(definition), back, side, size)
