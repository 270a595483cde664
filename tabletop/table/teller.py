"""Tells over a local socket, as JSON, what the window shows: for tests on a real screen and for
tools that help people who can't see it. It tells no more than the eyes get.
"""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtNetwork import QLocalServer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from tabletop.table.pages.table import TablePage
from tabletop.table.scene.describe import describe, faults
from tabletop.table.window import TableWindow


class Teller(QObject):
    """Answers each connection with one description, and closes it."""

    def __init__(self, window: TableWindow, name: str) -> None:
        super().__init__(window)
        self._window = window
        self._server = QLocalServer(self)
        QLocalServer.removeServer(name)
        self._server.newConnection.connect(self._answer)
        if not self._server.listen(name):
            raise OSError(f"{name}: {self._server.errorString()}")

    def _answer(self) -> None:
        socket = self._server.nextPendingConnection()
        socket.write(json.dumps(told(self._window)).encode())
        socket.disconnected.connect(socket.deleteLater)
        socket.disconnectFromServer()


def told(window: TableWindow) -> dict[str, Any]:
    """Describe the window: its page, the focus, what can be pressed and where, the table."""
    page = window.page
    focus = QApplication.focusWidget()
    data: dict[str, Any] = {
        "title": window.windowTitle(),
        "page": page.property("opened") or type(page).__name__,
        "name": page.accessibleName(),
        "notice": "" if window.notice.isHidden() else window.notice.words,
        "focus": "" if focus is None else focus.accessibleName(),
        "pressable": [
            {
                "name": widget.accessibleName() or getattr(widget, "text", str)(),
                "on": widget.isEnabled(),
                "rect": _rect(widget),
            }
            for kind in (QAbstractButton, QLineEdit)
            for widget in window.findChildren(kind)
            if widget.isVisible() and not widget.visibleRegion().isEmpty()
        ],
    }
    if isinstance(page, TablePage):
        data["prompt"] = page.prompt.sentence
        data["refusal"] = page.prompt.refusal
        data["preview"] = "" if page.preview.isHidden() else page.preview.words
        data["table"] = describe(page.scene)
        data["faults"] = list(faults(page.scene))
        data["moving"] = page.scene.motions.running
        data["cards"] = _cards(page)
        data["zones"] = {
            str(name): _on_screen(page, zone.mapRectToScene(zone.boundingRect()).toRect())
            for name, zone in page.scene.zones.items()
        }
        way_out = getattr(page, "way_out", None)
        data["wrong"] = [] if way_out is None else list(way_out.faults)
        curtain = getattr(page, "curtain", None)
        data["curtain"] = "" if curtain is None or curtain.isHidden() else curtain.words
    return data


def _cards(page: TablePage) -> list[dict[str, Any]]:
    found = []
    for handle, item in page.scene.keeper.items.items():
        zone = page.scene.keeper.placed.get(handle)
        if zone is None or item.model is None or not item.isVisible():
            continue
        rect = page.view.on_screen(handle)
        corner = page.view.viewport().mapToGlobal(rect.topLeft())
        place = [corner.x(), corner.y(), rect.width(), rect.height()]
        found.append({"name": item.model.name, "zone": str(zone.zone), "rect": place})
    return found


def _on_screen(page: TablePage, rect: QRect) -> list[int]:
    shown = page.view.mapFromScene(rect).boundingRect()
    corner = page.view.viewport().mapToGlobal(shown.topLeft())
    return [corner.x(), corner.y(), shown.width(), shown.height()]


def _rect(widget: QWidget) -> list[int]:
    corner = widget.mapToGlobal(QPoint(0, 0))
    return [corner.x(), corner.y(), widget.width(), widget.height()]
