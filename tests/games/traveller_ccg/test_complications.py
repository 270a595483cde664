"""Attempts at Complications (TC-22)."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import ZoneId
from tests.games.stories import names
from tests.games.traveller_ccg.attempting import (
    IDLE,
    Laid,
    act,
    can,
    choose,
    held,
    on,
    options,
    record,
    selecting,
)
from tests.games.traveller_ccg.tables import Lying

PAPERS = Lying("trial-passenger", on="plain-run", face_up=True, owner=1)
ONE: Laid = {"slot:0": ["plain-run", PAPERS]}
ADMIN = {0: {"admin-trained": 2}}


@pytest.mark.rules("TC-22.1", "TC-21.5")
def test_only_complications_of_the_contract_that_is_pursued_can_be_attempted() -> None:
    lying = {"slot:0": ["plain-run", "trial-passenger"], "slot:1": ["plain-haul", "trial-nothing"]}
    assert can(selecting(on(0), IDLE, lying=lying), "attempt") == ["trial-passenger"]
    idle = selecting(IDLE, IDLE, lying=lying)
    assert can(idle, "attempt") == can(idle, "attack") == []


@pytest.mark.rules("TC-22.2", "TC-R.76")
def test_one_that_is_still_face_down_is_revealed_when_it_is_selected() -> None:
    lying = {"slot:0": ["plain-run", "trial-passenger"]}
    story = selecting(on(0), IDLE, lying=lying, counters=ADMIN)
    card = story.board.piles[ZoneId("slot:0")][1]
    assert not story.board.cards[card].face_up
    act(story, "attempt", "trial-passenger")
    assert story.board.cards[card].face_up
    assert options(story, "requirement") == ["spend-admin-social", "give-up"]


@pytest.mark.rules("TC-22.11")
def test_one_that_is_removed_once_it_is_named_is_neither_resolved_nor_failed() -> None:
    lying: Laid = {**ONE, "hand:0": ["trial-clearance"]}
    story = selecting(on(0), IDLE, lying=lying, counters=ADMIN)
    act(story, "attempt", "trial-passenger", quietly=False)
    act(story, "use", "trial-clearance")
    choose(story, "job", "trial-passenger")
    assert names(story.table, "slot:0") == ["plain-run"]
    assert story.asked().name == "selection"
    assert held(story, 0, "admin-trained") == 2, "nothing was asked for"
    assert not record(story, 0).passed


@pytest.mark.rules("TC-22.6", "TC-22.7", "TC-9.5")
def test_a_resolved_one_goes_to_its_owners_adventure_discard_pile() -> None:
    story = selecting(on(0), IDLE, lying=ONE, counters=ADMIN)
    act(story, "attempt", "trial-passenger")
    choose(story, "requirement", "spend-admin-social")
    assert names(story.table, "adventure-discard:1") == ["trial-passenger"]
    assert names(story.table, "slot:0") == ["plain-run"]
    card = story.board.piles[ZoneId("adventure-discard:1")][0]
    assert story.table.printed(card).kind == "contract"


@pytest.mark.rules("TC-22.9", "TC-21.2")
def test_after_one_the_captain_may_select_again_when_active() -> None:
    second = Lying("trial-nothing", on="plain-run", face_up=True)
    lying: Laid = {"slot:0": ["plain-run", PAPERS, second]}
    story = selecting(on(0), IDLE, lying=lying, counters=ADMIN)
    act(story, "attempt", "trial-passenger")
    choose(story, "requirement", "spend-admin-social")
    assert story.asked().seat == 1
    act(story, "pass")
    assert story.asked().seat == 0
    assert can(story, "attempt") == ["trial-nothing"]


@pytest.mark.rules("TC-22.8", "TC-22.10", "TC-21.8")
def test_who_fails_has_passed_and_is_ineligible_and_the_complication_stays() -> None:
    story = selecting(on(0), IDLE, lying=ONE)
    act(story, "attempt", "trial-passenger")
    choose(story, "attempt-anyway", "attempt")
    assert record(story, 0).passed
    assert not record(story, 0).eligible
    assert names(story.table, "slot:0") == ["plain-run", "trial-passenger"]
    assert story.asked().seat == 1
    act(story, "pass")
    assert story.over


@pytest.mark.rules("TC-R.78", "TC-R.75")
def test_one_that_another_resolved_is_gone_for_all_but_who_passed_before_stays_ineligible() -> None:
    story = selecting(on(0), on(0), lying=ONE, counters={1: {"social-trained": 1}})
    act(story, "pass")
    act(story, "attempt", "trial-passenger")
    choose(story, "requirement", "spend-admin-social")
    act(story, "pass")
    assert story.over
    assert not record(story, 0).eligible
    assert record(story, 1).eligible


@pytest.mark.rules("TC-19.3")
def test_an_expert_token_meets_a_trained_requirement() -> None:
    story = selecting(on(0), IDLE, lying=ONE, counters={0: {"admin-expert": 1}})
    act(story, "attempt", "trial-passenger")
    choose(story, "requirement", "spend-admin-social")
    assert held(story, 0, "admin-expert") == 0
    assert names(story.table, "slot:0") == ["plain-run"]
