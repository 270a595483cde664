"""Where cards lie in a row: they become smaller before they lie over each other."""

from __future__ import annotations

import itertools

import pytest

from tabletop.controller.model import Box, CardModel, ZoneModel
from tabletop.engine.ids import CardId, ZoneId
from tabletop.library.layout import Show
from tabletop.table.scene.arrange import arrange
from tabletop.table.scene.spots import Area, Spot

TABLE = Area(0, 0, 940, 600)


def zone(count: int, show: Show, turn: int) -> ZoneModel:
    cards = tuple(
        CardModel(CardId(n), None, "card", "a card", False, turn=turn) for n in range(count)
    )
    return ZoneModel(ZoneId("crew"), "crew", "Crew", None, Box(0, 0, 1, 1), show, True, cards)


def ends(spot: Spot) -> tuple[float, float]:
    wide = spot.height if spot.angle % 180 else spot.width
    return spot.x - wide / 2, spot.x + wide / 2


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("count", [2, 4])
def test_cards_of_a_row_lie_beside_each_other(count: int, turn: int) -> None:
    area = Area(0, 0, 420, 110)
    spots = arrange(zone(count, "row", turn), area, TABLE, 180)
    line = sorted(ends(spot) for spot in spots.values())
    assert line[0][0] >= -1
    assert line[-1][1] <= area.width + 1
    assert all(one[1] <= other[0] for one, other in itertools.pairwise(line))


def test_a_hand_becomes_a_little_smaller_and_then_closes_up() -> None:
    area = Area(0, 0, 300, 120)
    few = arrange(zone(2, "hand", 0), area, TABLE, 180)
    some = arrange(zone(4, "hand", 0), area, TABLE, 180)
    many = arrange(zone(9, "hand", 0), area, TABLE, 180)
    assert some[CardId(0)].height < few[CardId(0)].height
    line = sorted(ends(spot) for spot in some.values())
    assert all(one[1] <= other[0] for one, other in itertools.pairwise(line))
    assert many[CardId(0)].height >= few[CardId(0)].height * 0.78
    assert max(ends(spot)[1] for spot in many.values()) <= area.width + 1


def test_a_long_row_overlaps_rather_than_becoming_tiny() -> None:
    area = Area(0, 0, 300, 120)
    alone = arrange(zone(1, "row", 0), area, TABLE, 180)[CardId(0)]
    spots = arrange(zone(12, "row", 0), area, TABLE, 180)
    assert all(spot.height >= alone.height * 0.65 for spot in spots.values())
    assert max(ends(spot)[1] for spot in spots.values()) <= area.width + 1
