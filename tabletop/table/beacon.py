"""A frame around what a lesson speaks of: cards, zones, bars of the table, a part of the page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QWidget

from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.table.guard import guarded, guarded_giving
from tabletop.table.scene import z_order
from tabletop.table.scene.items.bar import BarItem
from tabletop.table.scene.scene import TableScene
from tabletop.table.scene.spots import Area
from tabletop.table.theme import Theme

GAP = 5.0


def _dashes(theme: Theme) -> QPen:
    pen = QPen(theme.colour("accent"), 3)
    pen.setStyle(Qt.PenStyle.DashLine)
    return pen


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

    def point_at(self, zones: Sequence[ZoneId], card: CardId | None) -> None:
        """Frame a card, else all of the zones; with neither the frame goes."""
        item = None if card is None else self._scene.keeper.items.get(card)
        if item is not None and item.isVisible():
            self._frame([item.outline().translated(item.spot.x, item.spot.y)])
        else:
            places = (self._scene.zones.get(zone) for zone in zones)
            self._frame([_rect(place.area) for place in places if place is not None])

    def point_at_bars(self, seat: SeatId) -> None:
        """Frame the bars that belong to a seat."""
        bars = (item for item in self._scene.tracks.values() if isinstance(item, BarItem))
        own = (bar for bar in bars if bar.model is not None and bar.model.seat == seat)
        self._frame([bar.sceneBoundingRect() for bar in own])

    def _frame(self, rects: Sequence[QRectF]) -> None:
        united = QRectF()
        for rect in rects:
            united |= rect
        for number, frame in enumerate(self._frames):
            frame.setVisible(bool(rects))
            gap = GAP * (number + 1)
            path = QPainterPath()
            path.addRoundedRect(united.adjusted(-gap, -gap, gap, gap), 8 + gap, 8 + gap)
            frame.setPen(_dashes(self._scene.theme))
            frame.setPath(path)


def _rect(area: Area) -> QRectF:
    return QRectF(area.x, area.y, area.width, area.height)


class PanelBeacon(QWidget):
    """A dashed frame over a part of a page, which the pointer passes through."""

    def __init__(self, page: QWidget, theme: Theme) -> None:
        super().__init__(page)
        self._page = page
        self._theme = theme
        self._part: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point_at(self, part: QWidget | None) -> None:
        """Frame a part of the page, if it is there to be seen, and follow it."""
        if self._part is not None:
            self._part.removeEventFilter(self)
        self._part = part
        if part is not None:
            part.installEventFilter(self)
        self._follow()

    def _follow(self) -> None:
        part = self._part
        seen = part is not None and part.isVisible()
        self.setVisible(seen)
        if part is not None and seen:
            corner = part.mapTo(self._page, part.rect().topLeft())
            self.setGeometry(part.rect().translated(corner).adjusted(-4, -4, 4, 4))
            self.raise_()

    @guarded_giving(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 Qt's name
        """Stay around the part when it is laid out anew."""
        kinds = QEvent.Type
        if event.type() in (kinds.Resize, kinds.Move, kinds.Show, kinds.Hide):
            self._follow()
        return super().eventFilter(watched, event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 Qt's name
        """Paint the frame and nothing else."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_dashes(self._theme))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 8, 8)
        painter.end()
