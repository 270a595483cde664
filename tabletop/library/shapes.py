"""What card data must look like, as data: read from marked nodes, and told as a JSON Schema.

A shape is declared once (``library.models``); the loader checks files with :func:`read` and
editors check them with what :func:`schema` gives.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from tabletop.effects.source import Marked
from tabletop.engine.message import in_words
from tabletop.library.faults import Fault, FaultList, did_you_mean, meant


@dataclass(frozen=True, slots=True)
class Text:
    """Words, at most so many signs; one line unless ``lines``."""

    most: int = 200
    lines: bool = False
    empty: bool = False


@dataclass(frozen=True, slots=True)
class Name:
    """A word that matches a pattern, of so many letters; ``expected`` says what that means."""

    pattern: str
    expected: str
    longest: int = 80


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number between two bounds, both included."""

    low: int = -(10**15)
    high: int = 10**15


@dataclass(frozen=True, slots=True)
class Decimal:
    """A number between two bounds, both included."""

    low: float = -1e9
    high: float = 1e9


@dataclass(frozen=True, slots=True)
class Truth:
    """``true`` or ``false``."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these words."""

    words: tuple[str, ...]


MANY: Final = 10_000
"""So many parts of a list are as many as anybody likes."""


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of one shape, with at least and at most so many parts."""

    part: Shape
    least: int = 0
    most: int = MANY


@dataclass(frozen=True, slots=True)
class MapOf:
    """A mapping with keys of the author's choice."""

    key: Name
    part: Shape


@dataclass(frozen=True, slots=True)
class Field:
    """A key of a record: what it holds, whether it must be there, and a sentence for authors."""

    shape: Shape
    about: str
    needed: bool = True
    default: Any = None


@dataclass(frozen=True, slots=True)
class Record:
    """A mapping with these keys and no others."""

    fields: Mapping[str, Field]


@dataclass(frozen=True, slots=True)
class Raw:
    """Anything; it is handed on with its marks, for another reader. ``within`` is its schema."""

    about: str
    within: Mapping[str, Any]


Shape: TypeAlias = Text | Name | Whole | Decimal | Truth | OneOf | ListOf | MapOf | Record | Raw


class _Wrong:
    """Stands for a value that could not be read; its fault has been told."""

    def __bool__(self) -> bool:
        return False


WRONG: Final = _Wrong()


@dataclass(frozen=True, slots=True)
class Report:
    """Where faults of one file (and one card in it) go."""

    file: Path
    list: FaultList
    card: str = ""

    def fault(self, node: Marked, code: str, message: str) -> None:
        """Tell of a mistake at a node."""
        self.at(node.line, node.column, code, message)

    def at(self, line: int, column: int, code: str, message: str) -> None:
        """Tell of a mistake at a place."""
        self.list.faults.append(Fault(self.file, line, column, self.card, code, message))

    def of(self, card: str) -> Report:
        """Give the report for one card of the file."""
        return Report(self.file, self.list, card)


def read(shape: Shape, node: Marked, report: Report) -> Any:
    """Read a node. Gives plain values (a dict for a record), or WRONG once the fault is told."""
    match shape:
        case Record():
            return _record(shape, node, report)
        case ListOf():
            return _list(shape, node, report)
        case MapOf():
            return _map(shape, node, report)
        case Raw():
            return node
        case _:
            return _scalar(shape, node, report)


def _scalar(
    shape: Text | Name | Whole | Decimal | Truth | OneOf, node: Marked, report: Report
) -> Any:
    value = node.value
    match shape:
        case Text(most, lines, empty):
            if isinstance(value, str) and len(value) <= most:
                text = value.strip()
                if (text or empty) and (lines or "\n" not in text):
                    return text
        case Name(pattern, _, longest):
            if isinstance(value, str) and len(value) <= longest and re.fullmatch(pattern, value):
                return value
        case Whole(low, high):
            if type(value) is int and low <= value <= high:
                return value
        case Decimal(low, high):
            if type(value) in (int, float) and low <= value <= high:  # type: ignore[operator]
                return value
        case Truth():
            if isinstance(value, bool):
                return value
        case OneOf(words):
            if isinstance(value, str) and value in words:
                return value
            if isinstance(value, str):
                message = in_words("{value} can't stand here.", value=short(value))
                report.fault(node, "CHOICE", message + did_you_mean(value, words))
                return WRONG
    report.fault(node, "VALUE", otherwise(expected(shape), node))
    return WRONG


def _list(shape: ListOf, node: Marked, report: Report) -> Any:
    if not isinstance(node.value, tuple):
        report.fault(node, "VALUE", otherwise(expected(shape), node))
        return WRONG
    if not shape.least <= len(node.value) <= shape.most:
        text = "expected {wanted}; these are {count}."
        message = in_words(text, wanted=expected(shape), count=str(len(node.value)))
        report.fault(node, "VALUE", message)
        return WRONG
    parts = [read(shape.part, part, report) for part in node.value]
    return WRONG if any(part is WRONG for part in parts) else tuple(parts)


