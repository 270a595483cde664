"""Building a deck on the page: by mouse and by keys, with everything shown as it changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from tabletop.engine.ids import DefId
from tabletop.games import registry
from tabletop.games.bringing import shelf
from tabletop.table.deckbuilder.page import DeckPage
from tabletop.table.deckbuilder.pool_view import NAME
from tabletop.table.panels.figures import FigureTable
from tabletop.table.settings import Settings
from tabletop.table.tour import Tour
from tests.table.app.test_pages import cut

Key = Qt.Key
BRUTE = DefId("brute")


def mark(page: DeckPage, card: str) -> None:
    page.pool.mark(page.pool.pool.row_of(DefId(card)))


def listed(page: DeckPage) -> list[str]:
    model = page.pool.pool
    return [str(model.data(model.index(row, NAME))) for row in range(model.rowCount())]


def test_the_start_screen_opens_the_builder(tour: Tour) -> None:
    names = [b.accessibleName() for b in tour.start.findChildren(QAbstractButton)]
    assert "Decks: High Card" in names
    assert "Decks: Traveller Traders" not in names
    tour.start.decks.emit(registry.info_of("high-card"))
    assert isinstance(tour.window.page, DeckPage)


def test_a_deck_is_built_by_keys_alone(page: DeckPage) -> None:
    page.first_focus()
    QTest.keyClicks(page.filters.line, "ash")
    assert listed(page) == ["Captain Ash"]
    QTest.keyClick(page.filters.line, Key.Key_Down)
    assert page.pool.hasFocus()
    page.filters.line.setFocus()
    QTest.keyClick(page.filters.line, Key.Key_Return)
    assert page.pool.hasFocus()
    QTest.keyClick(page.pool, Key.Key_Return)
    page.filters.line.clear()
    page.pool.setFocus()
    mark(page, "brute")
    QTest.keyClick(page.pool, Key.Key_Plus)
    QTest.keyClick(page.pool, Key.Key_Plus)
    QTest.keyClick(page.pool, Key.Key_Down)
    QTest.keyClick(page.pool, Key.Key_Enter)
    assert (
        page.middle.deck.words()
        == [
            "Leader: 1 of 1",
            "1 Captain Ash",
            "Main deck: 4 of 6",
            "2 Brute, the Tall",
            "1 Feint",
        ]
        or page.bench.deck.count("main") == 3
    )
    QTest.keyClick(page.pool, Key.Key_Minus)
    assert page.bench.count(DefId("feint")) == 0
    page.middle.deck.setFocus()
    page.middle.deck.mark(BRUTE)
    QTest.keyClick(page.middle.deck, Key.Key_Plus)
    assert page.bench.count(BRUTE) == 3
    QTest.keyClick(page.middle.deck, Key.Key_Delete)
    assert page.bench.count(BRUTE) == 2
    assert page.middle.deck.card() == BRUTE


def test_a_deck_is_built_by_mouse_alone(page: DeckPage) -> None:
    row = page.pool.pool.row_of(BRUTE)
    spot = page.pool.visualRect(page.pool.pool.index(row, NAME)).center()
    port = page.pool.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert page.bench.count(BRUTE) == 1
    page.middle.deck.mark(BRUTE)
    page.middle.more.click()
    assert page.bench.count(BRUTE) == 2
    page.middle.fewer.click()
    page.middle.fewer.click()
    assert page.bench.count(BRUTE) == 0
    page.middle.fewer.click()  # nothing is marked any more


def test_everything_follows_a_change(page: DeckPage) -> None:
    page.add(BRUTE)
    page.add(BRUTE)
    page.add(BRUTE)
    assert "2 faults" not in page.middle.faults.toPlainText()
    assert "3 faults" in page.middle.faults.toPlainText()
    assert "Brute, the Tall: at most 2, not 3. HC-1.1" in page.middle.faults.toPlainText()
    assert "3 Brute, the Tall, something is wrong with it" in page.middle.deck.words()
    model = page.pool.pool
    cell = model.index(model.row_of(BRUTE), 0)
    assert model.data(cell) == "3"
    spoken = model.data(cell, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Brute, the Tall, Fighter, Power 7, 3 in the deck"
    (bars,) = page.side.bars
    assert bars.accessibleName() == "Power (cards): 7 3"
    assert page.middle.state.text() == "Changed since it was saved"


def test_changes_are_taken_back_and_kept_by_the_keys_of_the_table(
    page: DeckPage, tour: Tour
) -> None:
    page.add(BRUTE)
    page.pool.setFocus()
    QTest.keyClick(page.pool, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.bench.count(BRUTE) == 0
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(page.pool, Key.Key_Z, both)
    assert page.bench.count(BRUTE) == 1
    QTest.keyClick(page.pool, Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert len(shelf(page.game).own()) == 1
    tour.window.set_settings(Settings(motion="off", keys={"undo": "Ctrl+U"}))
    QTest.keyClick(page.pool, Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    assert page.bench.count(BRUTE) == 0
    QTest.keyClick(page.pool, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.filters.line.hasFocus()


def test_searching_and_filtering(page: DeckPage) -> None:
    page.filters.line.setText("type:fighter")
    assert listed(page) == ["Old Archer", "Young Archer", "Brute, the Tall"]
    assert page.filters.found.text() == "3 of 7 cards"
    page.filters.choose("species", "Human")
    page.filters.choose("power", 7)
    assert listed(page) == ["Brute, the Tall"]
    assert [chip.text() for chip in page.filters.chips()] == ["Species: Human ✕", "Power: 7 ✕"]
    page.filters.chips()[1].click()
    assert listed(page) == ["Old Archer", "Brute, the Tall"]
    page.filters.clear()
    assert page.filters.found.text() == "7 cards"
    assert page.filters.chips() == []


def test_the_menu_offers_everything_that_cards_have(page: DeckPage) -> None:
    titles = [action.text() for action in page.filters.menu.actions() if action.text()]
    assert titles == [
        *("Part", "Type", "Source", "Trait", "Skill", "Species", "Keyword", "Power"),
        "Other figures",
        "Show all cards",
    ]
    others = page.filters.menu.actions()[8].menu()
    assert isinstance(others, QMenu)
    (luck,) = others.actions()
    assert luck.text() == "Luck"
    values = luck.menu()
    assert isinstance(values, QMenu)
    values.actions()[1].trigger()
    assert listed(page) == ["Dame Birch"]
    page.filters.menu.actions()[-1].trigger()
    assert len(listed(page)) == 7


def test_the_mark_stays_on_its_card(page: DeckPage) -> None:
    mark(page, "brute")
    page.filters.line.setText("type:fighter")
    assert page.pool.card() == BRUTE
    page.filters.line.setText("feint")
    assert page.pool.card() == "feint"
    page.filters.line.setText("nothing of the kind")
    assert page.pool.card() is None


def test_the_list_is_sorted_by_its_headings(page: DeckPage) -> None:
    page.add(BRUTE)
    page.pool.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    assert listed(page)[:2] == ["Brute, the Tall", "Feint"]
    page.pool.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    assert listed(page)[:2] == ["Brute, the Tall", "Captain Ash"]
    page.pool.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert listed(page)[0] == "Brute, the Tall"
    page.filters.line.setText("archer")
    assert set(listed(page)) == {"Old Archer", "Young Archer"}


def test_the_card_marked_is_shown_whole(page: DeckPage) -> None:
    mark(page, "old-archer")
    assert "He has seen worse." in page.side.preview.words
    assert page.side.turn.isHidden()


def test_faults_lead_to_their_card_and_their_rule(page: DeckPage, qtbot: QtBot) -> None:
    page.add(BRUTE)
    page.add(BRUTE)
    page.add(BRUTE)
    page.side.setCurrentIndex(1)
    page._follow("card:brute")
    assert page.middle.deck.card() == BRUTE
    assert page.side.currentIndex() == 0
    with qtbot.waitSignal(page.rule_asked) as asked:
        page._follow("rule:HC-1.1")
    assert asked.args == ["HC-1.1"]


def test_odds_follow_the_deck(page: DeckPage) -> None:
    def shown() -> list[str]:
        table = page.side.hand.findChildren(FigureTable)[-1]
        cells = (table.item(0, column) for column in range(4))
        return [cell.text() for cell in cells if cell is not None]

    page.opened.emit("ready:ash")
    assert shown() == ["a strong card", "2", "80 %", "1.0"]
    page.remove(BRUTE)
    assert shown() == ["a strong card", "1", "60 %", "0.6"]


def test_first_hands(page: DeckPage) -> None:
    page.opened.emit("ready:ash")
    hand = page.side.hand
    names = [card.accessibleName() for card in hand.cards()]
    assert len(names) == 3
    seen = {tuple(names)}
    for _ in range(20):
        hand.draw_button.click()
        seen.add(tuple(card.accessibleName() for card in hand.cards()))
    assert len(seen) > 1
    page.side.setCurrentIndex(2)
    hand.cards()[0].click()
    assert page.side.currentIndex() == 0
    assert hand.cards()[0].accessibleName() in page.side.preview.words


def test_the_player_says_for_which_match_the_deck_is_judged(page: DeckPage) -> None:
    page.opened.emit("ready:ash")
    judged = page.more_button.menu().actions()[-1].menu()
    assert isinstance(judged, QMenu)
    (short,) = judged.actions()
    assert short.text() == "Short decks"
    values = short.menu()
    assert isinstance(values, QMenu)
    values.actions()[1].trigger()
    assert page.middle.deck.words()[2] == "Main deck: 6 of 4"
    assert page.middle.state.text().endswith("Judged for Short decks: Yes.")
    assert "It has 4 cards, not 6. HC-1.2" in page.middle.faults.toPlainText()
    values.actions()[0].trigger()
    assert "can be played" in page.middle.faults.toPlainText()
    assert "Judged" not in page.middle.state.text()


def test_saving_and_opening(page: DeckPage, qtbot: QtBot, home: Path) -> None:
    page.opened.emit("ready:ash")
    assert page.middle.name.text() == "Ash's archers"
    assert page.side.notes.toPlainText() == "Two lines\nof advice."
    page.middle.name.setText("My archers")
    page.middle.name.editingFinished.emit()
    page.side.notes.setPlainText("Mine.")
    with qtbot.waitSignal(page.kept):
        page.save_button.click()
    (file,) = shelf(page.game).own()
    assert file.path == home / "decks" / "high-card" / "my-archers.yaml"
    assert file.deck == page.bench.deck
    assert (file.title, file.deck.notes) == ("My archers", "Mine.")
    assert page.middle.state.text() == "Saved"
    texts = [page.open_box.itemText(at) for at in range(page.open_box.count())]
    assert texts == [
        "Open a deck",
        "Ash's archers",
        "Birch's brutes",
        "My archers (your own)",
    ]
    page.wanted.emit("copy")
    assert len(shelf(page.game).own()) == 2


def test_nothing_is_lost_when_the_page_is_left_or_another_deck_opened(
    page: DeckPage, tour: Tour
) -> None:
    page.add(BRUTE)
    page.opened.emit("ready:birch")
    assert [file.title for file in shelf(page.game).own()] == ["A new deck"]
    page.add(DefId("feint"))
    tour.leave()
    assert "was kept" in tour.window.notice.words
    assert [file.title for file in shelf(page.game).own()] == ["A new deck", "Birch's brutes"]


def test_an_unchanged_deck_leaves_no_file(page: DeckPage, tour: Tour) -> None:
    page.opened.emit("ready:birch")
    tour.leave()
    assert shelf(registry.load("high-card")).own() == ()


def test_text_goes_through_the_clipboard(page: DeckPage, tour: Tour) -> None:
    page.opened.emit("ready:birch")
    page.wanted.emit("copy_text")
    text = QGuiApplication.clipboard().text()
    assert "2 Brute, the Tall\n" in text
    QGuiApplication.clipboard().setText(text.replace("2 Old Archer", "2 Old Acher"))
    page.wanted.emit("paste")
    assert "Did you mean Old Archer" in tour.window.notice.words
    assert page.bench.deck.count("main") == 4
    assert "It has 6 cards, not 4. HC-1.1" in page.middle.faults.toPlainText()
    QGuiApplication.clipboard().setText(" ")
    page.wanted.emit("paste")
    assert tour.window.notice.words == "No text was copied."


def test_a_deck_is_thrown_away_once_it_is_sure(page: DeckPage, tour: Tour) -> None:
    page.add(BRUTE)
    page.save_button.click()
    page.wanted.emit("discard")
    throw, keep = tour.window.notice.buttons()
    keep.click()
    assert len(shelf(page.game).own()) == 1
    page.wanted.emit("discard")
    throw = tour.window.notice.buttons()[0]
    throw.click()
    assert shelf(page.game).own() == ()
    assert page.bench.lines() == ()


def test_a_disk_that_cannot_be_written_is_told(page: DeckPage, tour: Tour, home: Path) -> None:
    (home / "decks").write_text("in the way", "utf-8")
    page.add(BRUTE)
    page.save_button.click()
    assert "can't be saved" in tour.window.notice.words
    assert page.bench.changed


def test_the_rules_open_over_the_page_and_back(page: DeckPage, tour: Tour) -> None:
    page.add(BRUTE)
    page.rule_asked.emit("HC-1.1")
    assert tour.window.page is not page
    tour.window.pop()
    assert tour.window.page is page
    assert shelf(page.game).own() == ()
    assert page.bench.changed


def test_closing_the_window_keeps_what_was_changed(page: DeckPage, tour: Tour) -> None:
    page.add(BRUTE)
    tour.window.close()
    assert [file.title for file in shelf(registry.load("high-card")).own()] == ["A new deck"]


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_it_fits_every_window(page: DeckPage, tour: Tour, size: tuple[int, int], text: int) -> None:
    page.opened.emit("ready:ash")
    page.filters.choose("type", "Fighter")
    page.filters.choose("power", 3)
    tour.window.set_settings(Settings(motion="off", text=text))
    tour.window.resize(*size)
    tour.window._resized()
    for tab in range(page.side.count()):
        page.side.setCurrentIndex(tab)
        for _ in range(3):
            QApplication.processEvents()
        assert tour.window.size() == QSize(*size)
        assert cut(page) == []


def test_in_a_narrow_window_the_deck_stands_among_the_things_to_the_right(
    page: DeckPage, tour: Tour
) -> None:
    assert page.side.indexOf(page.middle) < 0
    tour.window.resize(860, 600)
    assert page.side.tabText(0) == "Deck"
    page.add(BRUTE)
    assert page.middle.isVisible()
    page._follow("card:brute")
    assert page.side.tabText(page.side.currentIndex()) == "Card"
    tour.window.resize(1280, 720)
    assert page.side.indexOf(page.middle) < 0
    assert page.middle.isVisible()


def test_everything_that_can_have_the_focus_has_a_name(page: DeckPage) -> None:
    for kind in (QAbstractButton, QComboBox, QLineEdit):
        for widget in page.findChildren(kind):
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisible():
                assert widget.accessibleName(), widget
    for view in (page.pool, page.middle.deck, page.middle.faults, page.side, page.side.notes):
        assert view.accessibleName()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_a_card_is_known_by_its_name_in_a_narrow_window(
    size: tuple[int, int], tour: Tour, qtbot: QtBot
) -> None:
    tour.window.resize(*size)
    tour.decks_of(registry.info_of("traveller-ccg"))
    page = tour.window.page
    assert isinstance(page, DeckPage)
    room = page.pool.fontMetrics().horizontalAdvance("Beowulf Fre...")
    qtbot.waitUntil(lambda: page.pool.columnWidth(NAME) > room)
