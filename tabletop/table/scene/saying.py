"""The table in words, for whoever asks by a key: where one is, or all that lies on it."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.controller.model import TableModel, ZoneModel
from tabletop.controller.words import listed
from tabletop.engine.message import in_words
from tabletop.table.scene.focus import Spotlight


def here(model: TableModel, at: Spotlight) -> str:
    """Say what has the focus, what it is among, what waits to happen, and what is asked."""
    said: list[str] = []
    zone = None if at.zone is None else model.zone(at.zone)
    handles = [] if zone is None else [card.handle for card in zone.cards]
    card = None if at.card is None else model.card(at.card)
    if card is not None and zone is not None:
        place = handles.index(card.handle) + 1 if card.handle in handles else 0
        said.append(
            in_words(
                "{spoken}, {place} of {handles}",
                spoken=card.spoken,
                place=place,
                handles=len(handles),
            )
        )
    said += [] if zone is None else [zone.spoken]
    said += [seat.spoken for seat in model.seats if seat.seat == at.seat]
    said += [waiting(model)]
    said += [pool.spoken for pool in model.pools if pool.seat == at.seat]
    said += [track.spoken for track in model.tracks if track.seat == at.seat is not None]
    said += ["" if model.line is None else model.line.words, model.prompt]
    return _sentences(said)


def everything(model: TableModel) -> str:
    """Say how many cards lie where and what is attached to what, all numbers, and what waits."""
    said: list[str] = [seat.spoken for seat in model.seats]
    said += [track.spoken for track in model.tracks]
    said += [pool.spoken for pool in model.pools]
    for zone in model.zones:
        if zone.cards:
            said += [zone.spoken, *_attached(model, zone)]
    said += [waiting(model), "" if model.line is None else model.line.words, model.prompt]
    return _sentences(said)


def waiting(model: TableModel) -> str:
    """Say what waits to happen, what comes first first, and who may react; '' for nothing."""
    if not model.queue:
        return ""
    entries = in_words(", then ").join(entry.spoken for entry in model.queue)
    return _sentences((in_words("Waiting to happen: {waiting}", waiting=entries), *model.reacting))


def _attached(model: TableModel, zone: ZoneModel) -> Iterable[str]:
    """Say of each card of a zone what is attached to it."""
    everywhere = [card for other in model.zones for card in other.cards]
    for card in zone.cards:
        names = [other.name for other in everywhere if other.attached_to == card.handle]
        if names:
            attached = in_words("with {card} attached", card=listed(names))
            yield f"{card.name}, {attached}"


def _sentences(parts: Iterable[str]) -> str:
    return " ".join(f"{part.rstrip('.')}." for part in parts if part)
