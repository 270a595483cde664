"""A rounded frame that is painted from a few rectangles and four small corner pictures.

Large rounded paths cost more to fill and stroke than all the cards together, each time that the
whole table is painted: when it dims under a held card, and when it is resized or zoomed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.table.guard import guarded, guarded_giving

RADIUS: Final = 9
DASH: Final = 10.0
DASH_GAP: Final = 6.0
CLEAR: Final = QColor(0, 0, 0, 0)


@lru_cache(maxsize=256)
def _corner(place: int, fill: int, line: int, width: float, ratio: float) -> QPixmap:
    """Draw one corner, 0 at the top left, clockwise; its sides end where the edges begin."""
    side = RADIUS
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 0 if place in (0, 3) else -side
        top = 0 if place in (0, 1) else -side
        path = QPainterPath()
        half = width / 2
        rect = QRectF(left, top, 2 * side, 2 * side)
        path.addRoundedRect(rect.adjusted(half, half, -half, -half), side - half, side - half)
        painter.setBrush(QColor.fromRgba(fill))
        painter.setPen(QPen(QColor.fromRgba(line), width) if width else QPen(Qt.PenStyle.NoPen))
        painter.drawPath(path)
    return picture


class Frame(QGraphicsItem):
    """A frame with a ground. Give it a rectangle on whole pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, False)
        self._rect = QRectF()
        self._style: tuple[QColor, QColor, float, bool] = (CLEAR, CLEAR, 0.0, False)

    @property
    def rect(self) -> QRectF:
        """The rectangle of the frame."""
        return self._rect

    def set_rect(self, rect: QRectF) -> None:
        """Lay the frame around another rectangle, on whole pixels."""
        rect = QRectF(rect.toAlignedRect())
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect

    def set_style(self, fill: QColor, line: QColor, width: float, *, dashed: bool = False) -> None:
        """Draw the frame in other colours; ``width`` 0 draws no line."""
        style = (fill, line, width, dashed)
        if style != self._style:
            self._style = style
            self.update()

    @guarded_giving(QRectF())
    def boundingRect(self) -> QRectF:  # noqa: N802 Qt's name
        """Give the rectangle that is painted."""
        return self._rect

    @guarded_giving(False)
    def contains(self, point: QPointF | QPoint | QPainterPath.Element) -> bool:
        """Tell whether a point lies within the frame."""
        if isinstance(point, QPainterPath.Element):
            return self._rect.contains(point.x, point.y)
        return self._rect.contains(QPointF(point))

    @guarded
    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Paint the ground, the edges and the corners."""
        fill, line, width, dashed = self._style
        rect, r = self._rect, float(RADIUS)
        if rect.isEmpty() or (fill.alpha() == 0 and not width):
            return
        left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
        across, down = rect.width() - 2 * r, rect.height() - 2 * r
        if fill.alpha():
            painter.fillRect(QRectF(left + r, top, across, rect.height()), fill)
            painter.fillRect(QRectF(left, top + r, r, down), fill)
            painter.fillRect(QRectF(right - r, top + r, r, down), fill)
        ratio = painter.worldTransform().m11() * painter.device().devicePixelRatioF()
        corners = ((left, top), (right - r, top), (right - r, bottom - r), (left, bottom - r))
        for place, (x, y) in enumerate(corners):
            picture = _corner(place, fill.rgba(), line.rgba(), width, ratio)
            painter.drawPixmap(QPointF(x, y), picture)
        if not width:
            return
        for begin, length in _dashes(across, dashed):
            painter.fillRect(QRectF(left + r + begin, top, length, width), line)
            painter.fillRect(QRectF(left + r + begin, bottom - width, length, width), line)
        for begin, length in _dashes(down, dashed):
            painter.fillRect(QRectF(left, top + r + begin, width, length), line)
            painter.fillRect(QRectF(right - width, top + r + begin, width, length), line)


@lru_cache(maxsize=256)
def _dashes(length: float, dashed: bool) -> tuple[tuple[float, float], ...]:
    """Cut an edge into dashes, as many as fit evenly, or leave it whole."""
    if not dashed or length < 3 * DASH:
        return ((0.0, length),)
    count = max(1, round((length - DASH_GAP) / (DASH + DASH_GAP)))
    step = (length - DASH_GAP) / count
    return tuple((DASH_GAP + n * step, step - DASH_GAP) for n in range(count))
