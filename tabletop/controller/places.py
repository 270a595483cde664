"""The layout of a game, resolved for whoever looks: which zone lies in which box.

Places of ``me`` and of ``table`` lie where the layout says. Places of ``others`` describe one
region together; it is repeated for each other seat, in turn order from the looker's left, side
by side when the region is wider than tall and below each other when it isn't. The head of each
strip is kept for the name of whoever sits there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tabletop.controller.model import Box
from tabletop.engine.board import Board
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.library.layout import Layout, Owner, Place, Pool, Track

HEAD: Final = 0.16
"""The part of a strip that is kept for its name."""

GAP: Final = 0.03
"""The part of a strip that is left free between it and the next."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A zone with its place and its box."""

    zone: ZoneId
    place: Place
    box: Box


def around(boxes: Iterable[Box]) -> Box | None:
    """Give the smallest box around these, or None when there are none."""
    found = tuple(boxes)
    if not found:
        return None
    left, top = min(box.x for box in found), min(box.y for box in found)
    right = max(box.x + box.width for box in found)
    bottom = max(box.y + box.height for box in found)
    return Box(left, top, right - left, bottom - top)


def _box(item: Place | Track | Pool) -> Box:
    return Box(item.x, item.y, item.width, item.height)


def split(box: Box, count: int) -> tuple[Box, ...]:
    """Cut a box along its longer side into equal strips."""
    if box.width >= box.height:
        width = box.width / count
        return tuple(Box(box.x + i * width, box.y, width, box.height) for i in range(count))
    height = box.height / count
    return tuple(Box(box.x, box.y + i * height, box.width, height) for i in range(count))


def _within(outer: Box, region: Box, inner: Box) -> Box:
    across, down = inner.width / region.width, inner.height / region.height
    return Box(
        inner.x + (outer.x - region.x) * across,
        inner.y + (outer.y - region.y) * down,
        outer.width * across,
        outer.height * down,
    )


def others_of(board: Board, chair: SeatId) -> tuple[SeatId, ...]:
    """List the other seats clockwise, beginning at the left of a chair."""
    count = len(board.seats)
    return tuple(SeatId((chair + step) % count) for step in range(1, count))


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything lies for a chair: zones, tracks (with whose), and the strips of seats."""

    zones: tuple[Placed, ...]
    tracks: tuple[tuple[Track, SeatId | None, Box], ...]
    strips: tuple[tuple[SeatId, Box], ...]
    pools: tuple[tuple[Pool, SeatId, Box], ...] = ()


def resolve(layout: Layout, board: Board, chair: SeatId, front: SeatId | None = None) -> Places:
    """Lay the zones of a board out for the chair that has the lower half.

    With the board of another seat in ``front``, the chair's own lies in that seat's strip, but
    for what stays.
    """
    zones: list[Placed] = []
    tracks: list[tuple[Track, SeatId | None, Box]] = []
    strips: list[tuple[SeatId, Box]] = []
    pools: list[tuple[Pool, SeatId, Box]] = []
    shown = chair if front is None else front
    for place in layout.places:
        if place.of == "table":
            kind = tuple(z.id for z in board.zones.values() if z.kind == place.kind)
            if place.hides and not any(board.piles[zone] for zone in kind):
                continue
            for zone, box in zip(kind, split(_box(place), max(1, len(kind))), strict=False):
                zones.append(Placed(zone, place, box))
        elif place.of == "me":
            whose = chair if place.stays else shown
            mine_here = _there(board, place, whose)
            zones.extend(Placed(zone, place, _box(place)) for zone in mine_here)
    for track in layout.tracks:
        if track.of == "table":
            tracks.append((track, None, _box(track)))
        elif track.of == "me":
            tracks.append((track, shown, _box(track)))
    pools += [(pool, shown, _box(pool)) for pool in layout.pools if pool.of == "me"]
    mine = around(_boxes(layout, "me"))
    if mine is not None:
        strips.append((shown, mine))
    theirs = [place for place in layout.places if place.of == "others"]
    counted = [track for track in layout.tracks if track.of == "others"]
    held = [pool for pool in layout.pools if pool.of == "others"]
    region = around(_boxes(layout, "others"))
    others = tuple(chair if seat == shown else seat for seat in others_of(board, chair))
    lying = {placed.zone for placed in zones}
    if region is not None and others:
        for seat, strip in zip(others, split(region, len(others)), strict=True):
            gap = GAP * min(strip.width, strip.height)
            framed = Box(
                strip.x + gap, strip.y + gap, strip.width - 2 * gap, strip.height - 2 * gap
            )
            head = HEAD * framed.height
            inner = Box(framed.x, framed.y + head, framed.width, framed.height - head)
            strips.append((seat, framed))
            for place in theirs:
                box = _within(_box(place), region, inner)
                owned = (zone for zone in _there(board, place, seat) if zone not in lying)
                zones.extend(Placed(z, place, box) for z in owned)
            tracks.extend((track, seat, _within(_box(track), region, inner)) for track in counted)
            pools.extend((pool, seat, _within(_box(pool), region, inner)) for pool in held)
    return Places(tuple(zones), tuple(tracks), tuple(strips), tuple(pools))


def _boxes(layout: Layout, of: Owner) -> tuple[Box, ...]:
    parts: tuple[Place | Track | Pool, ...] = (*layout.places, *layout.tracks, *layout.pools)
    return tuple(_box(part) for part in parts if part.of == of)


def _there(board: Board, place: Place, seat: SeatId) -> tuple[ZoneId, ...]:
    """List the zones of a seat for a place, unless it hides while it is empty."""
    owned = _owned(board, place.kind, seat)
    return () if place.hides and not any(board.piles[zone] for zone in owned) else owned


def _owned(board: Board, kind: str, seat: SeatId) -> tuple[ZoneId, ...]:
    return tuple(
        zone.id for zone in board.zones.values() if zone.kind == kind and zone.owner == seat
    )
