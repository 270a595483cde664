"""Decks: what a deck set is, what is wrong with one, and what a builder wants to see of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from tabletop.engine.message import say
from tabletop.games.decks import DeckKind, Hand
from tabletop.games.traveller_ccg.decks.facets import facets
from tabletop.games.traveller_ccg.decks.figures import figures, hopes
from tabletop.games.traveller_ccg.decks.limits import limits
from tabletop.games.traveller_ccg.decks.terms import TERMS
from tabletop.games.traveller_ccg.decks.validator import (
    ADVENTURE,
    CAPTAIN,
    SHIP,
    TITLES,
    faults,
)
from tabletop.library.decks.record import Section
from tabletop.library.pack import Pack

SECTIONS: Final = tuple(
    Section(key, title, (key,), single=key == SHIP) for key, title in TITLES.items()
)

HAND: Final = 7
"""Cards of a first hand (``TC-12.2``)."""
COLUMNS: Final = (
    ("cost", say("Cost")),
    ("ev", say("EV")),
    ("vp", say("VP")),
)

__all__ = ["ADVENTURE", "CAPTAIN", "SECTIONS", "SHIP", "deck_kind"]


def deck_kind(pack: Pack) -> DeckKind:
    """Tell the program of the decks that captains bring."""
    return DeckKind(
        SECTIONS,
        check=partial(faults, cards=pack.cards),
        sizes=sizes,
        figures=partial(figures, cards=pack.cards),
        hand=Hand(CAPTAIN, HAND, partial(hopes, cards=pack.cards)),
        columns=COLUMNS,
        facets=facets,
        terms=TERMS,
    )


def sizes(options: Mapping[str, str | int | bool]) -> Mapping[str, int]:
    """Give how many cards each part of a deck set has under the options of a match."""
    keep = limits(options)
    return {SHIP: 1, CAPTAIN: keep.captains, ADVENTURE: keep.adventure}
