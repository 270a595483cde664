"""Kinds of action: of two functions, or judged by one."""

from __future__ import annotations

from tabletop.engine.actions import Action, Verdict, judged, legal, offers
from tabletop.engine.board import Board
from tabletop.engine.ids import SeatId
from tabletop.engine.message import refuse, say
from tabletop.engine.table import Table

SEAT = SeatId(0)
TABLE = Table(Board((), {}, {}, {}, {}, 3), {})
TOO_MUCH = refuse("R-1", "That is too much.")
BIDS = tuple(Action("bid", ability=str(number)) for number in range(1, 6))


def bids(table: Table, _seat: SeatId) -> Verdict:
    limit = table.board.state
    return BIDS[:limit], [(TOO_MUCH, BIDS[limit:])]


BID = judged("bid", lambda _table, _action: say("Bid"), bids, discreet=True)


def test_what_is_judged_well_is_legal() -> None:
    assert legal((BID,), TABLE, SEAT) == BIDS[:3]


def test_each_judged_action_is_offered_with_its_verdict() -> None:
    found = [(offer.action, offer.refusal, offer.discreet) for offer in offers((BID,), TABLE, SEAT)]
    assert found == [(bid, None if bid in BIDS[:3] else TOO_MUCH, True) for bid in BIDS]


def test_one_action_has_the_verdict_that_all_have() -> None:
    assert BID.verify(TABLE, SEAT, BIDS[2]) is None
    assert BID.verify(TABLE, SEAT, Action("bid", ability="4")) == TOO_MUCH


def test_what_nobody_could_think_of_is_refused() -> None:
    refusal = BID.verify(TABLE, SEAT, Action("bid", ability="9"))
    assert refusal is not None
    assert refusal.reason.text == "That can't be done now."
