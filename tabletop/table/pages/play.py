"""A match being played: the table page with buttons to take back and to leave, and a curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QPushButton

from tabletop.controller.words import listed
from tabletop.engine.ids import SeatId
from tabletop.engine.message import in_words
from tabletop.session.errors import SaveError
from tabletop.session.match import Match, Step
from tabletop.session.players import humans
from tabletop.session.story import story
from tabletop.table.curtain import Curtain
from tabletop.table.ending import ending
from tabletop.table.guard import guarded
from tabletop.table.looks import Looks
from tabletop.table.pages.parts import bar_button
from tabletop.table.pages.table import TablePage, answered_by_verb_only
from tabletop.table.panels.end import EndPanel
from tabletop.table.panels.history import HistoryPanel
from tabletop.table.sitting import PACE, OpenQuestion, Question, Sitting
from tabletop.table.way_out import WayOut

SCARCE: Final = 310
"""A page lower than this, with text of the usual size, has no room for what the menu has too."""


class PlayPage(TablePage):
    """Plays a match. Whoever listens opens other pages for ``wanted``: rules, ledger, settings,
    keys; ``left`` comes when the players get up.
    """

    left = Signal()
    wanted = Signal(str)
    rematch = Signal(object)
    replay = Signal()
    stepped = Signal(object)

    def __init__(self, match: Match, looks: Looks, *, pace: int | None = None) -> None:
        super().__init__(match, looks)
        self.match = match
        quick = PACE[looks.motion] if pace is None else pace
        self.sitting = Sitting(match, self.presenter, quick)
        self.curtain = Curtain(self)
        self._open: OpenQuestion | None = None
        self._was_over = False
        self.end = EndPanel()
        self.end.hide()
        self.panels.insertWidget(0, self.end)
        self.history = HistoryPanel()
        self.history.hide()
        self.panels.addWidget(self.history)
        self._make_bar()
        sitting = self.sitting
        sitting.changed.connect(self._changed)
        sitting.stepped.connect(self._stepped)
        sitting.curtain.connect(self._raise_curtain)
        sitting.told.connect(self.notice.tell)
        sitting.asked.connect(self._ask)
        sitting.openly.connect(self._ask_openly)
        self.curtain.opened.connect(self._curtain_opened)
        self.curtain.left.connect(self.left)
        history = self.history
        history.go_wanted.connect(sitting.go_to)
        history.bookmark_wanted.connect(self._bookmark)
        history.forget_wanted.connect(self._forget_bookmark)
        history.left.connect(self.toggle_history)
        self.way_out = WayOut(self)
        end = self.end
        end.rule_asked.connect(self.rule_asked)
        end.rematch.connect(lambda: self.rematch.emit({}))
        end.again.connect(self._again)
        end.replay.connect(self.replay)
        end.ledger.connect(lambda: self.wanted.emit("ledger"))
        end.score.connect(lambda: self.wanted.emit("score"))
        end.left.connect(self.left)

    def begin(self) -> None:
        """Show the table and let the match go on."""
        self._begin(self.sitting.begin)

    def begin_as(self, eyes: SeatId) -> None:
        """Show the table as these eyes saw it; nothing goes on by itself."""
        self._begin(partial(self.sitting.begin_as, eyes))

    def _begin(self, sit_down: Callable[[], None]) -> None:
        self.lay_out()
        sit_down()
        if self.curtain.isHidden():
            self.first_focus()

    def close_match(self) -> None:
        """Get up; everything played is on record."""
        self.sitting.close()

    def first_focus(self) -> None:
        """Begin on the table, or on the verb to press where no card of it can answer; while the
        curtain is down, on it.
        """
        model = self.presenter.model
        if not self.curtain.isHidden():
            self.curtain.take_focus()
        elif self.match.finished:
            self.end.take_focus()
        elif model is not None and answered_by_verb_only(model) and self.presenter.enabled:
            self.prompt.take_focus()
        else:
            super().first_focus()

    # --- the bar and the menu --------------------------------------------------------------

    def _make_bar(self) -> None:
        self.undo_button = bar_button(
            in_words("Undo action"), hint=in_words("Takes back your last action")
        )
        self.undo_button.clicked.connect(self.undo)
        self.redo_button = bar_button(
            in_words("Redo"), hint=in_words("Does again what was taken back")
        )
        self.redo_button.clicked.connect(self.redo)
        self.menu_button = bar_button(in_words("Menu"))
        self.menu_button.clicked.connect(self.open_menu)
        self.history_button = bar_button(
            in_words("History"), hint=in_words("Shows every step of the match, to go back to")
        )
        self.history_button.setCheckable(True)
        self.history_button.toggled.connect(self._history_toggled)
        bar = [self.undo_button, self.redo_button, self.history_button]
        if self.game.sheet is not None:
            hint = in_words("Shows the score as it stands, line by line")
            bar.append(self._opens("score", in_words("Score"), hint))
        if self.game.goals is not None:
            hint = in_words("Shows what you can complete")
            bar.append(self._opens("goals", in_words("Goals"), hint))
        for part in (*bar, self.menu_button, self.swap):
            self.bar_row.addWidget(part)
        self._in_menu_too = [part for part in bar if part is not self.history_button]

    def _opens(self, page: str, words: str, hint: str) -> QPushButton:
        made = bar_button(words, hint=hint)
        made.clicked.connect(lambda: self.wanted.emit(page))
        return made

    @property
    def open_question(self) -> OpenQuestion | None:
        """What somebody else is asked in front of whoever sits here."""
        return self._open

    @property
    def may_look(self) -> bool:
        """Nobody may while the curtain is down."""
        return self.curtain.isHidden()

    def undo(self) -> None:
        """Take back the last action, or ask the others whether that may be."""
        if self.undo_button.isEnabled():
            had_focus = self.undo_button.hasFocus()
            self.sitting.undo("action")
            if had_focus and not self.undo_button.isEnabled() and self.curtain.isHidden():
                self.first_focus()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.redo_button.isEnabled():
            self.sitting.redo()

    # --- the history -----------------------------------------------------------------------

    def toggle_history(self) -> None:
        """Open the history in the place of preview and log, or close it."""
        self.history_button.toggle()

    def _history_toggled(self, on: bool) -> None:
        self._changed()
        if on:
            self.history.take_focus()
        elif self.curtain.isHidden():
            self.first_focus()

    def _bookmark(self, name: str, at: int) -> None:
        self.match.bookmark(name, at)
        self._show_history()

    def _forget_bookmark(self, name: str) -> None:
        self.match.forget_bookmark(name)
        self._show_history()

    def _reads_history(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.history.isAncestorOf(focus)

    def _show_history(self) -> None:
        if self.history_button.isChecked():
            self.history.show_story(story(self.match, self.seat), self.match.history.cursor)

    def menu_entries(self) -> Sequence[tuple[str, Callable[[], None], bool]]:
        """List the menu: words, what is done, and whether it can be done now."""
        playing = not self.match.finished and self.curtain.isHidden()
        return (
            (in_words("Undo action"), self.undo, self.undo_button.isEnabled()),
            (in_words("Redo"), self.redo, self.redo_button.isEnabled()),
            (
                in_words("Undo the last answer"),
                lambda: self.sitting.undo("answer"),
                self._may_undo(),
            ),
            (in_words("Save a copy…"), self.save_copy, True),
            (in_words("Rules"), lambda: self.wanted.emit("rules"), True),
            (in_words("Score"), lambda: self.wanted.emit("score"), self.game.sheet is not None),
            (in_words("Goals"), lambda: self.wanted.emit("goals"), self.game.goals is not None),
            (in_words("All cards"), lambda: self.wanted.emit("cards"), self.may_look),
            (in_words("Ledger"), lambda: self.wanted.emit("ledger"), bool(self.game.charts)),
            (in_words("Settings"), lambda: self.wanted.emit("settings"), True),
            (in_words("Keys"), lambda: self.wanted.emit("keys"), True),
            (in_words("Report a problem…"), lambda: self.wanted.emit("report"), True),
            (in_words("Resign…"), self._ask_resign, playing and self.sitting.eyes >= 0),
            (self._leaving(), self.left.emit, True),
        )

    def _leaving(self) -> str:
        if self.match.path is None:
            return in_words("Leave the table (the match is lost)")
        return in_words("Leave the table (the match is kept)")

    def open_menu(self) -> None:
        """Open the menu below its button."""
        menu = QMenu(self)
        menu.setAccessibleName(in_words("Menu"))
        for words, do, possible in self.menu_entries():
            entry = menu.addAction(words)
            entry.setEnabled(possible)
            entry.triggered.connect(do)
        menu.aboutToHide.connect(menu.deleteLater)
        corner = self.menu_button.mapToGlobal(QPoint(0, self.menu_button.height()))
        menu.popup(corner)

    def save_copy(self) -> None:
        """Ask for a file and write the match as it stands into it."""
        dialog = QFileDialog(self, in_words("Save a copy of the match"), str(Path.home()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("match")
        dialog.setNameFilter(in_words("Matches (*.match)"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        dialog.open()

    def save_to(self, path: Path) -> None:
        """Write a copy, and say how it went."""
        try:
            if self.match.path is not None and path.resolve() == self.match.path.resolve():
                text = "The match itself is kept in this file; choose another one."
                raise SaveError(in_words(text))
            self.match.save(path)
        except SaveError as error:
            self.notice.tell(str(error))
        else:
            self.notice.tell(in_words("A copy of the match is in {path}.", path=path))

    def _may_undo(self) -> bool:
        return self.curtain.isHidden() and self.sitting.may_undo()

    def _ask_resign(self) -> None:
        name = self.match.players[self.sitting.eyes].name
        self.notice.ask(
            in_words("{name}, do you give up?", name=name),
            ((in_words("Resign"), self.sitting.resign), (in_words("Play on"), lambda: None)),
        )
        self.notice.take_focus()

    def _ask(self, question: Question) -> None:
        names = listed([self.match.players[seat].name for seat in question.agree])
        agree = "agrees" if len(question.agree) == 1 else "agree"
        self.notice.ask(
            question.words,
            (
                (f"{names} {agree}", lambda: self.sitting.agreed(question.to, question.agree)),
                (in_words("Play on"), lambda: None),
            ),
        )
        self.notice.take_focus()

    def _ask_openly(self, question: OpenQuestion | None) -> None:
        """Ask a player in front of whoever looks; the table goes on showing what it showed."""
        before, self._open = self._open, question
        if question is None:
            if before is not None:
                self.notice.put_away()
            return
        sitting, name = self.sitting, self.match.players[question.seat].name
        ways = tuple(
            (label, partial(sitting.answer_openly, question, action))
            for label, action in question.ways
        )
        self.notice.ask(
            question.words,
            ((in_words("{name} reacts …", name=name), partial(sitting.call, question)), *ways),
        )
        self.notice.take_focus()

    # --- what happens ----------------------------------------------------------------------

    def _stepped(self, steps: tuple[Step, ...]) -> None:
        self.stepped.emit(steps)

    def _changed(self) -> None:
        model = self.scene.model
        if model is None:
            return
        self.undo_button.setEnabled(self._may_undo())
        self.redo_button.setEnabled(self.curtain.isHidden() and self.match.may_redo())
        self.log.show_lines(self.match.log_for(self.seat))
        self.show_prompt(model)
        thinking = self.sitting.thinking
        if thinking and not self.presenter.enabled:
            self.prompt.say(in_words("{thinking} is thinking …", thinking=thinking))
        over = self.match.finished
        just_over, self._was_over = over and not self._was_over, over
        if just_over:
            self.panels.setSizes([3000, 3000, 1000])
        if over:
            self.end.show_ending(ending(self.match, self.controller.words()))
        self.end.setVisible(over)
        self.preview.setVisible(not over and self.preview.isVisibleTo(self.panels))
        self._swapped()
        self._show_history()
        if just_over and not self._reads_history():
            self.history_button.setChecked(False)
            self.end.take_focus()

    def _swapped(self) -> None:
        super()._swapped()
        if hasattr(self, "end") and not self.end.isHidden():
            self.preview.hide()
            self.end.setVisible(not self.swap.isChecked() or not self.low)
        if hasattr(self, "history"):
            self._show_history_panel()

    def _show_history_panel(self) -> None:
        """Give the history the place of preview and log; where it is low, that of all else too.

        Where there is least room, verbs that are in the menu as well are there alone.
        """
        reading = self.history_button.isChecked()
        self.history.setVisible(reading)
        for panel in (self.preview, self.log, self.end) if reading else ():
            panel.hide()
        scarce = self.height() < SCARCE * self.looks.scale
        alone = self.low and (reading or scarce)
        for part in self._in_menu_too:
            part.setVisible(not alone)
        self.swap.setVisible(self.low and not reading)
        model = self.scene.model
        waits = model is not None and bool(model.queue)
        self.queue.setVisible(waits and not (reading and self.low))

    def _again(self, number: int) -> None:
        self.rematch.emit(dict(self.match.game.again(self.match.position.board)[number][1]))

    # --- the curtain -----------------------------------------------------------------------

    def _raise_curtain(self, seat: int) -> None:
        who = SeatId(seat)
        self.notice.put_away()
        name = self.match.players[who].name
        since = self.sitting.since(who)[-8:]
        theme = self.looks.theme(self.game.pack.layout.room)
        self.curtain.ground = theme.ground(self.size())
        self.curtain.raise_for(
            name, in_words("The table shows nothing secret until you say so."), since
        )
        self._changed()

    def _curtain_opened(self) -> None:
        self.curtain.hide()
        self.sitting.open_curtain()
        self.first_focus()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Keep the curtain over everything."""
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())

    @property
    def people(self) -> int:
        """How many people play."""
        return len(humans(self.match.players))
