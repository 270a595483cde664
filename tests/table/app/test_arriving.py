"""The program is opened with a file, as a file manager does."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from tabletop.__main__ import main
from tabletop.library.gamefile import write_game_file
from tabletop.table import app, desk
from tabletop.table.arriving import open_path
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.replay import ReplayPage
from tabletop.table.tour import Tour
from tabletop.table.window import TableWindow
from tests.session.playing import play_randomly
from tests.table.app.conftest import traitors

EIGHTS = Path(__file__).parents[3] / "docs" / "examples" / "crazy-eights"


def press(tour: Tour, verb: str) -> None:
    buttons = {one.text(): one for one in tour.window.notice.findChildren(QPushButton)}
    buttons[verb].click()


@pytest.fixture
def eights(tmp_path: Path) -> Path:
    out = tmp_path / "eights.tabletop-game"
    write_game_file(EIGHTS, out)
    return out


def test_a_match_from_elsewhere_goes_on_in_a_copy(tour: Tour, tmp_path: Path) -> None:
    file = tmp_path / "from a friend.match"
    traitors("Ann", bots=2).save(file)
    before = file.read_bytes()
    open_path(tour, file)
    assert isinstance(tour.window.page, PlayPage)
    assert len(list(desk.matches_folder().glob("*.match"))) == 1
    assert file.read_bytes() == before


def test_a_match_that_is_over_is_looked_back_at(tour: Tour, tmp_path: Path) -> None:
    match = traitors("Ann", "Bo", "Cy")
    play_randomly(match, 500)
    match.save(tmp_path / "done.match")
    open_path(tour, tmp_path / "done.match")
    assert isinstance(tour.window.page, ReplayPage)


def test_a_game_is_added_after_a_question(tour: Tour, eights: Path) -> None:
    open_path(tour, eights)
    assert tour.window.notice.words == "Add Crazy Eights to your games?"
    press(tour, "Add it")
    assert tour.window.notice.words == "Crazy Eights is one of your games now."
    names = [tile.accessibleName() for tile in tour.start._tiles]
    assert "Play Crazy Eights" in names
    open_path(tour, eights)
    assert tour.window.notice.words.startswith("Replace your game Crazy Eights")
    press(tour, "Leave it alone")
    assert tour.window.notice.isHidden()


def test_a_game_may_be_left_alone(tour: Tour, eights: Path, home: Path) -> None:
    open_path(tour, eights)
    press(tour, "Leave it alone")
    assert not (home / "games" / "crazy-eights").exists()


def test_the_dialog_opens_both(tour: Tour, eights: Path) -> None:
    tour.open_file()
    dialog = tour.window.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(eights))
    dialog.close()
    assert tour.window.notice.words == "Add Crazy Eights to your games?"


@pytest.mark.parametrize("words", ["", "nothing of ours", "PK\x05\x06" + "\0" * 18])
def test_what_is_neither_is_told(tour: Tour, tmp_path: Path, words: str) -> None:
    (tmp_path / "odd.match").write_text(words)
    open_path(tour, tmp_path / "odd.match")
    assert "odd.match" in tour.window.notice.words
    assert tour.window.page is tour.start


def test_a_file_that_is_not_there_is_told(tour: Tour, tmp_path: Path) -> None:
    open_path(tour, tmp_path / "gone.match")
    assert "gone.match" in tour.window.notice.words


def test_the_command_line_opens_a_file_that_is_its_only_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []

    def note(**asked: object) -> int:
        opened.append(asked)
        return 0

    monkeypatch.setattr("tabletop.cli.opening.open_app", note)
    traitors("Ann", bots=2).save(tmp_path / "x.match")
    plain = tmp_path / "no ending"
    plain.write_text("x")
    gone = tmp_path / "gone.match"
    for file in (tmp_path / "x.match", plain, gone):
        assert main([str(file)]) == 0
    assert opened == [{"file": one} for one in (tmp_path / "x.match", plain, gone)]
    assert main([str(tmp_path / "x.match"), "more"]) == 2
    assert main(["nonsense"]) == 2


def test_a_file_named_like_a_command_does_not_hide_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "explain").write_text("x")
    assert main(["explain"]) == 2
    assert "required" in capsys.readouterr().err


def test_the_app_runs_with_a_file(
    qapp: QApplication, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    traitors("Ann", bots=2).save(tmp_path / "x.match")
    pages: list[str] = []

    def look() -> None:
        windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, TableWindow)]
        pages.extend(type(one.page).__name__ for one in windows if one.isVisible())
        qapp.quit()

    monkeypatch.setattr("sys.excepthook", lambda *told: None)
    QTimer.singleShot(0, look)
    assert app.main(file=tmp_path / "x.match") == 0
    assert pages == ["PlayPage"]


def test_a_folder_is_packed_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "e.tabletop-game"
    assert main(["pack", str(EIGHTS), "--out", str(out)]) == 0
    assert out.is_file()
    assert "Crazy Eights" in capsys.readouterr().out
    assert main(["pack", str(tmp_path / "nowhere"), "--out", str(out)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
