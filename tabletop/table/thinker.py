"""Computer players think in a thread of their own, so that the table never stands still.

A thought is about one position, which can't change; when the match has moved on meanwhile (undo,
leave), the thought is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal


class _Signals(QObject):
    done = Signal(int, object, object)


class _Job(QRunnable):
    def __init__(self, number: int, think: Callable[[], Any], signals: _Signals) -> None:
        super().__init__()
        self._number = number
        self._think = think
        self._signals = signals

    def run(self) -> None:
        """Think; a mistake of the computer player is told to whoever waits, not lost."""
        thought: Any = None
        mistake: Exception | None = None
        try:
            thought = self._think()
        except Exception as error:
            mistake = error
        self._signals.done.emit(self._number, thought, mistake)


class Thinker(QObject):
    """Thinks about one thing at a time; ``thought`` carries what came of it, ``failed`` why not."""

    thought = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(2)
        self._number = 0
        self._busy = False
        self._signals = _Signals(self)
        self._signals.done.connect(self._done)

    @property
    def busy(self) -> bool:
        """Tell whether a thought is awaited."""
        return self._busy

    def think(self, job: Callable[[], Any]) -> None:
        """Begin to think; whatever was thought about before is forgotten."""
        self._number += 1
        self._busy = True
        self._pool.start(_Job(self._number, job, self._signals))

    def forget(self) -> None:
        """Take no notice of what is being thought about."""
        self._number += 1
        self._busy = False

    def finish(self) -> None:
        """Forget, and wait until the threads are free; for the end of the program."""
        self.forget()
        self._pool.waitForDone(5000)

    def _done(self, number: int, thought: object, mistake: object) -> None:
        if number != self._number:
            return
        self._busy = False
        if mistake is None:
            self.thought.emit(thought)
        else:
            self.failed.emit(mistake)
