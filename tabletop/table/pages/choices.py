"""Every answer that can be given now, as a list: the table is not needed for it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QSpinBox

from tabletop.controller.controller import TableController
from tabletop.engine.decisions import (
    Answer,
    ChooseAction,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Decision,
)
from tabletop.engine.ids import SeatId
from tabletop.engine.message import in_words
from tabletop.table.pages.parts import Page, button, label

ANSWER = Qt.ItemDataRole.UserRole


def choices(controller: TableController, seat: SeatId) -> tuple[tuple[str, Any], ...]:
    """List what can be answered, with words for each; of cards, the single ones to choose from.

    A number has no list.
    """
    match, words = controller.match, controller.words(seat)
    decision = match.view(seat).decision
    match decision:
        case ChooseAction():
            offers = (offer for offer in match.offers(seat) if offer.refusal is None)
            return tuple((words.text(offer.label), offer.action) for offer in offers)
        case ChooseCards():
            return tuple((words.card(card), card) for card in decision.cards)
        case ChooseSeat():
            return tuple((words.seat(one), one) for one in decision.seats)
        case ChooseOption():
            return tuple((words.text(one.label), one.key) for one in decision.options)
        case _:
            return ()


class ChoicesPage(Page):
    """Asks the question of a seat again; ``answered`` comes with the answer, in its handles."""

    answered = Signal(object)

    def __init__(self, controller: TableController, seat: SeatId) -> None:
        super().__init__(in_words("All choices"), scrolls=False)
        self.decision: Decision[Any] | None = controller.match.view(seat).decision
        words = controller.words(seat)
        prompt = "" if self.decision is None else words.text(self.decision.prompt)
        self.body.addWidget(label(prompt, "prompt"))
        self.number = QSpinBox()
        self.list = QListWidget()
        self.list.setAccessibleName(in_words("All choices"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.number.setAccessibleName(prompt)
        asks_number = isinstance(self.decision, ChooseNumber)
        if isinstance(self.decision, ChooseNumber):
            self.number.setRange(self.decision.low, self.decision.high)
        for said, answer in choices(controller, seat):
            item = QListWidgetItem(said, self.list)
            item.setData(ANSWER, answer)
        if isinstance(self.decision, ChooseCards):
            self.list.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        elif self.list.count():
            self.list.setCurrentRow(0)
        self.number.setVisible(asks_number)
        self.list.setVisible(not asks_number)
        self._picked: list[QListWidgetItem] = []
        self.list.itemSelectionChanged.connect(self._chosen)
        self.list.itemActivated.connect(lambda _item: self._answer())
        self.why_not = label("", "danger")
        self.do = button(in_words("Answer with this"), main=True)
        self.do.clicked.connect(self._answer)
        for part in (self.number, self.list, self.why_not, self.do):
            self.body.addWidget(part)
        self._words = words
        self._chosen()

    def first_focus(self) -> None:
        """Begin in the list."""
        asks_number = isinstance(self.decision, ChooseNumber)
        (self.number if asks_number else self.list).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def answer(self) -> Answer | None:
        """What is chosen now; None where nothing is. Cards come in the order they were chosen."""
        if isinstance(self.decision, ChooseNumber):
            return self.number.value()
        if isinstance(self.decision, ChooseCards):
            return tuple(item.data(ANSWER) for item in self._picked)
        row = self.list.currentRow()
        answer: Answer | None = None if row < 0 else self.list.item(row).data(ANSWER)
        return answer

    def _chosen(self) -> None:
        selected = self.list.selectedItems()
        self._picked = [item for item in self._picked if item in selected]
        self._picked += [item for item in selected if item not in self._picked]
        answer = self.answer
        refusal = None
        if self.decision is not None and answer is not None:
            refusal = self.decision.check(answer)
        self.why_not.setText("" if refusal is None else self._words.text(refusal.reason))
        self.do.setEnabled(answer is not None and refusal is None)

    def _answer(self) -> None:
        if self.do.isEnabled():
            self.answered.emit(self.answer)
