"""Sounds, played by whatever player of sound files the machine has.

Qt's own player is not among the parts of Qt that this program needs, so a small program of the
system does it: PipeWire's, PulseAudio's or ALSA's player, macOS's, or Windows itself. Where there
is none the program is silent, and the settings page says so (:attr:`Sounds.note`).
"""

from __future__ import annotations

import array
import sys
import wave
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QProcess, QStandardPaths, QTemporaryDir

from tabletop.engine.message import in_words
from tabletop.library.folders import assets_folder

PLAYERS: Final[Mapping[str, tuple[str, ...]]] = {
    "pw-play": (),
    "paplay": (),
    "aplay": ("-q",),
    "afplay": (),
    "play": ("-q",),
}
"""Programs that play a WAV file, the best first, with what they are told besides the file."""

NAMES: Final = ("pick", "place", "shuffle", "dice", "refuse", "turn", "win", "lose")

Start = Callable[[Path], None]


def _by_program(program: str, arguments: tuple[str, ...]) -> Start:
    def start(file: Path) -> None:
        process = QProcess()
        process.setProgram(program)
        process.setArguments([*arguments, str(file)])
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.startDetached()

    return start


def _by_windows(file: Path) -> None:
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC)


@cache
def find_player() -> Start | None:
    """Find what plays a file without being waited for, or None on a machine that has nothing."""
    if sys.platform == "win32":
        return _by_windows
    for name, arguments in PLAYERS.items():
        program = QStandardPaths.findExecutable(name)
        if program:
            return _by_program(program, arguments)
    return None


class Sounds:
    """Plays the program's sounds. ``volume`` is in per cent; 0 is silence.

    ``player`` is for tests; without it the machine's own is used.
    """

    def __init__(self, volume: int = 60, player: Start | None = None) -> None:
        self._player = player or find_player()
        self._volume = 0
        self._folder = QTemporaryDir()
        self.set_volume(volume)

    @property
    def available(self) -> bool:
        """Whether this machine can play sounds at all."""
        return self._player is not None

    @property
    def note(self) -> str:
        """A sentence for the settings page when sounds can't be heard, else nothing."""
        if self.available:
            return ""
        names = ", ".join(PLAYERS)
        return in_words(
            "This machine has no program that plays sounds. Any one of these will do: {names}.",
            names=names,
        )

    def set_volume(self, volume: int) -> None:
        """Play louder or softer from now on."""
        self._volume = max(0, min(100, volume))

    def play(self, name: str) -> None:
        """Play one of :data:`NAMES`. Raises KeyError for another name."""
        if name not in NAMES:
            raise KeyError(name)
        if self._volume and self._player is not None:
            self._player(self._file(name))

    def _file(self, name: str) -> Path:
        """Give the sound at the current volume, written down the first time it is wanted.

        Not all of the players can be told a volume, so the samples themselves are scaled.
        """
        file = Path(self._folder.filePath(f"{name}-{self._volume}.wav"))
        if file.exists():
            return file
        with wave.open(str(assets_folder() / "sounds" / f"{name}.wav"), "rb") as source:
            header = source.getparams()
            samples = array.array("h", source.readframes(header.nframes))
        if sys.byteorder == "big":
            samples.byteswap()
        # Loudness is heard by its logarithm: half of the way on the slider sounds half as loud.
        gain = (self._volume / 100) ** 2
        scaled = array.array("h", (int(sample * gain) for sample in samples))
        if sys.byteorder == "big":
            scaled.byteswap()
        with wave.open(str(file), "wb") as target:
            target.setparams(header)
            target.writeframes(scaled.tobytes())
        return file
