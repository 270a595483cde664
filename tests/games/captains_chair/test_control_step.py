"""The Control Step (section 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from tabletop.engine.events import CardAttached, CardCounted
from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.control_step import control_step
from tabletop.games.captains_chair.state import course
from tests.games.captains_chair.tables import (
    Laid,
    Lying,
    Story,
    counter,
    names,
    on_card,
    table,
    teams_waiting,
)
from tests.games.stories import find, happening

NOTHING: Final[Mapping[str, Laid]] = {}
THREE_OUT: Final[Mapping[str, Laid]] = {
    "location-deck": ["plain-star"],
    "captain:0": [Lying("plain-captain", counters={"away-team": 2})],
    "captain:1": [Lying("plain-captain", counters={"away-team": 3})],
}


def controlling(
    neutral: Laid, fleet: Laid = (), seats: int = 2, more: Mapping[str, Laid] = NOTHING
) -> Story:
    """Begin the Control Step of seat 0."""
    lying = {"neutral": neutral, "fleet:0": fleet, **more}
    return Story(table(lying, seats=seats), control_step())


def world(mine: int, theirs: int = 0, name: str = "plain-world") -> Lying:
    """Lay a Location with away teams of both."""
    counters = {f"teams-{seat}": n for seat, n in ((0, mine), (1, theirs)) if n}
    return Lying(name, counters=counters)


@pytest.mark.rules("CC-8.1", "CC-18.4", "CC-26.12", "CC-R.70")
@pytest.mark.parametrize(
    ("mine", "ships", "theirs", "secured"),
    [(3, 0, 0, True), (2, 0, 0, False), (2, 1, 1, True), (3, 0, 2, False), (1, 2, 1, True)],
)
def test_a_location_is_secured_with_three_markers_and_two_more(
    mine: int, ships: int, theirs: int, secured: bool
) -> None:
    fleet = [Lying(name, at="plain-world") for name in ("plain-ship", "plain-cruiser")[:ships]]
    story = controlling([world(mine, theirs)], fleet)
    assert story.over is not secured
    assert course(story.table).step == "control"


@pytest.mark.rules("CC-L.29", "CC-8.1", "CC-26.12")
def test_cards_can_watch_for_a_location_that_is_secured() -> None:
    lying: dict[str, Laid] = {
        "neutral": [world(2, 1)],
        "fleet:0": ["plain-ship"],
        "bridge:0": ["step-watchman"],
        "bridge:1": ["step-watchman"],
    }
    at = table(lying)
    place, token = find(at, "plain-world"), find(at, "token-plain-ship")
    nearly = happening(CardCounted(place, "teams-1", 1), CardCounted(place, "teams-1", -1))
    assert counter(Story(at, nearly).table, 0, "latinum") == 0
    for event in (CardAttached(token, place), CardCounted(place, "teams-0", 1)):
        story = Story(at, happening(event, CardCounted(place, "teams-0", 1)))
        assert counter(story.table, 0, "latinum") == 1
        assert counter(story.table, 1, "latinum") == 0
    theirs = table({**lying, "neutral": [world(2, 3)]})
    leaves = CardCounted(find(theirs, "plain-world"), "teams-0", -1)
    story = Story(theirs, happening(leaves))
    assert [counter(story.table, seat, "latinum") for seat in (0, 1)] == [0, 1]


@pytest.mark.rules("CC-8.2", "CC-R.109")
def test_one_secured_location_may_be_taken_or_none() -> None:
    story = controlling([world(3), world(4, name="plain-moon"), world(0, name="plain-star")])
    assert story.choices() == ["plain-world", "plain-moon"]
    assert (story.asked().least, story.asked().most) == (0, 1)
    story.choose()
    assert story.over
    assert names(story.table, "space:0") == []


@pytest.mark.rules("CC-8.2")
def test_only_one_is_taken_in_a_turn() -> None:
    story = controlling([world(3), world(4, name="plain-moon")])
    story.choose("plain-moon")
    assert story.over
    assert names(story.table, "space:0") == ["plain-moon"]
    assert names(story.table, "neutral") == ["plain-world"]


@pytest.mark.rules("CC-8.3", "CC-8.4", "CC-8.5", "CC-8.6", "CC-8.7", "CC-E.2", "CC-R.66")
def test_archer_iv_is_taken() -> None:
    story = controlling(
        [Lying("archer-iv", counters={"teams-0": 2, "teams-1": 1}), "plain-world", "plain-moon"],
        [Lying("uss-shenzhou", at="archer-iv"), Lying("plain-cargo", on="uss-shenzhou")],
        more=THREE_OUT,
    )
    story.choose("archer-iv")
    assert story.over
    assert counter(story.table, 1, "glory") == 1
    assert on_card(story.table, "stardate-1", "glory") == 7
    assert names(story.table, "discard:0") == ["uss-shenzhou", "plain-cargo"]
    assert names(story.table, "tokens").count("token-uss-shenzhou") == 1
    assert [teams_waiting(story.table, seat) for seat in (0, 1)] == [4, 4]
    assert names(story.table, "space:0") == ["archer-iv"]
    assert sorted(names(story.table, "neutral")) == ["plain-moon", "plain-star", "plain-world"]
    assert not [line for line in story.said if "RESUPPLY" in line]


@pytest.mark.rules("CC-25.5", "CC-R.99")
def test_a_cadet_secures_with_three_and_nobody_gains_glory() -> None:
    assert controlling([world(2)], seats=1).over
    story = controlling([world(3)], seats=1)
    story.choose("plain-world")
    assert names(story.table, "space:0") == ["plain-world"]
    assert counter(story.table, 0, "glory") == 0
    assert story.board.seats[SeatId(0)].counters["chips"] == 3


@pytest.mark.rules("CC-R.57", "CC-20.3", "CC-R.109")
def test_missions_may_be_completed_before_control_is_taken_and_ships_are_discharged() -> None:
    lying: Mapping[str, Laid] = {
        "bridge:0": ["commander-burnham"],
        "neutral": [Lying("plain-world", counters={"teams-0": 2})],
        "fleet:0": [
            Lying("uss-shenzhou", at="plain-world"),
            Lying("plain-incident", on="uss-shenzhou"),
        ],
        "market-ship": ["plain-ship"],
    }
    able = {0: {"military": 6}}
    # One that was put off in the Resupply Step is offered once more.
    for later in ((), ("reinforcements-called",)):
        at = table(lying, captains=("georgiou", "plain"), sides=(1, 0), counters=able, later=later)
        story = Story(at, control_step())
        assert story.asked().name == "mission"
    story.answer("later")
    assert story.asked().name == "control"
    again = Story(at, control_step()).answer("reinforcements-called")
    while again.asked().name != "control":
        again.answer(again.asked().options[0].key)
    assert names(again.table, "discard:0")[0] == "plain-incident"
    away = {**lying, "neutral": [Lying("plain-world", counters={"teams-0": 1})]}
    at = table(away, captains=("georgiou", "plain"), sides=(1, 0), counters=able)
    assert Story(at, control_step()).over
