"""What is put off is done once, and is let go with whoever was to do it."""

from __future__ import annotations

import gc
import weakref
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from tabletop.table.later import later


class Doer(QObject):
    """Counts what it did."""

    def __init__(self) -> None:
        super().__init__()
        self.done = 0

    def do(self) -> None:
        """Do it once more."""
        self.done += 1


def test_it_is_done_once_and_not_at_once(qtbot: QtBot) -> None:
    doer = Doer()
    later(doer, doer.do)
    assert doer.done == 0
    qtbot.waitUntil(lambda: doer.done == 1)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qtbot.wait(5)
    assert doer.done == 1
    assert doer.children() == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("wait", [0, 60_000])
def test_what_is_gone_before_is_not_kept(wait: int) -> None:
    doer = Doer()
    known = weakref.ref(doer)
    later(doer, doer.do, wait)
    later(doer, partial(Doer.do, doer), wait)
    shiboken6.delete(doer)
    del doer
    gc.collect()
    assert known() is None
