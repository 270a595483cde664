"""Several captains on one Contract (``TC-27.6``, ``TC-R.80``).

A contested Contract stays until every eligible captain on it had their attempt. Once a second
one completes it each of them has 1 VP less of it, never below 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.events import Event, Said, SeatCounted
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.commitment import pursued
from tabletop.games.traveller_ccg.state import VP, captain


@dataclass(frozen=True, slots=True)
class Completion:
    """A captain who completed a Contract in this stage, and how many VP it brought."""

    seat: SeatId
    card: CardId
    gained: int


def completions(so_far: tuple[Completion, ...], card: CardId) -> tuple[Completion, ...]:
    """List who completed a Contract."""
    return tuple(completion for completion in so_far if completion.card == card)


def worth(so_far: tuple[Completion, ...], card: CardId, vp: int) -> int:
    """Give the VP that a captain gains who completes a Contract now."""
    return max(0, vp - 1) if completions(so_far, card) else vp


def shared(table: Table, so_far: tuple[Completion, ...], card: CardId) -> tuple[Event, ...]:
    """Take 1 VP from the captain who was the first, as the second completes the Contract."""
    before = completions(so_far, card)
    if len(before) != 1 or before[0].gained < 1:
        return ()
    first = before[0]
    seat = table.board.seats[first.seat]
    if not seat.aboard or seat.counters.get(VP, 0) < 1:
        return ()
    return (
        SeatCounted(first.seat, VP, -1),
        Said(
            say(
                "{seat} shares {card} and loses 1 VP.",
                seat=SeatName(first.seat),
                card=CardName(card),
            )
        ),
    )


def awaited(table: Table, card: CardId, attempted: tuple[SeatId, ...]) -> bool:
    """Tell whether an eligible captain on a Contract has not had their attempt yet."""
    return any(
        seat not in attempted and captain(table, seat).eligible and pursued(table, seat) == card
        for seat in table.board.aboard()
    )
