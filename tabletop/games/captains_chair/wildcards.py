"""What a Wildcard is for the duration of one operation, where that matters (``CC-14.5``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from tabletop.effects.context import Context
from tabletop.effects.nodes import Condition, Effect, Node, fields_of, nodes_of
from tabletop.effects.ops.flow import If
from tabletop.engine.board import Binding
from tabletop.engine.ids import CardId, zone_of
from tabletop.games.captains_chair.language.attack import Force
from tabletop.games.captains_chair.language.conditions import DifferentSpecies, OpponentHas
from tabletop.games.captains_chair.language.fitting import Fitting
from tabletop.games.captains_chair.language.selectors import InMarket
from tabletop.games.captains_chair.places import HAND
from tabletop.games.captains_chair.traits import (
    ANOTHER_SPECIES,
    ONE_TRAIT,
    RED,
    WILDCARD,
    deciding,
    printed_traits,
)
from tabletop.games.captains_chair.whose import cards_in_play

if TYPE_CHECKING:
    from tabletop.effects.ability import Ability
    from tabletop.effects.reader import Reader

MISSION = "mission"
"""Objectives decide on Wildcards by themselves."""
NO_OTHER: Final = "none"
"""What a Wildcard is that is no other trait."""
COSTLY: Final = ("discharge", "discard", "log", "lose", "take-incident")


def undecided(
    reader: Reader, ability: Ability, context: Context
) -> Mapping[CardId, tuple[str, ...]]:
    """List the Wildcards whose owner must say what they are, each with what it can be.

    Only a Wildcard that an operation could take for two different things has to be one of them,
    or one of those by which alone a condition is met that their owner may not want to be met.
    """
    if context.get(ONE_TRAIT) != Binding(ONE_TRAIT):
        return {}
    found = dict(_torn(reader, ability, context))
    for card, traits in _swaying(reader, ability, context):
        found[card] = tuple(dict.fromkeys((*found.get(card, ()), *traits, NO_OTHER)))
    return found


def _torn(
    reader: Reader, ability: Ability, context: Context
) -> Iterator[tuple[CardId, tuple[str, ...]]]:
    """Give the Wildcards that could be taken for two different things."""
    sought = tuple(dict.fromkeys(_sought((*ability.cost, *ability.do))))
    if ability.timing == MISSION or len(sought) < 2:
        return
    for card in _own(reader, context):
        traits = printed_traits(reader, card)
        if WILDCARD not in traits:
            continue
        lacking = [group for group in sought if not any(trait in traits for trait in group)]
        if len(lacking) > 1:
            yield card, tuple(trait for group in lacking for trait in group)


def _swaying(
    reader: Reader, ability: Ability, context: Context
) -> Iterator[tuple[CardId, tuple[str, ...]]]:
    """Give the Wildcards without which a condition would not be met, where that is a choice.

    Of several that would do each is asked for: none of them has to be what meets it.
    """
    cards = cards_in_play(reader.board, context.controller)
    found = {card: printed_traits(reader, card) for card in cards}
    wild = {card: traits for card, traits in found.items() if WILDCARD in traits}
    bare = context.having(*deciding(dict.fromkeys(wild, NO_OTHER)))
    for node in nodes_of(ability.do) if wild else ():
        if not isinstance(node, If) or not (node.else_ or _costly(node.then)):
            continue
        if not node.condition.holds(reader, context) or node.condition.holds(reader, bare):
            continue
        groups = tuple(_decisive(node.condition))
        for card, traits in wild.items():
            lacking = (group for group in groups if not any(trait in traits for trait in group))
            could_be = tuple(trait for group in lacking for trait in group)
            if could_be:
                yield card, could_be


def _decisive(condition: Condition) -> Iterator[tuple[str, ...]]:
    """List what a Wildcard may be to meet a condition, any of each group."""
    yield from _sought(condition)
    if any(isinstance(node, DifferentSpecies) for node in nodes_of(condition)):
        yield (ANOTHER_SPECIES,)


def _costly(effects: tuple[Effect, ...]) -> bool:
    """Tell whether effects take something from whoever carries them out."""
    return any(node.tag in COSTLY for node in nodes_of(effects))


def _own(reader: Reader, context: Context) -> tuple[CardId, ...]:
    board, seat = reader.board, context.controller
    return (*cards_in_play(board, seat), *board.piles[zone_of(HAND, seat)])


def _sought(node: object) -> Iterator[tuple[str, ...]]:
    """List which traits of a captain's own cards are looked for, any of each group."""
    if isinstance(node, tuple):
        for item in node:
            yield from _sought(item)
        return
    if not isinstance(node, Node) or isinstance(node, Force | OpponentHas | InMarket):
        return
    if isinstance(node, Fitting) and getattr(node, "whose", "you") != "opponent":
        group = tuple(trait for trait in node.trait if trait not in RED)
        if group:
            yield group
    for part in fields_of(type(node)):
        yield from _sought(getattr(node, part.name))
