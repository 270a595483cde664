"""What a lesson file says, as records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from tabletop.engine.ids import SeatId
from tabletop.library.faults import CardDataError, Fault
from tabletop.scenario.story import Said, Setting

Place = tuple[int, int]
"""A line and a column of the file."""

Doer = Literal["learner", "table"]
"""Who makes a move: the table waits for the learner, or it happens before their eyes."""


@dataclass(frozen=True, slots=True)
class Note:
    """What the learner is told before a move, and what it points at: a card, a zone (its name or
    its kind), a part of the window. Where it names nothing, it points at what the move is about.
    """

    text: str
    zone: str = ""
    card: str = ""
    panel: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """A note, a move, or both. ``places`` says where its keys stand, '' the step itself."""

    note: Note | None
    move: Said | None
    doer: Doer
    places: Mapping[str, Place] = field(default_factory=dict)

    def place(self, key: str) -> Place:
        """Tell where a key stands, or the step where it is not written."""
        return self.places.get(key) or self.places.get("", (1, 1))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole file. What comes before the first note has happened when the lesson begins."""

    path: Path
    title: str
    summary: str
    game: str
    learner: SeatId
    setting: Setting
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """What it is known by among the lessons of its game."""
        return self.path.stem

    @property
    def notes(self) -> tuple[Note, ...]:
        """All notes, in order."""
        return tuple(step.note for step in self.steps if step.note is not None)

    def fault(self, step: Step | None, key: str, code: str, message: str) -> Fault:
        """Tell of a mistake in a step, or in the file as a whole."""
        line, column = (1, 1) if step is None else step.place(key)
        return Fault(self.path, line, column, "", code, message)


class LessonError(CardDataError):
    """A lesson can't be followed. ``faults`` says where, and why."""
