"""Officers: who is active, who leads, and what becomes of one who is defeated (TT-4.6 to 4.11)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.board import Board
from tabletop.engine.events import CardMoved, CardTurned, Event, Said
from tabletop.engine.ids import CardId, DefId
from tabletop.engine.message import CardName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_traders.names import (
    CAPTAIN,
    CREW,
    FIRST_OFFICER,
    REMOVED,
    THIRD_OFFICER,
)

SIDEWAYS = 1


def officers(table: Table) -> tuple[CardId, ...]:
    """List the officers not removed, in the order of their ranks."""
    crew = (card for card in table.board.pile(CREW) if table.printed(card).kind == "officer")
    return tuple(sorted(crew, key=lambda card: int(table.fact(card, "rank", 0))))


def is_active(board: Board, officer: CardId) -> bool:
    """Tell whether an officer is on duty: in play and upright."""
    card = board.card(officer)
    return card.zone == CREW and card.turn == 0


def active(table: Table) -> tuple[CardId, ...]:
    """List the active officers in the order of their ranks (TT-4.9)."""
    return tuple(card for card in officers(table) if is_active(table.board, card))


def find(board: Board, officer: DefId) -> CardId | None:
    """Give the officer of this name, or None when removed from the game."""
    return next((card for card in board.pile(CREW) if board.card(card).definition == officer), None)


def on_duty(board: Board, officer: DefId) -> bool:
    """Tell whether the officer of this name is in play and active."""
    card = find(board, officer)
    return card is not None and is_active(board, card)


def power(table: Table, card: CardId) -> int:
    """Give a card's Power as it counts now: one less for each hit on a ship (TT-6.3, TT-R.7)."""
    printed = int(table.fact(card, "power", 0))
    return (
        printed if table.printed(card).kind == "officer" else printed - table.board.card(card).turn
    )


def highest_power(table: Table) -> int:
    """Give the highest Power among active officers, which is what a Patron faces (TT-5.1)."""
    return max((power(table, card) for card in active(table)), default=0)


def is_grounded(board: Board) -> bool:
    """Tell whether nobody can fly: neither Captain nor 1st Officer is active (TT-4.11)."""
    return not on_duty(board, CAPTAIN) and not on_duty(board, FIRST_OFFICER)


def both_pilots_removed(board: Board) -> bool:
    """Tell whether Captain and 1st Officer are both out of the game (TT-4.8)."""
    return find(board, CAPTAIN) is None and find(board, FIRST_OFFICER) is None


def defeat_officer(table: Table, officer: CardId) -> tuple[Event, ...]:
    """Say what becomes of a defeated officer: saved by an active 3rd Officer, or removed.

    The 3rd Officer does not save himself (TT-4.7, TT-R.3).
    """
    medic = find(table.board, THIRD_OFFICER)
    if medic is not None and medic != officer and is_active(table.board, medic):
        return (
            Said(
                say(
                    "The {medic} saves the {officer}, who is inactive until the next planet.",
                    medic=CardName(medic),
                    officer=CardName(officer),
                )
            ),
            CardTurned(officer, SIDEWAYS),
        )
    return (
        Said(say("The {officer} is lost.", officer=CardName(officer))),
        CardMoved(officer, REMOVED, face_up=True),
    )


def back_on_duty(board: Board, those: Iterable[CardId]) -> tuple[Event, ...]:
    """Turn inactive officers upright again (TT-4.10, TT-4.11)."""
    risen: list[Event] = []
    for officer in those:
        if board.card(officer).turn:
            risen.append(CardTurned(officer, 0))
            risen.append(Said(say("The {officer} is active again.", officer=CardName(officer))))
    return tuple(risen)
