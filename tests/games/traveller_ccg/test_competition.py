"""Several captains on one Contract (TC-27.6, TC-R.80)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabletop.engine.change import apply
from tabletop.engine.events import SeatCounted
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.competition import Completion, shared
from tests.games.stories import find, names
from tests.games.traveller_ccg.attempting import (
    IDLE,
    act,
    choose,
    delivering,
    held,
    on,
    record,
)
from tests.games.traveller_ccg.tables import Story

PASSENGER = "trial-passenger"
READY = {"passenger": 1, "combat-trained": 1}


def together(count: int, eligible: Sequence[int], contract: str = PASSENGER) -> Story:
    """Put captains on one Contract, each able to complete it and its first subplot."""
    return delivering(
        *([on(0)] * count),
        lying={"slot:0": [contract]},
        counters=dict.fromkeys(range(count), READY),
        eligible=eligible,
    )


def complete(story: Story, subplot: bool = False) -> None:
    """Complete the Contract, perhaps with the first subplot."""
    act(story, "complete", PASSENGER)
    choose(story, "requirement", "spend-passenger")
    if subplot:
        choose(story, "subplot", "fight")
        choose(story, "requirement", "spend-combat")
    choose(story, "subplot", "no-more")


@pytest.mark.rules("TC-27.6", "TC-R.80")
def test_each_of_two_who_complete_it_has_one_vp_less() -> None:
    story = together(2, (0, 1))
    complete(story)
    assert held(story, 0, "vp") == 2
    assert names(story.table, "slot:0") == [PASSENGER]
    assert record(story, 0).activity == IDLE
    complete(story)
    assert story.over
    assert [held(story, seat, "vp") for seat in (0, 1)] == [1, 1]
    assert names(story.table, "slot:0") != [PASSENGER]
    assert len(names(story.table, "slot:0")) == 2


@pytest.mark.rules("TC-R.80")
def test_with_three_each_has_one_less_and_not_two_and_subplots_are_not_cut() -> None:
    story = together(3, (0, 1, 2))
    for _ in range(3):
        complete(story, subplot=True)
    assert [held(story, seat, "vp") for seat in range(3)] == [2, 2, 2]


@pytest.mark.rules("TC-R.80")
def test_alone_among_the_eligible_one_has_it_all_and_the_others_become_uncommitted() -> None:
    story = together(3, (0,))
    complete(story)
    assert story.over
    assert [held(story, seat, "vp") for seat in range(3)] == [2, 0, 0]
    assert [record(story, seat).activity for seat in range(3)] == [IDLE] * 3


@pytest.mark.rules("TC-R.80", "TC-27.5")
def test_it_stays_until_the_last_eligible_had_their_attempt_and_who_declined_is_free() -> None:
    story = together(2, (0, 1))
    complete(story)
    assert record(story, 1).activity == on(0)
    act(story, "pass")
    assert story.over
    assert [held(story, seat, "vp") for seat in (0, 1)] == [2, 0]
    assert record(story, 1).activity == IDLE
    assert "trial-passenger" not in names(story.table, "slot:0")


@pytest.mark.rules("TC-R.80")
def test_one_who_declines_first_leaves_the_whole_of_it_to_the_second() -> None:
    story = together(2, (0, 1))
    act(story, "pass")
    assert record(story, 0).activity == on(0)
    complete(story)
    assert [held(story, seat, "vp") for seat in (0, 1)] == [0, 2]
    assert record(story, 0).activity == IDLE


@pytest.mark.rules("TC-R.80")
def test_the_loss_never_goes_below_nothing() -> None:
    story = together(2, (0, 1), "trial-zero")
    act(story, "complete", "trial-zero")
    act(story, "complete", "trial-zero")
    assert story.over
    assert [held(story, seat, "vp") for seat in (0, 1)] == [0, 0]


@pytest.mark.rules("TC-R.80", "TC-R.7")
def test_who_has_lost_all_vp_meanwhile_loses_none_below_nothing() -> None:
    story = together(2, (0, 1))
    complete(story)
    board = apply(story.board, SeatCounted(SeatId(0), "vp", -2))
    so_far = (Completion(SeatId(0), find(story.table, PASSENGER), 2),)
    assert shared(Table(board, story.table.definitions), so_far, so_far[0].card) == ()
