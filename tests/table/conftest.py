"""Whatever is drawn in a test is drawn without a screen, unless the test brings one; and a watchdog
looks after each table.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Generator
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tabletop.engine.tongue import ENGLISH, spoken
from tabletop.session.match import Match
from tabletop.table.scene.presenter import TablePresenter
from tabletop.table.scene.same import differences
from tabletop.table.tongue import speak_as_chosen
from tabletop.table.watchdog import DEBUG, Watchdog

_presenters: weakref.WeakSet[TablePresenter] = weakref.WeakSet()


def show_anew(match: Match) -> None:
    """Have the tables of a match shown anew, after a test has played behind their backs."""
    for presenter in list(_presenters):
        if shiboken6.isValid(presenter) and presenter.controller.match is match:
            presenter.refresh(animate=False)


class Watched:
    """What the watchdogs of a test have found; a test that plants a fault takes it away."""

    def __init__(self) -> None:
        self.dogs: list[weakref.ref[Watchdog]] = []
        self.found: list[str] = []

    def note(self, faults: tuple[str, ...]) -> None:
        """Keep what a watchdog has found."""
        self.found += faults

    def taken(self) -> list[str]:
        """Give what was found, and forget it."""
        self.look()
        found, self.found = self.found, []
        return found

    def look(self) -> None:
        """Have every change looked at that was not yet."""
        for one in self.dogs:
            dog = one()
            if dog is not None and shiboken6.isValid(dog) and dog.waiting:
                dog.look()


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Have a watchdog for every table: the test fails where a table is not what its match is, or
    where a question can't be answered.
    """
    kept = Watched()
    # Tests of the command line that ask for it leave it behind.
    monkeypatch.delenv(DEBUG, raising=False)
    as_before, presents = Watchdog.__init__, TablePresenter.__init__

    def watch(dog: Watchdog, *given: object) -> None:
        as_before(dog, *given)  # type: ignore[arg-type]
        dog.found.connect(kept.note)
        kept.dogs.append(weakref.ref(dog))

    def present(presenter: TablePresenter, *given: object, **named: object) -> None:
        presents(presenter, *given, **named)  # type: ignore[arg-type]
        _presenters.add(presenter)
        Watchdog(presenter, partial(differences, presenter.view.table, presenter.controller))

    monkeypatch.setattr(Watchdog, "__init__", watch)
    monkeypatch.setattr(TablePresenter, "__init__", present)
    return kept


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Let a test fail for what the watchdog has found in it."""
    result = yield
    kept = getattr(item, "funcargs", {}).get("watched")
    if isinstance(kept, Watched):
        found = kept.taken()
        assert not found, "the watchdog found:\n" + "\n".join(dict.fromkeys(found))
    return result


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Have the windows of a test deleted that it has put away: Qt would do that only once some
    later test waits for something, and meanwhile hundreds of megabytes would come together. And
    speak English again, whatever a window of the test was set to.
    """
    result = yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if spoken() is not ENGLISH:
        speak_as_chosen("en")
    return result
