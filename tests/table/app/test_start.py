from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tabletop.games import registry, trust
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table import app, desk
from tabletop.table.mistakes import MistakeTeller
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.rules import RulesPage
from tabletop.table.pages.setup import SetupPage
from tabletop.table.tour import Tour
from tests.table.app.conftest import offered, shown


def test_without_a_display_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert app.main() == 2
    said = capsys.readouterr().err
    assert said.startswith("tabletop: there is no screen here")
    assert "DISPLAY" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_any_kind_of_display_will_do(name: str) -> None:
    assert app.missing_display({name: ":0"}, "linux") is None


def test_the_games_are_offered_with_their_pictures(tour: Tour) -> None:
    names = [tile.accessibleName() for tile in tour.start._tiles]
    assert {"Play Traitors Aboard", "Play Traveller Traders"} <= set(names)
    assert QApplication.focusWidget() is tour.start._tiles[0]


def test_by_keys_alone_from_start_to_table(tour: Tour, qtbot: QtBot) -> None:
    QTest.keyClick(tour.start._tiles[0], Qt.Key.Key_Space)
    assert isinstance(tour.window.page, SetupPage)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "Start the match"
    QTest.keyClick(focused, Qt.Key.Key_Return)
    shown(tour, PlayPage)


def test_rules_open_from_the_start_screen(tour: Tour) -> None:
    tour.start.rules.emit(offered(tour))
    assert isinstance(tour.window.page, RulesPage)


def test_an_unfinished_match_can_be_gone_on_with(tour: Tour, qtbot: QtBot) -> None:
    tour.play_at_once("traveller-traders", (), {}, 1)
    tour.window.notice.put_away()
    from tabletop.session.players import Player

    tour.play_at_once("traveller-traders", (Player("Ann"),), {}, 1)
    page = tour.window.page
    assert isinstance(page, PlayPage)
    page.presenter.press(next(b.key for b in page.controller.model().buttons if not b.refusal))
    stood = page.match.position.answered
    tour.home()
    first = tour.start._first
    assert first is not None
    assert first.accessibleName().startswith("Continue Traveller Traders. Ann, today")
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    again = tour.window.page
    assert isinstance(again, PlayPage)
    assert again.match.position.answered == stood


