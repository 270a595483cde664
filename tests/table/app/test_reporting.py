"""Reporting a problem: from keys, menu and mistakes; no names; opened at the same moment."""

from __future__ import annotations

import json
import os
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QGraphicsSimpleTextItem,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.games import registry
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.report import Report, read_report, reported_match, write_report
from tabletop.table.arriving import open_path
from tabletop.table.mistakes import MistakeTeller
from tabletop.table.nameless import nameless_page, nameless_picture
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.report import ReportPage
from tabletop.table.reporting import SETTINGS, report_of
from tabletop.table.settings import Settings
from tabletop.table.tour import Tour
from tests.session.playing import bare
from tests.table.app.conftest import play_on, shown, traders, traitors

NAMES = ("Kunigunde", "Ottokar", "Xaver")
GAMES = {
    "traitors-aboard": 3,
    "traveller-traders": 1,
    "captains-chair": 2,
}


def named(game: str, names: tuple[str, ...], answers: int = 25) -> Match:
    players = tuple(Player(name) for name in names[: GAMES[game]])
    match = Match.create(registry.load(game), players, {}, 5)
    play_on(match, answers)
    return match


def dialog_of(tour: Tour) -> QFileDialog:
    dialog = tour.window.findChild(QFileDialog)
    assert dialog is not None
    return dialog


def written(tour: Tour, path: Path) -> Report:
    dialog = dialog_of(tour)
    dialog.fileSelected.emit(str(path))
    dialog.close()
    return read_report(path)


def everything_in(path: Path) -> str:
    """All texts of a report, the compressed positions of its record spelled out."""
    report = read_report(path)
    assert report.record is not None
    match = reported_match(report, registry.load(report.about["game"]), "x")
    return " ".join(
        (
            json.dumps(dict(report.about), ensure_ascii=False),
            report.record.decode(),
            report.mistakes,
            *(str(moment.position.board) for moment in match.history.moments),
            *(str(moment.players) for moment in match.history.moments),
        )
    )


def texts_of(page: QWidget) -> set[str]:
    found = {label.text() for label in page.findChildren(QLabel)}
    found |= {text.toPlainText() for text in page.findChildren(QTextBrowser)}
    found |= {button.text() for button in page.findChildren(QPushButton)}
    scene: Any = page.scene  # type: ignore[attr-defined]
    found |= {i.text() for i in scene.items() if isinstance(i, QGraphicsSimpleTextItem)}
    return found


def test_a_key_writes_one_file_with_all_that_matters(
    tour: Tour, qtbot: QtBot, tmp_path: Path
) -> None:
    page = tour.play(named("traitors-aboard", NAMES))
    with qtbot.waitActive(tour.window):
        tour.window.activateWindow()
    QTest.keyClick(tour.window, Qt.Key.Key_F12)
    report = written(tour, tmp_path / "x.tabletop-report")
    assert "The report is in" in tour.window.notice.words
    assert set(report.about["versions"]) == {"tabletop", "python", "qt", "pyside", "system"}
    assert set(report.about["settings"]) == set(SETTINGS) == set(Settings._fields)
    assert report.about["moment"] == page.match.history.cursor
    assert report.about["eyes"] == ONLOOKER, "the curtain is down"
    image = QImage.fromData(report.picture or b"")
    assert image.width() == page.width()
    assert image.height() > page.height() / 2


def test_the_menu_offers_it(tour: Tour, tmp_path: Path) -> None:
    page = tour.play(traders())
    (do,) = (do for words, do, on in page.menu_entries() if words == "Report a problem…" and on)
    do()
    assert written(tour, tmp_path / "x.tabletop-report").about["game"] == "traveller-traders"


