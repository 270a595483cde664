"""The open record of a match: whose turn it is, and what everybody has seen and said.

The story holds what all at the table witnessed. The notes are what one player alone knows of a
deed (which Loot it was, what lay under the Spyglass): only that player's view has them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.events import StateChanged
from tabletop.engine.ids import DefId, SeatId

NOBODY: Final = SeatId(-1)
"""Whose turn it is before the first."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a player did, as everybody saw it.

    ``what`` is ``place``, ``state``, ``call``, ``overboard`` or the id of the Action used.
    ``announced`` is the value said of a placed Loot card, ``target`` the other player that it was
    done to, ``cards`` how many cards it moved or showed, ``said`` what a player stated to hold.
    """

    turn: int
    seat: SeatId
    what: str
    announced: int | None = None
    target: SeatId | None = None
    cards: int = 0
    said: tuple[DefId, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """What one player alone knows of a deed: which cards they were, the topmost first."""

    seat: SeatId
    deed: int
    cards: tuple[DefId, ...]


@dataclass(frozen=True, slots=True)
class Voyage:
    """Where the match stands. ``beginning`` is true until the player whose turn it is has done
    anything (``TA-3.8``).
    """

    turn: SeatId = NOBODY
    number: int = 0
    beginning: bool = True
    story: tuple[Deed, ...] = ()
    notes: tuple[Note, ...] = ()


def voyage(board: Board) -> Voyage:
    """Give the match's record."""
    state = board.state
    assert isinstance(state, Voyage)
    return state


def wrote(
    state: Voyage,
    deed: Deed,
    *seen: tuple[SeatId, tuple[DefId, ...]],
) -> Voyage:
    """Put a deed into the record, with what single players know of it."""
    index = len(state.story)
    notes = tuple(Note(seat, index, cards) for seat, cards in seen)
    return replace(state, beginning=False, story=(*state.story, deed), notes=(*state.notes, *notes))


def record(board: Board, deed: Deed, *seen: tuple[SeatId, tuple[DefId, ...]]) -> StateChanged:
    """Make the event that puts a deed on record."""
    return StateChanged(wrote(voyage(board), deed, *seen))


def redact(state: Voyage, seat: SeatId) -> Voyage:
    """Leave out what other players know alone (``TA-6.1``)."""
    return replace(state, notes=tuple(note for note in state.notes if note.seat == seat))


def notes_of(state: Voyage, seat: SeatId) -> dict[int, tuple[DefId, ...]]:
    """List what a player knows alone, by the number of the deed."""
    return {note.deed: note.cards for note in state.notes if note.seat == seat}
