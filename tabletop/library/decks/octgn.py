"""Decks of OCTGN (``.o8d``): a small XML file of sections and cards.

The file comes from elsewhere: no document type, no entity and nothing deep or large is read.
"""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.library.decks.files import DeckFile
from tabletop.library.decks.given import MOST_BYTES, Gathering, nothing
from tabletop.library.decks.known import MOST_CARDS
from tabletop.library.decks.record import Deck, Section
from tabletop.library.pack import CardEntry

MOST_DEPTH: Final = 8
_SPACE: Final = uuid.uuid5(uuid.NAMESPACE_URL, "tabletop:octgn")


def game_guid(game: str) -> str:
    """Give the id under which files of this program name a game."""
    return str(uuid.uuid5(_SPACE, game))


def card_guid(game: str, card: DefId) -> str:
    """Give the id under which files of this program name a card."""
    return str(uuid.uuid5(_SPACE, f"{game}/{card}"))


class _RefusedError(Exception):
    """Something that a deck has no need of stands in the file."""


@dataclass(slots=True)
class _Reader:
    """Takes the parser's events. ``place`` is where the parser stands."""

    found: Gathering
    parser: Any
    guids: Mapping[str, DefId]
    depth: int = 0
    count: int = 0
    path: list[str] = field(default_factory=list)
    section: Section | None = None
    card: dict[str, str] | None = None
    words: list[str] = field(default_factory=list)

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth > MOST_DEPTH:
            raise _RefusedError(in_words("it is nested deeper than {most} levels", most=MOST_DEPTH))
        if self.depth == 1 and tag != "deck":
            text = "it begins with <{tag}>, not with <deck>"
            raise _RefusedError(in_words(text, tag=tag[:40]))
        self.words = []
        if tag == "section":
            self.section = self._section(attributes.get("name", ""))
        elif tag == "card":
            self.count += 1
            if self.count > MOST_CARDS:
                raise _RefusedError(in_words("it lists more than {most} cards", most=MOST_CARDS))
            self.card = attributes

    def end(self, tag: str) -> None:
        self.depth -= 1
        if tag == "card" and self.card is not None:
            self._take(self.card, "".join(self.words).strip())
            self.card = None
        elif tag == "section":
            self.section = None
        elif tag == "notes":
            notes = "".join(self.words).strip()
            self.found.notes += notes.splitlines()
        self.words = []

    def text(self, words: str) -> None:
        self.words.append(words)

    def refuse(self, *_: Any) -> None:
        text = "it declares a document type or entities, which no deck needs"
        raise _RefusedError(in_words(text))

    def _section(self, name: str) -> Section | None:
        section = self.found.section(name)
        if section is None:
            text = "a deck has no part {part}; its cards are sorted in."
            self._fault("SECTION", in_words(text, part=repr(name[:40])))
        return section

    def _take(self, attributes: dict[str, str], name: str) -> None:
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        count = attributes.get("qty", "1")
        if not (count.isascii() and count.isdecimal() and 0 < len(count) <= 6):
            message = in_words("{count} is no number of copies.", count=repr(count[:40]))
            self._fault("VALUE", message)
            return
        card = self.guids.get(attributes.get("id", "").lower()) or self.found.find(name)
        if card is None:
            self.found.unknown(name or attributes.get("id", ""), line, column)
        else:
            self.found.add(card, int(count), self.section, line)

    def _fault(self, code: str, message: str) -> None:
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        self.found.fault(line, column, code, message)


def read_o8d(
    data: bytes,
    path: Path,
    game: str,
    sections: Sequence[Section],
    cards: Mapping[DefId, CardEntry],
) -> DeckFile:
    """Read a deck of OCTGN; it is called like its file."""
    if len(data) > MOST_BYTES:
        message = in_words("the file is larger than {most} bytes.", most=MOST_BYTES)
        return nothing(path, 0, 0, "SIZE", message)
    parser: Any = expat.ParserCreate()
    found = Gathering(path, game, sections, cards)
    reader = _Reader(found, parser, {card_guid(game, card): card for card in cards})
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.StartDoctypeDeclHandler = reader.refuse
    parser.EntityDeclHandler = reader.refuse
    parser.ExternalEntityRefHandler = reader.refuse
    parser.buffer_text = True
    try:
        parser.Parse(data, True)
    except _RefusedError as error:
        line, column = parser.CurrentLineNumber, parser.CurrentColumnNumber + 1
        message = in_words("this is no deck of OCTGN: {reason}.", reason=error)
        return nothing(path, line, column, "XML", message)
    except expat.ExpatError as error:
        message = f"{expat.ErrorString(error.code)}."
        return nothing(path, error.lineno, error.offset + 1, "XML", message)
    except (LookupError, ValueError) as error:  # what the parser gives for an encoding
        message = in_words("save it as UTF-8 ({reason}).", reason=error)
        return nothing(path, 1, 1, "ENCODING", message)
    return found.done()


def write_o8d(written: Deck, sections: Sequence[Section], cards: Mapping[DefId, CardEntry]) -> str:
    """Put a deck into a file for OCTGN."""
    lines = [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{game_guid(written.game)}">',
    ]
    for section in sections:
        lines.append(f'  <section name={quoteattr(section.title)} shared="False">')
        for card, count in written.copies(section.key).items():
            name = cards[card].definition.name if card in cards else str(card)
            guid = card_guid(written.game, card)
            lines.append(f'    <card qty="{count}" id="{guid}">{escape(name)}</card>')
        lines.append("  </section>")
    lines += [f"  <notes>{escape(written.notes)}</notes>", "</deck>"]
    return "\n".join(lines) + "\n"
