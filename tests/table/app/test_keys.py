from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit
from pytestqt.qtbot import QtBot

from tabletop.table.keys import KEYS, clash, keys_of
from tabletop.table.pages.keys import KeysPage
from tabletop.table.tour import Tour


def test_no_two_shortcuts_share_their_keys() -> None:
    assert [key.name for key in KEYS if clash(key.name, key.keys, {}) is not None] == []


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
