"""What is written on the tables of all games can be read: in small windows, with large text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsScene,
    QGraphicsSimpleTextItem,
    QGraphicsView,
)
from pytestqt.qtbot import QtBot

from tabletop.table.theme import Theme
from tests.table.reach.test_structure import GAMES, middle_of
from tests.table.reach.written import faults_of_writing
from tests.table.touring import touring

SIZES = {"en": ((1024, 600), (1280, 720)), "de": ((1024, 600),)}
TEXTS = (100, 150, 200)


@pytest.mark.parametrize("language", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_written_on_a_table_can_be_read(
    qtbot: QtBot, home: object, game: str, language: str
) -> None:
    with touring(qtbot) as tour:
        tour.window.set_settings(tour.window.settings._replace(language=language))
        page = tour.play(middle_of(game))
        found = []
        for width, height in SIZES[language]:
            tour.window.resize(QSize(width, height))
            for text in TEXTS:
                tour.window.set_settings(tour.window.settings._replace(text=text))
                for _ in range(4):
                    QApplication.processEvents()
                found += [
                    f"{width} by {height}, {text} %: {fault}"
                    for fault in faults_of_writing(page.view)
                ]
        assert found == []


def test_words_that_are_small_cut_or_over_each_other_are_found(qtbot: QtBot) -> None:
    theme = Theme("plain")
    scene = QGraphicsScene(0, 0, 300, 200)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.setFixedSize(304, 204)
    view.show()
    for words, role, pixels, x, y in (
        ("tiny", "text", 6.0, 10, 10),
        ("below", "text", 14.0, 10, 60),
        ("above", "text", 14.0, 14, 64),
        ("beginn…", "text", 14.0, 10, 110),
        ("outside", "text", 14.0, 290, 150),
        ("right", "text", 14.0, 100, 150),
    ):
        item = QGraphicsSimpleTextItem(words)
        item.setFont(theme.fixed_font(role, pixels))
        item.setPos(x, y)
        scene.addItem(item)
    found = "\n".join(faults_of_writing(view))
    assert "'tiny'" in found
    assert "has 6.0 pixels" in found
    assert "'beginn…'" in found
    assert "is cut" in found
    assert "'outside'" in found
    assert "leaves the table" in found
    assert "lie on each other" in found
    assert "right" not in found
