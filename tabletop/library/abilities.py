"""The abilities of a card: parsed by the game's effect language, and put into words by it."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from tabletop.effects.source import Marked, Problem
from tabletop.library.shapes import Report


class AbilityReader(Protocol):
    """Parses a card's ``abilities`` and writes their text."""

    def __call__(self, source: Marked, problems: list[Problem]) -> tuple[tuple[Any, ...], str]:
        """Give the abilities and the text; mistakes go on the list."""


Abilities: TypeAlias = "AbilityReader | None"


def read_abilities(
    language: Abilities, source: Marked, report: Report
) -> tuple[tuple[Any, ...], str]:
    """Give a card's abilities and its text; what is wrong with them is told."""
    if language is None:
        report.fault(source, "ABILITIES", "this game has no effect language.")
        return (), ""
    problems: list[Problem] = []
    abilities, text = language(source, problems)
    for problem in problems:
        report.at(problem.line, problem.column, problem.code, problem.message)
    return abilities, text
