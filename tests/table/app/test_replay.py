from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.view import OPEN_EYES
from tabletop.games import registry
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table import desk
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.replay import ReplayPage
from tabletop.table.pages.saves import SavesPage
from tabletop.table.scene.describe import describe, faults
from tabletop.table.tour import Tour
from tests.table.app.conftest import play_on, play_to_the_end, traders, traitors


def watching(tour: Tour, match: Match) -> ReplayPage:
    tour.watch(match)
    page = tour.window.page
    assert isinstance(page, ReplayPage)
    return page


def test_it_steps_jumps_and_plays(tour: Tour, qtbot: QtBot) -> None:
    match = traders()
    play_on(match, 12)
    page = watching(tour, match)
    first = describe(page.scene)
    QTest.mouseClick(page.step_button, Qt.MouseButton.LeftButton)
    assert page.replay.at == 1
    page.slider.setValue(12)
    assert page.replay.at == 12
    assert describe(page.scene) != first
    QTest.keyClick(page.slider, Qt.Key.Key_Home)
    assert page.replay.at == 0
    assert describe(page.scene) == first
    page._timer.setInterval(5)
    page.play_button.click()
    qtbot.waitUntil(lambda: page.replay.at == 12, timeout=5000)
    assert not page.playing
    assert faults(page.scene) == ()


def test_a_finished_match_can_be_seen_through_all_eyes(tour: Tour) -> None:
    match = traitors("Ann", "Bo", "Cy")
    play_to_the_end(match)
    page = watching(tour, match)
    assert page.seat == OPEN_EYES
    assert "a card" not in describe(page.scene)
    page.watch(SeatId(1))
    assert page.seat == SeatId(1)
    assert "a card" in describe(page.scene)


def test_while_it_goes_on_others_hands_stay_closed(tour: Tour) -> None:
    match = traitors("Ann", "Bo", "Cy")
    play_on(match, 5)
    page = watching(tour, match)
    assert page.seat == ONLOOKER
    page.watch(SeatId(1))
    assert page.seat == ONLOOKER


def test_nothing_done_in_a_replay_reaches_the_file(tour: Tour) -> None:
    tour.play_at_once("traveller-traders", (Player("Ann"),), {}, 1)
    table = tour.window.page
    assert isinstance(table, PlayPage)
    play_to_the_end(table.match)
    path = table.match.path
    assert path is not None
    tour.home()
    before = path.read_bytes()
    tour.watch_file(path)
    page = tour.window.page
    assert isinstance(page, ReplayPage)
    page.jump(3)
    seat = SeatId(0)
    page.past.answer(seat, page.past.bot_answer(seat))
    tour.window.pop()
    assert path.read_bytes() == before


def test_saved_matches_are_listed_watched_and_thrown_away(tour: Tour) -> None:
    tour.play_at_once("traveller-traders", (Player("Ann"),), {}, 1)
    table = tour.window.page
    assert isinstance(table, PlayPage)
    play_to_the_end(table.match)
    tour.home()
    (desk.matches_folder() / "odd.match").write_text("nonsense", "utf-8")
    tour.open("saves")
    page = tour.window.page
    assert isinstance(page, SavesPage)
    labels = [label.text() for label in page.findChildren(type(page.heading))]
    assert any("not a saved match" in text for text in labels)
    watch = next(b for b in _buttons(page) if b.accessibleName().startswith("Watch"))
    away = next(b for b in _buttons(page) if b.accessibleName().startswith("Throw away odd"))
    away.click()
    assert (desk.matches_folder() / "odd.match").exists()
    away.click()
    assert not (desk.matches_folder() / "odd.match").exists()
    watch = next(b for b in _buttons(page) if b.accessibleName().startswith("Watch"))
    watch.click()
    assert isinstance(tour.window.page, ReplayPage)


def _buttons(page: SavesPage) -> list:  # type: ignore[type-arg]
    return [b for b in page.findChildren(type(page.back_button)) if not b.isHidden()]


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b"{}", b'{"k":"match"}\n', b"\xff\xfe\x00", b"PK\x03\x04"]
)
def test_foreign_files_get_a_clear_word(tour: Tour, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "some file.match"
    path.write_bytes(content)
    tour.resume_file(path)
    assert "some file.match" in tour.window.notice.words
    tour.watch_file(path)
    assert "some file.match" in tour.window.notice.words
    assert tour.window.page is tour.start


def test_a_file_from_elsewhere_is_copied_before_it_goes_on(tour: Tour, tmp_path: Path) -> None:
    match = traders()
    play_on(match, 4)
    path = tmp_path / "from Bo.match"
    match.save(path)
    before = path.read_bytes()
    tour.resume_file(path)
    page = tour.window.page
    assert isinstance(page, PlayPage)
    assert page.match.position.answered == match.position.answered
    play_on(page.match, 2)
    assert path.read_bytes() == before


def test_alone_one_loses_and_nobody_wins(tour: Tour) -> None:
    match = Match.create(
        registry.load("traveller-traders"), (Player("Ann"),), {}, 2, desk.keeping()
    )
    play_to_the_end(match)
    match.close()
    (stored,) = desk.store().list()
    assert not stored.winners
    assert desk.saved_of(stored).outcome == "lost"
