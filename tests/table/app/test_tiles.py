"""The start screen at any size: every game can be played and learned without a search for how."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from tabletop.table.pages.settings import SettingsPage
from tabletop.table.tongue import speak_as_chosen
from tabletop.table.tour import Tour


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak_as_chosen(request.param)
    yield request.param
    speak_as_chosen("en")


def show(tour: Tour, width: int, height: int, text: int) -> None:
    tour.window.resize(width, height)
    tour.window.set_settings(tour.window.settings._replace(text=text))
    for _ in range(4):
        QApplication.processEvents()


def in_sight(tour: Tour, most: int = 4) -> list[str]:
    """Name the games whose two first verbs are wholly seen."""
    found = []
    for plate in tour.start._plates[:most]:
        verbs = plate.findChildren(QPushButton)[:2]
        if all(verb.visibleRegion().boundingRect().size() == verb.size() for verb in verbs):
            found.append(plate.poster.accessibleName())
    return found


def scrolls(tour: Tour) -> bool:
    assert tour.start.area is not None
    return tour.start.area.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("text", [100, 200])
def test_all_games_are_in_sight_with_their_verbs(language: str, tour: Tour, text: int) -> None:
    show(tour, 1280, 720, text)
    assert len(tour.start._plates) == 4
    assert len(in_sight(tour)) == 4
    assert not scrolls(tour)


def test_where_there_is_room_it_says_what_each_game_is_about(tour: Tour) -> None:
    show(tour, 1280, 720, 100)
    assert all(plate._summary.isVisible() for plate in tour.start._plates)
    show(tour, 1280, 720, 200)
    assert not any(plate._summary.isVisible() for plate in tour.start._plates)
    about = [plate.poster.accessibleDescription() for plate in tour.start._plates]
    assert about == [plate._summary.text() for plate in tour.start._plates]


def test_in_the_smallest_window_the_first_games_are_in_sight(language: str, tour: Tour) -> None:
    show(tour, 1024, 600, 200)
    assert len(in_sight(tour, 2)) == 2


def test_ways_to_other_pages_without_room_in_a_row_are_in_a_menu(tour: Tour) -> None:
    show(tour, 1280, 720, 100)
    assert tour.start.menu_button.isHidden()
    show(tour, 1280, 720, 200)
    assert not tour.start._links.isVisible()
    QTest.mouseClick(tour.start.menu_button, Qt.MouseButton.LeftButton)
    (menu,) = tour.start.findChildren(QMenu)
    assert [entry.text() for entry in menu.actions()] == [
        "Saved matches",
        "Statistics",
        "Card workbench",
        "Settings",
        "Keys",
        "About",
        "Quit",
    ]
    menu.actions()[3].trigger()
    menu.close()
    assert isinstance(tour.window.page, SettingsPage)


def test_a_picture_is_drawn_anew_for_another_size_and_only_then(tour: Tour) -> None:
    show(tour, 1280, 720, 100)
    poster = tour.start._plates[0].poster
    before = poster._pixmap
    assert before is not None
    assert before.size() == poster.size()
    poster.update()
    QApplication.processEvents()
    assert poster._pixmap is before
    tour.window.resize(1900, 1000)
    for _ in range(4):
        QApplication.processEvents()
    assert poster._pixmap is not None
    assert poster._pixmap.size() == poster.size()
    assert poster._pixmap.width() > before.width()
