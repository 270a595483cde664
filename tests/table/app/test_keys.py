from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QKeySequenceEdit, QWidget
from pytestqt.qtbot import QtBot

from tabletop.table import desk
from tabletop.table.app import make_faces
from tabletop.table.keys import KEYS, clash, keys_of, usable, why_not
from tabletop.table.pages.keys import KeysPage
from tabletop.table.settings import read
from tabletop.table.tongue import speak_as_chosen
from tabletop.table.tour import Tour
from tabletop.table.window import TableWindow


def test_no_two_shortcuts_share_their_keys() -> None:
    free = [key for key in KEYS if not key.fixed]
    assert [key.name for key in free if clash(key.name, key.keys, {}) is not None] == []


def test_the_players_own_keys_count() -> None:
    assert keys_of("undo", {"undo": "Ctrl+U"}) == "Ctrl+U"
    assert keys_of("redo", {"undo": "Ctrl+U"}) == "Ctrl+Shift+Z"


def test_f1_lists_every_shortcut_and_each_does_something(tour: Tour) -> None:
    tour.open("keys")
    page = tour.window.page
    assert isinstance(page, KeysPage)
    words = {label.text() for label in page.findChildren(type(page.heading))}
    assert {key.words for key in KEYS} <= words
    bound = set(tour.window._shortcuts)
    assert {key.name for key in KEYS if not key.fixed} == bound


def test_keys_can_be_changed_and_a_clash_is_refused(tour: Tour, qtbot: QtBot) -> None:
    tour.open("keys")
    page = tour.window.page
    assert isinstance(page, KeysPage)
    edit = page._edits["undo"]
    assert isinstance(edit, QKeySequenceEdit)
    edit.setKeySequence(QKeySequence("Ctrl+Q"))
    edit.editingFinished.emit()
    assert page._note.text() == "Ctrl+Q is taken: Quit (the match is kept)."
    assert edit.keySequence().toString() == "Ctrl+Z"
    edit.setKeySequence(QKeySequence("Ctrl+U"))
    edit.editingFinished.emit()
    assert dict(tour.window.settings.keys) == {"undo": "Ctrl+U"}
    assert tour.window._shortcuts["undo"].key().toString() == "Ctrl+U"


def test_keys_that_move_the_focus_or_are_typed_belong_to_nothing_else() -> None:
    for keys in ("Tab", "Return", "Esc", "Space", "Left", "Shift+F10", "Home", "ctrl+f", "Del"):
        assert clash("undo", keys, {}) is not None, keys
    assert why_not("undo", "U", {}, "U") == "U is for typing: hold Ctrl or Alt with it."
    assert why_not("undo", "Shift+U", {}, "Shift+U") is not None
    assert why_not("play", "G", {}, "G") is None
    assert why_not("undo", "Ctrl+U", {}, "Ctrl+U") is None
    assert why_not("undo", "", {}, "") is not None


def test_kept_keys_that_cant_be_are_left_out() -> None:
    kept = {"undo": "Ctrl+U", "redo": "Ctrl+U", "zone": "Ctrl+Y", "gone": "F8", "help": "Return"}
    assert usable(kept) == {"redo": "Ctrl+U"}
    assert usable({"redo": "Ctrl+Z", "undo": "Return"}) == {}
    assert usable({"undo": "Ctrl+Q", "quit": "Ctrl+Z"}) == {"undo": "Ctrl+Q", "quit": "Ctrl+Z"}


def other_keys(number: int) -> str:
    """Keys that nothing has."""
    return f"Alt+Shift+{'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'[number]}"


def test_each_key_can_be_another_and_does_what_it_did(tour: Tour) -> None:
    tour.open("keys")
    page = tour.window.page
    assert isinstance(page, KeysPage)
    free = [key for key in KEYS if not key.fixed]
    for number, key in enumerate(free):
        edit = page._edits[key.name]
        edit.setKeySequence(QKeySequence(other_keys(number)))
        edit.editingFinished.emit()
        assert tour.window._shortcuts[key.name].key().toString() == other_keys(number)
    assert set(tour.window.settings.keys) == {key.name for key in free}
    edit = page._edits["redo"]
    edit.setKeySequence(QKeySequence("Ctrl+Z"))
    edit.editingFinished.emit()
    assert tour.window.settings.keys["redo"] == "Ctrl+Z"
    page._reset()
    assert dict(tour.window.settings.keys) == {}
    assert page._edits["redo"].keySequence().toString() == "Ctrl+Shift+Z"
    assert tour.window._shortcuts["redo"].key().toString() == "Ctrl+Shift+Z"


def test_new_keys_work_at_once_and_after_a_restart(tour: Tour, qtbot: QtBot) -> None:
    tour.open("keys")
    page = tour.window.page
    assert isinstance(page, KeysPage)
    edit = page._edits["help"]
    edit.setFocus()
    QTest.keyClick(edit.focusProxy() or edit, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    edit.editingFinished.emit()
    tour.leave()
    QTest.keyClick(tour.window, Qt.Key.Key_F1)
    assert tour.window.page is tour.start
    QTest.keyClick(tour.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(tour.window.page, KeysPage)
    settings, note = read(desk.settings_file())
    assert note is None
    again = Tour(TableWindow(settings, make_faces), pace=0)
    qtbot.addWidget(again.window)
    again.begin()
    assert again.window._shortcuts["help"].key().toString() == "Ctrl+J"


def test_how_keys_are_changed_is_told_to_those_without_a_pointer(tour: Tour) -> None:
    tour.open("keys")
    page = tour.window.page
    assert isinstance(page, KeysPage)
    words = [one.text() for one in page.findChildren(type(page.heading))]
    assert any("Tab" in text and "click" in text for text in words)
    now: QWidget = page.back_button
    for _ in range(3):
        QTest.keyClick(now, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        now = focused
        if isinstance(now.parentWidget(), QKeySequenceEdit) or isinstance(now, QKeySequenceEdit):
            break
    QTest.keyClick(now, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(now, Qt.Key.Key_Tab)
    assert "Ctrl+J" in dict(tour.window.settings.keys).values()


def test_tab_leaves_a_field_for_keys(tour: Tour) -> None:
    tour.open("keys")
    page = tour.window.page
    assert isinstance(page, KeysPage)
    edit = page._edits["help"]
    edit.setFocus()
    before = QApplication.focusWidget()
    assert before is not None
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not before
    assert edit.keySequence().toString() == "F1"


def test_keys_in_german_are_written_and_refused_in_german(tour: Tour) -> None:
    speak_as_chosen("de")
    try:
        tour.open("keys")
        page = tour.window.page
        assert isinstance(page, KeysPage)
        edit = page._edits["undo"]
        edit.setKeySequence(QKeySequence("Ctrl+Q"))
        edit.editingFinished.emit()
        assert page._note.text().startswith("Strg+Q ist vergeben: ")
        assert edit.keySequence().toString() == "Ctrl+Z"
        words = [one.text() for one in page.findChildren(type(page.heading))]
        assert not {"Arrows", "Space", "Shift+Left, Shift+Right"} & set(words)
    finally:
        speak_as_chosen("en")
