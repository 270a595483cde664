"""The open record of a match: turn and step, what was done this turn, how the match will end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tabletop.engine.events import StateChanged
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table

Step = Literal["resupply", "control", "action", "clean-up"]
"""In the order of a turn (``CC-5.1``)."""

DILITHIUM: Final = "dilithium"
LATINUM: Final = "latinum"
GLORY: Final = "glory"
RESOURCES: Final = (DILITHIUM, LATINUM, GLORY)
"""Counters of a seat (the personal supply) and of cards (``CC-6.1``)."""

RESEARCH: Final = "research"
INFLUENCE: Final = "influence"
MILITARY: Final = "military"
TRACKS: Final = (RESEARCH, INFLUENCE, MILITARY)
"""Counters of a seat: where the marker stands, 0 to 15 (``CC-16.1``)."""
TRACK_END: Final = 15

CHIPS: Final = "chips"
"""A counter of a seat: action chips that are available (``CC-9.1``)."""
CHIPS_OF_A_TURN: Final = 3
"""Action chips that each turn starts with (``CC-2.10``)."""
SPENT_CHIP: Final = "spent-chip"
"""A counter of a card: chips that lie on it as a reminder (``CC-9.2``)."""

VP: Final = "vp"
"""A counter of a seat, from Final Scoring on: what it came to."""

AWAY_TEAM: Final = "away-team"
"""A counter of the captain card: away teams that wait on it."""
SPARE_TEAM: Final = "spare-team"
"""A counter of the captain card: away teams not in use yet (``CC-27.3``)."""
COMPLETED: Final = "completed"
"""``completed-<key of the mission>``: a counter of the captain board (``CC-20.4``)."""
COLLECTED: Final = "collected"
"""``collected-<trait>``: a counter of Khan's board (``CC-27.15``)."""


def teams(seat: SeatId) -> str:
    """Name the counter of a Location that counts the away teams of a seat there."""
    return f"teams-{seat}"


@dataclass(frozen=True, slots=True)
class Course:
    """Where the match stands.

    ``turn`` counts the turns of all players from 1. ``first`` is the starting player, ``active``
    whoever's turn it is. ``remaining`` counts the turns left, the running one included, once the
    credits are triggered; None before. ``cadet`` is Cadet Training Mode. ``later`` are the missions
    that the active player put off for this turn. ``rival`` is the crew of the captain whose traits
    Khan may collect when there is no opponent (``CC-27.18``); ``crews`` those of the seats.
    ``stowed`` are cards, by seat, of which all know that they are in a hand or a deck, ``noted``
    those of which only their captain does; ``reserving`` are seats that have put a card on their
    Reserve that others did not see (``memory``).
    """

    first: SeatId
    active: SeatId
    cadet: bool = False
    turn: int = 0
    step: Step = "resupply"
    remaining: int | None = None
    later: tuple[str, ...] = ()
    rival: str = ""
    crews: tuple[str, ...] = ()
    stowed: tuple[tuple[str, ...], ...] = ()
    noted: tuple[tuple[str, ...], ...] = ()
    reserving: tuple[SeatId, ...] = ()


def course(table: Table) -> Course:
    """Give the open record of a table of this game."""
    state = table.board.state
    assert isinstance(state, Course)
    return state


def changed(state: Course) -> StateChanged:
    """Make the event that puts a record in place."""
    return StateChanged(state)
