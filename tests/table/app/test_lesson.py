"""Lessons on the screen: told, waited for, shown, gone back in, kept as done, made from replays."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.controller import questions
from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseCards, ChooseOption
from tabletop.engine.ids import CardId
from tabletop.engine.view import Handles, rename_answer
from tabletop.games import registry
from tabletop.lessons.begun import begun, keep_place
from tabletop.lessons.reading import read_lesson
from tabletop.lessons.ticks import done
from tabletop.table.arriving import open_path
from tabletop.table.learning import begin_lesson, write_lesson_to
from tabletop.table.pages.lesson import LessonPage
from tabletop.table.pages.lessons import LessonsPage
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.replay import ReplayPage
from tabletop.table.pages.rules import RulesPage
from tabletop.table.scene.describe import faults
from tabletop.table.tour import Tour
from tests.lessons.shipped import NAMES, SHIPPED
from tests.session.playing import bare
from tests.table.app.conftest import offered, play_on, shown, traders, traitors


def move(page: LessonPage) -> None:
    """Make the learner's move by the gestures that the table takes."""
    match, seat = page.controller.match, page.seat
    wanted = page.tutor.course.match.wanted
    decision = match.view(seat).decision
    assert wanted is not None
    assert decision is not None
    mine = rename_answer(decision, wanted.answer, Handles(match.position, seat).handle)
    presenter, controller = page.presenter, page.controller
    if isinstance(mine, Action):
        presenter._follow(controller.act(mine), mine.card)
    elif isinstance(decision, ChooseCards):
        assert isinstance(mine, tuple)
        for card in mine:
            presenter._follow(controller.toggle(CardId(card)), CardId(card))
        if not questions.at_once(decision):
            presenter.press(questions.CONFIRM)
    elif isinstance(decision, ChooseOption):
        presenter.press(f"option:{mine}")
    else:
        presenter._follow(controller.choose(mine), None)


def lesson_page(tour: Tour, game: str, path: Path) -> LessonPage:
    begin_lesson(tour, registry.load(game), read_lesson(path))
    return shown(tour, LessonPage)


@pytest.mark.parametrize(("game", "path"), SHIPPED, ids=NAMES)
def test_each_lesson_can_be_done_to_its_end_at_the_table(
    tour: Tour, qtbot: QtBot, game: str, path: Path
) -> None:
    page = lesson_page(tour, game, path)
    heard = []
    while True:
        qtbot.waitUntil(lambda: page.tutor.note is not None or page.tutor.over, timeout=5000)
        if page.tutor.over:
            break
        heard.append(page.note.words)
        number = page.tutor.number
        if page.mine:
            assert page.presenter.enabled
            move(page)
        else:
            assert not page.presenter.enabled
            QTest.mouseClick(page.note.on_button, Qt.MouseButton.LeftButton)
        assert page.tutor.number > number, f"stuck at: {heard[-1]}"
        assert faults(page.scene) == ()
    assert heard == [note.text for note in page.lesson.notes]
    assert done(game) == {path.stem}


def leaving(page: LessonPage) -> list[QPushButton]:
    return [one for one in page.findChildren(QPushButton) if one.text() == "Leave"]


def test_at_the_end_of_a_lesson_one_leaves_in_one_place_and_the_table_stays(tour: Tour) -> None:
    page = lesson_page(tour, "traitors-aboard", first("traitors-aboard"))
    QApplication.processEvents()
    before = page.view.height()
    while not page.tutor.over:
        page.forward()
    QApplication.processEvents()
    assert len(leaving(page)) == 1
    assert page.notice.isHidden()
    assert [verb.text() for verb in page.note.offered()] == ["Play on"]
    assert page.view.height() == before
    page.back()
    assert page.note.offered() == []


def first(game: str) -> Path:
    return next(path for owner, path in SHIPPED if owner == game)


def test_another_move_is_refused_with_what_is_waited_for(tour: Tour) -> None:
    page = lesson_page(tour, "captains-chair", first("captains-chair"))
    page.forward()
    page.forward()
    assert page.mine
    assert any(label.text() == "Your move" for label in page.note.findChildren(QLabel))
    ending = next(verb for verb in page.prompt.buttons() if verb.text().startswith("End"))
    QTest.mouseClick(ending, Qt.MouseButton.LeftButton)
    assert page.prompt.refusal.startswith("Not in this lesson. It waits for this: ")
    assert "Shenzhou" in page.prompt.refusal
    assert page.tutor.number == 2


