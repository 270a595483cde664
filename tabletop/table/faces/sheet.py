"""What is shown on a card's face, whatever its look: name, type, numbers, text, emblem."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tabletop.engine.message import in_words
from tabletop.engine.table import Definition
from tabletop.engine.tongue import spoken
from tabletop.library.folders import assets_folder
from tabletop.library.pack import CardEntry
from tabletop.table import icons
from tabletop.table.glossary import called
from tabletop.table.theme.grain import Grain

MINUS: Final = "−"
NAME_ALONE: Final = "{sign}"
"""What calls a sign by the name of its icon alone."""
_ICON: Final = re.compile(r"\{icon:([^{}]+)\}")
_WORTH_SHOWING: Final = ("value", "power", "price", "cost", "points", "strength", "level")


@dataclass(frozen=True, slots=True)
class Number:
    """A number of a card: ``short`` for its corner, ``whole`` where there is room."""

    label: str
    short: str
    whole: str


@dataclass(frozen=True, slots=True)
class Stat:
    """A value of a card with the icon that stands for it."""

    label: str
    icon: str
    value: str


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon that is a fact of its own: a skill (``strong`` if expert), what is required.

    ``label`` is what it is called in words, with a gap for the icon's own name.
    """

    icon: str
    strong: bool = False
    label: str = NAME_ALONE


@dataclass(frozen=True, slots=True)
class Sheet:
    """A card's face in words. ``shape`` is the outline of its picture.

    Where a room's cards have them: ``stats`` are all values in their order, the two that matter
    most first; ``signs`` stand in a column of their own; ``badge`` is the icon of its (sub)type;
    ``tags`` are species, traits and keywords.
    """

    id: str
    name: str
    kind: str
    label: str
    style: str
    shape: str
    pattern: str
    numbers: tuple[Number, ...]
    text: str
    flavour: str
    emblem: tuple[str, ...]
    facts: Mapping[str, Any]
    stats: tuple[Stat, ...] = ()
    signs: tuple[Sign, ...] = ()
    badge: str = ""
    subtype: str = ""
    tags: tuple[str, ...] = ()


def table_of(game: str) -> Mapping[str, Any]:
    """Read how a game's types of cards are shown; empty for a game that brings nothing.

    Labels are in the language that is spoken.
    """
    return _table(game, spoken().code)


@cache
def _table(game: str, language: str) -> Mapping[str, Any]:  # noqa: ARG001 it is kept for each
    file = assets_folder() / "faces" / f"{game}.json"
    if not file.is_file():
        return {}
    read = dict(json.loads(file.read_text(encoding="utf-8")))
    icons = {name: tuple(map(in_words, words)) for name, words in read.get("icons", {}).items()}
    spelled = {trait: in_words(word) for trait, word in read.get("spelled", {}).items()}
    return {
        **_labelled(read),
        **({"icons": icons} if icons else {}),
        **({"spelled": spelled} if spelled else {}),
    }


def _labelled(part: Any) -> Any:
    """Say all labels in the language that is spoken."""
    if isinstance(part, dict):
        return {
            key: in_words(value) if key == "label" else _labelled(value)
            for key, value in part.items()
        }
    return [_labelled(one) for one in part] if isinstance(part, list) else part


def kind_words(game: str, kind: str) -> str:
    """Give what a type of card is called on its face."""
    shown = table_of(game).get("kinds", {}).get(kind, {})
    return str(shown.get("label", kind.replace("-", " ").capitalize()))


