"""A file with cards beside its faces: read at each save, with its mistakes at their lines."""

from __future__ import annotations

import os
import shutil
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tabletop.cli.check import faults_of
from tabletop.controller.workbench.files import FileError
from tabletop.controller.workbench.trying import YOU
from tabletop.engine.ids import DefId, zone_of
from tabletop.games import trust
from tabletop.library.faults import FaultList
from tabletop.library.folders import carddata_folder
from tabletop.library.loader import look_into
from tabletop.library.strict_yaml import MOST_BYTES
from tabletop.table.arriving import open_path
from tabletop.table.pages.play import PlayPage
from tabletop.table.settings import Settings
from tabletop.table.tour import Tour
from tabletop.table.workbench import opening
from tabletop.table.workbench.choosing import ChoicePage
from tabletop.table.workbench.opening import open_workbench
from tabletop.table.workbench.page import WorkbenchPage
from tests.table.app.test_pages import cut
from tests.table.workbench.conftest import checked

Key, Control = Qt.Key, Qt.KeyboardModifier.ControlModifier
EIGHTS = Path(__file__).parents[3] / "docs" / "examples" / "crazy-eights"


def change(page: WorkbenchPage, old: str, new: str) -> None:
    """Type over a piece of the text."""
    text = page.editor.toPlainText()
    assert old in text
    cursor = page.editor.textCursor()
    cursor.setPosition(text.index(old))
    cursor.setPosition(text.index(old) + len(old), cursor.MoveMode.KeepAnchor)
    page.editor.setTextCursor(cursor)
    cursor.insertText(new)
    page.editor.go_to(page.editor.document().findBlock(text.index(old)).blockNumber() + 1)


def told(page: WorkbenchPage) -> str:
    assert page.card.preview is not None
    return page.card.preview.words


def says(page: WorkbenchPage, words: str) -> bool:
    return words in told(page)


def face(page: WorkbenchPage) -> QImage:
    assert page.card.preview is not None
    return page.card.preview.findChildren(QLabel)[0].pixmap().toImage()


def top(tour: Tour) -> QWidget:
    return tour.window.page


def press(within: QWidget, verb: str) -> None:
    buttons = {one.text(): one for one in within.findChildren(QPushButton)}
    buttons[verb].click()


def test_a_fault_shows_at_its_line_after_a_save(page: WorkbenchPage, qtbot: QtBot) -> None:
    assert page.state.text() == "No mistakes."
    assert page.mistakes.isHidden()
    change(page, "type: action", "typ: action")
    change(page, "rule: TA-4.3", "rule: TA-4.9")
    assert page.mistakes.count() == 0  # not before it is saved
    QTest.keyClick(page.editor, Key.Key_S, Control)
    assert (3, "UNKNOWN-KEY") in [(one.line, one.code) for one in page.mistakes.faults()]
    checked(page, qtbot)
    faults = page.mistakes.faults()
    assert [(one.line, one.code) for one in faults] == [(3, "UNKNOWN-KEY"), (27, "RULE")]
    item = page.mistakes.item(0)
    assert item.text().startswith("3:3: UNKNOWN-KEY plank: there is no key 'typ' here.")
    assert page.state.text().startswith("Mistakes in this file: 2.")
    marked = [mark.cursor.blockNumber() + 1 for mark in page.editor.extraSelections()[1:]]
    assert marked == [3, 27]
    words = [mark.cursor.selectedText() for mark in page.editor.extraSelections()[1:]]
    assert words == ["typ", "TA-4.9"]
    page.editor.go_to(40)
    page.mistakes.itemClicked.emit(item)
    assert page.editor.line() == 3
    assert page.editor.textCursor().positionInBlock() == 2
    assert page.editor.hasFocus()


def test_the_faults_are_those_of_the_check(page: WorkbenchPage, file: Path, qtbot: QtBot) -> None:
    change(page, "choose-seat: target", "choose-seat: victim")
    change(page, "emblem: [spyglass, eyepatch]", "emblem: [spyglas, eyepatch]")
    page.save_wanted.emit()
    checked(page, qtbot)
    info = look_into(file.parents[1], FaultList(), bundled=True)
    assert info is not None
    wanted = {fault for fault in faults_of(info) if fault.file == file}
    assert set(page.mistakes.faults()) == wanted
    assert wanted


