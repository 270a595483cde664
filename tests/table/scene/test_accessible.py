"""What a screen reader is told, asked through Qt's own accessibility interface."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface

from .rig import Rig
from .test_keys import with_keys

Make = Callable[..., Rig]


def tree(interface: QAccessibleInterface) -> Iterator[tuple[str, str]]:
    yield interface.role().name, interface.text(QAccessible.Text.Name)
    for index in range(interface.childCount()):
        yield from tree(interface.child(index))


def table_of(table: Rig) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(table.view)


def test_every_seat_zone_card_and_track_has_a_name_and_a_role(rig: Make) -> None:
    table = rig()
    lines = list(tree(table_of(table)))
    assert lines[0] == ("Pane", "Table")
    assert ("Grouping", "Ann, you, to decide now") in lines
    assert ("StaticText", "Smoke 0") in lines
    assert ("List", "Deck, 12 cards") in lines
    assert ("List", "Bo: Hand, 5 cards") in lines
    assert ("ListItem", "Letter 5, can be used") in lines
    assert all(name for _, name in lines)


def test_the_prompt_is_the_tables_description(rig: Make) -> None:
    table = rig()
    text = table_of(table).text(QAccessible.Text.Description)
    assert text == "Ann, lay a card, or do something else."


def test_no_secret_is_told(rig: Make) -> None:
    table = rig()
    told = " ".join(name for _, name in tree(table_of(table)))
    mine = {card.name for card in table.zone("hand:0")}
    for number in range(1, 9):
        assert (f"Letter {number}" in told) == (f"Letter {number}" in mine)
    for item in table.scene.items():
        assert item.toolTip() == ""


def test_states_follow_the_choice_and_the_focus(rig: Make) -> None:
    table = with_keys(rig())
    table.button("Burn")
    card = table.zone("hand:0")[0].handle
    node = table.view.nodes.interface(("card", card))
    assert node is not None
    assert node.state().selectable
    assert not node.state().selected
    assert node.state().focused
    table.click(card)
    assert node.state().selected
    assert node.text(QAccessible.Text.Name) == "Letter 5, picked as number 1"
    assert table_of(table).focusChild().object() is node.object()


def test_rectangles_lie_on_the_view(rig: Make) -> None:
    table = rig()
    pane = table_of(table).rect()
    for index in range(table_of(table).childCount()):
        child = table_of(table).child(index)
        assert pane.adjusted(-4, -4, 4, 4).contains(child.rect()), child.text(QAccessible.Text.Name)
        assert child.parent().role() == QAccessible.Role.Pane
        assert table_of(table).indexOfChild(child) == index


def test_nodes_go_with_what_they_stand_for(rig: Make) -> None:
    table = rig()
    for _ in range(3):
        list(tree(table_of(table)))
        seat = table.sit_at_pending()
        table.drag(table.zone(f"hand:{seat}")[0].handle, f"row:{seat}")
        gc.collect()
    table.sit_at_pending()
    names = [name for _, name in tree(table_of(table))]
    assert sum("turned sideways" in name for name in names) == 3
    alive = {key for key in table.view.nodes._nodes if key[0] == "card"}
    assert alive <= {("card", handle) for handle in table.scene.keeper.placed}


def test_focus_and_refusals_are_told_while_a_screen_reader_listens(rig: Make) -> None:
    table = with_keys(rig(hand=8))
    QAccessible.setActive(True)
    try:
        assert QAccessible.isActive()
        for _ in range(5):
            table.key(Qt.Key.Key_Right)
            table.presenter.speak()
        heavy = table.named("hand:0", "Letter 8")
        table.drag(heavy, "row:0")
        table.drag(table.named("hand:0", "Letter 1"), "row:0")
        gc.collect()
        assert len(list(tree(table_of(table)))) > 10
    finally:
        QAccessible.setActive(False)
