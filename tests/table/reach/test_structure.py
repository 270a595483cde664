"""Every page in a small window, with text of double size and in high contrast: all is in reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.games import registry
from tabletop.games.bringing import ready_decks
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table.app import make_faces
from tabletop.table.settings import Scheme, Settings
from tabletop.table.tour import Tour
from tabletop.table.window import TableWindow
from tests.table.app.conftest import offered, play_on
from tests.table.reach.structure import faults


class Setting(NamedTuple):
    """A window, and how somebody wants it to look."""

    width: int
    height: int
    text: int
    scheme: Scheme


SETTINGS = (
    Setting(1024, 600, 100, "dark"),
    Setting(1024, 600, 200, "high-contrast"),
    Setting(1280, 720, 150, "light"),
)

GAMES = ("traitors-aboard", "traveller-traders", "traveller-ccg", "captains-chair")
PEOPLE = {"traitors-aboard": 3, "traveller-traders": 1, "traveller-ccg": 2, "captains-chair": 2}


@pytest.fixture(params=SETTINGS, ids=lambda one: "-".join(map(str, one)))
def small(qtbot: QtBot, home: object, request: pytest.FixtureRequest) -> Iterator[Tour]:
    """A window of a setting, at its start screen."""
    wanted: Setting = request.param
    window = TableWindow(Settings(motion="off", text=wanted.text, scheme=wanted.scheme), make_faces)
    qtbot.addWidget(window)
    made = Tour(window, pace=0)
    made.begin()
    window.resize(QSize(wanted.width, wanted.height))
    window.show()
    qtbot.waitExposed(window)
    yield made
    window.close()


def middle_of(game: str) -> Match:
    """A match in its middle, with a person to be asked and the computer for the rest."""
    definition = registry.load(game)
    bot = next(iter(definition.bots))
    players = tuple(Player(f"Player {n + 1}", bot if n else None) for n in range(PEOPLE[game]))
    decks = tuple(ready_decks(definition)[: len(players)]) if definition.decks else ()
    match = Match.create(definition, players, {}, 3, decks=decks)
    play_on(match, {"traitors-aboard": 14, "traveller-traders": 6}.get(game, 60))
    for _ in range(50):
        pending = match.position.pending
        assert pending is not None
        if 0 in pending.seats():
            break
        play_on(match, 1)
    return match


def settled(tour: Tour) -> list[str]:
    for _ in range(4):
        QApplication.processEvents()
    return faults(tour.window)


@pytest.mark.parametrize("page", ["start", "settings", "keys", "about", "statistics", "saves"])
def test_pages_about_the_program(small: Tour, page: str) -> None:
    if page != "start":
        small.open(page)
    assert settled(small) == []


@pytest.mark.parametrize("game", GAMES)
def test_setup_and_rules(small: Tour, game: str) -> None:
    small.set_up(offered(small, game))
    assert settled(small) == []
    small.leave()
    small.rules_of(offered(small, game))
    assert settled(small) == []


def test_the_deck_builder(small: Tour) -> None:
    small.decks_of(offered(small, "traveller-ccg"))
    assert settled(small) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_its_pages(small: Tour, game: str) -> None:
    match = middle_of(game)
    page = small.play(match)
    assert settled(small) == []
    assert set(page.scene.zones), "nothing lies on the table"
    verbs = [verb for verb in page.prompt.buttons() if not verb.isHidden()]
    for verb in verbs[:1]:
        assert verb.visibleRegion().boundingRect().height() > 0.8 * verb.height(), verb.text()
    for name in ("score", "goals", "cards", "ledger"):
        small.open(name)
        if small.window.page is not page:
            assert settled(small) == [], name
            small.leave()
    small.watch(match)
    assert settled(small) == []
