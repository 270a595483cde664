"""What is different now from what is printed on a card, and why."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.engine.ids import CardId, DefId
from tabletop.engine.message import DefName, Message, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.traveller_traders.crew import is_active, on_duty, power
from tabletop.games.traveller_traders.names import (
    CARGO,
    CREW,
    HERE,
    QUIET,
    SECOND_OFFICER,
    SHIP,
    SPACE,
)
from tabletop.games.traveller_traders.repairs import OWN_REPAIR, THEIR_REPAIR
from tabletop.games.traveller_traders.state import voyage


def notes(
    definitions: Mapping[DefId, Definition], view: SeatView, card: CardId
) -> tuple[Message, ...]:
    """Tell of a hit ship, an inactive officer, cargo that was paid for, and where the ship is."""
    table = Table(view.board, definitions)
    here = table.board.card(card)
    if here.zone in (SHIP, SPACE):
        return _ship(table, card)
    if here.zone == CREW and not is_active(table.board, card):
        return (
            say(
                "Inactive, saved from a defeat: Power {power} counts for nothing until this "
                "officer is on duty again on the next planet.",
                power=power(table, card),
            ),
        )
    lots = voyage(table.board).lots
    if here.zone == CARGO and lots:
        bought = lots[-1]
        return (
            say(
                "Bought on {place} for {cost}.",
                place=DefName(DefId(bought.bought_at)),
                cost=bought.cost,
            ),
        )
    if here.counters.get(HERE):
        return (say("Your ship is here."),)
    return ()


def _ship(table: Table, ship: CardId) -> tuple[Message, ...]:
    """Power goes down by one for each hit, and comes back with repairs (TT-6.3, TT-6.5, TT-6.6)."""
    card = table.board.card(ship)
    if not card.turn:
        return ()
    lowered = say(
        "Power {power} instead of the printed {printed}, from {hits}.",
        power=power(table, ship),
        printed=int(table.fact(ship, "power", 0)),
        hits=say("1 hit") if card.turn == 1 else say("{hits} hits", hits=card.turn),
    )
    if card.zone == SHIP and not on_duty(table.board, SECOND_OFFICER):
        return (lowered, say("Nothing is repaired while the 2nd Officer is not on duty."))
    needed = OWN_REPAIR if card.zone == SHIP else THEIR_REPAIR
    left = max(1, needed - card.counters.get(QUIET, 0))
    turns = say("1 more turn") if left == 1 else say("{left} more turns", left=left)
    return (lowered, say("A hit is repaired after {turns} without damage.", turns=turns))
