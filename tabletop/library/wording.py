"""All texts of a game's cards in one list, for reading and for reviewing changes."""

from __future__ import annotations

from typing import Final

from tabletop.library.pack import Pack

GOLDEN_FILE: Final = "wording.golden.txt"


def card_texts(pack: Pack) -> str:
    """List every card with its text, in the order of their ids."""
    parts = []
    for entry in sorted(pack.cards.values(), key=lambda entry: entry.definition.id):
        lines = [f"{entry.definition.id}: {entry.definition.name}", *entry.text.splitlines()]
        for side, text in zip(entry.definition.sides, entry.side_texts, strict=True):
            lines += [f"{side.id}: {side.name}", *text.splitlines()]
        parts.append("\n".join(line.rstrip() for line in lines))
    return "\n\n".join(parts) + "\n"
