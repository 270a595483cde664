"""Contracts in Stage 3 (TC-27, TC-21.7, TC-21.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.games.traveller_ccg.deliveries import CONTRACT_KIND
from tests.games.stories import names
from tests.games.traveller_ccg.attempting import (
    IDLE,
    PIRATE,
    Laid,
    act,
    can,
    captains,
    choose,
    delivering,
    held,
    on,
    record,
    selecting,
)
from tests.games.traveller_ccg.tables import Lying, table

PASSENGER = "trial-passenger"


@pytest.mark.rules("TC-21.7", "TC-R.75")
def test_who_passes_with_no_complication_attached_is_eligible() -> None:
    lying: Laid = {
        "slot:0": [PASSENGER],
        "slot:1": ["plain-run", Lying("plain-haul", on="plain-run", face_up=True)],
    }
    story = selecting(on(0), on(1), PIRATE, lying=lying)
    for _ in range(3):
        act(story, "pass")
    assert story.over
    assert [record(story, seat).eligible for seat in range(3)] == [True, False, False]


@pytest.mark.rules("TC-21.9", "TC-27.1")
def test_only_eligible_captains_attempt_in_initiative_order_from_the_first_captain() -> None:
    lying = {"slot:0": [PASSENGER], "slot:1": ["plain-run"]}
    story = delivering(on(0), on(1), IDLE, lying=lying, eligible=(0, 1))
    assert story.asked().seat == 0
    assert can(story, "complete") == [PASSENGER]
    act(story, "pass")
    assert story.asked().seat == 1
    assert can(story, "complete") == ["plain-run"]
    act(story, "pass")
    assert story.over


@pytest.mark.rules("TC-27.1", "TC-21.9", "TC-21.7")
@pytest.mark.parametrize(
    ("slot", "changes", "rule"),
    [
        (0, {}, None),
        (1, {}, "TC-27.1"),
        (0, {"stage": 2}, "TC-21.9"),
        (0, {"phase": "adventure"}, "TC-21.9"),
        (0, {"acting": SeatId(1)}, "TC-21.9"),
        (0, {"captains": captains(on(0), IDLE)}, "TC-21.7"),
    ],
)
def test_a_contract_is_attempted_only_in_turn_by_who_pursues_it_and_is_eligible(
    slot: int, changes: dict[str, Any], rule: str | None
) -> None:
    now = {
        "phase": "resolution",
        "stage": 3,
        "acting": SeatId(0),
        "captains": captains(on(0), IDLE, eligible=(0,)),
    }
    at = table(2, {"slot:0": [PASSENGER], "slot:1": ["plain-run"]}, **{**now, **changes})
    (contract,) = at.board.piles[ZoneId(f"slot:{slot}")]
    refusal = CONTRACT_KIND.verify(at, SeatId(0), Action("complete", contract))
    assert (None if refusal is None else refusal.rule) == rule


@pytest.mark.rules("TC-R.79")
def test_who_declines_stays_committed() -> None:
    story = delivering(on(0), IDLE, lying={"slot:0": [PASSENGER]}, counters={0: {"passenger": 1}})
    act(story, "pass")
    assert record(story, 0).activity == on(0)
    assert names(story.table, "slot:0") == [PASSENGER]


@pytest.mark.rules("TC-27.2", "TC-27.3", "TC-27.4", "TC-27.5", "TC-9.4", "TC-R.21")
def test_a_resolved_contract_gives_its_vp_leaves_and_its_slot_is_refilled() -> None:
    lying = {"slot:0": [Lying(PASSENGER, owner=1)]}
    story = delivering(on(0), IDLE, lying=lying, counters={0: {"passenger": 1}})
    act(story, "complete", PASSENGER)
    choose(story, "requirement", "spend-passenger")
    choose(story, "subplot", "no-more")
    assert story.over
    assert held(story, 0, "vp") == 2
    assert record(story, 0).activity == IDLE
    assert names(story.table, "adventure-discard:1") == [PASSENGER]
    # Seat 0 controls the slot and draws twice: a Contract, and a face-down Complication on it.
    contract, complication = story.board.piles[ZoneId("slot:0")]
    assert [story.board.cards[c].owner for c in (contract, complication)] == [0, 0]
    assert story.board.cards[contract].face_up
    assert not story.board.cards[complication].face_up
    assert story.board.cards[complication].attached_to == contract


@pytest.mark.rules("TC-27.5")
def test_who_fails_stays_committed_and_the_contract_stays() -> None:
    story = delivering(on(0), IDLE, lying={"slot:0": [PASSENGER]})
    act(story, "complete", PASSENGER)
    choose(story, "attempt-anyway", "attempt")
    assert story.over
    assert record(story, 0).activity == on(0)
    assert names(story.table, "slot:0") == [PASSENGER]
    assert held(story, 0, "vp") == 0


@pytest.mark.rules("TC-R.75")
def test_a_complication_attached_later_does_not_hinder_and_leaves_with_the_contract() -> None:
    lying: Laid = {"slot:0": [PASSENGER, Lying("trial-nothing", on=PASSENGER, owner=1)]}
    story = delivering(on(0), IDLE, lying=lying, counters={0: {"passenger": 1}})
    act(story, "complete", PASSENGER)
    choose(story, "requirement", "spend-passenger")
    choose(story, "subplot", "no-more")
    assert names(story.table, "adventure-discard:0") == [PASSENGER]
    assert names(story.table, "adventure-discard:1") == ["trial-nothing"]


@pytest.mark.rules("TC-21.7", "TC-R.75")
def test_who_is_eligible_for_one_contract_is_not_so_for_another_taken_up_later() -> None:
    lying: Laid = {"slot:0": [PASSENGER], "slot:1": ["plain-run"], "hand:0": ["trial-order"]}
    story = delivering(on(0), IDLE, lying=lying)
    act(story, "use", "trial-order")
    choose(story, "job", "plain-run")
    assert record(story, 0).activity == on(1)
    assert story.over
    assert held(story, 0, "vp") == 0


@pytest.mark.rules("TC-22.6", "TC-27.2")
def test_what_asks_for_nothing_is_resolved_at_once() -> None:
    lying: Laid = {"slot:0": ["plain-run"]}
    story = delivering(on(0), IDLE, lying=lying)
    act(story, "complete", "plain-run")
    assert story.over
    assert held(story, 0, "vp") == 2
