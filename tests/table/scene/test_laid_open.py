"""Where cards of a stack lie that are looked at: near it, and clear of what can be picked."""

from __future__ import annotations

import itertools

from tabletop.engine.ids import CardId
from tabletop.table.scene.laid_open import GAP, lay_open
from tabletop.table.scene.spots import Area, Spot

TABLE = Area(0, 0, 940, 460)
PILE = Area(160, 40, 40, 80)
THREE = tuple(CardId(n) for n in range(3))


def edges(spot: Spot) -> tuple[float, float, float, float]:
    across, down = (spot.width, spot.height) if spot.angle % 180 == 0 else (spot.height, spot.width)
    return (
        spot.x - across / 2,
        spot.y - down / 2,
        spot.x + across / 2,
        spot.y + down / 2,
    )


def cover(one: Spot, other: Spot) -> bool:
    left, top, right, bottom = edges(one)
    x, y, far, low = edges(other)
    return left < far and x < right and top < low and y < bottom


def test_a_row_lies_across_its_stack_and_off_the_edges() -> None:
    spots = lay_open(THREE, PILE, TABLE, 180, ())
    line = [edges(spots[card]) for card in THREE]
    assert all(one[2] < other[0] for one, other in itertools.pairwise(line))
    assert min(one[0] for one in line) < PILE.x < max(one[2] for one in line)
    assert min(one[1] for one in line) >= GAP - 1


def test_a_row_leaves_what_else_can_be_picked_in_sight() -> None:
    beside = Spot(250, 80, 90, 0.0, 0)
    assert any(cover(beside, spot) for spot in lay_open(THREE, PILE, TABLE, 180, ()).values())
    spots = lay_open(THREE, PILE, TABLE, 180, (beside,))
    assert not any(cover(beside, spot) for spot in spots.values())
    assert all(edges(spot)[3] <= TABLE.height for spot in spots.values())


def test_a_row_keeps_clear_of_cards_that_lie_sideways() -> None:
    beside = Spot(190, 190, 120, 90.0, 0)
    spots = lay_open(THREE, PILE, TABLE, 180, (beside,))
    assert not any(cover(beside, spot) for spot in spots.values())


def test_two_rows_do_not_cover_each_other() -> None:
    first = lay_open(THREE, PILE, TABLE, 180, ())
    second = lay_open(THREE, Area(300, 40, 40, 80), TABLE, 180, tuple(first.values()))
    pairs = itertools.product(first.values(), second.values())
    assert not any(cover(one, other) for one, other in pairs)


def test_a_row_becomes_smaller_where_nothing_else_helps() -> None:
    shelf = [Spot(x, 260, 70, 0.0, 0) for x in range(40, 930, 60)]
    above = [Spot(x, 440, 40, 0.0, 0) for x in range(40, 930, 60)]
    low = Area(160, 300, 40, 80)
    spots = lay_open(THREE, low, Area(0, 0, 940, 460), 300, (*shelf, *above))
    assert not any(cover(one, spot) for one in (*shelf, *above) for spot in spots.values())


def test_a_crowded_table_has_them_all_the_same() -> None:
    everywhere = [Spot(x, y, 60, 0.0, 0) for x in range(20, 940, 50) for y in range(30, 460, 60)]
    spots = lay_open(THREE, PILE, TABLE, 180, everywhere)
    assert set(spots) == set(THREE)


def test_many_cards_lie_in_two_rows_that_do_not_cover_each_other() -> None:
    many = tuple(CardId(n) for n in range(34))
    spots = lay_open(many, Area(640, 380, 60, 80), TABLE, 180, ())
    rows = {spot.y for spot in spots.values()}
    assert len(rows) == 2
    upper, lower = sorted(rows)
    assert upper + spots[many[0]].height <= lower
    for y in rows:
        line = sorted(spot.x for spot in spots.values() if spot.y == y)
        assert len(line) == 17
        steps = [there - here for here, there in itertools.pairwise(line)]
        assert min(steps) > 0.4 * spots[many[0]].width
    assert all(edges(spot)[2] <= TABLE.width for spot in spots.values())
    assert all(edges(spot)[1] >= 0 and edges(spot)[3] <= TABLE.height for spot in spots.values())
