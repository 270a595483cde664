"""What the cards of a game are and can become, as far as it is printed on any of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tabletop.effects.ability import abilities_of
from tabletop.effects.checks_walk import words_of
from tabletop.effects.nodes import Standing, children
from tabletop.effects.selectors import Self
from tabletop.engine.table import Definition
from tabletop.library.pack import Pack

GIVING = ("trait", "kind", "keyword", "as_trait")
"""Fields of what holds, and of what is done, by which a card comes to a word."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What one side of a card is, and makes of itself; with how many of the card there are."""

    kinds: frozenset[str]
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
            if (not kinds or kinds & side.kinds or kinds & self.given)
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
            own = own_words(side)
            kinds, traits = {side.kind} | own, {*side.traits} | own
            sides.append(Printed(frozenset(kinds), frozenset(traits), entry.count))
            names.update((side.name, side.name.partition(" (")[0], side.id))
            keywords.update(side.facts.get("keywords", ()))
            given.update(word for word, own in _given(side) if not own)
            keywords.update(own)
    return World(
        tuple(sides),
        frozenset(kind for side in sides for kind in side.kinds) | given,
        frozenset(trait for side in sides for trait in side.traits) | given,
        frozenset(given),
        frozenset(keywords) | given,
        frozenset(names),
        brought,
    )


def own_words(side: Definition) -> frozenset[str]:
    """List the types, traits and keywords that a card gives to itself alone."""
    return frozenset(word for word, own in _given(side) if own)


def _given(side: Definition) -> Iterator[tuple[str, bool]]:
    """List the types, traits and keywords that effects of a card give; whether to itself alone."""
    for ability in abilities_of(side):
        for _, node in children(ability):
            gives = isinstance(node, Standing) and not getattr(node, "lose", False)
            own = isinstance(node, Standing) and getattr(node, "of", Self()) == Self()
            for vocabulary in ("kinds", "traits", "keywords"):
                for field, word in words_of(node, vocabulary):
                    if field == "as_trait" or (gives and field in GIVING):
                        yield word, own
