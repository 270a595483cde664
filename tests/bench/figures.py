"""One figure of a bench: what was found, what is wanted, and how both are printed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """``goal`` is the least when ``at_least``, else what must not be reached; None when the figure
    is only told.
    """

    name: str
    found: float
    goal: float | None
    unit: str = "ms"
    at_least: bool = False

    @property
    def met(self) -> bool:
        """Whether the goal, if there is one, is met."""
        if self.goal is None:
            return True
        return self.found >= self.goal if self.at_least else self.found < self.goal


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def table(figures: Iterable[Figure]) -> str:
    """Set figures in columns: name, found, goal, ok."""
    lines = [f"{'name':52} {'found':>16} {'goal':>9}  ok"]
    for one in figures:
        goal = "" if one.goal is None else f"{'≥' if one.at_least else '<'} {_number(one.goal)}"
        ok = "" if one.goal is None else "yes" if one.met else "NO"
        found = f"{_number(one.found)} {one.unit}"
        lines.append(f"{one.name:52} {found:>16} {goal:>9}  {ok}".rstrip())
    return "\n".join(lines)


def report(figures: Iterable[Figure]) -> int:
    """Print figures; gives 1 when a goal is missed, as an exit code."""
    listed = tuple(figures)
    print(table(listed))
    return int(not all(one.met for one in listed))
