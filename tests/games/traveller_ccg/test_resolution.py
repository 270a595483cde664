"""The Resolution Phase, stage by stage (TC-21)."""

from __future__ import annotations

import pytest

from tabletop.engine.events import Event, MomentCame, SeatCounted, StateChanged
from tabletop.engine.ids import ZoneId
from tabletop.games.traveller_ccg.state import Voyage
from tests.games.stories import find, names
from tests.games.traveller_ccg.attempting import (
    IDLE,
    PIRATE,
    Laid,
    act,
    can,
    choose,
    held,
    on,
    record,
    resolving,
    selecting,
)
from tests.games.traveller_ccg.tables import Lying, Story


def face(story: Story, slot: int) -> list[bool]:
    """Tell which cards of a slot lie face up."""
    return [story.board.cards[card].face_up for card in story.board.piles[ZoneId(f"slot:{slot}")]]


@pytest.mark.rules("TC-21.1")
def test_complications_on_contracts_that_are_pursued_are_revealed_and_no_others() -> None:
    lying: Laid = {
        "slot:0": ["plain-run", "trial-passenger", "trial-zero"],
        "slot:1": ["plain-haul", "trial-nothing"],
    }
    story = resolving(on(0), IDLE, lying=lying)
    assert face(story, 0) == [True, True, True]
    assert face(story, 1) == [True, False]


@pytest.mark.rules("TC-21.2", "TC-21.3", "TC-21.8")
def test_captains_alternate_and_who_passed_makes_no_more_selections() -> None:
    lying: Laid = {"slot:0": ["plain-run", "trial-passenger", "trial-nothing"]}
    counters = {0: {"admin-trained": 2, "tech-trained": 1}}
    story = selecting(on(0), IDLE, PIRATE, lying=lying, counters=counters)
    assert story.asked().seat == 0
    act(story, "attempt", "trial-passenger")
    choose(story, "requirement", "spend-admin-social")
    assert story.asked().seat == 1
    act(story, "pass")
    assert story.asked().seat == 2
    act(story, "pass")
    assert story.asked().seat == 0
    act(story, "pass")
    assert story.over


@pytest.mark.rules("TC-21.4", "TC-R.73")
def test_an_action_that_names_the_phase_is_a_selection_and_others_are_not_taken() -> None:
    lying: Laid = {"crew:0": ["trial-gunner"], "slot:0": ["plain-run", "trial-passenger"]}
    story = selecting(on(0), IDLE, lying=lying, counters={0: {"admin-trained": 1}})
    gunner = find(story.table, "trial-gunner")
    uses = [action.ability for action in story.asked().actions if action.card == gunner]
    assert uses == ["late"]
    act(story, "use", "trial-gunner")
    assert held(story, 0, "vp") == 1
    assert story.asked().seat == 1
    act(story, "pass")
    assert can(story, "attempt") == ["trial-passenger"]


@pytest.mark.rules("TC-21.5")
def test_an_uncommitted_captain_can_play_an_action_or_pass() -> None:
    story = selecting(IDLE, IDLE, lying={"crew:0": ["trial-gunner"]})
    verbs = {action.verb for action in story.asked().actions}
    assert verbs & {"attempt", "attack"} == set()
    assert {"use", "pass"} <= verbs


@pytest.mark.rules("TC-21.11")
def test_all_tokens_that_are_left_are_discarded() -> None:
    pools = {0: {"tech-expert": 2, "vp": 3}, 1: {"cargo": 1, "military-survey": 1}}
    story = resolving(IDLE, IDLE, lying={}, counters=pools)
    act(story, "pass")
    act(story, "pass")
    assert story.over
    assert dict(story.board.seats[0].counters) == {"vp": 3}
    assert not story.board.seats[1].counters


@pytest.mark.rules("TC-21.12", "TC-R.8")
def test_the_check_comes_last_after_what_happens_at_the_end_of_the_phase() -> None:
    lying: Laid = {"connections:0": ["trial-clock"]}
    story = resolving(IDLE, IDLE, lying=lying, counters={0: {"vp": 19}})
    act(story, "pass")
    act(story, "pass")
    assert story.board.result is not None
    assert story.board.result.winners == (0,)
    assert held(story, 0, "vp") == 20


@pytest.mark.rules("TC-4.2", "TC-R.7")
def test_reaching_the_threshold_in_mid_phase_does_not_end_the_game() -> None:
    lying: Laid = {"crew:0": ["trial-gunner"]}
    story = resolving(IDLE, IDLE, lying=lying, counters={0: {"vp": 19}})
    act(story, "use", "trial-gunner")
    assert held(story, 0, "vp") == 20
    assert story.board.result is None
    act(story, "pass")
    act(story, "pass")
    assert story.board.result is not None


@pytest.mark.rules("TC-21.9", "TC-21.10", "TC-21.11", "TC-21.12")
def test_the_stages_come_in_order() -> None:
    counters = {0: {"infamy": 1, "tech-trained": 1}}
    story = resolving(IDLE, IDLE, lying={}, counters=counters)
    act(story, "pass")
    act(story, "pass")
    stages: list[int] = []
    for event in story.events:
        if isinstance(event, StateChanged) and isinstance(event.state, Voyage):
            stages += [event.state.stage] if event.state.stage not in stages else []
    assert stages == [0, 1, 2, 3, 4, 5, 6]

    def place(wanted: Event) -> int:
        return story.events.index(wanted)

    seat = story.board.seats[0].id
    infamy, token = SeatCounted(seat, "infamy", -1), SeatCounted(seat, "tech-trained", -1)
    assert place(infamy) < place(token) < place(MomentCame("resolution-ends"))


@pytest.mark.rules("TC-22.11", "TC-R.62")
def test_a_complication_that_an_effect_removes_is_not_resolved() -> None:
    toll = Lying("trial-nothing", on="plain-run", face_up=True, owner=1)
    lying: Laid = {"slot:0": ["plain-run", toll], "hand:0": ["trial-clearance"]}
    story = selecting(on(0), IDLE, lying=lying)
    act(story, "use", "trial-clearance")
    choose(story, "job", "trial-nothing")
    assert names(story.table, "adventure-discard:1") == ["trial-nothing"]
    came = [event.name for event in story.events if isinstance(event, MomentCame)]
    assert "complication-resolved" not in came
    assert story.asked().name == "selection"
    act(story, "pass")
    assert record(story, 0).eligible