def test_doubts_come_with_the_check_of_the_whole_game(page: WorkbenchPage, qtbot: QtBot) -> None:
    change(page, "emblem: [spyglass, eyepatch]", "emblem: [spyglas, eyepatch]")
    page.save_wanted.emit()
    assert page.mistakes.count() == 0
    checked(page, qtbot)
    assert [fault.code for fault in page.mistakes.faults()] == ["ICON"]


def test_face_and_text_change_after_a_save(page: WorkbenchPage) -> None:
    page.editor.go_to(1)
    before = face(page)
    assert "With 3 Planks" in told(page)
    change(page, "With 3 Planks", "With many Planks")
    change(page, "name: Plank", "name: Board")
    assert "With 3 Planks" in told(page)
    QTest.keyClick(page.editor, Key.Key_S, Control)
    assert "With many Planks" in told(page)
    assert told(page).startswith("Board")
    assert face(page) != before
    assert not page.changed


@pytest.mark.parametrize("replaced", [True, False])
def test_what_another_editor_saves_is_shown(
    page: WorkbenchPage, file: Path, replaced: bool, qtbot: QtBot
) -> None:
    page.editor.go_to(18)
    text = file.read_text("utf-8")
    for number in ("4", "5"):  # twice: a file that was replaced is still watched
        target = file.with_suffix(".new") if replaced else file
        target.write_text(text.replace("With 3 Planks", f"With {number} Planks"), "utf-8")
        if replaced:
            target.replace(file)
        page.editor.go_to(2)
        wanted = f"With {number} Planks"
        qtbot.waitUntil(partial(says, page, wanted), timeout=20000)
        assert f"With {number} Planks" in page.editor.toPlainText()
    assert page.editor.line() == 2


def test_two_who_change_a_file_are_asked_which_stays(
    tour: Tour, page: WorkbenchPage, file: Path, home: Path, qtbot: QtBot
) -> None:
    change(page, "With 3 Planks", "With my Planks")
    theirs = file.read_text("utf-8").replace("With 3 Planks", "With their Planks")
    file.write_text(theirs, "utf-8")
    notice = tour.window.notice
    qtbot.waitUntil(lambda: "another program" in notice.words, timeout=20000)
    assert "With my Planks" in page.editor.toPlainText()
    assert file.read_text("utf-8") == theirs
    QTest.keyClick(page.editor, Key.Key_S, Control)
    assert file.read_text("utf-8") == theirs
    page.hide()  # left without an answer: neither is lost
    assert file.read_text("utf-8") == theirs
    kept = home / "unsaved" / "traitors-aboard-actions.yaml"
    assert "With my Planks" in kept.read_text("utf-8")


def test_a_text_that_cannot_be_written_is_kept_elsewhere(
    tour: Tour, page: WorkbenchPage, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, _text: str) -> None:
        raise FileError(f"{path} can't be written: Read-only file system.")

    change(page, "With 3 Planks", "With my Planks")
    monkeypatch.setattr(opening, "write_text", refuse)
    page.save_wanted.emit()
    assert "can't be written" in tour.window.notice.words
    assert page.changed
    for name in ("traitors-aboard-actions.yaml", "traitors-aboard-actions-2.yaml"):
        page.editor.document().setModified(True)
        page.left.emit()
        assert "With my Planks" in (home / "unsaved" / name).read_text("utf-8")
        assert name in tour.window.notice.words


def test_mine_can_stay(tour: Tour, page: WorkbenchPage, file: Path, qtbot: QtBot) -> None:
    change(page, "With 3 Planks", "With my Planks")
    file.write_text(file.read_text("utf-8") + "\n", "utf-8")
    qtbot.waitUntil(lambda: "another program" in tour.window.notice.words, timeout=20000)
    press(tour.window.notice, "Save mine")
    assert "With my Planks" in file.read_text("utf-8")


def test_a_card_with_a_mistake_is_shown_as_it_was(page: WorkbenchPage) -> None:
    page.editor.go_to(1)
    change(page, "choose-seat: target", "choose-seet: target")
    page.save_wanted.emit()
    assert page.card.note.text() == "Shown as it was before the mistake in line 12."
    assert "With 3 Planks" in told(page)
    page.editor.go_to(30)
    assert page.card.note.isHidden()
    assert told(page).startswith("Good Riddance") or told(page).startswith("Spyglass")


