"""Saved matches: go on with one, watch it, throw it away, or open a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

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
        super().__init__("Saved matches")
        other = button("Open a file…")
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
            self._list.addWidget(label("No match has been kept yet.", "dim"))
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
                go = button("Continue", main=True)
                go.setAccessibleName(f"Continue {one.title}, {one.players}, {one.when}")
                go.clicked.connect(lambda: self.resume.emit(one))
                flow.addWidget(go)
            else:
                watch = button("Watch")
                watch.setAccessibleName(f"Watch {one.title}, {one.players}, {one.when}")
                watch.clicked.connect(lambda: self.watch.emit(one))
                flow.addWidget(watch)
        discard = button("Throw away")
        discard.setAccessibleName(f"Throw away {one.title}, {one.players}, {one.when}")

        def ask() -> None:
            if discard.property("sure"):
                self.discard.emit(one)
            else:
                discard.setProperty("sure", True)
                discard.setText("Really throw it away")

        discard.clicked.connect(ask)
        flow.addWidget(discard)
        row.addWidget(verbs, 2)
        return plate
