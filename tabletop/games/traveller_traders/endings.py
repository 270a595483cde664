"""When a match is over: looked at after each event, so that it is over at once (TT-7.1, 7.2)."""

from __future__ import annotations

from tabletop.engine.board import Board, Result
from tabletop.engine.events import CardMoved, CardTurned, Ended, Event, TableCounted
from tabletop.engine.frames import Frame
from tabletop.engine.message import Message, say
from tabletop.engine.table import Table
from tabletop.games.traveller_traders.crew import active, both_pilots_removed
from tabletop.games.traveller_traders.names import CREDITS, CREW, EARNED, GOAL, PLAYER, SHIP
from tabletop.games.traveller_traders.prices import LOWEST, price
from tabletop.games.traveller_traders.state import PRINCE, voyage


def lost(reason: Message, rule: str) -> Ended:
    """End the match without a winner."""
    return Ended(Result((), reason, rule))


def won(reason: Message, rule: str) -> Ended:
    """End the match, won."""
    return Ended(Result((PLAYER,), reason, rule))


def watch(before: Table, event: Event, after: Table) -> tuple[Event | Frame, ...]:
    """See whether what just happened ends the match."""
    match event:
        case TableCounted():
            return _fortune(after.board)
        case CardMoved(card) if before.board.card(card).zone == SHIP:
            return _ship_lost(after.board)
        case CardMoved(card) | CardTurned(card) if before.board.card(card).zone == CREW:
            return _crew_lost(after)
        case _:
            return ()


def _fortune(board: Board) -> tuple[Event, ...]:
    if voyage(board).mode == PRINCE:
        if board.counters.get(EARNED, 0) < GOAL:
            return ()
        return (won(say("Another 73 megacredits: you can build a merchant fleet."), "TT-8.3"),)
    if board.counters.get(CREDITS, 0) < GOAL:
        return ()
    text = "{credits} credits: you can buy the liner and be a Merchant Prince."
    return (won(say(text, credits=board.counters[CREDITS]), "TT-7.1"),)


def _ship_lost(board: Board) -> tuple[Event, ...]:
    if voyage(board).mode == PRINCE:
        return (lost(say("Your ship is lost with all that you built."), "TT-8.3"),)
    return (lost(say("The Beowulf is dead in space."), "TT-6.4"),)


def _crew_lost(table: Table) -> tuple[Event, ...]:
    if both_pilots_removed(table.board):
        return (lost(say("Captain and 1st Officer are both lost."), "TT-4.8"),)
    if not active(table):
        return (lost(say("Nobody of the crew is left to fight."), "TT-4.5"),)
    return ()


def cheapest(table: Table) -> int:
    """Give the lowest price that any merchandise can have."""
    bases = (
        int(definition.facts["price"])
        for definition in table.definitions.values()
        if definition.kind == "merchandise"
    )
    return min(price(base, LOWEST) for base in bases)


def bankrupt(table: Table) -> tuple[Event, ...]:
    """End the match when the hold is empty and the purse too, when a Patron is sought (TT-R.9)."""
    purse = table.board.counters.get(CREDITS, 0)
    if purse >= cheapest(table):
        return ()
    text = "Bankrupt: no cargo, and {credits} credits buy none; the cheapest lot costs {price}."
    return (lost(say(text, credits=purse, price=cheapest(table)), "TT-R.9"),)
