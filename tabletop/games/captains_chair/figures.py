"""The statistics at the end of a match."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.ids import zone_of
from tabletop.engine.message import say
from tabletop.games.captains_chair.places import LOG, SPACE
from tabletop.games.captains_chair.state import RESOURCES, TRACKS, Course
from tabletop.games.definition import Figure


def figures(board: Board) -> tuple[Figure, ...]:
    """Tell how the captains stand, and how long it took."""
    seats = tuple(seat.id for seat in board.seats)

    def counter(name: str) -> tuple[str, ...]:
        return tuple(str(board.seats[seat].counters.get(name, 0)) for seat in seats)

    def pile(kind: str) -> tuple[str, ...]:
        return tuple(str(len(board.piles[zone_of(kind, seat)])) for seat in seats)

    state = board.state
    assert isinstance(state, Course)
    return (
        *(Figure(say(name.capitalize()), counter(name)) for name in (*RESOURCES, *TRACKS)),
        Figure(say("Cards in the Space Zone"), pile(SPACE)),
        Figure(say("Logged cards"), pile(LOG)),
        Figure(say("Turns"), (str(state.turn),)),
    )
