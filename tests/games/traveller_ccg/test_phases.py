"""Procurement, Action and Resource Phase, and the round around them."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.events import MomentCame
from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg.action import ACTION, Alternating
from tabletop.games.traveller_ccg.collecting import COLLECT, TAKE, Collecting
from tabletop.games.traveller_ccg.procurement import PROCUREMENT
from tabletop.games.traveller_ccg.resource import RESOURCE
from tabletop.games.traveller_ccg.round import ROUND
from tabletop.games.traveller_ccg.stages import Turns
from tabletop.games.traveller_ccg.state import voyage
from tests.games.stories import find, names
from tests.games.traveller_ccg.playing import Playing
from tests.games.traveller_ccg.tables import Lying, Story, table

Piles = dict[str, list[str | Lying]]

PASS = Action("pass")


def run(story: Story, names_of_interest: str) -> list[int]:
    """Pass through a frame; tell who was asked these, in order."""
    order = []
    while not story.over:
        asked = story.asked()
        if asked.name == names_of_interest:
            order.append(asked.seat)
        story.answer(PASS if PASS in asked.actions else TAKE)
    return order


@pytest.mark.rules("TC-16.1", "TC-13.2", "TC-16.9")
def test_captains_procure_one_after_another_in_initiative_order() -> None:
    story = Story(table(3, first=SeatId(2)), PROCUREMENT.frame(Turns()))
    assert run(story, "procure") == [2, 0, 1]
    assert (voyage(story.table).phase, voyage(story.table).stage) == ("procurement", 2)


@pytest.mark.rules("TC-16.9", "TC-4.2")
def test_the_procurement_phase_ends_with_a_victory_check() -> None:
    story = Story(table(2, counters={1: {"vp": 20}}), PROCUREMENT.frame(Turns()))
    assert run(story, "procure") == [0, 1]
    assert story.position.result is not None
    assert story.position.result.winners == (1,)


@pytest.mark.rules("TC-16.1", "TC-16.4", "TC-16.8", "TC-7.4", "TC-R.45")
def test_any_number_of_cards_is_procured_and_enters_play_ready() -> None:
    hand: Piles = {"hand:0": ["plain-hand", "plain-friend", "plain-turret", *["plain-penny"] * 4]}
    story = Playing(table(2, hand), PROCUREMENT.frame(Turns()))
    for card in ("plain-hand", "plain-friend", "plain-turret"):
        story.use(0, card).pays("plain-penny")
        while story.asked().name != "procure":
            story.answer(PASS)
    assert names(story.table, "crew:0") == ["plain-hand"]
    assert names(story.table, "connections:0") == ["plain-friend"]
    assert names(story.table, "ship:0") == ["plain-scout", "plain-turret"]
    turret = story.board.cards[find(story.table, "plain-turret")]
    assert (turret.attached_to, turret.turn) == (story.board.piles["ship:0"][0], 0)  # type: ignore[index]


@pytest.mark.rules("TC-E.7", "TC-17.1", "TC-17.4", "TC-13.3")
def test_passing_is_final_only_when_all_have_passed_one_after_another() -> None:
    lying: Piles = {"crew:1": ["george-zamepiimaakha"], "deck:1": ["plain-penny"] * 4}
    state: dict[str, Any] = {"phase": "action", "first": SeatId(0)}
    story = Playing(table(2, lying, **state), ACTION.frame(Alternating()))
    while story.asked().name != "act":
        story.answer(PASS)
    assert story.asked().seat == 0
    story.passes(0)
    assert story.asked().seat == 1
    story.use(1, "george-zamepiimaakha").pays("top")
    while story.asked().name != "act":
        story.answer(PASS)
    assert story.asked().seat == 0, "active again, and may act or pass"
    story.passes(0)
    assert run(story, "act") == [1], "the stage ends when the other passes too"


@pytest.mark.rules("TC-17.4", "TC-17.1", "TC-17.12")
def test_the_stage_ends_with_a_pass_of_each_in_a_row() -> None:
    story = Story(table(4, first=SeatId(3)), ACTION.frame(Alternating()))
    assert run(story, "act") == [3, 0, 1, 2]
    assert (voyage(story.table).phase, voyage(story.table).stage) == ("action", 2)


@pytest.mark.rules("TC-17.5")
def test_alone_one_pass_ends_the_stage() -> None:
    assert run(Story(table(1), ACTION.frame(Alternating())), "act") == [0]


@pytest.mark.rules("TC-R.74")
def test_what_is_no_action_neither_uses_up_the_turn_nor_breaks_a_run_of_passes() -> None:
    lying: Piles = {"hand:1": ["time-is-money"], "deck:1": ["plain-purse"] * 4}
    story = Playing(table(2, lying, phase="action"), ACTION.frame(Alternating()))
    while story.asked().name != "act":
        story.answer(PASS)
    story.passes(0)
    story.use(1, "time-is-money")
    while story.asked().name != "act":
        asked = story.asked()
        if asked.name == "pay":
            story.pays("top")
        elif PASS in getattr(asked, "actions", ()):
            story.answer(PASS)
        else:
            story.answer(asked.seats[0])
    assert story.asked().seat == 1, "still their turn"
    story.passes(1)
    assert run(story, "act") == [], "the pass before still counts"


def collecting(lying: Piles, seats: int = 2) -> Story:
    at = table(seats, lying, phase="resource", stage=1, acting=SeatId(0))
    return Story(at, COLLECT.frame(Collecting(SeatId(0))))


def pool(story: Story) -> dict[str, int]:
    return dict(story.board.seats[0].counters)


@pytest.mark.rules("TC-18.2", "TC-18.3", "TC-18.4", "TC-19.2", "TC-1.21", "TC-R.46")
def test_ship_and_crew_give_a_token_for_each_icon_and_skill() -> None:
    doctor = Lying("plain-doctor", exerted=True, counters={"wound": 1})
    story = collecting({"ship:0": ["plain-trader"], "crew:0": [doctor, "plain-mate"]})
    assert not [a for a in story.asked().actions if a.verb == "declare"], "no Jack-of-all-Trades"
    story.answer(TAKE)
    assert pool(story) == {
        "cargo-passenger": 1,
        "cargo": 1,
        "medical-trained": 1,
        "science-expert": 1,
        "tech-trained": 1,
    }


@pytest.mark.rules("TC-E.8", "TC-R.130")
def test_nemo_collects_from_his_free_trader_and_ta_nal_with_her_kit() -> None:
    crew: list[str | Lying] = ["ta-nal-of-adari", Lying("engineering-kit", on="ta-nal-of-adari")]
    story = collecting({"ship:0": ["beowulf-free-trader"], "crew:0": crew}).answer(TAKE)
    assert pool(story) == {
        "cargo-passenger": 1,
        "cargo": 1,
        "medical-trained": 1,
        "tech-trained": 1,
    }


@pytest.mark.rules("TC-2.4", "TC-18.1")
def test_crew_of_others_gives_nothing() -> None:
    mine = Lying("plain-mate", owner=1)
    story = collecting({"crew:0": [mine], "crew:1": ["plain-doctor"]}).answer(TAKE)
    assert pool(story) == {"passenger-survey": 1, "tech-trained": 1}


@pytest.mark.rules("TC-18.5")
def test_a_captain_may_reject_a_token_by_saying_so() -> None:
    story = collecting({"ship:0": ["plain-trader"]})
    reject = Action("reject", ability="cargo")
    story.answer(reject)
    assert reject not in story.asked().actions, "there is no second one"
    story.answer(TAKE)
    assert pool(story) == {"cargo-passenger": 1}
    assert "seat 0 rejects Cargo." in story.said


@pytest.mark.rules("TC-18.5")
def test_several_tokens_may_be_rejected_and_a_jack_of_all_trades_declared_besides() -> None:
    story = collecting({"ship:0": ["plain-trader"], "crew:0": ["plain-jack"]})
    story.answer(Action("reject", ability="cargo"))
    story.answer(Action("declare", find(story.table, "plain-jack"), "social"))
    story.answer(Action("reject", ability="cargo-passenger"))
    story.answer(TAKE)
    assert pool(story) == {"tech-trained": 1, "social-trained": 1}


@pytest.mark.rules("TC-18.7", "TC-R.64", "TC-18.9", "TC-18.6")
def test_a_jack_of_all_trades_declares_one_skill_that_they_do_not_have() -> None:
    story = collecting({"crew:0": ["plain-jack"]})
    jack = find(story.table, "plain-jack")
    declared = {a.ability for a in story.asked().actions if a.verb == "declare"}
    assert declared == {
        *("admin", "combat", "medical", "science", "social"),
        *("starship-operations", "underworld"),
    }
    story.answer(Action("declare", jack, "social"))
    assert not [a for a in story.asked().actions if a.verb == "declare"], "only one"
    story.answer(TAKE)
    assert pool(story) == {"passenger-survey": 1, "tech-trained": 1, "social-trained": 1}
    undeclared = collecting({"crew:0": ["plain-jack"]}).answer(TAKE)
    assert pool(undeclared) == {"passenger-survey": 1, "tech-trained": 1}


@pytest.mark.rules("TC-18.8")
def test_an_expert_jack_of_all_trades_declares_two_different_ones() -> None:
    story = collecting({"crew:0": ["plain-jill"]})
    jill = find(story.table, "plain-jill")
    story.answer(Action("declare", jill, "tech"))
    assert Action("declare", jill, "tech") not in story.asked().actions
    story.answer(Action("declare", jill, "medical"))
    assert not [a for a in story.asked().actions if a.verb == "declare"]
    story.answer(TAKE)
    assert pool(story) == {"passenger-survey": 1, "tech-trained": 1, "medical-trained": 1}


@pytest.mark.rules("TC-18.1", "TC-18.11", "TC-13.2")
def test_captains_collect_one_after_another_in_initiative_order() -> None:
    story = Story(table(3, first=SeatId(1)), RESOURCE.frame(Turns()))
    assert run(story, "collect") == [1, 2, 0]
    assert (voyage(story.table).phase, voyage(story.table).stage) == ("resource", 2)


@pytest.mark.rules("TC-18.10", "TC-R.67", "TC-R.66")
def test_tokens_are_added_to_those_of_other_phases() -> None:
    state: dict[str, Any] = {"phase": "resource", "stage": 1, "acting": SeatId(0)}
    at = table(2, {}, {0: {"passenger-survey": 1, "tech-expert": 1}}, **state)
    story = Story(at, COLLECT.frame(Collecting(SeatId(0)))).answer(TAKE)
    assert pool(story) == {"passenger-survey": 2, "tech-expert": 1}


@pytest.mark.rules("TC-13.1", "TC-13.6", "TC-R.8", "TC-R.9")
def test_a_round_goes_through_six_phases_and_the_next_begins() -> None:
    story = Story(table(2, round=0), ROUND.frame(NOTHING))
    while voyage(story.table).round < 2:
        asked = story.asked()
        if asked.name == "first-captain":
            story.answer(SeatId(0))
        elif asked.name == "collect":
            story.answer(TAKE)
        elif asked.name == "activity":
            story.answer(Action("stay-uncommitted"))
        else:
            story.answer(PASS)
    came = [event.name for event in story.events if isinstance(event, MomentCame)]
    phases = ["ready", "adventure", "procurement", "action", "resource", "resolution"]
    bounds = [f"{phase}-{end}" for phase in phases for end in ("begins", "ends")]
    assert [name for name in came if name in (*bounds, "round-end")] == [
        *bounds,
        "round-end",
        "ready-begins",
    ]
