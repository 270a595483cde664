"""Timing of cards and abilities (section 28)."""

from __future__ import annotations

import pytest

from tabletop.engine.events import SeatCounted
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.games.traveller_ccg.state import PHASES
from tests.games.stories import names
from tests.games.traveller_ccg.playing import Lying, Zones, acting, speaking

QUEUED = {"hand:0": ["play-gift", "plain-debt"], "hand:1": ["plain-debt"]}


@pytest.mark.rules("TC-28.7", "TC-E.18", "TC-28.12", "TC-17.2")
def test_an_action_is_for_the_acting_captain_alone_with_nothing_pending() -> None:
    lying = {
        "crew:0": ["play-clerk"],
        "crew:1": ["play-clerk"],
        "deck:0": ["plain-purse"],
        "deck:1": ["plain-purse"],
        **QUEUED,
    }
    story = acting(lying)
    assert "play-clerk earn" in story.usable()
    story.do(0, "call", "1")
    assert story.usable() == ["play-clerk rest"], "the other captain has no Action now"
    story.passes(1).use(0, "play-gift")
    assert story.usable() == [], "something is pending"


@pytest.mark.rules("TC-E.18", "TC-28.11", "TC-R.73")
@pytest.mark.parametrize("phase", PHASES)
def test_an_action_with_a_phase_bar_only_in_that_phase(phase: str) -> None:
    lying = {"crew:0": ["play-clerk"], "deck:0": ["plain-purse"], "hand:0": ["plain-debt"]}
    story = speaking(lying, phase)
    earn = story.why_not(0, "play-clerk", "earn")
    assert (earn is None) == (phase == "action")
    file = story.why_not(0, "play-clerk", "file")
    assert (file is None) == (phase in ("action", "resolution"))
    shot = speaking({**lying, "hand:0": ["play-shot"]}, phase).why_not(0, "play-shot", "shot")
    assert (shot is None) == (phase == "action"), "no bar: only the Action Phase (TC-R.73)"


@pytest.mark.rules("TC-28.11", "TC-E.17", "TC-28.13", "TC-R.101")
def test_a_phase_bar_binds_what_is_below_it() -> None:
    lying = {"crew:0": [Lying("play-clerk")]}
    for phase in PHASES:
        story = speaking(lying, phase)
        assert ("play-clerk shift" in story.usable()) == (phase == "resource")
        assert "play-clerk rest" in story.usable(), "what stands above the bar is free of it"


@pytest.mark.rules("TC-28.8", "TC-28.9", "TC-E.19", "TC-28.15", "TC-28.2")
def test_what_can_be_used_at_any_time_waits_until_nothing_is_pending() -> None:
    for phase in PHASES:
        story = speaking({"connections:0": ["play-visage"]}, phase)
        assert story.usable() == ["play-visage visage"]
    other = acting({"connections:1": ["play-visage"]}).do(0, "call", "1")
    assert other.usable() == ["play-visage visage"], "in another captain's turn, too"
    story = acting({**QUEUED, "connections:1": ["play-visage"], "crew:1": ["play-veto"]})
    story.use(0, "play-gift").passes(0)
    assert story.usable() == ["play-veto veto", "play-veto swerve"], "only Reactions"


@pytest.mark.rules("TC-28.10", "TC-28.8")
def test_events_are_reactions_unless_they_say_otherwise() -> None:
    lying = {
        "hand:0": ["play-gift"],
        "hand:1": ["play-once", "play-shot", "plain-penny"],
        "crew:0": ["plain-hand"],
    }
    story = acting(lying)
    assert story.usable() == ["play-gift gift"], "with nothing pending, too"
    story.use(0, "play-gift")
    assert story.usable() == ["play-once once"], "the other is an Action"


