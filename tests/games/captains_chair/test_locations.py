"""Locations: markers, securing, taking control (section 8, ``CC-17.1`` to ``CC-17.5``)."""

from __future__ import annotations

import pytest

from tabletop.engine.events import Said
from tabletop.engine.ids import DefId, SeatId
from tabletop.engine.message import DefName
from tabletop.games.captains_chair.locations import is_secured, secured, take_control
from tests.games.captains_chair.tables import Lying, counter, on_card, teams_waiting
from tests.games.captains_chair.verbs import Trial, effect

YOU, OPPONENT = SeatId(0), SeatId(1)
REST = {"location-deck": ["plain-star"]}


def world(own: int = 0, theirs: int = 0) -> Lying:
    """Lay out a neutral Location with away teams."""
    return Lying("plain-world", counters={"teams-0": own, "teams-1": theirs})


@pytest.mark.rules("CC-8.1", "CC-18.4", "CC-26.12")
@pytest.mark.parametrize(
    ("own", "ships", "theirs", "opposing", "so"),
    [
        (3, 0, 0, 0, True),
        (2, 1, 1, 0, True),
        (1, 2, 0, 1, True),
        (2, 0, 0, 0, False),
        (3, 0, 2, 0, False),
        (3, 0, 1, 1, False),
        (4, 0, 2, 0, True),
    ],
)
def test_three_markers_and_two_more_secure_a_location(
    own: int, ships: int, theirs: int, opposing: int, so: bool
) -> None:
    mine = [Lying(name, at="plain-world") for name in ("plain-ship", "plain-cruiser")[:ships]]
    others = [Lying("plain-raider", at="plain-world")][:opposing]
    lying = {"neutral": [world(own, theirs)], "fleet:0": mine, "fleet:1": others}
    trial = Trial(lying)
    assert is_secured(trial.table, trial.card("plain-world"), YOU) is so


@pytest.mark.rules("CC-25.5", "CC-25.3", "CC-R.99")
def test_a_cadet_secures_with_three_against_one() -> None:
    trial = Trial({"neutral": [world(3)]}, seats=1, captains=("plain",), sides=(0,))
    assert secured(trial.table, YOU) == (trial.card("plain-world"),)


@pytest.mark.rules("CC-8.3", "CC-8.4", "CC-8.5", "CC-8.6", "CC-17.2", "CC-R.66", "CC-E.2")
def test_control_is_taken_in_this_order() -> None:
    lying = {
        "neutral": [world(2, 1), "plain-moon"],
        "fleet:0": [Lying("plain-ship", at="plain-world"), Lying("plain-human", on="plain-ship")],
        "fleet:1": [Lying("plain-raider", at="plain-world")],
        "location-deck": ["uncharted", "plain-star"][1:] * 2,
    }
    text = "[{key: c, timing: control, do: [{gain: {counter: latinum}}]}]"
    trial = Trial(lying, {"plain-world": text})
    trial.run(take_control(trial.card("plain-world"), YOU))
    assert counter(trial.table, 1, "glory") == 2
    assert trial.story is not None
    assert "seat 1 gains 2 glory." in trial.story.said
    assert [line for line in trial.said if "plain-world" in line] == [
        "seat 0 takes control of plain-world.",
        "2 away teams of seat 0 return from plain-world.",
        "plain-ship leaves plain-world: discharged.",
        "An away team of seat 1 returns from plain-world.",
        "plain-raider leaves plain-world: discharged.",
    ]
    assert sorted(trial.names("discard:0")) == ["plain-human", "plain-ship"]
    assert trial.names("discard:1") == ["plain-raider"]
    assert sorted(trial.names("tokens")) == ["token-plain-raider", "token-plain-ship"]
    assert (teams_waiting(trial.table, 0), teams_waiting(trial.table, 1)) == (6, 5)
    assert trial.names("space:0") == ["plain-world"]
    assert trial.held("latinum") == 1
    assert trial.names("neutral") == ["plain-moon", "plain-star", "plain-star"]
    assert trial.story is not None
    kinds = [getattr(event, "name", "") for event in trial.story.events]
    order = ["gained-glory", "discharged", "control-taken", "brought-into-play", "gained-latinum"]
    assert [kinds.index(name) for name in order] == sorted(kinds.index(name) for name in order)


@pytest.mark.rules("CC-R.67", "CC-L.27")
def test_ships_discharged_so_are_discharged_by_their_captain() -> None:
    lying = {"neutral": [world(3)], "fleet:1": [Lying("plain-raider", at="plain-world")], **REST}
    trial = Trial(lying)
    trial.run(take_control(trial.card("plain-world"), YOU))
    assert trial.moments("discharged") == [(1, ["plain-raider"], 0)]


