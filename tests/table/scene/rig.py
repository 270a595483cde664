"""A table on the screen, with hands to use it: real mouse and key events on real widgets."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.controller.controller import TableController
from tabletop.controller.model import CardModel, TableModel
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.session.match import Match
from tabletop.table.scene.describe import describe, faults
from tabletop.table.scene.presenter import TablePresenter
from tabletop.table.scene.scene import TableScene
from tabletop.table.scene.view import TableView
from tabletop.table.theme import Theme

from .standin import PlainFaces


class Rig:
    """A match, its controller, scene, view and presenter; and a player's hands."""

    def __init__(
        self, match: Match, motion: str = "off", size: tuple[int, int] = (1280, 640)
    ) -> None:
        self.match = match
        self.faces = PlainFaces()
        room = match.game.pack.layout.room
        self.scene = TableScene(Theme(room), self.faces)
        self.scene.motions.mode = motion  # type: ignore[assignment]
        self.view = TableView(self.scene)
        self.view.resize(*size)
        self.controller = TableController(match)
        self.presenter = TablePresenter(self.controller, self.view)
        self.refusals: list[tuple[str, Any]] = []
        self.presenter.refused.connect(lambda words, rule: self.refusals.append((words, rule)))
        self.presenter.refresh(animate=False)

    @property
    def model(self) -> TableModel:
        assert self.presenter.model is not None
        return self.presenter.model

    def sit_at_pending(self) -> SeatId:
        """Take the chair that is asked."""
        seat = self.match.view(SeatId(0)).waiting[0]
        self.presenter.sit(seat)
        return seat

    def zone(self, zone: str) -> list[CardModel]:
        found = self.model.zone(ZoneId(zone))
        assert found is not None, zone
        return list(found.cards)

    def named(self, zone: str, name: str) -> CardId:
        return next(card.handle for card in self.zone(zone) if card.name == name)

    def names(self, zone: str) -> list[str]:
        return [card.name for card in self.zone(zone)]

    def point(self, what: CardId | str) -> QPoint:
        """Where a card, or the middle of a zone, is on the viewport."""
        if isinstance(what, str):
            x, y = self.scene.zones[ZoneId(what)].area.centre
            return self.view.mapFromScene(QPointF(x, y))
        item = self.scene.keeper.items[what]
        edge = item.outline()
        return self.view.mapFromScene(item.mapToScene(edge.left() + 8, edge.top() + 14))

    def press(self, what: CardId | str) -> None:
        self._mouse(QEvent.Type.MouseButtonPress, self.point(what), Qt.MouseButton.LeftButton)

    def move(self, point: QPoint, *, down: bool = True) -> None:
        self._mouse(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton, down=down)

    def release(self, point: QPoint) -> None:
        self._mouse(QEvent.Type.MouseButtonRelease, point, Qt.MouseButton.LeftButton)

    def click(self, what: CardId | str) -> None:
        self.press(what)
        self.release(self.point(what))

    def click_at(self, point: QPoint) -> None:
        self._mouse(QEvent.Type.MouseButtonPress, point, Qt.MouseButton.LeftButton)
        self.release(point)

    def double_click(self, what: CardId) -> None:
        point = self.point(what)
        self.click(what)
        self._mouse(QEvent.Type.MouseButtonDblClick, point, Qt.MouseButton.LeftButton)
        self.release(point)

    def take(self, what: CardId) -> None:
        """Press on a card and move far enough to hold it."""
        start = self.point(what)
        self.press(what)
        self.move(start + QPoint(30, -30))

    def drag(self, what: CardId, to: CardId | str) -> None:
        """Carry a card somewhere and let it go there."""
        self.take(what)
        end = self.point(to)
        self.move(end - QPoint(10, 0))
        self.move(end)
        self.release(end)

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        target = QApplication.focusWidget() or self.view
        QTest.keyClick(target, key, modifier)

    def button(self, label: str) -> None:
        self.presenter.press(next(b.key for b in self.model.buttons if b.label == label))

    def _mouse(
        self, kind: QEvent.Type, point: QPoint, button: Qt.MouseButton, *, down: bool = True
    ) -> None:
        widget = self.view.viewport()
        held = Qt.MouseButton.LeftButton if down else Qt.MouseButton.NoButton
        if kind is QEvent.Type.MouseButtonRelease:
            held = Qt.MouseButton.NoButton
        where = QPointF(point)
        event = QMouseEvent(
            kind,
            where,
            QPointF(widget.mapToGlobal(point)),
            button,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(widget, event)
        if kind is QEvent.Type.MouseButtonRelease:
            QApplication.processEvents()

    def faults(self) -> tuple[str, ...]:
        return faults(self.scene)

    def describe(self) -> str:
        return describe(self.scene)
