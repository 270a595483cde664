"""A deck as a record: what a player brings to the table, section by section."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeVar

from tabletop.engine.ids import DefId

K = TypeVar("K", bound=str)
Copies = Mapping[DefId, int]
"""How often each card lies in a section, in the order of the list."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a deck. ``backs`` are those of the cards that belong in it, ``single`` says that
    it is one card, which the file then names without a count.
    """

    key: str
    title: str
    backs: tuple[str, ...]
    single: bool = False


def section_of(back: str, sections: Iterable[Section]) -> Section | None:
    """Give the section in which cards with a back belong, or None."""
    return next((section for section in sections if back in section.backs), None)


@dataclass(frozen=True, slots=True)
class Deck:
    """What a player brings. ``sections`` holds what is in each, by the section's key.

    It may hold anything, cards that the game does not have too: whether it may be played is for
    the game to say (``games.decks.DeckKind.check``).
    """

    name: str
    game: str
    sections: Mapping[str, Copies]
    notes: str = ""

    def __reduce__(self) -> tuple[object, ...]:
        """Let a deck go to a worker of a simulation; read-only mappings can't by themselves."""
        parts = {key: dict(copies) for key, copies in self.sections.items()}
        return deck, (self.name, self.game, parts, self.notes)

    def copies(self, section: str) -> Copies:
        """Tell how often each card lies in a section."""
        return self.sections.get(section, {})

    def count(self, section: str) -> int:
        """Count the cards of a section."""
        return sum(self.copies(section).values())

    def cards(self, section: str) -> tuple[DefId, ...]:
        """List the cards of a section, each as often as it is in it."""
        return tuple(card for card, count in self.copies(section).items() for _ in range(count))

    def one(self, section: str) -> DefId | None:
        """Name the card of a single section, or None when it is empty."""
        return next(iter(self.cards(section)), None)


def deck(name: str, game: str, sections: Mapping[str, Mapping[K, int]], notes: str = "") -> Deck:
    """Make a deck that nobody can change, without entries of no copies and empty sections."""
    kept = {
        key: MappingProxyType({DefId(card): count for card, count in copies.items() if count > 0})
        for key, copies in sections.items()
        if any(count > 0 for count in copies.values())
    }
    return Deck(name, game, MappingProxyType(kept), notes)
