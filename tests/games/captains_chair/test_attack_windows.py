"""The order of an attack: costs, 'when you are attacked', effects, 'after you attack'."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.games.captains_chair.attacks import Attacking
from tests.games.captains_chair.acting import Acting

RAID = (
    "[{key: play, timing: play, cost: [attack, {discard: 1}],"
    " do: [{hostile: [{steal: {counter: latinum, count: 2}}]}, {gain: {counter: military}}]}]"
)
WARNED = "[{key: r, timing: reaction, after: {comes: {moment: attacked, whose: you}}, do: [DO]}]"
AFTER = (
    "[{key: r, timing: reaction, after: {comes: {moment: attack-done, whose: you}},"
    " do: [{gain: {counter: glory}}]}]"
)
LYING = {
    "hand:0": ["plain-cargo", "plain-ally"],
    "hand:1": ["plain-ally", "plain-ally"],
    "bridge:0": ["plain-klingon"],
    "bridge:1": ["plain-human"],
}


def raid(do: str, **more: Any) -> Acting:
    texts = {
        "plain-cargo": RAID,
        "plain-human": WARNED.replace("DO", do),
        "plain-klingon": AFTER,
    }
    story = Acting(LYING, texts, counters={1: {"latinum": 3}}, **more)
    return story.act("play", "plain-cargo")


@pytest.mark.rules("CC-R.19", "CC-9.7", "CC-L.30", "CC-R.21")
def test_the_victim_is_asked_after_the_costs_and_before_any_effect() -> None:
    story = raid("ignore-attack")
    assert (story.question, story.asked().seat) == ("trigger", 1)
    assert story.pile("discard:0") == ["plain-ally"]
    assert (story.held("latinum"), story.held("military")) == (0, 0)
    story.act("use", "plain-human")
    # It doesn't touch the victim, the attacker's own part goes on, and it was an attack.
    assert (story.held("latinum", 1), story.held("latinum")) == (3, 0)
    assert (story.question, story.asked().seat) == ("trigger", 0)
    assert story.held("military") == 1
    story.act("use", "plain-klingon")
    assert (story.held("glory"), story.question) == (1, "act")
    assert story.going_on(Attacking) == 0


@pytest.mark.rules("CC-R.19")
def test_an_attack_that_nobody_ignores_hits() -> None:
    story = raid("ignore-attack").act("pass")
    assert (story.held("latinum", 1), story.held("latinum")) == (1, 2)
    assert story.act("pass").question == "act"


@pytest.mark.rules("CC-R.18", "CC-R.21", "CC-L.8")
def test_an_attack_within_a_reaction_is_another_attack() -> None:
    back = (
        "[{key: play, timing: play, cost: [attack],"
        " do: [{hostile: [{steal: {counter: latinum}}]}]}]"
    )
    texts = {
        "plain-cargo": RAID,
        "plain-human": WARNED.replace("DO", "ignore-attack, {play-card: {fitting: {kind: ship}}}"),
        "plain-ship": back,
        "plain-klingon": WARNED.replace("DO", "ignore-attack"),
    }
    lying = {**LYING, "hand:1": ["plain-ship"]}
    story = Acting(lying, texts, counters={0: {"latinum": 3}, 1: {"latinum": 3}})
    story.act("play", "plain-cargo").act("use", "plain-human")
    # Seat 0 is attacked in turn, and may ignore that one alone.
    assert (story.question, story.asked().seat) == ("trigger", 0)
    story.act("pass")
    assert (story.held("latinum"), story.held("latinum", 1)) == (2, 4)
    assert story.held("military") == 1
    assert story.going_on(Attacking) == 0


@pytest.mark.rules("CC-R.21")
def test_what_else_is_carried_out_within_an_attack_is_not_ignored() -> None:
    raid_and_more = (
        "[{key: play, timing: play, cost: [attack], do: [{hostile: [{steal: {counter: latinum}}]},"
        " {carry-out: {of: {in-play: {kind: ship}}, timing: play}}]}]"
    )
    texts = {
        "plain-cargo": raid_and_more,
        "plain-ship": "[{key: play, timing: play, do: [{force: [{discard: 1}]}]}]",
        "plain-human": WARNED.replace("DO", "ignore-attack"),
    }
    lying = {
        "hand:0": ["plain-cargo"],
        "fleet:0": ["plain-ship"],
        "hand:1": ["plain-ally"],
        "bridge:1": ["plain-human"],
    }
    story = Acting(lying, texts, counters={1: {"latinum": 3}})
    story.act("play", "plain-cargo").act("use", "plain-human")
    assert story.held("latinum", 1) == 3
    assert story.pile("discard:1") == ["plain-ally"]


@pytest.mark.rules("CC-R.29")
def test_who_is_forced_chooses_from_the_own_hand_and_is_not_asked_about_a_single_card() -> None:
    text = "[{key: play, timing: play, cost: [attack], do: [{force: [{discard: 1}]}]}]"
    for count in (1, 2):
        lying = {"hand:0": ["plain-cargo"], "hand:1": ["plain-ally"] * count}
        story = Acting(lying, {"plain-cargo": text})
        story.act("play", "plain-cargo")
        if count > 1:
            assert (story.question, story.asked().seat) == ("discard", 1)
            story.choose("plain-ally")
        assert story.pile("discard:1") == ["plain-ally"]
        assert story.question == "act"
