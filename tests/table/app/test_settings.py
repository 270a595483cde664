from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QStyle
from pytestqt.qtbot import QtBot

from tabletop.table import wishes
from tabletop.table.app import make_faces
from tabletop.table.looks import Looks
from tabletop.table.settings import Settings, read, write
from tests.table.touring import touring


def test_settings_are_kept(tmp_path: Path) -> None:
    wanted = Settings("reduced", "light", 150, 0, True, {"undo": "Ctrl+U"})
    write(tmp_path / "a b" / "settings.json", wanted)
    assert read(tmp_path / "a b" / "settings.json") == (wanted, None)


def test_without_a_file_the_usual_settings_apply(tmp_path: Path) -> None:
    assert read(tmp_path / "none.json") == (Settings(), None)


@pytest.mark.parametrize("text", ["", "[]", "{", "nonsense", "\x00", "null"])
def test_a_damaged_file_is_told_of(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, "utf-8")
    settings, note = read(path)
    assert settings == Settings()
    assert note is not None
    assert "settings.json" in note


def test_wrong_values_keep_their_default_and_the_rest_counts(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"text": 137, "volume": True, "scheme": "light", "odd": 1}), "utf-8")
    settings, note = read(path)
    assert settings == Settings(scheme="light")
    assert note == "Settings that can't be used were left out: odd, text, volume."


@pytest.mark.parametrize(("animates", "motion"), [(1, "full"), (0, "reduced")])
def test_motion_is_as_the_desktop_says_unless_it_is_set(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, animates: int, motion: str
) -> None:
    class Desktop:
        def styleHint(self, hint: QStyle.StyleHint) -> int:  # noqa: N802 Qt's name
            assert hint == QStyle.StyleHint.SH_Widget_Animate
            return animates

    monkeypatch.setattr(QApplication, "style", Desktop)
    assert Looks(Settings(), make_faces).motion == motion
    assert Looks(Settings(motion="off"), make_faces).motion == "off"
    assert Looks(Settings(motion="full"), make_faces).motion == "full"


class Hints(QObject):
    """What the desktop says of contrast, as Qt tells it."""

    contrastPreferenceChanged = Signal(object)  # noqa: N815 Qt's name

    def __init__(self) -> None:
        super().__init__()
        self.wanted = Qt.ContrastPreference.NoPreference

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802 Qt's name
        return self.wanted

    def want(self, wanted: Qt.ContrastPreference) -> None:
        self.wanted = wanted
        self.contrastPreferenceChanged.emit(wanted)


def test_colours_follow_the_contrast_that_the_desktop_asks_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = Hints()
    monkeypatch.setattr(wishes, "hints_of", lambda _style: hints)
    with touring(qtbot) as tour:
        window = tour.window
        assert window.settings.scheme == "system"
        assert window.looks.theme("plain").name == "dark"
        hints.want(Qt.ContrastPreference.HighContrast)
        assert window.looks.theme("plain").name == "high-contrast"
        ground = window.looks.theme("plain").colour("panel").name()
        assert f"background: {ground}" in window.styleSheet()
        window.set_settings(window.settings._replace(scheme="light"))
        hints.want(Qt.ContrastPreference.NoPreference)
        assert window.looks.theme("plain").name == "light"
        hints.want(Qt.ContrastPreference.HighContrast)
        assert window.looks.theme("plain").name == "light"
        window.set_settings(window.settings._replace(scheme="system"))
        assert window.looks.theme("plain").name == "high-contrast"


def test_qt_is_asked_about_contrast_where_it_knows(qapp: QApplication) -> None:
    style = qapp.styleHints()
    hints = wishes.hints_of(style)
    assert (hints is not None) == hasattr(style, "accessibility")
    assert wishes.scheme_of_desktop() in ("dark", "high-contrast")
    if hints is not None:
        heard: list[int] = []
        wishes.when_contrast_changes(lambda: heard.append(1))
        hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
        assert heard
