"""Where the focus is after something was done, taken back, or is over."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tabletop.controller.questions import at_once
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.games import registry
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table.pages.play import PlayPage
from tabletop.table.scene.focus import Spotlight
from tabletop.table.tour import Tour
from tests.table.app.conftest import play_on, play_to_the_end, traders, traitors


def focused() -> str:
    widget = QApplication.focusWidget()
    return widget.text() if isinstance(widget, QPushButton) else ""


def test_where_only_a_verb_answers_it_has_the_focus(tour: Tour) -> None:
    page = tour.play(traders())
    assert focused() == "Look for a Patron"
    before = page.match.position.answered
    QTest.keyClick(page.prompt.buttons()[0], Qt.Key.Key_Return)
    assert page.match.position.answered > before


def test_the_verb_that_answers_comes_before_the_one_that_declines(tour: Tour) -> None:
    match = traders(30)
    while not any(o.action.verb == "sell" and o.refusal is None for o in match.offers(SeatId(0))):
        assert not match.finished
        play_on(match, 1)
    page = tour.play(match)
    page.go_to_prompt()
    assert focused() == "Sell"


def focused_owner(page: PlayPage) -> SeatId | None:
    zone = page.view.focus.at.zone
    return None if zone is None else page.scene.owner_of(zone)


def test_after_a_plank_was_taken_back_the_focus_is_on_a_card_of_ones_own(tour: Tour) -> None:
    page = tour.play(traitors("Ann", bots=2, seed=7))
    hand, theirs = ZoneId("hand:0"), ZoneId("planks:1")
    model = page.controller.model()
    zone = model.zone(hand)
    assert zone is not None
    plank = next((card.handle for card in zone.cards if card.name == "Plank"), None)
    assert plank is not None
    page.view.setFocus()
    page.view.focus.go(Spotlight(hand, plank))
    page.presenter._follow(page.controller.drop(plank, theirs), plank)
    assert len(page.match.position.board.piles[theirs]) == 1
    assert focused_owner(page) in (None, page.seat)
    page.sitting.undo("action")
    assert focused_owner(page) == page.seat
    assert page.view.focus.at.card is not None


def test_when_nothing_more_can_be_taken_back_the_focus_leaves_the_button(tour: Tour) -> None:
    page = tour.play(traders())
    page.prompt.buttons()[0].click()
    page.undo_button.setFocus()
    QTest.keyClick(page.undo_button, Qt.Key.Key_Return)
    assert not page.undo_button.isEnabled()
    assert focused() == "Look for a Patron"


def test_the_end_has_the_focus_and_keeps_it_when_another_page_was_looked_at(tour: Tour) -> None:
    match = traitors("Ann", bots=2)
    page = tour.play(match)
    play_to_the_end(match)
    page.sitting.changed.emit()
    assert focused() == "Play again"
    tour.rules(match.game)
    tour.window.pop()
    assert focused() == "Play again"


def asked_for_a_card() -> Match:
    """Give a match of Captain's Chair in which one card of the table answers, or going back."""
    match = Match.create(registry.load("captains-chair"), (Player("Ann"),), {}, 7)
    for _ in range(300):
        decision = match.view(SeatId(0)).decision
        if isinstance(decision, ChooseCards) and at_once(decision) and match.may_cancel():
            return match
        play_on(match, 1)
    raise AssertionError("no card was asked for")


def test_enter_does_not_go_back_where_a_card_of_the_table_answers(tour: Tour) -> None:
    match = asked_for_a_card()
    asked = match.position.answered
    match.undo("answer")
    page = tour.play(match)
    page.go_to_prompt()
    QTest.keyClick(page.prompt.buttons()[0], Qt.Key.Key_Shift)
    match.redo()
    page.presenter.refresh()
    assert [button.text() for button in page.prompt.buttons()] == ["Go back"]
    assert page.view.hasFocus()
    assert page.view.focus.shown
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert match.position.answered > asked
