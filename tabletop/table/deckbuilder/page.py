"""The page of the deck builder: the cards to the left, the deck in the middle, the rest right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop.controller.decks.bench import Bench
from tabletop.controller.decks.choices import Offered
from tabletop.controller.decks.pool import titles_of
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.games.definition import OptionValue
from tabletop.table.deckbuilder.deck_column import CARD_LINK, RULE_LINK, DeckColumn
from tabletop.table.deckbuilder.filter_bar import FilterBar
from tabletop.table.deckbuilder.pool_view import KIND, PoolModel, PoolView
from tabletop.table.deckbuilder.side import Side
from tabletop.table.guard import guarded
from tabletop.table.looks import Looks
from tabletop.table.pages.parts import Page, Picker, button, label
from tabletop.table.words import plain

ROOM: Final = 50
"""Three columns need so many times the height of a line."""


class DeckPage(Page):
    """Builds a deck. What it does to files is wired to it by ``opening``.

    ``kept`` comes whenever a deck was kept on disk.
    """

    rule_asked = Signal(str)
    kept = Signal()
    opened = Signal(str)
    wanted = Signal(str)
    left = Signal()

    shortcuts_of = ("anywhere", "table")
    """Undo, redo and save work by the keys that they have at the table."""

    def __init__(self, bench: Bench, looks: Looks, seed: Callable[[], int]) -> None:
        title = bench.game.pack.info.title
        super().__init__(in_words("Decks: {title}", title=title), width=0, scrolls=False)
        self.bench = bench
        self.game = bench.game
        self._looks = looks
        self._seed = seed
        self._add_verbs()
        columns = tuple((name, plain(words)) for name, words in bench.kind.columns)
        self.filters = FilterBar(bench.items, dict(columns), titles_of(bench.kind.terms))
        self.pool = PoolView(PoolModel(columns, bench.count))
        self.middle = DeckColumn()
        self.side = Side(bench.game, looks)
        self._narrow = False
        self._lay_out()
        self._connect()
        self.show_items()
        self.pool.fit()
        self.show_deck()
        self.pool.mark(0)
        self.draw_hand()

    # -- what it is made of -----------------------------------------------------------------

    def _add_verbs(self) -> None:
        self.open_box = Picker(in_words("Open a deck"))
        self.open_box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.open_box.setMinimumContentsLength(16)
        self.open_box.activated.connect(self._open_chosen)
        self.save_button = button(
            in_words("Save"), main=True, hint=in_words("Keep the deck on disk")
        )
        self.save_button.clicked.connect(lambda: self.wanted.emit("save"))
        self.more_button = button(in_words("More"))
        menu = QMenu(self.more_button)
        for name, words in (
            ("new", in_words("Begin a new deck")),
            ("copy", in_words("Save as another deck")),
            ("import", in_words("Import a file…")),
            ("paste", in_words("Import the text that was copied")),
            ("export", in_words("Export to a file…")),
            ("copy_text", in_words("Copy as text")),
            ("print", in_words("Print the cards…")),
            ("discard", in_words("Throw this deck away")),
        ):
            action = menu.addAction(words)
            action.triggered.connect(lambda _on=False, name=name: self.wanted.emit(name))
        self._add_options(menu)
        self.more_button.setMenu(menu)
        for widget in (self.open_box, self.save_button, self.more_button):
            self.top.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)

    def _add_options(self, menu: QMenu) -> None:
        """Let the player say for what kind of match the deck is judged."""
        options = [option for option in self.game.options if len(option.choices) > 1]
        if not options:
            return
        judged = QMenu(in_words("Judge it for a match with"), menu)
        for option in options:
            part = QMenu(plain(option.label), judged)
            for value, words in option.choices:
                action = part.addAction(plain(words))
                action.triggered.connect(
                    lambda _on=False, key=option.key, value=value: self._judge_for(key, value)
                )
            judged.addMenu(part)
        menu.addSeparator()
        menu.addMenu(judged)

    def _judge_for(self, key: str, value: OptionValue) -> None:
        self.bench.judge_for(key, value)
        self.show_deck()

    def _lay_out(self) -> None:
        self._keys = label(
            in_words("Enter or + adds a copy of the card marked, − takes one out."), "dim"
        )
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.filters)
        column.addWidget(self.pool, 1)
        column.addWidget(self._keys)
        self._row = QHBoxLayout()
        self._row.setSpacing(16)
        for part, share in ((left, 6), (self.middle, 4), (self.side, 4)):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            self._row.addWidget(part, share)
        self.body.addLayout(self._row, 1)
        self.body.setContentsMargins(24, 0, 24, 16)
        self._fit()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Where three columns have no room, the deck is one of the things shown to the right."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < self.fontMetrics().height() * ROOM
        if narrow != self._narrow:
            self._narrow = narrow
            if narrow:
                self.side.insertTab(0, self.middle, in_words("Deck"))
                self.side.setCurrentIndex(0)
            else:
                self.side.removeTab(self.side.indexOf(self.middle))
                self._row.insertWidget(1, self.middle, 4)
                self.middle.show()
            self._keys.setVisible(not narrow)
            self.pool.setColumnHidden(KIND, narrow)
        self.middle.fit(scarce=narrow)

    def _connect(self) -> None:
        self.filters.changed.connect(self.show_items)
        self.filters.line.returnPressed.connect(self.pool.setFocus)
        down = QShortcut(Qt.Key.Key_Down, self.filters.line)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self.pool.setFocus)
        for view in (self.pool, self.middle.deck):
            view.looked_at.connect(self.side.show_card)
            view.added.connect(self.add)
        self.pool.removed.connect(lambda card: self.remove(card))
        self.middle.deck.removed.connect(self.remove)
        self.middle.renamed.connect(self._rename)
        self.middle.link.connect(self._follow)
        self.side.rule_asked.connect(self.rule_asked)
        self.side.noted.connect(self._note)
        self.side.hand.drawn.connect(self.draw_hand)
        self.side.hand.looked_at.connect(self._look_closely)
        find = QShortcut(QKeySequence("Ctrl+F"), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.first_focus)

    # -- showing ----------------------------------------------------------------------------

    def first_focus(self) -> None:
        """Begin with the search."""
        self.filters.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.filters.line.selectAll()

    def set_looks(self, looks: Looks) -> None:
        """Draw everything anew after a setting has changed."""
        self._looks = looks
        self.pool.fit()
        self._fit()
        self.side.set_looks(looks)
        self.show_deck()
        self.draw_hand()

    def show_items(self) -> None:
        """Show the cards that the search finds; the mark stays on its card while it is there."""
        card = self.pool.card()
        self.pool.pool.show_items(self.filters.items())
        row = -1 if card is None else self.pool.pool.row_of(card)
        self.pool.mark(row)

    def show_decks(self, decks: Sequence[Offered]) -> None:
        """List the decks that can be opened."""
        self.open_box.clear()
        self.open_box.addItem(in_words("Open a deck"), "")
        for deck in decks:
            self.open_box.addItem(
                in_words("{deck} (your own)", deck=deck.title) if deck.own else deck.title, deck.key
            )

    def show_deck(self) -> None:
        """Show the deck as it is now, with all that is to be said of it."""
        bench = self.bench
        self.middle.show_bench(bench, self._looks.theme(self.game.pack.layout.room))
        self.pool.pool.counts_changed()
        self.side.show_figures(bench.figures())
        self.side.hand.show_odds(bench.odds())
        self.side.show_notes(bench.deck.notes)

    def draw_hand(self) -> None:
        """Draw a first hand by lot."""
        self.side.hand.show_hand(self.bench.sample(self._seed()))

    # -- doing ------------------------------------------------------------------------------

    def add(self, card: DefId, _section: str = "") -> None:
        """Put a copy of a card into the deck."""
        if self.bench.home(card) is not None:
            self.bench.add(card)
            self.show_deck()

    def remove(self, card: DefId, section: str = "") -> None:
        """Take a copy of a card out of the deck."""
        self.bench.remove(card, section=section)
        self.show_deck()

    def undo(self) -> None:
        """Take the last change back."""
        self._step(self.bench.undo)

    def redo(self) -> None:
        """Make a change again that was taken back."""
        self._step(self.bench.redo)

    def save_copy(self) -> None:
        """Keep the deck in its file; the key is the one that saves a match at the table."""
        self.wanted.emit("save")

    def _step(self, step: Callable[[], bool]) -> None:
        if step():
            self.show_deck()

    def _rename(self, name: str) -> None:
        if name.strip() != self.bench.deck.name:
            self.bench.rename(name)
            self.show_deck()

    def _note(self, notes: str) -> None:
        self.bench.note(notes)
        self.middle.show_state(self.bench)

    def _look_closely(self, card: DefId) -> None:
        self.side.show_card(card)
        self.side.to_card()

    def _follow(self, link: str) -> None:
        if link.startswith(RULE_LINK):
            self.rule_asked.emit(link.removeprefix(RULE_LINK))
        elif link.startswith(CARD_LINK):
            card = DefId(link.removeprefix(CARD_LINK))
            self.middle.deck.mark(card)
            self._look_closely(card)

    def _open_chosen(self, _place: int) -> None:
        key = str(self.open_box.currentData() or "")
        self.open_box.setCurrentIndex(0)
        if key:
            self.opened.emit(key)

    @guarded
    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 Qt's name
        """Tell that the page is left or covered, so that nothing is lost."""
        super().hideEvent(event)
        self.left.emit()
