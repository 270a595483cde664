"""The facts of cards: what a game's ``types`` declare about them, as shapes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from tabletop.effects.source import Marked, Scalar
from tabletop.engine.message import in_words
from tabletop.library.models import ID, WORD
from tabletop.library.shapes import (
    WRONG,
    Field,
    ListOf,
    MapOf,
    OneOf,
    Record,
    Report,
    Shape,
    Text,
    Truth,
    Whole,
    otherwise,
    read,
)

_FEW: Final = 60


def fact_shapes(declared: Mapping[str, str]) -> Record:
    """Turn a type's declarations (``power: int?``) into the shape of its cards' facts."""
    return Record(
        {
            name: Field(_shape(kind.removesuffix("?")), "", needed=not kind.endswith("?"))
            for name, kind in declared.items()
        }
    )


def _shape(kind: str) -> Shape:
    if kind.startswith("list of "):
        return ListOf(_shape(kind.removeprefix("list of ")), 0, _FEW)
    if kind.startswith("map of "):
        return MapOf(WORD, _shape(kind.removeprefix("map of ")))
    if kind.startswith("one of "):
        return OneOf(tuple(kind.split()[2:]))
    if kind.startswith("int "):
        low, _, high = kind.removeprefix("int ").partition("..")
        return Whole(int(low), int(high))
    simple: Mapping[str, Shape] = {
        "int": Whole(),
        "word": WORD,
        "text": Text(400, lines=True),
        "truth": Truth(),
        "card": ID,
        "trait": Text(40),
    }
    return simple[kind]


def read_facts(card: Marked, declared: Record | None, report: Report) -> Mapping[str, Any]:
    """Read the facts of a card's entry.

    Without a declaration, any scalars, and lists of them, will do.
    """
    entries = card.value if isinstance(card.value, Mapping) else {}
    node = entries["facts"].value if "facts" in entries else None
    if declared is not None:
        found = read(declared, node or Marked({}, card.line, card.column), report)
        if found is WRONG:
            return {}
        return MappingProxyType(
            {name: _frozen(value) for name, value in found.items() if value is not None}
        )
    if node is None:
        return MappingProxyType({})
    if not isinstance(node.value, Mapping):
        report.fault(node, "VALUE", otherwise(in_words("a mapping of facts"), node))
        return {}
    facts = {}
    for name, entry in node.value.items():
        if read(WORD, entry.key, report) is not WRONG:
            facts[name] = _any_fact(entry.value, report)
    return MappingProxyType(facts)


def _frozen(value: Any) -> Any:
    return MappingProxyType(value) if isinstance(value, dict) else value


def _any_fact(node: Marked, report: Report) -> Scalar | tuple[Any, ...]:
    if isinstance(node.value, tuple):
        return tuple(_any_fact(part, report) for part in node.value)
    if isinstance(node.value, Mapping) or node.value is None:
        report.fault(node, "VALUE", otherwise(in_words("a number, words or a list"), node))
        return None
    return node.value
