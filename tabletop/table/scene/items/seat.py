"""A chair: the strip in which its things lie, with whose it is and what about it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSimpleTextItem

from tabletop.controller.model import SeatModel
from tabletop.engine.ids import SeatId
from tabletop.engine.message import in_words
from tabletop.table.scene import z_order
from tabletop.table.scene.items.frame import CLEAR, Frame
from tabletop.table.scene.legible import FLOOR, largest
from tabletop.table.scene.spots import Area
from tabletop.table.theme import Theme
from tabletop.table.theme.colours import faded
from tabletop.table.theme.seats import shape_path


class SeatItem(Frame):
    """The strip of a seat: a frame, the seat's mark, its name. One's own seat has no frame."""

    def __init__(self, seat: SeatId, theme: Theme) -> None:
        super().__init__()
        self.seat = seat
        self.setZValue(z_order.SEAT)
        self.area = Area(0, 0, 1, 1)
        self.model: SeatModel | None = None
        self._theme = theme
        self._lit = False
        self._mark = QGraphicsPathItem(self)
        self._mark.setBrush(theme.seat_colour(seat))
        self._mark.setPen(QPen(theme.colour("on_ground"), 1.2))
        self._name = QGraphicsSimpleTextItem(self)

    def show_seat(self, model: SeatModel, area: Area, head: float) -> None:
        """Show the seat in this rectangle; ``head`` is the height kept for its name."""
        self.model, self.area = model, area
        theme = self._theme
        self.set_rect(QRectF(area.x, area.y, area.width, area.height))
        named = not model.me
        self._mark.setVisible(named)
        self._name.setVisible(named)
        if named:
            pixels = min(15.0 * theme.text_scale, max(FLOOR, head * 0.72))
            words = model.name
            if not model.aboard:
                words += in_words("  ✕ out")
            elif model.waited_for:
                words += in_words("  ▸ to decide")
            if model.status:
                words += f"  · {model.status}"
            room = area.width - pixels * 0.85 - 26
            font = largest(theme, "title", words, pixels, room)
            side = font.pixelSize() * 0.85
            self._name.setFont(font)
            self._name.setText(
                QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
            )
            self._name.setBrush(theme.colour("on_ground" if model.aboard else "on_ground_dim"))
            middle = area.y + max(head, font.pixelSize() + 1.0) / 2
            self._mark.setPath(
                shape_path(model.seat, QRectF(area.x + 10, middle - side / 2, side, side))
            )
            self._name.setPos(area.x + 16 + side, middle - self._name.boundingRect().height() / 2)
        self.set_light(self._lit)

    @property
    def lit(self) -> bool:
        """Whether the seat is lit as something to choose."""
        return self._lit

    def set_light(self, lit: bool) -> None:
        """Light the seat as something to choose, or put the light out."""
        self._lit = lit
        theme, model = self._theme, self.model
        self.setZValue(z_order.lit(z_order.SEAT) if lit else z_order.SEAT)
        if lit:
            self.set_style(
                faded(theme.colour("target"), 0.14), theme.colour("target"), 4, dashed=True
            )
        elif model is not None and model.guest:
            self.set_style(CLEAR, theme.seat_colour(model.seat), 3.0, dashed=True)
        elif model is None or model.me:
            self.set_style(CLEAR, CLEAR, 0)
        else:
            waited = model.waited_for
            edge = theme.colour("accent") if waited else faded(theme.colour("zone"), 0.5)
            ground = faded(theme.colour("panel"), 0.38 if model.aboard else 0.7)
            self.set_style(ground, edge, 3.0 if waited else 1.0)
