"""What a captain's own panel says: the aim, and what should be seen before deciding."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from tabletop.engine.ids import DefId, SeatId
from tabletop.engine.message import Message, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.traveller_ccg.activities import leaving_costs
from tabletop.games.traveller_ccg.commitment import pursued
from tabletop.games.traveller_ccg.expenses import can_raise
from tabletop.games.traveller_ccg.infamy import infamy
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.names import challenge_said, credits_said
from tabletop.games.traveller_ccg.odds import standing
from tabletop.games.traveller_ccg.places import complications_on
from tabletop.games.traveller_ccg.requirements import warnings
from tabletop.games.traveller_ccg.slots import vp
from tabletop.games.traveller_ccg.solo.scenarios import SCENARIOS
from tabletop.games.traveller_ccg.solo.venture import NONE, Venture
from tabletop.games.traveller_ccg.state import voyage
from tabletop.games.traveller_ccg.victory import threshold


def goal(definitions: Mapping[DefId, Definition], view: SeatView) -> Message | None:
    """Say how far it is to victory (``TC-4.1``, ``TC-4.2``)."""
    seat = view.seat
    if seat < 0:
        return None
    if not view.board.seats[seat].aboard:
        return say("You are bankrupt and out of the game.")
    aim = say(
        "{vp} of {goal} VP; they are checked at the end of each phase.",
        vp=vp(view.board, seat),
        goal=threshold(Table(view.board, definitions), seat),
    )
    taken_on = voyage(Table(view.board, definitions)).venture
    return aim if taken_on == NONE else _alone(aim, taken_on)


def _alone(aim: Message, taken_on: Venture) -> Message:
    """Add what a captain alone has taken on, and what that is worth (``TC-33.1``)."""
    told = say("{aim} {scenario}.", aim=aim, scenario=SCENARIOS[taken_on.scenario].title)
    if not taken_on.points:
        return told
    worth = challenge_said(taken_on.points)
    return say("{told} Winning is worth {points}.", told=told, points=worth)


def _purse(table: Table, seat: SeatId) -> Message:
    return say("You can raise {purse}.", purse=credits_said(can_raise(table, seat)))


def _activity(table: Table, seat: SeatId) -> Message:
    purse, leaving = _purse(table, seat), leaving_costs(table, seat)
    if not leaving:
        return purse
    return say("Leaving your Contract costs {due}. {purse}", due=leaving, purse=purse)


def _procure(table: Table, seat: SeatId) -> Message:
    purse, tax = _purse(table, seat), infamy(LANGUAGE.reader(table), seat)
    if not tax:
        return purse
    text = "Your Infamy, Infamous cards counted, makes each card {tax} dearer. {purse}"
    return say(text, tax=tax, purse=purse)


def _fight(table: Table, _seat: SeatId) -> Message | None:
    return standing(table)


def _complications(table: Table, seat: SeatId) -> Message | None:
    contract = pursued(table, seat)
    if contract is None:
        return None
    shown = (c for c in complications_on(table.board, contract) if table.board.cards[c].face_up)
    return warnings(table, seat, shown, "complication")


def _contract(table: Table, seat: SeatId) -> Message | None:
    contract = pursued(table, seat)
    return None if contract is None else warnings(table, seat, (contract,), "contract")


_HINTS: Final[Mapping[str, Callable[[Table, SeatId], Message | None]]] = MappingProxyType(
    {
        "activity": _activity,
        "procure": _procure,
        "act": _purse,
        "restore": _purse,
        "window": _fight,
        "react": _fight,
        "selection": _complications,
        "contract": _contract,
    }
)


def hint(definitions: Mapping[DefId, Definition], view: SeatView) -> Message | None:
    """Say what counts for the pending decision: what can be paid, and what it will cost."""
    if view.decision is None or view.seat < 0:
        return None
    tell = _HINTS.get(view.decision.name)
    return None if tell is None else tell(Table(view.board, definitions), view.seat)
