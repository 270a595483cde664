"""A sign on the pointer that the window is at work and will be back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QThread
from PySide6.QtGui import QGuiApplication

from tabletop.table.guard import guarded_giving

INPUT: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.KeyRelease,
    QEvent.Type.Shortcut,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)


class _Deaf(QObject):
    """Takes what is pressed and clicked, and does nothing with it."""

    @guarded_giving(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002, N802 Qt's name
        return event.type() in INPUT


@contextmanager
def busy() -> Iterator[None]:
    """Have the pointer say so for as long as this lasts.

    What was pressed meanwhile was meant for what was there before, so it is not done to what is
    there now: a second Enter on *Continue* answers no question.
    """
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
        _forget_input()


def _forget_input() -> None:
    application = QCoreApplication.instance()
    # Before the window's loop runs nothing can have been pressed.
    if application is None or QThread.currentThread().loopLevel() == 0:
        return
    deaf = _Deaf()
    application.installEventFilter(deaf)
    try:
        QCoreApplication.processEvents()
    finally:
        application.removeEventFilter(deaf)
