"""Whether chance was fair: dice and drawn cards against what was to be expected.

A draw counts when a card nobody knew went from a closed pile into a hand. What was to be expected
of it is what the cards of that pile were that nobody knew: of ten such cards with three Events,
three tenths of an Event. Summed up over draws, what came differs from what was to be expected by
chance alone; ``odds`` tells how often it would differ so much or more with fair cards and dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import erfc, exp, gamma, sqrt
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from tabletop.engine.board import Board
from tabletop.engine.cards import Sight
from tabletop.engine.change import apply
from tabletop.engine.events import CardMoved, Rolled
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.table import Definition
from tabletop.session.history import Moment

if TYPE_CHECKING:
    from tabletop.session.match import Match

FACES: Final = 6


@dataclass(frozen=True, slots=True)
class Drawn:
    """How many cards of a kind were drawn, how many were to be expected, and the variance of that
    number with fair cards.
    """

    count: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def __add__(self, other: Drawn) -> Drawn:
        return Drawn(
            self.count + other.count,
            self.expected + other.expected,
            self.variance + other.variance,
        )

    @property
    def odds(self) -> float:
        """Give the chance of being so far off or farther (1: just as expected, or no draw)."""
        if self.variance <= 0:
            return 1.0
        return erfc(abs(self.count - self.expected) / sqrt(2 * self.variance))


Draws = Mapping[str, Drawn]
"""What was drawn, by the kind of card."""


@dataclass(frozen=True, slots=True)
class Fairness:
    """What chance gave in a match: how often each face of six-sided dice came up, and what each
    seat drew in its opening hand and after it.
    """

    faces: tuple[int, ...]
    opening: tuple[Draws, ...]
    later: tuple[Draws, ...]


def fairness(match: Match) -> Fairness:
    """Count what chance gave from the beginning of a match to where it stands."""
    definitions = match.game.rules.definitions
    moments = match.history.moments[: match.history.cursor + 1]
    seats = len(match.players)
    faces = [0] * FACES
    opening: list[Counted] = [{} for _ in range(seats)]
    later: list[Counted] = [{} for _ in range(seats)]
    for number, moment in enumerate(moments):
        for event in moment.events:
            if isinstance(event, Rolled) and event.sides == FACES:
                for face in event.dice:
                    faces[face - 1] += 1
        for seat, draw in _draws(moment, definitions):
            _count(later[seat] if number else opening[seat], draw)
    return Fairness(tuple(faces), tuple(map(_frozen, opening)), tuple(map(_frozen, later)))


def together(parts: Iterable[Draws]) -> Draws:
    """Sum up what was drawn."""
    sums: Counted = {}
    for part in parts:
        _count(sums, part)
    return _frozen(sums)


def even_odds(faces: Sequence[int]) -> float:
    """Give the chance that fair dice are so uneven or more (Pearson's test)."""
    rolls = sum(faces)
    if not rolls:
        return 1.0
    expected = rolls / len(faces)
    return _beyond(sum((count - expected) ** 2 / expected for count in faces), len(faces) - 1)


Counted = dict[str, Drawn]


def _frozen(counted: Counted) -> Draws:
    return MappingProxyType(dict(sorted(counted.items())))


def _count(sums: Counted, draw: Draws) -> None:
    for kind, drawn in draw.items():
        sums[kind] = sums.get(kind, Drawn()) + drawn


def _draws(
    moment: Moment, definitions: Mapping[DefId, Definition]
) -> Iterable[tuple[SeatId, Draws]]:
    """List the draws that led to a moment, each with the seat into whose hand the card went."""
    board = moment.before
    for event in moment.events:
        if isinstance(event, CardMoved):
            seat = board.zones[event.to].owner
            if seat is not None and _is_draw(board, event):
                yield seat, _draw(board, event.card, definitions)
        board = apply(board, event)


def _is_draw(board: Board, event: CardMoved) -> bool:
    card = board.cards[event.card]
    closed = board.zones[card.zone].sight is Sight.NOBODY
    own = board.zones[event.to].sight is Sight.OWNER
    return closed and own and not card.face_up and not card.known_to


def _draw(board: Board, card: CardId, definitions: Mapping[DefId, Definition]) -> Draws:
    """Weigh a draw against the cards of its pile that nobody knew."""
    pile = [board.cards[one] for one in board.piles[board.cards[card].zone]]
    kinds = Counter(
        definitions[one.definition].kind for one in pile if not one.face_up and not one.known_to
    )
    came, among = definitions[board.cards[card].definition].kind, kinds.total()
    return {
        kind: Drawn(int(kind == came), count / among, count / among * (1 - count / among))
        for kind, count in kinds.items()
    }


def _beyond(value: float, freedom: int) -> float:
    """Give the chance that a chi-square number with so many degrees of freedom is greater."""
    half = value / 2
    if freedom == 1:
        return erfc(sqrt(half))
    if freedom == 2:
        return exp(-half)
    rest = freedom / 2 - 1
    return float(_beyond(value, freedom - 2) + half**rest * exp(-half) / gamma(rest + 1))
