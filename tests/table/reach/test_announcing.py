"""What screen readers are told without asking, and by a key."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.controller.controller import TableController
from tabletop.controller.model import QueueEntry
from tabletop.engine.ids import SeatId
from tabletop.table.scene.saying import everything
from tabletop.table.tour import Tour
from tests.table.app.conftest import traders, traitors

SHIFT = Qt.KeyboardModifier.ShiftModifier


class Heard:
    """Takes what is told to screen readers."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.events: list[tuple[QAccessible.Event, str]] = []

    def take(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.said.append(event.message())
        else:
            named = event.accessibleInterface().text(QAccessible.Text.Name)
            self.events.append((event.type(), named))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    listening = Heard()
    QAccessible.setActive(True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listening.take)
    yield listening
    monkeypatch.undo()
    QAccessible.setActive(False)


def test_an_answer_is_followed_by_what_happened_and_then_what_is_asked(
    tour: Tour, qtbot: QtBot, heard: Heard
) -> None:
    page = tour.play(traders(3))
    qtbot.waitUntil(lambda: bool(heard.said))
    heard.said.clear()
    page.prompt.buttons()[0].click()
    qtbot.waitUntil(lambda: bool(heard.said))
    model = page.scene.model
    assert model is not None
    (words,) = heard.said
    assert words.endswith(f"{model.prompt} {model.hint}".strip())
    last = page.match.log_for(page.seat)[-1].text
    assert last in words
    assert words.index(last) < words.index(model.prompt)


def test_things_on_the_table_tell_their_new_names_and_states(tour: Tour, heard: Heard) -> None:
    page = tour.play(traders(3))
    root = QAccessible.queryAccessibleInterface(page.view)
    for index in range(root.childCount()):
        zone = root.child(index)
        [zone.child(n) for n in range(zone.childCount())]
    heard.events.clear()
    page.prompt.buttons()[0].click()
    kinds = {kind for kind, _ in heard.events}
    assert QAccessible.Event.NameChanged in kinds
    assert QAccessible.Event.ObjectReorder in kinds
    renamed = [name for kind, name in heard.events if kind == QAccessible.Event.NameChanged]
    assert any(name.startswith("Encounters, ") for name in renamed)


def test_a_refusal_a_notice_and_the_curtain_are_said(tour: Tour, heard: Heard) -> None:
    page = tour.play(traitors("Ann", "Bo", "Cy"))
    assert any("are you there?" in words for words in heard.said)
    page.notice.tell("The tide is high.")
    assert "The tide is high." in heard.said
    page.notice.put_away()


def test_nothing_is_told_while_nobody_listens(tour: Tour, monkeypatch: pytest.MonkeyPatch) -> None:
    listening = Heard()
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listening.take)
    page = tour.play(traders(3))
    page.prompt.buttons()[0].click()
    page.speak()
    assert (listening.said, listening.events) == ([], [])


def test_a_key_says_what_lies_everywhere(tour: Tour) -> None:
    page = tour.play(traders(3))
    said: list[str] = []
    page.presenter.said.connect(said.append)
    QTest.keyClick(page.view, Qt.Key.Key_F3, SHIFT)
    (words,) = said
    assert "Credits 1,000,000." in words
    assert "Encounters, 22 cards." in words
    assert "Starships, 20 cards." in words
    assert "Encounter discard" not in words
    assert words.endswith("Ann, look for a Patron on Regina.")


def test_all_there_is_names_what_is_attached_and_what_waits() -> None:
    model = TableController(traders(3)).model()
    zone = next(z for z in model.zones if len(z.cards) > 1)
    first, second, *rest = zone.cards
    tied = replace(zone, cards=(first, replace(second, attached_to=first.handle), *rest))
    waits = QueueEntry("Raid", None, SeatId(0), "Ann", targets=("Old Hull",))
    words = everything(replace(model, zones=(tied,), queue=(waits,), reacting=("Asked now: Bo",)))
    assert f"{zone.spoken}. {first.name}, with {second.name} attached." in words
    assert "Waiting to happen: Raid of Ann on Old Hull. Asked now: Bo." in words
