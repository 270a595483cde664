"""The scene in words: what lies where, for tests, and whether that is what the model says."""

from __future__ import annotations

from tabletop.table.scene.items.card import CardItem
from tabletop.table.scene.scene import TableScene


def describe(scene: TableScene) -> str:
    """Tell what the scene shows, one line for each thing, the same for the same table."""
    lines: list[str] = []
    for seat, strip in sorted(scene.seats.items()):
        assert strip.model is not None
        lines.append(f"seat {seat}: {strip.model.spoken}{' [lit]' if strip.lit else ''}")
    for key, track in sorted(scene.tracks.items()):
        assert track.model is not None
        lines.append(f"track {key}: {track.model.value}")
    by_zone: dict[str, list[CardItem]] = {}
    for handle, placed in scene.keeper.placed.items():
        by_zone.setdefault(placed.zone, []).append(scene.keeper.items[handle])
    for zone, place in scene.zones.items():
        light = "" if place.light == "plain" else f" [{place.light}: {place.lit_label}]"
        count = f" ({place.badge.said})" if place.badge.isVisible() else ""
        lines.append(f"zone {zone}{count}{light}")
        cards = sorted(by_zone.get(zone, []), key=lambda item: item.rest_z)
        lines += [f"  {_card(item)}" for item in cards]
    if scene.dice.throws:
        lines.append(f"dice: {scene.dice.spoken}")
    return "\n".join(lines)


def _card(item: CardItem) -> str:
    assert item.model is not None
    marks = item.marks
    words = [item.model.name]
    if not item.isVisible():
        words.append("(under others)")
    if round(item.rotation()) % 360:
        words.append(f"({round(item.rotation()) % 360}°)")
    if marks.lit:
        words.append("[lit]")
    if marks.playable:
        words.append("[playable]")
    if marks.number:
        words.append(f"[#{marks.number}]")
    words += [f"[{name} {count}]" for name, count in marks.counters]
    return " ".join(words)


def faults(scene: TableScene) -> tuple[str, ...]:
    """List where the scene isn't what its model says; a table at rest has none.

    Every card of the model is drawn exactly once, in its zone, turned as it lies, and within
    the table; nothing else is drawn as a card.
    """
    model = scene.model
    if model is None:
        return ()
    found: list[str] = []
    wanted = {card.handle: (zone, card) for zone in model.zones for card in zone.cards}
    drawn = [item for item in scene.items() if isinstance(item, CardItem)]
    handles = [item.handle for item in drawn]
    found += [
        f"card {h} is drawn {handles.count(h)} times" for h in set(handles) if handles.count(h) > 1
    ]
    found += [f"card {h} is drawn but not in the model" for h in handles if h not in wanted]
    found += [f"card {h} is not drawn" for h in wanted if h not in handles]
    table = scene.sceneRect().adjusted(-1, -1, 1, 1)
    for item in drawn:
        if item.handle not in wanted:
            continue
        zone, card = wanted[item.handle]
        if item.model != card:
            found.append(f"card {item.handle} shows an old state")
        if item is scene.keeper.held:
            continue
        if round(item.rotation() - (0 if item.spot.plate else 90 * card.turn)) % 360:
            found.append(f"{card.name} is turned to {item.rotation()}")
        outline = item.mapRectToScene(item.outline())
        place = scene.zones[zone.id].area
        inside = scene.zones[zone.id].contains(item.pos())
        if not inside and card.handle not in zone.opened and zone.id != scene.spread:
            at, spot = item.pos().toTuple(), item.spot
            found.append(f"{card.name} lies at {at} for {spot}, outside {zone.id} ({place})")
        if not table.contains(outline):
            found.append(f"{card.name} leaves the table: {outline}")
        if item.opacity() != 1.0:
            found.append(f"{card.name} is see-through")
        if item.pixmap().isNull():
            found.append(f"{card.name} has no picture")
    found += [f"zone {zone.id} is missing" for zone in model.zones if zone.id not in scene.zones]
    found += [f"zone {zone} is left over" for zone in scene.zones if model.zone(zone) is None]
    return tuple(found)
