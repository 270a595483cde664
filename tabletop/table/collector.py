"""Python's garbage is collected in the window's own thread, and nowhere else.

Left to itself, the collector runs in whatever thread happens to make a tuple too many: the one in
which a computer player thinks, for example. What it then takes apart may be a widget, and Qt does
not survive that.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

from tabletop.table.later import later
from tabletop.table.memory import give_back, keep_large_apart

OFTEN: Final = 2_000
"""Milliseconds between two looks at what is young."""
SOON: Final = 500
"""Milliseconds until memory is looked after: the start screen is there first."""
WHOLE: Final = 30
"""After so many of them everything is looked at."""


class Collector(QObject):
    """Collects from time to time, as long as it lives; Python's own collecting is off."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        # What is loaded by now stays, so no full round need look through it.
        gc.freeze()
        self._rounds = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._collect)
        self._timer.start(OFTEN)
        later(self, keep_large_apart, SOON)

    def _collect(self) -> None:
        self._rounds += 1
        if self._rounds % WHOLE == 0:
            collect_all()
        else:
            gc.collect(1)


def collect_all() -> None:
    """Look at everything, and give what is free to the machine."""
    gc.collect()
    give_back()
