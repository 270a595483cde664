"""What a scenario file says, as records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Said:
    """An answer as a scenario writes it: a seat, and either an action or a decision's answer.

    ``seat`` is None when only one seat is asked. ``copy`` is the place, from 1 on, among actions
    that are alike but for the card. ``decision`` names the question where it isn't an action;
    ``value`` is its answer in the file's own words.
    """

    seat: int | None = None
    action: str | None = None
    card: str | None = None
    ability: str | None = None
    zone: str | None = None
    copy: int = 1
    decision: str | None = None
    value: Any = None


@dataclass(frozen=True, slots=True)
class Step:
    """One step, with its line: ``answer``, ``refused``, ``offered``, ``unoffered``, ``expect``."""

    kind: str
    line: int
    said: Said = Said()
    checks: Mapping[str, Any] = field(default_factory=dict)
    reason: str | None = None
    rule: str | None = None


Forced = Mapping[str, tuple[Any, ...]]
"""What chance is made to answer, by the name of the decision."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A continuation of the steps that all branches share."""

    name: str
    steps: tuple[Step, ...]
    chance: Forced


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a story begins: the match as it is set up, what is put elsewhere then, and chance."""

    players: tuple[str, ...]
    options: Mapping[str, Any]
    decks: Mapping[int, Any]
    seed: int
    setup: Mapping[str, Any]
    rest: str | None
    state: Mapping[str, Any]
    counters: Mapping[str, int]
    seat_counters: Mapping[int, Mapping[str, int]]
    out: tuple[int, ...]
    chance: Forced


@dataclass(frozen=True, slots=True)
class Scenario:
    """A whole file."""

    path: Path
    name: str
    game: str
    rules: tuple[str, ...]
    setting: Setting
    steps: tuple[Step, ...]
    branches: tuple[Branch, ...]


class ScenarioError(Exception):
    """A step can't be done or does not hold: what was expected, what was found."""

    def __init__(self, expected: str, found: str, line: int = 0) -> None:
        super().__init__(f"expected {expected}, found {found}")
        self.expected = expected
        self.found = found
        self.line = line
