"""All that is checked over a whole game once its files have been read rightly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop.effects.language import Language
from tabletop.library.faults import Fault, FaultList
from tabletop.library.finding import read_game
from tabletop.library.lint import cards
from tabletop.library.lint.abilities import ability_faults
from tabletop.library.lint.counters import counter_faults
from tabletop.library.lint.numbers import number_faults
from tabletop.library.lint.sheets import sides_of
from tabletop.library.lint.world import world_of
from tabletop.library.pack import Pack


def lint(pack: Pack, language: Language | None, *, brought: bool) -> Iterator[Fault]:
    """List what is wrong or doubtful in what the cards of a game mean.

    ``brought`` tells that players bring decks of their own.
    """
    sides = sides_of(pack)
    world = world_of(pack, brought)
    traits = tuple(language.words["traits"]) if language is not None else ()
    declared = _declared(pack)
    for side in sides:
        yield from cards.emblem(side)
        yield from cards.references(side, declared, pack.cards, traits or sorted(world.traits))
        if language is not None:
            yield from ability_faults(side, language, world)
    yield from cards.traits(sides, language)
    yield from cards.alike(sides)
    yield from cards.lacking(sides, declared)
    if language is not None:
        yield from number_faults(sides, language)
        yield from counter_faults(sides, pack.layout)


def _declared(pack: Pack) -> Mapping[str, Mapping[str, str]]:
    """Read which facts the types of a game have."""
    _, values = read_game(pack.info.folder, bundled=pack.info.bundled, faults=FaultList())
    types = values.get("types") or {}
    return {name: kind["facts"] for name, kind in types.items()}
