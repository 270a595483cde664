"""The end: when the match is over, who won and why (section 5 of the rules)."""

from __future__ import annotations

from tabletop.engine.board import Board, Result
from tabletop.engine.events import CardFaced, CardMoved, Ended, Event, Looked, SeatLeft
from tabletop.engine.ids import ONLOOKER, CardId, DefId, SeatId
from tabletop.engine.message import Message, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traitors_aboard.places import (
    CHEST,
    DECK,
    MUTINEER,
    PIRATE,
    role_card,
    role_of,
    target,
    value,
)


def revealed(board: Board, cards: tuple[CardId, ...]) -> tuple[Event, ...]:
    """Turn cards face up for everybody; those that are face up already are left alone."""
    closed = tuple(card for card in cards if not board.cards[card].face_up)
    if not closed:
        return ()
    everybody = (*(seat.id for seat in board.seats), ONLOOKER)
    return (*(CardFaced(card, face_up=True) for card in closed), Looked(closed, everybody))


def ended(board: Board, winner: DefId, rule: str, reason: Message) -> tuple[Event, ...]:
    """End the match for a Role: first every Role and the Chest are shown (``TA-5.5``)."""
    roles = tuple(role_card(board, seat.id) for seat in board.seats)
    winners = tuple(seat.id for seat in board.seats if role_of(board, seat.id) == winner)
    return (
        *revealed(board, (*roles, *board.piles[CHEST])),
        Ended(Result(winners, reason, rule)),
    )


def chest_value(table: Table) -> int:
    """Add up the Chest (``TA-5.1``); an empty one holds 0 (``TA-R.4``)."""
    return sum(value(table, card) for card in table.board.piles[CHEST])


def counted(table: Table, caller: SeatId) -> tuple[Event, ...]:
    """End the match by a count that a Pirate called (``TA-5.1``)."""
    board = table.board
    total, needed = chest_value(table), target(board)
    if total >= needed:
        reason = say(
            "The Pirates win: {seat} called the count, and the Chest holds {total}, "
            "which reaches the target of {target}.",
            seat=SeatName(caller),
            total=total,
            target=needed,
        )
        return ended(board, PIRATE, "TA-5.1", reason)
    reason = say(
        "The Mutineers win: {seat} called the count, and the Chest holds only {total}, "
        "below the target of {target}.",
        seat=SeatName(caller),
        total=total,
        target=needed,
    )
    return ended(board, MUTINEER, "TA-5.1", reason)


def ends(event: Event, after: Table) -> tuple[Event, ...]:
    """End the match if this event met a condition: asked after every single event (``TA-R.1``)."""
    board = after.board
    if isinstance(event, CardMoved) and not board.piles[DECK]:
        reason = say("The Mutineers win: the Draw pile is empty.")
        return ended(board, MUTINEER, "TA-5.4", reason)
    if isinstance(event, SeatLeft):
        return _thrown(board, event.seat)
    return ()


def _thrown(board: Board, last: SeatId) -> tuple[Event, ...]:
    """End the match if a throw overboard decided it; true Roles count (``TA-R.5``).

    That no Mutineer is left is asked before equal numbers (``TA-R.3``).
    """
    aboard = [role_of(board, seat) for seat in board.aboard()]
    mutineers, pirates = aboard.count(MUTINEER), aboard.count(PIRATE)
    if mutineers == 0:
        reason = say(
            "The Pirates win: with {seat} the last Mutineer is overboard.", seat=SeatName(last)
        )
        return ended(board, PIRATE, "TA-5.2", reason)
    if mutineers >= pirates:
        reason = say(
            "The Mutineers win: with {seat} overboard, the Pirates aboard ({pirates}) no longer "
            "outnumber the Mutineers ({mutineers}).",
            seat=SeatName(last),
            pirates=pirates,
            mutineers=mutineers,
        )
        return ended(board, MUTINEER, "TA-5.3", reason)
    return ()
