"""Saved matches: go on with one, watch it, throw it away, or open a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tabletop.engine.message import in_words
from tabletop.table.pages.parts import Page, button, card_frame, empty, label
from tabletop.table.panels.flow import FlowLayout


@dataclass(frozen=True, slots=True)
class Saved:
    """A match in the folder, as far as the list tells of it. ``fault`` says why it can't be
    opened; '' means it can.
    """

    path: Path
    title: str
    players: str
    when: str
    finished: bool
    outcome: str = ""
    fault: str = ""


class SavesPage(Page):
    """Lists matches, the latest first. Throwing one away is asked twice, on the button itself."""

    resume = Signal(object)
    watch = Signal(object)
    discard = Signal(object)
    open_file = Signal()

    def __init__(self) -> None:
        super().__init__(in_words("Saved matches"))
        other = button(in_words("Open a file…"))
        other.clicked.connect(self.open_file)
        self.top.addWidget(other, 0, Qt.AlignmentFlag.AlignTop)
        self._list = QVBoxLayout()
        self._list.setSpacing(12)
        self.body.addLayout(self._list)
        self.body.addStretch(1)

    def show_saved(self, saved: Sequence[Saved]) -> None:
        """Show what there is."""
        empty(self._list)
        if not saved:
            self._list.addWidget(label(in_words("No match has been kept yet."), "dim"))
        for one in saved:
            self._list.addWidget(self._line(one))

    def _line(self, one: Saved) -> QWidget:
        plate = card_frame()
        row = QHBoxLayout(plate)
        row.setContentsMargins(16, 12, 16, 12)
        words = QVBoxLayout()
        words.addWidget(label(one.title, "heading"))
        state = one.outcome or ("finished" if one.finished else "unfinished")
        words.addWidget(label(" · ".join(part for part in (one.players, one.when, state) if part)))
        if one.fault:
            words.addWidget(label(one.fault, "danger"))
        row.addLayout(words, 3)
        verbs = QWidget()
        flow = FlowLayout(verbs, right=True)
        if not one.fault:
            if not one.finished:
                go = button(in_words("Continue"), main=True)
                go.setAccessibleName(
                    in_words(
                        "Continue {one}, {players}, {when}",
                        one=one.title,
                        players=one.players,
                        when=one.when,
                    )
                )
                go.clicked.connect(lambda: self.resume.emit(one))
                flow.addWidget(go)
            else:
                watch = button(in_words("Watch"))
                watch.setAccessibleName(
                    in_words(
                        "Watch {one}, {players}, {when}",
                        one=one.title,
                        players=one.players,
                        when=one.when,
                    )
                )
                watch.clicked.connect(lambda: self.watch.emit(one))
                flow.addWidget(watch)
        discard = button(in_words("Throw away"))
        discard.setAccessibleName(
            in_words(
                "Throw away {one}, {players}, {when}",
                one=one.title,
                players=one.players,
                when=one.when,
            )
        )

        def ask() -> None:
            if discard.property("sure"):
                self.discard.emit(one)
            else:
                discard.setProperty("sure", True)
                discard.setText(in_words("Really throw it away"))

        discard.clicked.connect(ask)
        flow.addWidget(discard)
        row.addWidget(verbs, 2)
        return plate
