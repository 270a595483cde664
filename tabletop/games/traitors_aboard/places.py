"""The places of the table, and the printed cards by their ids."""

from __future__ import annotations

from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId, zone_of
from tabletop.engine.table import Table

CHEST: Final = ZoneId("chest")
DECK: Final = ZoneId("deck")
DISCARD: Final = ZoneId("discard")
SHOWN: Final = ZoneId("shown")
"""Where an Action lies face up while it is carried out."""
BOX: Final = ZoneId("box")
"""Out of the game: Roles and Planks that this number of players does not use."""

PIRATE: Final = DefId("pirate")
MUTINEER: Final = DefId("mutineer")
PLANK: Final = DefId("plank")
GOOD_RIDDANCE: Final = DefId("good-riddance")
SPYGLASS: Final = DefId("spyglass")
MIRACULOUS_CATCH: Final = DefId("miraculous-catch")
EMPTY_YOUR_POCKETS: Final = DefId("empty-your-pockets")

NO_DRAW: Final = "no-draw"
"""The counter of the table that is 1 while the turn ends without drawing."""

LOOT: Final = "loot"
ACTION: Final = "action"
ROLE: Final = "role"


def hand(seat: SeatId) -> ZoneId:
    """Name a player's hand."""
    return zone_of("hand", seat)


def role(seat: SeatId) -> ZoneId:
    """Name the place of a player's Role."""
    return zone_of("role", seat)


def planks(seat: SeatId) -> ZoneId:
    """Name the place in front of a player where Planks lie."""
    return zone_of("planks", seat)


def role_card(board: Board, seat: SeatId) -> CardId:
    """Give a player's Role card."""
    return board.piles[role(seat)][0]


def role_of(board: Board, seat: SeatId) -> DefId:
    """Tell which Role a player has; in a view it may be an unknown one."""
    return board.cards[role_card(board, seat)].definition


def value(table: Table, card: CardId) -> int:
    """Give the value that is printed on a Loot card."""
    return int(table.fact(card, "value"))


def kinds(table: Table, cards: tuple[CardId, ...]) -> tuple[DefId, ...]:
    """List what cards are, in their order."""
    return tuple(table.board.cards[card].definition for card in cards)


def target(board: Board) -> int:
    """Tell what the Chest must hold for the Pirates to win a count (``TA-2.1``)."""
    return board.counters["target"]


def others_aboard(board: Board, seat: SeatId) -> tuple[SeatId, ...]:
    """List the other players who are aboard, from the left neighbour on."""
    count = len(board.seats)
    around = (SeatId((seat + step) % count) for step in range(1, count))
    return tuple(other for other in around if board.seats[other].aboard)
