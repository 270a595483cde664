"""A sitting: a match on the screen, with people and computer players taking their turns at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from tabletop.engine.actions import Action
from tabletop.engine.decisions import Answer, ChooseAction
from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.message import Message, Refusal, in_words
from tabletop.engine.position import Position
from tabletop.session import undo
from tabletop.session.match import Match, Step
from tabletop.session.undo import Scope
from tabletop.table.later import later
from tabletop.table.scene.presenter import TablePresenter
from tabletop.table.settings import Motion
from tabletop.table.thinker import Thinker
from tabletop.table.turns import screen_for

PACE: Final[dict[Motion, int]] = {"full": 750, "reduced": 500, "off": 250}
"""A computer player's turn takes at least so many milliseconds, so that one can follow it."""


@dataclass(frozen=True, slots=True)
class Question:
    """Going back to a moment, which other people at the table must agree to."""

    words: str
    to: int
    agree: tuple[SeatId, ...]


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """Something that a player is asked in front of whoever looks, with what can be said so.

    Whoever wants anything else comes before the screen, through the curtain.
    """

    seat: SeatId
    position: Position
    words: str
    ways: tuple[tuple[str, Action], ...]


@dataclass(frozen=True, slots=True)
class _Thought:
    seat: SeatId
    position: Position
    answer: Answer


