"""Captain's Chair on the real table, by hand: a ship warps, a card is dragged into play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF

from tabletop.engine.ids import CardId, SeatId
from tabletop.games import registry
from tabletop.session.match import Match
from tabletop.session.players import Player

from .rig import Rig

Make = Callable[..., Rig]
SHIP = "U.S.S. Shenzhou"


def cadet(seed: int = 26) -> Match:
    return Match.create(registry.load("captains-chair"), (Player("Ann"),), {}, seed)


def token(table: Rig) -> CardId:
    cards = (card for zone in table.model.zones for card in zone.cards)
    return next(card.handle for card in cards if card.definition == "token-uss-shenzhou")


@pytest.mark.rules("CC-17.7", "CC-28.1")
def test_a_ships_token_slides_to_where_it_warps(rig: Make) -> None:
    table = rig(cadet(), motion="full")
    ship = next(card for card in table.zone("fleet:0") if card.definition == "uss-shenzhou")
    table.click(ship.handle)
    table.view.menu.rows[0].click()
    table.button("Warp this Ship")
    table.scene.motions.finish()
    item = table.scene.keeper.items[token(table)]
    started = QPointF(item.pos())
    place = table.named("neutral", "Argus Array")
    table.click(place)
    moved = table.scene.keeper.items[token(table)]
    assert table.scene.motions.on_its_way(moved)
    under_way = QPointF(moved.pos())
    table.scene.motions.finish()
    home = table.scene.keeper.items[place].pos()
    assert abs(moved.pos().y() - home.y()) < 120
    far = (moved.pos() - started).manhattanLength()
    assert far > 100
    assert (under_way - started).manhattanLength() < far  # it was seen on its way
    assert [card.handle for card in table.zone("neutral") if card.attached_to == place] == [
        moved.handle
    ]


@pytest.mark.rules("CC-9.10", "CC-9.1")
def test_a_card_is_dragged_into_the_briefing_room_and_takes_a_chip(rig: Make) -> None:
    table = rig(cadet())
    table.drag(table.named("hand:0", "Kamran Gant"), "briefing:0")
    table.click(table.named("neutral", "Argus Array"))
    assert table.names("briefing:0") == ["Kamran Gant"]
    chips = next(track for track in table.model.tracks if track.key == "chips:0")
    assert chips.value == 2
    (world,) = (card for card in table.zone("neutral") if card.name == "Argus Array")
    assert [(marker.seat, marker.count) for marker in world.markers] == [(SeatId(0), 1)]


@pytest.mark.rules("CC-9.10")
def test_a_card_with_several_plays_asks_which_when_it_is_dropped(rig: Make) -> None:
    table = rig(cadet())
    table.drag(table.named("hand:0", "Summons"), "briefing:0")
    assert table.names("briefing:0") == []
    rows = [row.text() for row in table.view.menu.rows]
    assert len(rows) == 2
    assert any("Gain 1 latinum" in row for row in rows)
    next(row for row in table.view.menu.rows if "Gain 1 latinum" in row.text()).click()
    assert table.names("briefing:0") == ["Summons"]
