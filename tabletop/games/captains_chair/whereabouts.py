"""Where cards are: at which Location, and what is beamed beneath them (``CC-17.9``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.ids import CardId
from tabletop.games.captains_chair import fleet, locations
from tabletop.games.captains_chair.whose import is_token

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader


def where(reader: Reader, card: CardId) -> CardId | None:
    """Give the Location that a card is at: itself, its Ship's, or what it is beamed onto."""
    board = reader.board
    host = board.cards[card].attached_to
    while host is not None:
        card, host = host, board.cards[host].attached_to
    if locations.is_location(reader.table, card):
        return card
    return fleet.location_of(board, card)


def beamed_under(reader: Reader, hosts: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """List what is beamed onto cards, at any depth (``CC-R.59``); ship tokens aren't cards."""
    board = reader.board
    return tuple(
        dict.fromkeys(
            card
            for host in hosts
            for card in board.tree(host)
            if card != host and not is_token(board, card)
        )
    )
