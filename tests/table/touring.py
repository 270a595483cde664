"""The program's window at its start screen, for tests that go through its pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from tabletop.table.app import make_faces
from tabletop.table.settings import Settings
from tabletop.table.tour import Tour
from tabletop.table.window import TableWindow


@contextmanager
def touring(qtbot: QtBot) -> Iterator[Tour]:
    """Open the window without motion or waiting, and close it in the end."""
    window = TableWindow(Settings(motion="off"), make_faces)
    qtbot.addWidget(window)
    made = Tour(window, pace=0)
    made.begin()
    window.resize(QSize(1280, 720))
    window.show()
    qtbot.waitExposed(window)
    yield made
    window.close()
