"""Light on the table: what can be chosen or dropped on is lit, a veil dims the rest.

Lit things are raised above the veil; so lighting touches only them, however many cards lie
there. Never by colour alone: a lit zone says what would happen there, a lit card bears an arrow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from tabletop.controller.gestures import Targets
from tabletop.engine.ids import ZoneId
from tabletop.table.scene import z_order
from tabletop.table.scene.items.card import CardItem, Marks
from tabletop.table.theme.colours import faded

if TYPE_CHECKING:
    from tabletop.table.scene.scene import TableScene

CHOOSING: Final = 0.45
HOLDING: Final = 0.5
IN_HIGH_CONTRAST: Final = 0.6
"""What is dimmed must still be read easily in this theme."""


class Lights:
    """What is lit on a scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.targets: Targets | None = None
        self._zones: frozenset[ZoneId] = frozenset()
        self._veil = QGraphicsRectItem()
        self._veil.setPen(QPen(Qt.PenStyle.NoPen))
        self._veil.setZValue(z_order.VEIL)
        self._veil.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._veil.hide()
        scene.addItem(self._veil)

    @property
    def dimmed(self) -> bool:
        """Whether what isn't lit is dimmed."""
        return self._veil.isVisible()

    def z(self, item: CardItem) -> float:
        """Give the z of a card at rest."""
        return z_order.lit(item.rest_z) if self._raised(item) else item.rest_z

    def _raised(self, item: CardItem) -> bool:
        placed = self._scene.keeper.placed.get(item.handle)
        if placed is None:
            return False
        if self.targets is not None:
            return item.handle in self.targets.cards or placed.zone in self._zones
        if placed.zone == self._scene.spread:
            return True
        return placed.card.candidate or placed.card.asked_about or placed.zone in self._zones

    def show_choice(self) -> None:
        """Light what the pending question can be answered with."""
        scene, model = self._scene, self._scene.model
        if model is None:
            return
        self.targets = None
        choosable = {seat.seat for seat in model.seats if seat.candidate}
        self._zones = frozenset(zone.id for zone in model.zones if zone.owner in choosable)
        for seat, strip in scene.seats.items():
            strip.set_light(seat in choosable)
        for zone, place in scene.zones.items():
            place.set_light("plain")
            place.raise_above_veil(zone in self._zones)
        about = False
        for card in scene.keeper.items.values():
            about = about or (card.model is not None and card.model.asked_about)
            self._mark(card)
            if card is not scene.keeper.held and not scene.motions.on_its_way(card):
                card.setZValue(self.z(card))
        special = about or choosable or scene.spread is not None
        self._dim(CHOOSING if special else 0.0)

    def show_targets(self, targets: Targets) -> None:
        """Light where the held card can go, and dim the rest."""
        scene = self._scene
        self.targets = targets
        before, self._zones = self._zones, frozenset(targets.zones)
        for strip in scene.seats.values():
            strip.set_light(False)
        for zone, place in scene.zones.items():
            lit = zone in targets.zones
            place.set_light("lit" if lit else "plain", targets.zones.get(zone, ""))
        marked = self._zones | before
        for handle, placed in scene.keeper.placed.items():
            one = placed.card
            special = one.candidate or one.asked_about or handle in targets.cards
            if not special and placed.zone not in marked:
                continue
            card = scene.keeper.items[handle]
            if card is not scene.keeper.held and not scene.motions.on_its_way(card):
                card.setZValue(self.z(card))
            if special:
                self._mark(card)
        self._dim(HOLDING)

    def heat(self, zone: ZoneId | None) -> None:
        """Mark the lit zone that the held card is over."""
        for name, place in self._scene.zones.items():
            if place.light != "plain":
                place.set_light("hot" if name == zone else "lit", place.lit_label)

    def _mark(self, item: CardItem) -> None:
        card = item.model
        if card is None:
            return
        lit = card.candidate
        if self.targets is not None:
            lit = item.handle in self.targets.cards
        marks = Marks(
            lit=lit,
            playable=card.playable,
            number=card.picked,
            asked_about=card.asked_about,
            counters=card.counters,
            worth=card.worth,
            aimed_at=card.aimed_at,
            markers=card.markers,
            owner=card.owner,
        )
        item.mark(marks, self._scene.inks)

    def fit(self, rect: QRectF) -> None:
        """Cover a table of this size."""
        self._veil.setRect(rect)

    def _dim(self, how_much: float) -> None:
        theme = self._scene.theme
        if theme.high_contrast:
            how_much *= IN_HIGH_CONTRAST
        self._veil.setBrush(QBrush(faded(theme.colour("ground"), how_much)))
        self._veil.setVisible(how_much > 0)