@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_a_person_or_folder_is_in_the_file(
    game: str, tour: Tour, tmp_path: Path, home: Path
) -> None:
    page = tour.play(named(game, NAMES))
    page.curtain.opened.emit()
    page.match.bookmark("Ottokar's mistake", 3)
    path = home / "secret" / "place"
    with pytest.raises(OSError, match="Kunigunde") as caught:
        raise OSError(f"Kunigunde has no {path}/x.match in '{Path.home()}/Any where'")
    MistakeTeller(tour.window)(OSError, caught.value, caught.tb)
    QApplication.processEvents()
    file = tmp_path / "x.tabletop-report"
    write_report(file, report_of(tour.window, ("Kunigunde can't answer",)))
    told = everything_in(file)
    assert "Seat 1 has no" in told
    assert "can't answer" in told
    folders = (str(home), home.name, str(Path.home()) + "/", "Any where", "secret", str(tmp_path))
    for name in (*NAMES, *folders, str(Path.cwd())):
        assert name not in told, name
    with zipfile.ZipFile(file) as packed:
        assert all("/" not in name for name in packed.namelist())


@pytest.mark.parametrize(
    ("game", "eyes"), [("traitors-aboard", ONLOOKER), ("captains-chair", SeatId(0))]
)
def test_no_name_is_in_the_picture(game: str, eyes: SeatId, tour: Tour) -> None:
    page = tour.play(named(game, NAMES))
    made = nameless_page(page.match, eyes, tour.window.looks, page.size())
    said = " ".join(texts_of(made))
    for name in NAMES:
        assert name not in said
    assert "Seat 1" in said
    made.close()


def test_the_picture_is_the_same_whatever_people_are_called(tour: Tour) -> None:
    looks = tour.window.looks
    first, second = (
        nameless_picture(named("captains-chair", names), SeatId(0), looks, tour.window.size())
        for names in (("Al", "Bo"), ("Kunigunde of the very long name", "Ottokar"))
    )
    assert first == second
    image = QImage.fromData(first)
    colours = {image.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 720, 16)}
    assert len(colours) > 100, "the table is drawn"


@pytest.mark.parametrize("game", GAMES)
def test_opening_the_file_puts_the_table_there_at_that_very_moment(
    game: str, tour: Tour, tmp_path: Path, home: Path
) -> None:
    page = tour.play(named(game, NAMES))
    page.curtain.opened.emit()
    before, eyes, buttons = page.match.position, page.seat, page.scene.model
    asked = page.presenter.enabled
    path = tmp_path / "x.tabletop-report"
    write_report(path, report_of(tour.window))
    tour.home()
    open_path(tour, path)
    again = shown(tour, PlayPage)
    assert bare(again.match.position) == bare(before)
    assert again.seat == eyes
    assert again.curtain.isHidden()
    assert again.match.path is None
    assert again.presenter.enabled == asked
    assert buttons is not None
    assert again.scene.model is not None
    assert [b.key for b in again.scene.model.buttons] == [b.key for b in buttons.buttons]
    assert "A report of" in tour.window.notice.words
    assert not list(home.glob("matches/*.match"))


def test_where_the_computer_was_to_play_it_waits(tour: Tour, qtbot: QtBot, tmp_path: Path) -> None:
    match = traitors("Ann", bots=3)
    while match.bot_seat() is None:
        play_on(match, 1)
    there = bare(match.position)
    page = tour.lay_table(match)
    page.begin_as(SeatId(0))
    write_report(tmp_path / "x.tabletop-report", report_of(tour.window))
    tour.home()
    open_path(tour, tmp_path / "x.tabletop-report")
    again = shown(tour, PlayPage)
    qtbot.wait(200)
    assert bare(again.match.position) == there
    buttons = {button.text(): button for button in tour.window.notice.buttons()}
    buttons["Go on"].click()
    qtbot.waitUntil(lambda: again.match.position.answered > there.answered)


