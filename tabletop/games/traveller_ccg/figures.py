"""The statistics at the end of a match."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.ids import SeatId, zone_of
from tabletop.engine.message import say
from tabletop.games.definition import Figure
from tabletop.games.traveller_ccg.places import DECK, DISCARD, HAND
from tabletop.games.traveller_ccg.solo import records
from tabletop.games.traveller_ccg.state import INFAMY, VP, Voyage


def figures(board: Board) -> tuple[Figure, ...]:
    """Tell how the captains stand, and how long it took."""
    seats = tuple(seat.id for seat in board.seats)

    def counter(name: str) -> tuple[str, ...]:
        return tuple(str(board.seats[seat].counters.get(name, 0)) for seat in seats)

    def pile(kind: str) -> tuple[str, ...]:
        return tuple(str(len(board.piles[zone_of(kind, seat)])) for seat in seats)

    def bankrupt(seat: SeatId) -> str:
        return "no" if board.seats[seat].aboard else "yes"

    state = board.state
    assert isinstance(state, Voyage)
    return (
        Figure(say("Victory Points"), counter(VP)),
        Figure(say("Infamy"), counter(INFAMY)),
        Figure(say("Bankrupt"), tuple(bankrupt(seat) for seat in seats)),
        Figure(say("Cards in hand"), pile(HAND)),
        Figure(say("Cards left in the Captain's Deck"), pile(DECK)),
        Figure(say("Cards in the discard pile"), pile(DISCARD)),
        Figure(say("Rounds"), (str(state.round),)),
        *records.figures(board),
    )
