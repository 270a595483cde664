"""The cards that decks are built from, with everything that they can be searched and sorted by."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.library.decks.known import plain_name
from tabletop.library.decks.record import Section
from tabletop.library.pack import CardEntry

_TOKEN: Final = re.compile(r"\{(?:icon|keyword):([^}]+)\}")

PART: Final = "part"
TYPE: Final = "type"
TRAIT: Final = "trait"
SOURCE: Final = "source"

_SINGULAR: Final = {"keywords": "keyword", "skills": "skill", "capabilities": "capability"}


MoreFacets = Callable[[Definition], Mapping[str, tuple[str, ...]]]


def no_more(_side: Definition) -> Mapping[str, tuple[str, ...]]:
    """Give no facets besides the facts."""
    return {}


@dataclass(frozen=True, slots=True)
class Item:
    """A card of the pool.

    ``facets`` are words by what they are of (``trait``: Laser, Corsair), ``numbers`` its figures;
    both of all its sides. ``text`` is all that stands on it, as it is compared.
    """

    card: DefId
    name: str
    kind: str
    section: str
    facets: Mapping[str, tuple[str, ...]]
    numbers: Mapping[str, tuple[int, ...]]
    text: str

    def number(self, name: str) -> int | None:
        """Give the first figure of a name, the one of the side that is printed first."""
        return next(iter(self.numbers.get(name, ())), None)


def pool(
    cards: Mapping[DefId, CardEntry], sections: Sequence[Section], more: MoreFacets = no_more
) -> tuple[Item, ...]:
    """List the cards that belong in a deck, section by section, each in the order of the pack.

    ``more`` are facets that the game gives besides the facts (``DeckKind.facets``).
    """
    found: list[Item] = []
    for section in sections:
        for card, entry in cards.items():
            if entry.definition.back in section.backs:
                found.append(_item(card, entry, section, more))
    return tuple(found)


def _item(card: DefId, entry: CardEntry, section: Section, more: MoreFacets) -> Item:
    sides = (entry.definition, *entry.definition.sides)
    facets: dict[str, list[str]] = {PART: [section.title]}
    numbers: dict[str, list[int]] = {}
    for side in sides:
        facets.setdefault(TYPE, []).append(words_of(side.kind))
        facets.setdefault(TRAIT, []).extend(map(words_of, side.traits))
        _facts(side, facets, numbers)
        for name, words in more(side).items():
            facets.setdefault(name, []).extend(map(words_of, words))
    facets[SOURCE] = [words_of(entry.source)]
    return Item(
        card,
        entry.definition.name,
        words_of(entry.definition.kind),
        section.key,
        {key: tuple(dict.fromkeys(values)) for key, values in facets.items() if values},
        {key: tuple(dict.fromkeys(values)) for key, values in numbers.items()},
        plain_name(" ".join(_printed(entry, sides, facets))),
    )


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
        yield words_of(value)
    elif isinstance(value, Mapping):
        yield from (words_of(str(key)) for key in value)
    elif isinstance(value, tuple):
        yield from (words_of(part) for part in value if isinstance(part, str))


def _printed(
    entry: CardEntry, sides: Iterable[Definition], facets: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    for side in sides:
        yield side.name
    for values in facets.values():
        yield from values
    for text in (entry.text, *entry.side_texts):
        yield _TOKEN.sub(lambda token: token[1].replace("-", " "), text)
    yield from (entry.flavour, *entry.side_flavours)


def words_of(key: str) -> str:
    """Put a word of card data into words for players: ``heroic-action`` is 'Heroic action'."""
    text = key.replace("-", " ")
    return text[:1].upper() + text[1:]
