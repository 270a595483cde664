"""Who has a card owns it (``CC-R.52``): cards change owners with the zones that they come to."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.board import Board
from tabletop.engine.events import CardAttached, CardMoved, Event, OwnerChanged
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.table import Table
from tabletop.games.captains_chair.places import NEUTRAL


def owners(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Give which cards belong to somebody else now that something has moved."""
    if not isinstance(event, CardMoved | CardAttached):
        return ()
    if before.board.cards[event.card].zone == after.board.cards[event.card].zone:
        return ()
    return tuple(_changes(before.board, after.board, event.card))


def _changes(before: Board, after: Board, moved: CardId) -> Iterator[Event]:
    for card in before.tree(moved):
        record = after.cards[card]
        owner = _owner(after, card)
        if owner != record.owner:
            yield OwnerChanged(card, owner)


def _owner(board: Board, card: CardId) -> SeatId | None:
    """Give whose a card is where it lies now; what is beamed onto a neutral Location stays whose
    it was.
    """
    record = board.cards[card]
    if record.zone == NEUTRAL and record.attached_to is not None:
        return record.owner
    return board.zones[record.zone].owner
