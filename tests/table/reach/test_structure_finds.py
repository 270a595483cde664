"""What the search for faults of a layout finds when they are there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.table.reach.structure import faults

Plant = Callable[[QWidget], QWidget]


def outside(page: QWidget) -> QWidget:
    made = QPushButton("Pass", page)
    made.setGeometry(380, 10, 100, 40)
    return made


def too_narrow(page: QWidget) -> QWidget:
    made = QPushButton("A verb of many words", page)
    made.setGeometry(10, 10, 40, 40)
    return made


def too_low(page: QWidget) -> QWidget:
    made = QLabel("Words that take more than a single line of this narrow label", page)
    made.setWordWrap(True)
    made.setGeometry(10, 10, 100, 18)
    return made


def long_word(page: QWidget) -> QWidget:
    made = QLabel("Donaudampfschifffahrtsgesellschaft", page)
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setGeometry(10, 10, 40, 100)
    return made


def long_choice(page: QWidget) -> QWidget:
    made = QComboBox(page)
    made.addItem("a choice that is much longer than its list is wide")
    made.setGeometry(10, 10, 90, 30)
    return made


def beside_what_scrolls(page: QWidget) -> QWidget:
    area = QScrollArea(page)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setGeometry(0, 0, 200, 200)
    inner = QWidget()
    inner.resize(600, 600)
    made = QPushButton("Far", inner)
    made.setGeometry(400, 10, 100, 40)
    area.setWidget(inner)
    return area


def on_another(page: QWidget) -> QWidget:
    below = QPushButton("One", page)
    below.setGeometry(10, 10, 100, 40)
    made = QPushButton("Two", page)
    made.setGeometry(60, 20, 100, 40)
    return made


@pytest.mark.parametrize(
    "plant",
    [outside, too_narrow, too_low, long_word, long_choice, beside_what_scrolls, on_another],
    ids=lambda one: one.__name__,
)
def test_each_kind_of_fault_is_found(qtbot: QtBot, plant: Plant) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 300)
    plant(page)
    page.show()
    qtbot.waitExposed(page)
    assert faults(page) != []


def test_what_is_scrolled_to_is_no_fault(qtbot: QtBot) -> None:
    page = QScrollArea()
    qtbot.addWidget(page)
    inner = QWidget()
    inner.resize(300, 2000)
    QPushButton("Down there", inner).setGeometry(10, 1900, 120, 40)
    page.setWidget(inner)
    page.resize(400, 300)
    page.show()
    qtbot.waitExposed(page)
    assert faults(page) == []