class Sitting(QObject):
    """Decides whose eyes the table is drawn for, lets the computer players play, takes back.

    ``changed`` comes after anything that the page around the table shows may have changed;
    ``stepped`` carries the steps that were made, for sounds; ``curtain`` the seat that is asked
    for; ``told`` a sentence; ``asked`` a :class:`Question`; ``openly`` an :class:`OpenQuestion`, or
    None where there is none any more; ``over`` comes once a match has ended.
    """

    changed = Signal()
    stepped = Signal(object)
    curtain = Signal(int)
    told = Signal(str)
    asked = Signal(object)
    openly = Signal(object)
    over = Signal()

    def __init__(self, match: Match, presenter: TablePresenter, pace: int) -> None:
        super().__init__(presenter)
        self.match = match
        self.presenter = presenter
        self.pace = pace
        self.eyes: SeatId = ONLOOKER
        self.curtain_for: SeatId | None = None
        self._closed = False
        self._held = False
        self._was_over = match.finished
        self._last_seen: dict[SeatId, int] = {}
        self._thinker = Thinker(self)
        self._clock = QElapsedTimer()
        self._thinker.thought.connect(self._thought)
        self._thinker.failed.connect(self._failed)
        presenter.answered.connect(self._answered)

    # --- whose turn it is ------------------------------------------------------------------

    def begin(self) -> None:
        """Show the match as it stands."""
        if self.match.notice:
            self.told.emit(self.match.notice)
        self._look()

    def begin_as(self, eyes: SeatId) -> None:
        """Show the match just as it stood for these eyes; the computer players wait for
        :meth:`go_on` or for whatever a person does.
        """
        self.eyes, self._held = eyes, True
        self.begin()

    def go_on(self) -> None:
        """Let the computer players play."""
        self._held = False
        self._settle()

    @property
    def thinking(self) -> str:
        """Name the computer player that is thinking; '' when none is."""
        seat = self.match.bot_seat()
        return "" if seat is None or self._closed or self._held else self.match.players[seat].name

    def open_curtain(self) -> None:
        """The player who was asked for is there."""
        if self.curtain_for is None:
            return
        self.eyes, self.curtain_for = self.curtain_for, None
        self._sit(self.eyes)
        self._settle()

    def since(self, seat: SeatId) -> tuple[str, ...]:
        """Tell in public words what has happened since a player last had the screen."""
        seen = self._last_seen.get(seat, -1)
        lines = self.match.log_for(ONLOOKER)
        return tuple(line.text for line in lines if line.moment > seen)

    def _answered(self, steps: tuple[Step, ...]) -> None:
        self._held = False
        self.stepped.emit(steps)
        self._look()

    def _look(self) -> None:
        """Draw the table for whoever is before the screen now, or ask for who must be."""
        match = self.match
        if self.eyes >= 0 and not match.finished:
            self._last_seen[self.eyes] = match.history.cursor
        waiting = () if match.position.pending is None else match.position.pending.seats()
        screen = screen_for(
            match.players,
            waiting,
            self.eyes,
            over=match.finished,
            openly=[seat for seat in waiting if self._said_openly(seat)],
        )
        self.curtain_for = screen.curtain
        before = self.eyes if self.presenter.model is not None else None
        if screen.eyes != before or self.presenter.controller.seat != screen.eyes:
            self.eyes = screen.eyes
            self._sit(screen.eyes)
        self._settle()
        self.openly.emit(None if screen.asked is None else self._open_question(screen.asked))
        if screen.curtain is not None:
            self.curtain.emit(screen.curtain)

    def answer(self, seat: SeatId, answer: Answer) -> None:
        """Give an answer that did not come from the table."""
        self._gone(self.match.answer(seat, answer))

    def _said_openly(self, seat: SeatId) -> tuple[Action, ...]:
        """List what a player who is asked can say in front of others."""
        pending = self.match.position.pending
        decision = None if pending is None else pending.of(seat)
        return decision.openly if isinstance(decision, ChooseAction) else ()

    def _open_question(self, seat: SeatId) -> OpenQuestion:
        decision = self.match.view(seat).decision
        assert isinstance(decision, ChooseAction)
        words = self.presenter.controller.words(seat)
        labels = {offer.action: words.text(offer.label) for offer in self.match.offers(seat)}
        ways = tuple((labels[one], one) for one in decision.openly if one in labels)
        return OpenQuestion(seat, self.match.position, words.text(decision.prompt), ways)

    def answer_openly(self, question: OpenQuestion, action: Action) -> None:
        """Answer what was asked in front of others, unless the match has gone on since."""
        if self.match.position is not question.position:
            return
        step = self.match.answer(question.seat, action)
        if isinstance(step, Refusal):
            self.told.emit(self._words(step.reason))
            return
        self.presenter.refresh((step,))
        self._answered((step,))

    def call(self, question: OpenQuestion) -> None:
        """Ask the player to come before the screen."""
        if self.match.position is not question.position:
            return
        self.eyes, self.curtain_for = ONLOOKER, question.seat
        self._sit(self.eyes)
        self._settle()
        self.curtain.emit(question.seat)

    def _sit(self, seat: SeatId) -> None:
        self.presenter.sit(seat)

    def _settle(self) -> None:
        match = self.match
        pending = match.position.pending
        asked = pending is not None and self.eyes in pending.seats()
        self.presenter.enabled = asked and self.curtain_for is None
        if match.finished and not self._was_over:
            self.over.emit()
        self._was_over = match.finished
        self._think()
        self.changed.emit()

    # --- computer players ------------------------------------------------------------------

    def _think(self) -> None:
        seat = self.match.bot_seat()
        if seat is None or self._closed or self._held or self._thinker.busy:
            return
        match, position = self.match, self.match.position
        self._clock.start()
        self._thinker.think(lambda: _Thought(seat, position, match.bot_answer(seat, position)))

    def _thought(self, thought: _Thought) -> None:
        rest = max(0, self.pace - self._clock.elapsed())
        later(self, lambda: self._play(thought), rest)

    def _play(self, thought: _Thought) -> None:
        if self._closed:
            return
        if self.match.position is not thought.position:
            self._think()  # somebody else who was asked as well has answered meanwhile
            return
        step = self.match.answer(thought.seat, thought.answer)
        if isinstance(step, Refusal):
            self.told.emit(
                in_words(
                    "A computer player made a mistake: {reason}", reason=self._words(step.reason)
                )
            )
            return
        self.presenter.refresh((step,))
        self._answered((step,))

    def _failed(self, mistake: Exception) -> None:
        from tabletop.games.own import blame

        self.told.emit(
            in_words("A computer player can't go on: {mistake}", mistake=blame(mistake) or mistake)
        )

    # --- back and on -----------------------------------------------------------------------

    @property
    def _holder(self) -> SeatId | None:
        return self.eyes if self.eyes >= 0 else None

    def may_undo(self) -> bool:
        """Tell whether there is something to take back, with the others' leave or without."""
        match = self.match
        return match.may_undo("answer", self._holder) is None or bool(
            match.must_agree("answer", self._holder)
        )

    def undo(self, scope: Scope) -> None:
        """Take back, or ask the others whether that may be."""
        to = undo.target(self.match.history, scope)
        if to is None:
            self.told.emit(in_words("There is nothing to take back."))
        else:
            self.go_to(to)

    def go_to(self, to: int) -> None:
        """Go to a moment of the match; ask the others first where they must agree."""
        why = self.match.may_go_to(to, self._holder)
        if why is None:
            self.agreed(to, ())
        else:
            agree = undo.must_agree(self.match.history, to, self._holder)
            self.asked.emit(Question(self._words(why.reason), to, agree))

    def agreed(self, to: int, by: tuple[SeatId, ...]) -> None:
        """Go to a moment that these people agreed to."""
        self._thinker.forget()
        self._gone(self.match.go_to(to, by, self._holder))

    def redo(self) -> None:
        """Do again what was taken back."""
        self._thinker.forget()
        self._gone(self.match.redo())

    def resign(self) -> None:
        """Give up for whoever sits before the screen."""
        if self.eyes >= 0:
            self._thinker.forget()
            self._gone(self.match.resign(self.eyes))

    def _gone(self, step: Step | Refusal) -> None:
        if isinstance(step, Refusal):
            self.told.emit(self._words(step.reason))
            self._settle()
            return
        self.presenter.view.table.dice.clear()
        self.presenter.refresh((step,))
        self._answered((step,))

    def _words(self, message: Message) -> str:
        text = self.presenter.controller.words().text(message)
        return text[:1].upper() + text[1:]

    # --- the end ---------------------------------------------------------------------------

    @property
    def closed(self) -> bool:
        """Whether the players have got up."""
        return self._closed

    def close(self) -> None:
        """Get up: forget what is being thought about, and give the file back."""
        if not self._closed:
            self._closed = True
            self.presenter.enabled = False
            self._thinker.finish()
            self.match.close()
