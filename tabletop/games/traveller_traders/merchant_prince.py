"""Merchant Prince: each round brings passengers' money, a jump and a fight (TT-8)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.events import Said, TableCounted
from tabletop.engine.frames import NOTHING, At, Next, Nothing, Procedure, call
from tabletop.engine.message import say
from tabletop.games.traveller_traders.names import CREDITS, EARNED, FREIGHT, ROUND
from tabletop.games.traveller_traders.space import VOYAGE
from tabletop.games.traveller_traders.state import changed, voyage

HYPERSPACE_JUMP: Final = "hyperspace jump"


def begin_round(at: At[Nothing]) -> Next:
    """Receive the money, then jump and fight as in Traveller Traders (TT-8.2).

    What is earned is counted by itself, since only that leads to the goal (TT-R.10).
    """
    board = at.board
    purse = (*voyage(board).purse, board.counters.get(CREDITS, 0))
    return call(
        VOYAGE.frame(NOTHING),
        TableCounted(ROUND, 1),
        changed(board, turn=HYPERSPACE_JUMP, purse=purse),
        Said(say("Passengers and freight pay {credits} credits.", credits=FREIGHT)),
        TableCounted(CREDITS, FREIGHT),
        TableCounted(EARNED, FREIGHT),
        then=begin_round,
    )


PRINCE_ROUND: Final = Procedure("traders.prince", Nothing, begin_round)
