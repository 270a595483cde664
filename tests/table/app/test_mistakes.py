"""Mistakes in what Qt calls: none ends the program, each is told, and makes a test fail."""

from __future__ import annotations

import importlib
import inspect
import os
import pkgutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

import tabletop.table
from tabletop.table.app import make_faces
from tabletop.table.guard import GUARDED, guarded, guarded_giving
from tabletop.table.mistakes import MistakeTeller
from tabletop.table.panels.notice import Verbs
from tabletop.table.settings import Settings
from tabletop.table.tour import Tour
from tabletop.table.window import TableWindow

CATCHES_ITSELF = {"_Job.run"}


def overrides() -> Iterator[tuple[str, Callable[..., object]]]:
    """Give each method of the table that Qt may call in place of its own."""
    for found in pkgutil.walk_packages(tabletop.table.__path__, "tabletop.table."):
        module = importlib.import_module(found.name)
        for cls in vars(module).values():
            if not (inspect.isclass(cls) and cls.__module__ == found.name):
                continue
            bases = [base for base in cls.__mro__ if base.__module__.startswith("PySide6")]
            for name, method in vars(cls).items():
                own = inspect.isfunction(method) and not name.startswith("__")
                if own and any(hasattr(base, name) for base in bases):
                    yield f"{cls.__name__}.{name}", method


def test_every_override_keeps_its_mistakes_from_qt() -> None:
    found = dict(overrides())
    assert "TableView.resizeEvent" in found
    assert {name for name, method in found.items() if not hasattr(method, GUARDED)} == (
        CATCHES_ITSELF
    )


AT_A_TABLE = """
import sys
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from tabletop.session.players import Player
from tabletop.table import app
from tabletop.table.mistakes import MistakeTeller
from tabletop.table.panels.flow import FlowLayout

running = app.application()
tour = app.open_window(pace=0)
sys.excepthook = MistakeTeller(tour.window)
tour.play_at_once("traveller-traders", (Player("Ann"),), {}, 1)
page = tour.window.page
gone = QObject()
shiboken6.delete(gone)
FlowLayout._shown = lambda self: gone.objectName()
answered = page.match.position.answered
page.prompt.buttons()[0].click()
page.undo()
page.redo()
QTest.qWait(50)
print(page.match.position.answered > answered, tour.window.notice.words)
app.shut(tour)
"""


def test_an_object_that_qt_has_deleted_does_not_end_the_program(tmp_path: Path) -> None:
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TABLETOP_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", AT_A_TABLE], env=env, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.startswith("True The program made a mistake. The match is on record")
    assert "already deleted" in (tmp_path / "last-mistake.txt").read_text("utf-8")
    assert "already deleted" in done.stderr


class Faulty(QFrame):
    """Asks an object for its name that Qt has deleted."""

    def __init__(self) -> None:
        super().__init__()
        self.gone = QObject()
        shiboken6.delete(self.gone)
        self.painted = 0

    @guarded_giving(QSize(30, 20))
    def sizeHint(self) -> QSize:  # noqa: N802 Qt's name
        return QSize(len(self.gone.objectName()), 1)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 Qt's name
        self.painted += 1
        self.gone.objectName()


def test_a_mistake_in_an_override_makes_a_test_fail_and_gives_what_was_said(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    row = QHBoxLayout(box)
    with qtbot.captureExceptions() as caught:
        row.addWidget(Faulty())
        row.addWidget(QLabel("beside it"))
        assert row.sizeHint().width() > 30
    assert caught
    assert all(kind is RuntimeError for kind, _, _ in caught)


def _painted(faulty: Faulty, times: int) -> bool:
    return faulty.painted > times


def test_a_mistake_in_painting_is_told_once_until_it_is_put_away(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = TableWindow(Settings(motion="off"), make_faces)
    qtbot.addWidget(window)
    Tour(window, pace=0).begin()
    window.resize(800, 600)
    window.show()
    qtbot.waitExposed(window)
    told: list[str] = []
    tell = window.notice.tell

    def listen(words: str, verbs: Verbs = ()) -> None:
        told.append(words)
        tell(words, verbs)

    monkeypatch.setattr(window.notice, "tell", listen)
    teller = MistakeTeller(window)
    with qtbot.captureExceptions():
        monkeypatch.setattr(sys, "excepthook", teller)
        faulty = Faulty()
        window.push(faulty)
        for times in range(3):
            faulty.update()
            qtbot.waitUntil(partial(_painted, faulty, times))
        qtbot.waitUntil(lambda: bool(told))
        qtbot.wait(30)
        assert len(told) == 1
        assert "already deleted" in (home / "last-mistake.txt").read_text("utf-8")
        window.notice.put_away()
        faulty.update()
        qtbot.waitUntil(lambda: len(told) == 2)
        window.pop()
    window.close()


def test_ctrl_c_closes_the_window(tour: Tour, qtbot: QtBot) -> None:
    MistakeTeller(tour.window)(KeyboardInterrupt, KeyboardInterrupt(), None)
    qtbot.waitUntil(tour.window.isHidden)


def test_a_mistake_after_the_window_is_gone_is_written_down(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = TableWindow(Settings(), make_faces)
    teller = MistakeTeller(window)
    shiboken6.delete(window)
    teller(ValueError, ValueError("late"), None)
    assert "late" in capsys.readouterr().err
    assert "late" in (home / "last-mistake.txt").read_text("utf-8")


def test_a_mistake_while_a_picture_is_painted_leaves_the_program_standing(tmp_path: Path) -> None:
    code = (
        "from PySide6.QtCore import QSize\n"
        "from PySide6.QtGui import QColor\n"
        "from tabletop.table import app, icons\n"
        "running = app.application()\n"
        "icons.paint = lambda *given: 1 / 0\n"
        "for size in range(20, 60):\n"
        "    try:\n"
        "        icons.pixmap('', QSize(size, size), QColor('red'))\n"
        "    except ZeroDivisionError:\n"
        "        pass\n"
        "print('stands')\n"
    )
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TABLETOP_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60
    )
    assert done.stdout == "stands\n", done.stderr[-2000:]
