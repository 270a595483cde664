"""Helpers for session tests."""

from __future__ import annotations

from tabletop.engine.actions import Action
from tabletop.engine.chance import Chance
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.session.bots import random_answer
from tabletop.session.match import Match, Step

ANN, BO, CY = SeatId(0), SeatId(1), SeatId(2)


def stepped(result: Step | Refusal) -> Step:
    assert isinstance(result, Step), result
    return result


def refused(result: Step | Refusal) -> Refusal:
    assert isinstance(result, Refusal), result
    return result


def act(match: Match, seat: SeatId, verb: str) -> Step:
    """Take the first legal action of this verb."""
    decision = match.view(seat).decision
    assert decision is not None
    actions: tuple[Action, ...] = getattr(decision, "actions", ())
    return stepped(match.answer(seat, next(one for one in actions if one.verb == verb)))


def play_randomly(match: Match, answers: int, seed: int = 1) -> None:
    """Give so many random answers, fewer when the match ends."""
    for count in range(answers):
        pending = match.position.pending
        if pending is None:
            return
        seat = pending.seats()[-1]
        decision = match.view(seat).decision
        assert decision is not None
        stepped(match.answer(seat, random_answer(decision, Chance(seed * 1000 + count))))


def bare(position: Position) -> Position:
    """A position without its cache, to be compared."""
    return position._replace(running=None)
