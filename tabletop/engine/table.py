"""What rules read: the board, and what is printed on the cards that lie on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, DefId
from tabletop.engine.records import record


@dataclass(frozen=True, slots=True)
class Definition:
    """A printed card, the same in each match: its name, its type and its facts.

    ``back`` names the back of the card: cards with the same back can't be told apart face down.
    ``sides`` are the definitions of further sides of a double-sided card. ``facts`` hold numbers,
    words and, under names that the effect language knows, parsed effects.
    """

    id: DefId
    name: str
    kind: str
    back: str = "card"
    traits: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    sides: tuple[Definition, ...] = ()


@record
class Table:
    """A board with the definitions of its cards. The board may be a seat's view: then cards
    that the seat does not know are of a definition whose kind is ``hidden``.
    """

    board: Board
    definitions: Mapping[DefId, Definition]

    def printed(self, card: CardId) -> Definition:
        """Give what is printed on the side of a card that is up."""
        record = self.board.cards[card]
        definition = self.definitions[record.definition]
        return definition.sides[record.side - 1] if record.side else definition

    def fact(self, card: CardId, name: str, default: Any = None) -> Any:
        """Give a fact that is printed on a card."""
        return self.printed(card).facts.get(name, default)
