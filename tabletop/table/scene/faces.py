"""What the scene needs of whoever draws the cards."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from tabletop.engine.ids import DefId


class Faces(Protocol):
    """Gives the picture of a card. ``size_px`` is in real pixels; pictures are shared."""

    def card(
        self,
        definition: DefId | None,
        back: str,
        side: int,
        size_px: QSize,
        dpr: float,
        state: tuple[str, ...],
    ) -> QPixmap:
        """Draw a card, or its back when the definition is None.

        With the state ``plate`` only its title is drawn, on a plate of this size.
        """
