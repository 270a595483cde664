"""How events happen: each may be forbidden or replaced, is performed, and may cause others.

In this order: is it forbidden ('cannot' prevails), is it replaced (once), it is performed by
``engine.change``, and whoever observes may add events and frames that come before anything else.
What is left of a step's events meanwhile waits in a frame of its own, so that a position in the
middle of a resolution is as good as any.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.change import apply
from tabletop.engine.events import Event, Said
from tabletop.engine.frames import At, Frame, Next, Procedure
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table


@dataclass(frozen=True, slots=True)
class Rest:
    """Events of a step that still have to happen, while something that they caused runs.

    ``ready`` have been through replacement; ``past`` have happened; ``below`` tells how many
    frames under this one the step lies that wants to know what happened (0: none does);
    ``asking`` that the frame above will hand back what happens instead of an event.
    """

    todo: tuple[Event, ...]
    ready: tuple[Event, ...]
    past: tuple[Event, ...]
    below: int
    asking: bool = False


def _finish(_at: At[Rest]) -> Next:
    raise AssertionError("the kernel runs this frame itself")


REST_NAME: Final = "engine.rest"
REST: Final = Procedure(REST_NAME, Rest, _finish)


def go_on(rules: Rules, board: Board, frames: list[Frame], sink: list[Event]) -> Board:
    """Go on with the events that wait in the topmost frame; gives the board after them."""
    frame = frames.pop()
    rest: Rest = frame.locals
    if rest.asking:
        rest = replace(rest, ready=(*frame.value, *rest.ready))
    return happen(rules, board, frames, rest, sink)


def happen(rules: Rules, board: Board, frames: list[Frame], rest: Rest, sink: list[Event]) -> Board:
    """Have events happen, until one of them calls a procedure: the others wait beneath it.

    ``frames`` grow by what is called, ``sink`` by what has happened. Gives the board after it.
    """
    todo, ready, past = list(rest.todo), list(rest.ready), list(rest.past)
    while ready or todo:
        replaceable = not ready
        event = todo.pop(0) if replaceable else ready.pop(0)
        if rules.forbid is not None:
            refusal = rules.forbid(Table(board, rules.definitions), event)
            if refusal is not None:
                sink.append(Said(refusal.reason))
                continue
        if replaceable and rules.replace is not None:
            instead = rules.replace(Table(board, rules.definitions), event)
            if isinstance(instead, Frame):
                _wait(frames, todo, ready, past, rest.below, asking=True)
                frames.append(instead)
                return board
            if instead is not None:
                ready[:0] = instead
                continue
        before, board = board, apply(board, event)
        sink.append(event)
        past.append(event)
        if board.result is not None:
            return board
        if rules.observe is None:
            continue
        caused = rules.observe(
            Table(before, rules.definitions), event, Table(board, rules.definitions)
        )
        if not caused:
            continue
        todo[:0] = [item for item in caused if not isinstance(item, Frame)]
        called = [item for item in caused if isinstance(item, Frame)]
        if called:
            _wait(frames, todo, ready, past, rest.below)
            frames.extend(reversed(called))
            return board
    if rest.below:
        waiting = frames[-rest.below]
        frames[-rest.below] = waiting._replace(happened=tuple(past))
    return board


def _wait(
    frames: list[Frame],
    todo: list[Event],
    ready: list[Event],
    past: list[Event],
    below: int,
    *,
    asking: bool = False,
) -> None:
    rest = Rest(tuple(todo), tuple(ready), tuple(past), below, asking)
    frames.append(REST.frame(rest))
