"""Enemy ships that a Complication has one defeat (TC-26)."""

from __future__ import annotations

import pytest

from tabletop.effects.usable import PASS
from tabletop.engine.events import MomentCame
from tests.games.stories import find, names
from tests.games.traveller_ccg.attempting import (
    IDLE,
    Laid,
    act,
    choose,
    held,
    on,
    pay,
    record,
    selecting,
)
from tests.games.traveller_ccg.tables import Lying, Story

CORSAIR = "trial-cargo-passenger"
"""As a Complication: Attack 2, Defense 1, Structure 4."""


def fighting(role: str, ship: str = "trial-raider", damage: int = 0, seats: int = 2) -> Story:
    """Fight the enemy ship; the Raider has Attack 4 and Defense 1."""
    counters = {"damage": damage} if damage else {}
    enemy = Lying(CORSAIR, on="plain-run", face_up=True, counters=counters)
    lying: Laid = {"slot:0": ["plain-run", enemy], "ship:0": [ship, "plain-turret"]}
    story = selecting(on(0), *([IDLE] * (seats - 1)), lying=lying)
    act(story, "attempt", CORSAIR)
    choose(story, "requirement", "defeat")
    return choose(story, "role", role)


def hits(story: Story) -> int:
    """Count the damage on the enemy ship."""
    return story.board.cards[find(story.table, CORSAIR)].counters.get("damage", 0)


@pytest.mark.rules("TC-26.2", "TC-R.87")
def test_as_attacker_one_fires_first_and_the_enemy_replies() -> None:
    story = fighting("attacker")
    assert hits(story) == 3
    assert story.asked().seat == 0
    pay(story)
    assert hits(story) == 3
    assert names(story.table, "discard:0") == ["plain-purse"]


@pytest.mark.rules("TC-26.2", "TC-R.88")
def test_as_defender_one_takes_its_damage_first() -> None:
    story = fighting("defender", damage=1)
    assert hits(story) == 1
    pay(story)
    assert names(story.table, "adventure-discard:0") == [CORSAIR]


@pytest.mark.rules("TC-26.3", "TC-R.88")
def test_a_destroyed_enemy_does_not_reply_and_the_complication_is_resolved() -> None:
    story = fighting("attacker", damage=1)
    assert names(story.table, "adventure-discard:0") == [CORSAIR]
    assert names(story.table, "discard:0") == []
    assert story.asked().seat == 1


@pytest.mark.rules("TC-26.4", "TC-26.6", "TC-R.90")
def test_damage_stays_and_an_enemy_not_destroyed_fails_the_attempt() -> None:
    story = fighting("attacker")
    pay(story)
    assert hits(story) == 3
    assert record(story, 0).passed
    assert not record(story, 0).eligible
    assert record(story, 0).activity == on(0)


@pytest.mark.rules("TC-26.5")
def test_enemy_ships_never_hit_upgrades() -> None:
    story = fighting("attacker")
    assert story.asked().name != "damage"
    pay(story)
    turret = find(story.table, "plain-turret")
    assert story.board.cards[turret].counters.get("structure", 0) == 0


@pytest.mark.rules("TC-26.7", "TC-R.89")
def test_it_is_no_piracy() -> None:
    story = fighting("attacker", damage=1)
    assert not record(story, 0).pirated
    assert held(story, 0, "infamy") == 0
    assert record(story, 0).activity == on(0)
    came = [event.name for event in story.events if isinstance(event, MomentCame)]
    assert not [name for name in came if name.startswith("piracy")]


@pytest.mark.rules("TC-26.1")
def test_values_left_out_are_nothing() -> None:
    wreck = Lying("trial-wreck", on="plain-run", face_up=True)
    story = selecting(on(0), IDLE, lying={"slot:0": ["plain-run", wreck]})
    act(story, "attempt", "trial-wreck")
    choose(story, "requirement", "defeat")
    choose(story, "role", "attacker")
    # The Scout has Attack 1, the wreck no Defense and Structure 1.
    assert names(story.table, "adventure-discard:0") == ["trial-wreck"]


@pytest.mark.rules("TC-R.33", "TC-4.11")
def test_its_damage_can_bankrupt() -> None:
    enemy = Lying(CORSAIR, on="plain-run", face_up=True)
    lying: Laid = {"slot:0": ["plain-run", enemy], "deck:0": []}
    story = selecting(on(0), IDLE, IDLE, lying=lying)
    act(story, "attempt", CORSAIR)
    choose(story, "requirement", "defeat")
    choose(story, "role", "defender")
    assert not story.board.seats[0].aboard
    assert story.asked().seat == 1


@pytest.mark.rules("TC-R.90", "TC-26.4")
def test_its_damage_counts_for_every_captain_and_goes_when_it_leaves_play() -> None:
    enemy = Lying(CORSAIR, on="plain-run", face_up=True)
    lying: Laid = {
        "slot:0": ["plain-run", enemy],
        "ship:0": ["trial-raider"],
        "ship:1": ["trial-raider"],
    }
    story = selecting(on(0), on(0), lying=lying)
    act(story, "attempt", CORSAIR)
    choose(story, "requirement", "defeat")
    choose(story, "role", "attacker")
    pay(story)
    assert hits(story) == 3
    assert story.asked().seat == 1
    act(story, "attempt", CORSAIR)
    choose(story, "requirement", "defeat")
    choose(story, "role", "attacker")
    assert names(story.table, "adventure-discard:0") == [CORSAIR]
    assert hits(story) == 0


@pytest.mark.rules("TC-26.6", "TC-R.134")
def test_one_that_others_sink_in_the_last_window_is_defeated() -> None:
    enemy = Lying(CORSAIR, on="plain-run", face_up=True)
    lying: Laid = {
        "slot:0": ["plain-run", enemy],
        "ship:0": ["trial-raider"],
        "hand:0": ["trial-torpedo"],
    }
    story = selecting(on(0), IDLE, lying=lying)
    act(story, "attempt", CORSAIR)
    choose(story, "requirement", "defeat")
    story.answer("attacker")
    story.answer(PASS)
    story.answer(PASS)
    pay(story, quietly=False)
    assert hits(story) == 3
    act(story, "use", "trial-torpedo")
    choose(story, "requirement", "defeat")
    assert names(story.table, "adventure-discard:0") == [CORSAIR]


@pytest.mark.rules("TC-R.89", "TC-24.9")
def test_what_lasts_for_the_attempt_counts_and_ends_with_the_fight() -> None:
    enemy = Lying(CORSAIR, on="plain-run", face_up=True)
    lying: Laid = {"slot:0": ["plain-run", enemy], "hand:0": ["predatory-tactics"]}
    story = selecting(on(0), IDLE, lying=lying)
    act(story, "attempt", CORSAIR)
    choose(story, "requirement", "defeat")
    story.answer("attacker")
    act(story, "use", "predatory-tactics")
    # Attack 1 and Defense 0, each +1 by the Event, against Attack 2 and Defense 1.
    assert story.asked().name == "pay"
    pay(story)
    assert hits(story) == 1
    assert len(names(story.table, "discard:0")) == 1
    assert not story.board.lasting
