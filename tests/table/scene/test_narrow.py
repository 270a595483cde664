"""However narrow or low its place is, no card leaves it: as in a window that stands upright."""

from __future__ import annotations

from typing import get_args

import pytest

from tabletop.library.layout import Show
from tabletop.table.scene.arrange import arrange
from tabletop.table.scene.spots import Area
from tests.table.scene.test_plates import outline, zone

TABLE = Area(0, 0, 560, 1012)
SIDES = (35, 60, 90, 150, 400)
NEAR = 2.0
"""Pixels by which rounding may move an edge."""


@pytest.mark.parametrize("show", get_args(Show))
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("attached", [(0,), (1,), (3,), (0, 0), (0, 2, 1), (0,) * 6])
def test_no_card_leaves_a_narrow_place(show: Show, turned: bool, attached: tuple[int, ...]) -> None:
    for width in SIDES:
        for height in SIDES:
            area = Area(100, 50, width, height)
            for spot in arrange(zone(show, *attached, turned=turned), area, TABLE, 300).values():
                left, top, right, bottom = outline(spot)
                assert area.x - NEAR <= left <= right <= area.x + width + NEAR, (width, height)
                assert area.y - NEAR <= top <= bottom <= area.y + height + NEAR, (width, height)
