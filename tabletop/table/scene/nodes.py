"""What there is on the table for those who don't see it: each thing's name, place and rectangle.

All of it comes from the model of the seat's view, so it can't tell more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface

from tabletop.controller.model import CardModel, TableModel
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import in_words
from tabletop.table.scene.focus import Spotlight

if TYPE_CHECKING:
    from tabletop.table.scene.view import TableView

Key = tuple[str, Any]
"""A kind of thing and which one: a card's handle, a zone's or a track's id, a seat; else None."""

TABLE: Final[Key] = ("table", None)
DICE: Final[Key] = ("dice", None)
LINE: Final[Key] = ("line", None)
CHART: Final[Key] = ("chart", None)

FOCUSABLE: Final = ("card", "zone", "seat")
"""What the keyboard can go to, and a screen reader can press."""


class TableNode(QObject):
    """Stands for a thing on the table towards screen readers."""

    def __init__(self, view: TableView, key: Key) -> None:
        super().__init__(view)
        self.view = view
        self.key = key


class Nodes:
    """The things on one view's table. The nodes that stand for them are made when somebody asks
    for them, and go with what they stand for.
    """

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._nodes: dict[Key, TableNode] = {}

    @property
    def _model(self) -> TableModel | None:
        return self._view.table.model

    def node(self, key: Key) -> TableNode | None:
        """Give the node of a thing that somebody has asked for before."""
        return self._nodes.get(key)

    def interface(self, key: Key) -> QAccessibleInterface | None:
        """Give the interface of a thing."""
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = TableNode(self._view, key)
        return QAccessible.queryAccessibleInterface(node)

    def refresh(self) -> None:
        """Let go of the nodes of what isn't on the table any more."""
        table = self._view.table
        kinds: dict[str, Mapping[Any, object]] = {
            "card": table.keeper.placed,
            "zone": table.zones,
            "seat": table.seats,
            "track": table.tracks,
            "pool": table.pools,
        }
        for key in list(self._nodes):
            kind, name = key
            if kind in kinds and name not in kinds[kind]:
                self._nodes.pop(key).deleteLater()

    # --- what there is ---------------------------------------------------------------------

    def inside(self, key: Key) -> list[Key]:
        """List what lies in a thing: all there is on the table, the cards of a zone."""
        kind, name = key
        model = self._model
        if model is None or kind not in ("table", "zone"):
            return []
        if kind == "zone":
            zone = model.zone(name)
            return [] if zone is None else [("card", c) for c in self._view.focus.cards(zone)]
        found: list[Key] = [("seat", seat.seat) for seat in model.seats]
        found += [("track", track.key) for track in model.tracks]
        found += [("pool", pool.seat) for pool in model.pools]
        found += [LINE] if model.line is not None and model.line.words else []
        found += [CHART] if model.chart is not None and model.chart.stops else []
        found += [("zone", stop.zone) for stop in self._view.focus.stops() if stop.zone]
        found += [DICE] if self._view.table.dice.spoken else []
        return found

    def around(self, key: Key) -> Key:
        """Give what a thing lies in."""
        kind, name = key
        model = self._model
        zone = model.zone_of(name) if kind == "card" and model is not None else None
        return TABLE if zone is None else ("zone", zone.id)

    def card(self, key: Key) -> CardModel | None:
        """Give the card that a key stands for, if it does for one."""
        kind, name = key
        placed = self._view.table.keeper.placed.get(name) if kind == "card" else None
        return None if placed is None else placed.card

    def focused(self) -> Key | None:
        """Name what has the keyboard's focus on the table."""
        at = self._view.focus.at
        if at.card is not None:
            return ("card", at.card)
        if at.zone is not None:
            return ("zone", at.zone)
        return None if at.seat is None else ("seat", at.seat)

    def spotlight(self, key: Key) -> Spotlight:
        """Say where the focus is when it is on a thing."""
        kind, name = key
        if kind == "card":
            return Spotlight(self.around(key)[1], CardId(name))
        return Spotlight(zone=ZoneId(name)) if kind == "zone" else Spotlight(seat=SeatId(name))

    # --- what is told of it ----------------------------------------------------------------

    def name(self, key: Key) -> str:
        """Say what a thing is and how it is, in one line."""
        kind, name = key
        model = self._model
        if kind == "table" or model is None:
            return self._view.accessibleName()
        match kind:
            case "card":
                card = self.card(key)
                return "" if card is None else card.spoken
            case "zone":
                zone = model.zone(ZoneId(name))
                return "" if zone is None else zone.spoken
            case "seat":
                return next((s.spoken for s in model.seats if s.seat == SeatId(name)), "")
            case "track":
                return next((t.spoken for t in model.tracks if t.key == name), "")
            case "pool":
                return next((p.spoken for p in model.pools if p.seat == SeatId(name)), "")
            case "line":
                return "" if model.line is None else model.line.words
            case "chart":
                return _chart(model)
            case _:
                return self._view.table.dice.spoken

    def place(self, key: Key) -> str:
        """Say where a thing lies, for those who don't see it; of the table, what is asked."""
        kind, name = key
        model = self._model
        if model is None:
            return ""
        if kind == "table":
            return model.prompt
        if kind == "card":
            return self._place_of_card(model, CardId(name))
        there = [one for one in self.inside(TABLE) if one[0] == kind]
        if key not in there or len(there) < 2:
            return ""
        number, count = there.index(key) + 1, len(there)
        match kind:
            case "zone":
                return in_words(
                    "place {number} of {count} on the table", number=number, count=count
                )
            case "seat":
                return in_words("seat {number} of {count}", number=number, count=count)
            case _:
                return ""

    def _place_of_card(self, model: TableModel, handle: CardId) -> str:
        zone = model.zone_of(handle)
        if zone is None:
            return ""
        handles = [card.handle for card in zone.cards]
        said = in_words(
            "{number} of {count} in {zone}",
            number=handles.index(handle) + 1,
            count=len(handles),
            zone=zone.title or zone.kind,
        )
        card = model.card(handle)
        on = None if card is None or card.attached_to is None else model.card(card.attached_to)
        return said if on is None else f"{said}, {in_words('attached to {card}', card=on.name)}"

    def area(self, key: Key) -> QRectF:
        """Give the rectangle of a thing on the scene."""
        kind, name = key
        table = self._view.table
        if kind == "card":
            item = table.keeper.items.get(name)
            return QRectF() if item is None else item.mapRectToScene(item.outline())
        singles: dict[str, Any] = {"dice": table.dice, "line": table.line, "chart": table.chart}
        several: dict[str, Any] = {
            "zone": table.zones,
            "seat": table.seats,
            "track": table.tracks,
            "pool": table.pools,
        }
        found = singles[kind] if kind in singles else several[kind].get(name)
        return QRectF() if found is None else found.sceneBoundingRect()


def _chart(model: TableModel) -> str:
    if model.chart is None:
        return ""
    stops = [
        in_words("{stop} (here)", stop=stop.name) if stop.here else stop.name
        for stop in model.chart.stops
    ]
    return f"{model.chart.title}: {', '.join(stops)}"
