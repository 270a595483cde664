"""Title plates: they keep to their place, can be told apart, and lie with their foundation."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from tabletop.controller.model import Box, CardModel, ZoneModel
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.library.layout import Show
from tabletop.table.scene.arrange import arrange
from tabletop.table.scene.spots import Area, Spot

TABLE = Area(0, 0, 940, 580)


def zone(show: Show, *attached: int, turned: bool = False) -> ZoneModel:
    """Make a zone with a foundation for each number, and so many cards attached to it."""
    cards: list[CardModel] = []
    for count in attached:
        root = CardId(len(cards))
        cards.append(_card(root, turned=turned))
        cards += [_card(CardId(root + 1 + place), on=root) for place in range(count)]
    return ZoneModel(
        ZoneId("z"), "z", "", SeatId(0), Box(0, 0, 1, 1), show, drop=True, cards=tuple(cards)
    )


def _card(handle: CardId, on: CardId | None = None, *, turned: bool = False) -> CardModel:
    return CardModel(handle, None, "back", "x", True, turn=int(turned), attached_to=on)


def outline(spot: Spot) -> tuple[float, float, float, float]:
    wide, tall = spot.width, spot.height
    if spot.angle % 180:
        wide, tall = tall, wide
    return spot.x - wide / 2, spot.y - tall / 2, spot.x + wide / 2, spot.y + tall / 2


def overlap(one: Spot, other: Spot) -> bool:
    a, b = outline(one), outline(other)
    return a[0] < b[2] - 1 and b[0] < a[2] - 1 and a[1] < b[3] - 1 and b[1] < a[3] - 1


@pytest.mark.parametrize("show", ["plated", "beside", "titles", "carriers"])
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("attached", [(0,), (1,), (3,), (0, 2, 1), (1, 0, 1, 0, 1)])
def test_nothing_leaves_its_place_and_nothing_covers_another(
    show: Show, turned: bool, attached: tuple[int, ...]
) -> None:
    area = Area(100, 50, 720 if show == "carriers" else 420, 120)
    spots = arrange(zone(show, *attached, turned=turned), area, TABLE, 180)
    assert len(spots) == sum(attached) + len(attached)
    for spot in spots.values():
        left, top, right, bottom = outline(spot)
        assert left >= area.x - 1
        assert top >= area.y - 1
        assert right <= area.x + area.width + 1
        assert bottom <= area.y + area.height + 1
    assert not [pair for pair in itertools.combinations(spots.values(), 2) if overlap(*pair)]


@pytest.mark.parametrize("show", ["plated", "beside"])
def test_attached_cards_are_plates_that_a_title_fits_on(show: Show) -> None:
    spots = arrange(zone(show, 3), Area(0, 0, 210, 120), TABLE, 180)
    assert spots[CardId(0)].plate == 0
    for number in (1, 2, 3):
        plate = spots[CardId(number)]
        assert plate.plate
        assert plate.height >= 12
        assert plate.width >= 50
        assert plate.angle == 0


def test_plates_above_a_card_are_as_wide_as_it_and_right_on_it() -> None:
    spots = arrange(zone("plated", 2), Area(0, 0, 300, 120), TABLE, 180)
    root, first = outline(spots[CardId(0)]), outline(spots[CardId(1)])
    assert abs(first[0] - root[0]) <= 1
    assert abs(first[2] - root[2]) <= 1
    assert 0 <= root[1] - first[3] <= 3


def test_attached_titles_are_set_in_below_their_foundation() -> None:
    spots = arrange(zone("titles", 1, 0), Area(0, 0, 140, 80), TABLE, 180)
    root, inner, other = (outline(spots[CardId(number)]) for number in range(3))
    assert inner[0] > root[0]
    assert root[1] < inner[1] < other[1]
    assert all(spot.plate for spot in spots.values())


def test_more_titles_than_lines_go_on_in_a_further_column() -> None:
    few = arrange(zone("titles", 0, 0), Area(0, 0, 200, 64), TABLE, 180)
    many = arrange(zone("titles", *[0] * 8), Area(0, 0, 200, 64), TABLE, 180)
    assert len({spot.x for spot in few.values()}) == 1
    assert len({spot.x for spot in many.values()}) == 2


def test_a_crowded_row_closes_up_but_stays_in_place() -> None:
    area = Area(0, 0, 300, 110)
    spots = arrange(zone("plated", *[1] * 9), area, TABLE, 180)
    assert max(outline(spot)[2] for spot in spots.values()) <= area.width + 1
    roots = [spot for spot in spots.values() if not spot.plate]
    assert min(b.x - a.x for a, b in itertools.pairwise(sorted(roots, key=lambda s: s.x))) > 10


def test_plates_beside_their_carriers_have_a_second_line_while_there_is_room() -> None:
    area = Area(100, 50, 420, 120)
    few = arrange(zone("carriers", 2), area, TABLE, 180)
    many = arrange(zone("carriers", 7), area, TABLE, 180)
    assert [spot.tall for spot in few.values()] == [False, True, True]
    assert not any(spot.tall for spot in many.values())
    root, *plates = many.values()
    assert all(spot.x - spot.width / 2 >= root.x + root.width / 2 for spot in plates)


def test_what_lies_on_a_beamed_card_is_set_in() -> None:
    cards = (_card(CardId(0)), _card(CardId(1), on=CardId(0)), _card(CardId(2), on=CardId(1)))
    made = zone("carriers", 0)
    spots = arrange(replace(made, cards=cards), Area(0, 0, 420, 120), TABLE, 180)
    first, second = spots[CardId(1)], spots[CardId(2)]
    assert second.x - second.width / 2 > first.x - first.width / 2


def test_carriers_become_narrower_before_they_lie_over_each_other() -> None:
    area = Area(0, 0, 700, 120)
    free = arrange(zone("carriers", 1), area, TABLE, 180)
    full = arrange(zone("carriers", 1, 1, 1, 1), area, TABLE, 180)
    assert full[CardId(0)].height == free[CardId(0)].height
    assert full[CardId(1)].width < free[CardId(1)].width


@pytest.mark.parametrize("turned", [False, True])
def test_in_a_crowd_plates_lie_on_the_foot_of_their_carriers(turned: bool) -> None:
    area = Area(0, 0, 300, 120)
    spots = arrange(zone("carriers", 1, 0, 2, 0, 1, turned=turned), area, TABLE, 180)
    for spot in spots.values():
        left, top, right, bottom = outline(spot)
        assert (left >= -1, top >= -1, right <= 301, bottom <= 121) == (True,) * 4
    root, plate = spots[CardId(0)], spots[CardId(1)]
    assert outline(root)[0] <= outline(plate)[0]
    assert outline(plate)[2] <= outline(root)[2]
    assert outline(plate)[1] > outline(root)[1]
    assert plate.layer > root.layer


@pytest.mark.parametrize("count", [8, 12, 16, 20])
def test_however_many_carriers_there_are_none_covers_the_title_of_another(count: int) -> None:
    area = Area(14, 270, 840, 96)
    attached = tuple(number % 2 for number in range(count))
    spots = arrange(zone("carriers", *attached), area, TABLE, 120)
    outlines = [outline(spot) for spot in spots.values()]
    assert all(
        area.y - 1 <= top and bottom <= area.y + area.height + 1 for _, top, _, bottom in outlines
    )
    plates = [spot for spot in spots.values() if spot.plate]
    roots = [spot for spot in spots.values() if not spot.plate]
    assert all(spot.height >= 11 for spot in plates)
    assert not [pair for pair in itertools.combinations(roots, 2) if overlap(*pair)]
    assert not [pair for pair in itertools.combinations(plates, 2) if overlap(*pair)]
