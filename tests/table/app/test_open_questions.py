"""Who may react to another's play is asked in front of them, and looks only in order to do so."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.games.captains_chair.action import ACTION
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table.pages.play import PlayPage
from tabletop.table.tour import Tour
from tests.games.captains_chair.tables import game, table
from tests.games.captains_chair.verbs import printed

ANN, BO = SeatId(0), SeatId(1)
TEXTS = {
    "plain-cargo": "[{key: a, timing: play, do: [{gain: {counter: research}}]}]",
    "plain-human": "[{key: r, timing: reaction, after: {comes: {moment: brought-into-play,"
    " whose: opponent}}, cost: [{discard: {fitting: {trait: engineer}}}],"
    " do: [{gain: {counter: glory}}]}]",
}


def match(hand: str) -> Match:
    """Ann may play two cards; Bo's officer reacts for a card that Bo may not have."""
    lying = {"hand:0": ["plain-cargo"] * 2, "bridge:1": ["plain-human"], "hand:1": [hand]}
    at = table(lying)
    definition = replace(
        game(), rules=printed(TEXTS, {}), begin=lambda _setup: (at.board, ACTION.frame(NOTHING))
    )
    return Match.create(definition, (Player("Ann"), Player("Bo")), seed=1)


def play(tour: Tour, played: Match) -> PlayPage:
    page = tour.play(played)
    page.curtain.opened.emit()
    act(page, played)
    return page


def act(page: PlayPage, played: Match) -> None:
    """Have Ann play a card."""
    decision = played.view(ANN).decision
    assert isinstance(decision, ChooseAction)
    step = played.answer(ANN, decision.actions[0])
    assert not isinstance(step, Refusal)
    page.presenter.refresh((step,))
    page.presenter.answered.emit((step,))


def asked(page: PlayPage) -> tuple[str, list[str]]:
    return page.notice.words, [button.text() for button in page.notice.buttons()]


@pytest.mark.rules("CC-R.27", "CC-R.28", "CC-22.4")
@pytest.mark.parametrize("hand", ["plain-engineer", "plain-ally"])
def test_the_question_is_the_same_whatever_is_in_the_hand(tour: Tour, hand: str) -> None:
    page = play(tour, match(hand))
    assert page.curtain.isHidden()
    assert page.sitting.eyes == ANN
    assert not page.presenter.enabled
    words, verbs = asked(page)
    assert words == "Bo, any reaction with Plain Human?"
    assert verbs == [
        "Bo reacts …",
        "Don't ask me about Plain Human this turn",
        "Go on without a reaction",
    ]


@pytest.mark.rules("CC-R.27")
def test_no_is_said_without_a_curtain_and_the_turn_goes_on(tour: Tour) -> None:
    played = match("plain-engineer")
    page = play(tour, played)
    page.notice.buttons()[-1].click()
    assert (page.sitting.eyes, page.curtain.isHidden()) == (ANN, True)
    assert page.notice.isHidden()
    assert page.presenter.enabled
    assert played.position.board.seats[1].counters.get("glory", 0) == 0


@pytest.mark.rules("CC-R.27")
def test_only_yes_draws_the_curtain(tour: Tour) -> None:
    played = match("plain-engineer")
    page = play(tour, played)
    page.notice.buttons()[0].click()
    assert not page.curtain.isHidden()
    assert page.sitting.eyes != ANN
    page.curtain.opened.emit()
    assert page.sitting.eyes == BO
    decision = played.view(BO).decision
    assert isinstance(decision, ChooseAction)
    assert decision.actions[0] == Action("use", decision.actions[0].card, "r")


def test_whoever_reacts_can_say_so_with_the_keyboard_alone(tour: Tour) -> None:
    page = play(tour, match("plain-engineer"))
    page.notice.buttons()[0].setFocus()
    QTest.keyClick(page.notice.buttons()[0], Qt.Key.Key_Return)
    assert not page.curtain.isHidden()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.parent() is page.curtain
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert page.curtain.isHidden()
    assert page.sitting.eyes == BO


@pytest.mark.rules("CC-R.27")
def test_a_card_that_is_quiet_is_not_asked_about_again_this_turn(tour: Tour) -> None:
    played = match("plain-engineer")
    page = play(tour, played)
    page.notice.buttons()[1].click()
    assert page.presenter.enabled
    act(page, played)
    assert page.notice.isHidden()
    assert page.presenter.enabled
