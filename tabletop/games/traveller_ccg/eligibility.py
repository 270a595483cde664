"""What captains pursue, and who may attempt a Contract in Stage 3 (``TC-21.7``)."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.events import StateChanged
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal, refuse
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.commitment import pursued
from tabletop.games.traveller_ccg.places import complications_on
from tabletop.games.traveller_ccg.state import captain, changed, voyage, with_captain


def passing(table: Table, seat: SeatId, *, failed: bool = False) -> StateChanged:
    """Note that a captain passes in Resolution Stage 2, or has failed, which counts as a pass.

    Whether they are eligible is settled at this moment (``TC-R.75``); who failed never is
    (``TC-22.10``).
    """
    contract = pursued(table, seat)
    free = contract is not None and not complications_on(table.board, contract)
    record = replace(captain(table, seat), passed=True, eligible=free and not failed)
    return changed(with_captain(voyage(table), seat, record))


def not_selecting(table: Table, seat: SeatId) -> Refusal | None:
    """Say why a captain can't make a selection of Stage 2 now, unless it is theirs to make."""
    state = voyage(table)
    if state.phase != "resolution" or state.stage != 2:
        return refuse("TC-21.2", "That is done in Stage 2 of the Resolution Phase.")
    if state.acting != seat or state.attempt is not None:
        return refuse("TC-21.2", "It is not your move now.")
    return None


def not_eligible(table: Table, seat: SeatId) -> Refusal | None:
    """Say why a captain can't attempt a Contract now, unless they can (``TC-21.9``)."""
    state = voyage(table)
    if state.phase != "resolution" or state.stage != 3:
        return refuse("TC-21.9", "Contracts are attempted in Stage 3 of the Resolution Phase.")
    if state.acting != seat:
        return refuse("TC-21.9", "It is not your attempt now.")
    if not captain(table, seat).eligible:
        return refuse(
            "TC-21.7",
            "Only who passed while no Complication was left on their Contract may attempt it.",
        )
    return None
