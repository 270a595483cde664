"""A window at its start screen, in a home of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tabletop.games import registry
from tabletop.library.info import GameInfo
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table.app import make_faces
from tabletop.table.looks import Looks
from tabletop.table.settings import Settings
from tabletop.table.tour import Tour
from tests.table.conftest import show_anew
from tests.table.touring import touring

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SEED = 5

P = TypeVar("P", bound=QWidget)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "höme of Ann"
    monkeypatch.setenv("TABLETOP_HOME", str(folder))
    return folder


@pytest.fixture
def tour(qtbot: QtBot, home: Path) -> Iterator[Tour]:
    with touring(qtbot) as made:
        yield made


@pytest.fixture
def looks() -> Looks:
    return Looks(Settings(motion="off"), make_faces)


def traitors(*people: str, bots: int = 0, seed: int = SEED) -> Match:
    players = [Player(name) for name in people]
    players += [Player(f"Computer {n + 1}", "sailor") for n in range(bots)]
    return Match.create(registry.load("traitors-aboard"), tuple(players), {}, seed)


def traders(seed: int = SEED) -> Match:
    return Match.create(registry.load("traveller-traders"), (Player("Ann"),), {}, seed)


def offered(tour: Tour, game: str = "traitors-aboard") -> GameInfo:
    """Give a game of the start screen."""
    (info,) = (one for one in tour.start._games_shown if one.id == game)
    return info


def shown(tour: Tour, kind: type[P]) -> P:
    """Give the page on show, which must be of this kind."""
    page = tour.window.page
    assert isinstance(page, kind)
    return page


def play_on(match: Match, answers: int) -> None:
    """Have so many answers given by the computer players, for people too; a table that the match
    lies on is shown anew.
    """
    for _ in range(answers):
        if match.position.pending is None:
            break
        seat = match.position.pending.seats()[0]
        match.answer(seat, match.bot_answer(seat))
    show_anew(match)


def play_to_the_end(match: Match) -> None:
    play_on(match, 20_000)
    assert match.finished
