"""Titles of places and tracks can be read, whatever else stands in their corner."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene, QGraphicsSimpleTextItem

from tabletop.controller.model import Box, TrackModel, ZoneModel
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.table.scene.items.track import TrackItem
from tabletop.table.scene.items.zone import ZoneItem
from tabletop.table.scene.spots import Area
from tabletop.table.theme import Theme

pytestmark = pytest.mark.usefixtures("qapp")

BOX = Box(0, 0, 1, 1)


@pytest.mark.parametrize("height", [38, 45, 60, 90])
def test_a_narrow_track_has_its_title_at_any_height(height: int) -> None:
    item = TrackItem(Theme("cockpit"))
    item.show_track(
        TrackModel("infamy", "Infamy", "infamy", SeatId(0), BOX, 12), Area(0, 0, 40, height)
    )
    texts = [one for one in item.childItems() if isinstance(one, QGraphicsSimpleTextItem)]
    (title,) = (one for one in texts if one.text() == "Infamy")
    assert title.isVisible()
    assert title.x() + title.boundingRect().width() <= 40


@pytest.mark.parametrize("marks", [1, 2, 4])
def test_marks_of_seats_do_not_cross_the_title_of_a_place(marks: int) -> None:
    scene, item = QGraphicsScene(), ZoneItem(ZoneId("slot:0"), Theme("cockpit"))
    scene.addItem(item)
    seats = tuple(SeatId(number) for number in range(marks))
    title = "Slot of Ann"
    model = ZoneModel(ZoneId("slot:0"), "slot", title, None, BOX, "beside", True, (), marks=seats)
    item.show_zone(model, Area(0, 0, 90, 120))
    (words,) = (one for one in item.childItems() if isinstance(one, QGraphicsSimpleTextItem))
    shapes = [one for one in item.childItems() if isinstance(one, QGraphicsPathItem)]
    beside = [one for one in shapes if one.path().boundingRect().width() < 20]
    assert words.isVisible()
    assert words.text().startswith("Slot")
    assert len(beside) == marks
    left = min(one.path().boundingRect().left() for one in beside)
    assert words.x() + words.boundingRect().width() <= left + 1


@pytest.mark.parametrize(("height", "width", "shown"), [(72, 200, "Ann: Deck"), (50, 34, "Deck")])
def test_a_small_pile_keeps_its_caption(height: int, width: int, shown: str) -> None:
    item = ZoneItem(ZoneId("deck:0"), Theme("captains-chair"))
    model = ZoneModel(
        *(ZoneId("deck:0"), "deck", "Ann: Deck", SeatId(0), BOX, "stack", True, ()), short="Deck"
    )
    item.show_zone(model, Area(0, 0, width, height))
    (words,) = (one for one in item.childItems() if isinstance(one, QGraphicsSimpleTextItem))
    assert words.isVisible()
    assert words.text() == shown
