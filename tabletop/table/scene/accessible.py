"""The table for screen readers: every zone, card, track and seat with name, state, place, actions.

Items of a graphics scene are invisible to them. So the view answers for a tree of its own: seats
and zones, and in the zones cards. What is told of each thing is :mod:`.nodes`' affair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import shiboken6
from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QGraphicsView, QWidget

from tabletop.engine.message import in_words
from tabletop.table.guard import guarded, guarded_giving
from tabletop.table.scene.nodes import FOCUSABLE, TABLE, Key, TableNode

if TYPE_CHECKING:
    from tabletop.table.scene.view import TableView

_ROLES: Final = {
    "table": QAccessible.Role.Pane,
    "zone": QAccessible.Role.List,
    "card": QAccessible.Role.ListItem,
    "seat": QAccessible.Role.Grouping,
    "track": QAccessible.Role.StaticText,
    "pool": QAccessible.Role.StaticText,
    "line": QAccessible.Role.StaticText,
    "chart": QAccessible.Role.StaticText,
    "dice": QAccessible.Role.StaticText,
}

_interfaces: list[QAccessibleInterface] = []
"""Qt owns the interfaces that it asked for, but Python must not let go of them before it does."""


class _Deeds(QAccessibleActionInterface):
    """What a screen reader can do with a thing: what a click does, nothing besides."""

    def __init__(self, view: TableView, key: Key) -> None:
        super().__init__()
        self._view = view
        self._key = key

    @guarded_giving([])
    def actionNames(self) -> list[str]:  # noqa: N802
        names = [self.pressAction(), self.setFocusAction()]
        return [*names, self.showMenuAction()] if self._key[0] == "card" else names

    @guarded_giving("")
    def localizedActionName(self, name: str) -> str:  # noqa: N802
        return {
            self.pressAction(): in_words("Press"),
            self.setFocusAction(): in_words("Go there"),
            self.showMenuAction(): in_words("Show menu"),
        }.get(name, "")

    @guarded_giving("")
    def localizedActionDescription(self, name: str) -> str:  # noqa: N802
        return {
            self.pressAction(): in_words("Does what a click does"),
            self.setFocusAction(): in_words("Puts the focus there"),
            self.showMenuAction(): in_words("Lists what this card can do, and why not"),
        }.get(name, "")

    @guarded_giving([])
    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: N802
        keys = {self.pressAction(): ["Return"], self.showMenuAction(): ["Shift+F10"]}
        return keys.get(name, [])

    @guarded
    def doAction(self, name: str) -> None:  # noqa: N802
        if name not in self.actionNames():
            return
        view = self._view
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        view.focus.go(view.nodes.spotlight(self._key))
        if name == self.pressAction():
            view.activated.emit()
        elif name == self.showMenuAction():
            view.menu_asked.emit()


class _Node(QAccessibleInterface):
    """What a screen reader is told of one thing on the table, or of the table.

    Where there is nothing to give, Qt takes None, although its type stubs don't say so.
    """

    def __init__(self, target: QObject, view: TableView, key: Key) -> None:
        super().__init__()
        self._target = target
        self._view = view
        self._key = key
        self._deeds = _Deeds(view, key) if key[0] in FOCUSABLE else None

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
    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Give the actions. PySide takes the object where Qt wants its address."""
        return self._deeds if kind == QAccessible.InterfaceType.ActionInterface else None

    @guarded_giving(None)
    def parent(self) -> Any:
        if self._key == TABLE:
            above = self._view.parentWidget()
            return None if above is None else QAccessible.queryAccessibleInterface(above)
        around = self._view.nodes.around(self._key)
        if around != TABLE:
            return self._view.nodes.interface(around)
        return QAccessible.queryAccessibleInterface(self._view)

    def _children(self) -> list[Key | QWidget]:
        found: list[Key | QWidget] = list(self._view.nodes.inside(self._key))
        if self._key == TABLE and not self._view.menu.isHidden():
            found.append(self._view.menu)
        return found

    @guarded_giving(0)
    def childCount(self) -> int:  # noqa: N802
        return len(self._children())

    @guarded_giving(None)
    def child(self, index: int) -> Any:
        children = self._children()
        if not 0 <= index < len(children):
            return None
        one = children[index]
        if isinstance(one, QWidget):
            return QAccessible.queryAccessibleInterface(one)
        return self._view.nodes.interface(one)

    @guarded_giving(-1)
    def indexOfChild(self, other: QAccessibleInterface) -> int:  # noqa: N802
        target = other.object()
        one = target.key if isinstance(target, TableNode) else target
        children = self._children()
        return children.index(one) if one in children else -1

    @guarded_giving(None)
    def childAt(self, x: int, y: int) -> Any:  # noqa: N802
        for index in reversed(range(self.childCount())):
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
        if self._key == TABLE:
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
        if which == QAccessible.Text.Description:
            return self._view.nodes.place(self._key)
        return ""

    @guarded
    def setText(self, which: QAccessible.Text, text: str) -> None:  # noqa: N802
        """Names come from the model."""

    @guarded_giving(QAccessible.State())
    def state(self) -> QAccessible.State:
        view, kind = self._view, self._key[0]
        state = QAccessible.State()
        if kind == "table":
            state.focusable = True
            state.focused = view.hasFocus()
        elif kind in FOCUSABLE:
            state.focusable = True
            state.focused = view.hasFocus() and view.nodes.focused() == self._key
        else:
            state.readOnly = True
        if kind == "card":
            card = view.nodes.card(self._key)
            if card is None:
                state.invalid = True
                return state
            state.selectable = card.candidate
            state.selected = card.picked > 0
            state.hasPopup = card.playable
        return state


@guarded_giving(None)
def _make(_kind: str, target: QObject | None) -> QAccessibleInterface | None:
    node: _Node | None = None
    if isinstance(target, TableNode):
        node = _Node(target, target.view, target.key)
    elif isinstance(target, QGraphicsView) and hasattr(target, "nodes"):
        node = _Node(target, cast("TableView", target), TABLE)
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
