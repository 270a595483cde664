"""Passing until something ends is over when that has ended (TC-R.106)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from tabletop.engine.frames import Frame
from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg.round import ROUND
from tabletop.games.traveller_ccg.stages import end_stage
from tabletop.games.traveller_ccg.state import Captain, Orders, captain
from tests.games.traveller_ccg.tables import Story, table


def asleep(until: Literal["stage", "round"], frame: Frame) -> str:
    """Run a frame while a captain passes until something ends; tell what is left of that."""
    sleeping = replace(Captain(), orders=Orders(decline=until))
    at = table(2, phase="action", stage=1, captains=(sleeping, Captain()))
    return captain(Story(at, frame).table, SeatId(0)).orders.decline


@pytest.mark.rules("TC-R.106")
def test_with_the_stage() -> None:
    assert asleep("stage", end_stage()) == ""
    assert asleep("round", end_stage()) == "round"


@pytest.mark.rules("TC-R.106", "TC-R.9")
def test_with_the_round() -> None:
    assert asleep("round", Frame(ROUND.name, "end_round")) == ""
