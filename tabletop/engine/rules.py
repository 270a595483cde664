"""What the kernel must know of a game: its procedures, and who looks at each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from tabletop.engine.actions import ActionKind
from tabletop.engine.events import Event
from tabletop.engine.frames import Frame, Procedure
from tabletop.engine.ids import DefId, SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.table import Definition, Table
from tabletop.engine.tongue import NO_OWN, Own

Forbid = Callable[[Table, Event], Refusal | None]
"""Says why an event can't happen. 'Cannot' prevails: it is asked before any replacement."""

Replace = Callable[[Table, Event], "tuple[Event, ...] | Frame | None"]
"""Gives what happens instead of an event, or a frame that asks and then hands back the events
(a tuple of events as its value); None leaves the event as it is. Asked once for each event."""

Observe = Callable[[Table, Event, Table], "tuple[Event | Frame, ...]"]
"""Sees each event with the tables before and after it; gives what happens at once because of it:
further events, and frames (triggers, reaction windows) that run before anything else goes on."""

Redact = Callable[[Any, SeatId], Any]
"""Gives the game's own record (``Board.state``) as a seat, or ``ONLOOKER``, may know it: without
what other seats privately remember."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one game, as far as the kernel needs them.

    ``definitions`` are all cards that can be on its board. ``records`` are the game's own frozen
    record types, for saves. A hook that is None costs nothing. ``automa`` is what players call
    whoever controls the cards that the rules play (``ids.AUTOMA``), where there are any.
    ``guarded`` names the decisions of which not even that they are asked may tell what only the
    asked seat knows; None stands for all of them. ``own`` is what the game says of its own in the
    language in which it was read.
    """

    procedures: Mapping[str, Procedure[Any]]
    definitions: Mapping[DefId, Definition]
    actions: tuple[ActionKind, ...] = ()
    forbid: Forbid | None = None
    replace: Replace | None = None
    observe: Observe | None = None
    redact: Redact | None = None
    records: tuple[type, ...] = ()
    automa: str = "The game"
    own: Own = NO_OWN
    guarded: frozenset[str] | None = None


def procedures(*all_of_them: Procedure[Any]) -> Mapping[str, Procedure[Any]]:
    """Index procedures by name. Raises ValueError when two share one."""
    index = {procedure.name: procedure for procedure in all_of_them}
    if len(index) < len(all_of_them):
        raise ValueError("two procedures share a name")
    return MappingProxyType(index)
