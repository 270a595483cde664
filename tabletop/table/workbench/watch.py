"""Watching a file that any program may write, or put another one in the place of."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

QUIET: Final = 120
"""Milliseconds without another change, after which a program is done writing."""


class FileWatch(QObject):
    """Tells by ``changed`` that a file may have changed.

    Its folder is watched too: many editors write another file and give it the name of the first,
    and then nothing is heard of the first any more.
    """

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._heard)
        self._watcher.directoryChanged.connect(self._heard)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(QUIET)
        self._soon.timeout.connect(self._settled)
        self._watch()

    def _watch(self) -> None:
        watched = {*self._watcher.files(), *self._watcher.directories()}
        wanted = [str(path) for path in (self._path, self._path.parent) if path.exists()]
        missing = [path for path in wanted if path not in watched]
        if missing:
            self._watcher.addPaths(missing)

    def _heard(self, _path: str) -> None:
        self._soon.start()

    def _settled(self) -> None:
        self._watch()
        self.changed.emit()
