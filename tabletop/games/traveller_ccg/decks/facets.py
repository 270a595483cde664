"""What a card can be searched by besides its facts: skills, what it asks for, when it is used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tabletop.effects.ability import abilities_of
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg.decks.needs import required, ways
from tabletop.games.traveller_ccg.language.tokens import Spend

ASKING: Final = ("contract", "complication", "subplot")
"""Timings of abilities that are requirements of an adventure card."""
NAMES: Final = {"defeat": "enemy ship"}
"""What else than a token a requirement can be, where its word in card data does not say it."""


def facets(side: Definition) -> Mapping[str, tuple[str, ...]]:
    """Give the words of a side of a card: ``skill``, ``requires``, ``subplot``, ``used``,
    ``phase``.
    """
    facts = side.facts
    skill = (facts["skill"],) if "skill" in facts else ()
    used = [ability for ability in abilities_of(side) if ability.timing not in ASKING]
    found = {
        "skill": (*facts.get("trained", ()), *facts.get("expert", ()), *skill),
        "requires": _asked(side, ("contract", "complication")),
        "subplot": _asked(side, ("subplot",)),
        "used": tuple(str(ability.timing) for ability in used if ability.timing is not None),
        "phase": tuple(str(phase) for ability in used for phase in ability.phase),
    }
    return {name: words for name, words in found.items() if words}


def _asked(side: Definition, timings: Iterable[str]) -> tuple[str, ...]:
    """List what may be asked for: tokens, an expense, an enemy ship to be fought ..."""
    words: list[str] = []
    for timing in timings:
        for cost in required(side, timing):
            for part in ways(cost):
                words += part.token if isinstance(part, Spend) else [NAMES.get(part.tag, part.tag)]
    return tuple(words)
