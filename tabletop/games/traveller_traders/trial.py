"""Trying a card: it comes next, and there is money for it."""

from __future__ import annotations

from typing import Any, Final

from tabletop.engine.ids import DefId, ZoneId
from tabletop.games.definition import OptionValue
from tabletop.games.traveller_traders.course import stops
from tabletop.games.traveller_traders.names import (
    CREDITS,
    ENCOUNTER_DECK,
    MERCHANDISE_DECK,
    REGINA_COURSE,
    STARSHIP_DECK,
    SUBSIDIZED_MERCHANT,
)
from tabletop.games.traveller_traders.options import MODE, PLACE, ROUTE
from tabletop.games.traveller_traders.state import PRINCE
from tabletop.games.trial import Trial
from tabletop.library.pack import Pack

PURSE: Final = 50_000_000
"""Enough for the dearest merchandise, and not for the liner."""


def trial(pack: Pack, card: DefId) -> Trial:
    """Lay a card where it comes next: this game knows no hand."""
    definition = pack.cards[card].definition
    rich = {CREDITS: PURSE}
    match definition.kind:
        case "merchandise":
            patron = next(one.id for one in pack.definitions if one.kind == "patron")
            setup = {**_next(ENCOUNTER_DECK, patron), **_next(MERCHANDISE_DECK, card)}
            return Trial(1, setup=setup, counters=rich, waits=("prospect",))
        case "opponent" | "patron":
            return Trial(1, setup=_next(ENCOUNTER_DECK, card), counters=rich)
        case "starship":
            prince: dict[str, OptionValue] = {MODE.key: PRINCE}
            return Trial(1, prince, setup=_next(STARSHIP_DECK, card))
        case "ship" if card == SUBSIDIZED_MERCHANT:
            return Trial(1, {MODE.key: PRINCE})
        case "route" if card != REGINA_COURSE:
            return Trial(1, {MODE.key: PRINCE, ROUTE.key: card})
        case "system":
            return Trial(1, _at(pack, card), counters=rich)
    return Trial(1, counters=rich)


def _next(deck: ZoneId, card: DefId) -> dict[str, Any]:
    return {deck: {"top": [card]}}


def _at(pack: Pack, system: DefId) -> dict[str, OptionValue]:
    """Begin at a system: on the first course that stops there, the usual one before others."""
    courses = [one for one in pack.definitions if one.kind == "route"]
    for course in sorted(courses, key=lambda one: one.id != REGINA_COURSE):
        places = stops(course)
        if system in places:
            away = {} if course.id == REGINA_COURSE else {MODE.key: PRINCE, ROUTE.key: course.id}
            return {**away, PLACE.key: places.index(system)}
    return {}
