"""Keeps one item for each card of the model, and sends them to where they belong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from tabletop.controller.model import CardModel
from tabletop.engine.ids import CardId, ZoneId
from tabletop.session.motions import Motion
from tabletop.table.scene import z_order
from tabletop.table.scene.items.card import CardItem
from tabletop.table.scene.motion import Motions
from tabletop.table.scene.pictures import Pictures
from tabletop.table.scene.spots import Spot

if TYPE_CHECKING:
    from tabletop.table.scene.scene import TableScene


@dataclass(frozen=True, slots=True)
class Placed:
    """A card with its zone, where it lies and its z."""

    card: CardModel
    zone: ZoneId
    spot: Spot
    z: float


class CardKeeper:
    """The cards of a scene, by handle."""

    def __init__(self, scene: TableScene, pictures: Pictures, motions: Motions) -> None:
        self._scene = scene
        self.pictures = pictures
        self.motions = motions
        self.items: dict[CardId, CardItem] = {}
        self.placed: Mapping[CardId, Placed] = {}
        self.held: CardItem | None = None
        self.lifted: CardItem | None = None
        self._leaving: set[CardItem] = set()

    def show(
        self, placed: Mapping[CardId, Placed], moved: Iterable[Motion], *, animate: bool
    ) -> None:
        """Have just these cards on the table, each going from where it was to where it is."""
        moved = tuple(moved) if animate else ()
        came = {motion.after: motion for motion in moved if motion.after is not None}
        went = {motion.before: motion for motion in moved if motion.before is not None}
        old, self.items = self.items, {}
        before, self.placed = self.placed, placed
        taken: set[CardId] = set()
        self.lifted = None
        for handle, place in placed.items():
            item = old.get(handle)
            start = None if item is None else item.spot
            if item is None:
                item = CardItem(handle)
                self._scene.addItem(item)
                if handle in came:
                    start = self._origin(item, came[handle], old, taken, place.spot.height)
            self.items[handle] = item
            if before.get(handle) == place and not self.motions.on_its_way(item):
                item.model = place.card
            else:
                self._settle(item, place, start, animate=animate)
        for handle, item in old.items():
            if handle in self.items:
                continue
            motion = went.get(handle)
            if motion is not None and handle not in taken:
                self._send_off(item, motion.to)
            else:
                self.motions.stop(item)
                self._remove(item)

    def _origin(
        self,
        item: CardItem,
        motion: Motion,
        old: Mapping[CardId, CardItem],
        taken: set[CardId],
        height: int,
    ) -> Spot | None:
        """Let a card that has a new handle begin where the card that it was lay."""
        was = None if motion.before is None else old.get(motion.before)
        if was is not None and motion.before is not None:
            taken.add(motion.before)
            item.setPos(was.pos())
            item.setRotation(was.rotation())
            item.show_picture(was.pixmap(), was.spot.width, was.spot.height)
            item.drawn = was.drawn
            return was.spot
        zone = self._scene.zones.get(motion.origin)
        if zone is None:
            return None
        x, y = zone.inner.centre
        item.setPos(x, y)
        return Spot(x, y, height, 0.0, 0)

    def _settle(self, item: CardItem, place: Placed, start: Spot | None, *, animate: bool) -> None:
        card, spot = place.card, place.spot
        item.model, item.rest_z, item.spot = card, place.z, spot
        centre = QPointF(spot.x, spot.y)
        if not animate or start is None:
            self.motions.stop(item)
            item.setPos(centre)
            item.setRotation(spot.angle)
            self._draw(item, card)
            self.rest(item)
            if animate and spot.shown:
                self.motions.appear(item)
            return
        there = item.pos() == centre and item.rotation() == spot.angle
        if (
            there
            and (start.width, start.height) == (spot.width, spot.height)
            and not self.motions.on_its_way(item)
        ):
            self._draw(item, card)
            self.rest(item)
            return
        # A way that is broken off turns its card over at once: only then is it clear what is drawn.
        self.motions.stop(item)
        drawn = item.drawn
        turns_over = drawn is not None and drawn[0] != self.pictures.key(card, spot)[0]
        if not turns_over:
            self._draw(item, card)
        item.setVisible(True)
        item.setZValue(z_order.MOVING + place.z)
        self.motions.go(
            item,
            centre,
            spot.angle,
            scale=1.0 if turns_over or start.plate or spot.plate else start.height / spot.height,
            flip=(lambda: self._draw(item, card)) if turns_over else None,
            arrived=lambda: self.rest(item),
        )

    def _draw(self, item: CardItem, card: CardModel) -> None:
        key = self.pictures.key(card, item.spot)
        if item.drawn != key:
            item.drawn = key
            picture = self.pictures.of(card, item.spot)
            item.show_picture(picture, item.spot.width, item.spot.height)

    def forget(self) -> None:
        """Have everything placed and drawn anew by the next :meth:`show`."""
        self.placed = {}

    def draw_all(self) -> None:
        """Draw each card whose picture isn't of the right size, resolution or theme any more."""
        for item in self.items.values():
            if item.model is not None:
                self._draw(item, item.model)

    def _send_off(self, item: CardItem, zone: ZoneId) -> None:
        """Let a card that can't be followed any further go to its zone, and be gone there."""
        place = self._scene.zones.get(zone)
        if place is None:
            self.motions.stop(item)
            self._remove(item)
            return
        self._leaving.add(item)
        item.setZValue(z_order.MOVING)

        def away() -> None:
            self._leaving.discard(item)
            self._remove(item)

        self.motions.go(item, QPointF(*place.inner.centre), 0.0, arrived=away)

    def rest(self, item: CardItem) -> None:
        """Have a card lie in its own layer."""
        item.setVisible(item.spot.shown)
        item.setZValue(self._scene.lights.z(item))

    def _remove(self, item: QGraphicsItem) -> None:
        if item.scene() is self._scene:
            self._scene.removeItem(item)

    def lift(self, handle: CardId | None) -> None:
        """Show the whole of a card that others in its zone partly cover, while it is hovered.

        Only how it is drawn changes; what the pointer hits goes by where cards rest, so that
        the neighbours can still be reached.
        """
        lifted, self.lifted = self.lifted, None
        if lifted is not None and lifted is not self.held and not self.motions.on_its_way(lifted):
            self.rest(lifted)
        item = None if handle is None else self.items.get(handle)
        if item is not None and item is not self.held and not self.motions.on_its_way(item):
            self.lifted = item
            item.setZValue(z_order.lifted(item.zValue()))

    # --- holding a card --------------------------------------------------------------------

    def hold(self, handle: CardId) -> bool:
        """Take a card up: it follows the pointer until it is let go."""
        item = self.items.get(handle)
        if item is None:
            return False
        self.motions.stop(item)
        self.held = item
        item.setZValue(z_order.HELD)
        item.setScale(1.05)
        return True

    def let_go(self, *, refused: bool = False) -> None:
        """Put the held card back to where it belongs, with a short shake if it was refused."""
        item, self.held = self.held, None
        if item is None:
            return
        item.setScale(1.0)
        self._home(item, shake=refused)

    def shake(self, handle: CardId) -> None:
        """Let a card tremble where it lies: what was asked of it can't be done."""
        item = self.items.get(handle)
        if item is not None:
            self._home(item, shake=True)

    def _home(self, item: CardItem, *, shake: bool) -> None:
        item.setZValue(z_order.MOVING + item.rest_z)
        self.motions.go(
            item,
            QPointF(item.spot.x, item.spot.y),
            item.spot.angle,
            arrived=lambda: self.rest(item),
            shake=shake,
        )
