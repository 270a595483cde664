"""The abilities of a card: parsed by the game's effect language, and put into words by it."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from tabletop.effects.ability import Ability
from tabletop.effects.language import Language
from tabletop.effects.source import Marked
from tabletop.effects.wording.tokens import plain_text
from tabletop.engine.message import in_words
from tabletop.library.shapes import Report


class Unread(Enum):
    """Stands for the language of a game that can't be loaded: abilities are left unread."""

    UNREAD = "unread"


Abilities: TypeAlias = Language | Unread | None
"""What reads a game's abilities; None for a game whose cards have none."""


def read_abilities(
    language: Abilities, source: Marked, report: Report
) -> tuple[tuple[Ability, ...], str]:
    """Give a card's abilities and its text; what is wrong with them is told."""
    if isinstance(language, Unread):
        return (), ""
    if language is None:
        report.fault(source, "ABILITIES", in_words("this game has no effect language."))
        return (), ""
    abilities, problems = language.parse(source)
    for problem in problems:
        report.at(problem.line, problem.column, problem.code, problem.message)
    return abilities, "\n".join(plain_text(text) for text in language.text(abilities))
