"""What one player may know of the Chest and of what was said, worked out from that player's view.

The story is open; the player's own notes say what it placed and what lay under its Spyglass.
Nothing else is used, so the same is shown on screen as a help and is what computer players go by.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.ids import ONLOOKER, DefId, SeatId
from tabletop.games.traitors_aboard.places import CHEST, GOOD_RIDDANCE, SPYGLASS
from tabletop.games.traitors_aboard.voyage import NOBODY, Deed, Voyage, notes_of, voyage

Values = Mapping[DefId, int]
"""The value of each printed Loot card."""


@dataclass(frozen=True, slots=True)
class Placing:
    """A placed Loot card as a player knows it: ``value`` is None when only the word is known."""

    seat: SeatId
    announced: int
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Sighting:
    """What a player saw under an own Spyglass, and whose placings it must have been."""

    placings: tuple[Placing, ...]
    values: tuple[int, ...]


UNTOLD: Final = Placing(NOBODY, 0)

Candidates = tuple[Placing, ...]
"""What a card of the Chest may be: one placing, or one of those that a Spyglass has mixed."""


@dataclass(frozen=True, slots=True)
class ChestModel:
    """The Chest as a player knows it, bottom first, and what it saw there on the way."""

    cards: tuple[Candidates, ...] = ()
    sightings: tuple[Sighting, ...] = ()


def placing(deed: Deed, note: tuple[DefId, ...] | None, values: Values) -> Placing:
    """Read a placing from the story, with the true value where the player knows it."""
    assert deed.announced is not None
    return Placing(deed.seat, deed.announced, values[note[0]] if note else None)


def chest_model(board: Board, seat: SeatId, values: Values) -> ChestModel:
    """Follow the Chest through the story, as far as this player can.

    Cards that lay there before the story began, on a table set for a scenario, are nobody's word.
    """
    state = voyage(board)
    notes = notes_of(state, seat)
    cards: list[Candidates] = [(UNTOLD,)] * _before(board, state)
    sightings: list[Sighting] = []
    for index, deed in enumerate(state.story):
        note = notes.get(index)
        if deed.what == "place":
            cards.append((placing(deed, note, values),))
        elif deed.what == GOOD_RIDDANCE and deed.cards:
            del cards[-deed.cards :]
        elif deed.what == SPYGLASS and deed.cards:
            lots = tuple(part for card in cards[-deed.cards :] for part in card)
            if note is None:
                cards[-deed.cards :] = [lots] * deed.cards
                continue
            seen = tuple(values[kind] for kind in reversed(note))
            if len(lots) == deed.cards:
                sightings.append(Sighting(lots, seen))
            cards[-deed.cards :] = [_seen(lots, value) for value in seen]
    return ChestModel(tuple(cards), tuple(sightings))


def _before(board: Board, state: Voyage) -> int:
    change = sum(
        deed.cards * {"place": 1, GOOD_RIDDANCE: -1}.get(deed.what, 0) for deed in state.story
    )
    return len(board.piles[CHEST]) - change


def _seen(lots: Candidates, value: int) -> Candidates:
    return tuple(Placing(part.seat, part.announced, value) for part in lots)


def announced_total(board: Board) -> float:
    """Add up what was announced of the cards that may still lie in the Chest.

    Where a Spyglass has mixed cards before some were discarded, their average counts.
    """
    model = chest_model(board, ONLOOKER, {})
    return sum(sum(part.announced for part in card) / len(card) for card in model.cards)


def known_lies(sighting: Sighting) -> tuple[tuple[SeatId, float], ...]:
    """Say how likely each other player's announcement under a Spyglass was a lie.

    The own placings are taken out first. What was announced of the rest is held against what
    was seen of the rest; the lies are shared among those who may have told them.
    """
    values = list(sighting.values)
    others: list[Placing] = []
    for part in sighting.placings:
        if part.value is None:
            others.append(part)
        elif part.value in values:
            values.remove(part.value)
    over = [part.announced for part in others]
    for value in values:
        if value in over:
            over.remove(value)
    share = {
        announced: over.count(announced) / sum(part.announced == announced for part in others)
        for announced in set(over)
    }
    return tuple((part.seat, share.get(part.announced, 0.0)) for part in others)
