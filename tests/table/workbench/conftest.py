"""The workbench in a window, with a copy of a small game that may be spoilt."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tabletop.library.folders import carddata_folder
from tabletop.table.tour import Tour
from tabletop.table.workbench.opening import open_workbench
from tabletop.table.workbench.page import WorkbenchPage
from tests.table.touring import touring

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def tour(qtbot: QtBot) -> Iterator[Tour]:
    with touring(qtbot) as made:
        yield made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with cards of a copy of Traitors Aboard."""
    folder = tmp_path / "copies" / "traitors-aboard"
    shutil.copytree(carddata_folder() / "traitors-aboard", folder)
    return folder / "cards" / "actions.yaml"


@pytest.fixture
def page(tour: Tour, file: Path, qtbot: QtBot) -> WorkbenchPage:
    open_workbench(tour, file)
    opened = tour.window.page
    assert isinstance(opened, WorkbenchPage)
    checked(opened, qtbot)
    return opened


def checked(page: WorkbenchPage, qtbot: QtBot) -> None:
    """Wait until the whole game is checked."""
    qtbot.waitUntil(lambda: "…" not in page.state.text() and page.state.text() != "", timeout=60000)
