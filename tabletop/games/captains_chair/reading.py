"""A table read with everything counted that holds on it, for rules that the language builds on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.table import Table

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader


def read(table: Table) -> Reader:
    """Read a table in this game's language, which itself is made of these rules."""
    from tabletop.games.captains_chair.language import LANGUAGE

    return LANGUAGE.reader(table)
