"""Who may be a Mutineer, and what the Chest may hold: beliefs of one player, from its view.

Each possible set of Mutineers is weighed by what everybody has done, said and been caught at.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from math import erf, prod, sqrt
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.ids import SeatId
from tabletop.games.traitors_aboard.knowledge import (
    Candidates,
    ChestModel,
    Values,
    chest_model,
    known_lies,
)
from tabletop.games.traitors_aboard.overboard import THROWN_BY
from tabletop.games.traitors_aboard.places import (
    EMPTY_YOUR_POCKETS,
    GOOD_RIDDANCE,
    MUTINEER,
    PIRATE,
    PLANK,
    planks,
    role_of,
)
from tabletop.games.traitors_aboard.voyage import Deed, Voyage, voyage

ANNOUNCED: Final[Mapping[int, float]] = {1: 0.92, 0: 1.25, -2: 1.1}
"""How much likelier a Mutineer is to announce this than a Pirate."""

CAUGHT: Final = 9.0
CLEARED: Final = 0.6
PLANKED_PIRATE: Final = 1.6
PLANKED_MUTINEER: Final = 0.45
THREW_GOOD_AWAY: Final = 1.7
THREW_BAD_AWAY: Final = 0.8
EMPTIED_FRIEND: Final = 1.2
BROKE_WORD: Final = 1.8

TRUTH_OF_MUTINEER: Final[Mapping[int, tuple[tuple[int, float], ...]]] = {
    1: ((-2, 0.45), (0, 0.3), (1, 0.25)),
    0: ((-2, 0.4), (0, 0.6)),
    -2: ((-2, 1.0),),
}
"""What a Mutineer's announcement may stand for."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """Possible sets of Mutineers with their weights (they add up to 1), and the Chest."""

    crews: tuple[tuple[frozenset[SeatId], float], ...]
    chest: ChestModel

    def mutineer(self, seat: SeatId) -> float:
        """Give how likely this player is a Mutineer."""
        return sum(weight for crew, weight in self.crews if seat in crew)


def beliefs(board: Board, seat: SeatId, mutineers: int, values: Values) -> Beliefs:
    """Weigh everything that this player knows; ``ONLOOKER`` weighs what everybody knows."""
    model = chest_model(board, seat, values)
    weights = suspicions(board, voyage(board), model, seat)
    crews = []
    for crew in combinations(range(len(board.seats)), mutineers):
        chosen = frozenset(SeatId(number) for number in crew)
        if _possible(board, chosen):
            crews.append((chosen, prod(weights[member] for member in chosen)))
    total = sum(weight for _, weight in crews)
    return Beliefs(tuple((crew, weight / total) for crew, weight in crews), model)


def _possible(board: Board, crew: frozenset[SeatId]) -> bool:
    for seat in board.seats:
        known = role_of(board, seat.id)
        if known == MUTINEER and seat.id not in crew:
            return False
        if known == PIRATE and seat.id in crew:
            return False
    return True


def suspicions(board: Board, state: Voyage, model: ChestModel, me: SeatId) -> dict[SeatId, float]:
    """Give for each player how much likelier its deeds are for a Mutineer than for a Pirate."""
    weight = {seat.id: 1.0 for seat in board.seats}
    said: dict[SeatId, Deed] = {}
    height: list[int] = []
    for deed in state.story:
        weight[deed.seat] *= _deed_weight(board, deed, height)
        if deed.what == "state":
            said[deed.seat] = deed
        elif deed.seat in said and said[deed.seat].turn == deed.turn:
            weight[deed.seat] *= _word_weight(said[deed.seat], deed)
    for sighting in model.sightings:
        for seat, lie in known_lies(sighting):
            weight[seat] *= CAUGHT * lie + CLEARED * (1 - lie)
    weight[me] = 1.0
    return weight


def _deed_weight(board: Board, deed: Deed, announced: list[int]) -> float:
    """Weigh one deed; ``announced`` follows what was said of the Chest's cards."""
    if deed.what == "place" and deed.announced is not None:
        announced.append(deed.announced)
        return ANNOUNCED[deed.announced]
    if deed.what == GOOD_RIDDANCE and deed.cards:
        gone = sum(announced[-deed.cards :])
        del announced[-deed.cards :]
        return THREW_GOOD_AWAY if gone > 0 else THREW_BAD_AWAY
    if deed.target is None:
        return 1.0
    known = role_of(board, deed.target)
    if deed.what == PLANK:
        return {PIRATE: PLANKED_PIRATE, MUTINEER: PLANKED_MUTINEER}.get(known, 1.0)
    if deed.what == EMPTY_YOUR_POCKETS and known == PIRATE:
        return EMPTIED_FRIEND
    return 1.0


def _word_weight(said: Deed, deed: Deed) -> float:
    """Weigh a deed against the statement of the same turn, when it named the whole hand."""
    if len(said.said) < said.cards:
        return 1.0
    if deed.what == "place":
        kept = any(kind.startswith("loot") for kind in said.said)
    else:
        kept = deed.what in said.said
    return 1.0 if kept else BROKE_WORD


def _spread(card: Candidates, crew: frozenset[SeatId]) -> tuple[float, float]:
    """Give mean and variance of a card of the Chest if these are the Mutineers."""
    chances: dict[int, float] = {}
    for part in card:
        if part.value is not None:
            truth: tuple[tuple[int, float], ...] = ((part.value, 1.0),)
        elif part.seat in crew:
            truth = TRUTH_OF_MUTINEER[part.announced]
        else:
            truth = ((part.announced, 0.97), (-2, 0.03))
        for value, chance in truth:
            chances[value] = chances.get(value, 0.0) + chance / len(card)
    mean = sum(value * chance for value, chance in chances.items())
    return mean, sum((value - mean) ** 2 * chance for value, chance in chances.items())


def top_value(held: Beliefs, count: int) -> float:
    """Expect the value of the top cards of the Chest."""
    cards = held.chest.cards[-count:] if count else ()
    return sum(
        weight * sum(_spread(card, crew)[0] for card in cards) for crew, weight in held.crews
    )


def reaches(held: Beliefs, target: int) -> float:
    """Give how likely the Chest reaches the target."""
    likely = 0.0
    for crew, weight in held.crews:
        spreads = [_spread(card, crew) for card in held.chest.cards]
        mean = sum(part for part, _ in spreads)
        deviation = sqrt(sum(part for _, part in spreads)) or 1e-6
        likely += weight * (0.5 + 0.5 * erf((mean - target + 0.5) / (deviation * sqrt(2))))
    return likely


def planks_missing(board: Board, seat: SeatId) -> int:
    """Count the Planks that a player can still get before going overboard."""
    return THROWN_BY - len(board.piles[planks(seat)])
