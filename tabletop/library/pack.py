"""A pack: all that a game's folder of YAML holds, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from tabletop.engine.ids import DefId, RuleId
from tabletop.engine.table import Definition
from tabletop.engine.tongue import NO_OWN, Own
from tabletop.library.info import GameInfo as GameInfo
from tabletop.library.layout import Layout


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A printed card with what is kept about it besides its rules.

    ``count`` is how many a set holds. ``source`` says whether the rulebook states the card or it
    was designed here. ``text`` is the rules text, written from the effects, with icons as
    ``{icon:name}`` and keywords as ``{keyword:name}``, and its note after them. ``rules`` are those
    that the card is about; where it has neither abilities nor a note, their texts stand on it.
    ``side_texts``, ``side_flavours`` and ``side_emblems`` are those of the further sides of a
    double-sided card.
    """

    definition: Definition
    count: int
    source: Literal["rulebook", "original"]
    text: str
    flavour: str
    emblem: tuple[str, ...]
    rules: tuple[RuleId, ...] = ()
    side_texts: tuple[str, ...] = ()
    side_flavours: tuple[str, ...] = ()
    side_emblems: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class RuleText:
    """A numbered rule in our own words, as the app's rules page shows it."""

    id: RuleId
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class Term:
    """A word with its other forms, what it means, and the section of the glossary it stands in.

    A form ``icon:name`` is an icon of running text.
    """

    forms: tuple[str, ...]
    meaning: str
    section: str

    @property
    def name(self) -> str:
        """What the glossary lists it as."""
        return self.forms[0]


@dataclass(frozen=True, slots=True)
class Pack:
    """A game's folder, read whole. ``digest`` changes with any of its content. ``namesakes`` is the
    fact of cards that tells decks apart, '' where there is none. ``own`` are the short texts of the
    language in which it was read.
    """

    info: GameInfo
    cards: Mapping[DefId, CardEntry]
    layout: Layout
    rules: Mapping[RuleId, RuleText]
    keywords: Mapping[str, str]
    digest: str
    glossary: tuple[Term, ...] = ()
    namesakes: str = ""
    own: Own = NO_OWN

    @property
    def definitions(self) -> tuple[Definition, ...]:
        """List what is printed on the cards."""
        return tuple(entry.definition for entry in self.cards.values())
