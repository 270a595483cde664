"""Whether what is drawn on a table is what the controller's model says, thing by thing."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem

from tabletop.controller.controller import TableController
from tabletop.controller.model import CardModel, TableModel, ZoneModel
from tabletop.engine.tongue import spoken
from tabletop.table.scene.describe import faults
from tabletop.table.scene.items.card import MOST_TOKENS, CardItem
from tabletop.table.scene.items.token import SeatToken, Tokens
from tabletop.table.scene.scene import TableScene

NEAR = 0.51
"""Pixels by which a card may lie beside its place."""


def differences(scene: TableScene, controller: TableController) -> tuple[str, ...]:
    """List where the table at rest isn't what the match is, as the controller's seat sees it."""
    model = controller.model()
    if scene.model is None:
        return ()
    if scene.model != model:
        return (f"the table shows another moment: {scene.model.prompt!r}, not {model.prompt!r}",)
    return (
        *faults(scene),
        *_cards(scene, model),
        *_zones(scene, model),
        *_furniture(scene, model),
    )


def _cards(scene: TableScene, model: TableModel) -> Iterator[str]:
    keeper = scene.keeper
    for zone in model.zones:
        for card in zone.cards:
            item, placed = keeper.items.get(card.handle), keeper.placed.get(card.handle)
            if item is None or placed is None:
                yield f"{card.name} is not on the table"
                continue
            if placed.zone != zone.id:
                yield f"{card.name} is kept in {placed.zone}, not in {zone.id}"
            if item is not keeper.held:
                yield from _lies(item, card)
            if item.drawn is None or _face(item.drawn) != _face(
                keeper.pictures.key(card, item.spot)
            ):
                yield f"{card.name} shows another face"
            yield from _marks(scene, item, card)


def _face(key: tuple[object, ...]) -> tuple[object, ...]:
    """Give what a picture is of; how fine it is drawn may change a moment later."""
    return (*key[:6], key[7])


def _lies(item: CardItem, card: CardModel) -> Iterator[str]:
    spot = item.spot
    if abs(item.pos().x() - spot.x) > NEAR or abs(item.pos().y() - spot.y) > NEAR:
        yield f"{card.name} lies beside its place"
    if round(item.rotation() - spot.angle) % 360:
        yield f"{card.name} is turned otherwise"
    if item.isVisible() != spot.shown:
        yield f"{card.name} is {'shown' if item.isVisible() else 'hidden'}"


def _marks(scene: TableScene, item: CardItem, card: CardModel) -> Iterator[str]:
    marks = item.marks
    if marks.counters != card.counters or marks.markers != card.markers:
        yield f"{card.name} has other counters"
    shown = sorted(str(token) for token in _tokens_of(item))
    wanted = sorted(
        str((marker.icon if marker.seat is None else int(marker.seat), marker.count))
        for marker in card.markers
    )
    wanted += sorted(str((name, count)) for name, count in card.counters)
    if len(wanted) <= MOST_TOKENS and shown != sorted(wanted):
        yield f"{card.name} bears {', '.join(shown) or 'no tokens'}"
    if scene.lights.targets is None:
        lit = (marks.lit, marks.playable, marks.number)
        if lit != (card.candidate, card.playable, card.picked):
            yield f"{card.name} is lit otherwise"


def _tokens_of(item: QGraphicsItem) -> Iterator[tuple[str | int, int]]:
    for child in item.childItems():
        if isinstance(child, Tokens):
            yield child.name, child.count
        elif isinstance(child, SeatToken):
            yield child.seat, child.count


def _zones(scene: TableScene, model: TableModel) -> Iterator[str]:
    for zone in model.zones:
        item = scene.zones.get(zone.id)
        if item is None:
            continue
        if item.model != zone:
            yield f"zone {zone.id} shows an old state"
        if item.badge.isVisible() and item.badge.said != f"{len(zone.cards)}":
            yield f"zone {zone.id} counts {item.badge.said}, not {len(zone.cards)}"
        if not item.badge.isVisible() and _counted(zone):
            yield f"zone {zone.id} says nothing of its {len(zone.cards)} cards"


def _counted(zone: ZoneModel) -> bool:
    return zone.show == "stack" and len(zone.cards) > 1


def _furniture(scene: TableScene, model: TableModel) -> Iterator[str]:
    if set(scene.seats) != {seat.seat for seat in model.seats}:
        yield "the seats are others"
    for seat in model.seats:
        strip = scene.seats.get(seat.seat)
        if strip is not None and strip.model != seat:
            yield f"the strip of {seat.name} shows an old state"
        if strip is not None and scene.lights.targets is None and strip.lit != seat.candidate:
            yield f"the strip of {seat.name} is lit otherwise"
    if set(scene.tracks) != {track.key for track in model.tracks}:
        yield "the tracks are others"
    for track in model.tracks:
        bar = scene.tracks.get(track.key)
        if bar is not None and (bar.model != track or not _says(bar, track.value)):
            yield f"track {track.key} does not show {track.value}"
    if set(scene.pools) != {pool.seat for pool in model.pools}:
        yield "the pools are others"
    for pool in model.pools:
        stack = scene.pools.get(pool.seat)
        wanted = sorted((token.icon, token.count) for token in pool.tokens)
        if stack is not None and sorted(map(_pair, _tokens_of(stack))) != wanted:
            yield f"the pool of seat {pool.seat} shows other tokens"
    if model.line is not None and (scene.line is None or scene.line.words != model.line.words):
        yield "the line on the table says something else"


def _pair(token: tuple[str | int, int]) -> tuple[str, int]:
    return str(token[0]), token[1]


def _says(item: QGraphicsItem, value: int) -> bool:
    texts = [one.text() for one in item.childItems() if isinstance(one, QGraphicsSimpleTextItem)]
    return spoken().number(value) in texts or f"{value}" in texts
