"""Resolution Stage 2: one selection after another, until all have passed (``TC-21.2``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.effects.usable import PASS
from tabletop.engine.actions import legal
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import Said
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import RuleId, SeatId
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.action import takes_action
from tabletop.games.traveller_ccg.complications import (
    ATTEMPT,
    COMPLICATION,
    COMPLICATION_KIND,
    Facing,
)
from tabletop.games.traveller_ccg.eligibility import passing
from tabletop.games.traveller_ccg.initiative import clockwise, in_initiative_order
from tabletop.games.traveller_ccg.piracy import ATTACK, PIRACY, PIRACY_KIND, raid
from tabletop.games.traveller_ccg.play import KINDS, announce
from tabletop.games.traveller_ccg.requirements import sure
from tabletop.games.traveller_ccg.stages import acts
from tabletop.games.traveller_ccg.state import captain
from tabletop.games.traveller_ccg.timing import settle

SELECTIONS: Final = (COMPLICATION_KIND, PIRACY_KIND, *KINDS["resolution"])
SELECTION_RULE: Final = RuleId("TC-21.2")
PASSES: Final = say("Failing counts as a pass: no more selections, and no attempt at the Contract.")


@dataclass(frozen=True, slots=True)
class Selecting:
    """Whose selection it is, or was the last."""

    seat: SeatId | None = None


def next_captain(at: At[Selecting]) -> Next:
    """Pass the selection on to the next captain who has not passed (``TC-21.3``)."""
    frame = settle(at.table)
    if frame is not None:
        return call(frame, then=next_captain)
    seat = following(at.table, at.locals.seat)
    if seat is None:
        return done()
    return go(select, acts(at.table, seat), locals=Selecting(seat))


def following(table: Table, last: SeatId | None) -> SeatId | None:
    """Give the next captain clockwise who has not passed; at first from the first captain."""
    order = in_initiative_order(table)
    if last is not None:
        after = SeatId((last + 1) % len(table.board.seats))
        order = clockwise(table.board, after)
    return next((seat for seat in order if not captain(table, seat).passed), None)


SELECTION_TEXTS: Final = {
    "contract": "{seat}, attempt a Complication of your Contract, use an Action, or pass.",
    "piracy": "{seat}, attack a Ship, use an Action, or pass.",
    "uncommitted": "{seat}, use an Action of the Resolution Phase, or pass.",
}
"""What a captain is asked, by what they are about (``TC-21.2``, ``TC-21.5``)."""


async def select(at: At[Selecting]) -> Next:
    """Have the captain take a selection, play what can be played, or pass."""
    seat = at.locals.seat
    assert seat is not None
    if not at.board.seats[seat].aboard:
        return go(next_captain)
    prompt = say(SELECTION_TEXTS[captain(at.table, seat).activity.kind], seat=SeatName(seat))
    action = await ChooseAction(
        "selection", seat, prompt, SELECTION_RULE, legal(SELECTIONS, at.table, seat)
    )
    if action.verb == ATTEMPT:
        assert action.card is not None
        if not await sure(at.table, seat, action.card, "complication", PASSES):
            return go(select)
        return call(COMPLICATION.frame(Facing(seat, action.card)), then=next_captain)
    if action.verb == ATTACK:
        assert action.card is not None
        return call(PIRACY.frame(raid(at.table, seat, action.card)), then=next_captain)
    if action.verb == PASS.verb:
        told = Said(say("{seat} passes.", seat=SeatName(seat)))
        return go(next_captain, passing(at.table, seat), told)
    if takes_action(at.table, action):
        return call(announce(action, seat), then=acted)
    # Reactions and effects for any time do not use up the selection (TC-R.74).
    return call(announce(action, seat), then=select)


def acted(at: At[Selecting]) -> Next:
    """An Action is a selection; piracy or a Complication may follow as the next (``TC-21.4``)."""
    return go(select) if at.value is False else go(next_captain)


SELECTION: Final = Procedure("traveller-ccg.selections", Selecting, next_captain, select, acted)
