"""What a match comes to, line by line, and what a player could bring to an end now.

Both are plain records made from a seat's view, so they can give nothing away: what the seat can't
see is counted as unknown.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Message


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a score: what for, how many points, the cards behind it, the lines in it.

    The points of ``parts`` are not added to those of the line: they explain them.
    """

    key: str
    label: Message
    points: int
    cards: tuple[CardId, ...] = ()
    parts: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Account:
    """The score of a seat. ``unknown`` counts cards that belong to it and can't be seen."""

    seat: SeatId
    lines: tuple[Line, ...]
    unknown: int = 0

    @property
    def total(self) -> int:
        """All points together."""
        return sum(line.points for line in self.lines)

    def line(self, key: str) -> Line:
        """Find a line. Raises LookupError when there is none of this key."""
        for line in self.lines:
            if line.key == key:
                return line
        raise LookupError(f"the account has no line {key!r}")


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of all seats, each with the same lines. ``final`` tells that it is no forecast.

    ``verdict`` is a sentence on what it comes to: who is ahead, which rank is reached.
    """

    accounts: tuple[Account, ...]
    final: bool = False
    verdict: Message | None = None


@dataclass(frozen=True, slots=True)
class Condition:
    """A part of what a goal asks for: in words, whether it is met, the cards that meet it.

    ``progress`` is how much there is of how much, where it counts something.
    """

    label: Message
    met: bool
    cards: tuple[CardId, ...] = ()
    progress: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Goal:
    """Something that a seat works for: a mission, a contract.

    ``reward`` is what comes of it, in words; ``worth`` its points at the end, if it has any.
    ``reached`` tells that it is done and over; ``why_not`` why it can't be completed right now
    although all conditions are met.
    """

    key: str
    title: Message
    conditions: tuple[Condition, ...]
    reward: Message
    worth: int | None = None
    reached: bool = False
    why_not: Message | None = None

    @property
    def met(self) -> bool:
        """Tell whether all that it asks for is there."""
        return all(condition.met for condition in self.conditions)
