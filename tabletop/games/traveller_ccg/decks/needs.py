"""What Contracts ask for, and what of it a Ship has of its own (``TC-33.5``, ``TC-R.116``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tabletop.effects.ability import abilities_of
from tabletop.effects.nodes import Effect
from tabletop.engine.table import Definition

BASIC: Final = ("cargo", "military", "passenger", "survey")
"""The basic capabilities; an advanced one names two of them (``TC-20.1``, ``TC-20.2``)."""


def native(ship: Definition) -> frozenset[str]:
    """List the basic capabilities of a Ship's own icons; advanced ones count as both."""
    icons: Iterable[str] = ship.facts.get("capabilities", ())
    return frozenset(part for icon in icons for part in parts(icon))


def parts(capability: str) -> tuple[str, ...]:
    """Give the basic capabilities that a capability is."""
    return tuple(part for part in capability.split("-") if part in BASIC)


def asked(contract: Definition, timing: str = "contract") -> Iterator[tuple[str, ...]]:
    """List the tokens that a Contract requires; each is the alternatives that meet one."""
    for ability in abilities_of(contract):
        if ability.timing == timing:
            for cost in ability.cost:
                yield from _tokens(cost)


def _tokens(cost: Effect) -> Iterator[tuple[str, ...]]:
    if cost.tag == "spend":
        token = getattr(cost, "token", ())
        yield (token,) if isinstance(token, str) else tuple(token)
    elif cost.tag == "either":
        ways = getattr(cost, "ways", ())
        found = [tuple(token for part in way for token in _tokens(part)) for way in ways]
        if all(found):
            yield tuple(token for way in found for tokens in way for token in tokens)


def foreign(contract: Definition, ship: Definition) -> bool:
    """Tell whether a Contract requires a capability that no icon of the Ship can supply.

    One that may be met by something else than a capability does not count.
    """
    own = native(ship)
    for tokens in asked(contract):
        needed = [parts(token) for token in tokens]
        if needed and all(needed) and not any(own >= {*part} for part in needed):
            return True
    return False
