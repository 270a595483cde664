"""Grounded: seven more Encounter cards, and the pilots can fly (TT-4.11, TT-R.8, TT-R.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.engine.decisions import Mix
from tabletop.engine.events import CardMoved, Said
from tabletop.engine.frames import NOTHING, At, Next, Procedure, call, done, go
from tabletop.engine.message import CardName, say
from tabletop.games.traveller_traders.combat import BATTLES
from tabletop.games.traveller_traders.crew import back_on_duty, find
from tabletop.games.traveller_traders.decks import is_empty, renewed, waiting
from tabletop.games.traveller_traders.names import (
    CAPTAIN,
    DRAWN,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    FIRST_OFFICER,
)
from tabletop.games.traveller_traders.repairs import turn_passed
from tabletop.games.traveller_traders.state import changed

SEVEN: Final = 7


@dataclass(frozen=True, slots=True)
class Recovery:
    """How many cards are still to be drawn."""

    left: int = SEVEN


def lie_low(at: At[Recovery]) -> Next:
    """Close the window and begin to draw."""
    told = Said(say("The crew lies low: seven Encounter cards are drawn."))
    return go(draw_one, changed(at.board, window=""), told)


async def draw_one(at: At[Recovery]) -> Next:
    """Draw a card: a Patron is discarded, an opponent waits for its battle."""
    board = at.board
    if at.locals.left == 0:
        return call(BATTLES.frame(NOTHING), then=recovered)
    if is_empty(board, ENCOUNTER_DECK):
        order = await Mix(count=waiting(board, ENCOUNTER_DECK))
        return go(draw_one, *renewed(board, ENCOUNTER_DECK, order))
    (card,) = board.top(ENCOUNTER_DECK, 1)
    patron = at.table.printed(card).kind == "patron"
    text = "The {card} is sent away." if patron else "The {card} stands in the way."
    return go(
        draw_one,
        CardMoved(card, ENCOUNTER_DISCARD if patron else DRAWN, face_up=True),
        Said(say(text, card=CardName(card))),
        locals=Recovery(at.locals.left - 1),
    )


def recovered(at: At[Recovery]) -> Next:
    """Captain and 1st Officer, unless removed, are active again; a combat turn has passed."""
    pilots = (find(at.board, officer) for officer in (CAPTAIN, FIRST_OFFICER))
    return done(
        *back_on_duty(at.board, (pilot for pilot in pilots if pilot is not None)),
        *turn_passed(at.table),
    )


RECOVERY: Final = Procedure("traders.recovery", Recovery, lie_low, draw_one, recovered)
