"""What is offered to a player when the watchdog finds something wrong: nobody is left hanging."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tabletop.engine.message import in_words
from tabletop.table.panels.notice import Verbs
from tabletop.table.scene.same import differences
from tabletop.table.watchdog import Check, Watchdog, asked_at, debugging, unanswered

if TYPE_CHECKING:
    from tabletop.table.pages.play import PlayPage


_NONE: Verbs = ()


class WayOut(QObject):
    """Watches a table that is played on, and remembers the last moment that was right.

    ``faults`` are what is wrong now.
    """

    def __init__(self, page: PlayPage) -> None:
        super().__init__(page)
        self._page = page
        self._good: int | None = None
        self.faults: tuple[str, ...] = ()
        checks: list[Check] = [partial(unanswered, page)]
        if debugging():
            checks.append(partial(differences, page.scene, page.controller))
        self.watchdog = Watchdog(page.presenter, *checks)
        self.watchdog.found.connect(self._found)
        self.watchdog.sound.connect(self._sound)
        page.sitting.changed.connect(self.watchdog.look_soon)

    def _sound(self) -> None:
        self.faults = ()
        self._good = self._page.match.history.cursor

    def _found(self, faults: tuple[str, ...]) -> None:
        self.faults = faults
        self._page.notice.tell(self._words(), self._verbs())
        self._page.notice.take_focus()

    def _words(self) -> str:
        said = in_words(
            "The table is not as it should be: that is a mistake of the program. The match is on "
            "record."
        )
        return f"{said}\n{self.faults[0]}." if debugging() else said

    def _verbs(self) -> Verbs:
        page, good, found = self._page, self._good, _NONE
        if good is not None and good < page.match.history.cursor:
            back = in_words("Back to the last good moment")
            found += ((back, partial(page.sitting.go_to, good)),)
        elif page.sitting.may_undo():
            found += ((in_words("Undo action"), partial(page.sitting.undo, "action")),)
        if asked_at(page) is not None:
            found += ((in_words("List all choices"), self.list_choices),)
        return (*found, (in_words("Report the problem…"), self._report))

    def list_choices(self) -> None:
        """Ask for the list of all answers, which needs nothing of the table."""
        self._page.wanted.emit("choices")

    def _report(self) -> None:
        self._page.wanted.emit("report")
