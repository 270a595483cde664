"""What each card is worth to a Pirate and to a Mutineer when played now, in points of the Chest."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.ids import DefId, SeatId
from tabletop.games.traitors_aboard.bots.beliefs import Beliefs, planks_missing, top_value
from tabletop.games.traitors_aboard.knowledge import Values
from tabletop.games.traitors_aboard.places import (
    DECK,
    EMPTY_YOUR_POCKETS,
    GOOD_RIDDANCE,
    MIRACULOUS_CATCH,
    PLANK,
    SPYGLASS,
    others_aboard,
)

TAKEN: Final = 2
"""So many cards Good Riddance takes."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A player's thoughts for one decision: what it sees, believes, and how others see it."""

    board: Board
    seat: SeatId
    mutineer: bool
    values: Values
    hand: tuple[DefId, ...]
    held: Beliefs
    public: Beliefs

    def left(self) -> tuple[float, float]:
        """Expect how many Mutineers and Pirates are aboard."""
        aboard = self.board.aboard()
        mutineers = sum(self.held.mutineer(seat) for seat in aboard)
        return mutineers, len(aboard) - mutineers

    def hurry(self) -> float:
        """Tell how near the end of the Draw pile is: from 0 with half a match left, to 1."""
        turns = len(self.board.piles[DECK]) / len(self.board.aboard())
        return max(0.0, 1 - turns / 6)


def worth(mind: Mind, kind: DefId) -> float:
    """Say what playing a card of this kind now is worth to its holder."""
    if kind in mind.values:
        return _loot(mind, mind.values[kind])
    return {
        PLANK: _plank,
        GOOD_RIDDANCE: _riddance,
        SPYGLASS: _spyglass,
        MIRACULOUS_CATCH: _catch,
        EMPTY_YOUR_POCKETS: _pockets,
    }[kind](mind)


def _loot(mind: Mind, value: int) -> float:
    if not mind.mutineer:
        return {1: 1.0 - 0.5 * mind.hurry(), 0: -0.05, -2: -2.0}[value]
    watched = mind.public.mutineer(mind.seat)
    return {1: -0.55 + 0.55 * watched, 0: 0.55, -2: 1.9 - 0.95 * watched}[value]


def _plank(mind: Mind) -> float:
    return max(plank_worth(mind, other) for other in others_aboard(mind.board, mind.seat))


def plank_worth(mind: Mind, other: SeatId) -> float:
    """Say what a Plank in front of this player is worth."""
    suspect = mind.held.mutineer(other)
    missing = planks_missing(mind.board, other)
    mutineers, pirates = mind.left()
    margin = max(1.0, pirates - mutineers)
    if mind.mutineer:
        gain = {1: 24.0 / (margin * sqrt(margin)), 2: 1.2 / margin, 3: 0.6 / margin}[missing]
        loss = {1: 30.0, 2: 3.0, 3: 1.5}[missing]
        cover = 0.9 * mind.public.mutineer(other)
        return (1 - suspect) * gain - suspect * loss + cover
    last = mutineers <= 1.5
    gain = {1: 14.0 if last else 8.0, 2: 3.0, 3: 1.6}[missing] * (1 + 4 * mind.hurry())
    loss = (
        {1: 16.0 / margin, 2: 3.4, 3: 1.7}[missing]
        if last
        else {1: 10.0 / margin, 2: 1.4, 3: 0.4}[missing]
    )
    return suspect * gain - (1 - suspect) * loss


def _riddance(mind: Mind) -> float:
    gone = top_value(mind.held, TAKEN)
    if mind.mutineer:
        return 1.4 * gone - 0.6 * mind.public.mutineer(mind.seat)
    return -1.2 * gone


def _spyglass(mind: Mind) -> float:
    cards = mind.held.chest.cards[-3:]
    unknown = sum(any(part.value is None for part in card) for card in cards)
    return (0.15 if mind.mutineer else 0.5) * unknown - 0.3


def _catch(mind: Mind) -> float:
    if mind.mutineer:
        return 0.25 * sum(mind.values.get(kind, 0) == 1 for kind in mind.hand)
    return 0.2 + 0.35 * sum(mind.values.get(kind, 0) < 0 for kind in mind.hand)


def _pockets(mind: Mind) -> float:
    return max(pockets_worth(mind, other) for other in others_aboard(mind.board, mind.seat))


def pockets_worth(mind: Mind, other: SeatId) -> float:
    """Say what emptying this player's pockets is worth; it brings the end of the pile nearer."""
    suspect = mind.held.mutineer(other)
    if mind.mutineer:
        return 0.6 * (1 - suspect) - 0.2 * suspect
    return 1.1 * suspect - 0.6


def keeping(mind: Mind, kind: DefId) -> float:
    """Say what a card is worth in the hand, for later."""
    if kind in mind.values:
        value = mind.values[kind]
        return -value if mind.mutineer else value
    if mind.mutineer:
        return {PLANK: 1.5, GOOD_RIDDANCE: 1.2, EMPTY_YOUR_POCKETS: 0.4}.get(kind, 0.0)
    return {PLANK: 0.7, SPYGLASS: 0.8, GOOD_RIDDANCE: 0.4}.get(kind, 0.1)
