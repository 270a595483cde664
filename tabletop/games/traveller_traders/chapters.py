"""Where a match stands: its round, and the turn of it by its name in the rulebook (TT-3.1)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.message import Message, say
from tabletop.games.telling import Chapter
from tabletop.games.traveller_traders import round as trading
from tabletop.games.traveller_traders.merchant_prince import HYPERSPACE_JUMP
from tabletop.games.traveller_traders.names import ROUND
from tabletop.games.traveller_traders.state import voyage

TURNS: Final[Mapping[str, Message]] = MappingProxyType(
    {
        trading.PURCHASE_PROSPECTING: say("Purchase Prospecting"),
        trading.FIRST_COMBAT: say("First Combat"),
        trading.PURCHASE: say("Purchase"),
        trading.SPACE_TURN: say("Space"),
        trading.SALE_PROSPECTING: say("Sale Prospecting"),
        trading.SECOND_COMBAT: say("Second Combat"),
        trading.SALE: say("Sale"),
        HYPERSPACE_JUMP: say("Hyperspace Jump"),
    }
)


def chapter(board: Board) -> Chapter | None:
    """Name the round and its turn; None before the first."""
    number = board.counters.get(ROUND, 0)
    if not number:
        return None
    return Chapter(say("Round {round}", round=number), TURNS.get(voyage(board).turn))
