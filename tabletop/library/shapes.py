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
from tabletop.library.faults import Fault, FaultList, did_you_mean


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
                report.fault(
                    node, "CHOICE", f"{short(value)} can't stand here." + did_you_mean(value, words)
                )
                return WRONG
    report.fault(node, "VALUE", f"expected {expected(shape)}, not {shown(node)}.")
    return WRONG


def _list(shape: ListOf, node: Marked, report: Report) -> Any:
    if not isinstance(node.value, tuple):
        report.fault(node, "VALUE", f"expected {expected(shape)}, not {shown(node)}.")
        return WRONG
    if not shape.least <= len(node.value) <= shape.most:
        report.fault(node, "VALUE", f"expected {expected(shape)}; these are {len(node.value)}.")
        return WRONG
    parts = [read(shape.part, part, report) for part in node.value]
    return WRONG if any(part is WRONG for part in parts) else tuple(parts)


def _map(shape: MapOf, node: Marked, report: Report) -> Any:
    if not isinstance(node.value, Mapping):
        report.fault(node, "VALUE", f"expected {expected(shape)}, not {shown(node)}.")
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
        report.fault(node, "VALUE", f"expected {expected(shape)}, not {shown(node)}.")
        return WRONG
    right = True
    values: dict[str, Any] = {}
    meant: set[str] = set()
    for name, entry in node.value.items():
        if name not in shape.fields:
            free = [known for known in shape.fields if known not in node.value]
            guess = did_you_mean(name, free) or did_you_mean(name, shape.fields)
            report.fault(entry.key, "UNKNOWN-KEY", f"there is no key {short(name)} here.{guess}")
            meant.update(known for known in free if guess == f" Did you mean {known!r}?")
            right = False
    for name, field in shape.fields.items():
        if name not in node.value:
            if field.needed and name not in meant:
                report.fault(
                    node, "MISSING", f"the key {name!r} is missing: {expected(field.shape)}."
                )
                right = False
            values[name] = field.default
            continue
        values[name] = read(field.shape, node.value[name].value, report)
        right = right and values[name] is not WRONG
    return values if right else WRONG


def short(text: str) -> str:
    """Quote a word of a file, cut where it is long."""
    return repr(text if len(text) <= 40 else f"{text[:37]}...")


def shown(node: Marked) -> str:
    """Say what stands there instead."""
    value = node.value
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "a list"
    if isinstance(value, Mapping):
        return "a mapping of keys"
    return short(value) if isinstance(value, str) else f"the number {value}"


def expected(shape: Shape) -> str:
    """Say in words what a shape wants."""
    match shape:
        case Text(most, lines):
            return f"a text{'' if lines else ' in one line'} of at most {most} signs"
        case Name():
            return shape.expected
        case Whole(low, high):
            return "a whole number" + _bounds(low, high, 10**15)
        case Decimal(low, high):
            return "a number" + _bounds(low, high, 1e9)
        case Truth():
            return "true or false"
        case OneOf(words):
            return "one of " + ", ".join(words)
        case ListOf(part, least, most):
            if least == most:
                return f"a list of {least}, each {expected(part)}"
            return f"a list{_how_many(least, most)}, each {expected(part)}"
        case MapOf():
            return "a mapping of keys to values"
        case Record(fields):
            needed = [name for name, field in fields.items() if field.needed]
            return "a mapping" + (f" with the keys {', '.join(needed)}" if needed else "")
        case Raw(about):
            return about


def _how_many(least: int, most: int) -> str:
    if most >= MANY:
        return f" of at least {least}" if least else ""
    return f" of {least} to {most}" if least else f" of at most {most}"


def _bounds(low: float, high: float, limit: float) -> str:
    if abs(low) >= limit and abs(high) >= limit:
        return ""
    if abs(high) >= limit:
        return f" from {low}"
    return f" up to {high}" if abs(low) >= limit else f" from {low} to {high}"


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
