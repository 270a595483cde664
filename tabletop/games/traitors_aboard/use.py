"""Using an Action card: its ability as the effect language reads it, as frames to run."""

from __future__ import annotations

from typing import Final

from tabletop.effects.context import Address, Context
from tabletop.effects.interpret import RUN, Walk, carry_out
from tabletop.engine.board import Binding
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.table import Table

USE: Final = "use"
"""The key of what an Action card does."""


def aiming(table: Table, card: CardId, seat: SeatId) -> Frame:
    """Make the frame that asks for the targets of an Action before it is shown."""
    address = Address(table.board.cards[card].definition, USE, ("targets",))
    return Frame(RUN, "run", Walk(address, Context(card, seat)))


def effect(table: Table, card: CardId, seat: SeatId, bound: tuple[Binding, ...]) -> Frame:
    """Make the frame that carries an Action out on its targets."""
    return carry_out(table.board.cards[card].definition, USE, card, seat, bound)
