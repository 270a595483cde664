"""Requirements are met one by one in the captain's order (TC-22.3 and on)."""

from __future__ import annotations

import pytest

from tabletop.engine.change import apply
from tabletop.engine.events import SeatCounted
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.deliveries import DELIVERY, Deliveries
from tabletop.games.traveller_ccg.requirements import warnings
from tests.games.stories import find, names
from tests.games.traveller_ccg.attempting import (
    IDLE,
    Laid,
    act,
    choose,
    delivering,
    held,
    on,
    options,
    pay,
    quiet,
    record,
    selecting,
)
from tests.games.traveller_ccg.tables import Lying, Story

CARGO = "trial-cargo-passenger"


@pytest.mark.rules("TC-22.3", "TC-22.6", "TC-27.2")
def test_a_token_that_a_requirement_shows_is_discarded_from_the_pool() -> None:
    story = delivering(
        on(0), lying={"slot:0": ["trial-passenger"]}, counters={0: {"passenger": 1, "cargo": 1}}
    )
    act(story, "complete", "trial-passenger")
    assert options(story, "requirement") == ["spend-passenger", "give-up"]
    choose(story, "requirement", "spend-passenger")
    assert held(story, 0, "passenger") == 0
    assert held(story, 0, "cargo") == 1
    assert held(story, 0, "vp") == 2


@pytest.mark.rules("TC-22.4")
def test_one_of_several_tokens_is_enough() -> None:
    story = selecting(
        on(0),
        lying={"slot:0": ["plain-run", "trial-passenger"]},
        counters={0: {"social-trained": 1, "admin-trained": 1}},
    )
    act(story, "attempt", "trial-passenger")
    choose(story, "requirement", "spend-admin-social")
    choose(story, "spend", "social-trained")
    assert held(story, 0, "social-trained") == 0
    assert held(story, 0, "admin-trained") == 1
    assert names(story.table, "slot:0") == ["plain-run"]


@pytest.mark.rules("TC-22.5", "TC-20.4")
def test_one_token_serves_one_requirement_only() -> None:
    story = delivering(on(0), lying={"slot:0": [CARGO]}, counters={0: {"cargo-passenger": 1}})
    act(story, "complete", CARGO)
    choose(story, "attempt-anyway", "attempt")
    choose(story, "requirement", "spend-cargo")
    assert story.over
    assert held(story, 0, "vp") == 0


@pytest.mark.rules("TC-R.77")
def test_the_captain_orders_them_and_what_was_spent_before_failing_stays_spent() -> None:
    story = delivering(
        on(0), lying={"slot:0": [CARGO]}, counters={0: {"cargo-passenger": 1, "cargo": 1}}
    )
    act(story, "complete", CARGO)
    assert options(story, "requirement") == ["spend-cargo", "spend-passenger", "give-up"]
    choose(story, "requirement", "spend-passenger")
    assert options(story, "requirement") == ["spend-cargo", "give-up"]
    choose(story, "requirement", "give-up")
    assert held(story, 0, "cargo-passenger") == 0
    assert held(story, 0, "cargo") == 1
    assert held(story, 0, "vp") == 0
    assert names(story.table, "slot:0") == [CARGO]


@pytest.mark.rules("TC-R.77")
def test_what_was_spent_before_failing_does_not_count_the_next_time() -> None:
    story = delivering(on(0), lying={"slot:0": [CARGO]}, counters={0: {"passenger": 1}})
    act(story, "complete", CARGO)
    choose(story, "attempt-anyway", "attempt")
    choose(story, "requirement", "spend-passenger")
    assert story.over
    board = apply(story.board, SeatCounted(SeatId(0), "cargo", 1))
    again = Story(Table(board, story.table.definitions), DELIVERY.frame(Deliveries()))
    quiet(again)
    act(again, "complete", CARGO)
    choose(again, "attempt-anyway", "attempt")
    assert options(again, "requirement") == ["spend-cargo", "give-up"]
    choose(again, "requirement", "spend-cargo")
    assert held(again, 0, "vp") == 0


@pytest.mark.rules("TC-R.77")
def test_a_warning_comes_before_an_attempt_that_cannot_succeed_now() -> None:
    story = selecting(
        on(0),
        lying={"slot:0": ["plain-run", Lying("trial-passenger", on="plain-run", face_up=True)]},
    )
    act(story, "attempt", "trial-passenger")
    assert options(story, "attempt-anyway") == ["reconsider", "attempt"]
    choose(story, "attempt-anyway", "reconsider")
    assert story.asked().name == "selection"
    assert not record(story, 0).passed


@pytest.mark.rules("TC-R.43", "TC-22.3")
def test_an_expense_that_is_required_need_not_be_incurred_and_bankrupts_nobody() -> None:
    toll = Lying("trial-nothing", on="plain-run", face_up=True)
    story = selecting(
        on(0),
        lying={"slot:0": ["plain-run", toll], "deck:0": ["plain-penny"]},
        counters={0: {"tech-trained": 1}},
    )
    shown = warnings(story.table, SeatId(0), (find(story.table, "trial-nothing"),), "complication")
    assert shown is not None
    act(story, "attempt", "trial-nothing")
    assert options(story, "requirement") == ["spend-tech", "give-up"]
    choose(story, "requirement", "spend-tech")
    # Everybody can see that there may be cards worth enough, so the captain is asked once more.
    assert options(story, "requirement") == ["give-up"]
    choose(story, "requirement", "give-up")
    assert story.board.seats[0].aboard
    assert record(story, 0).passed
    assert names(story.table, "deck:0") == ["plain-penny"]


