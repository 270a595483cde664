"""The end: who won and why, the figures, and what to do next. The table lies open beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.engine.message import in_words
from tabletop.table.guard import guarded
from tabletop.table.later import later
from tabletop.table.pages.parts import break_words, button, empty, label
from tabletop.table.panels.flow import FlowLayout
from tabletop.table.panels.seat_figures import SeatFigures

SIDE = 2
"""Pixels of the panel's own frame."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended. ``figures`` are rows of the statistics, ``again`` what to call further
    ways to play on, ``looked_back`` counts how often something seen was taken back. ``dice`` says
    how they fell; ``opening`` and ``later`` are rows of the cards that each seat drew.
    """

    headline: str
    reason: str
    rule: str = ""
    seats: tuple[str, ...] = ()
    figures: tuple[tuple[str, ...], ...] = ()
    seed: int = 0
    again: tuple[str, ...] = ()
    charts: bool = False
    scores: bool = False
    looked_back: int = 0
    dice: str = ""
    opening: tuple[tuple[str, ...], ...] = ()
    later: tuple[tuple[str, ...], ...] = ()


class EndPanel(QScrollArea):
    """Tells the ending; its signals say what is wanted next."""

    rule_asked = Signal(str)
    rematch = Signal()
    again = Signal(int)
    replay = Signal()
    ledger = Signal()
    score = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(in_words("The end of the match"))
        inner = QWidget()
        inner.setProperty("role", "panel")
        inner.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(16, 16, 16, 16)
        self._column.setSpacing(12)
        self.setWidget(inner)
        self._verbs_shown: list[tuple[QPushButton, str]] = []

    def show_ending(self, ending: Ending) -> None:
        """Show how it ended."""
        empty(self._column)
        self._column.addWidget(label(ending.headline, "title"))
        link = f' <a href="{ending.rule}">{ending.rule}</a>' if ending.rule else ""
        why = label(ending.reason + link, rich=True)
        why.linkActivated.connect(self.rule_asked)
        self._column.addWidget(why)
        self._column.addWidget(self._verbs(ending))
        if ending.figures:
            self._add_table(in_words("Statistics"), ending.seats, ending.figures)
        if ending.dice or ending.opening or ending.later:
            self._column.addWidget(label(in_words("Was chance fair?"), "heading"))
        if ending.dice:
            self._column.addWidget(label(ending.dice))
        if ending.opening:
            self._add_table(
                in_words("Opening hands (to be expected)"), ending.seats, ending.opening
            )
        if ending.later:
            self._add_table(in_words("Later (to be expected)"), ending.seats, ending.later)
        self._column.addWidget(
            label(in_words("The seed was {seed}.", seed=str(ending.seed)), "dim")
        )
        if ending.looked_back:
            self._column.addWidget(label(_looked_back(ending.looked_back), "dim"))
        self._column.addStretch(1)
        self.verticalScrollBar().setValue(0)
        self._fit_verbs()

    def _add_table(
        self, title: str, seats: tuple[str, ...], rows: tuple[tuple[str, ...], ...]
    ) -> None:
        self._column.addWidget(label(title, "heading"))
        self._column.addWidget(SeatFigures(title, seats, rows))

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Break the words of verbs that are too long for another width."""
        super().resizeEvent(event)
        self._fit_verbs()

    @guarded
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 Qt's name
        """Break them for another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            later(self, self._fit_verbs)

    def _fit_verbs(self) -> None:
        margins = self._column.contentsMargins()
        bar = self.verticalScrollBar().sizeHint().width()
        room = self.width() - margins.left() - margins.right() - bar - 2 * SIDE
        for verb, words in self._verbs_shown:
            break_words(verb, words, room)

    def take_focus(self) -> None:
        """Put the focus on what one most likely wants next."""
        for verb, _ in self._verbs_shown[:1]:
            verb.setFocus(Qt.FocusReason.OtherFocusReason)

    def _verbs(self, ending: Ending) -> QWidget:
        offered: list[tuple[str, Callable[[], None]]] = [
            (in_words("Play again"), self.rematch.emit),
            *((words, partial(self.again.emit, n)) for n, words in enumerate(ending.again)),
        ]
        if ending.scores:
            offered.append((in_words("Look at the score"), self.score.emit))
        offered.append((in_words("Watch the replay"), self.replay.emit))
        if ending.charts:
            offered.append((in_words("Open the ledger"), self.ledger.emit))
        offered.append((in_words("Leave"), self.left.emit))
        holder = QWidget()
        row = FlowLayout(holder)
        self._verbs_shown = []
        for number, (words, do) in enumerate(offered):
            verb = button(words, main=number == 0)
            verb.clicked.connect(lambda _=False, do=do: do())
            row.addWidget(verb)
            self._verbs_shown.append((verb, words))
        return holder


def _looked_back(times: int) -> str:
    if times == 1:
        return in_words("Looked back: once something was taken back after it had been seen.")
    return in_words(
        "Looked back: {times} times something was taken back after it had been seen.", times=times
    )
