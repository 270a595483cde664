"""A screen reader's way to use the program: the tree that Qt tells it, names and actions alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

Role = QAccessible.Role
PRESS = "Press"
MENU = "ShowMenu"
PATIENCE = 30_000


def name(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)


def place(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Description)


class Reader:
    """Knows the window by its accessible tree, and nothing else of it."""

    def __init__(self, window: QWidget, qtbot: QtBot) -> None:
        self._window = window
        self._qtbot = qtbot

    def root(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._window)

    def nodes(self, within: QAccessibleInterface | None = None) -> Iterator[QAccessibleInterface]:
        """Everything that isn't hidden, in the order in which it is told."""
        node = self.root() if within is None else within
        yield node
        for index in range(node.childCount()):
            child = node.child(index)
            if not child.state().invisible:
                yield from self.nodes(child)

    def find(self, role: Role, begins: str) -> QAccessibleInterface:
        for node in self.nodes():
            if node.role() == role and name(node).startswith(begins):
                return node
        raise AssertionError(f"there is no {role.name} {begins!r} in {self.told()}")

    def within(self, begins: str) -> list[QAccessibleInterface]:
        """What lies in the part of the window of this name."""
        for node in self.nodes():
            if name(node).startswith(begins):
                return list(self.nodes(node))
        return []

    def press(self, node: QAccessibleInterface, action: str = PRESS) -> None:
        """Do an action. Qt has a pressed button stay down for a moment before it counts."""
        actions = node.actionInterface()
        assert action in actions.actionNames(), (node.role(), name(node))
        before = self.told()
        actions.doAction(action)
        self.until(lambda: self.told() != before)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something, as long as a computer player may think."""
        clock = QElapsedTimer()
        clock.start()
        while not clock.hasExpired(PATIENCE):
            QApplication.processEvents()
            if holds():
                return
            self._qtbot.wait(5)
        raise AssertionError(f"nothing came of it: {self.told()[-25:]}")

    def told(self) -> tuple[str, ...]:
        """Everything that is told now, in words."""
        return tuple(
            f"{node.role().name} {name(node)}{' *' if node.state().selected else ''}"
            for node in self.nodes()
        )

    def type(self, field: str, words: str) -> None:
        """Write into a field."""
        self.find(Role.EditableText, field).editableTextInterface().insertText(0, words)
