"""The windows of attempts at Complications, Contracts and subplots (TC-R.134)."""

from __future__ import annotations

import pytest

from tabletop.effects.usable import PASS
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
    quiet,
    selecting,
)
from tests.games.traveller_ccg.tables import Lying, Story

PASSENGER = "trial-passenger"


def call(story: Story, token: str) -> Story:
    """Play the Event that gives a token, in the window that is open."""
    assert story.asked().name == "window"
    act(story, "use", "trial-call", quietly=False)
    while story.asked().name == "react":
        story.answer(PASS)
    story.answer(token)
    return quiet(story)


def complete(*hand: str, tokens: int = 0) -> Story:
    """Attempt a Contract that asks for a Passenger token."""
    counters = {0: {"passenger": tokens}} if tokens else None
    lying: Laid = {"slot:0": [PASSENGER], "hand:0": hand}
    story = delivering(on(0), IDLE, lying=lying, counters=counters)
    act(story, "complete", PASSENGER, quietly=False)
    if not tokens:
        story.answer("attempt")
    return story


@pytest.mark.rules("TC-R.134", "TC-R.77")
def test_a_window_opens_when_the_attempt_is_named_where_a_missing_token_can_still_come() -> None:
    story = call(complete("trial-call"), "passenger")
    choose(story, "requirement", "spend-passenger")
    assert held(story, 0, "vp") == 2


@pytest.mark.rules("TC-R.134")
def test_one_more_opens_before_the_attempt_is_judged_to_have_failed() -> None:
    story = complete("trial-call")
    story.answer(PASS)
    call(story, "passenger")
    choose(story, "requirement", "spend-passenger")
    assert held(story, 0, "vp") == 2


@pytest.mark.rules("TC-R.134")
def test_a_third_does_not_open() -> None:
    story = complete("trial-call")
    story.answer(PASS)
    story.answer(PASS)
    assert story.over
    assert names(story.table, "hand:0") == ["trial-call"]


@pytest.mark.rules("TC-R.134", "TC-23.2")
def test_one_opens_between_a_contract_and_its_subplots() -> None:
    story = complete("trial-call", tokens=1)
    story.answer(PASS)
    story.answer("spend-passenger")
    assert held(story, 0, "vp") == 2
    call(story, "combat-trained")
    choose(story, "subplot", "fight")
    choose(story, "requirement", "spend-combat")
    assert held(story, 0, "vp") == 3


@pytest.mark.rules("TC-R.134", "TC-23.2")
def test_attempts_at_subplots_have_both_windows_too() -> None:
    for passes in (0, 1):
        story = complete("trial-call", tokens=1)
        story.answer(PASS)
        story.answer("spend-passenger")
        story.answer(PASS)
        story.answer("fight")
        for _ in range(passes):
            story.answer(PASS)
        call(story, "combat-trained")
        choose(story, "requirement", "spend-combat")
        assert held(story, 0, "vp") == 3


@pytest.mark.rules("TC-R.134", "TC-22.6")
def test_attempts_at_complications_have_both_windows() -> None:
    papers = Lying(PASSENGER, on="plain-run", face_up=True)
    lying: Laid = {"slot:0": ["plain-run", papers], "hand:0": ["trial-call"]}
    for passes in (0, 1):
        story = selecting(on(0), IDLE, lying=lying)
        act(story, "attempt", PASSENGER, quietly=False)
        story.answer("attempt")
        for _ in range(passes):
            story.answer(PASS)
        call(story, "admin-trained")
        assert options(story, "requirement") == ["spend-admin-social", "give-up"]
        choose(story, "requirement", "spend-admin-social")
        assert names(story.table, "slot:0") == ["plain-run"]


@pytest.mark.rules("TC-R.134", "TC-R.77")
def test_who_gave_up_is_asked_again_only_if_the_last_window_has_brought_anything() -> None:
    story = complete("trial-call", tokens=1)
    story.answer(PASS)
    story.answer("give-up")
    story.answer(PASS)
    assert story.over, "there is nothing to think over"
    story = complete("trial-call", tokens=1)
    story.answer(PASS)
    story.answer("give-up")
    call(story, "admin-trained")
    assert options(story, "requirement") == ["spend-passenger", "give-up"]
    choose(story, "requirement", "give-up")
    assert story.over
    assert held(story, 0, "vp") == 0


@pytest.mark.rules("TC-22.11", "TC-22.10")
def test_a_complication_removed_in_a_window_is_no_failure() -> None:
    papers = Lying(PASSENGER, on="plain-run", face_up=True)
    lying: Laid = {"slot:0": ["plain-run", papers], "hand:0": ["trial-clearance"]}
    story = selecting(on(0), IDLE, lying=lying)
    act(story, "attempt", PASSENGER, quietly=False)
    story.answer("attempt")
    act(story, "use", "trial-clearance", quietly=False)
    choose(story, "job", PASSENGER)
    assert names(story.table, "slot:0") == ["plain-run"]
    assert story.asked().seat == 1
    act(story, "pass")
    assert story.asked().seat == 0
