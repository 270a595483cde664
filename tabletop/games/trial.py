"""How a card is tried: a match of its game that begins with the card in hand and what it needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from tabletop.engine.ids import DefId

if TYPE_CHECKING:
    from tabletop.games.definition import OptionValue

NONE: Final[Mapping[Any, Any]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Trial:
    """Where a card is tried; the first seat is that of whoever tries it, all others play by
    themselves.

    ``setup``, ``rest``, ``counters``, ``seat_counters`` and ``decks`` say what lies where, as in a
    scenario file (``docs/scenarios.md``). With ``waits``, verbs of the game, the first seat lets
    time go by until the card can be used.
    """

    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=lambda: NONE)
    decks: Mapping[int, Any] = field(default_factory=lambda: NONE)
    setup: Mapping[str, Any] = field(default_factory=lambda: NONE)
    rest: str | None = None
    counters: Mapping[str, int] = field(default_factory=lambda: NONE)
    seat_counters: Mapping[int, Mapping[str, int]] = field(default_factory=lambda: NONE)
    waits: tuple[str, ...] = ()


Trials = Callable[[DefId], Trial]
"""Gives the trial of each card of a game."""
