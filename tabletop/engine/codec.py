"""Records to plain JSON data and back, for saves. Nothing is ever executed or unpickled.

A record becomes ``{"$": "Name", field: value}``, a mapping ``{"$": "map", "of": [[key, value]]}``,
a tuple a list. Only registered records come back, with just their own fields, and each value is
held against its field's declared type: what does not fit raises CodecError, so that a damaged
or foreign save is refused and never half loaded.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from tabletop.engine import actions, board, cards, chance, decisions, events, frames, happening
from tabletop.engine import message as words

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

TAG = "$"


class CodecError(ValueError):
    """Data that isn't a record of ours, with where it lies in the whole."""


def _own_records(module: types.ModuleType) -> Iterable[type]:
    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == module.__name__ and _is_record(value):
            yield value


def _is_record(kind: type) -> bool:
    return is_dataclass(kind) or hasattr(kind, "_fields") or issubclass(kind, Enum)


class Codec:
    """Encodes and decodes the engine's records and those given besides (a game's own)."""

    def __init__(self, records: Iterable[type] = ()) -> None:
        known: dict[str, type] = {}
        modules = (actions, board, cards, chance, decisions, events, frames, happening, words)
        engine = [kind for module in modules for kind in _own_records(module)]
        for kind in (*engine, *records):
            if known.setdefault(kind.__name__, kind) is not kind:
                raise ValueError(f"two records are named {kind.__name__}")
        self._known = known
        self._hints: dict[str, Mapping[str, Any]] = {}

    def encode(self, value: Any) -> Any:
        """Turn a value into plain data. Raises CodecError for what can't be kept."""
        if value is None or type(value) in (bool, int, float, str):
            return value
        if isinstance(value, Enum):
            return {TAG: type(value).__name__, "value": value.value}
        kind: type = type(value)
        if self._known.get(kind.__name__) is kind:
            return {
                TAG: kind.__name__,
                **{name: self.encode(getattr(value, name)) for name in _names(kind)},
            }
        if isinstance(value, tuple):
            return [self.encode(part) for part in value]
        if isinstance(value, Mapping):
            return {
                TAG: "map",
                "of": [[self.encode(key), self.encode(part)] for key, part in value.items()],
            }
        raise CodecError(f"a {kind.__name__} can't be saved; is it among the records of the rules?")

    def decode(self, data: Any, expected: Any = Any, where: str = "") -> Any:
        """Turn plain data back into what it was; ``expected`` is the type that it must have."""
        value = self._decode(data, where)
        if not _fits(value, expected):
            raise CodecError(f"{where or 'the whole'}: this is not a {_type_name(expected)}")
        return value

    def _decode(self, data: Any, where: str) -> Any:
        if data is None or isinstance(data, bool | int | float | str):
            return data
        if isinstance(data, list):
            return tuple(self._decode(part, f"{where}[{i}]") for i, part in enumerate(data))
        if not isinstance(data, dict) or not isinstance(data.get(TAG), str):
            raise CodecError(f"{where or 'the whole'}: this is no record")
        tag = data[TAG]
        if tag == "map":
            return self._decode_map(data, where)
        kind = self._known.get(tag)
        if kind is None:
            raise CodecError(f"{where or 'the whole'}: there is no record {tag!r}")
        given = {name: part for name, part in data.items() if name != TAG}
        if issubclass(kind, Enum):
            try:
                return kind(given.get("value"))
            except ValueError as error:
                raise CodecError(f"{where}: {error}") from error
        names = _names(kind)
        if set(given) != set(names):
            raise CodecError(f"{where or 'the whole'}: {tag} has the fields {', '.join(names)}")
        hints = self._hints.get(tag)
        if hints is None:
            hints = self._hints[tag] = get_type_hints(kind)
        values = {
            name: self.decode(part, hints[name], f"{where}.{name}" if where else name)
            for name, part in given.items()
        }
        return kind(**values)

    def _decode_map(self, data: Mapping[str, Any], where: str) -> Mapping[Any, Any]:
        pairs = data.get("of")
        if not isinstance(pairs, list):
            raise CodecError(f"{where}: a map needs its pairs")
        result = {}
        for pair in pairs:
            if not isinstance(pair, list) or len(pair) != 2:
                raise CodecError(f"{where}: a map is made of pairs")
            key = self._decode(pair[0], where)
            if not isinstance(key, str | int):
                raise CodecError(f"{where}: a key is a word or a number")
            result[key] = self._decode(pair[1], f"{where}[{key}]")
        return result


def _names(kind: type) -> tuple[str, ...]:
    if is_dataclass(kind):
        return tuple(part.name for part in fields(kind) if part.init)
    return tuple(getattr(kind, "_fields", ()))


def _type_name(expected: Any) -> str:
    return getattr(expected, "__name__", str(expected))


def _fits(value: Any, expected: Any) -> bool:
    if expected is Any or isinstance(expected, TypeVar):
        return True
    origin = get_origin(expected)
    if origin in (Union, types.UnionType):
        return any(_fits(value, part) for part in get_args(expected))
    if origin is tuple:
        parts = get_args(expected)
        if not isinstance(value, tuple):
            return False
        if len(parts) == 2 and parts[1] is Ellipsis:
            return all(_fits(item, parts[0]) for item in value)
        return len(parts) == len(value) and all(map(_fits, value, parts))
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        key, part = get_args(expected)
        return isinstance(value, Mapping) and all(
            _fits(name, key) and _fits(item, part) for name, item in value.items()
        )
    if origin is not None:
        return isinstance(value, origin) if isinstance(origin, type) else True
    if hasattr(expected, "__supertype__"):
        return _fits(value, expected.__supertype__)
    if expected is None or expected is type(None):
        return value is None
    if expected is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, expected) if isinstance(expected, type) else True
