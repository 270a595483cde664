"""Numbers in abilities: costs that nobody can pay, and numbers far beyond all others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from tabletop.effects.ability import Ability
from tabletop.effects.amounts import Number
from tabletop.effects.checks_walk import Path, place_of, words_of
from tabletop.effects.language import Language
from tabletop.effects.nodes import Effect, children, fields_of
from tabletop.effects.source import Marked
from tabletop.engine.message import in_words
from tabletop.library.faults import Fault
from tabletop.library.lint.sheets import Side

FAR: Final = 3
LOW: Final = 10
"""A number of ``LOW`` or less is never far out, of twice that where there are few to compare with;
a larger one is, beyond ``FAR`` times any other.
"""
FAR_PAID: Final = (
    "{ability} asks for {number} ({node}), more than {far} times as much as any other card."
)
FAR_SAID: Final = (
    "{ability} says {number} ({node}), more than {far} times as much as any other card."
)
NO_NUMBERS: Final = ("by", "over", "every")


@dataclass(frozen=True, slots=True)
class Asked:
    """A number in an ability: what it counts, where it stands, whether it is part of a cost."""

    side: Side
    key: str
    at: Marked
    what: tuple[str, ...]
    number: int
    paid: bool
    counters: tuple[str, ...]


def number_faults(sides: Iterable[Side], language: Language) -> Iterator[Fault]:
    """List the numbers that can't be, and those that hardly can."""
    groups: dict[tuple[str, ...], list[Asked]] = defaultdict(list)
    for side in sides:
        for ability, written in side.abilities():
            for asked in _numbers(side, ability, written):
                groups[asked.what].append(asked)
    for group in groups.values():
        for asked in group:
            if asked.paid and asked.number < 1:
                text = "{ability} has a cost of {number}, which is none."
                message = in_words(text, ability=repr(asked.key), number=str(asked.number))
                yield asked.side.wrong(asked.at, "COST", message)
        ordered = sorted(group, key=lambda asked: asked.number)
        for place, asked in enumerate(ordered):
            most = min(
                (language.limits.most[name] for name in asked.counters if _limited(name, language)),
                default=None,
            )
            if asked.paid and most is not None and asked.number > most:
                text = "{ability} asks for {number}; nobody has more than {most}."
                message = in_words(
                    text, ability=repr(asked.key), number=str(asked.number), most=str(most)
                )
                yield asked.side.wrong(asked.at, "COST", message)
                continue
            next_lower = ordered[place - 1].number if place else 0
            others = max(next_lower, LOW // FAR)
            low = LOW if len(ordered) > FAR else 2 * LOW
            if most is None and asked.number > max(low, FAR * others) and asked is ordered[-1]:
                yield asked.side.doubt(asked.at, "FAR", _far(asked))


def _far(asked: Asked) -> str:
    return in_words(
        FAR_PAID if asked.paid else FAR_SAID,
        ability=repr(asked.key),
        number=str(asked.number),
        node=asked.what[0],
        far=FAR,
    )


def _limited(name: str, language: Language) -> bool:
    return name in language.limits.most


def _numbers(side: Side, ability: Ability, written: Marked) -> Iterator[Asked]:
    costs = [("cost", number) for number in range(len(ability.cost))]
    for path, node in children(ability):
        paid = path[:2] in costs or _within_cost(ability, path)
        counters = tuple(word for _, word in words_of(node, "counters"))
        counters += tuple(word for _, word in words_of(node, "tracks"))
        for part in fields_of(type(node)):
            number = _number(getattr(node, part.name))
            if number is None or part.name in NO_NUMBERS or isinstance(node, Number):
                continue
            at = place_of(written, ability, (*path, part.name))
            what = (node.tag, part.name, *counters)
            named = (*counters, part.name, node.tag)
            yield Asked(side, ability.key, at, what, number, paid, named)


def _number(value: Any) -> int | None:
    if isinstance(value, Number):
        return value.number
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _within_cost(ability: Ability, path: Path) -> bool:
    """Tell whether a part is paid for something else: the ``do`` of 'do this to do that'."""
    node: Any = ability
    for step in path:
        if isinstance(node, Effect) and node.tag == "do" and step == "do":
            return True
        node = getattr(node, step) if isinstance(step, str) else node[step]
    return False
