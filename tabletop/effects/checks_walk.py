"""Walking over what abilities say, for checks: words by vocabulary, names, places in card data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, get_args, get_origin

from tabletop.effects.nodes import Node, Vocabulary, bare, fields_of, is_union
from tabletop.effects.source import Marked

M = TypeVar("M")
Path = tuple[str | int, ...]


def marks_of(hint: Any, kind: type[M]) -> Iterator[M]:
    """List the marks of a kind on a type, and on those that it is a choice or a list of."""
    inner, marks = bare(hint)
    yield from (mark for mark in marks if isinstance(mark, kind))
    if is_union(inner) or get_origin(inner) is tuple:
        for part in get_args(inner):
            yield from marks_of(part, kind)


_KEPT: dict[tuple[type[Any], object], tuple[str, ...]] = {}


def fields_from(kind: type[Any], vocabulary: str) -> tuple[str, ...]:
    """List the fields of a node class whose words come from a vocabulary."""
    if (kind, vocabulary) not in _KEPT:
        _KEPT[kind, vocabulary] = tuple(
            part.name
            for part in fields_of(kind)
            if any(mark.name == vocabulary for mark in marks_of(part.hint, Vocabulary))
        )
    return _KEPT[kind, vocabulary]


def fields_with(kind: type[Any], mark: type[Any]) -> tuple[str, ...]:
    """List the fields of a node class that bear a mark."""
    if (kind, mark) not in _KEPT:
        _KEPT[kind, mark] = tuple(
            part.name for part in fields_of(kind) if any(marks_of(part.hint, mark))
        )
    return _KEPT[kind, mark]


CALLING = ("named", "title", "name")
"""What fields are called that name a printed card, where they are words of no list."""


def fields_calling(kind: type[Any]) -> tuple[str, ...]:
    """List the fields of a node class that name a printed card."""
    return tuple(
        part.name
        for part in fields_of(kind)
        if part.name in CALLING and part.hint in (str, str | None)
    )


def words_of(node: Node, vocabulary: str) -> Iterator[tuple[str, str]]:
    """List a node's own words out of a vocabulary, each with the field that it stands in."""
    for name in fields_from(type(node), vocabulary):
        value = getattr(node, name)
        for word in value if isinstance(value, tuple) else (value,):
            if isinstance(word, str):
                yield name, word


def place_of(written: Marked, ability: Node, path: Path) -> Marked:
    """Find where a part of an ability is written, or the nearest around it.

    Short forms leave out the fields that a path names, and the words of nodes stand between.
    """
    node: Any = ability
    at = written
    for step in path:
        if isinstance(step, str):
            at = _field(at, node, step.rstrip("_").replace("_", "-"))
            node = getattr(node, step)
        else:
            if isinstance(at.value, tuple):
                at = at.value[step]
            node = node[step]
    return at


def _field(at: Marked, node: Any, key: str) -> Marked:
    value = at.value
    tag, short = getattr(node, "tag", ""), getattr(node, "short", "")
    if not isinstance(value, Mapping):
        return at
    if tag in value and key != tag:
        inside = value[tag].value
        if isinstance(inside.value, Mapping) and key in inside.value:
            return inside.value[key].value
        if key == short:
            return inside
    return value[key].value if key in value else at
