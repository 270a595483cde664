"""Away teams (section 18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.captains_chair.tables import Lying, counter, on_card, teams_waiting
from tests.games.captains_chair.verbs import Trial, effect

WORLDS = {"neutral": ["plain-world", "plain-moon"], "space:0": ["plain-star"]}


@pytest.mark.rules("CC-18.1", "CC-L.15", "CC-L.29")
def test_an_away_team_goes_from_the_captain_card_to_a_location() -> None:
    trial = effect("send", WORLDS).do()
    assert sorted(trial.choices()) == ["plain-moon", "plain-star", "plain-world"]
    trial.picks("plain-world")
    assert on_card(trial.table, "plain-world", "teams-0") == 1
    assert teams_waiting(trial.table, 0) == 3
    assert trial.moments("team-sent") == [(0, ["plain-world"], 1)]


@pytest.mark.rules("CC-18.1", "CC-R.64", "CC-R.65")
def test_more_opposing_ships_bar_a_neutral_location_and_teams_do_not() -> None:
    zones = {
        "fleet:1": [Lying("plain-raider", at="plain-moon")],
        "neutral": [Lying("plain-world", counters={"teams-1": 4}), "plain-moon"],
        "space:1": ["plain-star"],
    }
    trial = effect("send", zones).do()
    assert on_card(trial.table, "plain-world", "teams-0") == 1
    even = {**zones, "fleet:0": [Lying("plain-ship", at="plain-moon")]}
    assert sorted(effect("send", even).do().choices()) == ["plain-moon", "plain-world"]


@pytest.mark.rules("CC-18.2", "CC-R.65")
def test_without_a_waiting_one_a_team_comes_from_another_location() -> None:
    zones = {
        "captain:0": [Lying("plain-captain", counters={"away-team": 0})],
        "neutral": [Lying("plain-world", counters={"teams-0": 1}), "plain-moon"],
    }
    trial = effect("send", zones).do().picks("plain-moon")
    assert on_card(trial.table, "plain-world", "teams-0") == 0
    assert on_card(trial.table, "plain-moon", "teams-0") == 1
    kept = effect("send", zones).do().answer(())
    assert on_card(kept.table, "plain-world", "teams-0") == 1


@pytest.mark.rules("CC-18.1", "CC-R.63", "CC-L.21")
def test_some_effects_need_a_ship_there() -> None:
    zones = {"fleet:0": ["plain-ship", Lying("plain-cruiser", at="plain-moon")], **WORLDS}
    trial = effect("{send: {count: 2, with-ship: true}}", zones).do()
    assert on_card(trial.table, "plain-moon", "teams-0") == 2


@pytest.mark.rules("CC-R.6")
def test_up_to_so_many_may_be_none() -> None:
    trial = effect("{send: {count: 2, up-to: true}}, {draw: 1}", WORLDS).do()
    trial.answer(())
    assert trial.moments("team-sent") == []


@pytest.mark.rules("CC-18.3", "CC-L.15")
def test_removed_teams_return_to_their_owners_captain() -> None:
    zones = {
        "captain:1": [Lying("plain-captain", counters={"away-team": 1})],
        "neutral": [Lying("plain-world", counters={"teams-1": 3}), "plain-moon"],
    }
    do = "{remove-teams: {count: 2, whose: opponent, as: gone}}"
    do += ", {gain: {counter: latinum, count: gone}}"
    trial = effect(do, zones).do()
    assert on_card(trial.table, "plain-world", "teams-1") == 1
    assert teams_waiting(trial.table, 1) == 3
    assert counter(trial.table, 0, "latinum") == 2
    assert trial.moments("team-removed") == [(0, ["plain-world"], 1)] * 2


@pytest.mark.rules("CC-26.15")
def test_own_teams_may_be_a_cost() -> None:
    do = "{do: [{remove-teams: 2}], to: [{gain: {counter: latinum}}]}"
    few = {"neutral": [Lying("plain-world", counters={"teams-0": 1})]}
    assert effect(do, few).why_not() is not None
    many = {"neutral": [Lying("plain-world", counters={"teams-0": 2})]}
    trial = effect(do, many).do()
    assert counter(trial.table, 0, "latinum") == 1


@pytest.mark.rules("CC-27.3", "CC-R.88")
def test_spare_teams_are_brought_into_use() -> None:
    zones = {"captain:0": [Lying("plain-captain", counters={"away-team": 2, "spare-team": 4})]}
    trial = effect("{muster: 3}", zones).do()
    assert teams_waiting(trial.table, 0) == 5
    assert on_card(trial.table, "plain-captain", "spare-team") == 1


@pytest.mark.rules("CC-25.4", "CC-R.98")
def test_a_cadet_removes_one_virtual_team() -> None:
    do = "{remove-teams: {count: 2, whose: opponent, up-to: true, as: gone}}"
    do += ", {gain: {counter: latinum, count: gone}}"
    trial = Trial(
        {"briefing:0": ["plain-directive"], "neutral": ["plain-world"]},
        {"plain-directive": f"[{{key: a, timing: play, do: [{do}]}}]"},
        seats=1,
        captains=("plain",),
        sides=(0,),
    ).do()
    assert counter(trial.table, 0, "latinum") == 1


@pytest.mark.rules("CC-L.22", "CC-18.4", "CC-R.70")
def test_teams_and_markers_are_counted_by_place() -> None:
    zones = {
        "fleet:0": [Lying("plain-ship", at="plain-world")],
        "neutral": [Lying("plain-world", counters={"teams-0": 2, "teams-1": 1})],
        "space:0": [Lying("plain-star", counters={"teams-0": 3})],
    }
    do = (
        "{gain: {counter: latinum, count: {teams: controlled}}},"
        "{gain: {counter: dilithium, count: {markers: {locations: neutral}}}},"
        "{gain: {counter: research, count: {teams: {at: neutral, whose: opponent}}}}"
    )
    trial = effect(do, zones).do()
    assert trial.held("latinum") == 3
    assert trial.held("dilithium") == 3
    assert trial.held("research") == 1


@pytest.mark.rules("CC-25.3", "CC-R.98")
def test_a_cadets_opponent_has_a_team_at_neutral_locations_alone() -> None:
    do = "{gain: {counter: latinum, count: {teams: {at: any, whose: opponent}}}}"
    texts = {"plain-directive": f"[{{key: a, timing: play, do: [{do}]}}]"}
    lying = {"briefing:0": ["plain-directive"], "space:0": ["plain-star"]}
    alone: dict[str, Any] = {"seats": 1, "captains": ("plain",), "sides": (0,)}
    for neutral, teams in ((["plain-world", "plain-moon"], 2), ([], 0)):
        trial = Trial({**lying, "neutral": neutral}, texts, **alone).do()
        assert trial.held("latinum") == teams
