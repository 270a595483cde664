"""The lessons of a game: what one learns in each, and which are done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tabletop.engine.message import in_words
from tabletop.lessons.story import Lesson
from tabletop.table.pages.parts import Page, button, card_frame, empty, label


class LessonsPage(Page):
    """Lists lessons in their order; the first that is not done yet is proposed.

    ``chosen`` comes with a lesson to begin, ``resumed`` with one to go on with.
    """

    chosen = Signal(object)
    resumed = Signal(object)
    rules = Signal()

    def __init__(self, title: str) -> None:
        super().__init__(in_words("Learn {title}", title=title))
        rules = button(in_words("Rules"))
        rules.clicked.connect(self.rules)
        self.top.addWidget(rules, 0, Qt.AlignmentFlag.AlignTop)
        self._list = QVBoxLayout()
        self._list.setSpacing(12)
        self.body.addLayout(self._list)
        self.body.addStretch(1)
        self._proposed: QPushButton | None = None

    def show_lessons(
        self,
        lessons: Sequence[Lesson],
        done: Collection[str],
        begun: Collection[str],
        faults: Sequence[str],
    ) -> None:
        """Show what there is, and what is wrong with files that can't be read."""
        empty(self._list)
        new = [lesson for lesson in lessons if lesson.key not in done]
        self._proposed = None
        for lesson in lessons:
            verbs = self._verbs(lesson, done, begun)
            self._list.addWidget(self._line(lesson, lesson.key in done, verbs))
            if lesson in new[:1]:
                self._propose(verbs[-1])
        for fault in faults:
            self._list.addWidget(label(fault, "danger"))

    def first_focus(self) -> None:
        """Begin on the lesson that is proposed."""
        if self._proposed is None:
            super().first_focus()
        else:
            self._proposed.setFocus(Qt.FocusReason.OtherFocusReason)

    def _propose(self, verb: QPushButton) -> None:
        verb.setProperty("primary", True)
        self._proposed = verb

    def _verbs(
        self, lesson: Lesson, done: Collection[str], begun: Collection[str]
    ) -> list[QPushButton]:
        """Make the verbs of a lesson, the one that is most likely wanted last."""
        if lesson.key in begun:
            return [
                self._verb(in_words("From the start"), lesson, self.chosen.emit),
                self._verb(in_words("Continue"), lesson, self.resumed.emit),
            ]
        words = in_words("Again") if lesson.key in done else in_words("Begin")
        return [self._verb(words, lesson, self.chosen.emit)]

    def _verb(self, words: str, lesson: Lesson, do: Callable[[Lesson], None]) -> QPushButton:
        verb = button(words)
        verb.setAccessibleName(f"{words}: {lesson.title}")
        verb.clicked.connect(lambda: do(lesson))
        return verb

    def _line(self, lesson: Lesson, done: bool, verbs: Sequence[QPushButton]) -> QWidget:
        plate = card_frame()
        row = QHBoxLayout(plate)
        row.setContentsMargins(16, 12, 16, 12)
        words = QVBoxLayout()
        words.addWidget(label(f"✓ {lesson.title}" if done else lesson.title, "heading"))
        words.addWidget(label(lesson.summary))
        count = in_words("{notes} notes", notes=len(lesson.notes))
        words.addWidget(label(f"{count} · {in_words('done')}" if done else count, "dim"))
        row.addLayout(words, 1)
        for verb in verbs:
            row.addWidget(verb, 0, Qt.AlignmentFlag.AlignVCenter)
        return plate
