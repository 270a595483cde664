"""Twenty seconds of anything at all, on each game's table in turn.

``python -m tests.hands 10`` goes on for ten minutes, and sees to it that memory does not grow.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.table.tongue import speak_as_chosen
from tests.hands.__main__ import growth
from tests.hands.hands import SEATS, Hands, WrongError
from tests.hands.watching import nobody_errs
from tests.secrets.playing import a_window

SECONDS = 4.0
LEAST = 8


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    tour = a_window()
    qtbot.addWidget(tour.window)
    qtbot.waitExposed(tour.window)
    yield Hands(tour, random.Random(7))
    speak_as_chosen("en")


@pytest.mark.parametrize("game", SEATS)
def test_hands_do_anything_at_all(hands: Hands, game: str) -> None:
    with nobody_errs() as errors:
        hands.sit_down(game)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            hands.move()
            assert errors == []
    assert sum(hands.done.values()) >= LEAST


def test_a_card_that_lies_elsewhere_is_noticed(hands: Hands) -> None:
    hands.sit_down("traveller-traders")
    hands.check()
    card = next(iter(hands.page.scene.keeper.items.values()))
    card.moveBy(-4000, 0)
    with pytest.raises(WrongError):
        hands.check()


def test_a_model_that_is_old_is_noticed(hands: Hands) -> None:
    hands.sit_down("traveller-traders")
    match = hands.page.match
    seat = match.position.pending.seats()[0]  # type: ignore[union-attr]
    offers = [offer.action for offer in match.offers(seat) if offer.refusal is None]
    match.answer(seat, offers[0])
    with pytest.raises(WrongError):
        hands.check()


def test_a_table_that_answers_nothing_is_noticed(hands: Hands) -> None:
    hands.sit_down("traveller-traders")
    hands.page.presenter.enabled = False
    with pytest.raises(WrongError, match="takes no answer"):
        hands.check()


def test_a_mistake_that_nobody_caught_is_noticed(hands: Hands) -> None:
    with nobody_errs() as errors:
        hands.sit_down("traveller-traders")
        hands.page.presenter.hovered.connect(lambda _handle: 1 // 0)
        hands.page.presenter.hovered.emit(None)
        QApplication.processEvents()
    assert any("ZeroDivisionError" in error for error in errors)


def test_memory_at_the_end_is_held_against_that_in_the_middle() -> None:
    level = [300.0] * 8
    assert growth([100.0 * step for step in range(1, 9)] + level) == 1
    assert growth([300.0] * 14 + [330.0] * 2) == pytest.approx(1.1)
    assert growth([100.0, 900.0]) == 1
