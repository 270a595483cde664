"""Looking up what is printed on the cards of a captain's crew."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.nodes import children
from tabletop.engine.table import Definition
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.registry import info_of
from tabletop.library import load_pack


@cache
def cards() -> tuple[Definition, ...]:
    """Read all cards of the game."""
    return load_pack(info_of("captains-chair"), LANGUAGE).definitions


def printed(card: str) -> Definition:
    """Give what is printed on a card."""
    return next(one for one in cards() if one.id == card)


def crew(captain: str) -> tuple[Definition, ...]:
    """List the cards of a captain's crew, the captain among them, the board not."""
    return tuple(
        card
        for card in cards()
        if card.facts.get("crew") == captain and card.kind not in ("board", "token")
    )


def split(captain: str) -> Counter[str]:
    """Count a crew by where its cards lie at the beginning."""
    return Counter(str(card.facts.get("position", card.kind)) for card in crew(captain))


def ability(card: Definition, key: str) -> Ability:
    """Give an ability of a card by its key."""
    return next(one for one in abilities_of(card) if one.key == key)


def timed(card: Definition, timing: str) -> tuple[Ability, ...]:
    """List the abilities of a card that are of one kind of operation."""
    return tuple(one for one in abilities_of(card) if one.timing == timing)


def words(card: Definition, *tags: str) -> tuple[Any, ...]:
    """List the nodes of some words in all the abilities of a card."""
    found = (node for one in abilities_of(card) for _, node in children(one))
    return tuple(node for node in found if node.tag in tags)


def costs_a_chip(one: Ability) -> bool:
    """Tell whether an operation has the action chip before it."""
    return any(node.tag == "chip" for node in one.cost)
