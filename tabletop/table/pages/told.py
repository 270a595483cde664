"""What pages about a match are made from: the looks, and the words and cards that its seat sees."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel

from tabletop.controller.controller import TableController
from tabletop.engine.ids import CardId
from tabletop.engine.message import Message
from tabletop.engine.view import SeatView
from tabletop.games.definition import GameDefinition
from tabletop.table.looks import FacePictures
from tabletop.table.panels.flow import FlowRow
from tabletop.table.panels.preview import Sheet
from tabletop.table.sheets import sheet_of_definition

CARD_HEIGHT = 132
"""Pixels of a small card on a page, at text of the usual size."""
CARD = 63 / 88


@dataclass(frozen=True, slots=True)
class Told:
    """A match as a seat sees it now, with what draws its cards."""

    game: GameDefinition
    controller: TableController
    pictures: FacePictures
    scale: float

    @property
    def view(self) -> SeatView:
        """What the seat sees."""
        return self.controller.match.view(self.controller.seat)

    def text(self, message: Message) -> str:
        """Put a message into words."""
        return self.controller.words().text(message)

    def seat(self, seat: int) -> str:
        """Name a seat."""
        return self.controller.match.players[seat].name

    def sheet(self, card: CardId) -> Sheet | None:
        """Tell of a card on the table what is printed on it."""
        if not self.view.known(card):
            return None
        record = self.view.board.cards[card]
        return sheet_of_definition(self.game, record.definition, record.side)

    def face(self, card: CardId) -> QPixmap:
        """Draw a card in the size of a page."""
        high = round(CARD_HEIGHT * self.scale)
        size = QSize(round(high * CARD), high)
        record = self.view.board.cards[card]
        name = record.definition if self.view.known(card) else None
        back = self.controller.words().back(card)
        return self.pictures.face(name, back, record.side, size)


class CardRow(FlowRow):
    """Small cards side by side, each with its name for whoever doesn't see it."""

    def __init__(self, told: Told, cards: tuple[CardId, ...]) -> None:
        super().__init__(gap=round(6 * told.scale))
        for card in dict.fromkeys(cards):
            picture = QLabel()
            picture.setPixmap(told.face(card))
            name = told.controller.words().card(card)
            picture.setToolTip(name)
            picture.setAccessibleName(name)
            self.flow.addWidget(picture)
