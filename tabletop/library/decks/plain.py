"""Decks as plain text, the way that players pass them on.

A line is ``3 Name of card``; a line without a number is the heading of a section; ``Deck: ...``
names the deck, and what stands behind ``//`` or ``#`` are notes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.library.decks.files import DeckFile
from tabletop.library.decks.given import MOST_BYTES, Gathering, nothing
from tabletop.library.decks.record import Deck, Section
from tabletop.library.faults import did_you_mean
from tabletop.library.pack import CardEntry

MOST_SIGNS: Final = 4_000
"""A line may be so long, like the notes of a deck."""
MOST_FAULTS: Final = 200
_CARD: Final = re.compile(r"(?P<count>[0-9]{1,6})(?:\s*[xX×])?\s+(?P<name>\S.*)")
_CARD_FIRST: Final = re.compile(r"(?P<name>.*\S)\s+[xX×]\s*(?P<count>[0-9]{1,6})")
_HEADING: Final = re.compile(r"(?P<title>.*?)\s*(?:[(\[][0-9]+[^)\]]*[)\]])?\s*:?")
_TITLE: Final = re.compile(r"(?:deck|name)\s*:\s*(?P<name>\S.*)", re.IGNORECASE)
_NOTE: Final = re.compile(r"(?://|#)\s?(?P<note>.*)")


def read_plain(
    text: str, path: Path, game: str, sections: Sequence[Section], cards: Mapping[DefId, CardEntry]
) -> DeckFile:
    """Read a deck from text; ``path`` is for the faults, and names a deck that has no name."""
    if len(text) > MOST_BYTES:
        return nothing(path, 0, 0, "SIZE", in_words("the text is too long for a deck."))
    found = Gathering(path, game, sections, cards)
    section: Section | None = None
    for number, row in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if len(found.faults) > MOST_FAULTS:
            message = in_words(
                "this is no deck: {count} lines before this one could not be read.",
                count=MOST_FAULTS,
            )
            return nothing(path, number, 1, "VALUE", message)
        line = row.strip()
        column = len(row) - len(row.lstrip()) + 1
        if not line:
            continue
        if len(line) > MOST_SIGNS:
            message = in_words(
                "a line has at most {most} signs; this one has {count}.",
                most=MOST_SIGNS,
                count=len(line),
            )
            found.fault(number, column, "SIZE", message)
        elif note := _NOTE.fullmatch(line):
            found.notes.append(note["note"].strip())
        elif title := _TITLE.fullmatch(line):
            found.name = title["name"]
        elif card := (_CARD.fullmatch(line) or _CARD_FIRST.fullmatch(line)):
            _card(found, card, section, number, column)
        else:
            section = _heading(found, line, number, column)
    return found.done()


def _card(
    found: Gathering, line: re.Match[str], section: Section | None, number: int, column: int
) -> None:
    card = found.find(line["name"])
    if card is None:
        found.unknown(line["name"], number, column + line.start("name"))
    else:
        found.add(card, int(line["count"]), section, number)


def _heading(found: Gathering, line: str, number: int, column: int) -> Section | None:
    """Read a heading; one of no section ends the one before, so that cards go where they belong."""
    match = _HEADING.fullmatch(line)
    title = line if match is None else match["title"]
    section = found.section(title)
    kinds = {entry.definition.kind.replace("-", " ") for entry in found.cards.values()}
    singular = title.casefold().replace("-", " ")
    if section is None and not ({singular, singular.removesuffix("s")} & kinds):
        titles = [section.title for section in found.sections]
        text = "{line} is neither a card with its number nor a heading."
        message = in_words(text, line=repr(line[:60]))
        found.fault(number, column, "HEADING", message + did_you_mean(title, titles))
    return section


def write_plain(
    written: Deck, sections: Sequence[Section], cards: Mapping[DefId, CardEntry]
) -> str:
    """Put a deck into text."""
    lines = [f"Deck: {written.name}"]
    lines += [f"// {note}".rstrip() for note in written.notes.split("\n") if written.notes]
    for section in sections:
        copies = written.copies(section.key)
        if copies:
            lines += ["", f"{section.title} ({written.count(section.key)})"]
            lines += [f"{count} {_name(card, cards)}" for card, count in copies.items()]
    return "\n".join(lines) + "\n"


def _name(card: DefId, cards: Mapping[DefId, CardEntry]) -> str:
    return cards[card].definition.name if card in cards else str(card)
