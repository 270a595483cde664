"""Garbage is collected in the window's thread only; a layout outlives what it laid out."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tabletop.games import registry
from tabletop.table import collector
from tabletop.table.looks import Looks
from tabletop.table.memory import keep_large_apart
from tabletop.table.panels.flow import FlowLayout
from tabletop.table.scene.items.dice import Throw
from tabletop.table.tour import Tour
from tests.hands.watching import resident
from tests.table.app.conftest import traders


class Knot:
    """Holds itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def own_collecting() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("own_collecting")
def test_the_collector_runs_by_the_clock_of_the_window_alone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "OFTEN", 20)
    window = QWidget()
    qtbot.addWidget(window)
    collector.Collector(window)
    assert not gc.isenabled()
    freed = weakref.ref(Knot())
    qtbot.waitUntil(lambda: freed() is None, timeout=5_000)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the C library is another one")
def test_what_is_freed_goes_back_to_the_machine() -> None:
    keep_large_apart()
    held = [bytearray(1_000) for _ in range(60_000)]
    most = resident()
    last = held[-1]
    del held
    collector.collect_all()
    assert resident() < most - 40
    assert len(last) == 1_000


def test_pictures_of_a_game_that_was_left_are_let_go(looks: Looks) -> None:
    one, other = registry.load("traveller-traders"), registry.load("traitors-aboard")
    left = weakref.ref(looks.faces(one))
    assert looks.faces(one) is left()
    looks.faces(other)
    gc.collect()
    assert left() is None


def test_a_row_goes_on_without_a_widget_that_is_gone(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    row = FlowLayout(box)
    first, second = QPushButton("First"), QPushButton("Second")
    row.addWidget(first)
    row.addWidget(second)
    box.show()
    wide = row.sizeHint().width()
    gone = row.itemAt(0)
    assert gone is not None
    shiboken6.delete(gone)
    assert 0 < row.sizeHint().width() < wide
    assert row.heightForWidth(200) > 0
    assert row.minimumSize().width() > 0


def test_a_table_that_was_left_goes_with_everything_on_it(tour: Tour, qtbot: QtBot) -> None:
    page = tour.play(traders())
    page.scene.motions.mode = "full"
    page.scene.show_dice((Throw("To begin", (3, 4)),))
    page.view.setFocus()
    parts = [weakref.ref(part) for part in (page, page.view, page.scene, page.scene.dice)]
    clocks = page.scene.dice._tumble
    assert page.scene.dice.tumbling
    del page
    tour.leave()
    qtbot.waitUntil(lambda: not shiboken6.isValid(clocks))
    gc.collect()
    assert [part() for part in parts] == [None] * len(parts)
