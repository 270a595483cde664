"""What Contracts ask for, and what of it a Ship has of its own (``TC-33.5``, ``TC-R.116``)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.effects.ability import abilities_of
from tabletop.effects.nodes import Effect
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg.language.costs import Either
from tabletop.games.traveller_ccg.language.tokens import Spend
from tabletop.games.traveller_ccg.language.words import CAPABILITIES


def native(ship: Definition) -> frozenset[str]:
    """List the capabilities of a Ship's own icons; an advanced one counts as both of its parts."""
    icons: tuple[str, ...] = ship.facts.get("capabilities", ())
    return frozenset(part for icon in icons for part in (icon, *icon.split("-")))


def required(side: Definition, timing: str = "contract") -> Iterator[Effect]:
    """List the requirements of a Contract, or of the other half with another timing."""
    for ability in abilities_of(side):
        if ability.timing == timing:
            yield from ability.cost


def ways(cost: Effect) -> Iterator[Effect]:
    """List what a requirement may be met with, whichever way is gone."""
    if isinstance(cost, Either):
        for way in cost.of:
            for part in way:
                yield from ways(part)
    else:
        yield cost


def tokens(side: Definition, timing: str = "contract") -> Iterator[tuple[str, ...]]:
    """List the tokens that may be spent on requirements; each is the kinds that will do for one."""
    for cost in required(side, timing):
        for part in ways(cost):
            if isinstance(part, Spend):
                yield part.token


def foreign(contract: Definition, ship: Definition) -> bool:
    """Tell whether a Contract requires a capability that no icon of the Ship can supply.

    One that may be met with something else than a capability does not count.
    """
    own = native(ship)
    return any(_lacking(cost, own) for cost in required(contract))


def _lacking(cost: Effect, own: frozenset[str]) -> bool:
    if isinstance(cost, Spend):
        return all(token in CAPABILITIES and token not in own for token in cost.token)
    if isinstance(cost, Either):
        return all(any(_lacking(part, own) for part in way) for way in cost.of)
    return False
