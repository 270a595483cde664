"""From card data to nodes. All mistakes are collected, each with its place.

A node is written as ``{tag: {field: value, ...}}``, or ``{tag: value, field: value, ...}`` where
``value`` is its short field, or just ``tag`` when nothing else need be said. A number is an
amount; a word that is no tag is a name that was given before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from tabletop.effects.ability import Ability
from tabletop.effects.amounts import NamedNumber, Number
from tabletop.effects.checks import check, check_together
from tabletop.effects.find import Find
from tabletop.effects.nodes import (
    CATEGORIES,
    Amount,
    Cards,
    Field,
    Introduces,
    Node,
    Seats,
    Vocabulary,
    bare,
    fields_of,
    is_union,
)
from tabletop.effects.selectors import NamedCards, NamedSeats
from tabletop.effects.source import Entry, Marked, Problem
from tabletop.engine.message import in_words

if TYPE_CHECKING:
    from tabletop.effects.language import Language

REFERENCES: Mapping[type[Node], type[Any]] = {
    Seats: NamedSeats,
    Cards: NamedCards,
    Amount: NamedNumber,
}
UNTAGGED: Mapping[type[Node], type[Node]] = {Cards: Find}
CATEGORY_NAMES: Mapping[str, str] = {
    "Seats": "players (such as you, others, or a name)",
    "Cards": "cards (such as self, a name, or {in: a zone})",
    "Amount": "a number",
    "Condition": "a condition",
    "Effect": "an effect",
    "Pattern": "a kind of event",
    "Standing": "something that holds",
    "Place": "a zone",
}
SCALARS: Mapping[type, str] = {bool: "true or false", int: "a whole number", str: "a word"}


class WrongError(Exception):
    """A value can't be read; the problem is on the list already."""


