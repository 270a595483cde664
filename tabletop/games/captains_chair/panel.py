"""What a captain should see before deciding: chips left, the purse, a mission that is ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from tabletop.engine.ids import DefId, SeatId, zone_of
from tabletop.engine.message import Message, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.captains_chair import missions
from tabletop.games.captains_chair.payment import purse_of, resources
from tabletop.games.captains_chair.places import HAND
from tabletop.games.captains_chair.state import CHIPS
from tabletop.games.captains_chair.titles import title


def _acting(table: Table, seat: SeatId) -> Message:
    """Say what is left to act with (``CC-9.1``, ``CC-28.3``)."""
    chips = table.board.seats[seat].counters.get(CHIPS, 0)
    cards = len(table.board.piles[zone_of(HAND, seat)])
    left = say(
        "{chips} left, {cards} in your hand.",
        chips=say("1 action chip" if chips == 1 else "{n} action chips", n=chips),
        cards=say("1 card" if cards == 1 else "{n} cards", n=cards),
    )
    ready = tuple(
        title(one.key)
        for one in missions.missions_of(table, seat)
        if missions.why_not(table, seat, one.key) is None
    )
    if not ready:
        return left
    return say("You can complete {missions}: see your board. {left}", missions=ready, left=left)


def _purse(table: Table, seat: SeatId) -> Message:
    """Say what there is to pay with; glory stands in (``CC-6.4``, ``CC-R.13``)."""
    text = "You have {what}. 1 glory can stand for 1 latinum or up to 2 dilithium."
    return say(text, what=resources(purse_of(table, seat)))


_HINTS: Final[Mapping[str, Callable[[Table, SeatId], Message | None]]] = MappingProxyType(
    {"act": _acting, "pay": _purse}
)


def hint(definitions: Mapping[DefId, Definition], view: SeatView) -> Message | None:
    """Say what counts for the pending decision."""
    if view.decision is None or view.seat < 0:
        return None
    tell = _HINTS.get(view.decision.name)
    return None if tell is None else tell(Table(view.board, definitions), view.seat)
