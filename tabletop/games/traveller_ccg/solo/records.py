"""What a game alone came to: its figures, and what is kept of it as a best result."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, fill, numbered, say
from tabletop.games.definition import Feat, Figure
from tabletop.games.traveller_ccg.names import challenge_said
from tabletop.games.traveller_ccg.solo.challenges import called
from tabletop.games.traveller_ccg.solo.scenarios import SCENARIOS
from tabletop.games.traveller_ccg.solo.venture import Venture
from tabletop.games.traveller_ccg.state import VP, Voyage


def undertaken(venture: Venture) -> Message:
    """Name a scenario with the challenges that were taken."""
    title = SCENARIOS[venture.scenario].title
    if not venture.challenges:
        return title
    taken = tuple(called(challenge) for challenge in venture.challenges)
    return say("{scenario} ({challenges})", scenario=title, challenges=taken)


def credited(board: Board) -> int:
    """Give the challenge points: those of a won game, none of any other (``TC-R.115``)."""
    state = board.state
    assert isinstance(state, Voyage)
    won = board.result is not None and bool(board.result.winners)
    return state.venture.points if won else 0


def figures(board: Board) -> tuple[Figure, ...]:
    """Tell of a game alone what it was about, and its challenge points (``TC-33.1``)."""
    state = board.state
    assert isinstance(state, Voyage)
    if len(board.seats) > 1:
        return ()
    points = str(credited(board))
    if state.venture.points and points == "0":
        points = fill(say("0 of {points}", points=state.venture.points), str)
    return (
        Figure(say("Scenario"), (fill(undertaken(state.venture), str),)),
        Figure(say("Challenge points"), (points,)),
    )


def feat(board: Board) -> Feat | None:
    """Keep a game alone that was won: its points, how few rounds it took, the VP in the end."""
    state = board.state
    assert isinstance(state, Voyage)
    if len(board.seats) > 1 or board.result is None or not board.result.winners:
        return None
    points, vp = credited(board), board.seats[SeatId(0)].counters.get(VP, 0)
    told = say(
        "{points}, {vp} VP in {rounds}",
        points=challenge_said(points),
        vp=vp,
        rounds=numbered(state.round, "{count} round", "{count} rounds"),
    )
    return Feat(undertaken(state.venture), (points, -state.round, vp), told)
