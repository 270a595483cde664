"""Attacks: the one that goes on, and who ignores it (``CC-9.7``, ``CC-R.19``, ``CC-R.21``)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tabletop.engine.board import Binding, Board, Lasting
from tabletop.engine.events import Event, LastingBegan, LastingEnded, MomentCame
from tabletop.engine.ids import CardId, SeatId

ATTACKED = "attacked"
ATTACK_DONE = "attack-done"
IGNORING = "ignoring"


@dataclass(frozen=True, slots=True)
class Attacking:
    """Marks, as a lasting record, that an ATTACK operation goes on; who ignores it is bound."""


def attack(board: Board) -> Lasting | None:
    """Give the attack that goes on, the innermost one."""
    return next(
        (one for one in reversed(board.lasting) if isinstance(one.body, Attacking)),
        None,
    )


def begun(board: Board, source: CardId, attacker: SeatId) -> tuple[Event, ...]:
    """Begin an attack: each victim is attacked before any of its effects (``CC-R.19``)."""
    record = Lasting(board.serial + 1, source, attacker, Attacking())
    victims = (seat for seat in board.aboard() if seat != attacker)
    return (
        LastingBegan(record),
        *(MomentCame(ATTACKED, seat, (source,)) for seat in victims),
    )


def ended(board: Board, source: CardId, attacker: SeatId) -> tuple[Event, ...]:
    """End the attack that goes on; then its attacker has attacked (``CC-R.19``)."""
    record = attack(board)
    over = () if record is None else (LastingEnded(record.id),)
    return (*over, MomentCame(ATTACK_DONE, attacker, (source,)))


def ignores(board: Board, seat: SeatId, source: CardId) -> bool:
    """Tell whether a player ignores the hostile parts of an operation of a card: those of the one
    attack, and not of what else is carried out within it.
    """
    record = attack(board)
    if record is None or record.source != source:
        return False
    return any(seat in binding.seats for binding in record.bound)


def ignoring(board: Board, seat: SeatId) -> tuple[Event, ...]:
    """Have a player ignore the hostile parts of the attack that goes on (``CC-R.21``)."""
    record = attack(board)
    if record is None or ignores(board, seat, record.source):
        return ()
    # The record keeps its place in the order of attacks, since the newest is the innermost.
    bound = (Binding(IGNORING, (), (seat,)),)
    return (
        LastingEnded(record.id),
        LastingBegan(replace(record, id=board.serial + 1, bound=bound)),
    )
