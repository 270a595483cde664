"""What abilities mean: conditions that never hold, cards that there are not, names for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.effects.ability import Ability
from tabletop.effects.checks import names_given
from tabletop.effects.checks_truth import Known, verdicts
from tabletop.effects.checks_walk import fields_calling, fields_with, place_of, words_of
from tabletop.effects.conditions import Exists
from tabletop.effects.find import Find
from tabletop.effects.language import Language
from tabletop.effects.limits import IN_PLAY
from tabletop.effects.nodes import Introduces, Node, Standing, children, fields_of
from tabletop.effects.ops.copy import AsAbove
from tabletop.effects.source import Marked
from tabletop.library.faults import Fault, did_you_mean
from tabletop.library.lint.sheets import Side
from tabletop.library.lint.world import World, own_words

NOT_WANTED: Final = ("without", "except_")
"""Fields whose words are those that cards must not have."""
NOUNS: Final = {"kinds": "the type", "traits": "the trait", "keywords": "the keyword"}


def ability_faults(side: Side, language: Language, world: World) -> Iterator[Fault]:
    """List what is wrong with what the abilities of a side mean."""
    sides = (side.entry.definition, *side.entry.definition.sides)
    known = Known(
        language,
        frozenset(one.kind for one in sides),
        frozenset(trait for one in sides for trait in one.traits),
        world.given.union(*map(own_words, sides)),
    )
    earlier: list[Ability] = []
    for ability, written in side.abilities():
        for verdict in verdicts(ability, known):
            at = place_of(written, ability, verdict.path)
            said = language.sentence(verdict.condition.words(language.book(ability)))
            often = "is always so" if verdict.holds else "can never be so"
            code = "ALWAYS" if verdict.holds else "NEVER"
            yield side.wrong(at, code, f"{ability.key!r}: {said!r} {often} on this card.")
        for path, node in children(ability):
            at = place_of(written, ability, path)
            yield from _mentions(side, ability, node, at, world)
            yield from _selects(side, ability, node, at, world, language)
            yield from _enough(side, ability, node, at, world)
        yield from _names(side, ability, written, language.limits.told)
        yield from _twice(side, ability, written, earlier)
        earlier.append(ability)


def _mentions(
    side: Side, ability: Ability, node: Node, at: Marked, world: World
) -> Iterator[Fault]:
    """Find words that no card has."""
    there = {"kinds": world.kinds, "traits": world.traits, "keywords": world.keywords}
    for vocabulary, had in there.items() if not isinstance(node, Standing) else ():
        for _, word in words_of(node, vocabulary):
            if word not in had:
                noun = NOUNS[vocabulary]
                message = f"{ability.key!r} speaks of {noun} {word!r}, which no card has."
                yield side.doubt(at, "NOTHING", message + did_you_mean(word, sorted(had)))
    for field in fields_calling(type(node)):
        name = getattr(node, field)
        if name is not None and name not in world.names:
            message = f"{ability.key!r} speaks of {name!r}, and no card is called so."
            yield side.wrong(at, "CARD", message + did_you_mean(name, sorted(world.names)))


def _selects(
    side: Side, ability: Ability, node: Node, at: Marked, world: World, language: Language
) -> Iterator[Fault]:
    """Find cards that are looked for where there are none such, or more of them than there are."""
    if isinstance(node, Standing):
        return
    kinds = [word for _, word in words_of(node, "kinds")]
    traits = [word for field, word in words_of(node, "traits") if field not in NOT_WANTED]
    if not (set(kinds) <= world.kinds and set(traits) <= world.traits):
        return
    fitting = world.fitting(kinds, traits)
    what = " and ".join(" or ".join(map(repr, words)) for words in (kinds, traits) if words)
    if kinds and traits and not fitting:
        yield side.doubt(at, "NOTHING", f"{ability.key!r}: there is no card that is {what}.")
        return
    lies = language.limits.lies
    zones = [word for _, word in words_of(node, "zones")]
    if isinstance(node, Find):
        zones = [IN_PLAY if node.in_ is None else node.in_.zone]
    for zone in zones if kinds else ():
        if zone in lies and not {*kinds} & {*lies[zone], *world.given}:
            where = "in play" if zone == IN_PLAY else f"in the zone {zone!r}"
            message = f"{ability.key!r}: no card that is {what} ever lies {where}."
            yield side.wrong(at, "NEVER", message)


def _enough(side: Side, ability: Ability, node: Node, at: Marked, world: World) -> Iterator[Fault]:
    """Find conditions that want more cards than there are."""
    least = getattr(node, "least", None)
    meant = getattr(node, "cards", None) if isinstance(node, Exists) else node
    if world.brought or not isinstance(least, int) or not isinstance(meant, Node):
        return
    kinds = [word for _, word in words_of(meant, "kinds")]
    traits = [word for field, word in words_of(meant, "traits") if field not in NOT_WANTED]
    there = world.fitting(kinds, traits)
    if (kinds or traits or isinstance(node, Exists)) and least > there:
        message = f"{ability.key!r} wants at least {least} such cards; there are {there}."
        yield side.wrong(at, "NEVER", message)


def _names(side: Side, ability: Ability, written: Marked, told: tuple[str, ...]) -> Iterator[Fault]:
    """Find names that are given and never used: by the ability, what it does again, or the log."""
    again = {node.ability for _, node in children(ability) if isinstance(node, AsAbove)}
    does = [ability, *(one for one, _ in side.abilities() if one.key in again)]
    used = {*told, *(word for _, node in children(tuple(does)) for word in _plain_words(node))}
    for path, node in children(ability):
        for name in names_given(node):
            if name not in used:
                at = place_of(written, ability, path)
                message = f"{ability.key!r} gives the name {name!r}, and never uses it."
                yield side.doubt(at, "UNUSED", message)


def _plain_words(node: Node) -> Iterator[str]:
    """List the words of a node that may be names given elsewhere."""
    giving = fields_with(type(node), Introduces)
    for part in fields_of(type(node)):
        value = getattr(node, part.name)
        if isinstance(value, str) and part.name not in giving:
            yield value


def _twice(
    side: Side, ability: Ability, written: Marked, earlier: list[Ability]
) -> Iterator[Fault]:
    """Find abilities that are another of the card once more."""
    for other in earlier:
        if all(
            getattr(ability, part.name) == getattr(other, part.name)
            for part in fields_of(Ability)
            if part.name not in ("key", "rule")
        ):
            message = f"{ability.key!r} does the very same as {other.key!r}."
            yield side.doubt(written, "TWICE", message)
