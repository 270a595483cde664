"""Copying an operation of another card (``CC-26.10``, ``CC-26.11``, ``CC-R.73``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.effects.context import Context
from tabletop.effects.usable import why_not
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.message import Refusal
from tabletop.games.captains_chair.language.marks import FREE_CHIP
from tabletop.games.captains_chair.operation import carry_out_operation

if TYPE_CHECKING:
    from tabletop.effects.ability import Ability
    from tabletop.effects.reader import Reader


def why_not_copied(reader: Reader, ability: Ability, context: Context) -> Refusal | None:
    """Say why an operation can't be copied: its barrier isn't met, its costs can't be paid."""
    copying = Context(context.source, context.controller, (FREE_CHIP,), copied=True)
    return why_not(reader, ability, copying)


def copied(source: CardId, definition: DefId, key: str, seat: SeatId) -> Frame:
    """Carry out the operation of another card for the card that copies, which is 'this card'."""
    return carry_out_operation(source, definition, key, seat, free_chip=True, copied=True)
