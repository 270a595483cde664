"""Everything that a window says in any way: to the eye, the ear, the pointer and the clipboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QToolTip,
    QWidget,
)

from tabletop.table.pages.table import TablePage

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    Qt.ItemDataRole.UserRole,
)
TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)


class Said(NamedTuple):
    """A piece of text and where it was found."""

    where: str
    text: str


def on_the_table(page: TablePage) -> Iterator[Said]:
    """Give what the table itself says: the items of its scene, what they are made from, and what
    it tells screen readers.
    """
    yield Said("model", repr(page.scene.model))
    for item in page.scene.items():
        kind = type(item).__name__
        yield Said(f"{kind} tooltip", item.toolTip())
        for name in ("text", "toPlainText", "accessibleName", "accessibleDescription"):
            method = getattr(item, name, None)
            if callable(method):
                yield Said(f"{kind}.{name}", str(method()))
        for key, value in vars(item).items() if hasattr(item, "__dict__") else ():
            if isinstance(value, str) or key == "model":
                yield Said(f"{kind}.{key}", repr(value))
    root = QAccessible.queryAccessibleInterface(page.view)
    yield from _read_out(root, "table")


def around_it(window: QWidget) -> Iterator[Said]:
    """Give what the window says besides, with dialogs, menus and tooltips, and the clipboard."""
    for top in QApplication.topLevelWidgets():
        if top is window or top.parent() is not None:
            yield from within(top)
            for action in top.findChildren(QAction):
                yield from _texts(action, ("text", "toolTip", "statusTip", "whatsThis"))
    for handle in QGuiApplication.allWindows():
        if handle.isVisible():
            yield Said("window title", handle.title())
    yield from _read_out(QAccessible.queryAccessibleInterface(window), "read out")
    yield Said("clipboard", QGuiApplication.clipboard().text())
    kept: QMimeData | None = QGuiApplication.clipboard().mimeData()
    if kept is not None:
        yield Said("clipboard", kept.html())
    yield Said("tooltip", QToolTip.text())


def within(widget: QWidget) -> Iterator[Said]:
    """Give what a widget says, with all that lies in it."""
    for part in (widget, *widget.findChildren(QWidget)):
        yield from _widget(part)


def _texts(thing: QObject, names: tuple[str, ...]) -> Iterator[Said]:
    kind = type(thing).__name__
    for name in names:
        text = getattr(thing, name)()
        if text:
            yield Said(f"{kind}.{name}", text)


def _widget(widget: QWidget) -> Iterator[Said]:
    named = ("toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription")
    yield from _texts(widget, (*named, "windowTitle", "windowIconText", "objectName"))
    match widget:
        case QLabel() | QAbstractButton():
            yield from _texts(widget, ("text",))
        case QLineEdit():
            yield from _texts(widget, ("text", "placeholderText"))
        case QTextEdit():
            yield from _texts(widget, ("toPlainText", "toHtml"))
        case QPlainTextEdit():
            yield from _texts(widget, ("toPlainText",))
        case QComboBox():
            yield from _rows(widget.model(), "choices")
        case QAbstractItemView() if widget.model() is not None:
            yield from _rows(widget.model(), type(widget).__name__)
        case QMenu():
            yield from _texts(widget, ("title",))
    for raw in widget.dynamicPropertyNames():
        name = bytes(raw.data()).decode()
        if not name.startswith("_"):  # Qt's own, of kinds that Python can't read
            yield Said(f"property {name}", str(widget.property(name)))


def _rows(
    model: QAbstractItemModel, where: str, under: QModelIndex | None = None
) -> Iterator[Said]:
    parent = QModelIndex() if under is None else under
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            for role in ROLES:
                data = model.data(index, role)
                if data is not None:
                    yield Said(where, str(data))
            if column == 0 and model.rowCount(index) > 0:
                yield from _rows(model, where, index)


def _read_out(node: QAccessibleInterface | None, where: str) -> Iterator[Said]:
    if node is None or not node.isValid():
        return
    for which in TEXTS:
        yield Said(where, node.text(which))
    for number in range(node.childCount()):
        yield from _read_out(node.child(number), where)
