from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tabletop.session.match import Match
from tests.controller.small import small_match

from .rig import Rig


@pytest.fixture
def rig(qtbot: QtBot) -> Iterator[Callable[..., Rig]]:
    """Make a table with a match on it: of the small game, or of a given match."""
    made: list[Rig] = []

    def make(match: Match | None = None, *, motion: str = "off", **given: int) -> Rig:
        found = Rig(small_match(**given) if match is None else match, motion)
        qtbot.addWidget(found.view)
        found.view.show()
        with qtbot.waitActive(found.view):
            found.view.activateWindow()
        made.append(found)
        return found

    yield make
    for one in made:
        one.scene.motions.finish()
