"""Cards that leave play: each attached card goes its own way (``TC-7.6``, ``TC-R.50``)."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.events import CardMoved
from tabletop.engine.ids import CardId, ZoneId
from tabletop.games.traveller_ccg.places import home


def leave(
    board: Board, card: CardId, to: ZoneId | None = None, place: int | None = None
) -> tuple[CardMoved, ...]:
    """Move a card out of play, to its owner's discard pile if nothing else is named.

    What is attached to it goes before it to its own owners' discard piles, wherever the card goes.
    """
    attached = tuple(board.tree(card))[:0:-1]
    gone = tuple(CardMoved(other, home(board, other), face_up=True) for other in attached)
    target = home(board, card) if to is None else to
    return (*gone, CardMoved(card, target, face_up=True, place=place))
