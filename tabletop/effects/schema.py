"""A JSON Schema for a card's abilities, made from the nodes, so that editors complete and check."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from tabletop.effects.ability import Ability
from tabletop.effects.nodes import CATEGORIES, Node, Vocabulary, bare, fields_of, is_union
from tabletop.effects.parse import REFERENCES, UNTAGGED

if TYPE_CHECKING:
    from tabletop.effects.language import Language

Schema = dict[str, Any]
"""A piece of JSON Schema (draft 2020-12)."""


def schema(language: Language) -> Schema:
    """Make the schema of a list of abilities in this language."""
    kinds: tuple[type[Node], ...] = (*language.nodes, Ability)
    definitions: Schema = {}
    for category in CATEGORIES:
        members = [kind for kind in kinds if issubclass(kind, category) and kind.tag != "named"]
        definitions[category.__name__] = _category(category, members)
    for kind in dict.fromkeys((*kinds, *_concrete(kinds))):
        if kind.tag != "named":
            definitions[_name(kind)] = _fields(kind, language)
            if kind.tag and kind is not Ability:
                definitions[f"{_name(kind)}.written"] = written(kind, language)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "array",
        "items": {"$ref": f"#/$defs/{_name(Ability)}"},
        "$defs": definitions,
    }


def _name(kind: type[Node]) -> str:
    return f"node.{kind.tag or kind.__name__.lower()}"


def _concrete(kinds: tuple[type[Node], ...]) -> list[type[Node]]:
    """List the classes that are fields without being in a category, such as places."""
    found: list[type[Node]] = []
    for kind in kinds:
        for part in fields_of(kind):
            for inner in _inside(part.hint):
                if isinstance(inner, type) and issubclass(inner, Node) and inner not in CATEGORIES:
                    found.append(inner)  # noqa: PERF401
    return found


def _inside(hint: Any) -> list[Any]:
    inner, _ = bare(hint)
    if is_union(inner) or get_origin(inner) is tuple:
        return [item for part in get_args(inner) for item in _inside(part)]
    return [inner]


def _doc(kind: type[Node]) -> str:
    return " ".join((kind.__doc__ or "").split())


def _fields(kind: type[Node], language: Language) -> Schema:
    parts = fields_of(kind)
    made: Schema = {
        "type": "object",
        "description": _doc(kind),
        "properties": {part.key: _value(part.hint, language) for part in parts},
        "additionalProperties": False,
    }
    required = [part.key for part in parts if part.required]
    if required:
        made["required"] = required
    return made


def _value(hint: Any, language: Language) -> Schema:
    inner, marks = bare(hint)
    for mark in marks:
        if isinstance(mark, Vocabulary):
            return {"enum": list(language.words[mark.name])}
    if is_union(inner):
        parts = [part for part in get_args(inner) if part is not type(None)]
        return {"anyOf": [{"type": "null"}, *(_value(part, language) for part in parts)]}
    if get_origin(inner) is tuple:
        item = _value(get_args(inner)[0], language)
        return {"anyOf": [{"type": "array", "items": item}, item]}
    if get_origin(inner) is Literal:
        return {"enum": list(get_args(inner))}
    plain: Mapping[Any, str] = {bool: "boolean", int: "integer", str: "string"}
    if inner in plain:
        return {"type": plain[inner]}
    if inner in CATEGORIES:
        return {"$ref": f"#/$defs/{inner.__name__}"}
    fields = {"$ref": f"#/$defs/{_name(inner)}"}
    if not inner.short:
        return fields
    short = next(part for part in fields_of(inner) if part.name == inner.short)
    return {"anyOf": [fields, _value(short.hint, language)]}


def _category(category: type[Node], members: list[type[Node]]) -> Schema:
    ways: list[Schema] = [{"$ref": f"#/$defs/{_name(kind)}.written"} for kind in members]
    words = [kind.tag for kind in members if not any(p.required for p in fields_of(kind))]
    if category in REFERENCES:
        ways.append({"type": "string"})
    elif words:
        ways.append({"enum": words})
    if category.__name__ == "Amount":
        ways.append({"type": "integer"})
    untagged = UNTAGGED.get(category)
    if untagged is not None:
        ways.append({"$ref": f"#/$defs/{_name(untagged)}"})
    return {"description": _doc(category), "anyOf": ways}


def written(kind: type[Node], language: Language) -> Schema:
    """Give the ways to write a node: its tag over its fields, or over its short field."""
    fields: Schema = {"$ref": f"#/$defs/{_name(kind)}"}
    parts = fields_of(kind)
    inside = [fields]
    if not any(part.required for part in parts):
        inside.append({"type": "null"})
    short = next((part for part in parts if part.name == kind.short), None)
    beside: Schema = {}
    if short is not None:
        inside.append(_value(short.hint, language))
        beside = {part.key: _value(part.hint, language) for part in parts if part != short}
    return {
        "type": "object",
        "description": _doc(kind),
        "properties": {**beside, kind.tag: {"anyOf": inside}},
        "required": [kind.tag],
        "additionalProperties": False,
    }
