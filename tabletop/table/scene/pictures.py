"""The pictures of cards at the size and resolution that the table needs now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from tabletop.controller.model import CardModel
from tabletop.table.scene.faces import Faces
from tabletop.table.scene.spots import Spot

PLATE: Final = "plate"
TURNED: Final = "turned"
TALL: Final = "tall"
MARKED: Final = "marked"
"""States that ask for another picture: a title plate, one whose card lies turned, one with a second
line, and one on which the mark of the card's owner will lie.
"""


class Pictures:
    """Asks for faces. ``resolution`` is real pixels for each pixel of the table."""

    def __init__(self, faces: Faces, resolution: float = 1.0) -> None:
        self.faces = faces
        self.resolution = resolution

    def of(self, card: CardModel, spot: Spot) -> QPixmap:
        """Give the picture of a card, or of its title plate, for a spot of the table.

        How a card lies and what lies on it is drawn by the item, so cards that are printed
        alike share a picture; a plate doesn't turn, so it says itself that its card is turned.
        """
        size = QSize(round(spot.width * self.resolution), round(spot.height * self.resolution))
        return self.faces.card(
            card.definition, card.back, card.side, size, self.resolution, _state(card, spot)
        )

    def key(self, card: CardModel, spot: Spot) -> tuple[object, ...]:
        """Tell pictures apart."""
        return (
            card.definition,
            card.back,
            card.side,
            spot.width,
            spot.height,
            _state(card, spot),
            self.resolution,
            self.faces,
        )


def _state(card: CardModel, spot: Spot) -> tuple[str, ...]:
    if not spot.plate:
        return ()
    about = ((TURNED, card.turn % 4), (TALL, spot.tall), (MARKED, card.owner is not None))
    return (PLATE, *(word for word, so in about if so))