def test_a_game_of_the_users_own_is_asked_about_before_it_runs(
    home: Path, tour: Tour, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = home / "games" / "tricky"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text("raise RuntimeError('it ran')\n", "utf-8")
    (folder / "game.yaml").write_text(
        "id: tricky\ntitle: Tricky\nsummary: s\ncredit: c\nseats: [1, 1]\nmodule: rules.py\n"
        "room: plain\nemblem: [dice-six-faces-five]\ntypes: {}\nkeywords: {}\n",
        "utf-8",
    )
    from tabletop.library.finding import survey

    own = [info for info in survey().games if info.id == "tricky"]
    assert own, survey().faults
    tour.set_up(own[0])
    notice = tour.window.notice
    assert "has not been run before" in notice.words
    assert [button.text() for button in notice.buttons()] == ["Run it", "Leave it alone"]
    notice.buttons()[0].click()
    assert "it ran" in notice.words


def own_crazy_eights(home: Path, after: str, insert: str) -> Path:
    folder = home / "games" / "crazy-eights"
    shutil.copytree(Path(__file__).parents[3] / "docs" / "examples" / "crazy-eights", folder)
    path = folder / "crazy_eights.py"
    text = path.read_text("utf-8")
    assert after in text
    path.write_text(text.replace(after, after + insert, 1), "utf-8")
    return path


def test_a_mistake_of_the_users_own_rules_is_told_with_its_place(
    home: Path, tour: Tour, qtbot: QtBot
) -> None:
    step = "async def turn(at: At[Turn]) -> Next:\n"
    path = own_crazy_eights(home, step, "    1 / 0\n")
    line = path.read_text("utf-8").split("1 / 0")[0].count("\n") + 1
    with qtbot.captureExceptions() as caught:
        tour.play_at_once("crazy-eights", (Player("Ann"), Player("Bo")), {}, 1)
        tour.window.notice.buttons()[0].click()
    ((kind, mistake, trace),) = caught
    MistakeTeller(tour.window)(kind, mistake, trace)
    words = f"The rules of this game made a mistake: {path}:{line}: ZeroDivisionError: division by"
    qtbot.waitUntil(lambda: words in tour.window.notice.words)


def test_looking_back_at_a_match_of_rules_that_changed_asks_before_they_run(
    home: Path, tour: Tour
) -> None:
    path = own_crazy_eights(home, "EIGHT = 8\n", "")
    info = registry.info_of("crazy-eights")
    trust.trust(info)
    match = Match.create(registry.load(info), (Player("Ann"), Player("Bo")), {}, 1)
    match.save(home / "a.match")
    path.write_text(path.read_text("utf-8") + "# changed\n", "utf-8")
    tour.watch_file(home / "a.match")
    assert "not as it is now" in tour.window.notice.words
    tour.window.notice.buttons()[0].click()
    assert tour.window.page.property("opened") == "replay"


def test_what_was_set_up_last_is_proposed_again(tour: Tour) -> None:
    info = offered(tour)
    tour.set_up(info)
    page = tour.window.page
    assert isinstance(page, SetupPage)
    page._count.choose(4)
    page._names[3].setText("Zoë 海 O'Neill")
    page._kinds[3].setCurrentIndex(0)
    page._start.click()
    tour.home()
    tour.set_up(info)
    again = tour.window.page
    assert isinstance(again, SetupPage)
    assert [chair.name for chair in again.choice().chairs][3] == "Zoë 海 O'Neill"
    assert desk.remembered(info.id) == again.choice()


def test_the_wheel_scrolls_the_page_and_changes_no_option(tour: Tour) -> None:
    tour.set_up(offered(tour))
    page = tour.window.page
    assert isinstance(page, SetupPage)
    before = page.choice()
    boxes = page.findChildren(QComboBox)
    assert boxes
    for box in boxes:
        for turned in (-120, 120):
            middle = QPointF(box.rect().center())
            wheel = QWheelEvent(
                middle,
                QPointF(box.mapToGlobal(box.rect().center())),
                QPoint(),
                QPoint(0, turned),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(box, wheel)
            assert page.choice() == before


def test_only_what_is_needed_is_imported_before_the_window_is_there(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from tabletop.table import app\n"
        "a = app.application(); tour = app.open_window(); a.processEvents()\n"
        "heavy = ['matplotlib', 'numpy', 'tabletop.games.traitors_aboard',\n"
        "         'tabletop.session.match', 'tabletop.table.scene', 'rich']\n"
        "print([name for name in heavy if name in sys.modules])\n"
    )
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TABLETOP_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.strip() == "[]", done.stderr


def test_windows_have_the_programs_picture(tmp_path: Path) -> None:
    code = (
        "from tabletop.table import app\n"
        "running = app.application(); tour = app.open_window()\n"
        "print(max(size.width() for size in tour.window.windowIcon().availableSizes()))\n"
    )
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TABLETOP_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.strip() == "512", done.stderr


def test_where_nothing_can_be_written_it_says_so_once_and_plays(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = tmp_path / "closed"
    closed.write_text("a file where a folder should be")
    monkeypatch.setenv("TABLETOP_HOME", str(closed / "home"))
    tour = app.open_window(pace=0)
    qtbot.addWidget(tour.window)
    notice = tour.window.notice
    assert notice.words.startswith("Nothing will be saved: ")
    assert str(closed / "home") in notice.words
    notice.put_away()
    tour.window.set_settings(tour.window.settings._replace(text=125))
    assert tour.window.settings.text == 125
    tour.set_up(next(info for info in tour.start._games_shown if info.id == "traveller-traders"))
    page = tour.window.page
    assert isinstance(page, SetupPage)
    page._start.click()
    table = tour.window.page
    assert isinstance(table, PlayPage)
    table.prompt.buttons()[0].click()
    assert table.match.position.answered > 0
    assert "Leave the table (the match is lost)" in [words for words, _, _ in table.menu_entries()]
    assert notice.isHidden()


@pytest.mark.parametrize(
    ("screen", "fit"), [((1280, 720), False), ((1366, 740), False), ((1366, 768), True)]
)
def test_a_small_screen_is_filled_so_that_nothing_hangs_over_its_edge(
    screen: tuple[int, int], fit: bool
) -> None:
    assert app.fits(app.FIRST_SIZE, QSize(*screen)) == fit


def test_the_tiles_of_the_games_are_equally_high(tour: Tour) -> None:
    tour.window.resize(1800, 900)
    QApplication.processEvents()
    plates = [plate for tile in tour.start._tiles if (plate := tile.parentWidget()) is not None]
    assert len(plates) == len(tour.start._tiles)
    lines = {plate.y() for plate in plates}
    for line in lines:
        assert len({plate.height() for plate in plates if plate.y() == line}) == 1


def test_what_is_pressed_while_a_game_is_loaded_does_nothing_to_what_comes(tour: Tour) -> None:
    pressed: list[object] = []

    def impatient(_game: object) -> None:
        tour.set_up(offered(tour))
        start = shown(tour, SetupPage)._start
        start.clicked.connect(lambda: pressed.append("Start"))
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            enter = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
            QApplication.postEvent(start, enter)

    loop = QEventLoop()
    QTimer.singleShot(0, lambda: tour.load("traitors-aboard", impatient))
    QTimer.singleShot(50, loop.quit)
    loop.exec()
    QApplication.processEvents()
    assert pressed == []
    QTest.keyClick(shown(tour, SetupPage)._start, Qt.Key.Key_Return)
    assert pressed == ["Start"]


def test_two_players_of_one_name_are_refused(tour: Tour) -> None:
    tour.set_up(offered(tour))
    page = tour.window.page
    assert isinstance(page, SetupPage)
    page._names[0].setText("Ann")
    page._names[1].setText(" ann")
    page._start.click()
    assert tour.window.page is page
    assert page._refusal.accessibleName().startswith("Two players are called ann.")
    page._names[1].setText("Anna")
    page._start.click()
    shown(tour, PlayPage)


def test_the_pointer_says_that_a_game_is_being_loaded(
    tour: Tour, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    tour.load("traitors-aboard", lambda _game: seen.append(QGuiApplication.overrideCursor()))
    assert [cursor and cursor.shape() for cursor in seen] == [Qt.CursorShape.WaitCursor]
    assert QGuiApplication.overrideCursor() is None

    def broken(_game: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("tabletop.games.kept.kept", broken)
    with pytest.raises(RuntimeError):
        tour.load("traitors-aboard", lambda _game: None)
    assert QGuiApplication.overrideCursor() is None
