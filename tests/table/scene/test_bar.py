"""Bars along a track, tokens and marks of seats on cards, starry places."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem

from tabletop.controller.model import Box, CardModel, MarkerModel, TrackModel, ZoneModel
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.table.scene.items.bar import BarItem
from tabletop.table.scene.items.card import CardItem, Marks
from tabletop.table.scene.items.token import SeatMark, SeatToken
from tabletop.table.scene.items.zone import ZoneItem
from tabletop.table.scene.spots import Area, Spot
from tabletop.table.theme import NAMES, Theme
from tabletop.table.theme.seats import seat_colour

ROOM = "captains-chair"
STEPS = ((3, "1"), (6, "2"), (9, "3"), (12, "4"), (15, "5"))


@pytest.fixture
def scene(qapp: object) -> Iterator[QGraphicsScene]:
    made = QGraphicsScene()
    yield made
    made.clear()


def track(value: int) -> TrackModel:
    return TrackModel(
        "research:0", "Research", "research", SeatId(0), Box(0, 0, 1, 1), value, "", 15, STEPS
    )


@pytest.mark.parametrize("size", [(180, 22), (280, 36), (700, 90)])
@pytest.mark.parametrize("value", [0, 7, 15])
def test_a_bar_says_its_value_and_its_steps(
    scene: QGraphicsScene, size: tuple[int, int], value: int
) -> None:
    item = BarItem(Theme(ROOM))
    scene.addItem(item)
    item.show_track(track(value), Area(0, 0, *size))
    words = [c for c in item.childItems() if isinstance(c, QGraphicsSimpleTextItem)]
    assert [word.text() for word in words] == [str(value), "1", "2", "3", "4", "5"]
    frame = QRectF(0, 0, *size)
    for word in words:
        assert frame.contains(word.mapRectToScene(word.boundingRect()).center())
    item.show_track(track(3), Area(0, 0, *size))
    assert len([c for c in item.childItems() if isinstance(c, QGraphicsSimpleTextItem)]) == 6


@pytest.mark.parametrize("name", NAMES)
def test_the_three_tracks_differ_by_colour_and_shape(name: str) -> None:
    signs = [Theme(ROOM, name).sign(track) for track in ("research", "influence", "military")]
    assert len({sign.shape for sign in signs if sign is not None}) == 3
    colours = {sign.colour.name() for sign in signs if sign is not None}
    assert len(colours) == (1 if name == "high-contrast" else 3)
    assert Theme("plain", name).sign("research") is None


def card_with(*markers: MarkerModel, owner: SeatId | None = None, plate: int = 0) -> CardItem:
    item = CardItem(CardId(1))
    item.spot = Spot(100, 100, 26 if plate else 140, 0, 0, plate=plate)
    item.model = CardModel(CardId(1), None, "card", "x", True)
    item.mark(Marks(markers=markers, owner=owner), Theme(ROOM))
    return item


def test_teams_of_both_seats_stand_on_a_card_in_their_colours_with_numbers(
    scene: QGraphicsScene,
) -> None:
    teams = [MarkerModel("away-team", "away team", n + 1, SeatId(n)) for n in range(2)]
    item = card_with(*teams)
    scene.addItem(item)
    tokens = [child for child in item.childItems() if isinstance(child, SeatToken)]
    assert [(token.seat, token.count) for token in tokens] == [(0, 1), (1, 2)]
    assert [token.brush().color() for token in tokens] == [seat_colour(0), seat_colour(1)]
    assert tokens[0].pos() != tokens[1].pos()
    assert all(item.outline().contains(token.pos()) for token in tokens)


@pytest.mark.parametrize("plate", [0, 120])
def test_a_card_among_those_of_others_bears_its_owners_mark(
    scene: QGraphicsScene, plate: int
) -> None:
    item = card_with(owner=SeatId(1), plate=plate)
    scene.addItem(item)
    (mark,) = (child for child in item.childItems() if isinstance(child, SeatMark))
    assert mark.seat == 1
    assert not card_with().childItems()


def test_a_starry_place_is_drawn_once_for_its_size(scene: QGraphicsScene) -> None:
    item = ZoneItem(ZoneId("neutral"), Theme(ROOM))
    scene.addItem(item)
    box = Box(0, 0, 1, 1)
    model = ZoneModel(ZoneId("neutral"), "neutral", "", None, box, "row", True, (), ground="stars")
    item.show_zone(model, Area(0, 0, 400, 100))
    key = item._ground.pixmap().cacheKey()
    assert item._ground.pixmap().width() == 396
    item.show_zone(model, Area(0, 0, 400, 100))
    assert item._ground.pixmap().cacheKey() == key
    item.show_zone(model, Area(0, 0, 500, 100), 2.0)
    assert item._ground.pixmap().width() == 992
