"""Limits of what captains may have in play (section 8)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.ids import CardId, ZoneId
from tabletop.games.traveller_ccg.limits import over_limits
from tabletop.games.traveller_ccg.settle import settle, unsettled
from tests.games.traveller_ccg.tables import Lying, Story
from tests.games.traveller_ccg.verbs import Trial, Zones

LEECH = Lying("plain-leech", on="plain-hand")


def over(lying: Zones, **more: Any) -> list[tuple[int, list[str], int, str]]:
    """List what is over a limit: whose, which cards, how many, by which rule."""
    trial = Trial(lying, **more)
    return [
        (
            one.seat,
            [str(trial.board.cards[card].definition) for card in one.cards],
            one.count,
            one.rule,
        )
        for one in over_limits(trial.reader)
    ]


CREW = ["plain-hand", "plain-mate", "plain-doctor", "plain-jack"]


@pytest.mark.rules("TC-8.1", "TC-E.6")
@pytest.mark.parametrize(
    ("crew", "found"),
    [(CREW[:3], []), (CREW, [(0, CREW, 1, "TC-8.1")])],
)
def test_no_more_crew_than_slots(crew: list[str], found: list[Any]) -> None:
    assert over({"crew:0": crew}) == found
    assert over({"crew:1": crew}) == [], "the other Ship has four slots"


@pytest.mark.rules("TC-8.1", "TC-2.3")
def test_crew_count_for_whoever_controls_them() -> None:
    theirs = [Lying(name, controller=0) for name in CREW]
    assert over({"crew:1": theirs}) == [(0, CREW, 1, "TC-8.1")]


@pytest.mark.rules("TC-8.2", "TC-R.48", "TC-29.29", "TC-L.40")
@pytest.mark.parametrize("keywords", [{}, {"trifling": 1}])
def test_two_crew_of_one_name_under_one_captain(keywords: dict[str, int]) -> None:
    twins = ["plain-hand", "plain-hand"]
    facts = {"plain-hand": {"keywords": keywords}}
    assert over({"crew:0": twins}, facts=facts) == [(0, twins, 1, "TC-8.2")]
    assert over({"crew:0": twins[:1], "crew:1": twins[:1]}, facts=facts) == []


@pytest.mark.rules("TC-8.3")
def test_upgrades_of_each_subtype_in_their_slots() -> None:
    both = ["plain-scout", "plain-turret", "plain-turret", "verb-array"]
    assert over({"ship:0": both}) == [(0, ["plain-turret"] * 2, 1, "TC-8.3")]
    assert over({"ship:0": ["plain-scout", "plain-turret", "verb-array"]}) == []


@pytest.mark.rules("TC-8.3", "TC-L.4")
def test_slots_are_values_that_effects_change() -> None:
    more = "[{key: a, always: [{modify: {attribute: hardpoint-slots, by: 1, of: {ship: you}}}]}]"
    lying = {
        "ship:0": ["plain-scout", "plain-turret", "plain-turret"],
        "connections:0": ["verb-ally"],
    }
    assert over(lying, texts={"verb-ally": more}) == []


@pytest.mark.rules("TC-8.5")
@pytest.mark.parametrize(
    ("gear", "found"),
    [
        (["plain-pistol", "plain-vest"], []),
        (["plain-pistol", "plain-blade"], [(0, ["plain-pistol", "plain-blade"], 1, "TC-8.5")]),
    ],
)
def test_one_gear_of_a_subtype_on_a_crew(gear: list[str], found: list[Any]) -> None:
    assert over({"crew:0": ["plain-hand", *gear]}) == found


@pytest.mark.rules("TC-8.5")
def test_each_crew_has_slots_of_its_own() -> None:
    on = [Lying("plain-pistol", on="plain-hand"), Lying("plain-blade", on="plain-mate")]
    assert over({"crew:0": ["plain-hand", "plain-mate", *on]}) == []


@pytest.mark.rules("TC-8.6")
def test_one_connection_of_a_subtype() -> None:
    two = ["plain-friend", "verb-ally"]
    assert over({"connections:0": two}) == [(0, two, 1, "TC-8.6")]
    assert over({"connections:0": two[:1], "connections:1": two[1:]}) == []


@pytest.mark.rules("TC-8.9", "TC-29.29", "TC-29.11")
def test_trifling_cards_and_hindrances_count_against_no_limit() -> None:
    facts = {"plain-jack": {"keywords": {"trifling": 1}}}
    assert over({"crew:0": CREW}, facts=facts) == []
    gear = ["plain-hand", LEECH, Lying("plain-leech", on="plain-hand")]
    assert over({"crew:0": gear}) == []


@pytest.mark.rules("TC-8.7", "TC-R.30", "TC-R.12")
def test_complications_beyond_the_slots_of_a_contract() -> None:
    lying = {"slot:2": ["plain-run", "plain-haul", "plain-haul", "plain-errand"]}
    assert over(lying) == [(1, ["plain-haul", "plain-haul", "plain-errand"], 1, "TC-R.30")]
    assert over({"slot:0": ["plain-run", "plain-haul", "plain-haul"]}) == []


def settling(lying: Zones, **more: Any) -> Story:
    """Put right what is wrong on a table."""
    trial = Trial(lying, **more)
    assert unsettled(trial.table) is not None
    return Story(trial.table, settle(), rules=trial.rules)


def named(story: Story, cards: tuple[CardId, ...]) -> list[str]:
    """Name cards."""
    return [str(story.board.cards[card].definition) for card in cards]


@pytest.mark.rules("TC-8.8", "TC-R.47", "TC-E.6", "TC-16.7")
def test_a_captain_over_a_limit_chooses_what_goes_the_new_card_too() -> None:
    story = settling({"crew:0": [*CREW, Lying("plain-pistol", on="plain-jack")]})
    decision = story.asked()
    assert (decision.seat, decision.least, decision.most) == (0, 1, 1)
    assert named(story, decision.cards) == CREW
    story.answer((decision.cards[-1],))
    assert story.over
    assert named(story, story.board.piles[ZoneId("crew:0")]) == CREW[:3]
    assert named(story, story.board.piles[ZoneId("discard:0")]) == ["plain-pistol", "plain-jack"]


@pytest.mark.rules("TC-8.8")
def test_several_over_the_limit_go_together_and_one_captain_after_another() -> None:
    story = settling({
        "crew:0": [*CREW, "plain-jill"],
        "connections:1": ["plain-friend", "verb-ally"],
    })  # fmt: skip
    assert (story.asked().seat, story.asked().most) == (0, 2)
    story.answer(story.asked().cards[:2])
    assert story.asked().seat == 1
    story.answer(story.asked().cards[:1])
    assert story.over
    assert named(story, story.board.piles[ZoneId("discard:1")]) == ["plain-friend"]


@pytest.mark.rules("TC-R.30", "TC-R.62")
def test_complications_go_to_the_adventure_discard_pile_of_their_owner() -> None:
    extra = Lying("plain-errand", on="plain-run", owner=1)
    story = settling({"slot:0": ["plain-run", "plain-haul", "plain-haul", extra]})
    assert story.asked().seat == 0
    story.answer((story.asked().cards[-1],))
    assert named(story, story.board.piles[ZoneId("adventure-discard:1")]) == ["plain-errand"]
