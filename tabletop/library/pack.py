"""A pack: all that a game's folder of YAML holds, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tabletop.engine.ids import DefId, RuleId
from tabletop.engine.table import Definition
from tabletop.library.layout import Layout


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A printed card with what is kept about it besides its rules.

    ``count`` is how many a set holds. ``source`` says whether the rulebook states the card or it
    was designed here. ``text`` is the rules text, written from the effects, with icons as
    ``{icon:name}`` and keywords as ``{keyword:name}``.
    """

    definition: Definition
    count: int
    source: Literal["rulebook", "original"]
    text: str
    flavour: str
    emblem: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleText:
    """A numbered rule in our own words, as the app's rules page shows it."""

    id: RuleId
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the start screen tells of a game without loading it."""

    id: str
    title: str
    summary: str
    credit: str
    least_seats: int
    most_seats: int
    module: str
    folder: Path
    bundled: bool


@dataclass(frozen=True, slots=True)
class Pack:
    """A game's folder, read whole. ``digest`` changes with any of its content."""

    info: GameInfo
    cards: Mapping[DefId, CardEntry]
    layout: Layout
    rules: Mapping[RuleId, RuleText]
    keywords: Mapping[str, str]
    digest: str

    @property
    def definitions(self) -> tuple[Definition, ...]:
        """List what is printed on the cards."""
        return tuple(entry.definition for entry in self.cards.values())
