"""A round of buying and selling, turn by turn as the rulebook names them (TT-3.1)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.events import Event, Said, TableCounted
from tabletop.engine.frames import NOTHING, At, Next, Nothing, Procedure, call, done, go
from tabletop.engine.message import CardName, say
from tabletop.games.traveller_traders.combat import BATTLES
from tabletop.games.traveller_traders.course import here
from tabletop.games.traveller_traders.endings import bankrupt
from tabletop.games.traveller_traders.names import CARGO, CREDITS, ROUND
from tabletop.games.traveller_traders.prospecting import PROSPECTING
from tabletop.games.traveller_traders.repairs import turn_passed
from tabletop.games.traveller_traders.space import VOYAGE
from tabletop.games.traveller_traders.state import changed, voyage
from tabletop.games.traveller_traders.trade import DEAL, Deal

PURCHASE_PROSPECTING: Final = "purchase prospecting"
FIRST_COMBAT: Final = "first combat"
PURCHASE: Final = "purchase"
SPACE_TURN: Final = "space"
SALE_PROSPECTING: Final = "sale prospecting"
SECOND_COMBAT: Final = "second combat"
SALE: Final = "sale"


def begin_round(at: At[Nothing]) -> Next:
    """A round begins on the planet where the sale was made."""
    board = at.board
    return go(
        purchase_prospecting,
        TableCounted(ROUND, 1),
        changed(board, purse=(*voyage(board).purse, board.counters.get(CREDITS, 0))),
        Said(
            say(
                "Round {number}, on {system}.",
                number=board.counters.get(ROUND, 0) + 1,
                system=CardName(here(board)),
            )
        ),
    )


def purchase_prospecting(at: At[Nothing]) -> Next:
    """Look for a Patron who sells; whoever can't buy anything any more is bankrupt (TT-R.9)."""
    over = bankrupt(at.table)
    if over:
        return done(*over)
    return call(
        PROSPECTING.frame(NOTHING), changed(at.board, turn=PURCHASE_PROSPECTING), then=first_combat
    )


def first_combat(at: At[Nothing]) -> Next:
    """Fight whoever was drawn before the Patron."""
    return call(BATTLES.frame(NOTHING), *_next_turn(at, FIRST_COMBAT), then=purchase)


def purchase(at: At[Nothing]) -> Next:
    """Deal with the Patron."""
    return call(DEAL.frame(Deal(buying=True)), *_next_turn(at, PURCHASE), then=purchased)


def purchased(at: At[Nothing]) -> Next:
    """With cargo the ship leaves; without any the search goes on (TT-5.2)."""
    passed = turn_passed(at.table)
    if at.board.pile(CARGO):
        return go(space, *passed)
    return go(purchase_prospecting, *passed)


def space(at: At[Nothing]) -> Next:
    """Jump to the next system. Its turns for repairs are counted there (TT-R.6)."""
    return call(VOYAGE.frame(NOTHING), changed(at.board, turn=SPACE_TURN), then=sale_prospecting)


def sale_prospecting(at: At[Nothing]) -> Next:
    """Look for a Patron who buys."""
    return call(
        PROSPECTING.frame(NOTHING), changed(at.board, turn=SALE_PROSPECTING), then=second_combat
    )


def second_combat(at: At[Nothing]) -> Next:
    """Fight whoever was drawn before the Patron."""
    return call(BATTLES.frame(NOTHING), *_next_turn(at, SECOND_COMBAT), then=sale)


def sale(at: At[Nothing]) -> Next:
    """Deal with the Patron."""
    return call(DEAL.frame(Deal(buying=False)), *_next_turn(at, SALE), then=sale_over)


def sale_over(at: At[Nothing]) -> Next:
    """After a sale the next round begins; after a refusal the search goes on (TT-R.9)."""
    passed = turn_passed(at.table)
    if at.board.pile(CARGO):
        return go(sale_prospecting, *passed)
    return go(begin_round, *passed)


def _next_turn(at: At[Nothing], turn: str) -> tuple[Event, ...]:
    return (*turn_passed(at.table), changed(at.board, turn=turn))


ROUND_OF_TRADE: Final = Procedure(
    "traders.round",
    Nothing,
    begin_round,
    purchase_prospecting,
    first_combat,
    purchase,
    purchased,
    space,
    sale_prospecting,
    second_combat,
    sale,
    sale_over,
)
