"""Every procedure of the game, and the records that their frames and the board hold."""

from __future__ import annotations

from typing import Any, Final

from tabletop.engine.frames import Procedure
from tabletop.games.captains_chair.setup import SETUP, Dealing
from tabletop.games.captains_chair.state import Course
from tabletop.games.captains_chair.turn import TURN

PROCEDURES: Final[tuple[Procedure[Any], ...]] = (SETUP, TURN)

RECORDS: Final[tuple[type, ...]] = (Course, Dealing)
"""Whatever frames and the board hold, for saves."""
