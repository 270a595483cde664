"""The keyboard's focus on the table: a double ring that walks zones, seats and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from tabletop.controller.model import ZoneModel
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.table.scene import z_order

if TYPE_CHECKING:
    from tabletop.table.scene.scene import TableScene

Direction = Literal["left", "right", "up", "down"]

LINE: Final = 0.06
"""Zones whose tops differ by less than this part of the table are read as one line."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """What has the focus: a zone and perhaps one of its cards, or a seat."""

    zone: ZoneId | None = None
    card: CardId | None = None
    seat: SeatId | None = None


class Focus:
    """Walks over the table and shows where it is."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.at = Spotlight()
        self._rings = [QGraphicsPathItem() for _ in range(3)]
        for ring in self._rings:
            ring.setZValue(z_order.FOCUS)
            ring.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            ring.hide()
            scene.addItem(ring)
        self._on = False
        self._looked_at: Spotlight | None = None

    # --- where one can go ------------------------------------------------------------------

    def stops(self) -> tuple[Spotlight, ...]:
        """List the zones in reading order; while a seat is asked for, the seats come first."""
        model = self._scene.model
        if model is None:
            return ()
        tall = model.rows * LINE
        zones = sorted(model.zones, key=lambda zone: (round(zone.box.y / tall), zone.box.x))
        seats = [Spotlight(seat=seat.seat) for seat in model.seats if seat.candidate]
        return (*seats, *(Spotlight(zone.id, self.first_card(zone)) for zone in zones))

    def cards(self, zone: ZoneModel) -> tuple[CardId, ...]:
        """List the cards of a zone that the focus can go to; of a stack the top one."""
        placed = self._scene.keeper.placed
        if zone.show == "stack" and zone.id != self._scene.spread:
            opened = tuple(zone.opened)
            top = (zone.cards[-1].handle,) if zone.cards else ()
            return opened or top
        here = [card.handle for card in zone.cards if card.handle in placed]
        here.sort(key=lambda h: (round(placed[h].spot.y / 40), placed[h].spot.x))
        return tuple(here)

    def first_card(self, zone: ZoneModel) -> CardId | None:
        """Give the card of a zone that comes first: one that something can be done with."""
        cards = self.cards(zone)
        useful = {c.handle for c in zone.cards if c.candidate or c.playable}
        return next((card for card in cards if card in useful), cards[0] if cards else None)

    def walk(self, step: int) -> bool:
        """Go to the next zone (or the one before); False at the end of the table."""
        stops = self.stops()
        here = [n for n, stop in enumerate(stops) if self._same_stop(stop)]
        if not here and stops:
            self.go(self._first())
            return True
        target = (here[0] if here else -1) + step
        if not 0 <= target < len(stops):
            return False
        self.go(stops[target])
        return True

    def _same_stop(self, stop: Spotlight) -> bool:
        return (stop.zone, stop.seat) == (self.at.zone, self.at.seat)

    def arrow(self, direction: Direction) -> bool:
        """Go to the nearest card that lies in a direction, in this zone if there is one."""
        scene, model = self._scene, self._scene.model
        if model is None:
            return False
        if self.at.card is None or self.at.card not in scene.keeper.placed:
            return self.walk(1 if direction in ("right", "down") else -1)
        here = scene.keeper.placed[self.at.card]
        zone = model.zone(here.zone)
        best: tuple[float, Spotlight] | None = None
        for other in model.zones:
            for handle in self.cards(other):
                if handle == self.at.card:
                    continue
                spot = scene.keeper.placed[handle].spot
                far = _far(direction, spot.x - here.spot.x, spot.y - here.spot.y)
                if far is None:
                    continue
                if zone is not None and other.id != zone.id:
                    far += 1e6
                if best is None or far < best[0]:
                    best = (far, Spotlight(other.id, handle))
        if best is None:
            return False
        self.go(best[1])
        return True

    def go(self, at: Spotlight) -> None:
        """Put the focus there."""
        self.at = at
        self._on = True
        self._draw()
        self._scene.focused.emit()
        self._look()

    def forget(self) -> None:
        """Begin anew: somebody else looks, for whom handles and places are others."""
        self.at = Spotlight()

    # --- showing it ------------------------------------------------------------------------

    @property
    def shown(self) -> bool:
        """Tell whether the ring can be seen."""
        return self._on

    def show(self, on: bool) -> None:
        """Show the ring while the table has the keyboard, else hide it."""
        self._on = on
        if on and self.at == Spotlight():
            self.at = self._first()
        self._draw()
        self._look()

    def _look(self) -> None:
        """Have the card in the ring looked at, when it comes to lie there or the ring appears."""
        shown = self.at if self._on else None
        if shown is not None and shown != self._looked_at:
            self._scene.ringed.emit(shown.card)
        self._looked_at = shown

    def _first(self) -> Spotlight:
        """Begin where something can be done, else on a card of one's own."""
        model = self._scene.model
        stops = self.stops()
        cards = [stop for stop in stops if stop.card is not None]
        useful = [stop for stop in cards if stop.card is not None and self._useful(stop.card)]
        me = None if model is None else model.seat
        own = [stop for stop in cards if stop.zone and self._scene.owner_of(stop.zone) == me]
        return next(iter((*useful, *own, *stops)), Spotlight())

    def _useful(self, card: CardId) -> bool:
        placed = self._scene.keeper.placed.get(card)
        return placed is not None and (placed.card.playable or placed.card.candidate)

    def refresh(self) -> None:
        """Follow what has the focus into a new model."""
        model = self._scene.model
        if model is None:
            return
        at = self.at
        if model.choice.asking == "cards" and (at.card is None or not self._useful(at.card)):
            stops = (s for s in self.stops() if s.card is not None and self._useful(s.card))
            at = next(stops, at)
        elif model.choice.asking == "seat" and at.seat is None:
            at = next((s for s in self.stops() if s.seat is not None), at)
        elif at.zone is not None:
            at = self._followed(at)
        elif at.seat is not None and model.choice.asking != "seat":
            at = self._first()
        self.at = at
        self.show(self._on)

    def _followed(self, at: Spotlight) -> Spotlight:
        """Follow a card to where it lies now, but not away to another player. Where it is gone
        (taken back, for one) go on where something can be done, else stay in its zone.
        """
        model = self._scene.model
        assert model is not None
        now = None if at.card is None else model.zone_of(at.card)
        there = now is not None and at.card in self.cards(now)
        if there and now is not None and (now.id == at.zone or now.owner in (None, model.seat)):
            return Spotlight(now.id, at.card)
        zone = None if at.zone is None else model.zone(at.zone)
        here = Spotlight() if zone is None else Spotlight(zone.id, self.first_card(zone))
        if at.card is None or (here.card is not None and self._useful(here.card)):
            return here
        first = self._first()
        others = zone is None or zone.owner not in (None, model.seat)
        return first if others or (first.card is not None and self._useful(first.card)) else here

    def rect(self) -> QRectF | None:
        """Give the rectangle of what has the focus."""
        scene, at = self._scene, self.at
        if at.card is not None and at.card in scene.keeper.placed:
            spot = scene.keeper.placed[at.card].spot
            wide, tall = spot.width, spot.height
            if round(spot.angle / 90) % 2:
                wide, tall = tall, wide
            return QRectF(spot.x - wide / 2, spot.y - tall / 2, wide, tall)
        area = None
        if at.zone is not None and at.zone in scene.zones:
            area = scene.zones[at.zone].area
        elif at.seat is not None and at.seat in scene.seats:
            area = scene.seats[at.seat].area
        if area is None:
            return None
        return QRectF(area.x, area.y, area.width, area.height).adjusted(4, 4, -4, -4)

    def _draw(self) -> None:
        rect = self.rect() if self._on else None
        theme = self._scene.theme
        pens = (("focus_gap", 7.0, 3.5), ("focus", 2.5, 1.5), ("focus", 2.5, 6.0))
        for ring, (colour, width, out) in zip(self._rings, pens, strict=True):
            ring.setVisible(rect is not None)
            if rect is not None:
                path = QPainterPath()
                path.addRoundedRect(rect.adjusted(-out, -out, out, out), 6 + out, 6 + out)
                ring.setPath(path)
                ring.setPen(QPen(theme.colour(colour), width))


def _far(direction: Direction, across: float, down: float) -> float | None:
    """Say how far something is in a direction, or None when it lies elsewhere."""
    along, aside = {
        "left": (-across, down),
        "right": (across, down),
        "up": (-down, across),
        "down": (down, across),
    }[direction]
    if along < 3:
        return None
    return along + 2.5 * abs(aside)
