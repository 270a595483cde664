"""The column of the deck: its name, its cards, and below them all that is wrong with it."""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from tabletop.controller.decks.bench import Bench
from tabletop.controller.words import counted
from tabletop.engine.message import in_words
from tabletop.table.deckbuilder.deck_view import DeckView
from tabletop.table.pages.parts import button, label
from tabletop.table.panels.flow import FlowRow
from tabletop.table.rich import rich
from tabletop.table.theme import Theme

CARD_LINK: Final = "card:"
RULE_LINK: Final = "rule:"
LINES: Final = 8
FEW_LINES: Final = 4
NO_LINES: Final = 3
"""Lines of text that the faults have room for, where room is scarce, and where there are none."""

DECK_LINES = 5
"""Lines of text that the list of the cards has room for at least."""


class DeckColumn(QScrollArea):
    """Shows the deck in the making; it scrolls where there is too little height for all of it.
    ``link`` carries what was clicked among the faults.
    """

    renamed = Signal(str)
    link = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._scarce = self._faulty = False
        self.name = QLineEdit()
        self.name.setMaxLength(60)
        self.name.setAccessibleName(in_words("Name of the deck"))
        self.name.editingFinished.connect(lambda: self.renamed.emit(self.name.text()))
        self.state = label("", "dim")
        self.state.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.deck = DeckView()
        self.more = button(in_words("Add one"))
        self.fewer = button(in_words("Take one out"))
        self.more.clicked.connect(self._more)
        self.fewer.clicked.connect(self._fewer)
        self.faults = QTextBrowser()
        self.faults.setAccessibleName(in_words("What is wrong with the deck"))
        self.faults.setOpenLinks(False)
        self.faults.anchorClicked.connect(lambda url: self.link.emit(url.toString()))
        verbs = FlowRow()
        verbs.flow.addWidget(self.more)
        verbs.flow.addWidget(self.fewer)
        inner = QWidget()
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.name)
        column.addWidget(self.state)
        column.addWidget(self.deck, 1)
        column.addWidget(verbs)
        column.addWidget(self.faults)

    def show_bench(self, bench: Bench, theme: Theme) -> None:
        """Show the deck as it is now."""
        danger, accent = theme.colour("danger"), theme.colour("accent_text")
        self.deck.show_deck(bench.sizes(), bench.lines(), danger, accent)
        if not self.name.hasFocus() or self.name.text().strip() != bench.deck.name:
            self.name.setText(bench.deck.name)
        self.show_state(bench)
        self._show_faults(bench)

    def show_state(self, bench: Bench) -> None:
        """Say whether the deck is on disk as it is, and for what it is judged."""
        if bench.changed:
            state = in_words("Changed since it was saved")
        elif bench.path is not None:
            state = in_words("Saved")
        elif bench.deck.sections:
            state = in_words("Ready-made: what you change goes into a copy")
        else:
            state = in_words("Nothing in it yet")
        options = "; ".join(f"{name}: {value}" for name, value in bench.judged_for())
        self.state.setText(
            in_words("{state}. Judged for {options}.", state=state, options=options)
            if options
            else state
        )

    def fit(self, *, scarce: bool) -> None:
        """Give the faults the room that there is."""
        self._scarce = scarce
        lines = FEW_LINES if scarce else LINES
        self._make_room(lines if self._faulty else NO_LINES)
        self.deck.setMinimumHeight(self.fontMetrics().height() * DECK_LINES)

    def _make_room(self, lines: int) -> None:
        self.faults.setFixedHeight(self.fontMetrics().height() * lines)

    def _show_faults(self, bench: Bench) -> None:
        faults = bench.faults()
        if bool(faults) != self._faulty:
            self._faulty = bool(faults)
            self.fit(scarce=self._scarce)
        if not faults:
            self.faults.setHtml(in_words("<p>✓ This deck can be played.</p>"))
            return
        lines = [f"<b>✕ {counted(len(faults), 'fault', 'faults')}</b>"]
        for fault in faults:
            words = html.escape(fault.words)
            if fault.card is not None:
                words = f'<a href="{CARD_LINK}{html.escape(fault.card)}">{words}</a>'
            rule = f" {rich(str(fault.rule))}" if fault.rule else ""
            lines.append(f"✕ {words}{rule}")
        self.faults.setHtml(f"<p>{'<br>'.join(lines)}</p>")

    def _more(self) -> None:
        if self.deck.card() is not None:
            self.deck.added.emit(self.deck.card())

    def _fewer(self) -> None:
        if self.deck.card() is not None:
            self.deck.removed.emit(self.deck.card(), "")
