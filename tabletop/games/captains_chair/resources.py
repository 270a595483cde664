"""Personal supplies: gaining, stealing and losing resources, chips and specialties (``CC-6``)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.events import Event, MomentCame, SeatCounted
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.captains_chair.glory import GAINED, gain_glory
from tabletop.games.captains_chair.khan import has_tracks
from tabletop.games.captains_chair.state import (
    CHIPS,
    GLORY,
    TRACK_END,
    TRACKS,
    course,
)

TRACK_GAINED: Final = "track-gained"


def held(board: Board, seat: SeatId, counter: str) -> int:
    """Count what a player has of a resource, or where a marker stands."""
    return board.seats[seat].counters.get(counter, 0)


def gaining(table: Table, seat: SeatId, counter: str, count: int) -> tuple[Event, ...]:
    """Have a player gain resources, action chips, or steps on a track."""
    if count <= 0:
        return ()
    if counter == GLORY:
        return gain_glory(table, seat, count)
    if counter in TRACKS:
        return _advancing(table, seat, counter, count)
    if counter == CHIPS:
        # One gained in the opponent's turn has no effect (CC-R.16).
        return (SeatCounted(seat, CHIPS, count),) if course(table).active == seat else ()
    return received(seat, counter, count)


def received(seat: SeatId, counter: str, count: int) -> tuple[Event, ...]:
    """Have a player gain what comes from the supply, or from a card with it on."""
    return (
        SeatCounted(seat, counter, count),
        MomentCame(GAINED, seat, (), count),
        MomentCame(f"gained-{counter}", seat, (), count),
    )


def _advancing(table: Table, seat: SeatId, track: str, count: int) -> tuple[Event, ...]:
    """Move a marker, never past the end of its track (``CC-16.1``)."""
    steps = min(count, TRACK_END - held(table.board, seat, track))
    if steps <= 0 or not has_tracks(table, seat):
        return ()
    return (
        SeatCounted(seat, track, steps),
        MomentCame(TRACK_GAINED, seat, (), steps),
        MomentCame(f"gained-{track}", seat, (), steps),
    )


def losing(board: Board, seat: SeatId, counter: str, count: int) -> tuple[Event, ...]:
    """Have a player lose as many as there are at most (``CC-6.12``)."""
    lost = min(max(0, count), held(board, seat, counter))
    return (SeatCounted(seat, counter, -lost),) if lost else ()


def stealing(
    board: Board, thief: SeatId, victim: SeatId, counter: str, count: int
) -> tuple[Event, ...]:
    """Move resources from one supply to another, which is no gaining (``CC-6.13``)."""
    lost = losing(board, victim, counter, count)
    return tuple(
        part
        for event in lost
        if isinstance(event, SeatCounted)
        for part in (event, SeatCounted(thief, counter, -event.change))
    )
