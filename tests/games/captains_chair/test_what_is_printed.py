"""What is printed on cards and boards, as the rules and rulings have it."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from tabletop.effects.ability import abilities_of
from tabletop.engine.ids import DefId
from tabletop.games import registry
from tabletop.games.captains_chair.options import CAPTAINS
from tabletop.games.captains_chair.state import TRACKS
from tabletop.library.pack import CardEntry, Pack

CREWS = ("georgiou", "soval", "archer", "kirk", "rebner", "khan")
MARKINGS = {"available", "controlled-location", "development", "discard", "incident", "mobilized"}
MARKINGS |= {"reserve"}
STEPS = 5
"""Steps of a track that have a multiplier: 3, 6, 9, 12, 15."""


@cache
def pack() -> Pack:
    return registry.load("captains-chair").pack


def card(name: str) -> CardEntry:
    return pack().cards[DefId(name)]


def named(name: str) -> list[CardEntry]:
    return [one for one in pack().cards.values() if one.definition.name.startswith(name)]


def of_type(kind: str) -> list[CardEntry]:
    return [one for one in pack().cards.values() if one.definition.kind == kind]


def board(crew: str) -> CardEntry:
    (found,) = (one for one in of_type("board") if one.definition.facts["crew"] == crew)
    return found


@pytest.mark.rules("CC-1.3", "CC-R.89")
def test_khan_has_a_token_for_ten_traits_of_his_board_and_two_of_a_captain() -> None:
    khan = board("khan").definition
    traits = khan.facts["collects"]
    assert len(set(traits)) == len(traits) == 12 - 2
    assert traits == khan.sides[0].facts["collects"]
    crews = [one for one in pack().cards.values() if "crew" not in one.definition.facts]
    on_standard_cards = {trait for one in crews for trait in one.definition.traits}
    assert set(traits) <= on_standard_cards


@pytest.mark.rules("CC-24.1", "CC-4.4", "CC-14.1", "CC-16.2")
def test_a_crew_card_says_where_it_starts_and_a_captain_card_has_away_teams() -> None:
    for one in pack().cards.values():
        printed = one.definition
        if printed.kind == "captain":
            assert printed.facts["away-teams"] > 0
        elif printed.facts.get("crew") in CREWS and printed.kind not in ("board", "status"):
            assert printed.facts["position"] in MARKINGS, printed.name
        assert len(printed.traits) <= 5, printed.name
        assert len(printed.facts.get("symbols") or ()) <= 3, printed.name


@pytest.mark.rules("CC-24.1")
def test_a_development_has_a_cost_and_no_other_card_has() -> None:
    for one in pack().cards.values():
        costs = [part for part in abilities_of(one.definition) if part.timing == "development"]
        wanted = one.definition.facts.get("position") == "development"
        assert len(costs) == wanted, one.definition.name


@pytest.mark.rules("CC-24.4", "CC-R.85", "CC-R.86")
def test_a_board_has_a_multiplier_for_each_step_of_its_tracks() -> None:
    strong, normal, weak, none = [1, 2, 3, 5, 6], [1, 2, 3, 4, 5], [0, 1, 2, 3, 4], [0] * STEPS
    expert = {
        "georgiou": (strong, weak, normal),
        "soval": (strong, normal, weak),
        "kirk": (normal, normal, normal),
        "archer": (normal, strong, weak),
        "rebner": (none, none, [1, 2, 4, 5, 7]),
    }
    for crew, tracks in expert.items():
        printed = board(crew).definition
        simple = (none, none, normal) if crew == "rebner" else (normal,) * 3
        assert tuple(list(printed.facts[track]) for track in TRACKS) == simple
        assert tuple(list(printed.sides[0].facts[track]) for track in TRACKS) == tracks


@pytest.mark.rules("CC-R.87", "CC-24.4")
def test_a_simple_board_has_one_mission_and_an_expert_board_three_worth_3_to_8() -> None:
    for crew in CREWS:
        printed = board(crew).definition
        sides = (printed, printed.sides[0])
        missions = [
            [one.key for one in abilities_of(side) if one.timing == "mission"] for side in sides
        ]
        assert [len(keys) for keys in missions] == [1, 3]
        worth = sides[1].facts["missions"]
        assert set(worth) == set(missions[1])
        assert all(3 <= points <= 8 for points in worth.values())


@pytest.mark.rules("CC-27.1")
def test_a_captain_is_offered_with_how_hard_it_is_to_play_the_easiest_first() -> None:
    hard = [int(*re.findall(r"\((\d+) of 10\)", name.text)) for name in CAPTAINS.values()]
    assert dict(zip(CAPTAINS, hard, strict=True)) == {
        "georgiou": 2,
        "soval": 3,
        "kirk": 4,
        "archer": 6,
        "rebner": 8,
        "khan": 9,
    }
    assert hard == sorted(hard)


@pytest.mark.rules("CC-R.93")
def test_the_xindi_warship_has_two_plays_and_nothing_for_the_end() -> None:
    timings = Counter(
        one.timing for one in abilities_of(card("xindi-reptilian-warship").definition)
    )
    assert (timings["play"], timings["end-game"]) == (2, 0)


@pytest.mark.rules("CC-R.94")
def test_a_card_that_the_rulebook_spells_in_two_ways_is_one_card() -> None:
    assert len(named("Argus")) == len(named("Seleya")) == 1
    assert [one.definition.name for one in (*named("Ti'Mur"), *named("T'Mur"))] == ["Ti'Mur"]


@pytest.mark.rules("CC-R.49")
def test_ambassador_gral_finds_what_has_an_influence_symbol() -> None:
    assert "Find 1 card with {icon:influence}" in card("ambassador-gral").text


@pytest.mark.rules("CC-24.2")
def test_marks_stand_in_one_order_the_chip_first_and_attack_last() -> None:
    order = ("chip", "barrier", "attack")
    for one in pack().cards.values():
        for side in (one.definition, *one.definition.sides):
            for ability in abilities_of(side):
                marks = [order.index(cost.tag) for cost in ability.cost if cost.mark]
                assert marks == sorted(marks), (side.id, ability.key)