def test_by_keys_one_goes_on_back_and_has_moves_shown(tour: Tour) -> None:
    page = lesson_page(tour, "traveller-traders", first("traveller-traders"))
    assert page.note.on_button.hasFocus()
    QTest.keyClick(page.note.on_button, Qt.Key.Key_Return)
    QTest.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert page.mine
    assert page.note.on_button.text() == "Show me"
    QTest.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert page.controller.match.history.cursor == 1
    for _ in range(3):
        QTest.keyClick(page, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert page.tutor.number == 0
    assert page.controller.match.history.cursor == 0
    assert not page.note.back_button.isEnabled()


def test_what_a_note_points_at_is_framed(tour: Tour) -> None:
    page = lesson_page(tour, "captains-chair", first("captains-chair"))
    assert page.beacon.shown
    assert page.frame.isHidden()
    page.frame.point_at(page.log)
    corner = page.log.mapTo(page, page.log.rect().center())
    assert page.frame.geometry().contains(corner)


def test_a_rule_of_a_note_opens(tour: Tour) -> None:
    page = lesson_page(tour, "traitors-aboard", first("traitors-aboard"))
    label = next(one for one in page.note.findChildren(QLabel) if "href" in one.text())
    label.linkActivated.emit("rule:TA-2.2")
    assert isinstance(tour.window.page, RulesPage)


def test_after_a_lesson_one_plays_on_where_it_ended(tour: Tour) -> None:
    page = lesson_page(tour, "traveller-traders", first("traveller-traders"))
    while not page.tutor.over:
        page.forward()
    cursor = page.controller.match.history.cursor
    assert tour.window.focusWidget() is page.note.offered()[0]
    on = next(verb for verb in page.note.offered() if verb.text() == "Play on")
    on.click()
    table = shown(tour, PlayPage)
    assert table.match.history.cursor == cursor
    assert table.match.path is None


def test_the_list_proposes_what_is_not_done_and_keeps_what_is(tour: Tour, home: Path) -> None:
    own = home / "lessons" / "mine.yaml"
    own.parent.mkdir(parents=True)
    own.write_text(first("traitors-aboard").read_text("utf-8").replace("A first watch", "My watch"))
    tour.learn(offered(tour, "traitors-aboard"))
    page = shown(tour, LessonsPage)
    words = [label.text() for label in page.findChildren(QLabel)]
    assert "My watch among Pirates" in words
    assert not any(text.startswith("✓") for text in words)
    assert page._proposed is not None
    page._proposed.click()
    lesson = shown(tour, LessonPage)
    while not lesson.tutor.over:
        lesson.forward()
    lesson.left.emit()
    QApplication.processEvents()
    assert shown(tour, LessonsPage) is page
    listed = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    ticked = [text for text in listed if text.startswith("✓")]
    assert ticked == [f"✓ {lesson.lesson.title}"]


def test_a_lesson_that_was_left_is_gone_on_with(tour: Tour) -> None:
    tour.learn(offered(tour, "traveller-traders"))
    lesson = shown(tour, LessonPage)
    title = lesson.lesson.title
    while lesson.tutor.told < 3 or lesson.tutor.note is None:
        lesson.forward()
    step, stands = lesson.tutor.number, bare(lesson.controller.match.position)
    lesson.left.emit()
    tour.learn(offered(tour, "traveller-traders"))
    page = shown(tour, LessonsPage)
    verbs = {verb.accessibleName(): verb for verb in page.findChildren(QPushButton)}
    assert page._proposed is verbs[f"Continue: {title}"]
    page._proposed.click()
    again = shown(tour, LessonPage)
    assert again.tutor.number == step
    assert bare(again.controller.match.position) == stands
    assert ", 3 of " in again.note.heading
    while not again.tutor.over:
        again.forward()
    again.left.emit()
    assert begun("traveller-traders") == {}


def test_it_can_begin_anew_as_well(tour: Tour) -> None:
    keep_place("traveller-traders", "1-first-cargo", 10_000)
    tour.learn(offered(tour, "traveller-traders"))
    page = shown(tour, LessonsPage)
    verbs = {verb.text(): verb for verb in page.findChildren(QPushButton)}
    verbs["From the start"].click()
    lesson = shown(tour, LessonPage)
    assert ", 1 of " in lesson.note.heading
    assert begun("traveller-traders") == {}
    keep_place("traveller-traders", "1-first-cargo", 10_000)
    lesson.left.emit()
    QApplication.processEvents()
    verbs = {verb.text(): verb for verb in page.findChildren(QPushButton) if verb.isVisible()}
    verbs["Continue"].click()
    last = shown(tour, LessonPage)
    assert last.tutor.told == len(last.lesson.notes)


def test_a_game_with_one_lesson_begins_it_at_once_and_its_tile_counts_it(tour: Tour) -> None:
    tour.learn(offered(tour, "traitors-aboard"))
    page = shown(tour, LessonPage)
    while not page.tutor.over:
        page.forward()
    page.left.emit()
    counted = [label.text() for label in tour.start.findChildren(QLabel)]
    assert any("1 of 1 lessons done" in text for text in counted)


def test_a_lesson_is_written_from_a_replay_and_opened(tour: Tour, tmp_path: Path) -> None:
    match = traders()
    play_on(match, 12)
    tour.watch(match)
    assert not shown(tour, ReplayPage).write_button.isHidden()
    path = tmp_path / "own.yaml"
    write_lesson_to(tour, match, path)
    assert str(path) in tour.window.notice.words
    open_path(tour, path)
    page = shown(tour, LessonPage)
    assert page.note.words == "Say what the learner should know first."


def test_others_cards_are_not_written_while_a_match_goes_on(tour: Tour) -> None:
    tour.watch(traitors("Ann", "Bo", "Cy"))
    assert shown(tour, ReplayPage).write_button.isHidden()


def test_a_lesson_with_mistakes_is_told_with_their_places(tour: Tour, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("title: Bad\n")
    open_path(tour, path)
    assert "bad.yaml:1:1: MISSING" in tour.window.notice.words
