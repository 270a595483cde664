"""The settings page: each change counts at once and is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QRadioButton, QSlider, QWidget

from tabletop.engine.message import in_words
from tabletop.table.pages.parts import Page, label
from tabletop.table.panels.flow import FlowLayout
from tabletop.table.settings import TEXT_SIZES, Settings
from tabletop.table.tongue import choices

_MOTION = (
    ("system", "As the system"),
    ("full", "Full"),
    ("reduced", "Reduced: cards fade"),
    ("off", "Off: cards jump"),
)
_SCHEME = (
    ("system", "Dark, or high contrast where the system asks for it"),
    ("dark", "Dark"),
    ("light", "Light"),
    ("high-contrast", "High contrast"),
)


class SettingsPage(Page):
    """Shows settings and says how they change."""

    changed = Signal(object)
    try_sound = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__(in_words("Settings"))
        self._settings = settings
        self._groups: dict[str, QButtonGroup] = {}
        self._add_choice("language", in_words("Language"), choices())
        self._add_choice("motion", in_words("Motion of cards"), _MOTION)
        self._add_choice(
            "text", in_words("Size of text"), [(size, f"{size} %") for size in TEXT_SIZES]
        )
        self._add_choice("scheme", in_words("Colours"), _SCHEME)
        self.body.addWidget(label(in_words("Sound"), "heading"))
        self._volume = QSlider(Qt.Orientation.Horizontal)
        self._volume.setRange(0, 100)
        self._volume.setPageStep(10)
        self._volume.setAccessibleName(in_words("Sound volume in per cent"))
        self._volume.setMaximumWidth(420)
        self._volume.setMinimumHeight(28)
        self._volume_words = label("")
        self._volume.valueChanged.connect(self._volume_moved)
        self._volume.sliderReleased.connect(self.try_sound)
        self.body.addWidget(self._volume)
        self.body.addWidget(self._volume_words)
        self._sound_note = label("", "dim")
        self._sound_note.hide()
        self.body.addWidget(self._sound_note)
        self.body.addWidget(label(in_words("Screen"), "heading"))
        self._full = QCheckBox(in_words("Fill the screen"))
        self._full.toggled.connect(lambda on: self._change(full_screen=on))
        self.body.addWidget(self._full)
        self.body.addStretch(1)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show settings that were changed elsewhere, without saying that they changed."""
        self._settings = settings
        for name, group in self._groups.items():
            for choice in group.buttons():
                if choice.property("value") == getattr(settings, name):
                    choice.setChecked(True)
        self._volume.blockSignals(True)
        self._volume.setValue(settings.volume)
        self._volume.blockSignals(False)
        self._full.blockSignals(True)
        self._full.setChecked(settings.full_screen)
        self._full.blockSignals(False)
        self._say_volume()

    def tell_of_sound(self, note: str) -> None:
        """Say why nothing can be heard here; nothing when it can."""
        self._sound_note.setText(note)
        self._sound_note.setVisible(bool(note))

    def _add_choice(self, name: str, words: str, choices: Sequence[tuple[Any, str]]) -> None:
        self.body.addWidget(label(words, "heading"))
        holder = QWidget()
        row = FlowLayout(holder, gap=16)
        group = QButtonGroup(self)
        for value, called in choices:
            text = in_words(called)
            choice = QRadioButton(text)
            choice.setAccessibleName(f"{words}: {text}")
            choice.setProperty("value", value)
            group.addButton(choice)
            row.addWidget(choice)
        group.buttonClicked.connect(
            lambda pressed, name=name: self._change(**{name: pressed.property("value")})
        )
        self._groups[name] = group
        self.body.addWidget(holder)

    def _change(self, **change: Any) -> None:
        self._settings = self._settings._replace(**change)
        self._say_volume()
        self.changed.emit(self._settings)

    def _volume_moved(self, volume: int) -> None:
        self._change(volume=volume)

    def _say_volume(self) -> None:
        volume = self._settings.volume
        self._volume_words.setText(f"{volume} %" if volume else in_words("Off"))
