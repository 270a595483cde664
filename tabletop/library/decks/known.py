"""Finding the card that is meant by a name or an id."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Final

from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.library.pack import CardEntry

MOST_CARDS: Final = 2_000
"""So many lines of cards may a file list; no deck has as many."""
MOST_GUESSES: Final = 30
"""For so many unknown cards of a file it is told what may be meant, since looking takes time."""
_LONGEST: Final = 64


def plain_name(text: str) -> str:
    """Give a name as it is compared: without case and doubled spaces, with plain apostrophes."""
    return " ".join(text.replace("\u2019", "'").casefold().split())


def by_name(cards: Mapping[DefId, CardEntry]) -> Mapping[str, DefId]:
    """List the cards by their names, as those are compared."""
    return {plain_name(entry.definition.name): card for card, entry in cards.items()}


def guess(word: str, cards: Mapping[DefId, CardEntry]) -> str:
    """Give a sentence that proposes the card that may be meant, or nothing."""
    names = {plain_name(entry.definition.name): entry for entry in cards.values()}
    ids = {str(card): entry for card, entry in cards.items()}
    wanted = plain_name(word[:_LONGEST])
    near = difflib.get_close_matches(wanted, [*ids, *names], n=1, cutoff=0.6)
    if not near:
        return ""
    entry = ids.get(near[0]) or names[near[0]]
    return in_words(
        " Did you mean {name} ({id})?", name=entry.definition.name, id=entry.definition.id
    )