def test_the_text_is_shown_in_german(page: WorkbenchPage, qtbot: QtBot) -> None:
    page.editor.go_to(1)
    assert "Mit 3 Planken" not in told(page)
    english = told(page)
    page.card.languages.setCurrentIndex(page.card.languages.findData("de"))
    page.card.languages.activated.emit(page.card.languages.currentIndex())
    assert told(page) != english
    assert "Planken" in told(page)
    assert page.save_button.text() == "Save"  # the window stays as it is
    checked(page, qtbot)


def test_the_card_is_tried_and_the_way_leads_back(
    tour: Tour, page: WorkbenchPage, qtbot: QtBot
) -> None:
    spyglass = next(span for span in page._reading.spans if span.id == "spyglass")
    page.card.chosen.emit(spyglass)
    assert page.editor.line() == spyglass.first
    change(page, "name: Spyglass", "name: Looking Glass")
    QTest.keyClick(page.editor, Key.Key_Return, Control)  # saves, checks, and begins
    qtbot.waitUntil(lambda: isinstance(tour.window.page, PlayPage), timeout=60000)
    table = tour.window.page
    assert isinstance(table, PlayPage)
    board = table.match.view(YOU).board
    hand = [board.cards[card].definition for card in board.piles[zone_of("hand", YOU)]]
    assert "spyglass" in hand
    assert table.game.pack.cards[DefId("spyglass")].definition.name == "Looking Glass"
    tour.leave()
    assert tour.window.page is page


def test_no_card_is_tried_with_mistakes(tour: Tour, page: WorkbenchPage, qtbot: QtBot) -> None:
    change(page, "type: action", "typ: action")
    page.try_wanted.emit()
    qtbot.waitUntil(lambda: "once the mistakes" in tour.window.notice.words, timeout=60000)
    assert tour.window.page is page


@pytest.mark.parametrize("text", [100, 200])
def test_nothing_is_cut_in_a_small_window_with_large_text(
    tour: Tour, page: WorkbenchPage, text: int, qtbot: QtBot
) -> None:
    change(page, "type: action", "typ: action")
    page.save_wanted.emit()
    checked(page, qtbot)
    tour.window.set_settings(Settings(motion="off", text=text))
    tour.window.resize(1024, 600)
    tour.window._resized()
    for _ in range(3):
        QApplication.processEvents()
    assert tour.window.width() == 1024
    assert cut(page) == []


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("cards/none.yaml", None, "there is no such file or folder"),
        ("cards/odd.yaml", b"\xff\xfe\x00- id", "no text in UTF-8"),
        ("cards/large.yaml", b"# " + b"x" * MOST_BYTES, "larger than 2,000,000 bytes"),
        ("rules.yaml", b"", "no file with cards"),
    ],
)
def test_what_cannot_be_read_says_so(
    tour: Tour, file: Path, name: str, data: bytes | None, words: str
) -> None:
    path = file.parents[1] / name
    if data is not None and not path.exists():
        path.write_bytes(data)
    open_workbench(tour, path)
    assert words in tour.window.notice.words
    assert tour.window.page is tour.start


def test_a_pipe_is_no_file(tour: Tour, file: Path) -> None:
    path = file.with_name("pipe.yaml")
    os.mkfifo(path)
    open_workbench(tour, path)
    assert "no ordinary file" in tour.window.notice.words


def test_a_file_that_is_no_yaml_is_shown_with_its_mistake(
    tour: Tour, file: Path, qtbot: QtBot
) -> None:
    file.write_text("- id: [plank\n", "utf-8")
    open_workbench(tour, file)
    page = tour.window.page
    assert isinstance(page, WorkbenchPage)
    assert [fault.code for fault in page.mistakes.faults()] == ["YAML"]
    assert page.card.note.text() == "The card can't be shown before line 1 is mended."
    checked(page, qtbot)


