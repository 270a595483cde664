"""What is put right after each effect and payment (``TC-R.53``)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.ids import ZoneId
from tabletop.games.traveller_ccg.settle import VACATED, settle, unsettled
from tests.games.traveller_ccg.tables import Lying, Story
from tests.games.traveller_ccg.verbs import Trial, Zones, event

CAPACITY = "[{key: a, always: [{modify: {attribute: wounds, by: -3, of: {kind: crew}}}]}]"
RIVAL = (
    "[{key: a, if: {any: {kind: crew, trait: corsair, controlled-by: you}}, always: [jettison]}]"
)


def settled(lying: Zones, **more: Any) -> Story:
    """Put right what is wrong on a table."""
    trial = Trial(lying, **more)
    assert unsettled(trial.table) is not None
    return Story(trial.table, settle(), rules=trial.rules)


def named(story: Story, zone: str) -> list[str]:
    """List the cards of a zone."""
    return [str(story.board.cards[card].definition) for card in story.board.piles[ZoneId(zone)]]


@pytest.mark.rules("TC-30.10", "TC-R.53")
@pytest.mark.parametrize(("wounds", "gone"), [(2, False), (3, True), (5, True)])
def test_a_crew_goes_when_its_wounds_reach_its_capacity(wounds: int, gone: bool) -> None:
    trial = Trial({"crew:0": [Lying("verb-crew", counters={"wound": wounds})]})
    assert (unsettled(trial.table) is not None) is gone


@pytest.mark.rules("TC-30.10", "TC-30.11", "TC-7.6", "TC-R.50", "TC-2.6", "TC-30.3")
def test_all_go_at_once_each_to_its_owner_and_its_gear_with_it() -> None:
    story = settled({
        "crew:0": [
            Lying("verb-crew", counters={"wound": 3}),
            Lying("verb-gun", on="verb-crew"),
            Lying("verb-leech", on="verb-crew", owner=1, controller=1),
        ],
        "ship:1": ["plain-trader", Lying("verb-array", counters={"structure": 4})],
    })  # fmt: skip
    assert story.over
    assert named(story, "crew:0") == []
    assert named(story, "discard:0") == ["verb-gun", "verb-crew"]
    assert named(story, "discard:1") == ["verb-leech", "verb-array"]
    assert story.said == ["verb-crew leaves play.", "verb-array leaves play."]


@pytest.mark.rules("TC-R.53")
def test_a_capacity_of_0_is_reached_without_a_wound() -> None:
    lying = {"crew:0": ["verb-crew", "verb-alien"], "connections:1": ["verb-ally"]}
    story = settled(lying, texts={"verb-ally": CAPACITY})
    assert named(story, "crew:0") == ["verb-alien"]


@pytest.mark.rules("TC-C.16", "TC-R.53", "TC-28.6")
@pytest.mark.parametrize(("zone", "gone"), [("crew:0", True), ("crew:1", False)])
def test_a_card_that_says_so_goes_as_soon_as_its_condition_is_met(zone: str, gone: bool) -> None:
    lying: dict[str, list[str]] = {"crew:0": ["verb-crew"]}
    lying[zone] = [*lying.get(zone, []), "verb-alien"]
    trial = Trial(lying, {"verb-crew": RIVAL})
    assert (unsettled(trial.table) is not None) is gone


@pytest.mark.rules("TC-9.4", "TC-R.24", "TC-13.6")
def test_a_slot_whose_contract_an_effect_removed_is_refilled() -> None:
    lying = {
        "slot:0": ["verb-job", "verb-run"],
        "adventure-deck:0": ["plain-errand", "plain-haul", "plain-run"],
    }
    trial = event("{remove: {kind: contract}}", lying).do("verb-event")
    assert trial.names("slot:0") == []
    assert trial.board.counters == {VACATED: 1}
    story = Story(trial.table, settle(), rules=trial.rules)
    assert story.board.counters == {}
    assert named(story, "slot:0") == ["plain-run", "plain-haul"]
    cards = story.board.cards
    assert [cards[card].face_up for card in story.board.piles[ZoneId("slot:0")]] == [True, False]
    assert unsettled(story.table) is None


@pytest.mark.rules("TC-R.25")
def test_a_slot_that_can_not_be_refilled_stays_empty_and_is_not_tried_again_and_again() -> None:
    trial = event("{remove: {kind: contract}}", {"slot:1": ["verb-job"]}).do("verb-event")
    trial.board = trial.board._replace(
        piles={**trial.board.piles, ZoneId("adventure-discard:0"): ()}
    )
    story = Story(trial.table, settle(), rules=trial.rules)
    assert named(story, "slot:1") == []
    assert unsettled(story.table) is None


@pytest.mark.rules("TC-R.53")
def test_a_table_in_order_needs_nothing() -> None:
    trial = Trial({"crew:0": ["verb-crew", "verb-gun"], "slot:0": ["verb-job", "verb-run"]})
    assert unsettled(trial.table) is None


STAYS = "[{key: a, always: [{forbid: {moves: {what: self, play: leaves}}}]}]"
INSTEAD = (
    "[{key: a, always: [{instead-of: {event: {moves: {what: self, play: leaves}},"
    " do: [{gain: {counter: vp}}]}}]}]"
)


@pytest.mark.rules("TC-3.2", "TC-R.53")
def test_a_card_that_can_not_leave_play_stays_and_the_game_goes_on() -> None:
    lying = {"crew:0": [Lying("verb-crew", counters={"wound": 3})]}
    trial = Trial(lying, {"verb-crew": STAYS})
    assert unsettled(trial.table) is None
    assert not trial.board.lasting


@pytest.mark.rules("TC-3.2", "TC-8.8")
def test_who_is_over_a_limit_gives_up_what_can_go() -> None:
    lying = {"crew:0": ["verb-crew", "verb-alien"], "ship:0": ["plain-scout"]}
    facts = {"plain-scout": {"crew-slots": 1}}
    story = settled(lying, texts={"verb-crew": STAYS}, facts=facts)
    assert [str(story.board.cards[card].definition) for card in story.asked().cards] == [
        "verb-alien"
    ]


@pytest.mark.rules("TC-3.1", "TC-L.14")
def test_something_else_happens_instead_of_leaving_play_once_for_the_same_harm() -> None:
    lying = {"crew:0": [Lying("verb-crew", counters={"wound": 3})]}
    story = settled(lying, texts={"verb-crew": INSTEAD})
    assert story.over
    assert story.board.seats[0].counters == {"vp": 1}
    assert named(story, "crew:0") == ["verb-crew"]
    assert unsettled(story.table) is None, "nothing more is to be done about this harm"
