"""A position: where a match stands at a decision, whole and frozen."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from tabletop.engine.board import Board, Result
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import Answer, Decision, Together
from tabletop.engine.frames import Frame
from tabletop.engine.ids import SeatId

Running = Generator[Any, Any, None]
"""What runs a step that asks (``kernel``): answers go in, questions and the step's end come out."""


class Pending(NamedTuple):
    """The question that the match waits for.

    ``answers`` were given before it in the same step; nothing has changed since the first of
    them was asked. ``sealed`` are the answers to a simultaneous question that are in already.
    """

    decision: Decision[Any]
    answers: tuple[Answer, ...] = ()
    sealed: tuple[tuple[SeatId, Answer], ...] = ()

    def asked(self) -> tuple[Decision[Any], ...]:
        """List the questions that are still open, one for each seat that has not answered."""
        if isinstance(self.decision, Together):
            given = {seat for seat, _ in self.sealed}
            return tuple(part for part in self.decision.decisions if part.seat not in given)
        return (self.decision,)

    def seats(self) -> tuple[SeatId, ...]:
        """List the seats that the match waits for."""
        return tuple(decision.seat for decision in self.asked())

    def of(self, seat: SeatId) -> Decision[Any] | None:
        """Give the question to this seat, or None when it is not asked."""
        if self.decision.seat == seat:
            return self.decision
        return next((decision for decision in self.asked() if decision.seat == seat), None)


class Position(NamedTuple):
    """Board, frames (the running one last), pending question and the state of chance.

    ``pending`` is None when the match is over. ``answered`` counts all answers so far, chance
    included. ``running`` holds the step that asked, at most once: whoever answers first takes
    it, and another answer to the same position runs the step again. It is a cache and nothing
    else; positions without it go on in the same way.
    """

    board: Board
    frames: tuple[Frame, ...]
    pending: Pending | None
    chance: Chance
    answered: int = 0
    running: list[Running] | None = None

    @property
    def result(self) -> Result | None:
        """Tell how the match ended, or None while it goes on."""
        return self.board.result
