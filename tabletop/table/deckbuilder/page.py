"""The page of the deck builder: the cards to the left, the deck in the middle, the rest right."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tabletop.controller.decks.bench import Bench
from tabletop.controller.decks.choices import Offered
from tabletop.engine.ids import DefId
from tabletop.games.definition import OptionValue
from tabletop.table.deckbuilder.deck_view import DeckView
from tabletop.table.deckbuilder.filter_bar import FilterBar
from tabletop.table.deckbuilder.pool_view import PoolModel, PoolView
from tabletop.table.deckbuilder.side import Side
from tabletop.table.guard import guarded
from tabletop.table.looks import Looks
from tabletop.table.pages.parts import Page, button, label
from tabletop.table.rich import rich
from tabletop.table.words import plain

CARD_LINK: Final = "card:"
RULE_LINK: Final = "rule:"
FAULT_LINES: Final = 8
RING: Final = (
    "QTableView, QTreeView { padding: 4px; } QTableView:focus, QTreeView:focus { padding: 0; }"
)
"""Rows keep clear of the ring that shows where the focus is."""


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
        super().__init__(f"Decks: {title}", width=0, scrolls=False)
        self.bench = bench
        self.game = bench.game
        self._looks = looks
        self._seed = seed
        self._add_verbs()
        columns = tuple((name, plain(words)) for name, words in bench.kind.columns)
        self.filters = FilterBar(bench.items, dict(columns))
        self.pool = PoolView(PoolModel(columns, bench.count))
        self.deck = DeckView()
        self.side = Side(bench.game, looks)
        self.faults = QTextBrowser()
        self.faults.setAccessibleName("What is wrong with the deck")
        self.faults.setOpenLinks(False)
        self.faults.anchorClicked.connect(lambda url: self._follow(url.toString()))
        self._lay_out()
        self._connect()
        self.show_items()
        self.pool.fit()
        self.show_deck()
        self.pool.mark(0)
        self.draw_hand()

    # -- what it is made of -----------------------------------------------------------------

    def _add_verbs(self) -> None:
        self.open_box = QComboBox()
        self.open_box.setAccessibleName("Open a deck")
        self.open_box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.open_box.setMinimumContentsLength(16)
        self.open_box.activated.connect(self._open_chosen)
        self.save_button = button("Save", main=True, hint="Keep the deck on disk")
        self.save_button.clicked.connect(lambda: self.wanted.emit("save"))
        self.more_button = button("More")
        menu = QMenu(self.more_button)
        for name, words in (
            ("new", "Begin a new deck"),
            ("copy", "Save as another deck"),
            ("import", "Import a file…"),
            ("paste", "Import the text that was copied"),
            ("export", "Export to a file…"),
            ("copy_text", "Copy as text"),
            ("discard", "Throw this deck away"),
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
        judged = QMenu("Judge it for a match with", menu)
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
        self.name = QLineEdit()
        self.name.setMaxLength(60)
        self.name.setAccessibleName("Name of the deck")
        self.state = label("", "dim")
        self.state.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        left, middle = QVBoxLayout(), QVBoxLayout()
        for column in (left, middle):
            column.setSpacing(8)
        left.addWidget(self.filters)
        left.addWidget(self.pool, 1)
        keys = label("Enter or + adds a copy of the card marked, − takes one out.", "dim")
        left.addWidget(keys)
        middle.addWidget(self.name)
        middle.addWidget(self.state)
        middle.addWidget(self.deck, 1)
        self.fewer = button("Take one out")
        self.more = button("Add one")
        pair = QHBoxLayout()
        pair.addWidget(self.more)
        pair.addWidget(self.fewer)
        pair.addStretch(1)
        middle.addLayout(pair)
        middle.addWidget(self.faults)
        row = QHBoxLayout()
        row.setSpacing(16)
        for part, share in ((left, 6), (middle, 4)):
            holder = QWidget()
            part.setContentsMargins(0, 0, 0, 0)
            holder.setLayout(part)
            holder.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            row.addWidget(holder, share)
        self.side.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self.side, 4)
        self.body.addLayout(row, 1)
        self.body.setContentsMargins(24, 0, 24, 16)
        for view in (self.pool, self.deck):
            view.setStyleSheet(RING)
        self._fit()

    def _connect(self) -> None:
        self.filters.changed.connect(self.show_items)
        self.filters.line.returnPressed.connect(self.pool.setFocus)
        for view in (self.pool, self.deck):
            view.looked_at.connect(self._look)
            view.added.connect(self.add)
        self.pool.removed.connect(lambda card: self.remove(card))
        self.deck.removed.connect(self.remove)
        self.more.clicked.connect(lambda: self._of_marked(self.add))
        self.fewer.clicked.connect(lambda: self._of_marked(self.remove))
        self.name.editingFinished.connect(self._rename)
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
        self.open_box.addItem("Open a deck", "")
        for deck in decks:
            self.open_box.addItem(f"{deck.title} (your own)" if deck.own else deck.title, deck.key)

    def show_deck(self) -> None:
        """Show the deck as it is now, with all that is to be said of it."""
        bench = self.bench
        theme = self._looks.theme(self.game.pack.layout.room)
        danger, accent = theme.colour("danger"), theme.colour("accent_text")
        self.deck.show_deck(bench.sizes(), bench.lines(), danger, accent)
        if not self.name.hasFocus() or self.name.text().strip() != bench.deck.name:
            self.name.setText(bench.deck.name)
        self.state.setText(self._state())
        self.pool.pool.counts_changed()
        self.side.show_figures(bench.figures())
        self.side.hand.show_odds(bench.odds())
        self.side.show_notes(bench.deck.notes)
        self._show_faults()

    def draw_hand(self) -> None:
        """Draw a first hand by lot."""
        self.side.hand.show_hand(self.bench.sample(self._seed()))

    def _state(self) -> str:
        if self.bench.changed:
            state = "Changed since it was saved"
        elif self.bench.path is not None:
            state = "Saved"
        elif self.bench.deck.sections:
            state = "Ready-made: what you change goes into a copy"
        else:
            state = "Nothing in it yet"
        options = "; ".join(f"{name}: {value}" for name, value in self.bench.judged_for())
        return f"{state}. Judged for {options}." if options else state

    def _show_faults(self) -> None:
        faults = self.bench.faults()
        if not faults:
            self.faults.setHtml("<p>✓ This deck can be played.</p>")
            return
        lines = [f"<b>✕ {len(faults)} {'fault' if len(faults) == 1 else 'faults'}</b>"]
        for fault in faults:
            words = html.escape(fault.words)
            if fault.card is not None:
                words = f'<a href="{CARD_LINK}{html.escape(fault.card)}">{words}</a>'
            rule = f" {rich(str(fault.rule))}" if fault.rule else ""
            lines.append(f"✕ {words}{rule}")
        self.faults.setHtml(f"<p>{'<br>'.join(lines)}</p>")

    def _fit(self) -> None:
        self.faults.setFixedHeight(self.fontMetrics().height() * FAULT_LINES)

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

    def _of_marked(self, act: Callable[[DefId], None]) -> None:
        card = self.deck.card()
        if card is not None:
            act(card)

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

    def _rename(self) -> None:
        if self.name.text().strip() != self.bench.deck.name:
            self.bench.rename(self.name.text())
            self.show_deck()

    def _note(self, notes: str) -> None:
        self.bench.note(notes)
        self.state.setText(self._state())

    def _look(self, card: DefId) -> None:
        self.side.show_card(card)

    def _look_closely(self, card: DefId) -> None:
        self.side.show_card(card)
        self.side.setCurrentIndex(0)

    def _follow(self, link: str) -> None:
        if link.startswith(RULE_LINK):
            self.rule_asked.emit(link.removeprefix(RULE_LINK))
        elif link.startswith(CARD_LINK):
            card = DefId(link.removeprefix(CARD_LINK))
            self.deck.mark(card)
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
