"""The pictures of cards at the size and resolution that the table needs now."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from tabletop.controller.model import CardModel
from tabletop.table.scene.arrange import card_width
from tabletop.table.scene.faces import Faces


class Pictures:
    """Asks for faces. ``resolution`` is real pixels for each pixel of the table."""

    def __init__(self, faces: Faces, resolution: float = 1.0) -> None:
        self.faces = faces
        self.resolution = resolution

    def of(self, card: CardModel, height: int) -> QPixmap:
        """Give the picture of a card at a height in pixels of the table.

        How a card lies and what lies on it is drawn by the item, so cards that are printed
        alike share a picture.
        """
        size = QSize(round(card_width(height) * self.resolution), round(height * self.resolution))
        return self.faces.card(card.definition, card.back, card.side, size, self.resolution, ())

    def key(self, card: CardModel, height: int) -> tuple[object, ...]:
        """Tell pictures apart."""
        return (
            card.definition,
            card.back,
            card.side,
            height,
            self.resolution,
            self.faces,
        )
