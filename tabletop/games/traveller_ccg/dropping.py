"""Where a card can be dropped to be used: a permanent where it would lie, all else on the queue."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.engine.actions import Action, Follow
from tabletop.engine.ids import SeatId, ZoneId, zone_of
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.entering import hosts
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.places import CONNECTIONS, CREW, HAND, PENDING
from tabletop.games.traveller_ccg.timing import PROCURE


def drops(table: Table, seat: SeatId, action: Action) -> Mapping[ZoneId, tuple[Follow, ...]]:
    """Give the places whose meaning is to use a card so (``TC-16.4``, ``TC-28.1``).

    What attaches goes to where there is something for it; dropped right on that, it goes there.
    """
    board = table.board
    if action.card is None:
        return {}
    if action.ability != PROCURE or board.zones[board.cards[action.card].zone].kind != HAND:
        return {PENDING: ()}
    kind = table.printed(action.card).kind
    if kind in ("crew", "connection"):
        return {zone_of(CREW if kind == "crew" else CONNECTIONS, seat): ()}
    found = hosts(LANGUAGE.reader(table), action.card, seat)
    return {board.cards[host].zone: () for host in found}