@pytest.mark.rules("CC-17.2", "CC-17.3", "CC-13.4", "CC-R.23")
def test_a_location_of_the_hand_is_brought_into_play_once() -> None:
    texts = {
        "plain-directive": (
            "[{key: a, timing: play, do: [{play-card: {fitting: {kind: location}}}]}]"
        ),
        "plain-world": (
            "[{key: b, timing: play, do: [control]},{key: c, timing: control, do: [{draw: 1}]}]"
        ),
    }
    lying = {
        "briefing:0": ["plain-directive"],
        "hand:0": ["plain-world"],
        "deck:0": ["plain-cargo"],
    }
    trial = Trial({**lying, "neutral": ["plain-moon"], **REST}, texts).do()
    assert trial.names("space:0") == ["plain-world"]
    assert trial.names("hand:0") == ["plain-cargo"]
    assert trial.moments("brought-into-play") == [(0, ["plain-world"], 0)]
    assert trial.moments("control-taken") == [(0, ["plain-world"], 0)]
    assert not trial.exhausted("plain-world")


@pytest.mark.rules("CC-L.16", "CC-17.2", "CC-26.12")
def test_effects_take_a_secured_location_or_the_top_of_the_deck() -> None:
    lying = {"neutral": [world(3), "plain-moon"], **REST}
    trial = effect("{control: {of: secured}}", lying).do()
    assert trial.names("space:0") == ["plain-world"]
    trial = effect("{control: {of: location-deck}}", lying).do()
    assert trial.names("space:0") == ["plain-star"]
    # It lies open from now on, so all are told what it is.
    assert trial.story is not None
    lines = [one.message for one in trial.story.events if isinstance(one, Said)]
    (control,) = (line for line in lines if "takes control" in line.text)
    assert control.args["card"] == DefName(DefId("plain-star"))
    assert effect("{control: {of: secured}}", {"neutral": [world(2)]}).do().names("space:0") == []


@pytest.mark.rules("CC-10.11", "CC-L.8", "CC-L.16")
def test_carrying_out_a_control_operation_takes_nothing() -> None:
    texts = {
        "plain-directive": (
            "[{key: a, timing: play, do: [{carry-out:"
            " {of: {in-play: {kind: location}}, timing: control}}]}]"
        ),
        "plain-world": "[{key: c, timing: control, do: [{draw: 1}]}]",
    }
    lying = {
        "briefing:0": ["plain-directive"],
        "space:0": [Lying("plain-world", counters={"teams-0": 1})],
        "deck:0": ["plain-cargo"],
    }
    trial = Trial(lying, texts).do()
    assert trial.names("hand:0") == ["plain-cargo"]
    assert on_card(trial.table, "plain-world", "teams-0") == 1
    assert trial.moments("control-taken") == []


@pytest.mark.rules("CC-17.1", "CC-16.2", "CC-L.21")
def test_locations_are_told_by_who_is_there() -> None:
    lying = {
        "neutral": [world(1), Lying("plain-moon", counters={"teams-1": 1})],
        "space:0": ["plain-star"],
        "space:1": ["khitomer"],
        "fleet:0": [Lying("plain-ship", at="plain-moon")],
        "fleet:1": [Lying("plain-raider", at="plain-world")],
    }
    found = {
        "locations: controlled": ["plain-star"],
        "locations: neutral": ["plain-moon", "plain-world"],
        "locations: opposing": ["khitomer"],
        "locations: {which: any, with-ship: you}": ["plain-moon"],
        "locations: {which: any, with-ship: opponent}": ["plain-world"],
        "locations: {which: neutral, with-teams: opponent}": ["plain-moon"],
        "locations: {which: neutral, without: your-teams}": ["plain-moon"],
        "locations: {which: any, without: opposing-markers}": ["plain-star"],
    }
    for cards, expected in found.items():
        trial = effect(f"{{log: {{what: {{{cards}}}}}}}", lying).do()
        logged = (*trial.names("log:0"), *trial.names("log:1"))
        here = {"plain-star", "plain-moon", "plain-world", "khitomer"}
        assert sorted(here & set(logged)) == expected, cards


@pytest.mark.rules("CC-17.5", "CC-R.70")
def test_opposing_ships_at_a_location_that_is_logged_are_discharged() -> None:
    lying = {"neutral": [world()], "fleet:1": [Lying("plain-raider", at="plain-world")]}
    trial = effect("{log: {what: {locations: neutral}}}", lying).do()
    assert trial.names("log:0") == ["plain-world"]
    assert trial.names("discard:1") == ["plain-raider"]
    assert trial.names("tokens") == ["token-plain-raider"]
