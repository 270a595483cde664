"""Figures by seat: all of them are seen in a panel of any width."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.table.pages.parts import break_words
from tabletop.table.panels.seat_figures import Room, SeatFigures, arrange
from tabletop.table.tongue import speak_as_chosen
from tabletop.table.tour import Tour
from tests.table.app.conftest import play_to_the_end, traders, traitors

FIGURES = (("Role", "Pirate", "Mutineer", "Pirate"), ("Planks", "1", "2", "3"), ("Target", "5"))
SEATS = ("Ann", "Bo", "Cy")


def words(seats: tuple[str, ...], room: Room) -> list[list[str]]:
    return [[cell.text for cell in row] for row in arrange(seats, FIGURES, room).rows]


def test_labels_stand_beside_the_values_where_all_seats_have_room() -> None:
    assert words(SEATS, Room(400, 100, 100)) == [
        ["Ann", "Bo", "Cy"],
        ["Role", "Pirate", "Mutineer", "Pirate"],
        ["Planks", "1", "2", "3"],
        ["Target", "5"],
    ]


def test_in_a_narrow_panel_labels_stand_above_the_values() -> None:
    assert words(SEATS, Room(399, 100, 100)) == [
        ["Ann", "Bo", "Cy"],
        ["Role"],
        ["Pirate", "Mutineer", "Pirate"],
        ["Planks"],
        ["1", "2", "3"],
        ["Target"],
        ["5"],
    ]


def test_in_a_very_narrow_one_seats_stand_below_each_other() -> None:
    assert words(SEATS, Room(150, 100, 100)) == [
        ["Role"],
        ["Ann", "Pirate"],
        ["Bo", "Mutineer"],
        ["Cy", "Pirate"],
        ["Planks"],
        ["Ann", "1"],
        ["Bo", "2"],
        ["Cy", "3"],
        ["Target", "5"],
    ]


def test_where_not_even_a_name_has_room_beside_a_value_each_is_told_in_a_line() -> None:
    assert words(SEATS, Room(150, 100, 100, 60)) == [
        ["Role"],
        ["Ann: Pirate"],
        ["Bo: Mutineer"],
        ["Cy: Pirate"],
        ["Planks"],
        ["Ann: 1"],
        ["Bo: 2"],
        ["Cy: 3"],
        ["Target"],
        ["5"],
    ]


def test_many_seats_go_on_in_a_block_below() -> None:
    seats = tuple("ABCDEFGH")
    figures = (("Planks", *"12345678"), ("Value", *"87654321"), ("Target", "5"))
    rows = arrange(seats, figures, Room(320, 160, 100)).rows
    told = [[cell.text for cell in row] for row in rows]
    assert [row for row in told if row[0] in "ADG"] == [list("ABC"), list("DEF"), list("GH")]
    assert ["1", "2", "3"] in told
    assert ["7", "8"] in told
    assert told.count(["Target"]) == 1


def test_one_seat_needs_no_name() -> None:
    rows = arrange(("Ann",), (("Rounds", "3"), ("Best lot", "Tools, +5")), Room(200, 90, 100)).rows
    assert [[cell.text for cell in row] for row in rows] == [
        ["Rounds", "3"],
        ["Best lot", "Tools, +5"],
    ]


def test_each_value_is_said_with_what_it_is_and_whose() -> None:
    rows = arrange(SEATS, FIGURES, Room(399, 100, 100)).rows
    spoken = [cell.spoken for row in rows for cell in row if cell.role == "value"]
    assert spoken[1] == "Role, Bo: Mutineer"
    assert spoken[-1] == "Target: 5"


def seen_whole(table: SeatFigures) -> list[str]:
    """List the cells whose words have too little room; none where all is well."""
    found = []
    for at, row in enumerate(table.shown.rows):
        for cell in row:
            item = table.item(at, cell.column)
            assert item is not None
            font = item.font() if cell.role == "name" else QFont(table.font())
            rect = table.visualRect(table.model().index(at, cell.column))
            longest = max(cell.text.split(), key=len, default="")
            wide = QFontMetrics(font).horizontalAdvance(longest)
            if wide > rect.width() - 8 or rect.right() > table.viewport().width():
                found.append(f"{cell.text}: {wide} in {rect}")
    return found


@pytest.mark.parametrize("seats", [3, 8])
@pytest.mark.parametrize("text", [100, 200])
def test_at_the_end_no_figure_of_any_seat_is_cut(tour: Tour, seats: int, text: int) -> None:
    tour.window.set_settings(tour.window.settings._replace(text=text))
    match = traitors("Ann", bots=seats - 1)
    play_to_the_end(match)
    page = tour.play(match)
    QApplication.processEvents()
    tables = page.end.findChildren(SeatFigures)
    assert len(tables) >= 2
    for table in tables:
        assert table.viewport().width() <= page.end.viewport().width()
        assert seen_whole(table) == []
        told = " ".join(cell.text for row in table.shown.rows for cell in row)
        assert all(player.name in told for player in match.players)
        assert table.horizontalScrollBar().maximum() == 0


def test_figures_are_laid_out_anew_for_another_width(qtbot: QtBot) -> None:
    table = SeatFigures("Statistics", SEATS, FIGURES)
    qtbot.addWidget(table)
    table.setFixedWidth(240)
    table.show()
    qtbot.waitExposed(table)
    narrow = len(table.shown.rows)
    table.setFixedWidth(700)
    assert len(table.shown.rows) < narrow
    assert table.verticalScrollBar().maximum() == 0
    value = table.item(1, 2)
    assert value is not None
    assert value.textAlignment() & Qt.AlignmentFlag.AlignRight


def test_a_match_of_one_is_told_in_two_columns(tour: Tour) -> None:
    match = traders()
    play_to_the_end(match)
    page = tour.play(match)
    QApplication.processEvents()
    table = page.end.findChildren(SeatFigures)[0]
    assert [len(row) for row in table.shown.rows] == [2] * len(table.shown.rows)
    assert table.shown.rows[0][0].text == "Rounds"


def test_the_end_in_the_smallest_window_breaks_words_and_cuts_none(tour: Tour) -> None:
    speak_as_chosen("de")
    try:
        tour.window.resize(1024, 600)
        tour.window.set_settings(tour.window.settings._replace(text=200))
        match = traders()
        play_to_the_end(match)
        page = tour.play(match)
        for _ in range(3):
            QApplication.processEvents()
        inner = page.end.widget()
        assert inner is not None
        assert inner.width() <= page.end.viewport().width()
        for verb in page.end.findChildren(QPushButton):
            assert verb.width() >= verb.sizeHint().width(), verb.text()
    finally:
        speak_as_chosen("en")


def test_words_of_a_verb_are_broken_only_where_they_must_be(qtbot: QtBot) -> None:
    verb = QPushButton()
    qtbot.addWidget(verb)
    verb.setText("Play again")
    wide = verb.sizeHint().width()
    break_words(verb, "Play again", wide)
    assert verb.text() == "Play again"
    break_words(verb, "Play again", wide - 1)
    assert verb.text() == "Play\nagain"
    break_words(verb, "Play & win", 4000)
    assert verb.text() == "Play && win"
