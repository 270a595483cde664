"""The page of the card workbench: the file to the left with its mistakes, the card to the right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tabletop.controller.workbench.reading import Checked, Desk, Reading, hindrance
from tabletop.controller.workbench.spans import Span
from tabletop.controller.workbench.words import words_of
from tabletop.engine.message import in_words
from tabletop.engine.tongue import Tongue
from tabletop.library.faults import Fault
from tabletop.table.announcing import announce
from tabletop.table.guard import guarded
from tabletop.table.looks import Looks
from tabletop.table.pages.parts import Page, button, label
from tabletop.table.workbench.card_view import CardView
from tabletop.table.workbench.editor import CodeEditor
from tabletop.table.workbench.mistakes import MistakeList

_TRY: Final = "Puts the card on a table, with what it needs"

ROOM: Final = 50
"""Side by side there is room where the page is so many times as wide as a line is high."""


class WorkbenchPage(Page):
    """Shows a file with cards, its mistakes and one of its cards. What it does to files and matches
    is wired to it by ``opening``.
    """

    save_wanted = Signal()
    try_wanted = Signal()
    language_chosen = Signal(str)
    rule_asked = Signal(str)
    left = Signal()

    shortcuts_of = ("anywhere", "table", "workbench")
    """Undo, redo and save work by the keys that they have at the table."""

    def __init__(
        self, desk: Desk, looks: Looks, languages: tuple[tuple[str, str], ...], code: str
    ) -> None:
        title = in_words("{file}: {game}", file=desk.path.name, game=desk.info.title)
        super().__init__(title, width=0, scrolls=False)
        self.desk = desk
        self._looks = looks
        self._reading = Reading()
        self.gone = False
        """Whether the file is there no more; saving then writes it again."""
        self.absent = ""
        """Why the file can't be read any more, if it can't."""
        self._hindrance = ""
        self._here: tuple[Span | None, int] | None = None
        self._completions: tuple[str, ...] = ()
        self.save_button = button(
            in_words("Save"), hint=in_words("Writes the file and reads it again")
        )
        self.save_button.clicked.connect(self.save_wanted)
        self.try_button = button(
            in_words("Try the card"),
            main=True,
            hint=in_words(_TRY),
        )
        self.try_button.clicked.connect(self.try_wanted)
        for verb in (self.save_button, self.try_button):
            self.top.addWidget(verb, 0, Qt.AlignmentFlag.AlignTop)
        self.editor = CodeEditor(lambda: self._completions)
        self.mistakes = MistakeList()
        self.state = label("", "dim")
        self.card = CardView(looks, languages, code)
        self._lay_out()
        self._connect()
        self.set_looks(looks)
        self.show_changed()

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.editor, 3)
        column.addWidget(self.state)
        column.addWidget(self.mistakes, 1)
        self._keys = label(
            in_words(
                "Tab and Esc leave the text; Ctrl+Space lists words that fit, Ctrl+] and Ctrl+[ "
                "move lines in and out."
            ),
            "dim",
        )
        column.addWidget(self._keys)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(16)
        for part, share in ((left, 8), (self.card, 5)):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
            self._row.addWidget(part, share)
        self.body.addLayout(self._row, 1)
        self.body.setContentsMargins(24, 0, 24, 16)

    def _connect(self) -> None:
        self.editor.cursorPositionChanged.connect(self._show_card_here)
        self.editor.escaped.connect(super().first_focus)
        self.editor.document().modificationChanged.connect(lambda _on: self.show_changed())
        self.mistakes.wanted.connect(self._go_to_fault)
        self.card.chosen.connect(self._go_to_card)
        self.card.language_chosen.connect(self.language_chosen)
        self.card.rule_asked.connect(self.rule_asked)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """In a narrow window the card lies below the text."""
        super().resizeEvent(event)
        wide = self.width() >= self.fontMetrics().height() * ROOM
        kinds = QBoxLayout.Direction
        self._row.setDirection(kinds.LeftToRight if wide else kinds.TopToBottom)
        self._keys.setVisible(wide)

    # --- showing ---------------------------------------------------------------------------

    def first_focus(self) -> None:
        """Begin in the text."""
        self.editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_looks(self, looks: Looks) -> None:
        """Draw everything anew after a setting has changed."""
        self._looks = looks
        theme = looks.theme(self.desk.info.room)
        self.editor.set_theme(theme, looks.scale)
        self.mistakes.set_theme(theme)
        self.card.set_looks(looks)

    @property
    def changed(self) -> bool:
        """Tell whether the text is another than that of the file."""
        return self.editor.document().isModified()

    def show_text(self, text: str) -> None:
        """Show the text of the file."""
        self.editor.replace_text(text)
        self.editor.document().setModified(False)

    def show_changed(self) -> None:
        """Say whether there is something to save, and whether the card can be tried."""
        self.save_button.setEnabled(self.changed or self.gone)
        self._show_hindrance()

    def _show_hindrance(self) -> None:
        """Say why the card can't be tried. What was typed since is saved and read before that."""
        why = ""
        if not self.changed:
            why = self._hindrance
            span = self.span()
            if not why and (span is None or not span.id):
                why = in_words("There is no card where the cursor stands.")
        self.try_button.setEnabled(not why)
        self.try_button.setToolTip(why or in_words(_TRY))
        name = in_words("Try the card")
        self.try_button.setAccessibleName(f"{name}. {why or in_words(_TRY)}")

    def show_reading(self, reading: Reading, tongue: Tongue) -> None:
        """Show a file that was read: its mistakes, and the card at the cursor."""
        self._reading = reading
        self._hindrance = hindrance(reading.faults, reading.elsewhere)
        self._completions = words_of(reading.pack, self.desk.language)
        self._here = None
        self.card.show_reading(reading, tongue)
        self._show_card_here()
        self._show_faults(reading.faults, reading.elsewhere)
        self._say(in_words("The whole game is being checked…"), reading.faults)

    def show_checked(self, checked: Checked) -> None:
        """Show what the check of the whole game says."""
        if checked.game is None:
            self._hindrance = hindrance(checked.faults, checked.elsewhere)
            self._show_hindrance()
        self._show_faults(checked.faults, checked.elsewhere)
        self._say("", checked.faults, checked.elsewhere)

    def show_unchecked(self, why: str) -> None:
        """Show that the check of the whole game was broken off."""
        self._hindrance = why
        self._show_hindrance()
        self._say("", self._reading.faults, self._reading.elsewhere)

    def show_absent(self, why: str, *, gone: bool) -> None:
        """Show why the file can't be read any more, '' where it can, and whether it is gone."""
        if gone:
            file = self.desk.path.name
            why = in_words("{file} is gone; Save writes it again.", file=file)
        told, self.absent, self.gone = self.absent, why, gone
        self.show_changed()
        if why and why != told:
            self.state.setText(why)
            announce(self.state, why)

    def _show_faults(self, here: Iterable[Fault], elsewhere: Iterable[Fault]) -> None:
        self.mistakes.show_faults(here, elsewhere)
        self.editor.show_faults(here)

    def _say(self, more: str, here: tuple[Fault, ...], elsewhere: tuple[Fault, ...] = ()) -> None:
        wrong = sum(not fault.doubt for fault in here)
        doubts = len(here) - wrong
        parts = []
        if wrong:
            parts.append(in_words("Mistakes in this file: {count}.", count=wrong))
        if doubts:
            parts.append(in_words("Warnings: {count}.", count=doubts))
        if elsewhere:
            parts.append(in_words("In other files of the game: {count}.", count=len(elsewhere)))
        if not parts and not more and not self._hindrance:
            parts.append(in_words("No mistakes."))
        words = " ".join(filter(None, (*parts, self._hindrance, more)))
        self.state.setText(words)
        self.mistakes.setVisible(bool(self.mistakes.count()))
        announce(self.state, words)

    # --- doing -----------------------------------------------------------------------------

    def span(self) -> Span | None:
        """Give the card that the cursor stands in."""
        return self._reading.span_at(self.editor.line())

    def next_mistake(self) -> None:
        """Go to the next mistake."""
        self.mistakes.step()

    def try_card(self) -> None:
        """Put the card on a table."""
        self.try_wanted.emit()

    def undo(self) -> None:
        """Take the last change of the text back."""
        self.editor.undo()

    def redo(self) -> None:
        """Make a change again that was taken back."""
        self.editor.redo()

    def save_copy(self) -> None:
        """Write the file; the key is the one that saves a match at the table."""
        self.save_wanted.emit()

    def _show_card_here(self) -> None:
        span, line = self.span(), self.editor.line()
        here = (span, 0 if span is None else span.side_at(line))
        if here != self._here:  # another place of the same card leaves the side that is shown
            self._here = here
            self.card.show_span(*here)
            self._show_hindrance()

    def _go_to_fault(self, fault: Fault) -> None:
        if fault.line and fault.file.resolve() == self.desk.path.resolve():
            self.editor.go_to(fault.line, fault.column)
            self.first_focus()

    def _go_to_card(self, span: Span) -> None:
        self.editor.go_to(span.first)

    @guarded
    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 Qt's name
        """Tell that the page is left or covered, so that nothing is lost."""
        super().hideEvent(event)
        self.left.emit()
