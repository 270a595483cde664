"""The scene: one item for each thing of the model, laid out by the game's layout."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsSceneMouseEvent

from tabletop.controller.gestures import Targets
from tabletop.controller.model import Box, TableModel, ZoneModel
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.session.motions import Motion
from tabletop.table.guard import guarded
from tabletop.table.scene import furniture, z_order
from tabletop.table.scene.arrange import STACK_DEPTH, arrange
from tabletop.table.scene.faces import Faces
from tabletop.table.scene.focus import Focus
from tabletop.table.scene.items.bar import BarItem
from tabletop.table.scene.items.card import CardItem
from tabletop.table.scene.items.chart import ChartItem
from tabletop.table.scene.items.dice import DiceTray, Throw
from tabletop.table.scene.items.line import LineItem
from tabletop.table.scene.items.pool import PoolItem
from tabletop.table.scene.items.seat import SeatItem
from tabletop.table.scene.items.track import TrackItem
from tabletop.table.scene.items.zone import ZoneItem
from tabletop.table.scene.keeper import CardKeeper, Placed
from tabletop.table.scene.laid_open import lay_open
from tabletop.table.scene.lights import Lights
from tabletop.table.scene.motion import Motions
from tabletop.table.scene.pictures import Pictures
from tabletop.table.scene.pointer import Pointer
from tabletop.table.scene.spots import Area, Spot
from tabletop.table.theme import Theme

LARGEST_CARD: Final = 0.3
"""The greatest height of a card, in heights of the table."""

PLAIN_HEIGHT: Final = 640.0
"""A table of this height shows text in the size of the setting; a higher one shows it larger."""

LARGEST_TEXT: Final = 2.5
ROOM_HEIGHT: Final = 280.0
"""The least height of a table for text of the usual size; twice that has room for double size."""
UPRIGHT: Final = 0.7
"""A higher table than this, in widths, has no more room for text than one of this height."""

SHARPEN_AFTER: Final = 120
"""Milliseconds without a change of size until faces are drawn anew."""


class TableScene(QGraphicsScene):
    """The table. Its signals are gestures; it asks no rules."""

    picked = Signal(object)
    dropped = Signal(object, object)
    put_back = Signal(object)
    resorted = Signal(object, object)
    clicked = Signal(object)
    double_clicked = Signal(object)
    hovered = Signal(object)
    zone_clicked = Signal(str)
    seat_clicked = Signal(int)
    strip_clicked = Signal(int)
    empty_clicked = Signal()
    focused = Signal()
    ringed = Signal(object)
    shown = Signal()

    def __init__(self, theme: Theme, faces: Faces) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.inks = theme
        self.model: TableModel | None = None
        self.zones: dict[ZoneId, ZoneItem] = {}
        self.seats: dict[SeatId, SeatItem] = {}
        self.tracks: dict[str, TrackItem | BarItem] = {}
        self.pools: dict[SeatId, PoolItem] = {}
        self.line: LineItem | None = None
        self.chart: ChartItem | None = None
        self.spread: ZoneId | None = None
        self.motions = Motions(self)
        self.keeper = CardKeeper(self, Pictures(faces), self.motions)
        self.lights = Lights(self)
        self.pointer = Pointer(self)
        self.focus = Focus(self)
        self.dice = DiceTray(theme, self)
        self.addItem(self.dice)
        self._spots: dict[ZoneId, tuple[object, Mapping[CardId, Spot]]] = {}
        self._ground: QPixmap | None = None
        self._size = QSizeF(1280, 640)
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(SHARPEN_AFTER)
        self._sharpen.timeout.connect(self.sharpen)
        self.setSceneRect(QRectF(QPointF(), self._size))

    # --- size and looks --------------------------------------------------------------------

    @property
    def size(self) -> QSizeF:
        """The size of the table in its own pixels."""
        return self._size

    def set_size(self, size: QSizeF) -> None:
        """Lay everything out anew for a table of this size: at once, unless cards are on their
        way; those go on to where they belong now.
        """
        if size == self._size or size.isEmpty():
            return
        self._size = QSizeF(size)
        self.setSceneRect(QRectF(QPointF(), size))
        moving = self.motions.running
        self._choose_inks()
        self._relay(animate=moving)

    def set_resolution(self, resolution: float) -> None:
        """Have pictures drawn for so many real pixels for each pixel of the table, soon."""
        if resolution != self.keeper.pictures.resolution:
            self.keeper.pictures.resolution = resolution
            self._sharpen.start()

    def set_looks(self, theme: Theme, faces: Faces) -> None:
        """Change the theme: everything is drawn anew."""
        self.theme = theme
        self.inks = theme
        self.keeper.pictures.faces = faces
        self._choose_inks()
        self._rebuild()
        self._relay()

    def _choose_inks(self) -> None:
        """Have text on a large table grow with it, in steps; on a low or narrow one it can't be so
        large that it covers the cards.
        """
        height = min(self._size.height(), self._size.width() * UPRIGHT)
        step = min(LARGEST_TEXT, max(1.0, round(height / PLAIN_HEIGHT * 4) / 4))
        room = max(1.0, round(height / ROOM_HEIGHT * 4) / 4)
        scale = min(self.theme.text_scale * step, room)
        if scale != self.inks.text_scale or self.inks.name != self.theme.name:
            self.inks = Theme(self.theme.room, self.theme.name, scale)
            self._rebuild()

    def _rebuild(self) -> None:
        """Drop what keeps colours and fonts; the next model makes it anew."""
        self.motions.finish()
        for zone in self.zones.values():
            self._drop_zone(zone)
        for item in (*self.seats.values(), *self.tracks.values(), *self.pools.values()):
            self.remove(item)
        for single in (self.chart, self.line):
            if single is not None:
                self.remove(single)
        self.zones, self.seats, self.tracks, self.pools = {}, {}, {}, {}
        self.chart = self.line = None
        self.dice.set_theme(self.inks)

    def sharpen(self) -> None:
        """Draw all pictures for the size and resolution that they have now."""
        self._sharpen.stop()
        self._ground = None
        self.keeper.draw_all()
        self.update()

    def _relay(self, *, animate: bool = False) -> None:
        self._ground = None
        self.keeper.forget()
        if self.model is not None:
            self.show_model(self.model, animate=animate)
        self.update()

    @guarded
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802
        """Paint the room's ground from a picture that is kept."""
        if self._ground is None:
            size = self._size.toSize()
            self._ground = self.theme.ground(size, self.keeper.pictures.resolution)
        ratio = self._ground.devicePixelRatio()
        part = QRectF(rect).intersected(self.sceneRect())
        source = QRectF(part.topLeft() * ratio, part.size() * ratio)
        painter.drawPixmap(part, self._ground, source)

    # --- showing a model -------------------------------------------------------------------

    def show_model(
        self, model: TableModel, *, animate: bool = True, moved: Iterable[Motion] = ()
    ) -> None:
        """Show a model. Whatever is still on its way goes on from where it is.

        ``moved`` tells which card of the model before is which of this one, as far as the seat
        may follow it; a card that kept its handle is followed anyhow.
        """
        self.pointer.forget()
        self.keeper.let_go()
        if model is not self.model and self.model is not None:
            self.spread = None
        self.model = model
        self.lights.fit(self.sceneRect())
        furniture.show(self, model)
        placed = self._show_zones(model)
        self.keeper.show(placed, moved, animate=animate)
        self.lights.show_choice()
        self.dice.lie_in(self.area(model.dice))
        self.focus.refresh()
        self.shown.emit()

    def area(self, box: Box) -> Area:
        """Turn cells of the layout into pixels of the table."""
        assert self.model is not None
        across = self._size.width() / self.model.columns
        down = self._size.height() / self.model.rows
        return Area(box.x * across, box.y * down, box.width * across, box.height * down)

    def _show_zones(self, model: TableModel) -> dict[CardId, Placed]:
        for gone in set(self.zones) - {zone.id for zone in model.zones}:
            self._drop_zone(self.zones.pop(gone))
        table = Area(0, 0, self._size.width(), self._size.height())
        largest = table.height * LARGEST_CARD
        placed: dict[CardId, Placed] = {}
        for number, zone in enumerate(model.zones):
            item = self.zones.get(zone.id)
            if item is None:
                item = self.zones[zone.id] = ZoneItem(zone.id, self.inks)
                for part in (item, item.badge, item.label):
                    self.addItem(part)
            item.show_zone(zone, self.area(zone.box), self.keeper.pictures.resolution)
            spots = self._arranged(zone, item.inner, table, largest)
            for card in zone.cards:
                spot = spots[card.handle]
                z = z_order.card(number, spot.layer)
                placed[card.handle] = Placed(card, zone.id, spot, z)
            if zone.cards:
                item.place_badge(spots[zone.cards[-1].handle])
        self._lay_open(model, placed, table, largest)
        return placed

    def _lay_open(
        self, model: TableModel, placed: dict[CardId, Placed], table: Area, largest: float
    ) -> None:
        """Lay out the cards of stacks that are looked at, clear of all else that can be picked."""
        opened = {
            zone.id: tuple(c.handle for c in zone.cards) if zone.id == self.spread else zone.opened
            for zone in model.zones
            if zone.show == "stack"
        }
        inside = {handle for handles in opened.values() for handle in handles}
        taken = [
            one.spot
            for handle, one in placed.items()
            if handle not in inside and one.spot.shown and one.card.candidate
        ]
        for zone, handles in opened.items():
            if handles:
                spots = lay_open(handles, self.zones[zone].inner, table, largest, taken)
                taken.extend(spots.values())
                for handle, spot in spots.items():
                    was, z = placed[handle], z_order.OPENED + spot.layer
                    placed[handle] = replace(was, spot=spot, z=z)

    def _arranged(
        self, zone: ZoneModel, area: Area, table: Area, largest: float
    ) -> Mapping[CardId, Spot]:
        """Arrange a zone, unless nothing in it lies differently since the last time."""
        lying = tuple((card.handle, card.turn, card.attached_to) for card in zone.cards)
        key = (area, table, largest, zone.show, lying)
        known = self._spots.get(zone.id)
        if known is None or known[0] != key:
            known = self._spots[zone.id] = (key, arrange(zone, area, table, largest))
        return known[1]

    def _drop_zone(self, item: ZoneItem) -> None:
        for part in (item.badge, item.label, item):
            self.remove(part)

    def remove(self, item: QGraphicsItem) -> None:
        """Take an item off, unless it is gone already."""
        if item.scene() is self:
            self.removeItem(item)

    def spread_out(self, zone: ZoneId | None) -> None:
        """Lay the cards of a stack out side by side to be looked at, or put them together."""
        if zone == self.spread or self.model is None:
            return
        self.spread = zone
        self.show_model(self.model)

    # --- what happens on it ----------------------------------------------------------------

    def light(self, targets: Targets | None) -> None:
        """Light where the held card can go and dim the rest, or put that light out."""
        if targets is None:
            self.lights.show_choice()
        else:
            self.lights.show_targets(targets)

    def refuse(self, handle: CardId) -> None:
        """Let the held card slide back, or a card where it lies tremble: it can't be done."""
        held = self.keeper.held
        self.lights.show_choice()
        if held is not None and held.handle == handle:
            self.keeper.let_go(refused=True)
        else:
            self.keeper.shake(handle)

    def let_go(self) -> None:
        """Let the held card slide back to where it belongs."""
        self.pointer.forget()
        self.keeper.let_go()
        self.lights.show_choice()

    def show_dice(self, throws: Sequence[Throw]) -> None:
        """Roll dice over the table; they stay for a moment, or until the table is touched."""
        motion = self.motions.mode == "full"
        self.dice.roll(throws, motion=motion, ratio=self.keeper.pictures.resolution)

    def shake_stack(self, zone: ZoneId) -> None:
        """Let a stack tremble: it was shuffled."""
        place = self.zones.get(zone)
        if place is None or place.model is None:
            return
        for card in place.model.cards[-STACK_DEPTH:]:
            self.keeper.shake(card.handle)

    # --- what lies where -------------------------------------------------------------------

    def card_at(self, point: QPointF) -> CardItem | None:
        """Give the topmost card at a point, as the cards rest; the held one is left out."""
        here = [
            item
            for item in self.items(point)
            if isinstance(item, CardItem)
            and item is not self.keeper.held
            and item.isVisible()
            and item.handle in self.keeper.items
        ]
        return max(here, key=self.lights.z, default=None)

    def zone_at(self, point: QPointF) -> ZoneId | None:
        """Give the zone at a point: a lit one before others, else the smallest."""
        here = [zone for zone in self.zones.values() if zone.contains(point)]
        here.sort(key=lambda zone: (zone.light == "plain", zone.area.width * zone.area.height))
        return here[0].zone if here else None

    def owner_of(self, zone: ZoneId) -> SeatId | None:
        """Name the seat that a zone belongs to."""
        item = self.zones.get(zone)
        return None if item is None or item.model is None else item.model.owner

    def seat_at(self, point: QPointF) -> SeatId | None:
        """Give the seat whose strip lies at a point."""
        return next((seat for seat, item in self.seats.items() if item.contains(point)), None)

    # --- the pointer -----------------------------------------------------------------------

    @guarded
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Begin a gesture."""
        self.pointer.press(event)

    @guarded
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Go on with a gesture."""
        self.pointer.move(event)

    @guarded
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """End a gesture."""
        self.pointer.release(event)

    @guarded
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Take a second click."""
        self.pointer.double(event)
