"""Incidents and Encounters: taking, returning and giving them (``CC-15.16`` to 15.20)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.events import CardMoved, Event, Looked, MomentCame, Said
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import CardName, DefName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.fleet import tokens_back
from tabletop.games.captains_chair.places import ENCOUNTERS, HAND, INCIDENTS

INCIDENT: Final = "incident"
TAKEN: Final = "incident-taken"
RETURNED: Final = "incident-returned"
GIVEN: Final = "incident-given"
ENCOUNTERED: Final = "encounter-taken"


def is_incident(table: Table, card: CardId) -> bool:
    """Tell whether a card is an Incident."""
    return table.printed(card).kind == INCIDENT


def taking(board: Board, seat: SeatId) -> tuple[Event, ...]:
    """Have a player take the top Incident unseen into the hand (``CC-15.18``)."""
    top = board.top(INCIDENTS, 1)
    if not top:
        return ()
    name = DefName(board.cards[top[0]].definition)
    return (
        Said(say("{seat} takes 1 Incident.", seat=SeatName(seat))),
        Said(say("You took {card}.", card=name), (seat,)),
        CardMoved(top[0], zone_of(HAND, seat)),
        MomentCame(TAKEN, seat, (top[0],)),
    )


def returning(board: Board, seat: SeatId, card: CardId) -> tuple[Event, ...]:
    """Have a player return an Incident face down under the Incident pile (``CC-15.19``)."""
    return (
        Said(say("{seat} returns {card}.", seat=SeatName(seat), card=CardName(card))),
        *tokens_back(board, card),
        CardMoved(card, INCIDENTS, place=0),
        MomentCame(RETURNED, seat, (card,)),
    )


def giving(table: Table, giver: SeatId, taker: SeatId, card: CardId) -> tuple[Event, ...]:
    """Have a card go from one hand to the other (``CC-15.20``).

    A given Incident isn't returned by the giver, but taken by the receiver. The giver knows what
    it is as long as it stays in that hand.
    """
    incident = is_incident(table, card)
    text = "{seat} gives {other} 1 Incident." if incident else "{seat} gives {other} 1 card."
    name = DefName(table.board.cards[card].definition)
    moments = (MomentCame(GIVEN, giver, (card,)), MomentCame(TAKEN, taker, (card,)))
    return (
        Said(say(text, seat=SeatName(giver), other=SeatName(taker))),
        Said(say("It is {card}.", card=name), (giver, taker)),
        CardMoved(card, zone_of(HAND, taker)),
        Looked((card,), (giver,)),
        *(moments if incident else ()),
    )


def encountering(board: Board, seat: SeatId, card: CardId) -> tuple[Event, ...]:
    """Have a player take an Encounter into the hand (``CC-15.17``)."""
    name = DefName(board.cards[card].definition)
    return (
        Said(say("{seat} takes 1 Encounter.", seat=SeatName(seat))),
        Said(say("You took {card}.", card=name), (seat,)),
        CardMoved(card, zone_of(HAND, seat)),
        MomentCame(ENCOUNTERED, seat, (card,)),
    )


def encounters(board: Board, count: int) -> tuple[CardId, ...]:
    """List the top cards of the Encounter pile."""
    return board.top(ENCOUNTERS, count)
