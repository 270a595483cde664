"""Where in a file its cards stand, also in a text that is no YAML just now."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from tabletop.effects.source import Marked
from tabletop.engine.ids import DefId

_BEGINS: Final = re.compile(r"-(?:\s|$)")
"""How the first line of a card begins; what lies further in belongs to the card above."""
_ID: Final = re.compile(r"(?:^|[-{,\s])id:\s*[\"']?([\w-]+)")
_NAME: Final = re.compile(r"(?:^|[-{,\s])name:\s*[\"']?([^,}\"'#]+)")


NO_CARD: Final = DefId("")


@dataclass(frozen=True, slots=True)
class Span:
    """Where a card stands in its file: lines from 1 on, the last one included, and where its
    further ``sides`` begin. ``id`` is '' for one that has none yet. ``face`` is the card whose face
    can be shown for it: itself, or the one that stood in its place before; '' while there is none.
    """

    id: DefId
    name: str
    first: int
    last: int
    sides: tuple[int, ...] = ()
    face: DefId = NO_CARD

    def side_at(self, line: int) -> int:
        """Give the side that a line belongs to, 0 for the first."""
        return sum(start <= line for start in self.sides)


def spans_of(root: Marked | None, text: str) -> tuple[Span, ...]:
    """List the cards of a file with their lines. Where the text can't be read as a whole (``root``
    is None) they are told by how lines begin; a text that is no list has none.
    """
    if root is None:
        return _spans_by_lines(text.splitlines())
    if not isinstance(root.value, tuple):
        return ()
    starts = [part.line for part in root.value]
    bounds = pairwise((*starts, len(text.splitlines()) + 1))
    return tuple(
        Span(
            DefId(_word(part, "id")), _word(part, "name"), first, max(first, end - 1), _sides(part)
        )
        for part, (first, end) in zip(root.value, bounds, strict=True)
    )


def _spans_by_lines(lines: list[str]) -> tuple[Span, ...]:
    starts = [at for at, line in enumerate(lines) if _BEGINS.match(line)]
    return tuple(
        Span(DefId(_found(_ID, lines[at:end])), _found(_NAME, lines[at:end]), at + 1, end)
        for at, end in pairwise((*starts, len(lines)))
    )


def _found(pattern: re.Pattern[str], lines: list[str]) -> str:
    return next((found[1].strip() for found in map(pattern.search, lines) if found), "")


def _sides(node: Marked) -> tuple[int, ...]:
    entry = node.value.get("sides") if isinstance(node.value, Mapping) else None
    parts = () if entry is None else entry.value.value
    return tuple(part.line for part in parts) if isinstance(parts, tuple) else ()


def _word(node: Marked, key: str) -> str:
    entry = node.value.get(key) if isinstance(node.value, Mapping) else None
    return entry.value.value if entry is not None and isinstance(entry.value.value, str) else ""
