"""Searching the pool: words, and conditions such as ``type:crew``, ``cost<=2`` or ``-laser``.

All parts of a search must hold. What stands in quotation marks is looked for as it stands. A name
before ``:`` may be shortened; several values with ``|`` between them are alternatives. Names and
values are understood in English and in the language that is spoken.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tabletop.controller.decks.pool import Item
from tabletop.library.decks.known import plain_name

_PART: Final = re.compile(
    r"(?P<no>-)?(?:(?P<name>[^\s:<>=\"]+)(?P<sign><=|>=|:|<|>|=))?"
    r"(?:\"(?P<quoted>[^\"]*)\"?|(?P<word>\S+))"
)
_SIGNS: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
    ":": operator.eq,
}

Test = Callable[[Item], bool]


@dataclass(frozen=True, slots=True)
class Chosen:
    """Filters that are set beside the search: values by facet, and figures by their names.

    Of the values of one name any will do.
    """

    words: Mapping[str, frozenset[str]] = field(default_factory=dict)
    numbers: Mapping[str, frozenset[int]] = field(default_factory=dict)

    def holds(self, item: Item) -> bool:
        """Tell whether a card passes."""
        return all(
            not wanted or wanted & set(item.facets.get(name, ()))
            for name, wanted in self.words.items()
        ) and all(
            not wanted or wanted & set(item.numbers.get(name, ()))
            for name, wanted in self.numbers.items()
        )


def search(
    items: Iterable[Item],
    text: str,
    chosen: Chosen | None = None,
    titles: Mapping[str, str] | None = None,
) -> tuple[Item, ...]:
    """List the cards that a search finds, in their order.

    ``titles`` are what facets and figures are called, by their names.
    """
    known = tuple(items)
    tests = parse(text, names_of(known, titles or {}))
    if chosen is not None:
        tests = (*tests, chosen.holds)
    return tuple(item for item in known if all(test(item) for test in tests))


def names_of(items: Iterable[Item], titles: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """List the names that conditions can begin with, each with the facets and figures it means."""
    found: dict[str, dict[str, None]] = {}
    for item in items:
        for name in (*item.facets, *item.numbers):
            found.setdefault(name, {})[name] = None
            title = plain_name(titles.get(name, name)).replace(" ", "-")
            found.setdefault(title, {})[name] = None
    return {name: tuple(meant) for name, meant in found.items()}


def parse(text: str, names: Mapping[str, Sequence[str]]) -> tuple[Test, ...]:
    """Read a search; what is no condition on a known name is looked for in the text.

    A part that has just been begun holds for all cards.
    """
    return tuple(_test(part, names) for part in _PART.finditer(text) if part[0] not in ("-", '"'))


def _test(part: re.Match[str], names: Mapping[str, Sequence[str]]) -> Test:
    value = part["quoted"] if part["quoted"] is not None else part["word"]
    test = _condition(part["name"], part["sign"], value, names)
    if test is None:
        wanted = plain_name(f"{part['name'] or ''}{part['sign'] or ''}{value}")

        def test(item: Item) -> bool:
            return wanted in item.text

    if not part["no"]:
        return test
    told = test
    return lambda item: not told(item)


def _condition(
    name: str | None, sign: str | None, value: str, names: Mapping[str, Sequence[str]]
) -> Test | None:
    if name is None or sign is None:
        return None
    wanted = plain_name(name)
    begun = (key for known, keys in names.items() if known.startswith(wanted) for key in keys)
    meant = tuple(dict.fromkeys(names.get(wanted, begun)))
    if not meant:
        return None
    values = [plain_name(one).replace("-", " ") for one in value.split("|") if one]
    figures = [int(one) for one in values if one.isdecimal()]
    compare = _SIGNS[sign]

    def test(item: Item) -> bool:
        for key in meant:
            if any(compare(number, one) for number in item.numbers.get(key, ()) for one in figures):
                return True
            words = (*item.facets.get(key, ()), *item.data.get(key, ()))
            held = {plain_name(word).replace("-", " ") for word in words}
            if sign in (":", "=") and any(
                word.startswith(one) if sign == ":" else word == one
                for word in held
                for one in values
            ):
                return True
        return False

    return test


def facets(items: Iterable[Item]) -> Mapping[str, tuple[str, ...]]:
    """List the values of each facet that tells cards apart, in alphabetical order."""
    found: dict[str, dict[str, int]] = {}
    count = 0
    for item in items:
        count += 1
        for name, values in item.facets.items():
            for value in values:
                of_name = found.setdefault(name, {})
                of_name[value] = of_name.get(value, 0) + 1
    return {
        name: tuple(sorted(values))
        for name, values in found.items()
        if len(values) > 1 or next(iter(values.values())) < count
    }


def figures(items: Iterable[Item]) -> Mapping[str, tuple[int, ...]]:
    """List the values of each figure, in order."""
    found: dict[str, set[int]] = {}
    for item in items:
        for name, values in item.numbers.items():
            found.setdefault(name, set()).update(values)
    return {name: tuple(sorted(values)) for name, values in found.items()}
