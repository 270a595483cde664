"""Records to plain JSON data and back, for saves. Nothing is ever executed or unpickled.

A record becomes ``{"$": "Name", field: value}``, a mapping ``{"$": "map", "of": [[key, value]]}``,
a tuple a list. Only registered records come back, with just their own fields, and each value is
held against its field's declared type: what does not fit raises CodecError, so that a damaged
or foreign save is refused and never half loaded. A field that came later than the save has its
default; one without a default makes older saves foreign.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import lru_cache, reduce
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

from tabletop.engine import actions, board, cards, chance, decisions, events, frames, happening
from tabletop.engine import message as words

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

TAG: Final = "$"
PLAIN_TYPES: Final = frozenset({type(None), bool, int, float, str})
"""What stands for itself in plain data."""

MOST_TYPES: Final = 2_000
"""More types than the records of all games have; a user's own modules make new ones when loaded."""

Where = str | tuple["Where", str]
"""A place in the whole: the place around it and what leads from there. It is put into words only
when something is wrong there, for a save has tens of thousands of places.
"""
Fits = Callable[[Any], bool]


class CodecError(ValueError):
    """Data that isn't a record of ours, with where it lies in the whole."""


def _own_records(module: types.ModuleType) -> Iterable[type]:
    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == module.__name__ and _is_record(value):
            yield value


def _is_record(kind: type) -> bool:
    return is_dataclass(kind) or hasattr(kind, "_fields") or issubclass(kind, Enum)


class _Field(NamedTuple):
    """A field of a record: its name, its type, what tells whether a value is of this type, and
    whether the record needs it, since it has no default.
    """

    name: str
    type: Any
    fits: Fits
    needed: bool


class Codec:
    """Encodes and decodes the engine's records and those given besides (a game's own)."""

    def __init__(self, records: Iterable[type] = ()) -> None:
        known: dict[str, type] = {}
        modules = (actions, board, cards, chance, decisions, events, frames, happening, words)
        engine = [kind for module in modules for kind in _own_records(module)]
        for kind in (*engine, *records):
            if not _is_record(kind):
                raise ValueError(f"{kind.__name__} is no record: write @record above its class")
            if known.setdefault(kind.__name__, kind) is not kind:
                raise ValueError(f"two records are named {kind.__name__}")
        self._known = known

    def encode(self, value: Any) -> Any:
        """Turn a value into plain data. Raises CodecError for what can't be kept."""
        kind: type = type(value)
        if kind in PLAIN_TYPES:
            return value
        if isinstance(value, Enum):
            return {TAG: kind.__name__, "value": value.value}
        if self._known.get(kind.__name__) is kind:
            data = {TAG: kind.__name__}
            for name in _names(kind):
                data[name] = self.encode(getattr(value, name))
            return data
        if isinstance(value, tuple):
            return [self.encode(part) for part in value]
        if isinstance(value, Mapping):
            return {
                TAG: "map",
                "of": [[self.encode(key), self.encode(part)] for key, part in value.items()],
            }
        raise CodecError(f"a {kind.__name__} can't be saved; is it among the records of the rules?")

    def decode(self, data: Any, expected: Any = Any, where: Where = "") -> Any:
        """Turn plain data back into what it was; ``expected`` is the type that it must have."""
        value = self._decode(data, where)
        if not _fitting(expected)(value):
            raise _misfit(expected, where)
        return value

    def _decode(self, data: Any, where: Where) -> Any:
        if isinstance(data, list):
            return tuple([self._decode(part, (where, f"[{i}]")) for i, part in enumerate(data)])
        if not isinstance(data, dict):
            if type(data) in PLAIN_TYPES:
                return data
            raise CodecError(f"{_told(where)}: this is no record")
        tag = data.get(TAG)
        if not isinstance(tag, str):
            raise CodecError(f"{_told(where)}: this is no record")
        if tag == "map":
            return self._decode_map(data, where)
        kind = self._known.get(tag)
        if kind is None:
            raise CodecError(f"{_told(where)}: there is no record {tag!r}")
        if issubclass(kind, Enum):
            try:
                return kind(data.get("value"))
            except ValueError as error:
                raise CodecError(f"{_told(where)}: {error}") from error
        return self._decode_record(kind, data, where)

    def _decode_record(self, kind: type, data: Mapping[str, Any], where: Where) -> Any:
        """Make a record. What was saved before a field with a default came has none of it."""
        wanted = _fields(kind)
        if len(data) != len(wanted) + 1 or any(part.name not in data for part in wanted):
            names = ", ".join(part.name for part in wanted)
            wanted = tuple(part for part in wanted if part.needed or part.name in data)
            if len(data) != len(wanted) + 1 or any(part.name not in data for part in wanted):
                raise CodecError(f"{_told(where)}: {kind.__name__} has the fields {names}")
        values = {}
        for name, expected, fits, _needed in wanted:
            value = data[name]
            if type(value) not in PLAIN_TYPES:
                value = self._decode(value, (where, f".{name}"))
            if not fits(value):
                raise _misfit(expected, (where, f".{name}"))
            values[name] = value
        return kind(**values)

    def _decode_map(self, data: Mapping[str, Any], where: Where) -> Mapping[Any, Any]:
        pairs = data.get("of")
        if not isinstance(pairs, list):
            raise CodecError(f"{_told(where)}: a map needs its pairs")
        result = {}
        for pair in pairs:
            if not isinstance(pair, list) or len(pair) != 2:
                raise CodecError(f"{_told(where)}: a map is made of pairs")
            key = self._decode(pair[0], where)
            if not isinstance(key, str | int):
                raise CodecError(f"{_told(where)}: a key is a word or a number")
            result[key] = self._decode(pair[1], (where, f"[{key}]"))
        return result


