"""Decks: shuffled at the start, and again from their discard pile when they are empty."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.events import CardMoved, Event, Said, Shuffled
from tabletop.engine.ids import ZoneId
from tabletop.engine.message import Message, say
from tabletop.games.traveller_traders.names import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    MERCHANDISE_DECK,
    MERCHANDISE_DISCARD,
    STARSHIP_DECK,
    STARSHIP_DISCARD,
)

DISCARD_OF = {
    ENCOUNTER_DECK: ENCOUNTER_DISCARD,
    MERCHANDISE_DECK: MERCHANDISE_DISCARD,
    STARSHIP_DECK: STARSHIP_DISCARD,
}

_AGAIN: dict[ZoneId, Message] = {
    ENCOUNTER_DECK: say("The Encounter deck is empty: its discard pile is shuffled."),
    MERCHANDISE_DECK: say("The Merchandise deck is empty: its discard pile is shuffled."),
    STARSHIP_DECK: say("The Starship deck is empty: its discard pile is shuffled."),
}


def shuffled(deck: ZoneId, order: tuple[int, ...]) -> Event:
    """Mix a whole deck."""
    return Shuffled(deck, tuple(range(len(order))), order)


def is_empty(board: Board, deck: ZoneId) -> bool:
    """Tell whether the discard pile must become the deck before the next draw."""
    return not board.pile(deck)


def waiting(board: Board, deck: ZoneId) -> int:
    """Count the cards that a new shuffle of this deck would have."""
    return len(board.pile(DISCARD_OF[deck]))


def renewed(board: Board, deck: ZoneId, order: tuple[int, ...]) -> tuple[Event, ...]:
    """Make the discard pile the deck, in this order (TT-3.3, TT-5.4, TT-6.4)."""
    moves = (CardMoved(card, deck) for card in board.pile(DISCARD_OF[deck]))
    return (Said(_AGAIN[deck]), *moves, shuffled(deck, order))
