"""What of a match lies neither in cards nor in counters: the turn, the window, the ledger."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, cast

from tabletop.engine.board import Board
from tabletop.engine.events import StateChanged

TRADERS: Final = "traders"
PRINCE: Final = "prince"

IN_TURN: Final = "in-turn"
"""Several opponents spread over the officers (the reading of 4.2 that TT-R.2 takes)."""
ALL_FIRST: Final = "all-first"
"""Several opponents all go for the first active officer (the other reading)."""


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot of cargo in the captain's ledger. ``sold_at`` is empty while it is in the hold."""

    merchandise: str
    bought_in: int
    bought_at: str
    cost: int
    sold_in: int = 0
    sold_at: str = ""
    price: int = 0


@dataclass(frozen=True, slots=True)
class Voyage:
    """The open record of a match.

    ``turn`` is the rulebook's named turn. ``window`` names the decision that is open, ``attacker``
    the officer whose attack it is, ``price`` what the Patron asks or pays. ``purse`` lists the
    credits at the start of each round.
    """

    mode: str
    targets: str
    turn: str = ""
    window: str = ""
    attacker: str = ""
    price: int = 0
    lots: tuple[Lot, ...] = ()
    purse: tuple[int, ...] = ()


def voyage(board: Board) -> Voyage:
    """Give the open record."""
    return cast("Voyage", board.state)


def changed(board: Board, **fields: Any) -> StateChanged:
    """Propose the open record with these fields changed."""
    return StateChanged(replace(voyage(board), **fields))
