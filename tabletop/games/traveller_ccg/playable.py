"""Cards as they can be played: what the rules let one do with each besides what it says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from tabletop.effects.ability import FACT, Ability, abilities_of
from tabletop.effects.amounts import Sum
from tabletop.effects.nodes import Effect
from tabletop.effects.ops.choose import Choose
from tabletop.effects.ops.move import Discard, PutBack
from tabletop.effects.selectors import Host
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg.costs import Credits, Price, Require
from tabletop.games.traveller_ccg.entering import ATTACHED
from tabletop.games.traveller_ccg.heroic import ChooseActor, ExertActor
from tabletop.games.traveller_ccg.language.costs import Either
from tabletop.games.traveller_ccg.language.harm import Damage, Wound
from tabletop.games.traveller_ccg.language.ordering import InOrder
from tabletop.games.traveller_ccg.language.states import Disperse, Exert, Jettison
from tabletop.games.traveller_ccg.places import HAND
from tabletop.games.traveller_ccg.pricing import target_names
from tabletop.games.traveller_ccg.procuring import (
    HOST,
    EnterPlay,
    Foundations,
    NeedsFoundation,
)
from tabletop.games.traveller_ccg.skills import DEGREES
from tabletop.games.traveller_ccg.solo.tolls import CardToll, HarmToll
from tabletop.games.traveller_ccg.timing import (
    ACTION,
    ACTIONS,
    ANYTIME,
    PROCURE,
    REACTION,
    USE,
    USED,
)

PERMANENTS: Final = ("connection", "crew", "gear", "upgrade")
"""Types of cards that are procured (``TC-16.1``)."""
BURNT: Final = ("crew", "gear", "upgrade")
"""Types of cards that a solo challenge takes for using their abilities (``TC-33.18``)."""
TRANSIENTS: Final = ("event", "heroic-action")


RULES: Final[Mapping[str, str]] = MappingProxyType(
    {ACTION: "TC-28.7", REACTION: "TC-28.8", ANYTIME: "TC-28.9", USE: "TC-17.3"}
)
"""The rules that say when abilities can be used, by their timing."""


def playable(definition: Definition) -> Definition:
    """Give a card with what the rules let one do with it, besides what it says."""
    sides = tuple(playable(side) for side in definition.sides)
    abilities = tuple(_completed(definition, ability) for ability in abilities_of(definition))
    if definition.kind in PERMANENTS:
        abilities = (procuring(definition), *abilities)
    if not abilities and sides == definition.sides:
        return definition
    facts = MappingProxyType({**definition.facts, FACT: abilities})
    return replace(definition, facts=facts, sides=sides)


def procuring(definition: Definition) -> Ability:
    """Make the ability to procure a permanent from the hand (section 16)."""
    attaches = definition.kind in ATTACHED
    hindrance = "hindrance" in definition.facts.get("keywords", {})
    chosen = definition.kind == "gear" or hindrance
    return Ability(
        key=PROCURE,
        timing=PROCURE,
        phase=("procurement",),
        from_=HAND,
        targets=(Choose(HOST, Foundations()),) if attaches and chosen else (),
        cost=(
            *((NeedsFoundation(),) if attaches else ()),
            Price(card=True, taxed=True),
            HarmToll(),
        ),
        do=(EnterPlay(),),
        rule="TC-16.1",
    )


def _completed(definition: Definition, ability: Ability) -> Ability:
    """Give an ability with its whole price, and with what its kind of card asks for besides."""
    if definition.kind in TRANSIENTS and ability.after is None and not ability.always:
        ability = _transient(definition, ability)
    if ability.timing == USE:
        ability = replace(ability, cost=(*ability.cost, Exert(Host())))
    if ability.timing in ACTIONS and not ability.phase:
        # Only the Action Phase opens Actions in general (``TC-R.73``).
        ability = replace(ability, phase=("action",))
    if ability.timing in USED or (ability.after is not None and ability.cost):
        ability = replace(ability, cost=_priced(definition, ability))
    return replace(ability, rule=ability.rule or RULES.get(ability.timing or ""))


def _transient(definition: Definition, ability: Ability) -> Ability:
    """Complete an Event, a Reaction unless it says otherwise (``TC-28.10``), or a Heroic Action."""
    if definition.kind == "event":
        return replace(ability, timing=ability.timing or REACTION, from_=HAND)
    skill, level = str(definition.facts["skill"]), DEGREES[ability.key]
    return replace(
        ability,
        timing=ability.timing or ACTION,
        from_=HAND,
        targets=(ChooseActor(skill, level), *ability.targets),
        cost=(*ability.cost, ExertActor(skill, level)),
    )


def _priced(definition: Definition, ability: Ability) -> tuple[Effect, ...]:
    """Put all Credits into one price, which is paid before what else there is to choose.

    What must be so, and what exerts itself, comes before it: an Expendable card that pays the
    Credits can't undo that, and nothing is half paid (``TC-R.41``).
    """
    rest = tuple(cost for cost in ability.cost if not isinstance(cost, Credits))
    settled = tuple(cost for cost in rest if _settled(cost))
    chosen = tuple(cost for cost in rest if _chosen(cost))
    if len(chosen) > 1:
        rest = (*(cost for cost in rest if cost not in chosen), InOrder(chosen))
    rest = tuple(cost for cost in rest if cost not in settled)
    credits_ = [cost.amount for cost in ability.cost if isinstance(cost, Credits)]
    played = definition.kind in TRANSIENTS and ability.from_ == HAND
    names = target_names(ability)
    if definition.kind in BURNT:
        rest = (*rest, CardToll())
    if played:
        rest = (*rest, HarmToll())
    if not credits_ and not played and not names:
        return (*settled, *rest)
    amount = Price().amount
    if credits_:
        # All of them are due, as one expense (``TC-5.8``, ``TC-R.38``).
        amount = credits_[0] if len(credits_) == 1 else Sum(tuple(credits_))
    return (*settled, Price(amount, card=played, targets=names), *rest)


def _chosen(cost: Effect) -> bool:
    """Tell whether the payer chooses what a part of a cost takes: then the order may matter."""
    if isinstance(cost, Exert | Jettison | Disperse):
        return cost.count is not None or cost.up_to
    if isinstance(cost, Wound | Damage):
        return cost.among is not None
    return isinstance(cost, Discard | PutBack | Either)


def _settled(cost: Effect) -> bool:
    """Tell whether there is nothing to choose in a cost, and nothing that leaves play."""
    if isinstance(cost, Exert):
        return cost.count is None and not cost.up_to
    return isinstance(cost, Require)
