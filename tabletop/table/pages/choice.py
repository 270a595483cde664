"""What a match is started with, and how it is kept for the next time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tabletop.games.definition import OptionValue


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat to be: its name, the computer player that takes it ('' is a person), and the key of
    its deck ('' where there are none).
    """

    name: str
    bot: str = ""
    deck: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """Everything that a match is started with. ``seed`` None asks for a new one."""

    chairs: tuple[Chair, ...]
    options: Mapping[str, OptionValue]
    seed: int | None = None


def choice_data(choice: Choice) -> dict[str, Any]:
    """Put a choice into JSON data, without its seed: each match has a new one."""
    return {
        "chairs": [
            [chair.name, chair.bot, chair.deck] if chair.deck else [chair.name, chair.bot]
            for chair in choice.chairs
        ],
        "options": dict(choice.options),
    }


def choice_of(data: object) -> Choice | None:
    """Read a choice from JSON data, or None when it isn't one."""
    match data:
        case {"chairs": list() as chairs, "options": dict() as options}:
            pass
        case _:
            return None
    read = []
    for chair in chairs:
        match chair:
            case [str() as name, str() as bot]:
                read.append(Chair(name, bot))
            case [str() as name, str() as bot, str() as deck]:
                read.append(Chair(name, bot, deck))
            case _:
                return None
    return Choice(tuple(read), options)
