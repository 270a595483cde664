"""The deck builder in a window, with the small game to which each player brings a deck."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tabletop.games.definition import GameDefinition
from tabletop.table.deckbuilder.opening import build_decks
from tabletop.table.deckbuilder.page import DeckPage
from tabletop.table.tour import Tour
from tests.table.touring import touring
from tests.testdecks import install

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def game(home: Path) -> GameDefinition:
    return install()


@pytest.fixture
def tour(qtbot: QtBot, game: GameDefinition) -> Iterator[Tour]:
    with touring(qtbot) as made:
        yield made


@pytest.fixture
def page(tour: Tour, game: GameDefinition) -> DeckPage:
    return build_decks(tour, game)
