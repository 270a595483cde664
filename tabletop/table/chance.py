"""What is said of chance: dice and drawn cards against what was to be expected."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.message import in_words
from tabletop.engine.tongue import spoken
from tabletop.session.fairness import Drawn, Draws, even_odds
from tabletop.table.faces.sheet import kind_words


def per_hundred(odds: float) -> str:
    """Say a chance as so many of a hundred."""
    return (
        in_words("fewer than 1 of 100")
        if odds < 0.005
        else in_words("{count} of 100", count=f"{100 * odds:.0f}")
    )


def dice_told(faces: Sequence[int]) -> str:
    """Say how often each face came up, and how often fair dice are so uneven; empty for no dice."""
    if not sum(faces):
        return ""
    return in_words(
        "Dice: {faces}. Each face was to be expected {each} times; fair dice are so uneven or more "
        "{odds} times.",
        faces=", ".join(f"{face} ×{count}" for face, count in enumerate(faces, 1)),
        each=spoken().part(sum(faces) / len(faces)),
        odds=per_hundred(even_odds(faces)),
    )


def drawn_told(drawn: Drawn) -> str:
    """Say how many came, and in brackets how many were to be expected."""
    return f"{drawn.count} ({spoken().part(drawn.expected)})"


def kinds_of(parts: Sequence[Draws]) -> tuple[str, ...]:
    """List the kinds that could have come or not, of which chance decided."""
    found = {kind for part in parts for kind, drawn in part.items() if drawn.variance > 0}
    return tuple(sorted(found))


def rows(game: str, parts: Sequence[Draws]) -> tuple[tuple[str, ...], ...]:
    """Give a table's rows: a kind of card each, and what each seat drew of it."""
    return tuple(
        (kind_words(game, kind), *(drawn_told(part.get(kind, Drawn())) for part in parts))
        for kind in kinds_of(parts)
    )
