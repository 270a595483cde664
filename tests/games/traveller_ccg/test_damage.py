"""Wounds and Structure, and what protects from them (``TC-29.1`` to ``TC-29.6``)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial

ARMOR = "[{key: a, always: [{grant-keyword: {keyword: armor, number: 2, of: {host: self}}}]}]"
HARD = "[{key: a, always: [{grant-keyword: {keyword: hardened, number: 2, of: {kind: upgrade}}}]}]"


def wounds(
    count: int, source: dict[str, int], crew: dict[str, int], vest: dict[str, int] | None = None
) -> int:
    """Give how many Wounds arrive on a Crew with these keywords; a vest gives Armor 2."""
    shoot = f"[{{key: a, do: [{{wound: {{what: {{kind: crew}}, count: {count}}}}}]}}]"
    on_crew = [Lying("verb-vest", on="verb-crew")] if vest is not None else []
    facts: dict[str, dict[str, Any]] = {
        "verb-crew": {"keywords": crew, "wounds": 9},
        "verb-vest": {"keywords": vest or {}},
        "verb-gun": {"keywords": source},
    }
    lying = {"crew:0": ["verb-crew", *on_crew, Lying("verb-gun", on="verb-crew")]}
    trial = Trial(lying, {"verb-gun": shoot, "verb-vest": ARMOR}, facts).do("verb-gun")
    return trial.counters("verb-crew").get("wound", 0)


@pytest.mark.rules("TC-29.1", "TC-29.2", "TC-L.7", "TC-R.133")
@pytest.mark.parametrize(
    ("count", "source", "crew", "arrive"),
    [
        (2, {}, {}, 2),
        (2, {}, {"armor": 1}, 1),
        (1, {}, {"armor": 2}, 0),
        (3, {"armor-penetration": 1}, {"armor": 2}, 2),
        (3, {"armor-penetration": 5}, {"armor": 2}, 3),
        (3, {"armor-penetration": 5}, {}, 3),
    ],
)
def test_armor_and_what_penetrates_it(
    count: int, source: dict[str, int], crew: dict[str, int], arrive: int
) -> None:
    assert wounds(count, source, crew) == arrive


@pytest.mark.rules("TC-29.3", "TC-R.133")
@pytest.mark.parametrize(
    ("vest", "arrive"),
    [
        ({}, 5 - max(0, 3 - 2)),
        ({"reflec": 1}, 5 - 2 - max(0, 1 - 2)),
    ],
)
def test_reflec_armor_counts_in_full_against_a_laser(vest: dict[str, int], arrive: int) -> None:
    assert wounds(5, {"armor-penetration": 2}, {"armor": 1}, vest) == arrive


@pytest.mark.rules("TC-29.3")
def test_reflec_means_nothing_against_other_weapons() -> None:
    shoot = "[{key: a, do: [{wound: {what: {kind: crew}, count: 5}}]}]"
    facts: dict[str, dict[str, Any]] = {
        "verb-crew": {"wounds": 9},
        "verb-vest": {"keywords": {"reflec": 1}},
        "plain-blade": {"keywords": {"armor-penetration": 2}},
    }
    lying = {"crew:0": ["verb-crew", "verb-vest", "plain-blade"]}
    trial = Trial(lying, {"plain-blade": shoot, "verb-vest": ARMOR}, facts).do("plain-blade")
    assert trial.counters("verb-crew") == {"wound": 5}


def structure(count: int, source: dict[str, int], array: dict[str, int]) -> int:
    """Give how much Structure arrives on an Upgrade; a Connection makes it Hardened by 2."""
    shoot = f"[{{key: a, do: [{{damage: {{what: {{kind: upgrade}}, count: {count}}}}}]}}]"
    facts: dict[str, dict[str, Any]] = {
        "verb-array": {"keywords": array, "structure": 9},
        "verb-gun": {"keywords": source},
    }
    lying = {
        "ship:0": ["plain-scout", "verb-array"],
        "crew:0": ["verb-crew", "verb-gun"],
        "connections:0": ["verb-ally"],
    }
    trial = Trial(lying, {"verb-gun": shoot, "verb-ally": HARD}, facts).do("verb-gun")
    return trial.counters("verb-array").get("structure", 0)


@pytest.mark.rules("TC-29.4", "TC-29.5", "TC-29.6", "TC-L.7", "TC-R.133")
@pytest.mark.parametrize(
    ("count", "source", "array", "arrives"),
    [
        (3, {}, {}, 1),
        (2, {}, {}, 0),
        (5, {}, {"hardened": 1}, 2),
        (5, {"critical": 2}, {"hardened": 1}, 4),
        (5, {"critical": 9}, {"hardened": 1}, 5),
        (5, {"critical": 9}, {"hardened": 1, "countermeasure-laser": 1}, 4),
        (5, {"critical": 9}, {"hardened": 1, "countermeasure-missile": 1}, 5),
    ],
)
def test_hardened_critical_and_countermeasures(
    count: int, source: dict[str, int], array: dict[str, int], arrives: int
) -> None:
    assert structure(count, source, array) == arrives


@pytest.mark.rules("TC-29.1")
def test_each_source_is_lessened_on_its_own_and_only_crew_are_wounded() -> None:
    shoot = (
        "[{key: a, do: [{wound: {what: {kind: crew}, count: 2}}, {wound: {what: {host: self}}}]}]"
    )
    facts: dict[str, dict[str, Any]] = {"verb-crew": {"keywords": {"armor": 1}}}
    lying = {"ship:0": ["plain-scout", "verb-array"], "crew:0": ["verb-crew"]}
    trial = Trial(lying, {"verb-array": shoot}, facts).do("verb-array")
    assert trial.counters("verb-crew") == {"wound": 1}
    assert trial.counters("plain-scout") == {}
    assert trial.said == ["verb-crew takes 1 Wound."]


@pytest.mark.rules("TC-L.32")
def test_wounds_taken_as_a_cost_are_not_lessened() -> None:
    text = "[{key: a, timing: action, cost: [{wound: self}], do: [{gain: {counter: vp}}]}]"
    facts: dict[str, dict[str, Any]] = {"verb-crew": {"keywords": {"armor": 3}}}
    trial = Trial({"crew:0": ["verb-crew"]}, {"verb-crew": text}, facts).use("verb-crew")
    assert trial.counters("verb-crew") == {"wound": 1}
    assert trial.held(0) == {"vp": 1}


@pytest.mark.rules("TC-L.32")
def test_structure_as_a_cost_is_taken_by_an_upgrade_of_choice() -> None:
    cost = "{damage: {what: {kind: upgrade, controlled-by: you}, among: 1}}"
    text = f"[{{key: a, timing: action, cost: [{cost}], do: [{{gain: {{counter: vp}}}}]}}]"
    lying = {"crew:0": ["verb-crew"], "ship:0": ["plain-scout", "verb-array", "plain-turret"]}
    trial = Trial(lying, {"verb-crew": text}).use("verb-crew")
    assert trial.choices() == ["verb-array", "plain-turret"]
    trial.picks("plain-turret")
    assert trial.counters("plain-turret") == {"structure": 1}
    none = Trial({"crew:0": ["verb-crew"]}, {"verb-crew": text}).use("verb-crew")
    assert none.value is False


RESTORED = [
    ("{restore: {what: {kind: crew}, count: 1}}", {"wound": 2}, {"wound": 1}),
    ("{restore: {what: {kind: crew}}}", {"wound": 2}, {}),
    ("{restore: {what: {kind: crew}, count: 5}}", {"wound": 2}, {}),
]


@pytest.mark.rules("TC-30.9", "TC-L.7")
@pytest.mark.parametrize(("do", "before", "after"), RESTORED)
def test_restoring(do: str, before: dict[str, int], after: dict[str, int]) -> None:
    lying = {"crew:0": [Lying("verb-crew", counters=before)], "pending": ["verb-event"]}
    trial = Trial(lying, {"verb-event": f"[{{key: a, do: [{do}]}}]"}).do("verb-event")
    assert trial.counters("verb-crew") == after


@pytest.mark.rules("TC-30.9")
def test_restoring_structure_of_one_by_choice() -> None:
    do = "{restore: {what: {kind: upgrade}, count: 2, among: 1}}"
    lying = {
        "ship:0": [
            "plain-scout",
            Lying("verb-array", counters={"structure": 2}),
            Lying("plain-turret", counters={"structure": 1}),
        ],
        "pending": ["verb-event"],
    }
    trial = Trial(lying, {"verb-event": f"[{{key: a, do: [{do}]}}]"}).do("verb-event")
    trial.picks("verb-array")
    assert trial.counters("verb-array") == {}
    assert trial.counters("plain-turret") == {"structure": 1}


@pytest.mark.rules("TC-29.24")
@pytest.mark.parametrize(
    ("source", "zone", "extra", "left"),
    [
        ("plain-doctor", "crew:0", "", 1),
        ("verb-gun", "crew:0", "", 1),
        ("verb-feat", "pending", "", 1),
        ("verb-event", "pending", "", 0),
        ("verb-array", "ship:0", "", 0),
        ("plain-doctor", "crew:0", ", mechanical: true", 0),
        ("verb-feat", "pending", ", mechanical: true", 0),
    ],
)
def test_mechanical_crew_are_restored_by_some_things_only(
    source: str, zone: str, extra: str, left: int
) -> None:
    text = f"[{{key: a, do: [{{restore: {{what: {{kind: crew}}, count: 1{extra}}}}}]}}]"
    robot = Lying("plain-robot", counters={"wound": 1})
    lying: dict[str, list[str | Lying]] = {"crew:0": [robot], "ship:0": ["plain-scout"]}
    lying[zone] = [*lying.get(zone, []), source]
    trial = Trial(lying, {source: text}).do(source)
    assert trial.counters("plain-robot").get("wound", 0) == left
