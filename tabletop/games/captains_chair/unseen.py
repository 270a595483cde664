"""What can be told of cards that a seat doesn't see (``CC-22.1``).

Secret are the cards of the other hand and the order of decks, not which crew cards there are. Those
that lie nowhere in sight are in the hand or the deck of their captain; so is whatever else was
shuffled into that deck from a discard pile, which lies open.
"""

from __future__ import annotations

from typing import Final

from tabletop.engine.ids import CardId, DefId, SeatId, zone_of
from tabletop.engine.table import Table
from tabletop.games.captains_chair.memory import stowed
from tabletop.games.captains_chair.places import DECK, HAND, RESERVE
from tabletop.games.captains_chair.state import course

HIDDEN: Final = "hidden"
"""The type of a card that a seat doesn't know."""
NEVER_RESERVE: Final = ("available", "mobilized", "development", "controlled-location", "discard")
"""Where crew cards begin that are in the deck when they are out of sight (``CC-4.4``)."""


def supposing(table: Table) -> Table:
    """Give a seat's table with as many cards of hands and decks named as can be told.

    Which is which can't: they are named in any order, for sums only. Cards of the Reserve are told
    from those of the deck only when it is empty, since nobody may look at it (``CC-22.3``).
    """
    board, cards = table.board, dict(table.board.cards)
    for number, crew in enumerate(course(table).crews):
        seat = SeatId(number)
        hidden, missing = _hidden(table, seat), _missing(table, seat, crew)
        if len(missing) <= len(hidden):
            named = zip(hidden, missing, strict=False)
            cards |= {card: cards[card]._replace(definition=one) for card, one in named}
    return Table(board._replace(cards=cards), table.definitions)


def _hidden(table: Table, seat: SeatId) -> tuple[CardId, ...]:
    both = (card for kind in (DECK, HAND) for card in table.board.piles[zone_of(kind, seat)])
    return tuple(card for card in both if table.printed(card).kind == HIDDEN)


def _missing(table: Table, seat: SeatId, crew: str) -> tuple[DefId, ...]:
    """List the cards that are in the hand or the deck, since they are nowhere in sight.

    Of the crew nothing can be told while a card of it may lie on the Reserve (``CC-27.2``).
    """
    positions: tuple[str, ...] = (*NEVER_RESERVE, "reserve")
    if table.board.piles[zone_of(RESERVE, seat)]:
        positions = () if seat in course(table).reserving else NEVER_RESERVE
    seen = {card.definition for card in table.board.cards.values()}
    of_crew = (
        one.id
        for one in table.definitions.values()
        if one.facts.get("crew") == crew and one.facts.get("position") in positions
    )
    known = dict.fromkeys((*of_crew, *stowed(table, seat)))
    return tuple(one for one in known if one not in seen)