def test_what_is_in_a_report_can_be_read(tour: Tour, tmp_path: Path) -> None:
    tour.play(traders())
    path = tmp_path / "x.tabletop-report"
    write_report(path, report_of(tour.window, ("the table is upside down",)))
    tour.home()
    open_path(tour, path)
    {b.text(): b for b in tour.window.notice.buttons()}["What is in it"].click()
    page = shown(tour, ReportPage)
    texts = [text.toPlainText() for text in page.findChildren(QPlainTextEdit)]
    assert "the table is upside down" in texts
    assert any("pyside" in text for text in texts)


def test_what_is_told_of_a_report_goes_with_its_table(
    tour: Tour, qtbot: QtBot, tmp_path: Path
) -> None:
    tour.play(traders())
    path = tmp_path / "x.tabletop-report"
    write_report(path, report_of(tour.window))
    tour.home()
    open_path(tour, path)
    assert tour.window.notice.isVisible()
    shown(tour, PlayPage).left.emit()
    qtbot.waitUntil(lambda: tour.window.notice.isHidden())


def test_without_a_match_there_is_still_a_report(tour: Tour, tmp_path: Path) -> None:
    path = tmp_path / "x.tabletop-report"
    write_report(path, report_of(tour.window))
    assert read_report(path).record is None
    open_path(tour, path)
    shown(tour, ReportPage)


@pytest.mark.parametrize("damage", [b"", b"PK", b"no report"])
def test_a_damaged_file_is_told(damage: bytes, tour: Tour, tmp_path: Path) -> None:
    path = tmp_path / "bad.tabletop-report"
    path.write_bytes(damage)
    open_path(tour, path)
    assert "bad.tabletop-report" in tour.window.notice.words
    assert tour.window.page is tour.start


def test_a_mistake_offers_to_be_reported(
    tour: Tour, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tour.play(traders())
    with qtbot.captureExceptions():
        monkeypatch.setattr(sys, "excepthook", MistakeTeller(tour.window))
        try:
            raise ZeroDivisionError("by nought")
        except ZeroDivisionError as error:
            sys.excepthook(type(error), error, error.__traceback__)
        qtbot.waitUntil(lambda: not tour.window.notice.isHidden())
    {b.text(): b for b in tour.window.notice.buttons()}["Report the problem…"].click()
    report = written(tour, tmp_path / "x.tabletop-report")
    assert "by nought" in report.mistakes
    assert "test_reporting.py" in report.mistakes


def test_a_picture_that_fails_is_one_more_mistake_in_the_report(
    tour: Tour, monkeypatch: pytest.MonkeyPatch
) -> None:
    tour.play(traders())

    def fail(*_given: object) -> bytes:
        raise RuntimeError("no paint")

    monkeypatch.setattr("tabletop.table.nameless.nameless_picture", fail)
    report = report_of(tour.window)
    assert report.picture is None
    assert report.record is not None
    assert "no paint" in report.mistakes


def test_a_file_that_can_not_be_written_is_told(tour: Tour, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("a file, no folder")
    tour.open("report")
    dialog_of(tour).fileSelected.emit(str(tmp_path / "x" / "y.tabletop-report"))
    assert "can't be written" in tour.window.notice.words


def drop(tour: Tour, onto: QWidget, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(os.fspath(path))])
    actions, buttons = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), actions, data, buttons, none)
    QApplication.sendEvent(onto, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(tour.window, QDropEvent(QPointF(5, 5), actions, data, buttons, none))
    QApplication.processEvents()


def test_a_file_is_dropped_on_the_window(tour: Tour, tmp_path: Path) -> None:
    path = tmp_path / "x.tabletop-report"
    page = tour.play(traders())
    write_report(path, report_of(tour.window))
    drop(tour, page.view.viewport(), path)
    assert tour.window.notice.words == "Leave this and open x.tabletop-report?"
    tour.window.notice.buttons()[0].click()
    assert shown(tour, PlayPage) is not page
    tour.home()
    drop(tour, tour.start, path)
    shown(tour, PlayPage)
