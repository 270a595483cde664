"""Windows: who is asked to respond, and who speaks up (TC-R.99 to TC-R.107)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import MomentCame
from tabletop.engine.frames import Frame
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.action import ACTION, Alternating
from tabletop.games.traveller_ccg.orders import declines, observed
from tabletop.games.traveller_ccg.stages import begin_stage, end_stage
from tabletop.games.traveller_ccg.state import Attempt, Orders, captain
from tabletop.games.traveller_ccg.windows import listen, open_window
from tests.games.stories import names
from tests.games.traveller_ccg.playing import Playing, Zones, acting
from tests.games.traveller_ccg.tables import table

EVENT = {"hand:0": ["play-gift"]}


def ordered(at: Table, orders: Mapping[int, Orders]) -> Table:
    """Give a table at which captains have given orders."""
    captains = tuple(
        replace(record, orders=orders.get(seat, record.orders))
        for seat, record in enumerate(at.board.state.captains)
    )
    state = replace(at.board.state, captains=captains)
    return Table(at.board._replace(state=state), at.definitions)


def opened(frame: Frame, lying: Zones, seats: int = 2, **more: Any) -> Playing:
    """Run a frame in the Action Phase, with seat 0 acting."""
    at = table(seats, lying, phase="action", acting=SeatId(0), **more)
    return Playing(at, frame)


@pytest.mark.rules("TC-R.99", "TC-28.3", "TC-28.14")
def test_the_acting_captain_is_asked_first_and_then_clockwise() -> None:
    hands = {
        "hand:1": ["plain-debt"],
        "hand:2": ["plain-debt"],
        "hand:0": ["play-gift", "plain-debt"],
    }
    story = acting(hands, 3).use(0, "play-gift")
    for seat in (0, 1, 2):
        assert story.asked().name == "react"
        story.passes(seat)
    assert story.vp(0) == 1
    assert story.asked().name == "act"


@pytest.mark.rules("TC-R.105")
def test_whoever_holds_a_card_or_shows_a_reaction_is_asked_whatever_it_is() -> None:
    story = acting({**EVENT, "hand:1": ["plain-mate"]}).use(0, "play-gift")
    assert story.asked().seat == 1
    assert story.usable() == [], "that one is asked does not tell that one could"
    assert acting({**EVENT, "crew:1": ["play-veto"]}).use(0, "play-gift").asked().seat == 1
    assert acting({**EVENT, "crew:1": ["plain-hand"]}).use(0, "play-gift").vp(0) == 1


@pytest.mark.rules("TC-R.105")
def test_alone_only_a_reaction_that_can_be_used_raises_the_question() -> None:
    story = acting({"hand:0": ["play-gift", "plain-mate", "plain-debt"]}, 1).use(0, "play-gift")
    assert story.vp(0) == 1
    assert story.asked().name == "act"
    story = acting({"hand:0": ["play-gift", "play-once"]}, 1).use(0, "play-gift")
    assert story.asked().name == "react"
    assert story.usable() == ["play-once once"]


@pytest.mark.rules("TC-R.105", "TC-R.106")
def test_alone_one_can_pass_until_something_ends_and_be_asked_again() -> None:
    hand = ["play-gift", "play-once", "play-shot", "play-gift"]
    story = acting({"hand:0": hand}, 1).use(0, "play-gift").do(0, "pass", "round")
    assert story.vp(0) == 1
    story.use(0, "play-gift")
    assert story.asked().name == "act", "the other Event was not asked for"
    assert story.vp(0) == 2
    story.do(0, "orders", "ask")
    assert captain(story.table, SeatId(0)).orders == Orders()


@pytest.mark.rules("TC-R.99", "TC-28.1")
def test_after_each_item_a_window_opens_again_and_the_last_in_is_the_first_out() -> None:
    lying = {
        "hand:0": ["play-rush", "plain-penny", "plain-debt"],
        "hand:1": ["play-gift", "play-once"],
    }
    story = acting(lying).use(0, "play-rush").answer(0).pays("plain-penny")
    story.passes(0).use(1, "play-gift").passes(0).use(1, "play-once").passes(0)
    assert story.vp(1) == 1, "the other captain's hand is empty now: nobody else is asked"
    assert [item.ability for item in story.board.queue] == ["rush", "gift"]
    story.passes(0)
    assert story.vp(1) == 2
    assert [item.ability for item in story.board.queue] == ["rush"]
    assert story.board.lasting == ()
    story.passes(0)
    assert story.board.queue == ()
    assert len(story.board.lasting) == 1


@pytest.mark.rules("TC-R.106")
@pytest.mark.parametrize(
    ("until", "moment"),
    [("stage", "stage-ends"), ("phase", "action-ends"), ("round", "round-end")],
)
def test_passing_until_something_ends(until: str, moment: str) -> None:
    lying = {"hand:0": ["play-gift", "play-gift"], "hand:1": ["plain-debt"]}
    story = acting(lying).use(0, "play-gift").passes(0)
    story.do(1, "pass", until)
    assert captain(story.table, SeatId(1)).orders.decline == until
    story.use(0, "play-gift")
    assert story.asked().name == "act", "seat 1 was not asked a second time"
    assert story.vp(0) == 2
    for name in ("damage-inflicted", moment):
        events = observed(MomentCame(name), story.table)
        assert bool(events) == (name == moment)


@pytest.mark.rules("TC-R.106")
def test_passing_until_the_queue_is_empty() -> None:
    hand = ["play-rush", "plain-penny", "play-gift", "play-once"]
    story = acting({"hand:0": hand, "hand:1": ["plain-debt"]}).use(0, "play-rush").answer(0)
    story.pays("plain-penny").use(0, "play-gift").passes(0)
    story.do(1, "pass", "queue")
    story.passes(0)
    assert story.board.queue == (), "not asked for the item below either"
    assert captain(story.table, SeatId(1)).orders.decline == ""


@pytest.mark.rules("TC-R.106")
def test_who_is_targeted_is_asked_whatever_they_ordered() -> None:
    lying = {
        "hand:0": ["play-shot", "plain-penny"],
        "crew:1": ["plain-hand"],
        "crew:2": ["plain-mate"],
        "hand:1": ["plain-debt"],
        "hand:2": ["plain-debt"],
    }
    at = table(3, lying, phase="action")
    sleeping = {1: Orders("round"), 2: Orders("round")}
    story = Playing(ordered(at, sleeping), ACTION.frame(Alternating()))
    story.use(0, "play-shot").picks("plain-hand").pays("plain-penny")
    assert story.asked().seat == 1
    story.passes(1)
    assert story.asked().name == "act", "the other one was not asked"
    assert captain(story.table, SeatId(2)).orders == Orders("round")


@pytest.mark.rules("TC-R.106")
def test_a_standing_order_to_be_asked_only_when_targeted() -> None:
    lying = {
        "hand:0": ["play-shot", "plain-penny", "play-gift"],
        "crew:1": ["plain-hand"],
        "hand:1": ["plain-debt"],
    }
    at = ordered(table(2, lying, phase="action"), {1: Orders(targeted=True)})
    story = Playing(at, ACTION.frame(Alternating()))
    story.use(0, "play-shot").picks("plain-hand").pays("plain-penny").passes(0)
    assert story.asked().seat == 1
    story.do(1, "orders", "ask").passes(1)
    assert captain(story.table, SeatId(1)).orders == Orders()


@pytest.mark.rules("TC-R.106")
@pytest.mark.parametrize(
    ("attempt", "declined"),
    [
        (None, True),
        (Attempt(SeatId(0), SeatId(1)), False),
        (Attempt(SeatId(1), SeatId(0)), True),
        (Attempt(SeatId(0), None), True),
    ],
)
def test_who_is_attacked_counts_as_targeted(attempt: Attempt | None, declined: bool) -> None:
    at = ordered(table(2, attempt=attempt), {1: Orders(targeted=True)})
    assert declines(at, SeatId(1)) == declined


@pytest.mark.rules("TC-R.106")
def test_orders_can_be_given_in_ones_own_turn() -> None:
    story = acting({"hand:0": ["plain-debt"]}).do(0, "orders", "targeted")
    assert captain(story.table, SeatId(0)).orders == Orders(targeted=True)
    assert story.asked().name == "act"
    refusal = story.refused(Action("orders", ability="targeted"))
    assert refusal.rule is not None


@pytest.mark.rules("TC-R.100", "TC-R.107")
def test_another_captain_speaks_up_and_is_asked_next() -> None:
    story = acting({"connections:1": ["play-visage"], "connections:0": ["plain-friend"]})
    story.do(0, "call", "1")
    assert story.asked().name == "window"
    story.use(1, "play-visage").passes(1)
    assert story.vp(1) == 1
    assert story.asked().name == "act"
    assert story.asked().seat == 0, "and it is still the first one's turn"


@pytest.mark.rules("TC-R.107")
def test_who_speaks_up_is_asked_whatever_they_ordered() -> None:
    at = ordered(table(2, {}, phase="action"), {1: Orders("round")})
    story = Playing(at, ACTION.frame(Alternating())).do(0, "call", "1")
    assert story.asked().seat == 1
    assert captain(story.table, SeatId(1)).orders == Orders()


@pytest.mark.rules("TC-R.100", "TC-R.107", "TC-R.74")
def test_at_a_pause_only_those_are_asked_who_spoke_up() -> None:
    everything = {"connections:0": ["play-visage"], "connections:1": ["play-visage"]}
    for frame in (listen(), begin_stage("action", 1), end_stage()):
        assert opened(frame, everything).over
    story = acting(everything).do(0, "call", "0").passes(0, 1)
    assert story.asked().name == "window", "the stage ends after the last pass"
    assert story.asked().seat == 0
    assert story.usable() == ["play-visage visage"], "for effects, not for Actions"


@pytest.mark.rules("TC-R.100", "TC-R.82")
def test_in_a_window_the_acting_captain_and_both_sides_of_a_fight_are_asked() -> None:
    hands = {f"hand:{seat}": ["plain-debt"] for seat in range(3)}
    story = opened(open_window(), hands, 3).passes(0)
    assert story.over
    fight = opened(open_window(), hands, 3, attempt=Attempt(SeatId(0), SeatId(2)))
    fight.passes(0, 2)
    assert fight.over


@pytest.mark.rules("TC-R.100")
def test_after_anybody_has_done_something_all_others_are_asked_again() -> None:
    lying = {"hand:0": ["plain-debt"], "connections:1": ["play-visage"], "hand:1": ["plain-debt"]}
    story = opened(open_window(), lying, attempt=Attempt(SeatId(0), SeatId(1)))
    story.passes(0).use(1, "play-visage").passes(0, 1)
    assert story.vp(1) == 1
    story.passes(1)
    assert story.asked().seat == 0
    story.passes(0)
    assert story.over


@pytest.mark.rules("TC-R.53")
def test_limits_are_kept_before_a_window_opens() -> None:
    hurt = {
        "crew:1": ["play-shade"],
        "hand:0": ["play-shot", "play-shot", "plain-purse", "plain-purse"],
    }
    story = acting(hurt)
    for _ in range(2):
        story.use(0, "play-shot").picks("play-shade").pays("plain-purse")
        while story.asked().name == "react":
            story.passes(story.asked().seat)
        if story.asked().seat == 1:
            story.passes(1)
    assert names(story.table, "discard:1") == ["play-shade"], "at its Wound Capacity of 2"


@pytest.mark.rules("TC-R.107")
def test_others_speak_up_to_whoever_was_interrupted_and_not_to_each_other() -> None:
    everything = {f"connections:{seat}": ["play-visage"] for seat in range(3)}
    story = acting(everything, 3).do(0, "call", "1")
    decision = story.asked()
    assert isinstance(decision, ChooseAction)
    assert decision.seat == 1
    assert "call" not in {action.verb for action in decision.actions}
    story.passes(1).do(0, "call", "2")
    assert story.asked().seat == 2
