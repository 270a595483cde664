"""The statistics at the end of a match, and what a training is kept for among the best."""

from __future__ import annotations

from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.ids import SeatId, zone_of
from tabletop.engine.message import say
from tabletop.games.captains_chair import cadet
from tabletop.games.captains_chair.boards import tokens_on
from tabletop.games.captains_chair.called import headed
from tabletop.games.captains_chair.options import CAPTAINS
from tabletop.games.captains_chair.places import BOARD, IN_PLAY, LOG, SPACE
from tabletop.games.captains_chair.resources import held
from tabletop.games.captains_chair.state import COMPLETED, RESOURCES, TRACKS, VP, Course
from tabletop.games.captains_chair.whose import is_token
from tabletop.games.definition import Feat, Figure

SCORED: Final = ("CC-23.12", "CC-R.82", "CC-25.13")
"""The rules by which a match ends that was scored."""


def figures(board: Board) -> tuple[Figure, ...]:
    """Tell how the captains stand, and how long it took."""
    seats = tuple(seat.id for seat in board.seats)
    state = board.state
    assert isinstance(state, Course)
    points = tuple(str(held(board, seat, VP)) for seat in seats)
    return (
        *((Figure(say("VP"), points),) if was_scored(board) else ()),
        *(
            Figure(headed(name), tuple(str(held(board, s, name)) for s in seats))
            for name in (*RESOURCES, *TRACKS)
        ),
        Figure(
            say("Missions completed"),
            tuple(str(_missions(board, s)) for s in seats),
        ),
        Figure(say("Locations controlled"), tuple(str(_locations(board, s)) for s in seats)),
        Figure(say("Cards in play"), tuple(str(_in_play(board, s)) for s in seats)),
        Figure(
            say("Cards in the log"), tuple(str(len(board.piles[zone_of(LOG, s)])) for s in seats)
        ),
        Figure(say("Turns"), (str(state.turn),)),
    )


def was_scored(board: Board) -> bool:
    """Tell whether a match ended with Final Scoring, and not by a Red Alert alone."""
    return board.result is not None and board.result.rule in SCORED


def _missions(board: Board, seat: SeatId) -> int:
    return len(tokens_on(board, seat, COMPLETED))


def _locations(board: Board, seat: SeatId) -> int:
    cards = board.piles[zone_of(SPACE, seat)]
    return sum(board.cards[card].attached_to is None for card in cards)


def _in_play(board: Board, seat: SeatId) -> int:
    piles = (board.piles[zone_of(kind, seat)] for kind in IN_PLAY)
    return sum(not is_token(board, card) for pile in piles for card in pile)


def feat(board: Board) -> Feat | None:
    """Keep a finished training with its rank, for each captain (``CC-25.13``)."""
    state = board.state
    assert isinstance(state, Course)
    if not state.cadet or not was_scored(board):
        return None
    points = held(board, SeatId(0), VP)
    expert = any(board.cards[card].side for card in board.piles[zone_of(BOARD, SeatId(0))])
    captain = CAPTAINS[state.crews[0]]
    text = "Cadet Training, {captain}, Expert" if expert else "Cadet Training, {captain}"
    return Feat(say(text, captain=captain), (points,), cadet.verdict(points))
