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


def words_of(node: Node, vocabulary: str) -> Iterator[tuple[str, str]]:
    """List a node's own words out of a vocabulary, each with the field that it stands in."""
    for part in fields_of(type(node)):
        if any(mark.name == vocabulary for mark in marks_of(part.hint, Vocabulary)):
            value = getattr(node, part.name)
            for word in value if isinstance(value, tuple) else (value,):
                if isinstance(word, str):
                    yield part.name, word


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
