"""The round: six phases in this order, over and over (``TC-13.1``, ``TC-13.6``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.events import MomentCame, Said
from tabletop.engine.frames import NOTHING, At, Next, Nothing, Procedure, call, done, go
from tabletop.engine.message import say
from tabletop.games.traveller_ccg.action import ACTION, Alternating
from tabletop.games.traveller_ccg.adventure import ADVENTURE
from tabletop.games.traveller_ccg.moments import attempt_over
from tabletop.games.traveller_ccg.procurement import PROCUREMENT
from tabletop.games.traveller_ccg.ready import READY
from tabletop.games.traveller_ccg.resolution import RESOLUTION
from tabletop.games.traveller_ccg.resource import RESOURCE
from tabletop.games.traveller_ccg.stages import Turns
from tabletop.games.traveller_ccg.stalemate import counted, stalemate
from tabletop.games.traveller_ccg.state import UNCOMMITTED, Captain, Voyage, changed, voyage
from tabletop.games.traveller_ccg.timing import ROUND_END


def begin_round(at: At[Nothing]) -> Next:
    """A new round begins with a full Ready Phase, the first one too (``TC-12.6``)."""
    state = voyage(at.table)
    number = state.round + 1
    return call(
        READY.frame(Turns()),
        changed(replace(state, round=number)),
        Said(say("Round {number}.", number=number)),
        then=adventure,
    )


def adventure(_at: At[Nothing]) -> Next:
    """Adventure Phase."""
    return call(ADVENTURE.frame(Turns()), then=procurement)


def procurement(_at: At[Nothing]) -> Next:
    """Procurement Phase."""
    return call(PROCUREMENT.frame(Turns()), then=action)


def action(_at: At[Nothing]) -> Next:
    """Action Phase."""
    return call(ACTION.frame(Alternating()), then=resource)


def resource(_at: At[Nothing]) -> Next:
    """Resource Phase."""
    return call(RESOURCE.frame(Turns()), then=resolution)


def resolution(_at: At[Nothing]) -> Next:
    """Resolution Phase."""
    return call(RESOLUTION.frame(NOTHING), then=end_round)


def end_round(at: At[Nothing]) -> Next:
    """The round is over: what lasted until now ends, once a round begins anew (``TC-R.9``).

    What was used for a piracy attempt that never came lasts no longer either (``TC-R.10``).
    """
    number = voyage(at.table).round
    return go(between, MomentCame(ROUND_END, number=number), *attempt_over(at.board))


def between(at: At[Nothing]) -> Next:
    """Begin anew, unless nothing moves any more. The record is read now: the end may change it."""
    state = counted(at.table, between_rounds(voyage(at.table)))
    over = stalemate(at.table, state)
    return done(*over) if over else go(begin_round, changed(state))


def between_rounds(state: Voyage) -> Voyage:
    """Forget what belongs to one round; a pirate is uncommitted again (``TC-R.72``)."""
    captains = tuple(_after_round(captain) for captain in state.captains)
    return replace(state, captains=captains, used=(), acting=None)


def _after_round(captain: Captain) -> Captain:
    pirate = captain.activity.kind == "piracy"
    activity = UNCOMMITTED if pirate else captain.activity
    return replace(captain, activity=activity, passed=False, eligible=False, pirated=False)


ROUND: Final = Procedure(
    "traveller-ccg.round",
    Nothing,
    begin_round,
    adventure,
    procurement,
    action,
    resource,
    resolution,
    end_round,
    between,
)
