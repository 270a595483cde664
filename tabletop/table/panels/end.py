"""The end: who won and why, the figures, and what to do next. The table lies open beside it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.engine.message import in_words
from tabletop.table.pages.parts import button, empty, label
from tabletop.table.pages.statistics import FigureTable
from tabletop.table.panels.flow import FlowLayout


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
        self._main: QPushButton | None = None

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

    def _add_table(
        self, title: str, seats: tuple[str, ...], rows: tuple[tuple[str, ...], ...]
    ) -> None:
        wide = 1 if len(seats) == 1 else None
        self._column.addWidget(label(title, "heading"))
        self._column.addWidget(FigureTable(title, ("", *seats), rows, wide=wide))

    def take_focus(self) -> None:
        """Put the focus on what one most likely wants next."""
        if self._main is not None:
            self._main.setFocus(Qt.FocusReason.OtherFocusReason)

    def _verbs(self, ending: Ending) -> QWidget:
        holder = QWidget()
        row = FlowLayout(holder)
        made = self._main = button(in_words("Play again"), main=True)
        made.clicked.connect(self.rematch)
        row.addWidget(made)
        for number, words in enumerate(ending.again):
            more = button(words)
            more.clicked.connect(lambda _=False, number=number: self.again.emit(number))
            row.addWidget(more)
        others: list[tuple[str, SignalInstance]] = [(in_words("Watch the replay"), self.replay)]
        if ending.scores:
            others.insert(0, (in_words("Look at the score"), self.score))
        if ending.charts:
            others.append((in_words("Open the ledger"), self.ledger))
        for words, signal in (*others, (in_words("Leave"), self.left)):
            verb = button(words)
            verb.clicked.connect(signal)
            row.addWidget(verb)
        return holder


def _looked_back(times: int) -> str:
    if times == 1:
        return in_words("Looked back: once something was taken back after it had been seen.")
    return in_words(
        "Looked back: {times} times something was taken back after it had been seen.", times=times
    )
