"""The right side of the builder: the card looked at, figures, first hands and notes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QPlainTextEdit,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.games.decks import Bars
from tabletop.games.definition import GameDefinition
from tabletop.table.deckbuilder.bars_view import BarsView
from tabletop.table.deckbuilder.hand_view import HandView
from tabletop.table.glossary import glossary_of
from tabletop.table.looks import FacePictures, Looks
from tabletop.table.pages.parts import button, empty, label
from tabletop.table.panels.preview import PreviewPanel
from tabletop.table.sheets import sheet_of_definition
from tabletop.table.words import plain


class Side(QTabWidget):
    """Shows one of four things: card, figures, hand, notes."""

    rule_asked = Signal(str)
    noted = Signal(str)

    def __init__(self, game: GameDefinition, looks: Looks) -> None:
        super().__init__()
        self.setAccessibleName(in_words("Card, figures, first hands and notes"))
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)
        self._game = game
        self._looks = looks
        self._card: DefId | None = None
        self._face_up = 0
        self.preview = PreviewPanel(self._pictures(), glossary_of(game.pack))
        self.preview.rule_asked.connect(self.rule_asked)
        self.turn = button(in_words("Show the other half"))
        self.turn.clicked.connect(self._turn)
        self.turn.hide()
        card = QWidget()
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self.preview, 1)
        column.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignLeft)
        self._figures = QVBoxLayout()
        self._figures.setSpacing(4)
        self._figures.setContentsMargins(8, 8, 16, 8)
        self._titles: list[str] = []
        self.bars: list[BarsView] = []
        self.hand = HandView(self._face, self.name_of)
        self.notes = QPlainTextEdit()
        self.notes.setAccessibleName(in_words("Notes on the deck"))
        self.notes.setPlaceholderText(
            in_words("What the deck is about, and how it wants to be played")
        )
        self.notes.setTabChangesFocus(True)
        self.notes.textChanged.connect(lambda: self.noted.emit(self.notes.toPlainText()))
        self._card_tab = card
        self.addTab(card, in_words("Card"))
        self.addTab(self._scrolling(self._figures), in_words("Figures"))
        if game.decks is not None and game.decks.hand is not None:
            hand = QVBoxLayout()
            hand.setContentsMargins(0, 0, 0, 0)
            hand.addWidget(self.hand)
            self.addTab(self._scrolling(hand), in_words("First hand"))
        self.addTab(self.notes, in_words("Notes"))

    def to_card(self) -> None:
        """Turn to the card."""
        self.setCurrentWidget(self._card_tab)

    def name_of(self, card: DefId) -> str:
        """Name a card; one that the game lacks by its id."""
        entry = self._game.pack.cards.get(card)
        return str(card) if entry is None else entry.definition.name

    def set_looks(self, looks: Looks) -> None:
        """Draw everything anew after a setting has changed."""
        self._looks = looks
        self.preview.set_pictures(self._pictures())
        theme = looks.theme(self._game.pack.layout.room)
        for bars in self.bars:
            bars.set_theme(theme)

    def show_card(self, card: DefId | None) -> None:
        """Show a card, the side that is printed first."""
        if card != self._card:
            self._card, self._face_up = card, 0
            self._show()

    def show_figures(self, figures: Sequence[Bars]) -> None:
        """Show the figures of the deck as it is."""
        titles = [plain(bars.title) for bars in figures]
        if titles == self._titles:
            for view, bars in zip(self.bars, figures, strict=True):
                view.show_bars(bars)
            return
        empty(self._figures)
        self._titles, self.bars = titles, []
        theme = self._looks.theme(self._game.pack.layout.room)
        for title, bars in zip(titles, figures, strict=True):
            self._figures.addWidget(label(f"{title} ({plain(bars.unit)})", "heading"))
            view = BarsView(bars, theme)
            self.bars.append(view)
            self._figures.addWidget(view)
        self._figures.addStretch(1)

    def show_notes(self, notes: str) -> None:
        """Show notes that were read, without saying that they changed."""
        if notes != self.notes.toPlainText().strip():
            self.notes.blockSignals(True)
            self.notes.setPlainText(notes)
            self.notes.blockSignals(False)

    def _show(self) -> None:
        card = self._card
        entry = None if card is None else self._game.pack.cards.get(card)
        self.turn.setVisible(entry is not None and bool(entry.definition.sides))
        shown = None if card is None else sheet_of_definition(self._game, card, self._face_up)
        self.preview.select(shown)

    def _turn(self) -> None:
        assert self._card is not None
        sides = len(self._game.pack.cards[self._card].definition.sides)
        self._face_up = (self._face_up + 1) % (sides + 1)
        self._show()

    def _pictures(self) -> FacePictures:
        return FacePictures(self._looks, self._game, self.devicePixelRatioF)

    def _face(self, card: DefId, size: QSize) -> QPixmap:
        return self._pictures().face(card, "", 0, size)

    def _scrolling(self, column: QVBoxLayout) -> QScrollArea:
        inner = QWidget()
        inner.setLayout(column)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        return area
