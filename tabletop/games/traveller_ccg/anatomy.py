"""What each kind of card must be and may say (section 31); a card that is not so is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.nodes import Effect, children
from tabletop.effects.source import Mistake
from tabletop.effects.standing import GrantKeyword
from tabletop.engine.message import in_words
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg.costs import Credits, Expense
from tabletop.games.traveller_ccg.language.captains import Actor
from tabletop.games.traveller_ccg.language.costs import Defeat, Either
from tabletop.games.traveller_ccg.language.picking import REQUIREMENTS
from tabletop.games.traveller_ccg.language.words import PRINTED_ONLY, SPECIES, WORDS

BACKS: Final[Mapping[str, str]] = {"ship": "ship", "contract": "adventure"}
"""The backs of cards that are not of the Captain's Deck (``TC-31.2``, ``TC-31.5``)."""
LEVELS: Final = tuple(WORDS["labels"])
"""The two abilities of a Heroic Action, by their keys (``TC-31.10``)."""
ENEMY: Final = ("attack", "defense", "initiative", "structure")
"""What an enemy ship has (``TC-31.4``)."""
_ALL: Final = ("action", "reaction", "anytime", "collect")
TIMINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "contract": ("contract", "subplot"),
    "complication": ("complication", "subplot"),
    "gear": (*_ALL, "use"),
    "event": ("action", "reaction", "anytime"),
    "heroic-action": ("action", "reaction"),
}
"""When abilities of the cards of a type can be used; others at any of the usual times."""

Found = Iterator[Mistake]


def mistakes(card: Definition) -> Found:
    """Give all that is wrong with a card as a whole (``TC-31.12``)."""
    back = BACKS.get(card.kind, "captain")
    if card.kind == "complication":
        yield Mistake(
            ("type",), "SIDE", in_words("a Complication is the other side of a Contract.")
        )
    elif card.back != back:
        message = in_words(
            "a card of the type {kind} has the back {back}, not {other_back}.",
            kind=card.kind,
            back=repr(back),
            other_back=repr(card.back),
        )
        yield Mistake(("back",), "BACK", message)
    yield from _sides(card)
    yield from _side(card, ())
    for number, side in enumerate(card.sides):
        yield from _side(side, ("sides", number))


def _sides(card: Definition) -> Found:
    if card.kind == "contract":
        if [side.kind for side in card.sides] != ["complication"]:
            message = in_words("a Contract has one other side, a Complication.")
            yield Mistake(("sides",), "SIDE", message)
    elif card.sides:
        message = in_words("a card of the type {kind} has no other side.", kind=card.kind)
        yield Mistake(("sides",), "SIDE", message)


def _side(side: Definition, where: tuple[str | int, ...]) -> Found:
    for found in _own(side):
        yield replace(found, path=(*where, *found.path))


def _own(side: Definition) -> Found:
    yield from _facts(side)
    allowed = TIMINGS.get(side.kind, _ALL)
    for number, ability in enumerate(abilities_of(side)):
        for message in _ability(side, ability, allowed):
            yield Mistake(("abilities", number), "ABILITY", message)
    for message in _together(side):
        yield Mistake(("abilities",), "ABILITY", message)


def _facts(side: Definition) -> Found:
    for number, trait in enumerate(side.traits):
        if trait not in WORDS["traits"]:
            message = in_words(
                "the game has no trait {trait}. A new one is added to its words.", trait=repr(trait)
            )
            yield Mistake(("traits", number), "TRAIT", message)
    species = str(side.facts.get("species", "Human"))
    if species.lower().replace("’", "-").replace(" ", "-") not in SPECIES:
        message = in_words(
            "the game has no Species {species}. A new one is added to its words.",
            species=repr(species),
        )
        yield Mistake(("facts", "species"), "SPECIES", message)
    skills = (*side.facts.get("trained", ()), *side.facts.get("expert", ()))
    for skill in dict.fromkeys(skill for skill in skills if skills.count(skill) > 1):
        message = in_words(
            "the skill {skill} stands here twice; a Crew has it on one level.", skill=repr(skill)
        )
        yield Mistake(("facts",), "SKILL", message)
    for keyword, number in side.facts.get("keywords", {}).items():
        if number < 1:
            message = in_words("the number of a keyword is 1 or more, not {number}.", number=number)
            yield Mistake(("facts", "keywords", keyword), "KEYWORD", message)
    if side.kind == "complication":
        yield from _enemy(side)


