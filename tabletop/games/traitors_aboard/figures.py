"""The statistics at the end of a match."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.ids import SeatId
from tabletop.engine.message import say
from tabletop.games.definition import Figure
from tabletop.games.traitors_aboard.knowledge import Values
from tabletop.games.traitors_aboard.places import CHEST, DECK, MUTINEER, role_of, target
from tabletop.games.traitors_aboard.voyage import Deed, voyage

_ACTIONS = {
    "plank": say("Planks given"),
    "good-riddance": say("Good Riddance used"),
    "spyglass": say("Spyglass used"),
    "miraculous-catch": say("Miraculous Catch used"),
    "empty-your-pockets": say("Empty Your Pockets used"),
}


def figures(values: Values, board: Board) -> tuple[Figure, ...]:
    """Tell of each player what is open now, and of the table what the Chest came to."""
    state = voyage(board)
    truth = {(note.deed, note.seat): note.cards for note in state.notes}
    seats = [seat.id for seat in board.seats]

    def count(seat: SeatId, what: str) -> int:
        return sum(deed.seat == seat and deed.what == what for deed in state.story)

    def words(seat: SeatId, *, true: bool) -> int:
        return sum(
            deed.seat == seat
            and deed.what == "place"
            and (values[truth[index, seat][0]] == deed.announced) == true
            for index, deed in enumerate(state.story)
        )

    def given(seat: SeatId) -> int:
        return sum(
            values[truth[index, seat][0]]
            for index, deed in enumerate(state.story)
            if deed.seat == seat and deed.what == "place"
        )

    def got(deed: Deed, seat: SeatId) -> bool:
        return deed.what == "plank" and deed.target == seat

    total = sum(values[board.cards[card].definition] for card in board.piles[CHEST])
    return (
        Figure(
            say("Role"),
            tuple("Mutineer" if role_of(board, s) == MUTINEER else "Pirate" for s in seats),
        ),
        Figure(say("Aboard"), tuple("yes" if board.seats[s].aboard else "no" for s in seats)),
        Figure(say("True announcements"), tuple(str(words(s, true=True)) for s in seats)),
        Figure(say("False announcements"), tuple(str(words(s, true=False)) for s in seats)),
        Figure(say("Value placed in the Chest"), tuple(str(given(s)) for s in seats)),
        *(
            Figure(label, tuple(str(count(s, what)) for s in seats))
            for what, label in _ACTIONS.items()
        ),
        Figure(
            say("Planks received"),
            tuple(str(sum(got(deed, s) for deed in state.story)) for s in seats),
        ),
        Figure(say("Value of the Chest"), (str(total),)),
        Figure(say("Target"), (str(target(board)),)),
        Figure(say("Cards left in the Draw pile"), (str(len(board.piles[DECK])),)),
    )
