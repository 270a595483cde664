"""Playing cards and using abilities (``TC-R.94``), and what captains can do in windows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from tabletop.effects.ability import Ability
from tabletop.effects.queue import reaction
from tabletop.effects.usable import USE as USE_VERB
from tabletop.effects.usable import answering, of_card, using
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal, refuse
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg import orders
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.parts import EFFECTS
from tabletop.games.traveller_ccg.state import voyage
from tabletop.games.traveller_ccg.timing import (
    ACTIONS,
    PROCURE,
    REACTION,
    USED,
)
from tabletop.games.traveller_ccg.windows import FREE, listen, respond


def _kinds(*timings: str) -> tuple[ActionKind, ...]:
    return (
        using(LANGUAGE, (*timings, *FREE)),
        answering(LANGUAGE),
        orders.CALLING,
        orders.ORDERING,
        orders.PLAIN_PASS,
    )


KINDS: Final[Mapping[str, tuple[ActionKind, ...]]] = MappingProxyType(
    {
        "procuring": _kinds(PROCURE),
        "acting": _kinds(*ACTIONS),
        "resolution": _kinds(*ACTIONS),
        "anytime": _kinds(),
    }
)
"""What a captain can do where nothing is pending, by what they are about."""


_ANY: Final = using(LANGUAGE, (PROCURE, *USED))


def _there(table: Table, seat: SeatId, action: Action) -> Ability | None:
    """Find the ability of an action, if it lies where the captain may think of using it."""
    if action.card is None:
        return None
    found = of_card(LANGUAGE.reader(table), seat, action.card, (PROCURE, *USED))
    return next((ability for ability in found if ability.key == action.ability), None)


def _why_not(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    """Say why something can't be used now, whoever's move it is (``TC-28.2``, ``TC-28.7``)."""
    reachable = _there(table, seat, action)
    if reachable is not None:
        timing = reachable.timing
        if table.board.queue and timing != REACTION:
            return refuse("TC-28.2", "While something is on the queue only Reactions can be used.")
        if timing not in FREE and voyage(table).acting != seat:
            return refuse("TC-28.7", "Only the captain whose move it is can do that.")
    return _ANY.verify(table, seat, action)


OFFERED: Final[tuple[ActionKind, ...]] = (
    replace(_ANY, verify=_why_not),
    answering(LANGUAGE),
    orders.CALLING,
    orders.ORDERING,
    orders.PASSING,
)
"""Everything that has to do with cards, for menus: each with why not, where it can't be done."""


@dataclass(frozen=True, slots=True)
class Play:
    """Something that a captain does: uses an ability, calls on another, gives orders."""

    action: Action
    seat: SeatId


def begin(at: At[Play]) -> Next:
    """Announce it: targets, costs, paying, and onto the queue (``TC-R.94``)."""
    action, seat = at.locals.action, at.locals.seat
    if action.verb == USE_VERB:
        frame = EFFECTS.announce.frame(reaction(LANGUAGE, at.table, seat, action))
        return call(frame, then=resolve)
    took = orders.took(at.table, seat, action)
    if action.verb == orders.CALL and action.ability != str(seat):
        return call(listen(), *took, then=finish)
    return done(*took)


def resolve(at: At[Play]) -> Next:
    """Run the queue until it is empty, unless it came to nothing."""
    if at.value is False:
        return done(value=False)
    return call(respond(), then=finish)


def finish(_at: At[Play]) -> Next:
    """Tell that it was done."""
    return done(value=True)


PLAY: Final = Procedure("traveller-ccg.play", Play, begin, resolve, finish)


def announce(action: Action, seat: SeatId) -> Frame:
    """Do what a captain chose in a window, to its end; the value is False if it came to nothing."""
    return PLAY.frame(Play(action, seat))


PROCEDURES: Final = (PLAY,)
RECORDS: Final = (Play,)
