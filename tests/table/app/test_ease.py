"""What a hand expects everywhere: Enter, Escape, things that stay where they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tabletop.games import registry
from tabletop.table.pages.keys import KeysPage
from tabletop.table.pages.lesson import LessonPage
from tabletop.table.pages.setup import SetupPage
from tabletop.table.pages.start import StartPage
from tabletop.table.tour import Tour
from tests.table.app.conftest import traders, traitors
from tests.table.conftest import Watched


def test_enter_plays_the_game_that_the_start_screen_begins_on(tour: Tour) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert isinstance(tour.window.page, SetupPage)


@pytest.mark.parametrize("where", ["keys", "settings", "about", "statistics", "saves"])
def test_escape_goes_back_from_a_page(tour: Tour, where: str) -> None:
    start = tour.window.page
    assert isinstance(start, StartPage)
    start.opened.emit(where)
    focus = QApplication.focusWidget()
    assert tour.window.page is not start
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert tour.window.page is start


def test_escape_stays_on_the_start_screen(tour: Tour) -> None:
    QTest.keyClick(tour.window.page, Qt.Key.Key_Escape)
    assert isinstance(tour.window.page, StartPage)


def test_enter_presses_the_verb_that_has_the_focus(tour: Tour) -> None:
    page = tour.play(traders())
    before = page.match.position.answered
    page.go_to_prompt()
    focus = QApplication.focusWidget()
    assert isinstance(focus, QPushButton)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert page.match.position.answered > before


def test_sound_comes_back_as_loud_as_it_was(tour: Tour) -> None:
    window = tour.window
    loud = window.settings.volume
    assert loud
    window._mute()
    assert window.settings.volume == 0
    window._mute()
    assert window.settings.volume == loud


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_table_keeps_its_size_when_something_is_refused(
    tour: Tour, size: tuple[int, int], watched: Watched
) -> None:
    tour.window.resize(*size)
    page = tour.play(traitors("Ann", "Bo", "Cy"))
    page.curtain.hide()
    QApplication.processEvents()
    watched.taken()  # nobody sits here, since the curtain was only put aside
    before = page.view.size()
    page.prompt.refuse("Loot +1 can go to the Chest, not there.", "TA-3.1")
    QApplication.processEvents()
    assert page.prompt.refusal
    assert page.view.size() == before


@pytest.mark.parametrize("text", [100, 150])
def test_the_table_keeps_its_size_when_something_is_refused_after_a_curtain(
    tour: Tour, text: int
) -> None:
    tour.window.set_settings(tour.window.settings._replace(text=text))
    page = tour.play(traitors("Ann", "Bo", "Cy"))
    QTest.keyClick(page.curtain._open, Qt.Key.Key_Return)
    QApplication.processEvents()
    before = page.view.size()
    page.prompt.refuse("Loot +1 can go to the Chest, not there.", "TA-3.1")
    QApplication.processEvents()
    assert page.prompt.refusal
    assert page.view.size() == before


def test_a_lesson_keeps_its_verbs_and_the_table_in_their_places(tour: Tour) -> None:
    tour.learn(registry.load("traitors-aboard").pack.info)
    page = tour.window.page
    assert isinstance(page, LessonPage)
    places, sizes = set(), set()
    for _ in range(5):
        QApplication.processEvents()
        verbs = (page.note.back_button, page.note.on_button)
        places.add(tuple(verb.mapTo(page, verb.rect().topLeft()).x() for verb in verbs))
        sizes.add(page.view.height())
        page.note.on_button.click()
    assert len(places) == 1
    assert len(sizes) == 1


def test_the_keys_page_is_reached_with_its_key(tour: Tour) -> None:
    QTest.keyClick(tour.window, Qt.Key.Key_F1)
    assert isinstance(tour.window.page, KeysPage)


def test_a_question_in_the_notice_has_the_focus_and_gives_it_back(tour: Tour) -> None:
    page = tour.play(traders())
    page._ask_resign()
    focus = QApplication.focusWidget()
    assert isinstance(focus, QPushButton)
    assert focus.text() == "Play on"
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert page.notice.isHidden()
    assert QApplication.focusWidget() is page.prompt.buttons()[0]
