"""Looking back: any moment of a match, from any seat's eyes, or all open once it is over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSlider

from tabletop.controller.model import TableModel
from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.message import in_words
from tabletop.engine.tongue import sense
from tabletop.engine.view import OPEN_EYES
from tabletop.session.match import Match
from tabletop.session.players import humans
from tabletop.session.replay import Replay
from tabletop.table.guard import guarded
from tabletop.table.looks import Looks
from tabletop.table.pages.parts import Picker, bar_button, button
from tabletop.table.pages.table import TablePage
from tabletop.table.panels.flow import FlowRow
from tabletop.table.past import past_of

PLAY_EVERY = 1200
"""Milliseconds that a moment stays while the replay plays."""


SLIDER = 200
"""Pixels that the slider has at least beside the buttons, at text of the usual size."""

PLAY: Final = sense("Play", "a record")


class ReplayPage(TablePage):
    """Steps, plays and jumps. It works on a copy that no file belongs to.

    While a match goes on, its people can't look through each other's eyes, unless ``all_eyes``.
    """

    left = Signal()
    wanted = Signal(str)
    lesson = Signal()
    shortcuts_of = ("anywhere", "cards", "replay")

    def __init__(self, match: Match, looks: Looks, *, all_eyes: bool = False) -> None:
        self.past = past_of(match, 0)
        super().__init__(self.past, looks)
        self.replay = Replay(match)
        self.presenter.enabled = False
        self._timer = QTimer(self)
        self._timer.setInterval(PLAY_EVERY)
        self._timer.timeout.connect(self._next)
        self._make_bar()
        self._make_eyes(match, all_eyes=all_eyes)
        self.controller.seat = SeatId(int(self.eyes.currentData()))
        self._update_words()

    def begin(self) -> None:
        """Show the first moment."""
        self.lay_out()
        self.presenter.refresh(animate=False)
        self._update()

    def _make_bar(self) -> None:
        leave = bar_button(in_words("Leave"))
        leave.clicked.connect(self.left)
        rules = bar_button(in_words("Rules"))
        rules.clicked.connect(lambda: self.wanted.emit("rules"))
        self.bar_row.addWidget(leave)
        self.bar_row.addWidget(rules)
        self.write_button = bar_button(
            in_words("Write a lesson…"),
            hint=in_words("Lists all steps in a file, for texts that explain them"),
        )
        self.write_button.clicked.connect(self.lesson)
        self.bar_row.addWidget(self.write_button)
        self.bar_row.addWidget(self.swap)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, self.replay.last)
        self.slider.setAccessibleName(in_words("Moment of the match"))
        self.slider.valueChanged.connect(self.jump)
        self.back_button = button(in_words("Step back"))
        self.back_button.clicked.connect(lambda: self.jump(self.replay.at - 1))
        self.play_button = button(in_words(PLAY), main=True)
        self.play_button.clicked.connect(self.toggle)
        self.step_button = button(in_words("Step"))
        self.step_button.clicked.connect(lambda: self.jump(self.replay.at + 1))
        self.moment = QLabel()
        self.moment.setProperty("role", "dim")
        self.eyes = Picker(in_words("Through whose eyes"))
        self._buttons = FlowRow()
        for part in (self.back_button, self.play_button, self.step_button, self.moment, self.eyes):
            self._buttons.flow.addWidget(part)
        self._controls = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._controls.setContentsMargins(0, 0, 0, 0)
        self._controls.addWidget(self._buttons)
        self._controls.addWidget(self.slider, 1)
        self.prompt.column.addLayout(self._controls)

    def _fit(self) -> None:
        """Lay the slider beside the buttons, or below them where the prompt line is narrow."""
        room = self.width() - self.side.width() - 6 * self.prompt.column.contentsMargins().left()
        wanted = self._buttons.sizeHint().width() + SLIDER * self.looks.scale
        ways = QBoxLayout.Direction
        self._controls.setDirection(ways.LeftToRight if wanted < room else ways.TopToBottom)
        super()._fit()

    def _make_eyes(self, match: Match, *, all_eyes: bool) -> None:
        people = humans(match.players)
        self.write_button.setVisible(match.finished or all_eyes or len(people) < 2)
        for seat in self.replay.eyes():
            mine = seat == ONLOOKER or (len(people) == 1 and seat in people)
            if not (match.finished or mine or all_eyes):
                continue
            if seat == OPEN_EYES:
                words = in_words("All open")
            elif seat == ONLOOKER:
                words = in_words("An onlooker")
            else:
                words = match.players[seat].name
            self.eyes.addItem(words, int(seat))
        self.eyes.currentIndexChanged.connect(self._eyes_changed)

    def jump(self, at: int) -> None:
        """Show a moment; the nearest, where there is none so early or late."""
        step = self.replay.jump(at)
        if self.replay.at != self.past.history.cursor:
            self.past.history.jump(self.replay.at)
            self.scene.dice.clear()
            self.presenter.refresh((step,))
            self._update()

    def watch(self, seat: SeatId) -> None:
        """Look through other eyes; through those that must stay shut it changes nothing."""
        self.eyes.setCurrentIndex(max(0, self.eyes.findData(int(seat))))

    def toggle(self) -> None:
        """Play, or stop."""
        if self._timer.isActive():
            self._timer.stop()
        else:
            if self.replay.at == self.replay.last:
                self.jump(0)
            self._timer.start()
        self._update_words()

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def stop(self) -> None:
        """Stop playing."""
        self._timer.stop()
        self._update_words()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 Qt's name
        """Step with the arrows where the focus is not on the table."""
        moves = {Qt.Key.Key_Left: self.replay.at - 1, Qt.Key.Key_Right: self.replay.at + 1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.replay.last}
        target = (moves | ends).get(Qt.Key(event.key()))
        if target is None:
            super().keyPressEvent(event)
        else:
            self.jump(target)

    def first_focus(self) -> None:
        """Begin on the buttons, whose arrows step."""
        self.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_prompt(self, model: TableModel) -> None:
        """Say what was asked, without verbs: it was answered long ago."""
        self.prompt.say(model.prompt)

    def _next(self) -> None:
        self.jump(self.replay.at + 1)
        if self.replay.at == self.replay.last:
            self._timer.stop()
            self._update_words()

    def _eyes_changed(self) -> None:
        self.presenter.sit(SeatId(int(self.eyes.currentData())))
        self._update()

    def _update(self) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(self.replay.at)
        self.slider.blockSignals(False)
        self.log.show_lines(self.replay.log_for(self.seat))
        self._update_words()

    def _update_words(self) -> None:
        self.moment.setText(in_words("{at} of {last}", at=self.replay.at, last=self.replay.last))
        self.play_button.setText(in_words("Stop") if self._timer.isActive() else in_words(PLAY))
        self.back_button.setEnabled(self.replay.at > 0)
        self.step_button.setEnabled(self.replay.at < self.replay.last)
