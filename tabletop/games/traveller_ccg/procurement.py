"""The Procurement Phase (section 16)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.effects.usable import PASS
from tabletop.engine.actions import legal
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.frames import At, Next, Procedure, call, done
from tabletop.engine.ids import RuleId
from tabletop.engine.message import SeatName, say
from tabletop.games.traveller_ccg.play import KINDS, announce
from tabletop.games.traveller_ccg.solo.ends import end_of
from tabletop.games.traveller_ccg.stages import (
    Own,
    Turns,
    begin_stage,
    in_turn,
    phase_begins,
    phase_ends,
)
from tabletop.games.traveller_ccg.state import changed, voyage
from tabletop.games.traveller_ccg.victory import check_victory

RULE: Final = RuleId("TC-16.1")


async def procure(at: At[Own]) -> Next:
    """Put another permanent into play, use what can be used at any time, or be done."""
    seat = at.locals.seat
    if not at.board.seats[seat].aboard:
        return done()
    prompt = say(
        "{seat}, procure cards of your hand, one by one; pass when you are done.",
        seat=SeatName(seat),
    )
    actions = legal(KINDS["procuring"], at.table, seat)
    action = await ChooseAction("procure", seat, prompt, RULE, actions)
    if action.verb == PASS.verb:
        return done()
    return call(announce(action, seat), then=procure)


PROCURE: Final = Procedure("traveller-ccg.procure", Own, procure)
"""A captain's Stage 1: any number of cards (``TC-16.1``)."""


def begin(_at: At[Turns]) -> Next:
    """Stage 1: cards are put into play."""
    return call(begin_stage("procurement", 1), phase_begins("procurement"), then=procure_next)


def procure_next(at: At[Turns]) -> Next:
    """One captain after another procures."""
    return in_turn(at, lambda seat: PROCURE.frame(Own(seat)), procure_next, end)


def end(_at: At[Turns]) -> Next:
    """The phase ends (``TC-R.8``)."""
    return call(end_of("procurement"), phase_ends("procurement"), then=check)


def check(at: At[Turns]) -> Next:
    """Stage 2: victory check (``TC-16.9``)."""
    return call(check_victory(), changed(replace(voyage(at.table), stage=2)))


PROCUREMENT: Final = Procedure("traveller-ccg.procurement", Turns, begin, procure_next, end, check)
