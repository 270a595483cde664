"""Something that is done a little later, unless whoever does it is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, do: Callable[[], object], wait: int = 0) -> None:
    """Do something after so many milliseconds, when what is happening now has ended.

    ``QTimer.singleShot`` with an owner would do, but where that is gone before its time PySide
    keeps what was to be done for ever, and with it whole tables.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start(wait)
