"""A guided first turn on the real table: what is said, what is lit, and when it goes on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from tabletop.engine.actions import Action
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import in_words
from tabletop.library.pack import Lesson, LessonStep
from tabletop.session.history import Answered
from tabletop.session.match import Match


@dataclass(frozen=True, slots=True)
class Pointed:
    """What a step points at, in the learner's handles."""

    zone: ZoneId | None = None
    card: CardId | None = None


LEARNER = SeatId(0)
AHEAD = 2
"""So many of the next things to do are looked at when one can't be done any more; later ones may
only look alike.
"""


class LessonPlayer(QObject):
    """Follows a match along a lesson. ``said`` comes with each step, ``finished`` at the end."""

    said = Signal(object)
    finished = Signal()

    def __init__(self, lesson: Lesson, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self.match = match
        self._number = -1
        self._moment = match.history.cursor

    @property
    def step(self) -> LessonStep | None:
        """The step that is being told; None before the first and after the last."""
        steps = self.lesson.steps
        return steps[self._number] if 0 <= self._number < len(steps) else None

    @property
    def progress(self) -> str:
        """Say how far the lesson is."""
        return in_words(
            "{number} of {steps}", number=self._number + 1, steps=len(self.lesson.steps)
        )

    def waits_for_button(self) -> bool:
        """Tell whether this step goes on with a button, and not with something done."""
        return self.step is not None and not self.step.action and not self.step.decision

    def go_on(self) -> None:
        """Tell the next step, or finish."""
        self._number += 1
        if self.step is None:
            self.finished.emit()
        else:
            self.said.emit(self.step)

    def end(self) -> None:
        """Leave the rest of the lesson out."""
        if self._number < len(self.lesson.steps):
            self._number = len(self.lesson.steps)
            self.finished.emit()

    def look(self) -> None:
        """Go on when the match has done what this step waits for."""
        history = self.match.history
        if history.cursor < self._moment:
            self._moment = history.cursor
        while self._moment < history.cursor:
            self._moment += 1
            cause = history.moments[self._moment].cause
            if isinstance(cause, Answered) and cause.seat == LEARNER:
                before = history.moments[self._moment - 1].position
                asked = None if before.pending is None else before.pending.of(LEARNER)
                name = "" if asked is None else asked.name
                verb = cause.answer.verb if isinstance(cause.answer, Action) else ""
                if self._done(name, verb):
                    self.go_on()
        self._catch_up()

    def _catch_up(self) -> None:
        """Leave out what can't be done any more, since the learner has come further another way
        (shot by shot, say, instead of all at once).
        """
        asked = self.match.view(LEARNER).decision
        step = self.step
        if asked is None or step is None or self.waits_for_button():
            return
        offers = self.match.offers(LEARNER)
        verbs = {offer.action.verb for offer in offers if offer.refusal is None}

        def fits(one: LessonStep) -> bool:
            return one.action in ("", *verbs) and one.decision in ("", asked.name)

        if fits(step):
            return
        waiting = [
            number
            for number, later in enumerate(self.lesson.steps)
            if number > self._number and (later.action or later.decision)
        ]
        following = [number for number in waiting[:AHEAD] if fits(self.lesson.steps[number])]
        if following:
            self._number = following[0] - 1
            self.go_on()

    def _done(self, decision: str, verb: str) -> bool:
        step = self.step
        if step is None or self.waits_for_button():
            return False
        return step.action in ("", verb) and step.decision in ("", decision)

    def points_at(self) -> Pointed:
        """Find what this step points at on the learner's table."""
        step = self.step
        if step is None:
            return Pointed()
        board = self.match.view(LEARNER).board
        zones = [
            name
            for name, found in board.zones.items()
            if step.point in (name, found.kind) and found.owner in (None, LEARNER)
        ]
        for zone in zones:
            for handle in board.piles[zone]:
                if board.cards[handle].definition == step.card:
                    return Pointed(zone, handle)
        if zones:
            return Pointed(zones[0])
        cards = (handle for handle, found in board.cards.items() if found.definition == step.card)
        return Pointed(None, next(cards, None))
