"""Tells screen readers what changes: where the focus goes, and what things are now."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleStateChangeEvent

from tabletop.table.scene.nodes import TABLE, Key

if TYPE_CHECKING:
    from tabletop.table.scene.view import TableView


class _Heard(NamedTuple):
    """What a screen reader has been told of a thing."""

    name: str
    candidate: bool
    picked: bool
    inside: tuple[Key, ...]


class Hearing(QObject):
    """Holds what was told of a table against what it is, each time that it is shown anew.

    Only what somebody has asked for is told of; while nobody listens it costs nothing.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._heard: dict[Key, _Heard] = {}
        view.table.focused.connect(self.tell_focus)
        view.table.shown.connect(self.tell_changes)

    def tell_focus(self) -> None:
        """Tell that the focus has moved on the table."""
        nodes = self._view.nodes
        key = nodes.focused()
        if key is None or not QAccessible.isActive() or nodes.interface(key) is None:
            return
        self._tell(key, QAccessible.Event.Focus)

    def tell_changes(self) -> None:
        """Tell which things have other names, states or contents than before."""
        if not QAccessible.isActive():
            self._heard.clear()
            return
        before, self._heard = self._heard, self._now()
        for key, now in self._heard.items():
            old = before.get(key, now)
            if now.name != old.name:
                self._tell(key, QAccessible.Event.NameChanged)
            if (now.candidate, now.picked) != (old.candidate, old.picked):
                self._tell_state(key, now, old)
            if now.inside != old.inside:
                self._tell(key, QAccessible.Event.ObjectReorder)

    def _now(self) -> dict[Key, _Heard]:
        nodes = self._view.nodes
        keys = [TABLE, *(k for one in nodes.inside(TABLE) for k in (one, *nodes.inside(one)))]
        found = {}
        for key in keys:
            card = nodes.card(key)
            found[key] = _Heard(
                nodes.name(key),
                card is not None and card.candidate,
                card is not None and card.picked > 0,
                tuple(nodes.inside(key)),
            )
        return found

    def _target(self, key: Key) -> QObject | None:
        return self._view if key == TABLE else self._view.nodes.node(key)

    def _tell(self, key: Key, what: QAccessible.Event) -> None:
        target = self._target(key)
        if target is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(target, what))

    def _tell_state(self, key: Key, now: _Heard, old: _Heard) -> None:
        target = self._target(key)
        if target is None:
            return
        changed = QAccessible.State()
        changed.selectable = now.candidate != old.candidate
        changed.selected = now.picked != old.picked
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(target, changed))
