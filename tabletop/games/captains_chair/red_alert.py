"""Red Alert: the Incident pile is empty, and the game ends at once (``CC-5.4`` to 5.6)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.board import Board, Result
from tabletop.engine.events import CardMoved, Ended, Event
from tabletop.engine.frames import Frame
from tabletop.engine.ids import SeatId, zone_of
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.final_scoring import final_scoring
from tabletop.games.captains_chair.incidents import is_incident
from tabletop.games.captains_chair.places import DECK, DISCARD, HAND, INCIDENTS, LOG
from tabletop.games.captains_chair.state import course
from tabletop.games.captains_chair.whose import cards_in_play

COUNTED: Final = (HAND, DISCARD, DECK, LOG)
"""Where Incidents count besides those in play: neither Reserve nor Developments (CC-R.82)."""


def incidents_of(table: Table, seat: SeatId) -> int:
    """Count a player's Incidents, beamed ones and those of the Briefing Room too (``CC-5.4``)."""
    board = table.board
    cards = [*cards_in_play(board, seat)]
    for kind in COUNTED:
        cards += board.piles[zone_of(kind, seat)]
    return sum(is_incident(table, card) for card in cards)


def emptied(before: Board, event: Event, after: Board) -> bool:
    """Tell whether the last Incident has just left its pile."""
    return (
        isinstance(event, CardMoved)
        and not after.piles[INCIDENTS]
        and before.cards[event.card].zone == INCIDENTS
    )


def observed(before: Table, event: Event, after: Table) -> tuple[Event | Frame, ...]:
    """End the game when an Incident moved and none is left, mid-operation (``CC-R.81``)."""
    if not emptied(before.board, event, after.board):
        return ()
    if course(after).cadet:
        return (Ended(Result((), say("Red Alert! The Incident pile is empty."), "CC-25.7")),)
    counts = {one.id: incidents_of(after, one.id) for one in after.board.seats}
    fewest = min(counts.values())
    winners = tuple(seat for seat, count in counts.items() if count == fewest)
    if len(winners) > 1:
        return (final_scoring(red_alert=True),)
    text = "Red Alert! {seat} has fewer Incidents: {fewer} against {more}."
    reason = say(text, seat=SeatName(winners[0]), fewer=fewest, more=max(counts.values()))
    return (Ended(Result(winners, reason, "CC-5.4")),)
