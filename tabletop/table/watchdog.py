"""The watchdog: looks, after each change that has come to rest, whether the table is still right.

It asks two things. Can what is asked be answered by something on the screen? And is the table
drawn as the match is? The first is asked for everybody; the second where ``TABLETOP_DEBUG`` is set
(``tabletop --debug`` sets it), and in all tests of the table.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QPushButton, QWidget

from tabletop.controller.model import TableModel
from tabletop.engine.ids import CardId, SeatId
from tabletop.table.scene.presenter import TablePresenter

if TYPE_CHECKING:
    from tabletop.table.pages.play import PlayPage

DEBUG: Final = "TABLETOP_DEBUG"
"""The environment variable with which the table is compared with the match, too."""

Check = Callable[[], Iterable[str]]
"""Something that is looked at: it lists what is wrong."""


def debugging() -> bool:
    """Tell whether the program is to look after itself as closely as it can."""
    return os.environ.get(DEBUG, "") not in ("", "0")


class Watchdog(QObject):
    """Looks after a table. ``found`` comes with what is wrong, as sentences, once for each state;
    ``sound`` comes when nothing is.
    """

    found = Signal(object)
    sound = Signal()

    def __init__(self, presenter: TablePresenter, *checks: Check) -> None:
        super().__init__(presenter)
        self._presenter = presenter
        self._checks = checks
        self._told: tuple[str, ...] = ()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.look)
        presenter.model_shown.connect(self.look_soon)
        presenter.view.table.motions.settled.connect(self.look_soon)

    def look_soon(self) -> None:
        """Look when all that follows from a change has been done."""
        self._soon.start()

    @property
    def waiting(self) -> bool:
        """Whether something has changed that was not looked at yet."""
        return self._soon.isActive()

    def look(self) -> None:
        """Look now, unless something is still on its way: then once it has come to rest."""
        self._soon.stop()
        scene = self._presenter.view.table
        if scene.motions.running or scene.keeper.held is not None:
            return
        faults = tuple(fault for check in self._checks for fault in check())
        if not faults:
            self._told = ()
            self.sound.emit()
        elif faults != self._told:
            self._told = faults
            self.found.emit(faults)


def unanswered(page: PlayPage) -> Iterator[str]:
    """Say who is asked something that nothing on the screen can answer; for a sound table: no one.

    Where no person is asked (chance, the computer, the end) there is nothing to say.
    """
    match, sitting = page.match, page.sitting
    pending = match.position.pending
    people = [] if pending is None else [s for s in pending.seats() if match.players[s].human]
    if not people or sitting.closed:
        return
    if not page.curtain.isHidden():
        if not _pressable(page.curtain, page):
            yield "the curtain is down and can't be opened"
        return
    if sitting.eyes not in people:
        if page.open_question is None or not _pressable(page.notice, page):
            yield f"seat {people[0]} is asked, and nobody is called to the screen"
        return
    model = page.scene.model
    if not page.presenter.enabled:
        yield f"seat {sitting.eyes} is asked, and the table takes no answer"
    elif model is None or not answers(page, model):
        yield f"nothing on the table can answer what seat {sitting.eyes} is asked"


def answers(page: PlayPage, model: TableModel) -> bool:
    """Tell whether a verb that can be pressed, or something lit, answers what is asked."""
    verbs = _pressable(page.prompt, page)
    match model.choice.asking:
        case "nothing" | "over":
            return False
        case "action":
            return bool(verbs) or any(_menu(page, card) for card in _lit(page, model))
        case "cards":
            lit = {card for card in _lit(page, model) if _candidate(page, card)}
            by_verb = {b.key for b in model.buttons if b.key.startswith("card:")} if verbs else ()
            enough = len(lit) + len(by_verb) >= model.choice.least
            return enough and (model.choice.least > 0 or bool(verbs) or bool(lit))
        case "seat":
            return bool(verbs) or any(strip.lit for strip in page.scene.seats.values())
        case "number":
            boxes = page.prompt.findChildren(QAbstractSpinBox)
            return bool(verbs) or any(box.isVisibleTo(page) for box in boxes)
        case _:
            return bool(verbs)


def _pressable(within: QWidget, page: QWidget) -> list[QPushButton]:
    """List the buttons of a part of the page that can be pressed and do something."""
    return [
        button
        for button in within.findChildren(QPushButton)
        if button.isVisibleTo(page) and button.isEnabled() and not button.property("off")
    ]


def _lit(page: PlayPage, model: TableModel) -> Iterator[CardId]:
    """Give the cards that are marked as useful, can be seen and can be reached by keys too."""
    scene = page.scene
    for zone in model.zones:
        for handle in scene.focus.cards(zone):
            item = scene.keeper.items.get(handle)
            if item is not None and item.isVisible() and (item.marks.lit or item.marks.playable):
                yield handle


def _candidate(page: PlayPage, handle: CardId) -> bool:
    return page.scene.keeper.items[handle].marks.lit


def _menu(page: PlayPage, handle: CardId) -> bool:
    return any(entry.refusal is None for entry in page.controller.menu(handle))


def asked_at(page: PlayPage) -> SeatId | None:
    """Name the person who is asked and sits before the screen, if one is."""
    pending = page.match.position.pending
    seats = () if pending is None else pending.seats()
    return page.sitting.eyes if page.sitting.eyes in seats and page.may_look else None
