"""What missions are called: their titles are told by their keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_SMALL: Final = frozenset(("a", "an", "and", "at", "for", "in", "of", "on", "the", "to"))
"""Words that are small within a title."""


def title(key: str) -> str:
    """Name a mission by its key: ``birth-of-a-federation`` is Birth of a Federation."""
    first, *others = key.split("-")
    rest = (word if word in _SMALL else word.capitalize() for word in others)
    return " ".join((first.capitalize(), *rest))


MISSIONS: Final = (
    "answer-the-xindi",
    "battle-stations",
    "birth-of-a-federation",
    "boldly-go",
    "cease-fire",
    "first-contact",
    "four-worlds",
    "many-clumps",
    "many-guns",
    "many-hats",
    "many-peoples",
    "new-world",
    "reinforcements-called",
    "seek-new-stars",
    "superior-breed",
    "the-awakening",
    "the-brightest-star",
    "the-envoy",
    "the-high-command",
    "the-search-for-spock",
    "the-undiscovered-country",
    "the-wrath-of-khan",
    "we-are-strong",
    "wrath",
)
"""The keys of all missions on the captain boards (``CC-20.1``)."""
TITLES: Final[Mapping[str, str]] = {key: title(key) for key in MISSIONS}
