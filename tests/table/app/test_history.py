"""The history beside the table: by mouse, by keys alone, across a restart, around one screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table import desk
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.replay import ReplayPage
from tabletop.table.tour import Tour
from tests.table.app.conftest import play_on, play_to_the_end, shown, traders, traitors

RING = 5
"""So wide is the ring of the focus."""


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)


def opened(tour: Tour, match: Match, qtbot: QtBot) -> PlayPage:
    page = tour.play(match)
    with qtbot.waitActive(tour.window):
        tour.window.activateWindow()
    press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert page.history.isVisible()
    return page


def rows(page: PlayPage) -> list[QTreeWidgetItem]:
    return list(page.history._items())


def texts(page: PlayPage) -> list[str]:
    return [item.text(0) for item in rows(page)]


def choose(page: PlayPage, words: str) -> None:
    (item,) = (one for one in rows(page) if words in one.text(0))
    page.history.tree.setCurrentItem(item)


def played(answers: int = 12) -> Match:
    match = traders()
    play_on(match, answers)
    return match


def test_a_key_opens_it_on_the_step_where_the_match_stands_and_closes_it(
    tour: Tour, qtbot: QtBot
) -> None:
    page = opened(tour, played(), qtbot)
    assert page.history.tree.hasFocus()
    assert page.history.chosen is not None
    assert page.history.chosen.now
    assert not page.history.go.isEnabled()
    assert page.history_button.isChecked()
    assert page.preview.isHidden()
    assert page.log.isHidden()
    assert "Round 1" in texts(page)
    assert "Purchase Prospecting" in texts(page)
    press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert page.history.isHidden()
    assert not page.log.isHidden()
    assert not page.preview.isHidden()


def test_by_keys_alone_one_goes_back_and_on_again(tour: Tour, qtbot: QtBot) -> None:
    page = opened(tour, played(), qtbot)
    there = page.match.history.cursor
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Up)
    chosen = page.history.chosen
    assert chosen is not None
    assert chosen.at < there
    press(Qt.Key.Key_Return)
    assert page.match.history.cursor == chosen.at
    assert page.history.tree.hasFocus()
    assert page.history.chosen is not None
    assert page.history.chosen.now
    press(Qt.Key.Key_End)
    assert page.history.go.text() == "Go on"
    press(Qt.Key.Key_Return)
    assert page.match.history.cursor == there
    press(Qt.Key.Key_Escape)
    assert page.history.isHidden()
    focus = QApplication.focusWidget()
    assert focus is page.view or focus in page.prompt.buttons()


def test_looking_back_is_marked_in_the_history_the_log_and_the_end(
    tour: Tour, qtbot: QtBot
) -> None:
    page = opened(tour, played(20), qtbot)
    choose(page, "A Patron waits.")
    page.history.go.click()
    assert page.match.history.cursor == 0
    assert any(text.startswith("Looked back here") for text in texts(page))
    page.toggle_history()
    assert "Looked back here" in page.log.toPlainText()
    play_to_the_end(match := page.match)
    page.sitting._look()
    said = [label.text() for label in page.end.findChildren(QLabel)]
    assert "Looked back: once something was taken back after it had been seen." in said
    tour.watch(match)
    replay = shown(tour, ReplayPage)
    assert "Looked back here" in replay.log.toPlainText()


def test_a_bookmark_is_named_by_keys_kept_and_removed(tour: Tour, qtbot: QtBot) -> None:
    match = Match.create(traders().game, (Player("Ann"),), {}, 5, desk.keeping())
    play_on(match, 12)
    path = match.path
    assert path is not None
    page = opened(tour, match, qtbot)
    choose(page, "Free Trader Beowulf attacks")
    at = page.history.chosen
    assert at is not None
    page.history.mark.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Return)
    assert page.history.name.hasFocus()
    QTest.keyClicks(page.history.name, "Before the fight")
    press(Qt.Key.Key_Return)
    assert page.history.name.isHidden()
    assert texts(page)[:2] == ["Bookmarks", "Before the fight"]
    tour.home()
    tour.resume_file(path)
    again = shown(tour, PlayPage)
    again.toggle_history()
    assert texts(again)[:2] == ["Bookmarks", "Before the fight"]
    choose(again, "Before the fight")
    again.history.go.click()
    assert again.match.history.cursor == at.at
    choose(again, "Before the fight")
    again.history.forget.click()
    assert "Bookmarks" not in texts(again)
    assert again.match.history.bookmarks == {}


def test_escape_puts_the_line_for_a_name_away_first(tour: Tour, qtbot: QtBot) -> None:
    page = opened(tour, played(), qtbot)
    page.history.mark.click()
    press(Qt.Key.Key_Escape)
    assert page.history.name.isHidden()
    assert page.history.tree.hasFocus()
    assert page.history.isVisible()
    page.history.mark.click()
    press(Qt.Key.Key_Return)
    assert page.match.history.bookmarks == {}


def test_around_one_screen_the_others_are_asked(tour: Tour, qtbot: QtBot) -> None:
    match = traitors("Ann", "Bo", "Cy")
    play_on(match, 6)
    page = tour.play(match)
    page.curtain.opened.emit()
    page.toggle_history()
    cursor = match.history.cursor
    page.history.go_wanted.emit(0)
    assert match.history.cursor == cursor
    assert "to go back, ask" in page.notice.words
    agree = page.notice.buttons()[0]
    assert "agree" in agree.text()
    agree.click()
    assert match.history.cursor == 0


def test_nobody_reads_the_history_of_somebody_else(tour: Tour, qtbot: QtBot) -> None:
    match = traitors("Ann", "Bo", "Cy")
    page = tour.play(match)
    page.curtain.opened.emit()
    first = page.seat
    page.toggle_history()
    while page.seat == first and page.curtain.isHidden():
        match.answer(first, match.bot_answer(first))
        page.sitting._look()
    told = {line.text for line in match.log_for(first)} - {
        line.text for line in match.log_for(page.seat)
    }
    assert told, "the first player was told something alone"
    assert not told & set(texts(page))


@pytest.mark.parametrize("text", [100, 200])
def test_everything_of_it_is_named_and_within_the_window(
    tour: Tour, qtbot: QtBot, text: int
) -> None:
    tour.window.set_settings(tour.window.settings._replace(text=text))
    page = opened(tour, played(), qtbot)
    qtbot.wait(30)
    panel = page.history
    for widget in (panel, panel.tree, panel.name, panel.go, panel.mark):
        assert widget.accessibleName()
    for widget in (panel.tree, panel.go, panel.mark):
        corner = widget.mapTo(page, widget.rect().bottomRight())
        assert page.rect().contains(corner), widget.accessibleName()
        assert widget.width() > 40
    assert panel.tree.height() > 100


def test_the_end_of_the_match_takes_the_place_of_the_history(tour: Tour, qtbot: QtBot) -> None:
    match = traitors("Ann", "Bo", "Cy")
    page = opened(tour, match, qtbot)
    page.presenter.view.setFocus()
    play_to_the_end(match)
    page.sitting.undo("answer")
    page.sitting.redo()
    assert match.finished
    assert page.history.isHidden()
    assert page.end.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.end.isAncestorOf(focused)


def test_whoever_goes_on_to_the_end_in_the_history_stays_there(tour: Tour, qtbot: QtBot) -> None:
    match = traders()
    play_to_the_end(match)
    last = match.history.cursor
    match.go_to(last - 1)
    page = opened(tour, match, qtbot)
    page.history.go_wanted.emit(last)
    assert match.finished
    assert page.history.tree.hasFocus()
    assert page.history.isVisible()


def test_rows_keep_clear_of_the_ring_of_the_focus(tour: Tour, qtbot: QtBot) -> None:
    tree = opened(tour, played(), qtbot).history.tree
    clear = tree.rect().adjusted(RING, RING, -RING, -RING)
    assert tree.hasFocus()
    assert clear.contains(tree.viewport().geometry())
    rows_lie = tree.viewport().geometry()
    tour.window.setFocus()
    assert not tree.hasFocus()
    assert tree.viewport().geometry() == rows_lie
