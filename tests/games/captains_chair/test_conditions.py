"""Conditions and numbers of the language (``CC-L.22``, ``CC-L.23``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import operation


def so(condition: str, lying: Mapping[str, Any], **more: Any) -> bool:
    """Tell whether something is so."""
    do = f"do: [{{if: {condition}, then: [{{gain: {{counter: latinum}}}}]}}]"
    return operation(do, lying, **more).do().held("latinum") == 1


def number(amount: str, lying: Mapping[str, Any], **more: Any) -> int:
    """Give a number."""
    do = f"do: [{{gain: {{counter: latinum, count: {amount}}}}}]"
    return operation(do, lying, **more).do().held("latinum")


@pytest.mark.rules("CC-14.10", "CC-L.23")
def test_a_track_is_compared() -> None:
    for at, met in ((4, False), (5, True)):
        more = {"counters": {0: {"research": at}}}
        assert so("{track: {of: research, least: 5}}", {}, **more) is met
        assert so("{not: {track: {of: research, least: 5}}}", {}, **more) is not met


@pytest.mark.rules("CC-14.10", "CC-R.55", "CC-L.23")
def test_so_many_cards_in_play_or_more() -> None:
    lying = {"bridge:0": ["plain-human", "plain-klingon"], "bridge:1": ["plain-vulcan"]}
    assert so("{have: {kind: person, least: 2}}", lying)
    assert not so("{have: {kind: person, least: 3}}", lying)
    assert so("{have: {kind: person, whose: any, least: 3}}", lying)
    assert not so("{have: {trait: vulcan}}", lying)


@pytest.mark.rules("CC-26.3", "CC-14.7", "CC-L.23")
def test_what_the_opponent_has_in_play() -> None:
    lying = {"bridge:1": ["plain-vulcan", "plain-wildcard"], "bridge:0": ["plain-klingon"]}
    assert so("{opponent-has: {trait: vulcan}}", lying)
    assert not so("{opponent-has: {trait: klingon}}", lying)
    assert so("{opponent-has: {kind: person, least: 2}}", lying)


@pytest.mark.rules("CC-25.8", "CC-R.98")
def test_a_cadets_opponent_has_one_of_each_but_no_traits() -> None:
    alone = {"seats": 1, "captains": ("plain",), "sides": (0,)}
    assert so("{opponent-has: {kind: ship}}", {}, **alone)
    assert not so("{opponent-has: {kind: ship, least: 2}}", {}, **alone)
    assert not so("{opponent-has: {trait: klingon}}", {}, **alone)
    assert so("cadet", {}, **alone)
    assert not so("cadet", {})


@pytest.mark.rules("CC-20.2", "CC-R.59", "CC-L.23")
def test_on_the_same_ship_the_ship_and_all_beamed_there_count() -> None:
    lying = {
        "fleet:0": [
            "plain-cruiser",
            Lying("plain-vulcan", on="plain-cruiser"),
            Lying("plain-helmet", on="plain-vulcan"),
            "plain-ship",
            Lying("plain-klingon", on="plain-ship"),
        ]
    }
    assert so("{same-ship: [{trait: starfleet}, {trait: vulcan}, {trait: helmet}]}", lying)
    assert not so("{same-ship: [{trait: vulcan}, {trait: klingon}]}", lying)
    assert not so("{same-ship: [{kind: person, least: 2}]}", lying)


@pytest.mark.rules("CC-20.2", "CC-R.59", "CC-L.23", "CC-17.9")
def test_at_the_same_location_it_its_ships_and_all_beamed_count() -> None:
    lying = {
        "neutral": ["plain-world", Lying("plain-vulcan", on="plain-world", owner=0)],
        "space:0": ["plain-moon"],
        "fleet:0": [
            Lying("plain-ship", at="plain-world"),
            Lying("plain-klingon", on="plain-ship"),
            Lying("plain-cruiser", at="plain-moon"),
        ],
    }
    assert so("{same-location: [{trait: vulcan}, {trait: klingon}, {kind: ship}]}", lying)
    assert not so("{same-location: [{kind: ship, least: 2}]}", lying)
    assert so("{same-location: [{kind: location}, {trait: starfleet}]}", lying)
    assert so("{at-neutral: {in-play: {named: plain-ship}}}", lying)
    assert so("{at-neutral: {in-play: {named: plain-klingon}}}", lying)
    assert not so("{at-neutral: {in-play: {named: plain-cruiser}}}", lying)


@pytest.mark.rules("CC-L.23", "CC-17.6")
def test_what_a_card_is_just_now() -> None:
    lying = {
        "fleet:0": ["plain-ship", Lying("plain-human", on="plain-ship", counters={"glory": 2})],
        "briefing:0": ["plain-directive", "plain-cargo"],
        "bridge:1": ["plain-vulcan"],
    }
    ship, human = "{in-play: {named: plain-ship}}", "{in-play: {named: plain-human}}"
    assert so(f"{{mobilized: {ship}}}", lying)
    assert not so(f"{{mobilized: {human}}}", lying)
    assert so(f"{{beamed: {human}}}", lying)
    assert not so(f"{{beamed: {ship}}}", lying)
    assert so("{in-briefing: self}", lying)
    assert not so(f"{{in-briefing: {ship}}}", lying)
    assert so(f"{{has-resource: {{card: {human}}}}}", lying)
    assert not so(f"{{has-resource: {{of: latinum, card: {human}}}}}", lying)
    assert so("{opposing: {in-play: {whose: opponent, kind: person}}}", lying)
    assert not so(f"{{opposing: {ship}}}", lying)
    assert so(f"{{is-named: {{name: Plain Ship, card: {ship}}}}}", lying)
    assert not so(f"{{is-named: {{name: Plain Ship, card: {human}}}}}", lying)
    assert so(f"{{at-location-of: {{of: {ship}, card: {human}}}}}", lying) is False
    there = {
        "neutral": ["plain-world"],
        "fleet:0": [Lying("plain-ship", at="plain-world"), Lying("plain-human", on="plain-ship")],
    }
    assert so(f"{{at-location-of: {{of: {ship}, card: {human}}}}}", there)


@pytest.mark.rules("CC-L.22", "CC-R.8")
def test_counts_halves_and_limits() -> None:
    lying = {
        "bridge:0": ["plain-human", "plain-vulcan", "plain-klingon"],
        "log:0": ["plain-cargo", "plain-human"],
        "log:1": ["plain-ally"],
        "hand:0": ["plain-encounter"],
        "discard:0": ["plain-encounter"],
        "reserve:0": ["plain-encounter"],
    }
    assert number("{count-of: {kind: person}}", lying) == 3
    assert number("{count-of: {kind: person, max: 2}}", lying) == 2
    assert number("{for-every: 2, of: {kind: person}}", lying) == 1
    assert number("{half: {count-of: {kind: person}}}", lying) == 1
    assert number("{at-most: {amount: {count-of: {kind: person}}, max: 2}}", lying) == 2
    assert number("{logged: {kind: person}}", lying) == 1
    assert number("{logged: {whose: any}}", lying) == 3
    assert number("{owned: {kind: encounter}}", lying) == 2
    assert number("{count: {owned: {kind: person}}}", lying) == 4
    assert number("{species: owned}", lying) == 3


@pytest.mark.rules("CC-L.22", "CC-20.6")
def test_chips_missions_and_resources_on_cards_are_counted() -> None:
    lying = {
        "fleet:0": [Lying("plain-ship", counters={"glory": 3, "latinum": 1})],
        "board:0": [Lying("plain-board", counters={"completed-first": 1, "completed-third": 1})],
    }
    assert number("chips", lying, counters={0: {"chips": 2}}) == 2
    assert number("missions", lying) == 2
    assert number("{resource: {counter: glory, on: {in-play: {kind: ship}}}}", lying) == 3


@pytest.mark.rules("CC-L.20")
def test_places_are_named_with_whose_they_are() -> None:
    lying = {
        "hand:0": ["plain-human"],
        "discard:1": ["plain-human", "plain-vulcan"],
        "junk": ["plain-human"],
        "market-person": ["plain-human"],
    }
    assert number("{count: {lying: {in: [hand, junk], kind: person}}}", lying) == 2
    assert number("{count: {lying: {in: discard, whose: opponent, trait: human}}}", lying) == 1
    assert number("{count: {in-market: {trait: human}}}", lying) == 1
    either = "{count: {either: [{lying: {in: hand}}, {lying: {in: [hand, junk]}}]}}"
    assert number(either, lying) == 2


@pytest.mark.rules("CC-L.6", "CC-L.20")
def test_what_is_beamed_here_or_onto_others() -> None:
    lying = {
        "fleet:0": [
            "plain-ship",
            Lying("plain-human", on="plain-ship"),
            Lying("plain-helmet", on="plain-human"),
        ],
        "neutral": ["plain-world", Lying("plain-vulcan", on="plain-world", owner=0)],
    }
    assert number("{count: {beamed-onto: {in-play: {kind: ship}}}}", lying) == 2
    assert number("{count: {beamed-onto: {locations: neutral}}}", lying) == 1
    assert number("{count: here}", lying) == 0
    assert number("{count-of: {beamed-onto: {in-play: {kind: ship}}, kind: person}}", lying) == 1
