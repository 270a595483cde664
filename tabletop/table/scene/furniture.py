"""What lies on the table besides zones and cards: chairs, numbers, pools, the map, a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.controller.model import TableModel
from tabletop.controller.places import HEAD
from tabletop.table.scene.items.bar import BarItem
from tabletop.table.scene.items.chart import ChartItem
from tabletop.table.scene.items.line import LineItem
from tabletop.table.scene.items.pool import PoolItem
from tabletop.table.scene.items.seat import SeatItem
from tabletop.table.scene.items.track import TrackItem

if TYPE_CHECKING:
    from tabletop.table.scene.scene import TableScene


def show(scene: TableScene, model: TableModel) -> None:
    """Have just the chairs, numbers, pools, map and sentence of this model on the table."""
    _show_seats(scene, model)
    _show_tracks(scene, model)
    _show_pools(scene, model)
    _show_line(scene, model)
    _show_chart(scene, model)


def _show_seats(scene: TableScene, model: TableModel) -> None:
    for gone in set(scene.seats) - {seat.seat for seat in model.seats}:
        scene.remove(scene.seats.pop(gone))
    for seat in model.seats:
        item = scene.seats.get(seat.seat)
        if item is None:
            item = scene.seats[seat.seat] = SeatItem(seat.seat, scene.inks)
            scene.addItem(item)
        area = scene.area(seat.box)
        item.show_seat(seat, area, area.height * HEAD)


def _show_tracks(scene: TableScene, model: TableModel) -> None:
    for gone in set(scene.tracks) - {track.key for track in model.tracks}:
        scene.remove(scene.tracks.pop(gone))
    for track in model.tracks:
        item = scene.tracks.get(track.key)
        if item is None:
            item = BarItem(scene.inks) if track.most else TrackItem(scene.inks)
            scene.tracks[track.key] = item
            scene.addItem(item)
        item.show_track(track, scene.area(track.box))


def _show_pools(scene: TableScene, model: TableModel) -> None:
    for gone in set(scene.pools) - {pool.seat for pool in model.pools}:
        scene.remove(scene.pools.pop(gone))
    for pool in model.pools:
        item = scene.pools.get(pool.seat)
        if item is None:
            item = scene.pools[pool.seat] = PoolItem(scene.inks)
            scene.addItem(item)
        item.show_pool(pool, scene.area(pool.box))


def _show_line(scene: TableScene, model: TableModel) -> None:
    if model.line is None:
        return
    if scene.line is None:
        scene.line = LineItem(scene.inks)
        scene.addItem(scene.line)
    scene.line.show_line(model.line, scene.area(model.line.box))


def _show_chart(scene: TableScene, model: TableModel) -> None:
    if model.chart is None or not model.chart.stops:
        if scene.chart is not None:
            scene.remove(scene.chart)
            scene.chart = None
        return
    if scene.chart is None:
        scene.chart = ChartItem(scene.inks)
        scene.addItem(scene.chart)
    scene.chart.show_chart(model.chart, scene.area(model.chart.box))
