"""Decks that players bring: what a game says of them, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tabletop.engine.ids import DefId, RuleId
from tabletop.engine.message import Message
from tabletop.library.decks.record import Deck, Section


@dataclass(frozen=True, slots=True)
class DeckFault:
    """What a deck breaks. ``section`` and ``card`` say where, as far as one is to blame."""

    message: Message
    rule: RuleId | None = None
    section: str = ""
    card: DefId | None = None


@dataclass(frozen=True, slots=True)
class DeckKind:
    """The decks of a game, one for each seat.

    ``check`` lists everything that is wrong with a deck under the options of a match: the builder,
    whoever loads a deck and the start of a match ask this and nothing else.
    """

    sections: tuple[Section, ...]
    check: Callable[[Deck, Mapping[str, str | int | bool]], tuple[DeckFault, ...]]
