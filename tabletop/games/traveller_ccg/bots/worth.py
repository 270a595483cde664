"""What cards and their texts are worth to a computer captain, in Victory Points.

A text is weighed by what it is made of, the same tree that is carried out; nothing here knows a
card by name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from tabletop.effects.ability import Ability
from tabletop.effects.amounts import Number
from tabletop.effects.nodes import Effect, Node, Standing
from tabletop.effects.patterns import Comes
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg.state import PHASES

CREDIT: Final = 0.2
"""What a Credit is worth: a deck of some 85 has to bring 20 VP."""
TOKEN: Final = 0.3
TRAINED: Final = 1.1
EXPERT: Final = 1.7
JACK: Final = 1.0
USES: Final = 2.5
"""How often an ability is likely to be used in a game."""
ROUNDS: Final = 4.3
"""How often what comes every round is likely to come: so a token from an ability that only exerts
its own card is worth what a capability of the Ship is, which gives a token every round too."""
EACH_ROUND: Final = frozenset(f"{phase}-{edge}" for phase in PHASES for edge in ("begins", "ends"))
FREE_TO_EXERT: Final = frozenset(("exert", "card-toll"))
"""Costs of nothing but the card's own exertion; the toll is 0 unless a solo challenge sets it."""

GAINED: Final[Mapping[str, float]] = {"vp": 1.0, "infamy": -0.25}
EFFECTS: Final[Mapping[str, float]] = {
    "gain-token": TOKEN,
    "draw": 0.3,
    "replenish": 0.25,
    "replenish-this": 0.3,
    "search": 0.6,
    "look": 0.05,
    "rearrange": 0.1,
    "restore": 0.15,
    "ready": 0.3,
    "cancel": 0.7,
    "retarget": 0.4,
    "move": 0.3,
    "move-to": 0.1,
    "put-into-play": 0.6,
    "take-control": 1.2,
    "add-counters": 0.2,
    "remove": 0.6,
}
"""What is good for whoever does it, for each that there is of it."""
HARMS: Final[Mapping[str, float]] = {
    "wound": 0.45,
    "damage": 0.35,
    "exert": 0.2,
    "jettison": 0.8,
    "disperse": 0.6,
    "discard": 0.3,
    "discard-at-random": 0.35,
    "expense": CREDIT,
    "spend": TOKEN,
    "abandon": 0.8,
    "commit": 0.5,
    "attach-complication": 0.4,
    "move-complication": 0.4,
}
"""What is bad for whom it is done to."""
ATTRIBUTES: Final[Mapping[str, float]] = {
    "attack": 0.7,
    "defense": 0.45,
    "initiative": 0.15,
    "jump": 0.5,
    "crew-slots": 0.6,
    "hand-size": 0.5,
    "threshold": -1.0,
    "cost": -0.6,
    "distance": -0.2,
    "abandonment": -0.1,
    "wounds": 0.3,
    "structure": 0.2,
}
KEYWORDS: Final[Mapping[str, float]] = {"armor": 0.4, "hardened": 0.3, "infamous": -0.5}
STANDINGS: Final[Mapping[str, float]] = {
    "suppress-skill": -0.8,
    "control": 1.2,
    "forbid": 0.8,
    "instead-of": 0.6,
    "add-cost": 0.5,
}


def number(amount: Any, usual: float = 1.5) -> float:
    """Give a number, or what is usual where the text has to count something."""
    return float(amount.number) if isinstance(amount, Number) else usual


def _theirs(node: Any) -> bool:
    """Tell whether a text is about opposing captains."""
    for name in ("who", "of", "what", "from_", "controlled_by"):
        part = getattr(node, name, None)
        if isinstance(part, Node) and (part.tag in ("others", "target") or _theirs(part)):
            return True
        if getattr(part, "name", "") in ("target", "victim"):
            return True
    return False


def _inner(node: Any) -> Iterable[tuple[Effect, ...]]:
    for name in ("do", "then", "to"):
        part = getattr(node, name, ())
        if isinstance(part, tuple) and part:
            yield part


def effect_worth(node: Effect) -> float:
    """Weigh one effect."""
    tag = node.tag
    count = getattr(node, "count", None)
    many = 1.0 if count is None else number(count)
    sign = -1.0 if _theirs(node) else 1.0
    if tag in ("gain", "lose"):
        worth = GAINED.get(str(getattr(node, "counter", "")), 0.1) * many
        return sign * (worth if tag == "gain" else -worth)
    if tag in HARMS:
        if tag == "expense":
            many = number(getattr(node, "amount", None), 2)
        return HARMS[tag] * many * (1 if _theirs(node) or tag in ("wound", "damage") else -1)
    if tag in EFFECTS:
        expert = 1.5 if getattr(node, "level", "") == "expert" else 1.0
        return EFFECTS[tag] * many * expert * (1 if tag in ("remove", "cancel") else sign)
    if tag == "until":
        return 0.3 * sum(standing_worth(part) for part in getattr(node, "hold", ()))
    if tag == "choose-one":
        return max((effects_worth(way) for way in getattr(node, "of", ())), default=0.0)
    if tag in ("for-each", "repeat"):
        return 1.8 * sum(effects_worth(part) for part in _inner(node))
    if tag == "for-each-seat":
        return 0.5
    if tag == "as-above":
        return 1.0
    return 0.7 * sum(effects_worth(part) for part in _inner(node))


