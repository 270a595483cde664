"""The table for screen readers: every zone, card, track and seat with its name and state.

Items of a graphics scene are invisible to them. So the view answers for a tree of its own: seats
and zones, and in the zones cards. Nodes are made when somebody asks, and say what the model says;
the model comes from the seat's view, so a node can't tell more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

import shiboken6
from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QGraphicsView

from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.table.guard import guarded, guarded_giving

if TYPE_CHECKING:
    from tabletop.table.scene.view import TableView

Key = tuple[str, Any]

_ROLES: Final = {
    "table": QAccessible.Role.Pane,
    "zone": QAccessible.Role.List,
    "card": QAccessible.Role.ListItem,
    "seat": QAccessible.Role.Grouping,
    "track": QAccessible.Role.StaticText,
    "dice": QAccessible.Role.StaticText,
}

_interfaces: list[QAccessibleInterface] = []
"""Qt owns the interfaces that it asked for, but Python must not let go of them before it does."""


class TableNode(QObject):
    """Stands for a thing on the table towards screen readers."""

    def __init__(self, view: TableView, key: Key) -> None:
        super().__init__(view)
        self.view = view
        self.key = key


class _Node(QAccessibleInterface):
    """What a screen reader is told of one thing on the table, or of the table.

    Where there is nothing to give, Qt takes None, although its type stubs don't say so.
    """

    def __init__(self, target: QObject, view: TableView, key: Key) -> None:
        super().__init__()
        self._target = target
        self._view = view
        self._key = key

    @guarded_giving(False)
    def isValid(self) -> bool:  # noqa: N802
        return shiboken6.isValid(self._target) and shiboken6.isValid(self._view)

    @guarded_giving(None)
    def object(self) -> QObject:
        return self._target

    @guarded_giving(None)
    def window(self) -> QWindow:
        return self._view.window().windowHandle()

    @guarded_giving(None)
    def parent(self) -> Any:
        kind, name = self._key
        if kind == "table":
            above = self._view.parentWidget()
            return None if above is None else QAccessible.queryAccessibleInterface(above)
        if kind == "card":
            model = self._view.table.model
            zone = None if model is None else model.zone_of(name)
            if zone is not None:
                return self._view.nodes.interface(("zone", zone.id))
        return QAccessible.queryAccessibleInterface(self._view)

    def _children(self) -> list[Key]:
        kind, name = self._key
        model = self._view.table.model
        if model is None:
            return []
        if kind == "zone":
            zone = model.zone(name)
            if zone is None:
                return []
            return [("card", handle) for handle in self._view.focus.cards(zone)]
        if kind != "table":
            return []
        found: list[Key] = [("seat", seat.seat) for seat in model.seats]
        found += [("track", track.key) for track in model.tracks]
        found += [("zone", stop.zone) for stop in self._view.focus.stops() if stop.zone]
        if self._view.table.dice.spoken:
            found.append(("dice", None))
        return found

    @guarded_giving(0)
    def childCount(self) -> int:  # noqa: N802
        return len(self._children())

    @guarded_giving(None)
    def child(self, index: int) -> Any:
        keys = self._children()
        return self._view.nodes.interface(keys[index]) if 0 <= index < len(keys) else None

    @guarded_giving(-1)
    def indexOfChild(self, other: QAccessibleInterface) -> int:  # noqa: N802
        target = other.object()
        if not isinstance(target, TableNode):
            return -1
        keys = self._children()
        return keys.index(target.key) if target.key in keys else -1

    @guarded_giving(None)
    def childAt(self, x: int, y: int) -> Any:  # noqa: N802
        for index in range(self.childCount()):
            child = self.child(index)
            if child is not None and child.rect().contains(x, y):
                return child
        return None

    @guarded_giving(None)
    def focusChild(self) -> Any:  # noqa: N802
        key = self._view.nodes.focused()
        return None if key is None else self._view.nodes.interface(key)

    @guarded_giving(QRect())
    def rect(self) -> QRect:
        view = self._view
        if self._key[0] == "table":
            return QRect(view.mapToGlobal(view.rect().topLeft()), view.size())
        area = view.nodes.area(self._key)
        on_view = view.mapFromScene(area).boundingRect()
        return QRect(view.viewport().mapToGlobal(on_view.topLeft()), on_view.size())

    @guarded_giving(QAccessible.Role.NoRole)
    def role(self) -> QAccessible.Role:
        return _ROLES[self._key[0]]

    @guarded_giving("")
    def text(self, which: QAccessible.Text) -> str:
        if which == QAccessible.Text.Name:
            return self._view.nodes.name(self._key)
        if which == QAccessible.Text.Description and self._key[0] == "table":
            model = self._view.table.model
            return "" if model is None else model.prompt
        return ""

    @guarded
    def setText(self, which: QAccessible.Text, text: str) -> None:  # noqa: N802
        """Names come from the model."""

    @guarded_giving(QAccessible.State())
    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        kind, name = self._key
        if kind == "table":
            state.focusable = True
            state.focused = self._view.hasFocus()
            return state
        if kind in ("card", "zone", "seat"):
            state.focusable = True
            state.focused = self._view.hasFocus() and self._view.nodes.focused() == self._key
        if kind == "card":
            placed = self._view.table.keeper.placed.get(name)
            if placed is None:
                state.invalid = True
                return state
            state.selectable = placed.card.candidate
            state.selected = placed.card.picked > 0
            state.disabled = not (placed.card.playable or placed.card.candidate)
        return state


class Nodes:
    """The nodes of one view, made when they are asked for and gone with what they stand for."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._nodes: dict[Key, TableNode] = {}

    def interface(self, key: Key) -> QAccessibleInterface | None:
        """Give the interface of a thing."""
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = TableNode(self._view, key)
        return QAccessible.queryAccessibleInterface(node)

    def refresh(self) -> None:
        """Let go of the nodes of what isn't on the table any more."""
        table = self._view.table
        for key in list(self._nodes):
            kind, name = key
            kinds: dict[str, Mapping[Any, object]] = {
                "card": table.keeper.placed,
                "zone": table.zones,
                "seat": table.seats,
                "track": table.tracks,
            }
            if kind in kinds and name not in kinds[kind]:
                self._nodes.pop(key).deleteLater()

    def focused(self) -> Key | None:
        """Name what has the keyboard's focus on the table."""
        at = self._view.focus.at
        if at.card is not None:
            return ("card", at.card)
        if at.zone is not None:
            return ("zone", at.zone)
        return None if at.seat is None else ("seat", at.seat)

    def name(self, key: Key) -> str:
        """Say what a thing is, in one line."""
        kind, name = key
        table = self._view.table
        model = table.model
        if kind == "table" or model is None:
            return self._view.accessibleName()
        if kind == "dice":
            return table.dice.spoken
        if kind == "card":
            placed = table.keeper.placed.get(CardId(name))
            return "" if placed is None else placed.card.spoken
        if kind == "zone":
            zone = model.zone(ZoneId(name))
            return "" if zone is None else zone.spoken
        if kind == "seat":
            return next((s.spoken for s in model.seats if s.seat == SeatId(name)), "")
        return next((t.spoken for t in model.tracks if t.key == name), "")

    def area(self, key: Key) -> QRectF:
        """Give the rectangle of a thing on the scene."""
        kind, name = key
        table = self._view.table
        if kind == "card":
            item = table.keeper.items.get(name)
            return QRectF() if item is None else item.mapRectToScene(item.outline())
        if kind == "dice":
            return table.dice.sceneBoundingRect()
        items: dict[str, Any] = {"zone": table.zones, "seat": table.seats, "track": table.tracks}
        item = items[kind].get(name)
        return QRectF() if item is None else item.sceneBoundingRect()

    def tell_focus(self) -> None:
        """Tell screen readers that the focus has moved on the table."""
        key = self.focused()
        if key is None or not QAccessible.isActive():
            return
        if self.interface(key) is not None:
            QAccessible.updateAccessibility(
                QAccessibleEvent(self._nodes[key], QAccessible.Event.Focus)
            )


def announce(view: TableView, words: str) -> None:
    """Have screen readers say something at once."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, words))


@guarded_giving(None)
def _make(_kind: str, target: QObject | None) -> QAccessibleInterface | None:
    node: _Node | None = None
    if isinstance(target, TableNode):
        node = _Node(target, target.view, target.key)
    elif isinstance(target, QGraphicsView) and hasattr(target, "nodes"):
        node = _Node(target, cast("TableView", target), ("table", None))
    if node is not None:
        _interfaces[:] = [one for one in _interfaces if shiboken6.isValid(one)]
        _interfaces.append(node)
    return node


_installed: list[bool] = []


def install() -> None:
    """Have Qt ask here for what the table is to screen readers. Once is enough."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)