def fainter(face: QImage, than: QImage) -> bool:
    """Tell whether there is less of a face than of another, in its middle."""
    place = face.width() // 2, face.height() // 2
    return face.pixelColor(*place).alpha() < than.pixelColor(*place).alpha()


def test_a_text_that_is_no_yaml_leaves_each_card_its_face(page: WorkbenchPage) -> None:
    page.editor.go_to(1)
    before = face(page)
    change(page, "facts: {drop: planks}", "facts: {drop: planks")
    page.save_wanted.emit()
    assert [(one.line, one.code) for one in page.mistakes.faults()] == [(7, "YAML")]
    assert page.card.note.text() == "Shown as it was before the mistake in line 7."
    assert told(page).startswith("Plank")
    assert fainter(face(page), before)
    page.editor.go_to(19)
    assert told(page).startswith("Good Riddance")
    change(page, "facts: {drop: planks", "facts: {drop: planks}")
    page.editor.go_to(1)
    page.save_wanted.emit()
    assert page.card.note.isHidden()
    assert face(page) == before


def test_a_mistake_in_its_id_leaves_a_card_its_face(page: WorkbenchPage) -> None:
    change(page, "id: plank", "id: The Plank")
    page.save_wanted.emit()
    assert told(page).startswith("Plank")
    assert page.card.note.text() == "Shown as it was before the mistake in line 1."


def test_a_mistake_in_another_file_leaves_the_card_its_face(
    page: WorkbenchPage, file: Path
) -> None:
    layout = file.parents[1] / "layout.yaml"
    layout.write_text(layout.read_text("utf-8").replace("columns:", "colums:"), "utf-8")
    page.save_wanted.emit()
    assert told(page).startswith("Plank")
    assert "mistakes in other files" in page.card.note.text()
    assert "of layout.yaml has to be mended" in page.try_button.toolTip()


def test_what_cannot_be_tried_says_why(page: WorkbenchPage, file: Path, qtbot: QtBot) -> None:
    assert page.try_button.isEnabled()
    assert page.try_button.toolTip() == "Puts the card on a table, with what it needs"
    change(page, "type: action", "typ: action")
    assert page.try_button.isEnabled()  # trying saves and reads it first
    page.save_wanted.emit()
    for _ in range(2):
        why = "Before a card can be tried, line 3 has to be mended."
        assert not page.try_button.isEnabled()
        assert page.try_button.toolTip() == why
        assert page.try_button.accessibleName() == f"Try the card. {why}"
        assert why in page.state.text()
        checked(page, qtbot)
    change(page, "typ: action", "type: action")
    page.save_wanted.emit()
    assert page.try_button.isEnabled()
    file.write_text("[]\n", "utf-8")
    words = "There is no card here yet."
    qtbot.waitUntil(lambda: page.card.note.text() == words, timeout=20000)
    assert not page.try_button.isEnabled()


