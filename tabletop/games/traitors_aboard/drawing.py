"""Drawing from the Draw pile, as the one who draws is told it (``TA-3.6``)."""

from __future__ import annotations

from tabletop.engine.events import CardMoved, Event, Said
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import DefName, say
from tabletop.engine.table import Table
from tabletop.games.traitors_aboard.places import DECK, hand, kinds


def told_of_draw(table: Table, seat: SeatId, cards: tuple[CardId, ...]) -> Said:
    """Tell a player which cards it draws."""
    names = tuple(DefName(kind) for kind in kinds(table, cards))
    return Said(say("You draw: {cards}.", cards=names), (seat,))


def drawn(table: Table, seat: SeatId, count: int) -> tuple[Event, ...]:
    """Draw the top cards of the Draw pile, one by one; the last one ends the match (``TA-5.4``)."""
    cards = table.board.top(DECK, count)
    if not cards:
        return ()
    return (told_of_draw(table, seat, cards), *(CardMoved(card, hand(seat)) for card in cards))
