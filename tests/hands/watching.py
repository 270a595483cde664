"""What goes wrong out of sight while hands move, and how much memory the process has."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

NO_SCREEN: Final = "This plugin does not support"
"""What Qt says of windows where there is no screen."""


@contextmanager
def nobody_errs() -> Iterator[list[str]]:
    """Collect what goes wrong out of sight: exceptions that nobody caught, complaints of Qt."""
    found: list[str] = []
    told = sys.excepthook

    def hook(
        kind: type[BaseException], mistake: BaseException, trace: TracebackType | None
    ) -> None:
        found.append("".join(traceback.format_exception(kind, mistake, trace)))

    def complaint(kind: QtMsgType, where: QMessageLogContext, words: str) -> None:
        idle = kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if not idle and not words.startswith(NO_SCREEN):
            found.append(f"Qt: {words}")

    before = qInstallMessageHandler(complaint)
    sys.excepthook = hook
    try:
        yield found
    finally:
        sys.excepthook = told
        qInstallMessageHandler(before)


def resident() -> float:
    """Give the memory of this process, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