def test_a_check_that_breaks_off_says_so(
    page: WorkbenchPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def fail(*_of: object) -> None:
        raise RuntimeError("out of paper")

    monkeypatch.setattr(opening, "check", fail)
    page.save_wanted.emit()
    qtbot.waitUntil(lambda: "out of paper" in page.state.text(), timeout=20000)
    assert not page.try_button.isEnabled()


def test_a_file_that_is_gone_is_written_again(
    page: WorkbenchPage, file: Path, qtbot: QtBot
) -> None:
    text = file.read_text("utf-8")
    file.unlink()
    qtbot.waitUntil(lambda: "is gone" in page.state.text(), timeout=20000)
    assert page.save_button.isEnabled()
    QTest.keyClick(page.editor, Key.Key_S, Control)
    assert file.read_text("utf-8") == text
    assert not page.save_button.isEnabled()
    assert "is gone" not in page.state.text()


def test_what_comes_in_the_place_of_the_file_is_told(
    tour: Tour, page: WorkbenchPage, file: Path, qtbot: QtBot
) -> None:
    file.write_bytes(b"- id: \xff\n")
    qtbot.waitUntil(lambda: "no text in UTF-8 (line 1)" in page.state.text(), timeout=20000)
    assert page.editor.toPlainText().startswith("- id: plank")
    file.write_text(page.editor.toPlainText(), "utf-8")
    checked(page, qtbot)
    qtbot.waitUntil(lambda: page.state.text() == "No mistakes.", timeout=20000)


def test_a_file_with_cards_is_opened_by_its_name_and_from_the_start(
    tour: Tour, file: Path, qtbot: QtBot
) -> None:
    open_path(tour, file)
    page = tour.window.page
    assert isinstance(page, WorkbenchPage)
    checked(page, qtbot)
    tour.leave()
    tour.start.opened.emit("workbench")
    choice = tour.window.page
    assert isinstance(choice, ChoicePage)
    names = [one.accessibleName() for one in choice.findChildren(QAbstractButton)]
    assert "actions.yaml: Traitors Aboard" in names


def test_a_game_of_ones_own_is_asked_about_first(tour: Tour, home: Path, qtbot: QtBot) -> None:
    shutil.copytree(EIGHTS, home / "games" / "crazy-eights")
    open_workbench(tour, home / "games" / "crazy-eights" / "cards.yaml")
    assert "Run it only if you trust" in tour.window.notice.words
    assert top(tour) is tour.start
    press(tour.window.notice, "Run it")
    page = tour.window.page
    assert isinstance(page, WorkbenchPage)
    assert trust.is_trusted(page.desk.info)
    checked(page, qtbot)
    page.try_wanted.emit()
    qtbot.waitUntil(lambda: isinstance(tour.window.page, PlayPage), timeout=60000)


def test_lines_are_edited_by_keys(page: WorkbenchPage) -> None:
    editor = page.editor
    editor.setPlainText("- id: one\n")
    editor.go_to(1, 99)
    QTest.keyClick(editor, Key.Key_Return)
    QTest.keyClicks(editor, "facts:")
    QTest.keyClick(editor, Key.Key_Return)
    QTest.keyClicks(editor, "drop: chest")
    assert editor.toPlainText().startswith("- id: one\n  facts:\n    drop: chest\n")
    QTest.keyClick(editor, Key.Key_BracketLeft, Control)
    assert editor.toPlainText().splitlines()[2] == "  drop: chest"
    QTest.keyClick(editor, Key.Key_BracketRight, Control)
    assert editor.toPlainText().splitlines()[2] == "    drop: chest"
    QTest.keyClick(editor, Key.Key_Return)
    QTest.keyClicks(editor, "embl")
    QTest.keyClick(editor, Key.Key_Space, Control)
    QTest.keyClick(editor._popup, Key.Key_Return)
    assert editor.toPlainText().splitlines()[3] == "    emblem"
    QTest.keyClick(editor, Key.Key_Tab)
    assert not editor.hasFocus()


def test_escape_leaves_the_text_and_then_the_page(
    tour: Tour, page: WorkbenchPage, file: Path
) -> None:
    page.first_focus()
    change(page, "With 3 Planks", "With my Planks")
    QTest.keyClick(page.editor, Key.Key_Escape)
    assert page.back_button.hasFocus()
    assert top(tour) is page
    QTest.keyClick(page.back_button, Key.Key_Escape)
    assert top(tour) is tour.start
    assert "With my Planks" in file.read_text("utf-8")  # nothing is lost


def test_the_side_at_the_cursor_is_shown(tour: Tour, tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "copies" / "traveller-ccg"
    shutil.copytree(carddata_folder() / "traveller-ccg", folder)
    open_workbench(tour, folder / "cards" / "adventures-1.yaml")
    page = tour.window.page
    assert isinstance(page, WorkbenchPage)
    lines = page.editor.toPlainText().splitlines()
    page.editor.go_to(2)
    assert told(page).startswith("Group Package")
    page.editor.go_to(lines.index("    - name: Lost Luggage") + 1)
    assert told(page).startswith("Lost Luggage")
    page.card.turn.click()
    assert told(page).startswith("Group Package")
    checked(page, qtbot)


def test_everything_has_a_name_and_can_be_reached_by_tab(page: WorkbenchPage) -> None:
    reached = set()
    page.first_focus()
    for _ in range(20):
        focus = page.window().focusWidget()
        assert focus is not None
        assert focus.accessibleName()
        reached.add(focus)
        QTest.keyClick(focus, Key.Key_Tab)
    wanted = {page.editor, page.card.cards, page.card.languages, page.try_button}
    assert wanted <= reached
