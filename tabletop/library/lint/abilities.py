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
from tabletop.engine.message import in_words
from tabletop.library.faults import Fault, did_you_mean
from tabletop.library.lint.sheets import Side
from tabletop.library.lint.world import World, own_words

NOT_WANTED: Final = ("without", "except_")
"""Fields whose words are those that cards must not have."""
NOBODY_HAS: Final = {
    "kinds": "{ability} speaks of the type {word}, which no card has.",
    "traits": "{ability} speaks of the trait {word}, which no card has.",
    "keywords": "{ability} speaks of the keyword {word}, which no card has.",
}


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
            text = "{ability}: {said} can never be so on this card."
            if verdict.holds:
                text = "{ability}: {said} is always so on this card."
            message = in_words(text, ability=repr(ability.key), said=repr(said))
            yield side.wrong(at, "ALWAYS" if verdict.holds else "NEVER", message)
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
                text = NOBODY_HAS[vocabulary]
                message = in_words(text, ability=repr(ability.key), word=repr(word))
                yield side.doubt(at, "NOTHING", message + did_you_mean(word, sorted(had)))
    for field in fields_calling(type(node)):
        name = getattr(node, field)
        if name is not None and name not in world.names:
            text = "{ability} speaks of {name}, and no card is called so."
            message = in_words(text, ability=repr(ability.key), name=repr(name))
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
    what = _either(kinds or traits)
    if kinds and traits:
        what = in_words("{kinds} and {traits}", kinds=what, traits=_either(traits))
        if not fitting:
            text = "{ability}: there is no card that is {what}."
            message = in_words(text, ability=repr(ability.key), what=what)
            yield side.doubt(at, "NOTHING", message)
            return
    lies = language.limits.lies
    zones = [word for _, word in words_of(node, "zones")]
    if isinstance(node, Find):
        zones = [IN_PLAY if node.in_ is None else node.in_.zone]
    for zone in zones if kinds else ():
        if zone in lies and not {*kinds} & {*lies[zone], *world.given}:
            text = "{ability}: no card that is {what} ever lies in the zone {zone}."
            if zone == IN_PLAY:
                text = "{ability}: no card that is {what} ever lies in play."
            message = in_words(text, ability=repr(ability.key), what=what, zone=repr(zone))
            yield side.wrong(at, "NEVER", message)


def _either(words: list[str]) -> str:
    return in_words(" or ").join(map(repr, words))


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
        text = "{ability} wants at least {least} such cards; there are {there}."
        message = in_words(text, ability=repr(ability.key), least=str(least), there=str(there))
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
                text = "{ability} gives the name {name}, and never uses it."
                message = in_words(text, ability=repr(ability.key), name=repr(name))
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
            text = "{ability} does the very same as {other}."
            message = in_words(text, ability=repr(ability.key), other=repr(other.key))
            yield side.doubt(written, "TWICE", message)
