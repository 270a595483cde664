"""When cards can be used, who uses them, and what becomes of them: this game's customs."""

from __future__ import annotations

from typing import Final

from tabletop.effects.customs import Customs
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.captains_chair.deeds import told
from tabletop.games.captains_chair.rotation import REFILL
from tabletop.games.captains_chair.state import course


def acting(table: Table) -> SeatId:
    """Give the active player, who has the first chance to react (``CC-R.17``)."""
    return course(table).active


CUSTOMS: Final = Customs(acting=acting, refill=REFILL, told=told)
