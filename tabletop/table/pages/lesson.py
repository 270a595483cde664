"""A lesson on the real table: a replay whose notes are told, and some of whose moves are yours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.controller.model import TableModel
from tabletop.engine.message import in_words
from tabletop.lessons.following import Course
from tabletop.lessons.tutor import Tutor
from tabletop.session.match import Step
from tabletop.table.announcing import announce
from tabletop.table.beacon import Beacon, PanelBeacon
from tabletop.table.guard import guarded
from tabletop.table.later import later
from tabletop.table.looks import Looks
from tabletop.table.pages.parts import bar_button
from tabletop.table.pages.table import TablePage, answered_by_verb_only
from tabletop.table.panels.note import NotePanel, Telling
from tabletop.table.sheets import sheet_of_card

PACE = 900
"""Milliseconds that a move stays that happens by itself before the next."""


class LessonPage(TablePage):
    """Leads through a lesson. Nothing that is done in it reaches a file.

    ``told`` comes with the step of each note, ``learned`` when the last one is told, ``over`` after
    the last step, ``stepped`` with the steps that were made, for sounds.
    """

    left = Signal()
    wanted = Signal(str)
    told = Signal(int)
    learned = Signal()
    over = Signal()
    stepped = Signal(object)
    shortcuts_of = ("anywhere", "table", "cards", "lesson")

    def __init__(self, course: Course, looks: Looks, *, pace: int | None = None) -> None:
        super().__init__(course.match, looks)
        self.lesson = course.lesson
        self.tutor = Tutor(course)
        self.controller.seat = course.lesson.learner
        self.note = NotePanel([note.text for note in course.lesson.notes])
        self._lying[1].insertWidget(0, self.note)
        self.beacon = Beacon(self.scene)
        self.frame = PanelBeacon(self, self.scene.theme)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PACE if pace is None else pace)
        self._timer.timeout.connect(self.forward)
        self._buttons = self._make_bar()
        self._learned = False
        self.note.onward.connect(self.forward)
        self.note.backward.connect(self.back)
        self.note.rule_asked.connect(self.rule_asked)
        self.presenter.answered.connect(self._answered)
        self.presenter.model_shown.connect(lambda _model: self._point())
        self.scene.shown.connect(self._frame_pointed)

    def begin(self, step: int = 0) -> None:
        """Show the table as it stands at the last note up to a step, or else at the first."""
        self.tutor.go_to(step)
        self.lay_out()
        self.presenter.refresh(animate=False)
        self._tell()

    def _make_bar(self) -> dict[str, QPushButton]:
        self.leave_button = bar_button(in_words("Leave"))
        self.leave_button.clicked.connect(self.left)
        self.bar_row.addWidget(self.leave_button)
        pages = [("rules", in_words("Rules"))]
        if self.game.sheet is not None:
            pages.append(("score", in_words("Score")))
        if self.game.goals is not None:
            pages.append(("goals", in_words("Goals")))
        made: dict[str, QPushButton] = {}
        for name, words in pages:
            made[name] = bar_button(words)
            made[name].clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            self.bar_row.addWidget(made[name])
        self.bar_row.addWidget(self.swap)
        return made

    # --- going on and back -----------------------------------------------------------------

    def forward(self) -> None:
        """Do what this step does, for the learner too, and go on."""
        self._timer.stop()
        if not self.tutor.over:
            self._go(self.tutor.forward())

    def back(self) -> None:
        """Go back to the note before."""
        if self.tutor.may_go_back:
            self._timer.stop()
            self.scene.dice.clear()
            self._go(self.tutor.back())

    undo = back
    redo = forward

    def _go(self, step: Step) -> None:
        self.presenter.refresh((step,))
        self.stepped.emit((step,))
        self._tell()

    def _answered(self, steps: Sequence[Step]) -> None:
        self.tutor.catch_up()
        self.stepped.emit(tuple(steps))
        self._tell()

    # --- telling ---------------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Whether the table waits for the learner's move."""
        return self.tutor.waits_for == "learner"

    def _tell(self) -> None:
        self.presenter.enabled = self.mine
        model = self.presenter.model
        if model is not None:
            self.show_prompt(model)
        self.log.show_lines(self.controller.match.log_for(self.seat))
        note = self.tutor.note
        if note is None and not self.tutor.over:
            self.note.goes_on()
            self._timer.start()
            return
        self.note.tell(self._telling())
        self.prompt.setVisible(not (self.low and self.tutor.over))
        announce(self.view, f"{self.note.heading}. {self.note.words}")
        self._point()
        if self.isVisible():
            self.first_focus()
        if not self.tutor.over:
            self.told.emit(self.tutor.number)
        last = self.tutor.told == len(self.lesson.notes) and not self.mine
        if last and not self._learned:
            self._learned = True
            self.learned.emit()
        if self.tutor.over:
            self.over.emit()

    def _telling(self) -> Telling:
        tutor, lesson = self.tutor, self.lesson
        if tutor.note is None:
            text = in_words("That was the lesson. You can go back to any note of it, or play on.")
            return Telling(lesson.title, text, "", tutor.may_go_back)
        heading = in_words(
            "{title}, {number} of {notes}",
            title=lesson.title,
            number=tutor.told,
            notes=len(lesson.notes),
        )
        last = tutor.number + 1 == len(lesson.steps)
        onward = in_words("Show me" if self.mine else "Finish" if last else "Next")
        return Telling(heading, tutor.note.text, onward, tutor.may_go_back, self.mine)

    def show_prompt(self, model: TableModel) -> None:
        """Propose the verb that is waited for, and no other."""
        awaited = self._awaited_verb()
        proposed = (replace(verb, main=verb.key == awaited) for verb in model.buttons)
        super().show_prompt(replace(model, buttons=tuple(proposed)) if self.mine else model)

    def _awaited_verb(self) -> str:
        answer = self.tutor.awaited()
        return "" if answer is None else self.controller.button_for(answer)

    def _point(self) -> None:
        pointed = self.tutor.points_at()
        model = self.scene.model
        if model is not None and pointed.card is not None:
            card = model.card(pointed.card)
            self.preview.select(None if card is None else sheet_of_card(self.game, card))
        self.frame.point_at(self._part(pointed.panel))
        self._frame_pointed()

    def _frame_pointed(self) -> None:
        """Frame what is pointed at where it lies now, each time the table is laid out."""
        pointed = self.tutor.points_at()
        if pointed.panel == "tracks":
            self.beacon.point_at_bars(self.seat)
        else:
            self.beacon.point_at(pointed.zones, pointed.card)

    def _part(self, name: str) -> QWidget | None:
        panels: dict[str, QWidget] = {
            "prompt": self.prompt,
            "preview": self.preview,
            "log": self.log,
            "queue": self.queue,
        }
        return panels.get(name) or self._buttons.get(name)

    def first_focus(self) -> None:
        """Begin where the learner goes on: on the verb, or on the table where a move waits."""
        model = self.presenter.model
        if self.tutor.over:
            verb = next(iter(self.note.offered()), self.leave_button)
            verb.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.mine:
            self.note.on_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._awaited_verb():
            verbs = (verb for verb in self.prompt.buttons() if verb.property("primary"))
            next(verbs, self.view).setFocus(Qt.FocusReason.OtherFocusReason)
        elif model is not None and answered_by_verb_only(model):
            self.prompt.take_focus()
        else:
            super().first_focus()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Keep the frame around what it points at."""
        super().resizeEvent(event)
        later(self, self._point)
