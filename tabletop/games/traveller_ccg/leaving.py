"""Cards that leave play: each attached card goes its own way (``TC-7.6``, ``TC-R.50``)."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.events import CardMoved, Event
from tabletop.engine.ids import CardId, ZoneId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.places import home


def leave(
    board: Board, card: CardId, to: ZoneId | None = None, place: int | None = None
) -> CardMoved:
    """Move a card out of play, to its owner's discard pile if nothing else is named."""
    return CardMoved(card, home(board, card) if to is None else to, face_up=True, place=place)


def attachments_first(table: Table, event: Event) -> tuple[Event, ...]:
    """Send what is attached to a card that leaves play to its owners' discard piles before it.

    That comes only once nothing happens instead of the card's leaving.
    """
    if not isinstance(event, CardMoved):
        return ()
    board = table.board
    if board.zones[event.to].in_play or not board.zones[board.cards[event.card].zone].in_play:
        return ()
    attached = tuple(board.tree(event.card))[:0:-1]
    return tuple(CardMoved(card, home(board, card), face_up=True) for card in attached)