def effects_worth(nodes: tuple[Effect, ...]) -> float:
    """Weigh effects that are done one after another."""
    return sum(effect_worth(node) for node in nodes)


def standing_worth(node: Standing) -> float:
    """Weigh something that holds."""
    place = getattr(getattr(node, "of", None), "in_", None)
    sign = -1.0 if _theirs(node) or _theirs(place) else 1.0
    match node.tag:
        case "modify":
            by = number(getattr(node, "by", None), 1)
            some = 0.5 if getattr(node, "against", None) is not None else 1.0
            attribute = str(getattr(node, "attribute", ""))
            return sign * some * ATTRIBUTES.get(attribute, 0.2) * by
        case "grant-skill":
            skill = str(getattr(node, "skill", ""))
            if skill == "jack-of-all-trades":
                return sign * JACK
            return sign * (EXPERT if getattr(node, "level", "") == "expert" else TRAINED)
        case "skill-level":
            return sign * TRAINED * int(getattr(node, "by", 1))
        case "grant-capability":
            return sign * 1.3 * int(getattr(node, "count", 1))
        case "grant-keyword":
            keyword = str(getattr(node, "keyword", ""))
            return sign * KEYWORDS.get(keyword, 0.15) * number(getattr(node, "number", None), 1)
        case tag:
            return STANDINGS.get(tag, 0.1)


def hindering_worth(node: Standing, skilled: Collection[str] | None = None) -> float:
    """Weigh what holds of the card that a Hindrance is put on, for whoever puts it there.

    ``skilled`` are the skills which that card has to lose; about half of them if it isn't known.
    """
    if node.tag in ("skill-level", "suppress-skill"):
        if skilled is None:
            return TRAINED / 2
        return TRAINED if str(getattr(node, "skill", "")) in skilled else 0.0
    return abs(standing_worth(node))


def ability_worth(ability: Ability) -> float:
    """Weigh an ability: what it does once, or what it holds as long as its card is in play."""
    if ability.always:
        some = 1.0 if ability.if_ is None else 0.5
        return some * sum(standing_worth(part) for part in ability.always)
    return effects_worth(ability.do)


def cost_worth(ability: Ability) -> float:
    """Weigh what an ability takes besides Credits."""
    taken = 0.0
    for cost in ability.cost:
        match cost.tag:
            case "jettison":
                taken += 0.9
            case "spend":
                taken += 0.2 * number(getattr(cost, "count", None), 1)
            case "discard":
                taken += 0.3 * number(getattr(cost, "count", None), 1)
            case "exert" | "exert-actor":
                taken += 0.12
            case "lose" | "wound" | "damage":
                taken += 0.4
            case _:
                pass
    return taken


def printed_worth(definition: Definition) -> float:
    """Weigh a captain's card by what is printed on it, as if it came into play in mid-game."""
    facts, worth = definition.facts, 0.0
    hinders = "hindrance" in facts.get("keywords", {})
    for skill in facts.get("trained", ()):
        worth += JACK if skill == "jack-of-all-trades" else TRAINED
    for skill in facts.get("expert", ()):
        worth += 1.6 * JACK if skill == "jack-of-all-trades" else EXPERT
    for ability in facts.get("abilities", ()):
        if ability.timing == "procure":
            continue
        once = ability_worth(ability)
        if definition.kind in ("event", "heroic-action"):
            worth = max(worth, once - cost_worth(ability))
        elif ability.always and hinders:
            worth += sum(hindering_worth(part) for part in ability.always)
        elif ability.always:
            worth += once
        elif _every_round(definition, ability):
            worth += ROUNDS * once
        else:
            worth += 0.6 * USES * max(0.0, once - cost_worth(ability))
    return worth


def _every_round(definition: Definition, ability: Ability) -> bool:
    """Tell whether what an ability gives comes each round, with nothing to be paid for it.

    It does as a phase begins or ends, and where a card that does nothing else exerts in a phase of
    its own: a Crew, by contrast, has Gear and Heroic Actions to exert for.
    """
    if ability.if_ is not None:
        return False
    if ability.after is not None:
        each = isinstance(ability.after, Comes) and ability.after.moment in EACH_ROUND
        return each and not ability.cost
    asked = {cost.tag for cost in ability.cost}
    idle = definition.kind != "crew" and bool(ability.phase)
    return idle and "exert" in asked and asked <= FREE_TO_EXERT
