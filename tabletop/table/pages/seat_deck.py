"""A seat's deck on the setup page: which one, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from tabletop.controller.decks.choices import Offered, usual
from tabletop.engine.message import in_words
from tabletop.table.pages.parts import Picker, label
from tabletop.table.rich import rich

SHOWN: Final = 4
"""So many faults are shown of a deck; the builder shows all."""

FaultsOf = Callable[[Offered], Sequence[str]]


class SeatDeck(QObject):
    """A box with the decks that there are, and the faults of the one that is chosen; the page puts
    both in their places.
    """

    changed = Signal()
    rule_asked = Signal(str)

    def __init__(self, seat: int, faults_of: FaultsOf, page: QWidget) -> None:
        super().__init__(page)
        self._seat = seat
        self._faults_of = faults_of
        self._decks: tuple[Offered, ...] = ()
        self._on = True
        self.box = Picker(in_words("Deck of seat {seat}", seat=seat + 1))
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(16)
        self.faults = label("", "danger", rich=True)
        self.faults.linkActivated.connect(
            lambda link: self.rule_asked.emit(link.removeprefix("rule:"))
        )
        self.box.currentIndexChanged.connect(self._chosen)

    def key(self) -> str:
        """Give the key of the deck that is chosen."""
        return str(self.box.currentData() or "")

    def offer(self, decks: Sequence[Offered], wanted: str = "") -> None:
        """Offer decks, with one of them chosen: the one wanted, else the usual one of the seat."""
        self._decks = tuple(decks)
        self.box.blockSignals(True)
        self.box.clear()
        for deck in decks:
            self.box.addItem(
                in_words("{deck} (your own)", deck=deck.title) if deck.own else deck.title, deck.key
            )
        place = self.box.findData(wanted)
        if place < 0:
            place = self.box.findData(usual(decks, self._seat))
        self.box.setCurrentIndex(place)
        self.box.blockSignals(False)
        self.judge()

    def judge(self) -> None:
        """Say what is wrong with the deck for the match as it is set up now."""
        chosen = next((deck for deck in self._decks if deck.key == self.key()), None)
        faults = tuple(self._faults_of(chosen)) if chosen is not None else ()
        lines = [rich(f"✕ {fault}") for fault in faults[:SHOWN]]
        if len(faults) > SHOWN:
            lines.append(
                in_words("and {shown} more; the deck builder lists all.", shown=len(faults) - SHOWN)
            )
        self.faults.setText("<br>".join(lines))
        self.faults.setAccessibleName(" ".join(faults))
        self._show_faults()

    def show(self, *, on: bool) -> None:
        """Show the box and the faults, or neither."""
        self._on = on
        self.box.setVisible(on)
        self._show_faults()

    def _show_faults(self) -> None:
        self.faults.setVisible(self._on and bool(self.faults.text()))

    def _chosen(self, _place: int) -> None:
        self.judge()
        self.changed.emit()
