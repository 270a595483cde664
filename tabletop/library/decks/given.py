"""Decks that come in from elsewhere, as names of cards: what they hold, and what was not found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.library.decks.files import MOST_COPIES, UNKNOWN, DeckFile
from tabletop.library.decks.known import MOST_GUESSES, by_name, guess, plain_name
from tabletop.library.decks.record import Section, deck, section_of
from tabletop.library.faults import Fault
from tabletop.library.pack import CardEntry

MOST_BYTES: Final = 500_000


@dataclass(slots=True)
class Gathering:
    """A deck that is put together line by line."""

    path: Path
    game: str
    sections: Sequence[Section]
    cards: Mapping[DefId, CardEntry]
    name: str = ""
    notes: list[str] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    _parts: dict[str, dict[str, int]] = field(default_factory=dict)
    _names: Mapping[str, DefId] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._names = by_name(self.cards)
        self._parts = {section.key: {} for section in self.sections}

    def section(self, title: str) -> Section | None:
        """Find a section by its title or its key."""
        wanted = plain_name(title)
        titles = ((section, (plain_name(section.title), section.key)) for section in self.sections)
        return next((section for section, words in titles if wanted in words), None)

    def fault(self, line: int, column: int, code: str, message: str) -> None:
        """Tell of what could not be taken."""
        self.faults.append(Fault(self.path, line, column, "", code, message))

    def find(self, name: str) -> DefId | None:
        """Find a card by its name or its id."""
        found = self._names.get(plain_name(name))
        if found is None and DefId(name) in self.cards:
            return DefId(name)
        return found

    def add(self, card: DefId, count: int, section: Section | None, line: int) -> None:
        """Take copies of a card; without a section, into the one where it belongs."""
        home = section or self._home(card)
        if home is None:
            name = self.cards[card].definition.name
            message = in_words("{card} belongs in no part of a deck.", card=name)
            self.fault(line, 1, "SECTION", message)
            return
        part = self._parts[home.key]
        total = part.get(card, 0) + count
        if not 0 < total <= MOST_COPIES:
            text = "a deck holds 1 to {most} copies, not {total}."
            self.fault(line, 1, "VALUE", in_words(text, most=MOST_COPIES, total=total))
            return
        part[card] = total

    def unknown(self, name: str, line: int, column: int) -> None:
        """Tell of a card that the game does not have."""
        meant = guess(name, self.cards) if len(self.faults) < MOST_GUESSES else ""
        message = in_words("the game has no card {card}.", card=repr(name[:60]))
        self.fault(line, column, UNKNOWN, message + meant)

    def _home(self, card: DefId) -> Section | None:
        return section_of(self.cards[card].definition.back, self.sections)

    def done(self) -> DeckFile:
        """Give the deck as far as it could be read."""
        name = self.name[:60] or self.path.stem[:60] or in_words("A deck")
        made = deck(name, self.game, self._parts, "\n".join(self.notes)[:4000])
        return DeckFile(self.path, made, tuple(self.faults))


def nothing(path: Path, line: int, column: int, code: str, message: str) -> DeckFile:
    """Say why a file holds no deck at all."""
    return DeckFile(path, None, (Fault(path, line, column, "", code, message),))