def _told(where: Where) -> str:
    steps = []
    while not isinstance(where, str):
        where, step = where
        steps.append(step)
    return "".join([where, *reversed(steps)]).removeprefix(".") or "the whole"


def _misfit(expected: Any, where: Where) -> CodecError:
    name = getattr(expected, "__name__", str(expected))
    return CodecError(f"{_told(where)}: this is not a {name}")


@lru_cache(MOST_TYPES)
def _names(kind: type) -> tuple[str, ...]:
    if is_dataclass(kind):
        return tuple(part.name for part in fields(kind) if part.init)
    return tuple(getattr(kind, "_fields", ()))


@lru_cache(MOST_TYPES)
def _fields(kind: type) -> tuple[_Field, ...]:
    hints, optional = get_type_hints(kind), _defaulted(kind)
    return tuple(
        _Field(name, hints[name], _fitting(hints[name]), name not in optional)
        for name in _names(kind)
    )


def _defaulted(kind: type) -> frozenset[str]:
    """Name the fields of a record that have a default."""
    if not is_dataclass(kind):
        return frozenset(getattr(kind, "_field_defaults", {}))
    return frozenset(
        part.name
        for part in fields(kind)
        if part.default is not MISSING or part.default_factory is not MISSING
    )


@lru_cache(MOST_TYPES)
def _fitting(expected: Any) -> Fits:
    """Make what tells whether a value is of a type: worked out once for each type."""
    origin = get_origin(expected)
    if origin in (Union, types.UnionType):
        return reduce(_either, map(_fitting, get_args(expected)))
    if origin is tuple:
        return _tuple_of(get_args(expected))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping_of(*map(_fitting, get_args(expected)))
    if hasattr(expected, "__supertype__"):
        return _fitting(expected.__supertype__)
    if expected is None:
        return _is_nothing
    if expected is int:
        return _is_number
    kind = expected if origin is None else origin
    # Any, type variables and whatever else is no class say nothing about a value.
    return _is_a(kind) if isinstance(kind, type) and kind is not Any else _anything


def _anything(_value: Any) -> bool:
    return True


def _is_nothing(value: Any) -> bool:
    return value is None


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_a(kind: type) -> Fits:
    return lambda value: isinstance(value, kind)


def _either(one: Fits, other: Fits) -> Fits:
    return lambda value: one(value) or other(value)


def _tuple_of(parts: tuple[Any, ...]) -> Fits:
    if len(parts) == 2 and parts[1] is Ellipsis:
        each = _fitting(parts[0])
        return lambda value: isinstance(value, tuple) and all(map(each, value))
    kinds = tuple(map(_fitting, parts))
    return lambda value: (
        isinstance(value, tuple)
        and len(kinds) == len(value)
        and all(fits(item) for fits, item in zip(kinds, value, strict=True))
    )


def _mapping_of(key: Fits, part: Fits) -> Fits:
    return lambda value: (
        isinstance(value, Mapping) and all(map(key, value)) and all(map(part, value.values()))
    )