class Parser:
    """Reads card data into the nodes of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.tags: Mapping[type[Node], Mapping[str, type[Node]]] = {
            category: {
                kind.tag: kind
                for kind in language.nodes
                if issubclass(kind, category) and kind.tag != "named"
            }
            for category in CATEGORIES
        }

    def abilities(self, node: Marked) -> tuple[tuple[Ability, ...], tuple[Problem, ...]]:
        """Read a list of abilities."""
        reading = Reading(self)
        if not isinstance(node.value, tuple):
            reading.problem("EFFECT-TYPE", in_words("A list of abilities is expected here."), node)
            return (), tuple(reading.problems)
        found: list[Ability] = []
        placed: list[tuple[Ability, Marked]] = []
        keys: set[str] = set()
        for item in node.value:
            before = len(reading.problems)
            try:
                ability = reading.fields(Ability, item)
            except WrongError:
                continue
            assert isinstance(ability, Ability)
            if ability.key in keys:
                text = "The key {key} is used by another ability of this card."
                message = in_words(text, key=repr(ability.key))
                reading.problem("EFFECT-KEY-TWICE", message, item)
            keys.add(ability.key)
            if len(reading.problems) == before:
                for code, message in check(ability, self.language):
                    reading.problem(code, message, item)
            if len(reading.problems) == before:
                found.append(ability)
                placed.append((ability, item))
        for ability, item in placed:
            for code, message in check_together(ability, found):
                reading.problem(code, message, item)
        return tuple(found), tuple(reading.problems)


class Reading:
    """One pass over a card's abilities."""

    def __init__(self, parser: Parser) -> None:
        self.parser = parser
        self.problems: list[Problem] = []

    def problem(self, code: str, message: str, at: Marked) -> None:
        """Put a mistake on the list."""
        self.problems.append(Problem(code, message, at.line, at.column))

    def wrong(self, code: str, message: str, at: Marked) -> WrongError:
        """Put a mistake on the list and give what to raise."""
        self.problem(code, message, at)
        return WrongError(message)

    def value(self, hint: Any, at: Marked) -> Any:
        """Read a value of this type."""
        inner, marks = bare(hint)
        if is_union(inner):
            if at.value is None:
                return None
            parts = [part for part in get_args(inner) if part is not type(None)]
            return self.value(parts[0], at)
        origin = get_origin(inner)
        if origin is tuple:
            return self._several(get_args(inner)[0], at)
        if origin is Literal:
            return self._one_of(get_args(inner), at)
        if inner is bool or inner is int or inner is str:
            return self._scalar(inner, marks, at)
        if isinstance(inner, type) and issubclass(inner, Node):
            return self.node(inner, at)
        raise TypeError(f"card data can't hold a {inner}")

    def _several(self, hint: Any, at: Marked) -> tuple[Any, ...]:
        items: Sequence[Marked] = at.value if isinstance(at.value, tuple) else (at,)
        found, failed = [], False
        for item in items:
            try:
                found.append(self.value(hint, item))
            except WrongError:
                failed = True
        if failed:
            raise WrongError("some of several")
        return tuple(found)

    def _one_of(self, allowed: tuple[Any, ...], at: Marked) -> Any:
        value = at.value
        if value in allowed and not isinstance(value, bool):
            return value
        names = [str(item) for item in allowed]
        hint = near(str(value), names)
        message = in_words("Expected one of {names}{hint}.", names=", ".join(names), hint=hint)
        raise self.wrong("EFFECT-VALUE", message, at)

    def _scalar(self, kind: type, marks: tuple[Any, ...], at: Marked) -> Any:
        value = at.value
        if type(value) is not kind:
            said = in_words(SCALARS[kind])
            raise self.wrong("EFFECT-TYPE", in_words("Expected {what}.", what=said), at)
        for mark in marks:
            if isinstance(mark, Vocabulary):
                known = self.parser.language.words[mark.name]
                if value not in known:
                    hint = near(str(value), known)
                    text = "The game has no {word} among its {words}{hint}."
                    message = in_words(text, word=repr(value), words=mark.name, hint=hint)
                    raise self.wrong("EFFECT-WORD", message, at)
            if isinstance(mark, Introduces) and value in RESERVED:
                text = "{word} has a meaning of its own and can't be a name."
                message = in_words(text, word=repr(value))
                raise self.wrong("EFFECT-NAME", message, at)
        return value

    def node(self, category: type[Node], at: Marked) -> Any:
        """Read a node of a category (or of one class)."""
        tags = self.parser.tags.get(category)
        if tags is None:
            return self._fields_or_short(category, at)
        value = at.value
        if isinstance(value, bool) or value is None or isinstance(value, float):
            message = in_words("Expected {what}.", what=_said(category))
            raise self.wrong("EFFECT-TYPE", message, at)
        if isinstance(value, int):
            if category is Amount:
                return Number(value)
            message = in_words("Expected {what}.", what=_said(category))
            raise self.wrong("EFFECT-TYPE", message, at)
        if isinstance(value, str):
            return self._word(category, tags, value, at)
        if isinstance(value, tuple):
            message = in_words("Expected {what}, not a list.", what=_said(category))
            raise self.wrong("EFFECT-TYPE", message, at)
        return self._tagged(category, tags, value, at)

    def _word(
        self, category: type[Node], tags: Mapping[str, type[Node]], value: str, at: Marked
    ) -> Any:
        kind = tags.get(value)
        if kind is not None:
            missing = [part.key for part in fields_of(kind) if part.required]
            if missing:
                message = in_words(
                    "{word} needs {keys}.", word=repr(value), keys=", ".join(missing)
                )
                raise self.wrong("EFFECT-MISSING", message, at)
            return kind()
        if category in REFERENCES:
            return REFERENCES[category](value)
        raise self.wrong("EFFECT-UNKNOWN", _unknown(value, category, tags), at)

    def _tagged(
        self,
        category: type[Node],
        tags: Mapping[str, type[Node]],
        value: Mapping[str, Entry],
        at: Marked,
    ) -> Any:
        found = [key for key in value if key in tags]
        if len(value) > 1:
            fitting = [
                key
                for key in found
                if tags[key].short
                and all(other == key or other in _keys(tags[key]) for other in value)
            ]
            found = fitting or found
        untagged = UNTAGGED.get(category)
        if untagged is not None and all(key in _keys(untagged) for key in value):
            return self.fields(untagged, at)
        if not found:
            if untagged is not None and any(key in _keys(untagged) for key in value):
                return self.fields(untagged, at)
            key = next(iter(value), "")
            where = value[key].key if key else at
            raise self.wrong("EFFECT-UNKNOWN", _unknown(key, category, tags), where)
        tag = found[0]
        kind = tags[tag]
        if len(value) == 1:
            return self._fields_or_short(kind, value[tag].value)
        if not kind.short:
            extra = next(other for other in value if other != tag)
            text = "{word} stands alone here; {key} belongs below it."
            message = in_words(text, word=repr(tag), key=repr(extra))
            raise self.wrong("EFFECT-UNKNOWN", message, value[extra].key)
        entries = {other: entry for other, entry in value.items() if other != tag}
        short = next(part for part in fields_of(kind) if part.name == kind.short)
        if short.key != tag:
            entries.pop(short.key, None)
        entries[short.key] = Entry(value[tag].key, value[tag].value)
        return self.fields(kind, Marked(entries, at.line, at.column))

    def _fields_or_short(self, kind: type[Node], at: Marked) -> Any:
        keys = _keys(kind)
        value = at.value
        named = isinstance(value, Mapping) and (not value or any(key in keys for key in value))
        if named or (isinstance(value, Mapping) and not kind.short):
            return self.fields(kind, at)
        if not kind.short:
            if value is None and not any(part.required for part in fields_of(kind)):
                return kind()
            listed = ", ".join(keys) or in_words("nothing")
            message = in_words("Expected {what} below this.", what=listed)
            raise self.wrong("EFFECT-TYPE", message, at)
        short = next(part for part in fields_of(kind) if part.name == kind.short)
        entry = Entry(Marked(short.key, at.line, at.column), at)
        return self.fields(kind, Marked({short.key: entry}, at.line, at.column))

    def fields(self, kind: type[Node], at: Marked) -> Node:
        """Read the fields of one class out of a mapping."""
        if not isinstance(at.value, Mapping):
            raise self.wrong("EFFECT-TYPE", in_words("Expected keys with values here."), at)
        known = {part.key: part for part in fields_of(kind)}
        failed = False
        for key, entry in at.value.items():
            if key not in known:
                name = kind.tag or kind.__name__.lower()
                hint = near(key, known) or _one_of(known)
                text = "{word} has no {key}{hint}."
                message = in_words(text, word=repr(name), key=repr(key), hint=hint)
                self.problem("EFFECT-UNKNOWN-KEY", message, entry.key)
                failed = True
        values: dict[str, Any] = {}
        for part in known.values():
            given = at.value.get(part.key)
            if given is None:
                failed = self._missing(kind, part, at) or failed
                continue
            try:
                values[part.name] = self.value(part.hint, given.value)
            except WrongError:
                failed = True
        if failed:
            raise WrongError(kind.__name__)
        return kind(**values)

    def _missing(self, kind: type[Node], part: Field, at: Marked) -> bool:
        if not part.required:
            return False
        name = kind.tag or kind.__name__.lower()
        message = in_words("{word} needs {keys}.", word=repr(name), keys=repr(part.key))
        self.problem("EFFECT-MISSING", message, at)
        return True


RESERVED = (
    "you",
    "others",
    "everyone",
    "self",
    "it",
    "they",
    "other",
    "owner",
    "controller",
    "host",
)


def _keys(kind: type[Node]) -> tuple[str, ...]:
    return tuple(part.key for part in fields_of(kind))


def _said(category: type[Node]) -> str:
    return in_words(CATEGORY_NAMES.get(category.__name__, category.__name__.lower()))


def _unknown(word: str, category: type[Node], tags: Mapping[str, Any]) -> str:
    """Say that a word is none of a category's."""
    text = "There is no {word}; expected {what}{hint}."
    return in_words(text, word=repr(word), what=_said(category), hint=near(word, tags))


def _one_of(known: Iterable[str]) -> str:
    return in_words("; it has {keys}", keys=", ".join(known))


def near(word: str, known: Sequence[str] | Mapping[str, Any]) -> str:
    """Say which known word may have been meant: `` (did you mean 'draw'?)``, or nothing."""
    found = get_close_matches(word, list(known), 1)
    return in_words(" (did you mean {word}?)", word=repr(found[0])) if found else ""
