"""A place for cards: a quiet outline with its name, its count, and the light of a target."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsSimpleTextItem

from tabletop.controller.model import ZoneModel
from tabletop.engine.ids import ZoneId
from tabletop.table.scene import z_order
from tabletop.table.scene.items.chip import Chip
from tabletop.table.scene.items.frame import CLEAR, Frame
from tabletop.table.scene.legible import FLOOR, largest
from tabletop.table.scene.spots import Area, Spot
from tabletop.table.theme import Theme
from tabletop.table.theme.bridge import paint_strip
from tabletop.table.theme.colours import faded
from tabletop.table.theme.seats import shape_path

Light = Literal["plain", "lit", "hot"]

SMALLEST_WITH_TITLE = 48.0
"""A zone lower than this has no room for a title; its name is then spoken only."""

TITLE_SIZE = 12.0
TITLE_SIDES = 12.0
"""What is kept free beside a title, both sides together."""
SIDES_OF_NARROW = 0.08
"""The same where the title needs the room, in widths of the zone."""
LOW_CARD = 76.0
"""On a card lower than this the count and tokens lie at different corners."""
MARK_GAP = 3.0
MOST_OF_MARKS = 0.4
LEAST_OF_TITLE = 0.6
"""Less of a title than this part of it says nothing, and is left out."""


class ZoneItem(Frame):
    """The outline of a zone. Its badge and its label lie above the cards, as items of their own."""

    def __init__(self, zone: ZoneId, theme: Theme) -> None:
        super().__init__()
        self.zone = zone
        self.setZValue(z_order.ZONE)
        self.area = Area(0, 0, 1, 1)
        self.model: ZoneModel | None = None
        self.light: Light = "plain"
        self.lit_label = ""
        self._theme = theme
        self._ground = QGraphicsPixmapItem(self)
        self._ground.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._ground.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._covered: object = None
        self._title = QGraphicsSimpleTextItem(self)
        self._marks: list[QGraphicsPathItem] = []
        self.badge = Chip(
            "",
            theme.font("number", 14),
            theme.colour("ink"),
            theme.colour("panel"),
            theme.colour("edge"),
        )
        self.badge.setZValue(z_order.BADGE)
        self.label = Chip(
            "",
            theme.font("strong", 13),
            theme.colour("ground"),
            theme.colour("target"),
        )
        self.label.setZValue(z_order.LABEL)
        self.label.hide()

    @property
    def head(self) -> float:
        """How much of the zone's height its title takes."""
        model = self.model
        if model is None or not model.title or self.area.height < SMALLEST_WITH_TITLE:
            return 0.0
        words = self._words
        font = self._title_font(words)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        if wide * LEAST_OF_TITLE > self._title_room:
            return 0.0
        return min(font.pixelSize() + 6.0, self.area.height * 0.3)

    @property
    def _words(self) -> str:
        """The title, or where it doesn't fit the part that says what lies here."""
        model = self.model
        if model is None:
            return ""
        least = self._theme.fixed_font("label", FLOOR)
        fits = QFontMetricsF(least).horizontalAdvance(model.title) <= self._title_room
        return model.title if fits or not model.short else model.short

    @property
    def _title_room(self) -> float:
        """How wide the title may be, so that the marks of seats do not cross it."""
        marks = len(self.model.marks) if self.model is not None else 0
        beside = (marks - 1) * self._mark_step + self._mark_side + 2 * MARK_GAP if marks else 0.0
        return max(0.0, self.area.width - self._title_sides - beside)

    @property
    def _title_sides(self) -> float:
        """Keep less free where else the title had no room."""
        title = "" if self.model is None else self.model.title
        wide = QFontMetricsF(self._theme.fixed_font("label", FLOOR)).horizontalAdvance(title)
        if wide <= self.area.width - TITLE_SIDES:
            return TITLE_SIDES
        return min(TITLE_SIDES, self.area.width * SIDES_OF_NARROW)

    @property
    def _mark_side(self) -> float:
        return TITLE_SIZE * 1.1 * self._theme.text_scale

    @property
    def _mark_step(self) -> float:
        """How far apart marks stand: they overlap before they take more than half of the head."""
        marks = len(self.model.marks) if self.model is not None else 0
        room = self.area.width * MOST_OF_MARKS - self._mark_side
        return max(2.0, min(self._mark_side + MARK_GAP, room / max(1, marks - 1)))

    def _title_font(self, title: str) -> QFont:
        """Give large text up where the title has no room for it, rather than letters."""
        most = TITLE_SIZE * self._theme.text_scale
        return largest(self._theme, "label", title, most, self._title_room)

    @property
    def inner(self) -> Area:
        """Where the cards lie."""
        return self.area.below(self.head).shrunk(4)

    def show_zone(self, model: ZoneModel, area: Area, resolution: float = 1.0) -> None:
        """Show the state of the zone in this rectangle."""
        self.model, self.area = model, area
        rect = QRectF(area.x, area.y, area.width, area.height)
        self.set_rect(rect.adjusted(2, 2, -2, -2))
        self._cover(model, resolution)
        self._title.setVisible(self.head > 0)
        if self.head:
            self._title.setFont(self._title_font(self._words))
            self._title.setBrush(
                self._theme.colour("on_ground" if model.ground else "on_ground_dim")
            )
            self._title.setText(_elided(self._words, self._title, self._title_room))
            self._title.setPos(area.x + self._title_sides * 2 / 3, area.y + 4)
        self._show_marks(model, area)
        count = len(model.cards)
        counted = model.show == "stack" or (model.show == "hand" and count > 12)
        self.badge.setVisible(counted and count > 1)
        self.badge.say(f"{count}")
        self._pen()

    def _cover(self, model: ZoneModel, resolution: float) -> None:
        """Lay the zone's own ground under it, drawn once for its size."""
        key = (model.ground, self.rect.size(), resolution, self._theme)
        if key == self._covered:
            return
        self._covered = key
        self._ground.setVisible(bool(model.ground))
        if model.ground:
            size = self.rect.size()
            picture = QPixmap(round(size.width() * resolution), round(size.height() * resolution))
            picture.setDevicePixelRatio(resolution)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                paint_strip(painter, QRectF(QPointF(), size), self._theme)
            self._ground.setPixmap(picture)
        self._ground.setPos(self.rect.topLeft())

    def _show_marks(self, model: ZoneModel, area: Area) -> None:
        """Mark the zone with the shapes of seats, at the right of its head."""
        for mark in self._marks:
            if self.scene() is not None:
                self.scene().removeItem(mark)
        self._marks.clear()
        side = min(self._mark_side, self.head)
        for place, seat in enumerate(reversed(model.marks)) if side else ():
            x = area.x + area.width - 8 - MARK_GAP - side - place * self._mark_step
            mark = QGraphicsPathItem(shape_path(seat, QRectF(x, area.y + 5, side, side)), self)
            mark.setBrush(self._theme.seat_colour(seat))
            mark.setPen(QPen(self._theme.colour("on_ground"), 1.2))
            self._marks.append(mark)

    def place_badge(self, top: Spot) -> None:
        """Put the count at a corner of the topmost card where no tokens lie."""
        model = self.model
        laden = (
            model is not None
            and top.height < LOW_CARD
            and bool(model.cards[-1].counters or model.cards[-1].markers)
        )
        side = -1 if laden and self._theme.face == "console" else 1  # there they lie to the right
        foot = -1 if laden and side == 1 else 1
        self.badge.setPos(top.x + side * (top.width / 2 - 6), top.y + foot * (top.height / 2 - 8))

    def set_light(self, light: Light, label: str = "") -> None:
        """Light the zone as a target, say what would happen there, or put the light out."""
        if (light, label) == (self.light, self.lit_label):
            return
        self.light, self.lit_label = light, label
        self.raise_above_veil(light != "plain")
        self.label.setVisible(light != "plain" and bool(label))
        if label:
            self._place_label(label)
        self._pen()

    def _place_label(self, label: str) -> None:
        font = self._theme.font("strong", 13)
        widest = max(self.area.width - 24.0, 150.0)
        words = QFontMetricsF(font).elidedText(label, Qt.TextElideMode.ElideRight, widest)
        self.label.say(f"▸ {words}")
        half = self.label.boundingRect().width() / 2
        right = self.scene().sceneRect().right()
        centre = min(max(self.area.x + self.area.width / 2, half + 2), max(half, right - half - 2))
        self.label.setPos(centre, self.area.y + self.label.boundingRect().height() / 2)

    def raise_above_veil(self, raised: bool) -> None:
        """Let the veil dim the zone, or not."""
        self.setZValue(z_order.lit(z_order.ZONE) if raised else z_order.ZONE)
        self.badge.setZValue(z_order.lit(z_order.BADGE) if raised else z_order.BADGE)

    def _pen(self) -> None:
        theme = self._theme
        if self.light == "plain":
            model = self.model
            empty = model is None or not model.cards
            line = faded(theme.colour("zone"), 0.85 if empty else 0.35)
            self.set_style(CLEAR, line, 1.0, dashed=empty)
            return
        hot = self.light == "hot"
        colour = theme.colour("target")
        self.set_style(faded(colour, 0.3 if hot else 0.14), colour, 5.0 if hot else 3.0)


def _elided(words: str, item: QGraphicsSimpleTextItem, width: float) -> str:
    return QFontMetricsF(item.font()).elidedText(words, Qt.TextElideMode.ElideRight, width)
