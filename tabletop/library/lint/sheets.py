"""The printed sides of a game's cards, each with where it is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.source import Marked
from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.library.faults import Fault, FaultList
from tabletop.library.loader import card_files
from tabletop.library.pack import CardEntry, Pack
from tabletop.library.strict_yaml import read_yaml


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a card: what is printed there, and where that is written."""

    path: Path
    entry: CardEntry
    printed: Definition
    node: Marked

    @property
    def card(self) -> str:
        """The id of the card."""
        return self.entry.definition.id

    def written(self, key: str) -> Marked | None:
        """Give what is written under a key, if it is there."""
        return child(self.node, key)

    def abilities(self) -> Iterator[tuple[Ability, Marked]]:
        """List its abilities, each with where it is written."""
        nodes = self.written("abilities")
        places = nodes.value if nodes is not None and isinstance(nodes.value, tuple) else ()
        yield from zip(abilities_of(self.printed), places, strict=True)

    def wrong(self, at: Marked | None, code: str, message: str) -> Fault:
        """Make a mistake out of what was found at a place."""
        at = at or self.node
        return Fault(self.path, at.line, at.column, self.card, code, message)

    def doubt(self, at: Marked | None, code: str, message: str) -> Fault:
        """Make a warning out of what was found at a place."""
        at = at or self.node
        return Fault(self.path, at.line, at.column, self.card, code, message, doubt=True)


def child(node: Marked, key: str) -> Marked | None:
    """Give the value of a key, if it is there."""
    if isinstance(node.value, Mapping) and key in node.value:
        return node.value[key].value
    return None


def sides_of(pack: Pack) -> tuple[Side, ...]:
    """List all sides of all cards; the files have been read rightly."""
    return tuple(_read(pack))


def _read(pack: Pack) -> Iterator[Side]:
    for path in card_files(pack.info.folder):
        root = read_yaml(path, FaultList())
        for node in root.value if root is not None and isinstance(root.value, tuple) else ():
            name = child(node, "id")
            entry = None if name is None else pack.cards.get(DefId(str(name.value)))
            if entry is None:
                continue
            yield Side(path, entry, entry.definition, node)
            further = child(node, "sides")
            parts = further.value if further is not None else ()
            for part, printed in zip(
                parts if isinstance(parts, tuple) else (), entry.definition.sides, strict=True
            ):
                yield Side(path, entry, printed, part)
