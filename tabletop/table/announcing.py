"""Has screen readers say what has changed, without being asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer


def announce(source: QObject, words: str, *, at_once: bool = False) -> None:
    """Have screen readers say something: in its turn, or ``at_once`` for what must not wait."""
    # Here, since Qt has much to wrap for it, and a start screen announces nothing.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if words and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(source, words)
        if at_once:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


class Announcer(QObject):
    """Says in one go what came of an answer, in the order in which one wants to hear it: what has
    happened, what waits to happen, what is asked now. Nothing is said twice in a row.
    """

    def __init__(self, source: QObject) -> None:
        super().__init__(source)
        self._source = source
        self._happened: list[str] = []
        self._waiting = self._asked = ""
        self._new: dict[str, str] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._say)

    def happened(self, words: str) -> None:
        """Say that something has happened."""
        self._happened.append(words)
        self._soon.start()

    def waits(self, words: str) -> None:
        """Say what waits to happen, unless it is what waited before."""
        if words != self._waiting:
            self._waiting = self._new["waiting"] = words
            self._soon.start()

    def asked(self, words: str) -> None:
        """Say what is asked, unless it is what was asked before."""
        if words != self._asked:
            self._asked = self._new["asked"] = words
            self._soon.start()

    def _say(self) -> None:
        parts = [*self._happened, self._new.get("waiting", ""), self._new.get("asked", "")]
        self._happened, self._new = [], {}
        announce(self._source, " ".join(part for part in parts if part))
