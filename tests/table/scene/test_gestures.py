"""Dragging, dropping, clicking and typing on the real widgets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tabletop.controller.model import MenuEntry, Reason
from tabletop.engine.ids import CardId, ZoneId
from tabletop.table.scene.focus import Spotlight

from .rig import Rig

Make = Callable[..., Rig]


def test_dragging_a_card_lights_its_targets_and_dropping_does_it(rig: Make) -> None:
    table = rig()
    card = table.zone("hand:0")[0]
    table.take(card.handle)
    dimmed = table.scene.lights.dimmed
    assert dimmed
    assert "zone row:0 [lit: Lay Letter 5]" in table.describe()
    assert "zone hand:1 (5) [lit: Send it]" in table.describe()
    assert "zone deck (12)\n" in table.describe()
    table.move(table.point("row:0"))
    assert "zone row:0 [hot: Lay Letter 5]" in table.describe()
    table.release(table.point("row:0"))
    assert table.names("row:0") == ["Letter 5"]
    assert not table.scene.lights.dimmed
    assert table.scene.keeper.items[table.zone("row:0")[0].handle].rotation() == 90
    assert table.faults() == ()


def test_a_drop_on_another_seat_answers_to_whom(rig: Make) -> None:
    table = rig()
    table.drag(table.zone("hand:0")[1].handle, "hand:2")
    assert len(table.zone("hand:2")) == 6
    assert table.faults() == ()


def test_a_drop_anywhere_on_a_seats_strip_means_its_only_lit_zone(rig: Make) -> None:
    table = rig()
    table.drag(table.zone("hand:0")[1].handle, "row:1")
    assert len(table.zone("hand:1")) == 6


def test_an_illegal_drop_slides_back_and_says_why_there(rig: Make, qtbot: QtBot) -> None:
    table = rig(hand=8, motion="full")
    heavy = table.named("hand:0", "Letter 8")
    table.drag(heavy, "row:0")
    assert table.refusals == [("Letter 8 is too heavy.", "S-1")]
    assert table.view.bubble.isVisible()
    assert table.view.bubble.text() == "Letter 8 is too heavy."
    item = table.scene.keeper.items[heavy]
    assert item.pos() != QPointF(item.spot.x, item.spot.y)
    qtbot.waitUntil(lambda: not table.scene.motions.running, timeout=2000)
    assert item.pos() == QPointF(item.spot.x, item.spot.y)
    assert table.faults() == ()


def test_a_card_let_go_where_it_was_taken_says_nothing(rig: Make) -> None:
    table = rig()
    table.drag(table.zone("hand:0")[0].handle, "hand:0")
    assert table.refusals == []
    assert table.faults() == ()


def test_a_click_lists_what_a_card_can_do_and_greys_the_rest(rig: Make) -> None:
    table = rig(hand=8)
    heavy = table.named("hand:0", "Letter 8")
    table.click(heavy)
    assert table.view.menu.isVisible()
    words = [row.text() for row in table.view.menu.rows]
    assert words == ["Send it", "Lay Letter 8\n✕ Letter 8 is too heavy."]
    table.view.menu.rows[1].click()
    QApplication.processEvents()
    assert table.refusals == [("Letter 8 is too heavy.", "S-1")]
    table.view.menu.rows[0].click()
    assert table.model.choice.asking == "seat"
    assert not table.view.menu.isVisible()


def test_what_cannot_be_done_is_read_out_without_a_double_stop(rig: Make) -> None:
    menu = rig().view.menu
    entries = [
        MenuEntry(None, label, Reason("That takes an action chip."))
        for label in ("PLAY: Draw 1 card.", "Lay it")
    ]
    menu.open("The Doctor", entries, QRect(10, 10, 20, 20), take_focus=False)
    assert [row.accessibleName() for row in menu.rows] == [
        "PLAY: Draw 1 card. Not now: That takes an action chip.",
        "Lay it. Not now: That takes an action chip.",
    ]


def test_a_menu_goes_when_the_table_changes(rig: Make) -> None:
    table = rig()
    table.click(table.zone("hand:0")[0].handle)
    assert table.view.menu.isVisible()
    table.button("Pass")
    assert not table.view.menu.isVisible()


def test_a_double_click_does_the_obvious_once(rig: Make) -> None:
    table = rig()
    table.double_click(table.zone("hand:0")[0].handle)
    assert table.names("row:0") == ["Letter 5"]
    assert table.match.history.cursor == 1


def test_a_double_click_on_an_answer_does_not_act_on_what_comes_then(rig: Make) -> None:
    table = rig()
    table.button("Burn")
    card = table.zone("hand:0")[0].handle
    table.double_click(card)
    assert table.model.choice.picked == (card,)


def test_cards_are_picked_on_the_table_and_numbered(rig: Make) -> None:
    table = rig()
    table.button("Burn")
    first, second = (card.handle for card in table.zone("hand:0")[:2])
    table.click(second)
    table.click(first)
    assert "Letter 5 [lit] [#2]" in table.describe()
    assert "Letter 6 [lit] [#1]" in table.describe()
    table.button("Put the last one back")
    table.button("Choose this card")
    assert len(table.zone("ash")) == 1
    assert table.faults() == ()


def test_a_stack_opens_to_be_ordered_by_dragging(rig: Make) -> None:
    table = rig()
    table.button("Sort")
    deck = table.model.zone(table.model.zones[0].id)
    opened = next(zone.opened for zone in table.model.zones if zone.id == "deck")
    assert deck is not None
    assert table.faults() == ()
    names = {card.handle: card.name for card in table.zone("deck")}
    assert [names[h] for h in opened] == ["Letter 4", "Letter 3", "Letter 2"]
    table.drag(opened[2], opened[0])
    assert [names[h] for h in table.model.choice.picked] == ["Letter 2", "Letter 4", "Letter 3"]
    table.button("Keep this order")
    top = [
        table.match.position.board.cards[n].definition
        for n in table.match.position.board.piles[ZoneId("deck")][-3:]
    ]
    assert top == ["letter-3", "letter-4", "letter-2"]


def test_a_seat_is_chosen_by_its_strip(rig: Make) -> None:
    table = rig()
    card = table.zone("hand:0")[0].handle
    table.click(card)
    table.view.menu.rows[1].click()
    assert "seat 2: Cy, can be chosen [lit]" in table.describe()
    area = table.scene.seats[table.model.seats[2].seat].area
    point = table.view.mapFromScene(QPointF(area.x + area.width / 2, area.y + 8))
    table.click_at(point)
    assert len(table.zone("hand:2")) == 6


def test_resizing_while_a_card_is_held_is_safe(rig: Make) -> None:
    table = rig()
    table.take(table.zone("hand:0")[0].handle)
    table.view.resize(1024, 500)
    assert table.scene.keeper.held is None
    assert table.faults() == ()
    table.release(QPoint(500, 300))
    assert table.match.history.cursor == 0
    table.drag(table.zone("hand:0")[0].handle, "row:0")
    assert table.names("row:0") == ["Letter 5"]


def test_undo_while_a_card_is_held_is_safe(rig: Make) -> None:
    table = rig()
    table.drag(table.zone("hand:0")[0].handle, "row:0")
    table.presenter.sit(table.model.waiting[0])
    table.take(table.zone("hand:1")[0].handle)
    table.match.history.jump(0)
    table.presenter.sit(table.model.seats[0].seat)
    assert table.scene.keeper.held is None
    table.release(table.point("row:0"))
    assert table.names("row:0") == []
    assert table.faults() == ()


def test_another_button_while_a_card_is_held_puts_it_back(rig: Make) -> None:
    table = rig()
    table.take(table.zone("hand:0")[0].handle)
    table.key(Qt.Key.Key_Escape)
    assert table.scene.keeper.held is None
    assert not table.scene.lights.dimmed
    assert table.faults() == ()


def test_hovering_tells_which_card(rig: Make) -> None:
    table = rig()
    seen: list[object] = []
    table.presenter.hovered.connect(seen.append)
    card = table.zone("hand:0")[0].handle
    table.move(table.point(card), down=False)
    table.move(table.point("row:0"), down=False)
    assert seen == [card, None]


def test_the_card_is_told_of_while_the_pointer_is_away_until_it_comes_back(rig: Make) -> None:
    table = rig()
    seen: list[object] = []
    table.presenter.hovered.connect(seen.append)
    card = table.zone("hand:0")[0].handle
    table.move(table.point(card), down=False)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.Leave))
    assert seen == [card]
    assert table.scene.keeper.lifted is None
    table.move(table.point("row:0"), down=False)
    assert seen == [card, None]


def test_nobody_acts_while_the_table_is_not_enabled(rig: Make) -> None:
    table = rig()
    table.presenter.enabled = False
    table.drag(table.zone("hand:0")[0].handle, "row:0")
    table.click(table.zone("hand:0")[0].handle)
    assert table.match.history.cursor == 0
    assert not table.view.menu.isVisible()


def test_the_pointer_says_what_it_would_do(rig: Make) -> None:
    table = rig()

    def shape() -> Qt.CursorShape:
        return table.view.viewport().cursor().shape()

    card = table.zone("hand:0")[0].handle
    table.move(table.point(card), down=False)
    assert shape() == Qt.CursorShape.OpenHandCursor
    table.take(card)
    table.move(table.point("deck"))
    assert shape() == Qt.CursorShape.ForbiddenCursor
    table.move(table.point("row:0"))
    assert shape() == Qt.CursorShape.DragMoveCursor
    table.release(table.point("row:0"))
    assert shape() == Qt.CursorShape.ArrowCursor


def test_a_refusal_is_seen_although_the_prompt_takes_room_from_the_table(
    rig: Make, qtbot: QtBot
) -> None:
    table = rig(hand=8, motion="full")
    window = QWidget()
    column = QVBoxLayout(window)
    reason = QLabel("why")
    reason.hide()
    column.addWidget(table.view, 1)
    column.addWidget(reason)
    window.resize(1280, 700)
    qtbot.addWidget(window)
    window.show()
    table.presenter.refused.connect(lambda _words, _rule: reason.show())
    heavy = table.named("hand:0", "Letter 8")
    qtbot.wait(20)
    before = table.view.height()
    table.drag(heavy, "row:0")
    qtbot.waitUntil(lambda: table.view.height() < before, timeout=1000)
    assert table.view.bubble.isVisible()
    assert table.scene.motions.on_its_way(table.scene.keeper.items[heavy])
    qtbot.waitUntil(lambda: not table.scene.motions.running, timeout=2000)
    assert table.faults() == ()
    table.view.setParent(None)


def carried(table: Rig, card: CardId, to: QPoint) -> None:
    table.take(card)
    table.move(to)
    table.release(to)


def test_a_card_dropped_elsewhere_in_ones_own_hand_sorts_it_and_nothing_else(rig: Make) -> None:
    table = rig()
    hand = [card.handle for card in table.zone("hand:0")]
    before = table.match.position
    carried(table, hand[0], table.point(hand[-1]) + QPoint(60, 40))
    assert [card.handle for card in table.zone("hand:0")] == [*hand[1:], hand[0]]
    carried(table, hand[0], table.point(hand[1]) + QPoint(2, 40))
    assert [card.handle for card in table.zone("hand:0")] == hand
    assert table.match.position is before
    assert table.refusals == []
    assert table.faults() == ()


def test_a_sorted_hand_stays_so_when_a_card_leaves_it(rig: Make) -> None:
    table = rig()
    hand = [card.handle for card in table.zone("hand:0")]
    carried(table, hand[0], table.point(hand[-1]) + QPoint(60, 40))
    table.drag(hand[1], "row:0")
    shown = [card.handle for card in table.zone("hand:0")]
    assert hand[1] not in shown
    assert shown[-1] == hand[0]


def test_shift_and_an_arrow_sort_the_hand(rig: Make) -> None:
    table = rig()
    hand = [card.handle for card in table.zone("hand:0")]
    table.view.setFocus()
    table.scene.focus.go(Spotlight(ZoneId("hand:0"), hand[0]))
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(table.view, Qt.Key.Key_Right, shift)
    assert [card.handle for card in table.zone("hand:0")][:2] == [hand[1], hand[0]]
    assert table.scene.focus.at.card == hand[0]
    for _ in range(2):
        QTest.keyClick(table.view, Qt.Key.Key_Left, shift)
    assert [card.handle for card in table.zone("hand:0")] == hand
