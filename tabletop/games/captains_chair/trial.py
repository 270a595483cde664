"""Trying a card: its captain's first turn, with the card in hand and plenty of everything."""

from __future__ import annotations

from typing import Any, Final

from tabletop.engine.ids import DefId, SeatId, zone_of
from tabletop.engine.table import Definition
from tabletop.games.captains_chair.mixing import MIXED, mixed, of_one_box
from tabletop.games.captains_chair.options import (
    CAPTAINS,
    CARDS,
    PROPOSED,
    captain_key,
    side_key,
)
from tabletop.games.captains_chair.places import BOX, FLEET, HAND, SPACE
from tabletop.games.captains_chair.state import RESOURCES, TRACKS
from tabletop.games.definition import OptionValue
from tabletop.games.trial import Trial
from tabletop.library.pack import Pack

_YOU: Final = SeatId(0)
PLENTY: Final = 8
"""Of each resource, and the place on each track: more than cards ask for, below the ends."""

_LAID_OUT: Final = ("captain", "status", "board", "stardate")
"""Kinds of cards that lie where they belong from the beginning."""


def trial(pack: Pack, card: DefId) -> Trial:
    """Give a card to a captain who can use it: its own, or the one proposed first."""
    printed = pack.cards[card].definition
    supply = {**dict.fromkeys(RESOURCES, PLENTY), **dict.fromkeys(TRACKS, PLENTY)}
    alone = printed.kind == "stardate" and printed.facts.get("mode") == "cadet"
    return Trial(
        1 if alone else 2,
        _options(pack, printed, 1 if alone else 2),
        setup=_setup(printed),
        rest=BOX,
        seat_counters={_YOU: supply},
    )


def _options(pack: Pack, printed: Definition, seats: int) -> dict[str, OptionValue]:
    crew = str(printed.facts.get("crew", PROPOSED[0]))
    chosen: dict[str, OptionValue] = {}
    if crew in CAPTAINS:
        other = next(key for key in (*reversed(PROPOSED), *CAPTAINS) if key != crew)
        captains = (crew, other)[:seats]
        chosen = {captain_key(seat): captain for seat, captain in enumerate(captains)}
    if printed.kind == "board":
        chosen[side_key(_YOU)] = "expert"
    if printed not in of_one_box(pack.definitions) and printed in mixed(pack.definitions):
        chosen[CARDS] = MIXED
    return chosen


def _setup(printed: Definition) -> dict[str, Any]:
    """Lay a Location under the captain's control, and give all else into the hand.

    A Ship that begins in the Fleet Zone leaves it first, with its token.
    """
    if printed.kind in _LAID_OUT:
        return {}
    if printed.kind == "location":
        return {zone_of(SPACE, _YOU): {"top": [printed.id]}}
    first: dict[str, Any] = {}
    if printed.facts.get("position") == "mobilized":
        first = {zone_of(FLEET, _YOU): []}
    return {**first, zone_of(HAND, _YOU): {"top": [printed.id]}}
