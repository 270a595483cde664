"""Which printed cards watch or hold anything: most cards of a game do not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tabletop.effects.ability import Ability, abilities_of
from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition


@dataclass(frozen=True, slots=True)
class Watchful:
    """The printed cards that watch or hold anything, by side: most cards of a game do not.

    ``elsewhere`` are the kinds of zones, besides those in play, from which some do.
    """

    printed: Mapping[DefId, tuple[tuple[Ability, ...], ...]]
    elsewhere: frozenset[str]


def watchful(definitions: Mapping[DefId, Definition]) -> Watchful:
    """Index the cards of a game."""
    found: dict[DefId, tuple[tuple[Ability, ...], ...]] = {}
    elsewhere: set[str] = set()
    for key, definition in definitions.items():
        sides = tuple(
            tuple(item for item in abilities_of(side) if item.always or item.after is not None)
            for side in (definition, *definition.sides)
        )
        if any(sides):
            found[key] = sides
            elsewhere.update(item.from_ for side in sides for item in side if item.from_)
    return Watchful(found, frozenset(elsewhere))