@pytest.mark.rules("TC-17.6", "TC-28.15", "TC-L.34")
def test_who_does_not_act_plays_reactions_and_what_can_be_used_at_any_time() -> None:
    lying = {
        "hand:0": ["play-shot", "plain-penny"],
        "crew:1": ["play-clerk", "play-veto"],
        "connections:1": ["play-visage"],
        "deck:1": ["plain-purse"],
        "hand:1": ["play-once", "play-shot"],
    }
    story = acting(lying).do(0, "call", "1")
    assert story.usable() == ["play-clerk rest", "play-visage visage", "play-once once"]
    story.passes(1).use(0, "play-shot").picks("play-clerk").pays("plain-penny")
    assert story.usable() == ["play-veto veto", "play-veto swerve", "play-once once"]


@pytest.mark.rules("TC-28.13", "TC-R.101")
def test_limited_counts_per_card_in_play() -> None:
    two = {"crew:0": ["play-clerk"], "crew:1": ["play-clerk"]}
    story = speaking(two, "resource").use(0, "play-clerk", "shift")
    story.use(0, "play-clerk", "rest")
    assert "play-clerk shift" not in story.usable()
    refusal = story.why_not(0, "play-clerk", "shift")
    assert refusal is not None
    assert "round" in refusal.reason.text
    assert story.why_not(1, "play-clerk", "shift") is None, "the other card is another one"


@pytest.mark.rules("TC-R.101")
def test_limited_counts_per_title_and_captain_for_events() -> None:
    lying = {"hand:0": ["play-once", "play-once"], "hand:1": ["play-once"]}
    story = acting(lying).use(0, "play-once").passes(0, 1)
    assert story.vp(0) == 1
    assert story.usable() == []
    assert story.board.state.used == ((SeatId(0), "play-once"),)
    story.do(0, "call", "1")
    assert story.usable() == ["play-once once"], "the other captain has not used it"


@pytest.mark.rules("TC-R.102")
def test_what_costs_nothing_is_not_repeated_for_nothing() -> None:
    story = acting({"crew:0": [Lying("play-clerk", exerted=True)]})
    story.use(0, "play-clerk", "rest")
    assert "play-clerk rest" in story.usable(), "it has changed something"
    story.use(0, "play-clerk", "rest")
    refusal = story.why_not(0, "play-clerk", "rest")
    assert refusal is not None
    assert "play-clerk rest" not in story.usable()
    more = acting({"crew:0": ["play-clerk"], "deck:0": ["plain-purse"]})
    more.use(0, "play-clerk", "rest").use(0, "play-clerk", "earn").pays("top").passes(1)
    assert "play-clerk rest" in more.usable(), "on another table it may do something again"


@pytest.mark.rules("TC-28.11", "TC-28.13", "TC-5.3")
def test_a_refusal_names_the_rule_that_bars_it() -> None:
    lying: Zones = {
        "crew:0": ["play-clerk"],
        "ship:0": ["plain-scout", "play-console"],
        "hand:0": ["play-once", "play-once", "plain-hand"],
    }
    story = acting(lying)
    assert rule_of(story.why_not(0, "play-console", "first")) == "TC-5.3", "no token to pay with"
    assert rule_of(story.why_not(0, "plain-hand", "procure", "procuring")) == "TC-16.1"
    story.use(0, "play-once").passes(0)
    assert rule_of(story.why_not(0, "play-once", "once")) == "TC-28.13"
    other = speaking(lying, "resource")
    assert rule_of(other.why_not(0, "play-clerk", "earn")) == "TC-28.11"


