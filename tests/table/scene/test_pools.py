"""Pools, the line of the moment and the marks of seats, as the table shows them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from tabletop.controller.model import Box, LineModel, PoolModel, PoolToken
from tabletop.engine.ids import SeatId
from tabletop.table.scene.items.line import LineItem
from tabletop.table.scene.items.pool import PoolItem
from tabletop.table.scene.items.token import Tokens
from tabletop.table.scene.spots import Area
from tabletop.table.theme import Theme

ROOM = "traveller-ccg"


@pytest.fixture
def scene(qapp: object) -> Iterator[QGraphicsScene]:
    made = QGraphicsScene()
    yield made
    made.clear()


def pool(kinds: int, count: int = 1) -> PoolModel:
    tokens = tuple(
        PoolToken(f"kind {number}", "cargo", count, strong=number % 2 == 1)
        for number in range(kinds)
    )
    return PoolModel(SeatId(0), "Resource Pool", Box(0, 0, 1, 1), tokens)


def stacks(item: PoolItem) -> list[Tokens]:
    return [child for child in item.childItems() if isinstance(child, Tokens)]


@pytest.mark.parametrize("kinds", [1, 4, 9, 26])
@pytest.mark.parametrize("size", [(86, 90), (240, 32), (480, 60)])
def test_all_kinds_of_tokens_stand_in_the_pool(
    scene: QGraphicsScene, kinds: int, size: tuple[int, int]
) -> None:
    item = PoolItem(Theme(ROOM))
    scene.addItem(item)
    item.show_pool(pool(kinds), Area(10, 20, *size))
    found = stacks(item)
    assert len(found) == kinds
    frame = QRectF(10, 20, *size)
    assert all(frame.contains(stack.pos()) for stack in found)
    places = {(round(stack.x()), round(stack.y())) for stack in found}
    assert len(places) == kinds


def test_a_pool_shows_numbers_names_and_the_stronger_kind(scene: QGraphicsScene) -> None:
    item = PoolItem(Theme(ROOM))
    scene.addItem(item)
    item.show_pool(pool(2, count=3), Area(0, 0, 200, 40))
    plain, strong = stacks(item)
    assert (plain.count, plain.toolTip()) == (3, "3 kind 0")
    assert plain.brush().color() != strong.brush().color()
    assert plain.path() != strong.path()


def test_tokens_that_are_spent_leave_the_pool(scene: QGraphicsScene) -> None:
    item = PoolItem(Theme(ROOM))
    scene.addItem(item)
    item.show_pool(pool(3), Area(0, 0, 200, 40))
    item.show_pool(pool(1), Area(0, 0, 200, 40))
    assert len(stacks(item)) == 1
    item.show_pool(pool(0), Area(0, 0, 200, 40))
    assert stacks(item) == []


def test_a_long_sentence_becomes_smaller_and_stays_on_its_line(scene: QGraphicsScene) -> None:
    item = LineItem(Theme(ROOM))
    scene.addItem(item)
    area = Area(0, 0, 400, 20)
    item.show_line(LineModel(Box(0, 0, 1, 1), "Round 3."), area)
    short = item.childItems()[0].boundingRect()
    item.show_line(LineModel(Box(0, 0, 1, 1), "Round 3: " + "and so on " * 30), area)
    long = item.childItems()[0].boundingRect()
    assert long.height() < short.height()
    assert long.width() <= area.width + 1
    assert item.words.endswith("and so on ")
