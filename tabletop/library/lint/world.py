"""What the cards of a game are and can become, as far as it is printed on any of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tabletop.effects.ability import abilities_of
from tabletop.effects.checks_walk import words_of
from tabletop.effects.nodes import Standing, children
from tabletop.engine.table import Definition
from tabletop.library.pack import Pack

GIVING = ("trait", "kind", "keyword", "as_trait")
"""Fields of what holds, and of what is done, by which a card comes to a word."""


@dataclass(frozen=True, slots=True)
class Printed:
    """One side of a card in short, with how many of the card there are."""

    kind: str
    traits: frozenset[str]
    count: int


@dataclass(frozen=True, slots=True)
class World:
    """All sides, and the types, traits and keywords that effects can give (``given``).

    ``kinds``, ``traits`` and ``keywords`` are those that some card has or can come to; ``names``
    are what cards are called, with their ids. ``brought`` tells that players bring decks, so that
    there can be more of a card than a set has.
    """

    sides: tuple[Printed, ...]
    kinds: frozenset[str]
    traits: frozenset[str]
    given: frozenset[str]
    keywords: frozenset[str]
    names: frozenset[str]
    brought: bool

    def fitting(self, kinds: Iterable[str], traits: Iterable[str]) -> int:
        """Count the cards that are of one of the types and have one of the traits, where any are
        named; what effects give to cards, any of them can have.
        """
        kinds, traits = frozenset(kinds), frozenset(traits)
        return sum(
            side.count
            for side in self.sides
            if (not kinds or side.kind in kinds or kinds & self.given)
            and (not traits or traits & side.traits or traits & self.given)
        )


def world_of(pack: Pack, brought: bool) -> World:
    """Gather what is printed on a game's cards."""
    sides: list[Printed] = []
    given: set[str] = set()
    keywords: set[str] = set()
    names: set[str] = set()
    for entry in pack.cards.values():
        for side in (entry.definition, *entry.definition.sides):
            sides.append(Printed(side.kind, frozenset(side.traits), entry.count))
            names.update((side.name, side.name.partition(" (")[0], side.id))
            keywords.update(side.facts.get("keywords", ()))
            given.update(_given(side))
    return World(
        tuple(sides),
        frozenset(side.kind for side in sides) | given,
        frozenset(trait for side in sides for trait in side.traits) | given,
        frozenset(given),
        frozenset(keywords) | given,
        frozenset(names),
        brought,
    )


def _given(side: Definition) -> Iterator[str]:
    """List what a card's effects can give to cards: types, traits, keywords."""
    for ability in abilities_of(side):
        for _, node in children(ability):
            for vocabulary in ("kinds", "traits", "keywords"):
                for field, word in words_of(node, vocabulary):
                    gives = isinstance(node, Standing) and not getattr(node, "lose", False)
                    if field == "as_trait" or (gives and field in GIVING):
                        yield word