def _map(shape: MapOf, node: Marked, report: Report) -> Any:
    if not isinstance(node.value, Mapping):
        report.fault(node, "VALUE", otherwise(expected(shape), node))
        return WRONG
    found: dict[str, Any] = {}
    for entry in node.value.values():
        name = read(shape.key, entry.key, report)
        part = read(shape.part, entry.value, report)
        if name is not WRONG and part is not WRONG:
            found[name] = part
    return found if len(found) == len(node.value) else WRONG


def _record(shape: Record, node: Marked, report: Report) -> Any:
    if not isinstance(node.value, Mapping):
        report.fault(node, "VALUE", otherwise(expected(shape), node))
        return WRONG
    right = True
    values: dict[str, Any] = {}
    proposed: set[str] = set()
    for name, entry in node.value.items():
        if name not in shape.fields:
            free = [known for known in shape.fields if known not in node.value]
            guess = did_you_mean(name, free) or did_you_mean(name, shape.fields)
            message = in_words("there is no key {key} here.", key=short(name))
            report.fault(entry.key, "UNKNOWN-KEY", message + guess)
            proposed.update(known for known in free if guess == meant(known))
            right = False
    for name, field in shape.fields.items():
        if name not in node.value:
            if field.needed and name not in proposed:
                text = "the key {key} is missing: {wanted}."
                message = in_words(text, key=repr(name), wanted=expected(field.shape))
                report.fault(node, "MISSING", message)
                right = False
            values[name] = field.default
            continue
        values[name] = read(field.shape, node.value[name].value, report)
        right = right and values[name] is not WRONG
    return values if right else WRONG


def short(text: str) -> str:
    """Quote a word of a file, cut where it is long."""
    return repr(text if len(text) <= 40 else f"{text[:37]}...")


def otherwise(wanted: str, node: Marked) -> str:
    """Say what is expected, and what stands there."""
    return in_words("expected {wanted}, not {found}.", wanted=wanted, found=shown(node))


def shown(node: Marked) -> str:
    """Say what stands there instead."""
    value = node.value
    if value is None:
        return in_words("nothing")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return in_words("a list")
    if isinstance(value, Mapping):
        return in_words("a mapping of keys")
    return short(value) if isinstance(value, str) else in_words("the number {n}", n=str(value))


def expected(shape: Shape) -> str:
    """Say in words what a shape wants."""
    match shape:
        case Text(most, lines):
            one = "a text in one line of at most {most} signs"
            return in_words("a text of at most {most} signs" if lines else one, most=str(most))
        case Name():
            return in_words(shape.expected)
        case Whole(low, high):
            return in_words("a whole number") + _bounds(low, high, 10**15)
        case Decimal(low, high):
            return in_words("a number") + _bounds(low, high, 1e9)
        case Truth():
            return in_words("true or false")
        case OneOf(words):
            return in_words("one of {words}", words=", ".join(words))
        case ListOf(part, least, most):
            many = _how_many(least, most)
            return in_words("a list{many}, each {part}", many=many, part=expected(part))
        case MapOf():
            return in_words("a mapping of keys to values")
        case Record(fields):
            needed = [name for name, field in fields.items() if field.needed]
            if not needed:
                return in_words("a mapping")
            return in_words("a mapping with the keys {keys}", keys=", ".join(needed))
        case Raw(about):
            return in_words(about)


def _how_many(least: int, most: int) -> str:
    few, many = str(least), str(most)
    if least == most:
        return in_words(" of {least}", least=few)
    if most >= MANY:
        return in_words(" of at least {least}", least=few) if least else ""
    if least:
        return in_words(" of {least} to {most}", least=few, most=many)
    return in_words(" of at most {most}", most=many)


def _bounds(low: float, high: float, limit: float) -> str:
    if abs(low) >= limit and abs(high) >= limit:
        return ""
    if abs(high) >= limit:
        return in_words(" from {low}", low=str(low))
    if abs(low) >= limit:
        return in_words(" up to {high}", high=str(high))
    return in_words(" from {low} to {high}", low=str(low), high=str(high))


def schema(shape: Shape) -> dict[str, Any]:
    """Tell a shape as JSON Schema."""
    match shape:
        case Text(most, lines, empty):
            told: dict[str, Any] = {"type": "string", "maxLength": most}
            if not empty:
                told["minLength"] = 1
            return told if lines else {**told, "pattern": "^[^\\n]*\\n?$"}
        case Name(pattern, _, longest):
            return {"type": "string", "pattern": f"^(?:{pattern})$", "maxLength": longest}
        case Whole(low, high):
            return {"type": "integer", "minimum": low, "maximum": high}
        case Decimal(low, high):
            return {"type": "number", "minimum": low, "maximum": high}
        case Truth():
            return {"type": "boolean"}
        case OneOf(words):
            return {"enum": list(words)}
        case ListOf(part, least, most):
            return {
                "type": "array",
                "items": schema(part),
                "minItems": least,
                "maxItems": most,
            }
        case MapOf(key, part):
            return {
                "type": "object",
                "propertyNames": schema(key),
                "additionalProperties": schema(part),
            }
        case Record(fields):
            return {
                "type": "object",
                "additionalProperties": False,
                "required": [name for name, field in fields.items() if field.needed],
                "properties": {
                    name: {"description": field.about, **schema(field.shape)}
                    for name, field in fields.items()
                },
            }
        case Raw(about, within):
            return {"description": about, **within}
