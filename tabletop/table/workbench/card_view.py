"""The right side of the workbench: which card, in which language, its face and text."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.controller.workbench.reading import Reading
from tabletop.controller.workbench.spans import Span
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.engine.tongue import Tongue, speaking
from tabletop.library.pack import Pack
from tabletop.table.glossary import glossary_of
from tabletop.table.looks import Looks
from tabletop.table.pages.parts import Picker, button, label
from tabletop.table.panels.flow import FlowLayout
from tabletop.table.panels.preview import PreviewPanel
from tabletop.table.sheets import sheet_of_entry
from tabletop.table.workbench.pictures import BenchPictures


class CardView(QWidget):
    """Shows one card of a file. ``chosen`` carries the place of another one that is picked."""

    chosen = Signal(object)
    language_chosen = Signal(str)
    rule_asked = Signal(str)

    def __init__(self, looks: Looks, languages: tuple[tuple[str, str], ...], code: str) -> None:
        super().__init__()
        self._looks = looks
        self._reading = Reading()
        self._tongue: Tongue | None = None
        self._span: Span | None = None
        self._side = 0
        self.cards = Picker(in_words("Card"))
        self.cards.activated.connect(self._picked)
        self.languages = Picker(in_words("Language of the card"))
        for key, name in languages:
            self.languages.addItem(name, key)
        self.languages.setCurrentIndex(max(0, self.languages.findData(code)))
        self.languages.activated.connect(
            lambda _at: self.language_chosen.emit(str(self.languages.currentData()))
        )
        self.turn = button(in_words("Show the other side"))
        self.turn.clicked.connect(self._turn)
        self.note = label("", "danger")
        self.preview: PreviewPanel | None = None
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.cards)
        column.addWidget(self.note)
        self._place = QVBoxLayout()
        column.addLayout(self._place, 1)
        column.addStretch(0)
        ways = QWidget()
        row = FlowLayout(ways)
        row.addWidget(self.languages)
        row.addWidget(self.turn)
        column.addWidget(ways)

    def language(self) -> str:
        """Give the code of the language that the card is said in."""
        return str(self.languages.currentData())

    def set_looks(self, looks: Looks) -> None:
        """Draw everything anew after a setting has changed."""
        self._looks = looks
        self._draw_anew()

    def show_reading(self, reading: Reading, tongue: Tongue) -> None:
        """Show the cards of a file as it was read; the card that is shown stays."""
        self._reading, self._tongue = reading, tongue
        self.cards.clear()
        for span in reading.spans:
            self.cards.addItem(span.name or span.id or in_words("A card without a name"), span)
        self._draw_anew()

    def show_span(self, span: Span | None, side: int = 0) -> None:
        """Show a side of a card of the file."""
        self._span, self._side = span, side
        self._show()

    @property
    def card(self) -> DefId | None:
        """The card whose face is shown, if there is one."""
        return None if self._span is None or not self._span.face else self._span.face

    def _draw_anew(self) -> None:
        pack, tongue = self._reading.pack, self._tongue
        if pack is not None and tongue is not None:
            pictures = BenchPictures(
                self._looks, pack, tongue, self.devicePixelRatioF, self._reading.before
            )
            if self.preview is None:
                self.preview = self._make_preview(pictures, pack)
            else:
                self.preview.select(None)
                self.preview.set_glossary(glossary_of(pack))
                self.preview.set_pictures(pictures)
            self.preview.set_scale(self._looks.scale)
        self._show()

    def _make_preview(self, pictures: BenchPictures, pack: Pack) -> PreviewPanel:
        preview = PreviewPanel(pictures, glossary_of(pack))
        preview.rule_asked.connect(self.rule_asked)
        self._place.addWidget(preview)
        return preview

    def _show(self) -> None:
        span, pack = self._span, self._reading.pack
        entry = None if span is None or pack is None else pack.cards.get(span.face)
        if span is not None:
            at = next(
                (n for n, one in enumerate(self._reading.spans) if one.first == span.first), -1
            )
            self.cards.setCurrentIndex(at)
        self.note.setText(self._said(entry is not None))
        self.note.setVisible(bool(self.note.text()))
        sides = 0 if entry is None else len(entry.definition.sides)
        self.turn.setVisible(sides > 0)
        self._side = min(self._side, sides)
        if self.preview is None:
            return
        self.preview.setVisible(entry is not None)
        if entry is None or pack is None or self._tongue is None:
            return
        with speaking(self._tongue):
            self.preview.select(sheet_of_entry(pack.info.id, entry, self._side))

    def _said(self, there: bool) -> str:
        """Say what is shown where it is not the card as it stands."""
        if self._span is None:
            return in_words("There is no card here yet.")
        if self._reading.pack is None:
            return in_words("The card can't be shown: other files of this game have mistakes.")
        mistake = self._reading.first_mistake(self._span)
        line = 0 if mistake is None else mistake.line
        if not there and line:
            return in_words("The card can't be shown before line {line} is mended.", line=line)
        if not there:
            return in_words("The card can't be shown before its mistakes are mended.")
        if self._span.face in self._reading.before and line:
            return in_words("Shown as it was before the mistake in line {line}.", line=line)
        if self._span.face in self._reading.before:
            return in_words("Shown as it was before the mistakes that are in it now.")
        if self._reading.aside:
            return in_words("Shown as it was before the mistakes in other files of this game.")
        return ""

    def _picked(self, at: int) -> None:
        self.chosen.emit(self.cards.itemData(at))

    def _turn(self) -> None:
        pack = self._reading.pack
        if pack is not None and self.card is not None:
            sides = len(pack.cards[self.card].definition.sides)
            self._side = (self._side + 1) % (sides + 1)
            self._show()
