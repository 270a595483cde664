"""A frame on the table around what a lesson speaks of."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from tabletop.engine.ids import CardId, ZoneId
from tabletop.table.scene import z_order
from tabletop.table.scene.scene import TableScene

GAP = 5.0


class Beacon:
    """Two dashed frames in the room's accent, which the pointer passes through."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._frames = (QGraphicsPathItem(), QGraphicsPathItem())
        for frame in self._frames:
            frame.setZValue(z_order.FOCUS)
            frame.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            frame.hide()
            scene.addItem(frame)

    @property
    def shown(self) -> bool:
        """Whether something is pointed at."""
        return self._frames[0].isVisible()

    def point_at(self, zone: ZoneId | None, card: CardId | None) -> None:
        """Frame a card, else a zone; with neither the frame goes."""
        rect = self._rect(zone, card)
        for number, frame in enumerate(self._frames):
            frame.setVisible(rect is not None)
            if rect is not None:
                gap = GAP * (number + 1)
                path = QPainterPath()
                path.addRoundedRect(rect.adjusted(-gap, -gap, gap, gap), 8 + gap, 8 + gap)
                pen = QPen(self._scene.theme.colour("accent"), 3)
                pen.setStyle(Qt.PenStyle.DashLine)
                frame.setPen(pen)
                frame.setPath(path)

    def _rect(self, zone: ZoneId | None, card: CardId | None) -> QRectF | None:
        item = None if card is None else self._scene.keeper.items.get(card)
        if item is not None and item.isVisible():
            outline = item.outline()
            return outline.translated(item.spot.x, item.spot.y)
        place = None if zone is None else self._scene.zones.get(zone)
        if place is None:
            return None
        area = place.area
        return QRectF(area.x, area.y, area.width, area.height)
