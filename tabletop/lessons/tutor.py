"""Leads through a lesson: which note is told, what is waited for, what is pointed at."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from tabletop.engine.actions import Action
from tabletop.engine.decisions import Answer
from tabletop.engine.ids import CardId, ZoneId
from tabletop.engine.view import Handles, rename_answer
from tabletop.lessons.following import Course
from tabletop.lessons.story import Doer, Note
from tabletop.session.match import Step


@dataclass(frozen=True, slots=True)
class Pointed:
    """What a note points at, in the learner's handles: a card, else zones that lie together."""

    zones: tuple[ZoneId, ...] = ()
    card: CardId | None = None
    panel: str = ""


class Tutor:
    """Stands at a step of a lesson, whose match stands at the moment where the step begins."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.number = course.first

    @property
    def over(self) -> bool:
        """Whether the last step is behind."""
        return self.number >= len(self.course.lesson.steps)

    @property
    def note(self) -> Note | None:
        """What is told now; None while moves follow one another that nothing is said to."""
        return None if self.over else self.course.lesson.steps[self.number].note

    @property
    def waits_for(self) -> Doer:
        """Whose move the step waits for; the table's too where there is only something to read."""
        return "table" if self.over else self.course.lesson.steps[self.number].doer

    @property
    def told(self) -> int:
        """How many notes have been told, this one included."""
        steps = self.course.lesson.steps[: self.number + 1]
        return sum(step.note is not None for step in steps)

    @property
    def may_go_back(self) -> bool:
        """Whether there is a note before this one."""
        return self.number > self.course.first

    def forward(self) -> Step:
        """Do what this step does, and stand at the next."""
        self.number = min(self.number + 1, len(self.course.lesson.steps))
        return self.course.match.go(self.course.begins[self.number])

    def back(self) -> Step:
        """Stand at the note before."""
        return self.go_to(self.number - 1)

    def go_to(self, number: int) -> Step:
        """Stand at the last note up to a step; at the first one where there is none."""
        steps = self.course.lesson.steps
        earlier = range(self.course.first, min(number + 1, len(steps)))
        noted = [at for at in earlier if steps[at].note is not None]
        self.number = noted[-1] if noted else self.course.first
        return self.course.match.go(self.course.begins[self.number])

    def catch_up(self) -> None:
        """Stand at the step that the match has come to by the learner's own answers.

        A drop may answer several questions at once; what is told before them is passed over.
        """
        self.number = bisect_left(self.course.begins, self.course.match.history.cursor)

    def points_at(self) -> Pointed:
        """Find what the note points at on the learner's table; nothing is nothing."""
        note = self.note
        if note is None:
            return Pointed()
        if note.panel:
            return Pointed(panel=note.panel)
        if note.zone or note.card:
            return self._found(note)
        return self._about()

    def _found(self, note: Note) -> Pointed:
        learner = self.course.lesson.learner
        board = self.course.match.view(learner).board
        zones = [
            name
            for name, found in board.zones.items()
            if note.zone == name or (note.zone == found.kind and found.owner in (None, learner))
        ]
        handles = [card for zone in zones for card in board.piles[zone]]
        for handle in handles if note.zone else board.cards:
            if note.card and board.cards[handle].definition == note.card:
                return Pointed((board.cards[handle].zone,), handle)
        return Pointed(tuple(zones)) if not note.card else Pointed()

    def _about(self) -> Pointed:
        """Point at the card that the learner's own move is about."""
        answer = self.awaited()
        if answer is None:
            return Pointed()
        view = self.course.match.view(self.course.lesson.learner)
        cards = _cards_of(answer) or getattr(view.decision, "cards", ())
        if not cards:
            return Pointed()
        card = CardId(cards[0])
        return Pointed((view.board.cards[card].zone,), card)

    def awaited(self) -> Answer | None:
        """Give the learner's own move that the step waits for, by their handles; None for none."""
        match, learner = self.course.match, self.course.lesson.learner
        wanted, decision = match.wanted, match.view(learner).decision
        if self.waits_for != "learner" or wanted is None or wanted.seat != learner:
            return None
        if decision is None:
            return None
        return rename_answer(decision, wanted.answer, Handles(match.position, learner).handle)


def _cards_of(answer: Answer) -> tuple[int, ...]:
    """List the cards that an answer names."""
    if isinstance(answer, Action):
        return () if answer.card is None else (answer.card,)
    return answer if isinstance(answer, tuple) else ()