def rule_of(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.rule


@pytest.mark.rules("TC-28.5", "TC-28.6", "TC-R.92", "TC-E.16")
def test_what_is_always_so_never_enters_the_queue() -> None:
    story = acting({"connections:0": ["play-guild"], "hand:1": ["plain-debt"]})
    assert story.usable() == []
    assert story.board.queue == ()


@pytest.mark.rules("TC-R.98")
def test_a_trigger_without_a_cost_happens_at_once() -> None:
    lying = {"crew:0": ["play-cheer"], "hand:0": ["play-gift"], "hand:1": ["plain-debt"]}
    story = acting(lying).use(0, "play-gift").passes(1)
    assert story.board.seats[0].counters == {"vp": 1, "infamy": 1}
    assert story.asked().name == "act"


@pytest.mark.rules("TC-R.98")
def test_several_at_once_go_in_initiative_order_each_controller_ordering_their_own() -> None:
    lying = {
        "crew:0": ["play-cheer"],
        "crew:1": ["play-gloat", "play-sneer"],
        "hand:0": ["play-gift"],
    }
    story = acting(lying).use(0, "play-gift")
    assert story.asked().name == "trigger"
    assert story.asked().seat == 1
    assert story.board.seats[0].counters == {"vp": 1, "infamy": 1}, "seat 0's came first"
    story.answer("0")
    assert story.board.seats[1].counters == {"infamy": 2}


@pytest.mark.rules("TC-R.98", "TC-13.2")
def test_the_first_captain_s_trigger_comes_first_whoever_acts() -> None:
    lying = {"crew:0": ["play-gloat"], "crew:1": ["play-cheer"], "hand:1": ["play-gift"]}
    story = acting(lying).passes(0).use(1, "play-gift")
    gains = [event for event in story.events if isinstance(event, SeatCounted)]
    assert [event.seat for event in gains] == [1, 0, 1], "the gift, then from the first captain on"


@pytest.mark.rules("TC-R.98", "TC-28.4")
def test_a_trigger_with_a_cost_can_be_used_in_the_window_right_after() -> None:
    lying = {"crew:1": ["play-echo"], "hand:0": ["play-gift", "play-gift"]}
    story = acting(lying).use(0, "play-gift").passes(0)
    assert story.vp(0) == 1
    assert story.asked().name == "react"
    assert story.asked().seat == 0, "it is a window like any other: the acting captain first"
    story.passes(0)
    assert story.usable() == ["play-echo echo"]
    story.use(1, "play-echo")
    assert story.asked().seat == 0, "it is on the queue and can be answered"
    story.passes(0)
    assert story.board.seats[1].counters == {"infamy": 1}
    assert story.asked().name == "act"
    assert names(story.table, "crew:1") == ["play-echo"]


@pytest.mark.rules("TC-R.98")
def test_what_is_not_used_in_that_window_has_lapsed() -> None:
    lying = {"crew:1": ["play-echo"], "hand:0": ["play-gift", "play-gift", "plain-debt"]}
    story = acting(lying).use(0, "play-gift").passes(0, 0, 1)
    assert story.asked().name == "act"
    assert story.board.lasting == ()
    story.do(0, "call", "1")
    assert story.usable() == []


@pytest.mark.rules("TC-R.98")
def test_who_cannot_pay_for_a_trigger_is_not_asked() -> None:
    lying: Zones = {"crew:1": [Lying("play-echo", exerted=True)], "hand:0": ["play-gift"]}
    story = acting(lying).use(0, "play-gift")
    assert story.asked().name == "act"
    assert story.board.lasting == ()


@pytest.mark.rules("TC-R.8", "TC-R.98")
def test_what_the_end_of_a_phase_triggers_is_used_before_its_victory_check() -> None:
    story = acting({"crew:0": ["play-closer"]}, counters={0: {"vp": 19}}).passes(0, 1)
    assert story.asked().name == "react"
    story.use(0, "play-closer")
    assert story.position.result is not None
    assert story.position.result.winners == (0,)


@pytest.mark.rules("TC-R.98")
def test_triggers_that_only_undo_each_other_end_with_a_ruling_in_the_log() -> None:
    lying = {"hand:0": ["play-sleep"], "crew:0": ["play-waker"], "connections:1": ["play-dozer"]}
    story = acting(lying).use(0, "play-sleep").picks("play-waker")
    assert story.asked().name == "act", "the match goes on"
    stopped = [line for line in story.said if "circle" in line]
    assert len(stopped) == 1
    assert story.board.lasting == ()
