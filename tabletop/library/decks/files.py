"""Deck files: YAML with the deck's name, its sections and notes.

A file is read as far as it can be: an entry that is wrong is left out and told with its place, a
card that the game does not have stays in the deck and is told too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tabletop.effects.source import Marked
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.library.decks.known import MOST_CARDS, MOST_GUESSES, guess
from tabletop.library.decks.record import Deck, Section, deck
from tabletop.library.faults import Fault, FaultList, did_you_mean
from tabletop.library.models import ID
from tabletop.library.pack import CardEntry
from tabletop.library.shapes import WRONG, Report, Shape, Text, Whole, otherwise, read
from tabletop.library.strict_yaml import parse_yaml, read_yaml

MOST_COPIES: Final = 200
NAME: Final = Text(60)
NOTES: Final = Text(4000, lines=True, empty=True)
COPIES: Final = Whole(1, MOST_COPIES)
_HELD: Final = "\n\t\xa0\u200c\u200d"
UNKNOWN: Final = "UNKNOWN-CARD"
"""The code of a card that the game does not have; the deck was read all the same."""


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What was found in a file. ``deck`` is None where it holds none at all."""

    path: Path
    deck: Deck | None
    faults: tuple[Fault, ...]

    @property
    def title(self) -> str:
        """What the deck is called, or else the file."""
        return self.path.stem if self.deck is None else self.deck.name


def read_deck(
    path: Path, game: str, sections: Sequence[Section], cards: Mapping[DefId, CardEntry]
) -> DeckFile:
    """Read a deck file of a game."""
    faults = FaultList()
    return _read(path, read_yaml(path, faults), faults, game, sections, cards)


def parse_deck(
    text: str, path: Path, game: str, sections: Sequence[Section], cards: Mapping[DefId, CardEntry]
) -> DeckFile:
    """Read the text of a deck file; ``path`` is for the faults."""
    faults = FaultList()
    node = parse_yaml(text.encode(), path, faults)
    return _read(path, node, faults, game, sections, cards)


def _read(
    path: Path,
    node: Marked | None,
    faults: FaultList,
    game: str,
    sections: Sequence[Section],
    cards: Mapping[DefId, CardEntry],
) -> DeckFile:
    found = None if node is None else _deck(node, Report(path, faults), game, sections, cards)
    return DeckFile(path, found, faults.in_order())


def _deck(
    node: Marked,
    report: Report,
    game: str,
    sections: Sequence[Section],
    cards: Mapping[DefId, CardEntry],
) -> Deck | None:
    if not isinstance(node.value, Mapping):
        report.fault(node, "VALUE", otherwise(in_words("the keys of a deck"), node))
        return None
    entries = node.value
    keys = ("deck", "game", *(section.key for section in sections), "notes")
    for name, entry in entries.items():
        if name not in keys:
            free = [key for key in keys if key not in entries]
            message = in_words("a deck has no key {key}.", key=repr(name[:40]))
            report.fault(entry.key, "UNKNOWN-KEY", message + did_you_mean(name, free))
    for name in ("deck", "game"):
        if name not in entries:
            message = in_words("the key {key} is missing.", key=repr(name))
            report.fault(node, "MISSING", message)

    def value(name: str, shape: Shape) -> Any:
        return read(shape, entries[name].value, report) if name in entries else WRONG

    title = value("deck", NAME)
    of = value("game", ID)
    if of is not WRONG and of != game:
        message = in_words("this is a deck of {of}, not of {game}.", of=of, game=game)
        report.fault(entries["game"].value, "GAME", message)
        return None
    notes = value("notes", NOTES)
    parts = {
        section.key: dict(_copies(entries[section.key].value, section, report, cards))
        for section in sections
        if section.key in entries
    }
    name = report.file.stem if title is WRONG else title
    return deck(name, game, parts, "" if notes is WRONG else notes)


def _copies(
    node: Marked, section: Section, report: Report, cards: Mapping[DefId, CardEntry]
) -> Iterator[tuple[str, int]]:
    """Read a section: ids with how many of each, or for a single card just its id."""
    if node.value is None:
        return
    if section.single and not isinstance(node.value, Mapping):
        card = read(ID, node, report)
        if card is not WRONG:
            _known(card, node, report, cards)
            yield card, 1
        return
    if not isinstance(node.value, Mapping):
        report.fault(node, "VALUE", otherwise(in_words("cards with their numbers"), node))
        return
    if len(node.value) > MOST_CARDS:
        text = "a part of a deck lists at most {most} cards, not {count}."
        message = in_words(text, most=MOST_CARDS, count=len(node.value))
        report.fault(node, "SIZE", message)
        return
    for entry in node.value.values():
        card = read(ID, entry.key, report)
        count = read(COPIES, entry.value, report)
        if card is not WRONG:
            _known(card, entry.key, report, cards)
            if count is not WRONG:
                yield card, count


def _known(card: str, node: Marked, report: Report, cards: Mapping[DefId, CardEntry]) -> None:
    if card not in cards:
        meant = guess(card, cards) if len(report.list.faults) < MOST_GUESSES else ""
        message = in_words("the game has no card {card}.", card=repr(card[:40]))
        report.fault(node, UNKNOWN, message + meant)


def write_deck(written: Deck, sections: Sequence[Section]) -> str:
    """Put a deck into the text of its file."""
    lines = [f"deck: {_quoted(written.name)}", f"game: {_id(written.game)}"]
    for section in sections:
        copies = written.copies(section.key)
        if not copies:
            continue
        if section.single and tuple(copies.values()) == (1,):
            lines.append(f"{section.key}: {_id(next(iter(copies)))}")
            continue
        lines.append(f"{section.key}:")
        lines += [f"  {card}: {count}" for card, count in copies.items()]
    if written.notes:
        lines.append(f"notes: {_notes(written.notes)}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(_clean(text), ensure_ascii=False)


def _clean(text: str) -> str:
    """Write spaces in place of signs that a file can't hold."""
    return "".join(sign if sign.isprintable() or sign in _HELD else " " for sign in text)


def _id(text: str) -> str:
    """Leave an id as it is where it can't be taken for anything but a word."""
    return text if "-" in text and text[0].isalpha() else _quoted(text)


def _notes(text: str) -> str:
    """Write notes of several lines as such, if YAML keeps them just so."""
    lines = text.split("\n")
    if len(lines) == 1 or any(line != line.strip() or not line.isprintable() for line in lines):
        return _quoted(text)
    return "|-\n" + "\n".join(f"  {line}".rstrip() for line in lines)


def file_name(name: str) -> str:
    """Make a file's name of a deck's."""
    words = re.findall(r"[a-z0-9]+", re.sub("['\u2019]", "", name.casefold()))
    return f"{'-'.join(words)[:60].strip('-') or 'deck'}.yaml"
