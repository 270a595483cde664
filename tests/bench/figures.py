"""One figure of a bench: what was found, what it is held against, and how both are printed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """``against`` is a figure of the same run, called ``beside``; then ``goal`` is about the ratio
    of the two, else about what was found. ``goal`` is the least when ``at_least``, else what must
    not be reached; None when the figure is only told. ``found`` is None for what could not be
    measured here, and ``beside`` says why.
    """

    name: str
    found: float | None
    goal: float | None
    unit: str = "ms"
    at_least: bool = False
    against: float | None = None
    beside: str = ""

    @property
    def ratio(self) -> float | None:
        """What was found to what it is held against; to the goal, where that is all there is."""
        base = self.goal if self.against is None else self.against
        return self.found / base if self.found is not None and base else None

    @property
    def met(self) -> bool:
        """Whether the goal, if there is one, is met."""
        judged = self.found if self.against is None else self.ratio
        if self.goal is None or judged is None:
            return True
        return judged >= self.goal if self.at_least else judged < self.goal


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _row(one: Figure) -> tuple[str, ...]:
    found = "" if one.found is None else f"{_number(one.found)} {one.unit}"
    beside, goal = one.beside, one.goal
    if one.against is not None:
        beside = f"{one.beside} {_number(one.against)} {one.unit}"
    elif one.found is not None and one.goal is not None:
        beside, goal = f"goal {_number(one.goal)} {one.unit}", 1
    if one.found is None or goal is None:
        wanted = ok = ""
    else:
        wanted = f"{'≥' if one.at_least else '<'} {goal:.3g}"
        ok = "yes" if one.met else "NO"
    return one.name, found, beside, "" if one.ratio is None else _number(one.ratio), wanted, ok


def table(figures: Iterable[Figure]) -> str:
    """Set figures in columns: what, found, held against what, the ratio, its goal, whether met."""
    rows = [("what", "found", "held against", "ratio", "goal", "met"), *map(_row, figures)]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        name, found, beside, ratio, goal, met = (
            cell.rjust(width) if place in (1, 3, 4) else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, wide, strict=True))
        )
        lines.append(f"{name}  {found}  {beside}  {ratio}  {goal}  {met}".rstrip())
    return "\n".join(lines)


def report(figures: Iterable[Figure]) -> int:
    """Print figures; gives 1 when a goal is missed, as an exit code."""
    listed = tuple(figures)
    print(table(listed))
    return int(not all(one.met for one in listed))
