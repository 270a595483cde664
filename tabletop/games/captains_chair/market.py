"""The Market: its slots and piles, refilling, clearing and scrapping (``CC-R.44`` to R.46)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.engine.board import Board
from tabletop.engine.events import CardMoved, Event, Said
from tabletop.engine.ids import CardId, ZoneId
from tabletop.engine.message import CardName, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.places import JUNK, MARKET_TYPES, market, pile
from tabletop.games.captains_chair.state import RESOURCES
from tabletop.games.captains_chair.traits import kinds

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

_SLOTS: Final = {market(kind): pile(kind) for kind in MARKET_TYPES}
_PILES: Final = {pile(kind): market(kind) for kind in MARKET_TYPES}


def open_cards(board: Board) -> tuple[CardId, ...]:
    """List the face-up cards of the Market, from left to right (``CC-15.24``)."""
    return tuple(card for kind in MARKET_TYPES for card in board.piles[market(kind)])


def of_type(reader: Reader, kind: str) -> tuple[CardId, ...]:
    """List the face-up Market cards of a type; one treated as such is, too (``CC-R.105``)."""
    return tuple(card for card in open_cards(reader.board) if kind in kinds(reader, card))


def top_of(board: Board, kind: str) -> tuple[CardId, ...]:
    """Give the top card of a pile, if it has one."""
    return board.top(pile(kind), 1)


def with_resources(board: Board, card: CardId) -> bool:
    """Tell whether a card has any resource on it (``CC-15.21``)."""
    return any(board.cards[card].counters.get(name, 0) for name in RESOURCES)


def observed(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Refill a slot from its pile at once: when its card has gone, or the pile gets cards.

    ``CC-15.4``, ``CC-R.45``. A pile that is empty leaves its slot empty (``CC-R.46``).
    """
    if not isinstance(event, CardMoved):
        return ()
    slot = before.board.cards[event.card].zone
    if slot not in _SLOTS:
        if event.to not in _PILES or slot == event.to:
            return ()
        slot = _PILES[event.to]
    top = after.board.top(_SLOTS[slot], 1)
    if after.board.piles[slot] or not top:
        return ()
    line = Said(say("{card} comes to the Market.", card=CardName(top[0])))
    return (CardMoved(top[0], slot, face_up=True), line)


def junked(card: CardId) -> Event:
    """Put a Market card on the Junk pile; resources on it return to the supply."""
    return CardMoved(card, JUNK, face_up=True)


def clearing(board: Board) -> tuple[Event, ...]:
    """Clear the Market: all its cards go to the Junk pile, new ones come (``CC-11.3``)."""
    line = Said(say("The Market is cleared."))
    return (line, *(junked(card) for card in open_cards(board)))


def pile_of(board: Board, card: CardId) -> ZoneId | None:
    """Give the Market pile that a card lies in, if it does."""
    zone = board.cards[card].zone
    return zone if zone in _PILES else None
