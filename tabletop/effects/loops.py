"""Going round in circles: what the table looks like, and what was done on just such a table.

Triggers that must happen can set off each other without anybody being asked. As long as the table
is another each time they go on; when the same one comes up on the same table, it would do so for
ever, and does not happen any more. Nor does a chain go on beyond :data:`LONGEST`, which counts up
something without an end.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from tabletop.engine.board import Binding, Board, Lasting, QueueItem
from tabletop.engine.events import Event, LastingBegan, LastingEnded
from tabletop.engine.ids import CardId, SeatId

LONGEST: Final = 500
"""So many triggers that must happen may follow out of one another."""


@dataclass(frozen=True, slots=True)
class Chain:
    """Marks, as a lasting record, the tables on which triggers happened, one out of another."""

    marks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Idle:
    """Marks, as a lasting record, the table on which a use of an ability has changed nothing."""

    ability: str
    mark: int


@dataclass(frozen=True, slots=True)
class Happening:
    """Marks, as a lasting record, that a trigger happens, where none may happen out of itself."""

    ability: str


OWN: Final = (Chain, Idle, Happening)


def mark_of(board: Board, *about: object) -> int:
    """Give a number that tells tables apart by all that rules can look at."""
    cards = tuple(
        (
            card.id,
            card.face_up,
            card.turn,
            card.side,
            tuple(sorted(card.counters.items())),
            card.attached_to,
            card.controller,
        )
        for card in board.cards.values()
    )
    lasting = tuple(
        (item.source, item.controller, item.body, item.bound, item.until)
        for item in board.lasting
        if not isinstance(item.body, OWN)
    )
    seats = tuple((seat.aboard, tuple(sorted(seat.counters.items()))) for seat in board.seats)
    seen = (
        tuple(board.piles.items()),
        cards,
        seats,
        tuple(sorted(board.counters.items())),
        board.state,
        board.queue,
        lasting,
        about,
    )
    return int.from_bytes(blake2b(repr(seen).encode(), digest_size=6).digest(), "big")


def chain_of(board: Board) -> Lasting | None:
    """Give the record of the chain of triggers that is going on."""
    return next((item for item in board.lasting if isinstance(item.body, Chain)), None)


def longer(
    board: Board, source: CardId, controller: SeatId, bound: tuple[Binding, ...], ability: str
) -> tuple[Event, ...] | None:
    """Give what puts a trigger on record in its chain; None when it only goes round there."""
    chain = chain_of(board)
    marks = chain.body.marks if chain is not None else ()
    mark = mark_of(board, source, ability, bound)
    if mark in marks or len(marks) >= LONGEST:
        return None
    begun = LastingBegan(Lasting(board.serial + 1, source, controller, Chain((*marks, mark))))
    return (begun,) if chain is None else (LastingEnded(chain.id), begun)


def chain_over(board: Board) -> tuple[Event, ...]:
    """Give what ends the chain that is going on: it is done, or somebody has chosen."""
    chain = chain_of(board)
    return () if chain is None else (LastingEnded(chain.id),)


def happens(board: Board, source: CardId, ability: str) -> Lasting | None:
    """Give the record that a trigger happens now, if it does."""
    return next(
        (
            item
            for item in board.lasting
            if item.source == source and item.body == Happening(ability)
        ),
        None,
    )


def came_to_nothing(board: Board, item: QueueItem, until: str) -> tuple[Event, ...]:
    """Put on record that a use of an ability has left the table as it was."""
    after = mark_of(board._replace(queue=tuple(q for q in board.queue if q.id != item.id)))
    body = Idle(item.ability, after)
    return (LastingBegan(Lasting(board.serial + 1, item.source, item.controller, body, (), until)),)


def is_idle(board: Board, source: CardId, ability: str) -> bool:
    """Tell whether an ability has changed nothing on a table just like this one."""
    marks = [
        item.body.mark
        for item in board.lasting
        if item.source == source and isinstance(item.body, Idle) and item.body.ability == ability
    ]
    return bool(marks) and mark_of(board) in marks
