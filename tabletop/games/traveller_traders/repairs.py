"""Damage to ships and its repair (TT-6.3 to 6.6, TT-R.6, TT-R.7).

A ship's hits are the quarter turns of its card, so what the table shows is what counts.
"""

from __future__ import annotations

from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.events import CardCounted, CardMoved, CardTurned, Event, Said
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_traders.crew import on_duty
from tabletop.games.traveller_traders.names import (
    QUIET,
    REMOVED,
    SECOND_OFFICER,
    SHIP,
    SPACE,
    STARSHIP_DISCARD,
)

DEADLY: Final = 3
"""The hit that defeats a ship."""
OWN_REPAIR: Final = 2
"""Turns without damage after which the player's ship repairs a hit."""
THEIR_REPAIR: Final = 3
"""Turns without damage after which an opponent's ship does."""

_HIT: Final = {
    1: "The {ship} turns sideways: Power -1.",
    2: "The {ship} turns upside down: Power -2.",
}


def own_ship(board: Board) -> CardId:
    """Give the player's ship. Raises IndexError when it is defeated."""
    return board.pile(SHIP)[0]


def hit(board: Board, ship: CardId) -> tuple[Event, ...]:
    """Say what one more hit does to a ship: turned, turned further, or defeated (TT-6.3)."""
    card = board.card(ship)
    hits = card.turn + 1
    if hits >= DEADLY:
        lost = REMOVED if card.zone == SHIP else STARSHIP_DISCARD
        return (
            Said(say("The {ship} is dead in space.", ship=CardName(ship))),
            CardMoved(ship, lost, face_up=True),
        )
    return (
        CardTurned(ship, hits),
        *_quiet(board, ship, 0),
        Said(say(_HIT[hits], ship=CardName(ship))),
    )


def turn_passed(table: Table, *, spared: bool = True) -> tuple[Event, ...]:
    """Count a turn for the player's ship, and repair a hit when it is time (TT-6.6, TT-R.6).

    Turns without damage count whoever is on duty; only the repair itself needs the 2nd Officer.
    """
    board = table.board
    ship = own_ship(board)
    return _repair(board, ship, OWN_REPAIR, spared, on_duty(board, SECOND_OFFICER))


def exchange_passed(table: Table, *, we_were_hit: bool, they_were_hit: bool) -> tuple[Event, ...]:
    """Count an exchange of a space battle as a turn for both ships (TT-6.5, TT-6.6)."""
    theirs = (
        event
        for ship in table.board.pile(SPACE)
        for event in _repair(table.board, ship, THEIR_REPAIR, not they_were_hit, able=True)
    )
    return (*turn_passed(table, spared=not we_were_hit), *theirs)


def _repair(board: Board, ship: CardId, needed: int, spared: bool, able: bool) -> tuple[Event, ...]:
    hits = board.card(ship).turn
    if not spared or hits == 0:
        return ()
    turns = board.card(ship).counters.get(QUIET, 0) + 1
    if turns < needed or not able:
        return _quiet(board, ship, turns)
    return (
        CardTurned(ship, hits - 1),
        *_quiet(board, ship, 0),
        Said(say("The {ship} repairs a hit.", ship=CardName(ship))),
    )


def _quiet(board: Board, ship: CardId, turns: int) -> tuple[Event, ...]:
    change = turns - board.card(ship).counters.get(QUIET, 0)
    return (CardCounted(ship, QUIET, change),) if change else ()
