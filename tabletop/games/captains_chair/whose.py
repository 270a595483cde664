"""Whose a card is, and which cards a captain has in play (``CC-26.1``, ``CC-26.3``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.games.captains_chair.places import IN_PLAY, NEUTRAL

TOKENS: Final = "token-"
"""How the names of all ship tokens begin; no card's name does."""


def is_token(board: Board, card: CardId) -> bool:
    """Tell whether this is a ship token, which is no card."""
    return board.cards[card].definition.startswith(TOKENS)


def holder(board: Board, card: CardId) -> SeatId | None:
    """Give the captain in whose zone a card lies; one that lies in nobody's has its owner.

    So a card beamed onto a neutral Location stays its owner's (``CC-R.52``).
    """
    record = board.cards[card]
    owner = board.zones[record.zone].owner
    return record.owner if owner is None else owner


def other(board: Board, seat: SeatId) -> SeatId | None:
    """Give the opponent; nobody in Cadet Training Mode."""
    return next((one.id for one in board.seats if one.id != seat), None)


def cards_in_play(board: Board, seat: SeatId) -> Iterator[CardId]:
    """List a captain's cards in play, beamed ones too, also those beamed onto neutral Locations."""
    for kind in IN_PLAY:
        for card in board.piles[zone_of(kind, seat)]:
            if not is_token(board, card):
                yield card
    for card in board.piles[NEUTRAL]:
        record = board.cards[card]
        if record.attached_to is not None and record.owner == seat and not is_token(board, card):
            yield card


def is_in_play(board: Board, card: CardId) -> bool:
    """Tell whether a card is in play for its captain; a neutral Location is in play for nobody."""
    record = board.cards[card]
    if record.zone == NEUTRAL:
        return record.attached_to is not None
    return board.zones[record.zone].in_play
