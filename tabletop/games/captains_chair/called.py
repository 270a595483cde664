"""What resources, tracks and types are called in sentences, so that each language has its word."""

from __future__ import annotations

from typing import Final

from tabletop.engine.message import Message, numbered, say
from tabletop.games.captains_chair.state import (
    CHIPS,
    DILITHIUM,
    GLORY,
    INFLUENCE,
    LATINUM,
    MILITARY,
    RESEARCH,
)

COUNTERS_CALLED: Final = {
    DILITHIUM: "dilithium",
    LATINUM: "latinum",
    GLORY: "glory",
    RESEARCH: "Research",
    INFLUENCE: "Influence",
    MILITARY: "Military",
    CHIPS: "action chip",
    "wildcard": "Wildcard",
}
"""Counters of players, and symbols, by their names within a sentence."""
_HEADED: Final = {DILITHIUM: "Dilithium", LATINUM: "Latinum", GLORY: "Glory"}
_TYPES: Final = {"person": "Person", "ally": "Ally", "ship": "Ship", "cargo": "Cargo"}
_TYPES_OF_MANY: Final = {"person": "Persons", "ally": "Allies", "ship": "Ships", "cargo": "Cargo"}


def called(counter: str, count: int = 1) -> Message:
    """Call what a player has so much of."""
    if counter == CHIPS and count > 1:
        return say("action chips")
    return say(COUNTERS_CALLED[counter])


def cards_called(count: int) -> Message:
    """Say how many cards."""
    return numbered(count, "{count} card", "{count} cards")


def headed(counter: str) -> Message:
    """Call a resource or a track where its name stands alone."""
    return say(_HEADED[counter]) if counter in _HEADED else called(counter)


def called_type(kind: str, count: int = 1) -> Message:
    """Call one or several cards of a type of the Market."""
    return say(_TYPES[kind]) if count == 1 else say(_TYPES_OF_MANY[kind])
