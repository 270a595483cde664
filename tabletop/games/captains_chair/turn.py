"""A turn: the four steps of the active player, and whose turn is next (``CC-5.1``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.events import MomentCame, Said
from tabletop.engine.frames import NOTHING, At, Next, Nothing, Procedure, call, go
from tabletop.engine.message import SeatName, say
from tabletop.games.captains_chair.action import ACTION
from tabletop.games.captains_chair.clean_up import clean_up
from tabletop.games.captains_chair.control_step import control_step
from tabletop.games.captains_chair.ends import is_over, passed_on
from tabletop.games.captains_chair.final_scoring import final_scoring
from tabletop.games.captains_chair.resupply import RESUPPLY, carry_out_due
from tabletop.games.captains_chair.state import changed, course


def begin(at: At[Nothing]) -> Next:
    """Begin the next turn."""
    state = course(at.table)
    number = state.turn + 1
    line = say("Turn {number}: {seat}.", number=number, seat=SeatName(state.active))
    return go(
        begin_resupply,
        changed(replace(state, turn=number, step="resupply")),
        Said(line),
        MomentCame("turn-begins", state.active),
    )


def begin_resupply(at: At[Nothing]) -> Next:
    """First the Resupply Step (section 7)."""
    return go(resupply, MomentCame("resupply-begins", course(at.table).active))


def resupply(at: At[Nothing]) -> Next:
    """Carry out every RESUPPLY operation of the play area (``CC-7.1``)."""
    seat = course(at.table).active
    return call(carry_out_due(seat, RESUPPLY), then=control)


def control(_at: At[Nothing]) -> Next:
    """Then the Control Step (section 8)."""
    return call(control_step(), then=action)


def action(_at: At[Nothing]) -> Next:
    """Then the Action Step (section 9)."""
    return call(ACTION.frame(NOTHING), then=clean)


def clean(at: At[Nothing]) -> Next:
    """Then the Clean-Up Step (section 11)."""
    return call(clean_up(course(at.table).active), then=end)


def end(at: At[Nothing]) -> Next:
    """The turn is finished wholly before the next begins."""
    return go(following, MomentCame("turn-ends", course(at.table).active))


def following(at: At[Nothing]) -> Next:
    """Go on with the other player's turn, unless the credits have run out (``CC-5.2``)."""
    if is_over(at.table):
        return call(final_scoring())
    return go(begin, *passed_on(at.table))


TURN: Final = Procedure(
    "captains-chair.turn",
    Nothing,
    begin,
    begin_resupply,
    resupply,
    control,
    action,
    clean,
    end,
    following,
)
