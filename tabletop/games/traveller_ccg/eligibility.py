"""What captains pursue, and who may attempt a Contract in Stage 3 (``TC-21.7``)."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.events import StateChanged
from tabletop.engine.ids import SeatId
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
