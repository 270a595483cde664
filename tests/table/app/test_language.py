"""The choice of a language in the window counts at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tabletop.engine.tongue import ENGLISH, speak, spoken
from tabletop.table.app import open_window, shut
from tabletop.table.tour import Tour


@pytest.fixture
def tour(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tour]:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "C")
    made = open_window()
    yield made
    shut(made)
    speak(ENGLISH)


def buttons(tour: Tour) -> set[str]:
    return {part.text() for part in tour.window.page.findChildren(QAbstractButton)}


def test_pages_speak_the_language_that_was_chosen(qtbot: QtBot, tour: Tour) -> None:
    assert "Statistics" in buttons(tour)
    tour.open("settings")
    tour.window.set_settings(tour.window.settings._replace(language="de"))
    qtbot.waitUntil(lambda: "Hell" in buttons(tour))
    assert spoken().code == "de"
    tour.leave()
    assert {"Statistik", "Spielen", "Lernen"} <= buttons(tour)
    tour.window.set_settings(tour.window.settings._replace(language="en"))
    qtbot.waitUntil(lambda: "Statistics" in buttons(tour))


def test_an_unknown_language_is_english(qtbot: QtBot, tour: Tour) -> None:
    tour.window.set_settings(tour.window.settings._replace(language="tlh"))
    assert spoken() is ENGLISH
