"""Frames: where in the rules a match stands, as data.

A rule sequence is a :class:`Procedure`, a list of named steps that reads beside the rulebook.
A running one is a :class:`Frame`: the procedure's name, the step that comes next, and its
locals, a frozen record. The stack of frames lies in the position, so a match can be saved,
copied and looked at in the middle of anything.

A step looks at the board, perhaps asks (``await ChooseCards(...)``), and returns a
:class:`Next`: the events it proposes and how to go on. Two laws hold:

* ask before you change: whatever a step asks, it asks before its events happen;
* a step that wants others to act (a window, a resolution) calls another procedure.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from tabletop.engine.decisions import Decision
from tabletop.engine.events import Event
from tabletop.engine.records import make, record
from tabletop.engine.table import Table

L = TypeVar("L")


@dataclass(frozen=True, slots=True)
class Nothing:
    """The locals of a procedure that needs none."""


NOTHING = Nothing()


class Frame(NamedTuple):
    """A running procedure. ``value`` is what a called frame handed back;
    ``happened`` are the events that the last step brought about.
    """

    procedure: str
    step: str
    locals: Any = NOTHING
    value: Any = None
    happened: tuple[Event, ...] = ()


@record
class At(Table, Generic[L]):
    """What a step is given: the table, the frame's locals, and what came of the step before."""

    locals: L
    value: Any = None
    happened: tuple[Event, ...] = ()

    @property
    def table(self) -> Table:
        """The board with its definitions, as actions and effects read it: this itself is one."""
        return self


class Next(NamedTuple):
    """What a step decided: events that happen now, in this order, and how the rules go on.

    ``call`` runs first; then ``step`` of this frame with ``locals``; without ``step`` the frame
    is done and hands ``value`` to its caller.
    """

    events: tuple[Event, ...] = ()
    step: str | None = None
    locals: Any = None
    call: Frame | None = None
    value: Any = None


Step = Callable[[At[Any]], "Next | Coroutine[Decision[Any], Any, Next]"]


def go(step: Step, *events: Event, locals: Any = None) -> Next:  # noqa: A002
    """Let these events happen, then go on with a step of the same procedure."""
    return make(Next, (events, step.__name__, locals, None, None))


def call(
    frame: Frame,
    *events: Event,
    then: Step | None = None,
    locals: Any = None,  # noqa: A002
) -> Next:
    """Let these events happen, run another procedure, then go on with ``then`` (or be done)."""
    return Next(events, None if then is None else then.__name__, locals, frame)


def done(*events: Event, value: Any = None) -> Next:
    """Let these events happen; this procedure is finished and hands back ``value``."""
    return Next(events, value=value)


class Procedure(Generic[L]):
    """A named rule sequence: its steps, by the names of their functions."""

    def __init__(self, name: str, locals_type: type[L], *steps: Step) -> None:
        self.name = name
        self.locals_type = locals_type
        self.steps = {step.__name__: step for step in steps}
        self.first = steps[0].__name__

    def frame(self, locals: L) -> Frame:  # noqa: A002
        """Start this procedure at its first step."""
        return Frame(self.name, self.first, locals)
