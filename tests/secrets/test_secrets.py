"""No seat is told in any way what a card is that it may not know.

``python -m tests.secrets 400`` searches for longer.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tabletop.engine import view
from tabletop.engine.board import may_see
from tabletop.engine.ids import ONLOOKER, ZoneId
from tabletop.table.pages.replay import ReplayPage
from tabletop.table.tour import Tour
from tests.secrets.names import renamed
from tests.secrets.playing import KINDS, Kind, Search, a_window, begin, look_back, play
from tests.secrets.showing import within

SHORT = [KINDS[at] for at in (0, 2, 4, 5)]
ANSWERS = 6
HIDDEN = Kind("traitors-aboard", 3)


@pytest.fixture
def tour(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tour:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    made = a_window()
    qtbot.addWidget(made.window)
    qtbot.waitExposed(made.window)
    QGuiApplication.clipboard().clear()
    return made


@pytest.mark.parametrize("kind", SHORT, ids=lambda kind: f"{kind.game}-{kind.people}")
def test_nothing_says_what_a_seat_may_not_know(
    tour: Tour, tmp_path: Path, kind: Kind, capfd: pytest.CaptureFixture[str]
) -> None:
    search = begin(tour, kind, renamed(kind.game, tmp_path), 4)
    assert play(search, ANSWERS, random.Random(4)) == ANSWERS
    look_back(search, 3)
    assert search.leaks == []
    assert search.moments > 20
    assert search.compared > 0
    assert capfd.readouterr() == ("", "")


@pytest.fixture
def hidden(tour: Tour, tmp_path: Path) -> Search:
    """Begin a match of people whose roles nobody else may know."""
    return begin(tour, HIDDEN, renamed(HIDDEN.game, tmp_path), 4)


def secret(search: Search) -> str:
    """Give the name of a card that whoever looks may not know."""
    board, seat = search.page.match.position.board, search.page.seat
    allowed = search.knowledge.ever(seat)
    definitions = search.page.game.rules.definitions
    names = {
        definitions[card.definition].name
        for card in board.cards.values()
        if not may_see(board, seat, card)
    }
    return min(names - allowed)


def on_a_card(search: Search, name: str) -> None:
    next(iter(search.page.scene.keeper.items.values())).setToolTip(f"This is {name}.")


def in_the_title(search: Search, name: str) -> None:
    search.page.window().setWindowTitle(f"{name} is on top")


def in_the_clipboard(search: Search, name: str) -> None:
    QGuiApplication.clipboard().setText(name)


def in_the_prompt(search: Search, name: str) -> None:
    search.page.prompt.say(f"Beware of {name}")


def to_screen_readers(search: Search, name: str) -> None:
    search.page.setAccessibleDescription(name)


def on_a_hidden_label(search: Search, name: str) -> None:
    QLabel(name, search.page).hide()


def on_the_button(search: Search, name: str) -> None:
    search.page.undo_button.setToolTip(f"Takes back {name}")


PLANTS = (
    on_a_card, in_the_title, in_the_clipboard, in_the_prompt, to_screen_readers,
    on_a_hidden_label, on_the_button,
)  # fmt: skip


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(hidden: Search, plant: Callable[[Search, str], None]) -> None:
    hidden.look()
    assert hidden.leaks == []
    name = secret(hidden)
    plant(hidden, name)
    hidden.look()
    assert hidden.leaks
    assert all(name in leak for leak in hidden.leaks)


def test_views_that_see_too_much_are_found(
    tour: Tour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view, "sees", lambda _board, _seat, _card: True)
    search = begin(tour, HIDDEN, renamed(HIDDEN.game, tmp_path), 4)
    search.look()
    assert any(leak.startswith("seat -2: model says") for leak in search.leaks)
    assert any(leak.startswith("seat -2: deck shows") for leak in search.leaks)


def test_a_table_that_tells_by_its_looks_is_found(hidden: Search) -> None:
    page = hidden.page
    page.curtain.opened.emit()
    hidden.deal_anew(1)
    assert hidden.leaks == []
    spot = page.scene.addRect(20, 20, 40, 40)

    def colour() -> None:
        board = page.match.position.board
        on_top = board.cards[board.piles[ZoneId("deck")][-1]]
        spot.setBrush(QColor("red" if on_top.definition == "plank" else "blue"))

    page.presenter.model_shown.connect(lambda _model: colour())
    for seed in range(2, 20):
        hidden.deal_anew(seed)
    assert {leak.partition(",")[2] for leak in hidden.leaks} == {
        " dealt anew the table looks different"
    }


def test_the_preview_reads_out_no_card_that_it_shows_no_longer(hidden: Search) -> None:
    page = hidden.page
    page.curtain.opened.emit()
    model = page.scene.model
    assert model is not None
    own = next(card for zone in model.zones for card in zone.cards if zone.kind == "role")
    page.presenter.selected.emit(own.handle)
    assert any(own.name in said.text for said in within(page.preview))
    page.sitting.changed.emit()
    page.presenter.sit(ONLOOKER)
    assert not any(own.name in said.text for said in within(page.preview))


def test_a_match_that_goes_on_is_looked_back_at_by_onlookers_only(hidden: Search) -> None:
    page = ReplayPage(hidden.page.match, hidden.tour.window.looks)
    hidden.tour.push(page, "replay")
    page.begin()
    assert [page.eyes.itemData(at) for at in range(page.eyes.count())] == [int(ONLOOKER)]
    for at in range(page.replay.last + 1):
        page.jump(at)
        hidden.look(page)
    assert hidden.leaks == []
