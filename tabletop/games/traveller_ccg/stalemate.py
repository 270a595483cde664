"""Stalemate: a game in which nothing has moved for rounds on end is over.

The rulebook goes on until somebody wins (``TC-4.6``), but captains without cards to expend can be
left on Contracts that they can never complete. Then the game would have no end; ``docs/rulings.md``
says when it has one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.board import Result
from tabletop.engine.events import Ended
from tabletop.engine.ids import zone_of
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.initiative import highest
from tabletop.games.traveller_ccg.places import CONNECTIONS, CREW, DECK, DISCARD, HAND, SHIP
from tabletop.games.traveller_ccg.slots import vp
from tabletop.games.traveller_ccg.state import INFAMY, Activity, Voyage, captain

STILL: Final = 5
"""So many rounds without any change end the game."""
BARREN: Final = 40
"""So do so many in which cards go round, but nobody's VP change."""
RULE: Final = "TC-4.6"
_ALONE: Final = {
    STILL: "Nothing has moved for {rounds} rounds: the venture failed.",
    BARREN: "No VP moved for {rounds} rounds: the venture failed.",
}
_TOGETHER: Final = {
    STILL: "Nothing has moved for {rounds} rounds: most VP for {seats}, {vp}.",
    BARREN: "No VP moved for {rounds} rounds: most VP for {seats}, {vp}.",
}
ACTIVITIES: Final = ("uncommitted", "contract", "piracy")


def standing(table: Table) -> tuple[int, ...]:
    """Give what would change if anybody got anywhere: VP, where their cards are, what they are up
    to, and all that lies on cards in play, such as the damage to an enemy ship.
    """
    board = table.board
    lying = (
        sum(board.cards[card].counters.values())
        for zone, pile in board.piles.items()
        if board.zones[zone].in_play
        for card in pile
    )
    return sum(lying), *(
        number
        for seat in board.aboard()
        for number in (
            vp(board, seat),
            board.seats[seat].counters.get(INFAMY, 0),
            *_activity(captain(table, seat).activity),
            *(
                len(board.piles[zone_of(kind, seat)])
                for kind in (HAND, DECK, DISCARD, SHIP, CREW, CONNECTIONS)
            ),
        )
    )


def _activity(activity: Activity) -> tuple[int, int]:
    return ACTIVITIES.index(activity.kind), -1 if activity.slot is None else activity.slot


def counted(table: Table, state: Voyage) -> Voyage:
    """Count a round in which nothing has changed, or no VP, or begin to count anew."""
    now, points = standing(table), tuple(vp(table.board, seat) for seat in table.board.aboard())
    still = state.still + 1 if now == state.standing else 0
    barren = state.barren + 1 if points == state.points else 0
    return replace(state, standing=now, still=still, points=points, barren=barren)


def stalemate(table: Table, state: Voyage) -> tuple[Ended, ...]:
    """End a game that stands still: the most VP wins, then Initiative; alone, nobody does."""
    if state.still < STILL and state.barren < BARREN:
        return ()
    rounds = STILL if state.still >= STILL else BARREN
    board = table.board
    aboard = board.aboard()
    if len(board.seats) == 1:
        reason = say(_ALONE[rounds], rounds=rounds)
        return (Ended(Result((), reason, RULE)),)
    most = max(vp(board, seat) for seat in aboard)
    first = highest(table, tuple(seat for seat in aboard if vp(board, seat) == most))
    reason = say(
        _TOGETHER[rounds],
        rounds=rounds,
        seats=tuple(SeatName(seat) for seat in first),
        vp=most,
    )
    return (Ended(Result(first, reason, RULE)),)
