"""What stands beside the table: its bar in few even rows, and a history of which much is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tabletop.table.pages.table import TablePage
from tabletop.table.panels.flow import BalancedFlow
from tabletop.table.tongue import speak_as_chosen
from tabletop.table.tour import Tour
from tests.table.app.conftest import play_on, traders, traitors


def rows(page: TablePage) -> list[list[str]]:
    """The words of the bar, row by row."""
    QApplication.processEvents()
    shown = [one for one in page.bar.findChildren(QPushButton) if one.isVisible()]
    lines = sorted({one.y() for one in shown})
    return [[one.text() for one in shown if one.y() == line] for line in lines]


@pytest.mark.parametrize("make", [traders, lambda: traitors("Ann", bots=2)], ids=["TT", "TA"])
def test_the_bar_is_one_row_where_its_words_have_room(tour: Tour, make: object) -> None:
    assert callable(make)
    assert rows(tour.play(make())) == [["Undo action", "Redo", "History", "Menu"]]


def test_longer_words_make_rows_of_which_none_holds_one_that_was_left_over(tour: Tour) -> None:
    speak_as_chosen("de")
    try:
        found = rows(tour.play(traders()))
    finally:
        speak_as_chosen("en")
    assert [len(row) for row in found] == [2, 2]


def test_where_text_is_large_and_the_window_low_the_menu_alone_has_what_it_has_too(
    tour: Tour,
) -> None:
    speak_as_chosen("de")
    try:
        window = tour.window
        window.set_settings(window.settings._replace(text=200))
        window.resize(1024, 600)
        page = tour.play(traders())
        found = rows(page)
        offered = {words for words, _, _ in page.menu_entries()}
    finally:
        speak_as_chosen("en")
    assert [word for row in found for word in row] == ["Verlauf", "Menü", "Protokoll"]
    assert page.bar.height() >= page.bar_row.heightForWidth(page.bar.width())
    assert {button.text() for button in page._in_menu_too} <= offered


@pytest.mark.parametrize(
    ("width", "lines"), [(330, [4]), (329, [2, 2]), (250, [2, 2]), (160, [2, 2]), (159, [1] * 4)]
)
def test_lines_are_even_and_as_few_as_can_be(qtbot: QtBot, width: int, lines: list[int]) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = BalancedFlow(holder, gap=10)
    parts = []
    for wide in (70, 80, 80, 70):
        part = QWidget()
        part.setFixedSize(wide, 20)
        flow.addWidget(part)
        parts.append(part)
    holder.setFixedSize(QSize(width, 200))
    holder.show()
    found = [sum(part.y() == line for part in parts) for line in sorted({p.y() for p in parts})]
    assert found == lines
    assert flow.heightForWidth(width) == 20 * len(lines) + 10 * (len(lines) - 1)


def test_what_a_flow_knows_of_its_height_is_forgotten_when_a_part_goes(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = BalancedFlow(holder, gap=0)
    parts = [QWidget() for _ in range(2)]
    for part in parts:
        part.setFixedSize(60, 20)
        flow.addWidget(part)
    holder.show()
    assert flow.heightForWidth(100) == 40
    parts[0].hide()
    QApplication.processEvents()
    assert flow.heightForWidth(100) == 20


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 12), ((1024, 600), 8)])
def test_with_text_of_double_size_much_of_the_history_is_seen(
    tour: Tour, size: tuple[int, int], least: int
) -> None:
    tour.window.set_settings(tour.window.settings._replace(text=200))
    tour.window.resize(*size)
    page = tour.play(traitors("Ann", bots=2))
    play_on(page.match, 9)
    page.toggle_history()
    QApplication.processEvents()
    tree = page.history.tree
    assert tree.viewport().height() // tree.fontMetrics().lineSpacing() >= least
    assert rows(page) == [["History", "Menu"]]
    page.toggle_history()
    assert ("Undo action" in [word for row in rows(page) for word in row]) == (size[1] > 620)


def test_no_words_of_the_history_are_cut_off(tour: Tour) -> None:
    tour.window.set_settings(tour.window.settings._replace(text=200))
    page = tour.play(traitors("Ann", bots=2))
    page.toggle_history()
    QApplication.processEvents()
    tree = page.history.tree
    for item in page.history._items():
        rect = tree.visualItemRect(item)
        metrics = tree.fontMetrics()
        room = rect.adjusted(12, 0, -12, 0)
        needs = metrics.boundingRect(room.adjusted(0, 0, 0, 9999), 0x1000, item.text(0)).height()
        assert rect.height() >= needs, item.text(0)
