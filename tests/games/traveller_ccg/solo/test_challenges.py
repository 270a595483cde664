"""The solo challenges: what they are worth, and which of them go together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from tabletop.engine.message import fill
from tabletop.games.definition import OptionValue, Setup, chosen
from tabletop.games.traveller_ccg.solo.challenges import (
    CHALLENGES,
    OPTIONS,
    Challenge,
    points,
    refusal,
    stake,
    taken,
    venture,
)
from tabletop.games.traveller_ccg.solo.venture import ALONE, BUSINESS, HALF_DOZEN

BY_RULE = {
    "TC-33.2": [5],
    "TC-33.3": [10],
    "TC-33.4": [10],
    "TC-33.5": [15],
    "TC-33.6": [5],
    "TC-33.7": [15],
    "TC-33.8": [5],
    "TC-33.9": [20],
    "TC-33.10": [10],
    "TC-33.11": [25],
    "TC-33.12": [5],
    "TC-33.13": [10],
    "TC-33.14": [15],
    "TC-33.15": [10],
    "TC-33.16": [10],
    "TC-33.17": [5],
    "TC-33.18": [20],
    "TC-33.19": [3, 10],
}


@pytest.mark.rules(*BY_RULE)
def test_each_challenge_is_worth_what_its_rule_says() -> None:
    found: dict[str, list[int]] = {}
    for challenge in CHALLENGES:
        found.setdefault(challenge.rule, []).append(challenge.points)
    assert found == BY_RULE
    for challenge in CHALLENGES:
        assert taken({challenge.option: challenge.value}) == (challenge,)
        assert points([challenge]) == challenge.points


@pytest.mark.rules("TC-33.5")
@pytest.mark.parametrize(("size", "worth"), [(20, 15), (25, 5 + 10), (30, 10 + 5)])
def test_contracts_for_other_ships_are_worth_less_in_a_larger_adventure_deck(
    size: int, worth: int
) -> None:
    assert points(taken({"adventure-deck": size, "foreign-contracts": True})) == worth


def combinations(*, opposed: bool) -> Iterator[tuple[Challenge, ...]]:
    """List every set of challenges that one game can have: at most one of each option."""
    ways = [
        (None, *(item for item in CHALLENGES if item.option == option.key))
        for option in OPTIONS[1:]
        if opposed or option.key != "opposition-at-start"
    ]
    for combination in product(*ways):
        yield tuple(item for item in combination if item is not None)


@pytest.mark.rules("TC-33.20", "TC-R.114")
@pytest.mark.parametrize(("opposed", "most"), [(False, 155), (True, 165)])
def test_the_most_points_that_a_game_can_have(opposed: bool, most: int) -> None:
    assert max(map(points, combinations(opposed=opposed))) == most


@pytest.mark.rules("TC-33.1", "TC-R.114")
def test_tiers_of_a_challenge_are_values_of_one_option_and_everything_else_goes_together() -> None:
    hardest: dict[str, OptionValue] = {
        option.key: option.choices[-1][0] for option in OPTIONS if option.key != "scenario"
    }
    setup = chosen(OPTIONS, {"scenario": HALF_DOZEN, **hardest, "seats": 1})
    assert isinstance(setup, Setup)
    assert refusal(1, setup.options) is None
    assert len(venture(setup.options).challenges) == len(OPTIONS) - 1
    both = chosen(OPTIONS, {"hand-size": 56})
    assert not isinstance(both, Setup)
    assert both.rule == "TC-R.114"
    assert fill(both.reason, str) == "hand-size is one of 7, 6, 5."


@pytest.mark.rules("TC-34.1", "TC-34.2", "TC-34.3")
@pytest.mark.parametrize("scenario", [ALONE, BUSINESS, HALF_DOZEN])
def test_every_general_challenge_is_open_in_every_scenario(scenario: str) -> None:
    for challenge in CHALLENGES:
        if challenge.option != "opposition-at-start":
            given: Mapping[str, OptionValue] = {
                "scenario": scenario,
                challenge.option: challenge.value,
            }
            assert refusal(1, given) is None


@pytest.mark.rules("TC-33.19")
@pytest.mark.parametrize("scenario", [ALONE, BUSINESS])
@pytest.mark.parametrize("count", [1, 2])
def test_the_opposition_starts_in_play_only_where_there_is_one(scenario: str, count: int) -> None:
    refused = refusal(1, {"scenario": scenario, "opposition-at-start": count})
    assert refused is not None
    assert refused.rule == "TC-33.19"
    assert refusal(1, {"scenario": HALF_DOZEN, "opposition-at-start": count}) is None


@pytest.mark.rules("TC-33.1", "TC-32.1")
def test_scenarios_and_challenges_are_for_one_captain() -> None:
    assert refusal(2, {}) is None
    assert refusal(2, {option.key: option.choices[0][0] for option in OPTIONS}) is None
    several = refusal(2, {"scenario": BUSINESS})
    assert several is not None
    assert several.rule == "TC-32.1"
    challenged = refusal(3, {"hand-size": 5})
    assert challenged is not None
    assert challenged.rule == "TC-33.1"
    assert "alone" in fill(challenged.reason, lambda _name: "")


@pytest.mark.rules("TC-33.1")
def test_setup_says_what_a_challenge_is_worth_and_all_of_them_together() -> None:
    assert stake({}) is None
    both = stake({"hand-size": 5, "contract-slots": 2})
    assert both is not None
    assert fill(both, str) == "Winning is worth 35 challenge points."
    (slots,) = (option for option in OPTIONS if option.key == "contract-slots")
    labels = [fill(label, str) for _, label in slots.choices]
    assert labels == ["4 slots", "3 slots (+10)", "2 slots (+25)"]
