"""What is checked of an ability once it has been read: names, layers, costs, sense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tabletop.effects.ability import Ability
from tabletop.effects.amounts import Number
from tabletop.effects.checks_walk import marks_of
from tabletop.effects.nodes import Effect, Node, Refers, Standing, children, fields_of
from tabletop.effects.ops.copy import AsAbove
from tabletop.effects.wording.book import introduces

if TYPE_CHECKING:
    from tabletop.effects.language import Language

COUNTS = ("count", "times", "top")
"""Fields of effects that say how many or how often."""

GIVEN = ("it", "they", "other")
"""Names that the language gives by itself: in a trigger, for each, in a comparison."""

DEEPEST = 6
"""How many lists may lie in each other."""

Found = tuple[str, str]


def check(ability: Ability, language: Language) -> Iterator[Found]:
    """Give the code and the sentence of each mistake."""
    yield from _names(ability)
    yield from _in_order(ability)
    yield from _aims(ability)
    yield from _layers(ability, language)
    yield from _costs(ability)
    yield from _sense(ability, language)
    yield from _counts(ability)
    yield from _depth(ability)


def check_together(ability: Ability, others: list[Ability]) -> Iterator[Found]:
    """Give what is wrong with an ability beside the others of its card: where 'as above' leads."""
    by_key = {other.key: other for other in others}
    for _, node in children(ability):
        if not isinstance(node, AsAbove):
            continue
        meant = by_key.get(node.ability)
        if meant is None:
            yield "EFFECT-NAME", f"{ability.key!r} does as {node.ability!r}, which there is not."
        elif any(isinstance(inner, AsAbove) for _, inner in children(meant)):
            yield "EFFECT-NAME", f"{ability.key!r} does as {node.ability!r}, which does as others."


def _names(ability: Ability) -> Iterator[Found]:
    given: dict[str, set[str]] = {"cards": set(), "seats": set(), "number": set()}
    for _, node in children(ability):
        for part in fields_of(type(node)):
            for sort in introduces(part.hint):
                name = getattr(node, part.name)
                if name:
                    given[sort].add(name)
                    if sort == "cards":
                        given["number"].add(name)
    for _, node in children(ability):
        for part in fields_of(type(node)):
            for mark in marks_of(part.hint, Refers):
                name = getattr(node, part.name)
                if name is not None and name not in GIVEN and name not in given[mark.sort]:
                    noun = {"cards": "cards", "seats": "a player", "number": "a number"}[mark.sort]
                    yield (
                        "EFFECT-NAME",
                        f"Nothing in {ability.key!r} gives the name {name!r} to {noun}.",
                    )


def names_given(node: Node) -> Iterator[str]:
    """List the names that a node gives."""
    for part in fields_of(type(node)):
        name = getattr(node, part.name)
        if name and introduces(part.hint):
            yield name


def names_used(node: Node) -> Iterator[str]:
    """List the names that a node uses."""
    for part in fields_of(type(node)):
        name = getattr(node, part.name)
        if name is not None and any(marks_of(part.hint, Refers)):
            yield name


def _in_order(ability: Ability) -> Iterator[Found]:
    """Find names that are used before anything has them: targets, then costs, then what is done."""
    all_of_it = [node for _, node in children((ability.targets, ability.cost, ability.do))]
    later = {name for node in all_of_it for name in names_given(node)}
    for node in all_of_it:
        later.difference_update(names_given(node))
        for name in names_used(node):
            if name in later:
                yield "EFFECT-NAME", f"{ability.key!r} uses the name {name!r} before it is given."


def _aims(ability: Ability) -> Iterator[Found]:
    """Find targets that nothing comes of."""
    used = {name for _, node in children(ability) for name in names_used(node)}
    copies = any(isinstance(node, AsAbove) for _, node in children(ability))
    for target in () if copies else ability.targets:
        names = [name for _, node in children(target) for name in names_given(node)]
        if names and used.isdisjoint(names):
            yield "EFFECT-UNUSED", f"{ability.key!r} has {names[0]!r} chosen, and never uses it."


def _layers(ability: Ability, language: Language) -> Iterator[Found]:
    for _, node in children(ability):
        layer = getattr(node, "layer", None)
        if not isinstance(node, Standing) or layer is None:
            continue
        own = layer(language)
        parts: list[Any] = [getattr(node, part.name) for part in fields_of(type(node))]
        if node in ability.always:
            parts.append(ability.if_)
        for part in parts:
            for _, inner in children(part):
                if inner.reads(language) >= own:
                    yield (
                        "EFFECT-LAYER",
                        f"{ability.key!r} changes something by looking at what is counted at the"
                        f" same time or later ({inner.tag}).",
                    )


def _costs(ability: Ability) -> Iterator[Found]:
    costs: list[Effect] = list(ability.cost)
    for _, node in children(ability):
        if node.tag == "do":
            costs.extend(getattr(node, "do", ()))
    for cost in costs:
        if not cost.cost:
            yield "EFFECT-COST", f"{cost.tag!r} can't be a cost."


def _depth(ability: Ability) -> Iterator[Found]:
    deepest = max(
        (sum(isinstance(step, int) for step in path) for path, _ in children(ability)), default=0
    )
    if deepest > DEEPEST:
        yield "EFFECT-DEEP", f"{ability.key!r} is nested deeper than a sentence can say."


def _sense(ability: Ability, language: Language) -> Iterator[Found]:
    # What a card asks of somebody, and the game's rules reward, is a cost alone.
    if not (ability.do or ability.always or ability.cost):
        yield "EFFECT-EMPTY", f"{ability.key!r} does nothing: it needs 'do' or 'always'."
    used = ability.timing is not None and ability.timing not in language.classes
    if ability.always and (ability.do or ability.cost or used or ability.after):
        yield "EFFECT-MIXED", f"{ability.key!r} either holds always or is done, not both."
    if used and ability.after is not None:
        yield "EFFECT-MIXED", f"{ability.key!r} is either used or triggered, not both."
    # An Event without a timing is used as the game's rules say.
    named = ability.timing is not None and not used
    if ability.limited and (named or ability.always or ability.after is not None):
        message = f"{ability.key!r} is 'limited', which only what somebody uses can be."
        yield "EFFECT-LIMITED", message


def _counts(ability: Ability) -> Iterator[Found]:
    for _, node in children(ability):
        low, high = getattr(node, "low", None), getattr(node, "high", None)
        if isinstance(low, Number) and isinstance(high, Number) and low.number > high.number:
            message = f"there is no number from {low.number} to {high.number}, in {ability.key!r}."
            yield "EFFECT-COUNT", message
        if not isinstance(node, Effect):
            continue
        for name in COUNTS:
            count = getattr(node, name, None)
            if isinstance(count, Number) and count.number < 1:
                what = f"{node.tag!r} is done with 1 or more, not {count.number}"
                yield "EFFECT-COUNT", f"{what}, in {ability.key!r}."
