"""Values for each field of each node class, at least two different ones, made by its type."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

from tabletop.effects import Language
from tabletop.effects.amounts import Count, Held, Number, Value
from tabletop.effects.conditions import Compare, Exists
from tabletop.effects.find import Find
from tabletop.effects.nodes import (
    Amount,
    Cards,
    Condition,
    Effect,
    Introduces,
    Node,
    Pattern,
    Refers,
    Seats,
    Standing,
    Vocabulary,
    bare,
    fields_of,
    is_union,
)
from tabletop.effects.ops.move import Draw
from tabletop.effects.ops.state import Gain
from tabletop.effects.patterns import Gains, Moves
from tabletop.effects.selectors import Attached, NamedSeats, Others, Place, Self, You
from tabletop.effects.standing import Forbid, Modify


def values(hint: Any, language: Language) -> list[Any]:
    """Give different values for a field of this type."""
    inner, marks = bare(hint)
    for mark in marks:
        if isinstance(mark, Vocabulary):
            return list(language.words[mark.name])[:2]
        if isinstance(mark, Introduces):
            return ["first"]
        if isinstance(mark, Refers):
            return ["one", "two", "it"]
    if is_union(inner):
        (part,) = (part for part in get_args(inner) if part is not type(None))
        return [None, *values(part, language)]
    if get_origin(inner) is tuple:
        return [(value,) for value in values(get_args(inner)[0], language)]
    if get_origin(inner) is Literal:
        return list(get_args(inner))
    simple: dict[Any, list[Any]] = {bool: [False, True], int: [1, 2, 3], str: ["one", "two"]}
    if inner in simple:
        return simple[inner]
    counter, attribute = next(iter(language.words["counters"])), next(iter(language.attributes), "")
    more: Amount = Value(attribute) if attribute else Held(counter)
    lasts: Standing = Forbid(Gains(counter, loses=True))
    if attribute:
        lasts = Modify(attribute, Number(1))
    kind = next(iter(language.words["kinds"]))
    trait = next(iter(language.words["traits"]))
    zone = next(iter(language.words["zones"]))
    of: dict[type[Node], list[Any]] = {
        Amount: [Number(2), Number(3), Count(Find()), more],
        Cards: [Self(), Find(kind=kind), Attached()],
        Seats: [You(), Others(), NamedSeats("one")],
        Condition: [Exists(Find()), Compare(Number(1), "less", more)],
        Effect: [Draw(Number(2)), Gain(counter), Draw(Number(2), Others())],
        Pattern: [Gains(counter), Moves(Self())],
        Standing: [lasts, Forbid(Gains(counter))],
        Place: [Place(zone), Place(zone, Others())],
        Find: [Find(trait=trait), Find(kind=kind)],
    }
    if inner not in of:  # a record of a game's own that stands inside its nodes
        return [instances(inner, language, which) for which in (0, 1)]
    return of[inner]


def instances(kind: type[Node], language: Language, which: int) -> Any:
    """Make a node of a class; ``which`` takes another of the values everywhere."""
    given = {}
    for part in fields_of(kind):
        choice = values(part.hint, language)
        given[part.name] = choice[min(which, len(choice) - 1)]
    return kind(**given)