@pytest.mark.rules("TC-R.105", "TC-R.77")
def test_whether_a_captain_is_asked_does_not_tell_what_their_cards_are_worth() -> None:
    toll = Lying("trial-choice", on="plain-run", face_up=True)
    for money, ways in (("plain-purse", ["0", "1"]), ("plain-debt", ["0"])):
        lying: Laid = {"slot:0": ["plain-run", toll], "hand:0": [money], "deck:0": []}
        story = selecting(on(0), IDLE, lying=lying, counters={0: {"tech-trained": 1}})
        act(story, "attempt", "trial-choice")
        choose(story, "requirement", "either")
        assert options(story, "either") == ways


@pytest.mark.rules("TC-22.3", "TC-R.38")
def test_a_required_expense_is_met_by_expending() -> None:
    toll = Lying("trial-nothing", on="plain-run", face_up=True)
    story = selecting(
        on(0),
        lying={"slot:0": ["plain-run", toll], "deck:0": ["plain-purse"]},
        counters={0: {"tech-trained": 1}},
    )
    act(story, "attempt", "trial-nothing")
    choose(story, "requirement", "expense")
    pay(story)
    assert names(story.table, "discard:0") == ["plain-purse"]
    choose(story, "requirement", "spend-tech")
    assert names(story.table, "adventure-discard:0") == []
    assert story.asked().name == "subplot"


@pytest.mark.rules("TC-22.3")
def test_cards_that_are_required_are_jettisoned_and_a_card_in_play_is_enough_where_only_named() -> (
    None
):
    hands = Lying("trial-zero", on="plain-run", face_up=True)
    lying: Laid = {
        "slot:0": ["plain-run", hands],
        "crew:0": ["plain-hand"],
        "ship:0": ["plain-scout", "plain-turret"],
    }
    story = selecting(on(0), lying=lying)
    act(story, "attempt", "trial-zero")
    assert options(story, "requirement") == ["jettison", "require", "give-up"]
    choose(story, "requirement", "require")
    assert names(story.table, "ship:0") == ["plain-scout", "plain-turret"]
    choose(story, "requirement", "jettison")
    assert names(story.table, "crew:0") == []
    assert names(story.table, "discard:0") == ["plain-hand"]
    assert names(story.table, "slot:0") == ["plain-run"]


@pytest.mark.rules("TC-22.5", "TC-R.77")
def test_of_equal_requirements_one_after_the_other_is_offered() -> None:
    story = delivering(
        on(0), lying={"slot:0": ["trial-twins"]}, counters={0: {"cargo": 1, "passenger": 2}}
    )
    act(story, "complete", "trial-twins")
    assert options(story, "requirement") == ["spend-cargo", "spend-passenger", "give-up"]
    choose(story, "requirement", "spend-passenger")
    assert options(story, "requirement") == ["spend-cargo", "spend-passenger-no-2", "give-up"]
    choose(story, "requirement", "spend-passenger-no-2")
    assert held(story, 0, "vp") == 0
    choose(story, "requirement", "spend-cargo")
    assert held(story, 0, "vp") == 1


@pytest.mark.rules("TC-22.3", "TC-7.2")
def test_a_stated_act_is_done_and_what_follows_from_success_happens() -> None:
    sweat = Lying("trial-reward", on="plain-run", face_up=True)
    lying: Laid = {"slot:0": ["plain-run", sweat], "crew:0": ["plain-hand", "plain-mate"]}
    story = selecting(on(0), lying=lying)
    act(story, "attempt", "trial-reward")
    choose(story, "requirement", "exert")
    choose(story, "exert", "plain-mate")
    assert story.board.cards[find(story.table, "plain-mate")].turn == 1
    assert held(story, 0, "vp") == 1
    assert names(story.table, "slot:0") == ["plain-run"]
    tired: Laid = {**lying, "crew:0": [Lying("plain-hand", exerted=True)]}
    story = selecting(on(0), lying=tired)
    act(story, "attempt", "trial-reward")
    choose(story, "attempt-anyway", "attempt")
    assert record(story, 0).passed


@pytest.mark.rules("TC-27.3", "TC-L.2")
def test_what_a_contract_gives_besides_knows_what_was_spent() -> None:
    story = delivering(on(0), lying={"slot:0": ["trial-reward"]}, counters={0: {"tech-expert": 1}})
    act(story, "complete", "trial-reward")
    choose(story, "requirement", "spend-tech-science")
    assert held(story, 0, "vp") == 1
    assert held(story, 0, "combat-expert") == 1


@pytest.mark.rules("TC-22.3", "TC-29.1")
def test_armor_lessens_no_wound_that_a_requirement_asks_for() -> None:
    vest = Lying("plain-vest", on="plain-hand", owner=0)
    lying: Laid = {"slot:0": ["trial-blood"], "crew:0": ["plain-hand", vest]}
    story = delivering(on(0), lying=lying)
    act(story, "complete", "trial-blood")
    choose(story, "requirement", "wound")
    wounded = story.table.board.cards[find(story.table, "plain-hand")]
    assert wounded.counters == {"wound": 1}
    assert held(story, 0, "vp") == 1