def _enemy(side: Definition) -> Found:
    missing = [name for name in ENEMY if side.facts.get(name) is None]
    fought = any(
        isinstance(node, Defeat) for ability in abilities_of(side) for _, node in children(ability)
    )
    if fought and missing:
        message = in_words(
            "the enemy ship that is to be defeated has no {what}.",
            what=in_words(" and no ").join(missing),
        )
        yield Mistake(("facts",), "MISSING", message)
    elif not fought and len(missing) < len(ENEMY):
        message = in_words("there is an enemy ship, but nothing asks to defeat it (defeat: enemy).")
        yield Mistake(("facts",), "ABILITY", message)


def _ability(side: Definition, ability: Ability, allowed: tuple[str, ...]) -> Iterator[str]:
    """Tell what is wrong with an ability, for a card of this type."""
    key, kind = ability.key, side.kind
    if ability.timing is None and ability.after is None and not ability.always:
        yield in_words(
            "{key} never happens: it needs 'timing', 'after' or 'always'.", key=repr(key)
        )
    if ability.timing is not None and ability.timing not in allowed:
        listed = ", ".join(repr(timing) for timing in allowed)
        yield in_words(
            "on a card of the type {kind} {key} has one of the timings {listed}.",
            kind=kind,
            key=repr(key),
            listed=listed,
        )
    if kind == "event" and ability.from_ is None:
        yield in_words(
            "{key} of a card that is never in play says from where it works ('from: hand').",
            key=repr(key),
        )
    if kind != "heroic-action" and any(isinstance(node, Actor) for _, node in children(ability)):
        yield in_words(
            "{key} speaks of the acting Crew ('actor'), whom Heroic Actions alone have.",
            key=repr(key),
        )
    for _, node in children(ability):
        if isinstance(node, GrantKeyword) and node.keyword in PRINTED_ONLY:
            yield in_words(
                "{key} grants {keyword}, which is only ever printed.",
                key=repr(key),
                keyword=repr(node.keyword),
            )
        if isinstance(node, Either) and (len(node.of) < 2 or not all(node.of)):
            yield in_words(
                "{key} says 'either' without two ways that ask for something.", key=repr(key)
            )
    yield from _costs(ability)


def _costs(ability: Ability) -> Iterator[str]:
    key = ability.key
    asks = ability.timing in REQUIREMENTS
    if asks and not ability.cost:
        yield in_words(
            "{key} asks for nothing: its requirements stand under 'cost'.", key=repr(key)
        )
    if ability.timing == "subplot" and not ability.do:
        yield in_words("the subplot {key} has no award: that stands under 'do'.", key=repr(key))
    if ability.timing in ("contract", "complication") and ability.do:
        yield in_words(
            "{key} has requirements alone; what it does belongs in another ability.", key=repr(key)
        )
    for cost in _each(ability.cost):
        if asks and isinstance(cost, Credits):
            yield in_words(
                "{key} has requirements, where Credits are an expense ('expense: 2').",
                key=repr(key),
            )
        if not asks and isinstance(cost, Expense):
            yield in_words(
                "{key} has costs, where Credits are just 'credits: 2', not an expense.",
                key=repr(key),
            )
        if ability.timing != "complication" and isinstance(cost, Defeat):
            yield in_words(
                "{key} has an enemy ship defeated, which Complications alone ask for.",
                key=repr(key),
            )


def _each(costs: tuple[Effect, ...]) -> Iterator[Effect]:
    for cost in costs:
        yield cost
        if isinstance(cost, Either):
            for way in cost.of:
                yield from _each(way)


def _together(side: Definition) -> Iterator[str]:
    """Tell of abilities that a card has too many or too few of."""
    abilities = abilities_of(side)
    if side.kind in ("contract", "complication"):
        count = sum(ability.timing == side.kind for ability in abilities)
        if count != 1:
            yield in_words(
                "one ability of the timing '{kind}' has all requirements, not {count}.",
                kind=side.kind,
                count=count,
            )
    elif side.kind == "heroic-action":
        keys = [ability.key for ability in abilities]
        if sorted(keys) != sorted(LEVELS):
            yield in_words(
                "a Heroic Action has just two abilities, with the keys 'trained' and 'expert'."
            )
        elif any(ability.timing is None or ability.from_ != "hand" for ability in abilities):
            yield in_words(
                "both abilities of a Heroic Action are used from the hand ('from: hand')."
            )
    elif side.kind == "event" and not abilities:
        yield in_words("an Event has an ability, since it does nothing else.")
