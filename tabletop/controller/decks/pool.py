"""The cards that decks are built from, with everything that they can be searched and sorted by."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tabletop.engine.ids import DefId
from tabletop.engine.message import Message, fill, say
from tabletop.engine.table import Definition
from tabletop.engine.tongue import spoken
from tabletop.games.decks import Terms
from tabletop.library.decks.known import plain_name
from tabletop.library.decks.record import Section
from tabletop.library.pack import CardEntry

_TOKEN: Final = re.compile(r"\{(?:icon|keyword):([^}]+)\}")

PART: Final = "part"
TYPE: Final = "type"
TRAIT: Final = "trait"
SOURCE: Final = "source"

TITLES: Final[Mapping[str, Message]] = {
    PART: say("Part"),
    TYPE: say("Type"),
    TRAIT: say("Trait"),
    SOURCE: say("Source"),
}
SOURCES: Final[Mapping[str, Message]] = {
    "rulebook": say("Rulebook"),
    "original": say("Original"),
}
"""What facets are called that cards of all games have."""

_SINGULAR: Final = {"keywords": "keyword", "skills": "skill", "capabilities": "capability"}


MoreFacets = Callable[[Definition], Mapping[str, tuple[str, ...]]]


def no_more(_side: Definition) -> Mapping[str, tuple[str, ...]]:
    """Give no facets besides the facts."""
    return {}


@dataclass(frozen=True, slots=True)
class Item:
    """A card of the pool.

    ``facets`` are words by what they are of (``trait``: Laser, Corsair), in the language that is
    spoken, ``data`` the same as card data has them, ``numbers`` its figures; all of all its sides.
    ``text`` is all that stands on it, as it is compared.
    """

    card: DefId
    name: str
    kind: str
    section: str
    facets: Mapping[str, tuple[str, ...]]
    numbers: Mapping[str, tuple[int, ...]]
    text: str
    data: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def number(self, name: str) -> int | None:
        """Give the first figure of a name, the one of the side that is printed first."""
        return next(iter(self.numbers.get(name, ())), None)


def pool(
    cards: Mapping[DefId, CardEntry],
    sections: Sequence[Section],
    more: MoreFacets = no_more,
    terms: Terms | None = None,
) -> tuple[Item, ...]:
    """List the cards that belong in a deck, section by section, each in the order of the pack.

    ``more`` are facets that the game gives besides the facts (``DeckKind.facets``), ``terms`` what
    it calls them.
    """
    called = terms or Terms()
    found: list[Item] = []
    for section in sections:
        for card, entry in cards.items():
            if entry.definition.back in section.backs:
                found.append(_item(card, entry, section, more, called))
    return tuple(found)


def titles_of(terms: Terms) -> dict[str, str]:
    """Say what facets and figures are called, in the language that is spoken."""
    return {name: fill(title, str) for name, title in {**TITLES, **terms.titles}.items()}


def _item(card: DefId, entry: CardEntry, section: Section, more: MoreFacets, terms: Terms) -> Item:
    sides = (entry.definition, *entry.definition.sides)
    data: dict[str, list[str]] = {}
    numbers: dict[str, list[int]] = {}
    for side in sides:
        data.setdefault(TYPE, []).append(side.kind)
        data.setdefault(TRAIT, []).extend(side.traits)
        _facts(side, data, numbers)
        for name, words in more(side).items():
            data.setdefault(name, []).extend(words)
    data[SOURCE] = [entry.source]
    said = {
        PART: (spoken().said(section.title),),
        **{
            name: tuple(_called(name, word, terms) for word in words)
            for name, words in data.items()
        },
    }
    read = {PART: (section.title,), **{name: tuple(words) for name, words in data.items()}}
    return Item(
        card,
        entry.definition.name,
        said[TYPE][0],
        section.key,
        _each_once(said),
        {key: tuple(dict.fromkeys(values)) for key, values in numbers.items()},
        plain_name(" ".join(_printed(entry, sides, (*said.values(), *read.values()), terms))),
        _each_once(read),
    )


def _called(name: str, word: str, terms: Terms) -> str:
    """Say what a word of card data is called as a value of a facet."""
    known = SOURCES if name == SOURCE else terms.values.get(name, {})
    return fill(known[word], str) if word in known else words_of(word)


def _each_once(facets: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(dict.fromkeys(words)) for name, words in facets.items() if words}


def _facts(side: Definition, facets: dict[str, list[str]], numbers: dict[str, list[int]]) -> None:
    for name, value in side.facts.items():
        if isinstance(value, bool):
            facets.setdefault(name, []).append("yes" if value else "no")
        elif isinstance(value, int):
            numbers.setdefault(name, []).append(value)
        else:
            listed = list(_words(value))
            if listed:
                facets.setdefault(_SINGULAR.get(name, name), []).extend(listed)


def _words(value: Any) -> Iterator[str]:
    """List the words that a fact holds: itself, the parts of a list, the keys of a mapping."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from map(str, value)
    elif isinstance(value, tuple):
        yield from (part for part in value if isinstance(part, str))


def _printed(
    entry: CardEntry, sides: Iterable[Definition], facets: Iterable[Sequence[str]], terms: Terms
) -> Iterator[str]:
    """List all words on a card; icons and keywords by their names and by what they are called."""
    signs = {word: called for values in terms.values.values() for word, called in values.items()}

    def called(token: re.Match[str]) -> str:
        name = token[1]
        return fill(signs[name], str) if name in signs else name.replace("-", " ")

    for side in sides:
        yield side.name
    for values in facets:
        yield from values
        yield from (word.replace("-", " ") for word in values)
    for text in (entry.text, *entry.side_texts):
        yield _TOKEN.sub(lambda token: token[1].replace("-", " "), text)
        yield _TOKEN.sub(called, text)
    yield from (entry.flavour, *entry.side_flavours)


def words_of(key: str) -> str:
    """Put a word of card data into words for players: ``heroic-action`` is 'Heroic action'."""
    text = key.replace("-", " ")
    return text[:1].upper() + text[1:]
