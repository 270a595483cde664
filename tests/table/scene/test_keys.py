"""Everything by keys: focus, menus, choices, zoom."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.table.scene.focus import Spotlight

from .rig import Rig

Make = Callable[..., Rig]


def focused(table: Rig) -> str:
    at = table.view.focus.at
    if at.card is not None:
        card = table.model.card(at.card)
        assert card is not None
        return f"{at.zone}/{card.name}"
    return str(at.zone or at.seat)


def asking(table: Rig) -> str:
    return table.model.choice.asking


def with_keys(table: Rig) -> Rig:
    table.view.activateWindow()
    table.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    table.view.use_keys(True)
    return table


def test_focus_begins_on_something_useful(rig: Make) -> None:
    table = with_keys(rig())
    assert focused(table) == "hand:0/Letter 5"
    assert table.view.focus.rect() is not None


def test_tab_walks_the_zones_in_reading_order(rig: Make) -> None:
    table = with_keys(rig())
    table.view.focus.go(table.view.focus.stops()[0])
    walked = [focused(table)]
    for _ in range(7):
        assert table.view.focusNextPrevChild(True)
        walked.append(focused(table))
    assert walked == [
        "hand:1/a card",
        "row:1",
        "hand:2/a card",
        "row:2",
        "deck/a card",
        "ash",
        "row:0",
        "hand:0/Letter 5",
    ]
    table.view.focusNextPrevChild(False)
    assert focused(table) == "row:0"


def test_arrows_walk_cards_and_go_over_to_the_next_zone(rig: Make) -> None:
    table = with_keys(rig())
    table.key(Qt.Key.Key_Right)
    assert focused(table) == "hand:0/Letter 6"
    table.key(Qt.Key.Key_Left)
    assert focused(table) == "hand:0/Letter 5"
    table.key(Qt.Key.Key_Up)
    assert focused(table).startswith("deck/")


def test_enter_lists_and_does_and_escape_backs_out(rig: Make) -> None:
    table = with_keys(rig())
    table.key(Qt.Key.Key_Return)
    assert table.view.menu.isVisible()
    assert table.view.menu.rows[0].hasFocus()
    table.key(Qt.Key.Key_Escape)
    assert not table.view.menu.isVisible()
    assert table.view.hasFocus()
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Down)
    assert table.view.menu.rows[1].hasFocus()
    table.key(Qt.Key.Key_Return)
    assert asking(table) == "seat"
    table.key(Qt.Key.Key_Escape)
    assert asking(table) == "action"


def test_a_whole_choice_by_keys(rig: Make) -> None:
    table = with_keys(rig())
    table.button("Burn")
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    assert [card.picked for card in table.zone("hand:0")[:3]] == [1, 2, 0]
    table.key(Qt.Key.Key_Escape)
    assert [card.picked for card in table.zone("hand:0")[:3]] == [1, 0, 0]
    table.button("Choose this card")
    assert len(table.zone("ash")) == 1


def test_seats_come_first_while_one_is_asked_for(rig: Make) -> None:
    table = with_keys(rig())
    table.key(Qt.Key.Key_Return)
    table.view.menu.rows[1].click()
    assert table.view.focus.stops()[0] == Spotlight(seat=table.model.seats[1].seat)
    assert focused(table) == "1"
    table.view.focusNextPrevChild(True)
    assert focused(table) == "2"
    table.key(Qt.Key.Key_Return)
    assert len(table.zone("hand:2")) == 6


def test_one_key_speaks_what_the_layout_does_not_say(rig: Make) -> None:
    table = with_keys(rig())
    said: list[str] = []
    table.presenter.said.connect(said.append)
    table.presenter.speak()
    assert said == [
        "Letter 5, can be used, 1 of 5. My hand, 5 cards. Ann, lay a card, or do something else."
    ]


def test_zoom_and_back(rig: Make) -> None:
    table = with_keys(rig())
    table.key(Qt.Key.Key_Plus)
    assert table.view.zoom > 1.15
    assert table.scene.keeper.pictures.resolution > 1.15
    card = table.zone("hand:0")[0].handle
    table.view.ensureVisible(table.scene.keeper.items[card])
    table.drag(card, card)
    table.key(Qt.Key.Key_0)
    assert table.view.zoom == 1.0
    for _ in range(30):
        table.key(Qt.Key.Key_Plus)
    assert table.view.zoom <= 4.0
    assert table.faults() == ()


def test_the_focus_stays_in_its_zone_when_its_card_goes(rig: Make) -> None:
    table = with_keys(rig())
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Return)
    assert table.names("row:0") == ["Letter 5"]
    assert focused(table) == "row:0/Letter 5"


def test_the_strip_of_another_seat_opens_by_key_and_by_click(rig: Make) -> None:
    table = with_keys(rig(seats=4))
    stop = next(stop for stop in table.view.focus.stops() if stop.zone == "hand:2")
    table.view.focus.go(stop)
    table.key(Qt.Key.Key_Return)
    zoomed = table.view.zoom
    assert zoomed > 2
    assert opened(table) == 2
    area = table.scene.seats[table.model.seats[2].seat].area
    corner = table.view.mapFromScene(area.x, area.y)
    assert table.view.viewport().rect().adjusted(-2, -2, 2, 2).contains(corner)
    table.key(Qt.Key.Key_Escape)
    assert opened(table) is None
    table.click("row:1")
    assert opened(table) == 1
    table.click("row:1")
    assert opened(table) is None
    assert table.view.zoom == 1.0
    table.click("row:1")
    table.button("Pass")
    assert opened(table) is None
    assert table.faults() == ()


def opened(table: Rig) -> int | None:
    return table.view.opened_strip


def ring(table: Rig) -> bool:
    return table.view.focus.shown


def test_whoever_plays_by_mouse_sees_no_ring(rig: Make) -> None:
    table = rig()
    table.view.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not ring(table)
    table.click(table.zone("hand:0")[0].handle)
    table.view.menu.rows[0].setFocus()
    QTest.mouseClick(table.view.menu.rows[0], Qt.MouseButton.LeftButton)
    assert not table.view.menu.isVisible()
    assert table.view.hasFocus()
    assert not ring(table)


def test_a_key_shows_the_ring_and_the_mouse_puts_it_away(rig: Make) -> None:
    table = rig()
    table.view.setFocus(Qt.FocusReason.OtherFocusReason)
    table.key(Qt.Key.Key_Right)
    assert ring(table)
    table.view.clearFocus()
    assert not ring(table)
    table.view.setFocus(Qt.FocusReason.OtherFocusReason)
    assert ring(table)
    table.click("row:0")
    assert not ring(table)


def test_enter_does_nothing_to_a_card_before_the_ring_shows_it(rig: Make) -> None:
    table = rig()
    table.view.setFocus(Qt.FocusReason.OtherFocusReason)
    table.button("Burn")
    table.key(Qt.Key.Key_Return)
    assert ring(table)
    assert not any(card.picked for card in table.zone("hand:0"))
    table.key(Qt.Key.Key_Return)
    assert any(card.picked for card in table.zone("hand:0"))


def test_a_table_that_is_hidden_walks_nowhere(rig: Make) -> None:
    table = with_keys(rig())
    before = table.view.focus.at
    table.view.hide()
    assert table.view.focus.at == before


def test_the_card_that_the_ring_comes_to_is_looked_at(rig: Make) -> None:
    table = rig()
    looked: list[object] = []
    table.presenter.hovered.connect(looked.append)
    with_keys(table)
    assert looked == [table.view.focus.at.card]
    table.view.focus.refresh()
    assert len(looked) == 1
    table.view.use_keys(False)
    table.view.focus.refresh()
    assert len(looked) == 1
    table.view.use_keys(True)
    assert looked == [table.view.focus.at.card] * 2