def sheet_of(game: str, entry: CardEntry, side: int = 0) -> Sheet:
    """Gather what a card's face shows."""
    table = table_of(game)
    definition = entry.definition
    text, flavour, emblem = entry.text, entry.flavour, entry.emblem
    if side:
        text = entry.side_texts[side - 1] if side <= len(entry.side_texts) else ""
        flavour = entry.side_flavours[side - 1] if side <= len(entry.side_flavours) else ""
        emblem = entry.side_emblems[side - 1] if side <= len(entry.side_emblems) else ()
        definition = definition.sides[side - 1]
    kind = table.get("kinds", {}).get(definition.kind, {})
    own = table.get("cards", {}).get(definition.id, {})
    badge = str(definition.facts.get(kind.get("badge", ""), ""))
    shown = kind.get("numbers")
    if shown is None:
        shown = [{"fact": name} for name in _WORTH_SHOWING]
    numbers = tuple(
        _number(form, definition.facts[form["fact"]])
        for form in shown
        if isinstance(definition.facts.get(form["fact"]), int | str)
    )[:2]
    label = kind_words(game, definition.kind)
    return Sheet(
        id=definition.id,
        name=definition.name,
        kind=definition.kind,
        label=label,
        style=own.get("style", kind.get("style", "default")),
        shape=own.get("shape", kind.get("shape", "window")),
        pattern=own.get("pattern", kind.get("pattern", "")),
        numbers=numbers,
        text=text,
        flavour=flavour,
        emblem=_emblem(table, definition.id, definition.kind, emblem or entry.emblem),
        facts=definition.facts,
        stats=tuple(_stats(kind.get("stats", ()), definition.facts)),
        signs=tuple(_signs(kind.get("signs", ()), definition.facts, text)),
        badge=badge or definition.kind,
        subtype=table.get("icons", {}).get(badge, (titled(badge),))[0],
        tags=tuple(_tags(definition, table)),
    )


def _stats(forms: Iterable[Mapping[str, Any]], facts: Mapping[str, Any]) -> Iterator[Stat]:
    for form in forms:
        value = facts.get(form["fact"])
        if isinstance(value, int):
            words = _number(form, value).short
            yield Stat(form["label"], form.get("icon", form["fact"]), words)


def _signs(
    forms: Iterable[Mapping[str, Any]], facts: Mapping[str, Any], text: str
) -> Iterator[Sign]:
    """List the icons: those of facts, and those that the first line of the text asks for."""
    for form in forms:
        if "fact" in form:
            value = facts.get(form["fact"], ())
            names = (value,) if isinstance(value, str) else value
            strong, label = form.get("strong", False), form.get("label", NAME_ALONE)
            yield from (Sign(name, strong, label) for name in names)
        else:
            asked = _ICON.findall(text.partition("\n")[0])
            yield from (Sign(name) for name in asked if name in form["asked"])


def _tags(definition: Definition, table: Mapping[str, Any]) -> Iterator[str]:
    """List species, traits and keywords; the game's table spells what capitals alone don't, and
    lists the keywords that have a number, where not all do.

    Traits keep their names in all languages, but for those that the table has.
    """
    species = definition.facts.get("species")
    if isinstance(species, str):
        yield species
    spelled, numbered = table.get("spelled", {}), table.get("numbered")
    yield from (spelled.get(trait, titled(trait)) for trait in definition.traits)
    for keyword, number in dict(definition.facts.get("keywords") or {}).items():
        bare = not number or (numbered is not None and keyword not in numbered)
        yield called(keyword) if bare else f"{called(keyword)} {number}"


def titled(name: str) -> str:
    """Write a word of card data as cards write it: with capital letters."""
    return name.replace("-", " ").title()


def _emblem(
    table: Mapping[str, Any], card: str, kind: str, given: tuple[str, ...]
) -> tuple[str, ...]:
    """Choose the icons: those of the card, then those of the table, then any, by its id."""
    emblems = table.get("emblems", {})
    wanted = (*given, *emblems.get(card, ()), *emblems.get(kind, ()))
    known = tuple(dict.fromkeys(name for name in wanted if icons.known(name)))
    if known:
        return known[:3]
    grain = Grain(card)
    return (grain.one_of(icons.names()), grain.one_of(icons.names()))


def _number(form: Mapping[str, Any], value: int | str) -> Number:
    label = form.get("label", form["fact"].capitalize())
    if isinstance(value, str):
        return Number(label, value, value)
    manner = form.get("form", "plain")
    if manner == "signed":
        sign = "+" if value > 0 else MINUS if value < 0 else ""
        return Number(label, f"{sign}{abs(value)}", f"{sign}{abs(value)}")
    if manner == "credits":
        return Number(label, _short(value), f"{spoken().number(value)} Cr")
    words = f"{MINUS if value < 0 else ''}{abs(value)}"
    return Number(label, words, words)


def _short(value: int) -> str:
    """Write an amount with three figures at most: 13.4M, 907k, 70.6k."""
    for unit, letter in ((1_000_000, "M"), (1_000, "k")):
        if value >= unit:
            part = value / unit
            words = f"{part:.0f}" if part >= 100 else f"{part:.3g}"
            return words.replace(".", spoken().signs[1]) + letter
    return str(value)
