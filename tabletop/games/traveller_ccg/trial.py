"""Trying a card: a captain with a crew, cards to pay with, and the card in hand."""

from __future__ import annotations

from typing import Any, Final

from tabletop.engine.ids import DefId, SeatId, zone_of
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg.decks import ADVENTURE, CAPTAIN, SECTIONS, SHIP
from tabletop.games.traveller_ccg.places import ADVENTURE_DECK, CREW, DECK, HAND, slot
from tabletop.games.trial import Trial
from tabletop.library.decks.folder import Shelf
from tabletop.library.pack import Pack

_YOU: Final = SeatId(0)
_RIVAL: Final = SeatId(1)
ABOARD: Final = 2
"""Crew members that are there already; a Ship has room for more."""
TO_PAY_WITH: Final = 6
"""Cards in hand besides; with them it is as large as it may be (``TC-14.2``)."""
WAITS: Final = ("pass", "stay-uncommitted")


def trial(pack: Pack, card: DefId) -> Trial:
    """Put a card into a ready-made deck, and from there into the hand.

    A Ship sails at once, and a Contract lies in a slot already. There are Crew on both sides: to
    be given Gear, to do Heroic Actions, to be aimed at.
    """
    printed = pack.cards[card].definition
    if printed.back == SHIP:
        return Trial(2, decks={_YOU: {**_like(pack), SHIP: card}}, waits=WAITS)
    if printed.back == ADVENTURE:
        deck = {**_like(pack), ADVENTURE: {card: 1}}
        return Trial(
            2,
            decks={_YOU: deck},
            setup={slot(_YOU): [{"card": card, "face_up": True}]},
            rest=zone_of(ADVENTURE_DECK, _YOU),
            waits=WAITS,
        )
    able = _crew(pack, printed)
    pay = _dear(pack, (card, *able))
    added = dict.fromkeys((card, *able, *pay), 1)
    return Trial(
        2,
        decks={
            _YOU: {**_like(pack), CAPTAIN: added},
            _RIVAL: {**_like(pack), CAPTAIN: dict.fromkeys(able, 1)},
        },
        setup={
            zone_of(HAND, _YOU): [card, *pay],
            **{zone_of(CREW, seat): list(able) for seat in (_YOU, _RIVAL)},
        },
        rest=zone_of(DECK, _YOU),
        waits=WAITS,
    )


def _like(pack: Pack) -> dict[str, Any]:
    """Take the first ready-made deck; without one a deck is but what is added to it."""
    shelf = Shelf(pack.info, SECTIONS, pack.cards)
    ready = (file.path.stem for file in shelf.ready() if file.deck is not None)
    first = next(ready, None)
    return {} if first is None else {"like": first}


def _crew(pack: Pack, card: Definition) -> tuple[DefId, ...]:
    """Choose Crew that can do most with a card: who has its skill, and shares its traits."""

    def use(one: Definition) -> tuple[int, int]:
        skills = (*one.facts.get("expert", ()), *one.facts.get("trained", ()))
        return skills.count(card.facts.get("skill")), len({*one.traits} & {*card.traits})

    others = [one for one in pack.definitions if one.kind == "crew" and one.id != card.id]
    return tuple(one.id for one in sorted(others, key=use, reverse=True)[:ABOARD])


def _dear(pack: Pack, besides: tuple[DefId, ...]) -> tuple[DefId, ...]:
    """Choose the cards with which most can be paid."""
    others = [one for one in pack.definitions if one.back == CAPTAIN and one.id not in besides]
    by_value = sorted(others, key=lambda one: int(one.facts.get("ev", 0)), reverse=True)
    return tuple(one.id for one in by_value[:TO_PAY_WITH])
