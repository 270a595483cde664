"""Subplots (TC-23)."""

from __future__ import annotations

import pytest

from tests.games.stories import names
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
    record,
    selecting,
)
from tests.games.traveller_ccg.tables import Lying, Story


def resolved(**tokens: int) -> Story:
    """Complete a Contract with two subplots, for 2 VP; these tokens are left for them."""
    pool = {name.replace("_", "-"): count for name, count in tokens.items()}
    story = delivering(
        on(0), IDLE, lying={"slot:0": ["trial-passenger"]}, counters={0: {"passenger": 1, **pool}}
    )
    act(story, "complete", "trial-passenger")
    return choose(story, "requirement", "spend-passenger")


@pytest.mark.rules("TC-23.1", "TC-27.3")
def test_subplots_come_right_after_the_contract_and_only_then() -> None:
    story = resolved(combat_trained=1)
    assert options(story, "subplot") == ["fight", "talk", "no-more"]
    failed = delivering(
        on(0), IDLE, lying={"slot:0": ["trial-passenger"]}, counters={0: {"combat-trained": 1}}
    )
    act(failed, "complete", "trial-passenger")
    choose(failed, "attempt-anyway", "attempt")
    assert failed.over
    assert held(failed, 0, "combat-trained") == 1


@pytest.mark.rules("TC-23.2", "TC-23.5")
def test_the_award_is_claimed_at_once_when_all_is_met() -> None:
    story = resolved(combat_trained=1)
    assert held(story, 0, "vp") == 2
    choose(story, "subplot", "fight")
    choose(story, "requirement", "spend-combat")
    assert held(story, 0, "vp") == 3
    assert options(story, "subplot") == ["talk", "no-more"]


@pytest.mark.rules("TC-23.3")
def test_of_elective_requirements_one_is_chosen_and_met() -> None:
    story = resolved(admin_trained=1, social_trained=1)
    choose(story, "subplot", "talk")
    choose(story, "requirement", "spend-admin-social")
    choose(story, "spend", "admin-trained")
    assert held(story, 0, "vp") == 4
    assert held(story, 0, "social-trained") == 1


@pytest.mark.rules("TC-23.4")
@pytest.mark.parametrize(
    ("picked", "vp"), [((), 2), (("fight",), 3), (("talk", "fight"), 5), (("fight", "talk"), 5)]
)
def test_all_some_or_none_may_be_attempted_in_any_order(picked: tuple[str, ...], vp: int) -> None:
    asks = {"fight": "spend-combat", "talk": "spend-admin-social"}
    story = resolved(combat_trained=1, social_trained=1)
    for key in picked:
        choose(story, "subplot", key)
        choose(story, "requirement", asks[key])
    if len(picked) < 2:
        choose(story, "subplot", "no-more")
    assert held(story, 0, "vp") == vp


@pytest.mark.rules("TC-23.6")
def test_failing_or_declining_one_changes_nothing_about_the_contract() -> None:
    story = resolved(social_trained=1)
    choose(story, "subplot", "fight")
    assert options(story, "subplot") == ["talk", "no-more"]
    choose(story, "subplot", "no-more")
    assert held(story, 0, "vp") == 2
    assert record(story, 0).activity == IDLE
    assert "trial-passenger" in names(story.table, "adventure-discard:0")


@pytest.mark.rules("TC-22.7", "TC-R.61")
def test_a_complication_may_have_subplots_too() -> None:
    toll = Lying("trial-nothing", on="plain-run", face_up=True)
    lying: Laid = {"slot:0": ["plain-run", toll], "crew:0": ["plain-hand"]}
    story = selecting(on(0), IDLE, lying=lying, counters={0: {"tech-trained": 1}})
    act(story, "attempt", "trial-nothing")
    choose(story, "requirement", "expense")
    pay(story)
    choose(story, "requirement", "spend-tech")
    choose(story, "subplot", "extra")
    choose(story, "requirement", "require")
    assert held(story, 0, "vp") == 1
    assert names(story.table, "adventure-discard:0") == ["trial-nothing"]
