"""A turn: the four steps of the active player, and whose turn is next (``CC-5.1``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.frames import At, Next, Nothing, Procedure, go
from tabletop.engine.ids import RuleId
from tabletop.engine.message import SeatName, say
from tabletop.games.captains_chair.state import changed, course

END_TURN: Final = "end-turn"


def begin(at: At[Nothing]) -> Next:
    """Begin the next turn."""
    state = course(at.table)
    return go(act, changed(replace(state, turn=state.turn + 1, step="action")))


async def act(at: At[Nothing]) -> Next:
    """Let the active player act until they end the turn."""
    state = course(at.table)
    prompt = say("{seat}, act or end your turn.", seat=SeatName(state.active))
    await ChooseAction("act", state.active, prompt, RuleId("CC-9.3"), (Action(END_TURN),))
    return go(begin, changed(replace(state, active=at.board.after(state.active))))


TURN: Final = Procedure("captains-chair.turn", Nothing, begin, act)
