"""Captain boards, and the tokens that lie on them (``CC-4.1``)."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.games.captains_chair.places import BOARD


def board_of(board: Board, seat: SeatId) -> CardId | None:
    """Give the captain board (``CC-4.1``)."""
    boards = board.piles[zone_of(BOARD, seat)]
    return boards[0] if boards else None


def tokens_on(board: Board, seat: SeatId, kind: str) -> Mapping[str, int]:
    """Count the tokens of a kind on a captain's board, by what they lie on.

    They are ``COMPLETED`` ones on missions, ``COLLECTED`` ones on Khan's traits.
    """
    card = board_of(board, seat)
    counters = {} if card is None else board.cards[card].counters
    begins = f"{kind}-"
    return {
        name.removeprefix(begins): count
        for name, count in counters.items()
        if name.startswith(begins)
    }
