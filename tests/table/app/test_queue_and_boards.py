"""The Traveller table in the window: the queue panel, boards by key and click, orders aside."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tabletop.controller.model import QueueEntry
from tabletop.engine.actions import Action
from tabletop.engine.decisions import Answer, ChooseAction
from tabletop.engine.ids import DefId, SeatId, ZoneId
from tabletop.engine.message import Refusal
from tabletop.games import registry
from tabletop.games.bringing import ready_decks
from tabletop.session.bots import bot_chance, random_answer
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table.pages.play import PlayPage
from tabletop.table.panels.queue import QueuePanel
from tabletop.table.scene.describe import faults
from tabletop.table.tour import Tour

ANN, BO = SeatId(0), SeatId(1)


class NoPictures:
    """Draws nothing; each icon means what it is called."""

    def face(self, *_given: object) -> QPixmap:
        return QPixmap()

    def icon(self, _name: str, pixels: int) -> QPixmap:
        return QPixmap(pixels, pixels)

    def called(self, name: str) -> str:
        return name.upper()

    def meaning(self, name: str) -> str:
        return f"{name}: told"


def entry(name: str, *, targets: Sequence[str] = (), cancelled: bool = False) -> QueueEntry:
    return QueueEntry(
        name, DefId(name.lower()), ANN, "Ann", "Gain {icon:vp}.", tuple(targets), cancelled
    )


@pytest.fixture
def panel(qtbot: QtBot) -> QueuePanel:
    made = QueuePanel(NoPictures())
    qtbot.addWidget(made)
    made.resize(300, 400)
    return made


def test_the_panel_is_there_only_while_something_waits(panel: QueuePanel) -> None:
    assert panel.isHidden()
    panel.show_queue([entry("Raid")], ["Asked now: Bo"])
    assert not panel.isHidden()
    panel.show_queue([], [])
    assert panel.isHidden()


def test_the_panel_lists_in_the_order_given_with_targets_and_who_may_react(
    panel: QueuePanel,
) -> None:
    panel.show_queue(
        [entry("Newest", targets=["Bo", "Old Hull"]), entry("Oldest", cancelled=True)],
        ["Asked now: Bo", "May react: Cy"],
    )
    words = panel.words
    assert words.index("Newest") < words.index("Bo, Old Hull") < words.index("Oldest")
    assert "cancelled" in words[words.index("Oldest") :]
    assert words.index("Oldest") < words.index("Asked now: Bo") < words.index("May react: Cy")


def test_a_card_of_the_panel_opens_in_the_preview(panel: QueuePanel, qtbot: QtBot) -> None:
    panel.show_queue([entry("Raid")], [])
    with qtbot.waitSignal(panel.card_named) as named:
        panel._text.anchorClicked.emit("card:raid")
    assert named.args == ["raid"]


def test_a_long_queue_scrolls_rather_than_taking_the_column(panel: QueuePanel) -> None:
    panel.set_limit(300)
    panel.show_queue([entry(f"Raid {number}") for number in range(30)], [])
    assert panel._text.height() <= 300 * 0.42 + 1
    assert panel._text.verticalScrollBar().maximum() > 0


def captains(seed: int = 7, seats: int = 3) -> Match:
    """Seat people with ready-made decks."""
    game = registry.load("traveller-ccg")
    players = tuple(Player(name) for name in ("Ann", "Bo", "Cy", "Di")[:seats])
    return Match.create(game, players, {}, seed, decks=tuple(ready_decks(game)[:seats]))


def answer_until(match: Match, holds: Callable[[], bool]) -> None:
    """Have the questions answered, by plays where there are any, until this is so."""
    for _ in range(400):
        if holds():
            return
        pending = match.position.pending
        assert pending is not None
        seat = pending.seats()[0]
        decision = match.view(seat).decision
        assert decision is not None
        answer: Answer | None = None
        if isinstance(decision, ChooseAction):
            plays = [one for one in decision.actions if one.verb == "use"]
            answer = plays[0] if plays else None
        if answer is None:
            chance = bot_chance(match.seed, match.position.answered, seat)
            answer = random_answer(decision, chance)
        assert not isinstance(match.answer(seat, answer), Refusal)
    raise AssertionError("it never came to be")


@pytest.fixture
def page(tour: Tour) -> PlayPage:
    """A table at which something waits on the queue and somebody is asked."""
    match = captains()
    answer_until(match, lambda: len(match.position.board.queue) > 0 and reacting(match))
    made = tour.play(match)
    if not made.curtain.isHidden():
        made.curtain.opened.emit()
    return made


def reacting(match: Match) -> bool:
    pending = match.position.pending
    return pending is not None and pending.asked()[0].name == "react"


@pytest.mark.rules("TC-R.99", "TC-R.105")
def test_what_waits_on_the_queue_is_seen_with_who_is_asked(page: PlayPage) -> None:
    top = page.match.position.board.queue[-1]
    name = page.controller.words().printed(top.definition)
    assert not page.queue.isHidden()
    assert page.queue.words.startswith(name)
    asked = page.match.players[page.seat].name
    assert f"Asked now: {asked}" in page.queue.words
    assert faults(page.scene) == ()


@pytest.mark.rules("TC-31.14", "TC-R.103")
def test_a_key_shows_another_board_and_escape_mine(page: PlayPage) -> None:
    mine, other = page.seat, SeatId((page.seat + 1) % 3)
    shown = page.scene.zones[ZoneId(f"crew:{mine}")].area
    hand = page.scene.zones[ZoneId(f"hand:{mine}")].area
    QTest.keyClick(page.window(), Qt.Key(Qt.Key.Key_F5 + other))
    assert page.scene.zones[ZoneId(f"crew:{other}")].area == shown
    assert page.scene.zones[ZoneId(f"hand:{mine}")].area == hand
    model = page.scene.model
    assert model is not None
    theirs = model.zone(ZoneId(f"hand:{other}"))
    assert theirs is None or all(card.definition is None for card in theirs.cards)
    assert faults(page.scene) == ()
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.scene.zones[ZoneId(f"crew:{mine}")].area == shown
    assert faults(page.scene) == ()


def test_a_click_on_a_strip_shows_its_board_and_a_second_key_mine_again(page: PlayPage) -> None:
    mine, other = page.seat, SeatId((page.seat + 1) % 3)
    shown = page.scene.zones[ZoneId(f"ship:{mine}")].area
    page.scene.strip_clicked.emit(int(other))
    assert page.scene.zones[ZoneId(f"ship:{other}")].area == shown
    assert page.view.zoom == 1.0
    page.show_place(int(other))
    assert page.scene.zones[ZoneId(f"ship:{mine}")].area == shown


@pytest.mark.rules("TC-R.106", "TC-R.107")
def test_orders_stand_behind_one_button_and_work_from_there(page: PlayPage) -> None:
    buttons = page.prompt.buttons()
    menus = {button.text(): button.menu() for button in buttons if button.menu() is not None}
    assert "Orders …" in menus
    assert not [button for button in buttons if button.text().startswith("Pass until")]
    menu = menus["Orders …"]
    assert isinstance(menu, QMenu)
    seat = page.seat
    entries = {action.text(): action for action in menu.actions()}
    entries["Pass until the phase ends"].trigger()
    assert captain_orders(page.match, seat) == "phase"


def captain_orders(match: Match, seat: SeatId) -> str:
    state = match.position.board.state
    return str(state.captains[seat].orders.decline)


@pytest.mark.rules("TC-R.106")
def test_one_key_has_nobody_pass_by_themselves_any_more(page: PlayPage) -> None:
    match, seat = page.match, page.seat
    assert not isinstance(match.answer(seat, Action("pass", ability="round")), Refusal)
    assert captain_orders(match, seat) == "round"
    answer_until(match, lambda: woken_can_be(match))
    page.sitting._look()
    if not page.curtain.isHidden():
        page.curtain.opened.emit()
    QTest.keyClick(page.window(), Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert [captain_orders(match, SeatId(one)) for one in range(3)] == ["", "", ""]
    page.undo()
    assert captain_orders(match, seat) == "round"


def woken_can_be(match: Match) -> bool:
    """Tell whether somebody is asked who may give orders while another's still hold."""
    pending = match.position.pending
    if pending is None or not any(captain_orders(match, SeatId(one)) for one in range(3)):
        return False
    decision = pending.asked()[0]
    return (
        isinstance(decision, ChooseAction)
        and Action("orders", ability="everybody") in decision.actions
    )
