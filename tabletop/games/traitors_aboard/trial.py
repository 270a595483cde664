"""Trying a card: three aboard, the card in hand, and a Chest that holds something."""

from __future__ import annotations

from typing import Final

from tabletop.engine.ids import DefId, SeatId
from tabletop.games.traitors_aboard.places import CHEST, DECK, PLANK, ROLE, hand, role
from tabletop.games.traitors_aboard.setup import FIRST, LEAST
from tabletop.games.trial import Trial
from tabletop.library.pack import Pack

_YOU: Final = SeatId(0)


def trial(pack: Pack, card: DefId) -> Trial:
    """Have the first player begin with a card, or with a Role."""
    options = {FIRST.key: "seat-1"}
    if pack.cards[card].definition.kind == ROLE:
        return Trial(LEAST, options, setup={role(_YOU): [card]})
    loot = [one.id for one in pack.definitions if one.kind == "loot" and one.id != card]
    return Trial(
        LEAST,
        options,
        setup={hand(_YOU): [card, PLANK, *loot[:1]], CHEST: {"top": loot}},
        rest=DECK,
    )
