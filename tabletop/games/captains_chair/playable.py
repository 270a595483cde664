"""What operations of a kind have in common, which their cards needn't say (section 10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from tabletop.effects.ability import FACT, Ability, abilities_of
from tabletop.engine.table import Definition
from tabletop.games.captains_chair.language.marks import ExhaustThis

EXHAUSTING: Final = ("activate", "reaction")
"""Kinds of operations that exhaust their card (``CC-10.2``, ``CC-10.5``)."""

RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "play": "CC-9.10",
        "activate": "CC-10.2",
        "passive": "CC-10.4",
        "reaction": "CC-10.5",
        "resupply": "CC-7.1",
        "clean-up": "CC-11.1",
        "control": "CC-8.5",
        "end-game": "CC-23.5",
        "special": "CC-10.10",
        "mission": "CC-20.1",
        "execute": "CC-11.2",
        "development": "CC-12.4",
    }
)
"""The rules that say how operations of a kind are carried out."""


def playable(definition: Definition) -> Definition:
    """Give a card with what the rules add to its operations."""
    sides = tuple(playable(side) for side in definition.sides)
    abilities = tuple(_completed(ability) for ability in abilities_of(definition))
    if not abilities and sides == definition.sides:
        return definition
    facts = MappingProxyType({**definition.facts, FACT: abilities})
    return replace(definition, facts=facts, sides=sides)


def _completed(ability: Ability) -> Ability:
    """Give an operation that exhausts its card where its kind does so, after its marks."""
    cost = ability.cost
    if ability.timing in EXHAUSTING:
        marks = tuple(one for one in cost if one.mark)
        cost = (*marks, ExhaustThis(), *(one for one in cost if not one.mark))
    return replace(ability, cost=cost, rule=ability.rule or RULES.get(ability.timing or ""))
