"""A whole game of each, from the start screen to the end, by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tabletop.table.tour import Tour
from tests.table.reach.hands import CTRL, Hands, Key

MOST = 600


@pytest.mark.parametrize(
    "game",
    ["Traitors Aboard", "Traveller Traders", "Traveller CCG", "Star Trek: Captain's Chair"],
)
def test_a_whole_game_by_keys_alone(tour: Tour, qtbot: QtBot, game: str) -> None:
    hands = Hands(tour.window, qtbot)
    hands.press(f"Play: {game}")
    hands.tab_to(lambda w: isinstance(w, QLineEdit) and w.accessibleName() == "Seed")
    hands.type("2")
    hands.press("Start the match")
    page = hands.page
    assert hands.play_to_the_end(MOST) > 5
    assert page.match.finished
    assert page.end.isVisible()
    hands.key(Key.Key_W, CTRL)
    assert tour.window.page is tour.start
