"""The pointer on the table: clicks, double clicks, hovering, and dragging a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from tabletop.controller.model import TableModel
from tabletop.engine.ids import CardId, ZoneId

if TYPE_CHECKING:
    from tabletop.table.scene.scene import TableScene


class Pointer:
    """Turns what the mouse does into the signals of a scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._pressed: CardId | None = None
        self._down = False
        self._at_screen = QPoint()
        self._grip = QPointF()
        self._hovered: CardId | None = None
        self._kept = False
        self._clicked_in: TableModel | None = None

    def forget(self) -> None:
        """Let the gesture that is under way end with nothing."""
        self._pressed, self._down = None, False
        self._show_cursor(Qt.CursorShape.ArrowCursor)

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a gesture."""
        event.accept()
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            return
        scene = self._scene
        if scene.keeper.held is not None:
            scene.put_back.emit(scene.keeper.held.handle)
            return
        item = scene.card_at(event.scenePos())
        self._down = True
        self._pressed = None if item is None else item.handle
        self._at_screen = event.screenPos()
        if item is not None:
            self._grip = item.pos() - event.scenePos()

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Hover, or carry the card that is held."""
        event.accept()
        scene = self._scene
        point = event.scenePos()
        held = scene.keeper.held
        if held is not None:
            held.setPos(_inside(point + self._grip, scene))
            lit = self._lit_zone(point)
            scene.lights.heat(lit)
            self._show_cursor(
                Qt.CursorShape.ForbiddenCursor if lit is None else Qt.CursorShape.DragMoveCursor
            )
            return
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            far = (event.screenPos() - self._at_screen).manhattanLength()
            if far >= QApplication.startDragDistance():
                handle, self._pressed = self._pressed, None
                if scene.keeper.hold(handle):
                    scene.picked.emit(handle)
            return
        if not self._down:
            self.hover(point)

    def hover(self, point: QPointF) -> None:
        """Tell which card the pointer is over, when that changes."""
        item = self._scene.card_at(point)
        handle = None if item is None else item.handle
        if handle != self._hovered or self._kept:
            self._hovered, self._kept = handle, False
            self._scene.hovered.emit(handle)
        card = None if item is None else item.model
        seat = self._scene.seat_at(point)
        if card is not None and card.playable:
            self._show_cursor(Qt.CursorShape.OpenHandCursor)
        elif (card is not None and card.candidate) or (
            seat is not None and self._scene.seats[seat].lit
        ):
            self._show_cursor(Qt.CursorShape.PointingHandCursor)
        else:
            self._show_cursor(Qt.CursorShape.ArrowCursor)

    def _show_cursor(self, shape: Qt.CursorShape) -> None:
        """Let the pointer itself say what it would do here."""
        for view in self._scene.views():
            if view.viewport().cursor().shape() is not shape:
                view.viewport().setCursor(shape)

    def leave(self) -> None:
        """The pointer has left the table.

        No card stands out any more; but the last one is still told of, for the pointer may be on
        its way to the words of that card.
        """
        if self._hovered is not None:
            self._hovered, self._kept = None, True
            self._scene.keeper.lift(None)

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what is held, or click."""
        event.accept()
        scene = self._scene
        held = scene.keeper.held
        point = event.scenePos()
        pressed, was_down = self._pressed, self._down
        self.forget()
        if held is not None:
            self._drop(held.handle, point)
        elif pressed is not None:
            if pressed in scene.keeper.items:
                self._clicked_in = scene.model
                scene.clicked.emit(pressed)
        elif was_down:
            self._click_place(point)

    def double(self, event: QGraphicsSceneMouseEvent) -> None:
        """Do the obvious thing, unless the first click has already changed the table."""
        event.accept()
        item = self._scene.card_at(event.scenePos())
        if item is not None and self._clicked_in is self._scene.model:
            self._scene.double_clicked.emit(item.handle)

    def _drop(self, handle: CardId, point: QPointF) -> None:
        scene = self._scene
        targets = scene.lights.targets
        under = scene.card_at(point)
        if under is not None and targets is not None:
            below = scene.keeper.placed[under.handle].zone
            if under.handle in targets.cards or below in targets.zones:
                scene.dropped.emit(handle, under.handle)
                return
        zone = self._lit_zone(point) or scene.zone_at(point)
        home = scene.keeper.placed.get(handle)
        if home is not None and zone == home.zone and self._is_own_hand(zone):
            scene.resorted.emit(handle, self._card_after(zone, handle, point))
        elif zone is None or (home is not None and zone == home.zone and not self._lit_zone(point)):
            scene.put_back.emit(handle)
        else:
            scene.dropped.emit(handle, zone)

    def _is_own_hand(self, zone: ZoneId) -> bool:
        model = self._scene.model
        found = None if model is None else model.zone(zone)
        return (
            model is not None
            and found is not None
            and (found.show == "hand" and found.owner == model.seat and len(found.cards) > 1)
        )

    def _card_after(self, zone: ZoneId, handle: CardId, point: QPointF) -> CardId | None:
        """Find the card of a zone that a card dropped here would lie before."""
        placed = self._scene.keeper.placed
        line = [(p.spot.x, h) for h, p in placed.items() if p.zone == zone and h != handle]
        return next((h for x, h in sorted(line) if x > point.x()), None)

    def _lit_zone(self, point: QPointF) -> ZoneId | None:
        """Find the lit zone that a drop here means: the one at the point, or the only lit one
        of the seat whose strip is there.
        """
        scene = self._scene
        targets = scene.lights.targets
        if targets is None:
            return None
        zone = scene.zone_at(point)
        if zone in targets.zones:
            return zone
        seat = scene.seat_at(point)
        model = scene.model
        if seat is None or model is None or (zone is not None and scene.owner_of(zone) != seat):
            return None
        theirs = [z.id for z in model.zones if z.owner == seat and z.id in targets.zones]
        mine = any(s.seat == seat and s.me for s in model.seats)
        return theirs[0] if len(theirs) == 1 and not mine else None

    def _click_place(self, point: QPointF) -> None:
        scene = self._scene
        seat = scene.seat_at(point)
        zone = scene.zone_at(point)
        if seat is not None and scene.seats[seat].lit:
            scene.seat_clicked.emit(seat)
        elif zone is not None:
            scene.zone_clicked.emit(zone)
        elif seat is not None:
            scene.strip_clicked.emit(seat)
        else:
            scene.empty_clicked.emit()


def _inside(point: QPointF, scene: TableScene) -> QPointF:
    rect = scene.sceneRect()
    return QPointF(
        round(min(max(point.x(), rect.left()), rect.right())),
        round(min(max(point.y(), rect.top()), rect.bottom())),
    )
