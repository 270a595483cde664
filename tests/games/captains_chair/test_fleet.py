"""Ships: mobilizing, warping, where they are, discharging (section 17)."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair import fleet
from tests.games.captains_chair.tables import Lying, carrier
from tests.games.captains_chair.verbs import Trial, effect

TWO_WORLDS = {"neutral": ["plain-world", "plain-moon"]}


def own(do: str, card: str, **lying: object) -> Trial:
    """Lay out a card of seat 0's Briefing Room that says this itself."""
    zones = {"briefing:0": [card], **lying}
    return Trial(zones, {card: f"[{{key: a, timing: play, do: [{do}]}}]"})


@pytest.mark.rules("CC-17.6", "CC-13.2", "CC-L.14")
def test_a_ship_is_mobilized_with_its_token() -> None:
    trial = own("mobilize", "plain-ship").use("plain-ship")
    assert trial.names("fleet:0") == ["plain-ship"]
    assert carrier(trial.table, "token-plain-ship") == "plain-ship"
    assert trial.moments("mobilized") == [(0, ["plain-ship"], 0)]


@pytest.mark.rules("CC-17.6", "CC-17.12", "CC-14.4")
def test_an_ongoing_card_is_mobilized_without_one() -> None:
    trial = own("mobilize", "plain-ongoing").use("plain-ongoing")
    assert trial.names("fleet:0") == ["plain-ongoing"]
    reader = trial.reader
    assert fleet.mobilized_ships(reader, SeatId(0)) == ()
    assert fleet.token_of(reader.board, trial.card("plain-ongoing")) is None


@pytest.mark.rules("CC-17.6", "CC-26.11")
def test_nothing_else_is_mobilized() -> None:
    trial = own("mobilize", "plain-cargo").use("plain-cargo")
    assert trial.names("briefing:0") == ["plain-cargo"]
    assert trial.moments("mobilized") == []


@pytest.mark.rules("CC-14.9", "CC-R.69", "CC-R.105", "CC-L.25")
def test_what_is_treated_as_a_ship_is_one_wherever_it_is() -> None:
    text = "[{key: b, timing: special, always: [{counts-as: ship}]}]"
    trial = Trial(
        {"hand:0": ["plain-cargo"], "market-cargo": ["plain-ally"]}, {"plain-cargo": text}
    )
    assert fleet.is_ship(trial.reader, trial.card("plain-cargo"))
    assert not fleet.is_ship(trial.reader, trial.card("plain-ally"))


@pytest.mark.rules("CC-17.7", "CC-17.8", "CC-17.9", "CC-R.64")
def test_a_ship_warps_to_own_and_neutral_locations_but_stays_nowhere() -> None:
    zones = {
        "fleet:0": [Lying("plain-ship", at="plain-world")],
        "fleet:1": [Lying("plain-raider", at="plain-moon")],
        "space:1": ["plain-star"],
        **TWO_WORLDS,
    }
    text = "{warp: {what: {in-play: {kind: ship}}}}"
    trial = effect(text, zones).do()
    assert carrier(trial.table, "token-plain-ship") == "plain-moon"
    assert trial.moments("warped") == [(0, ["plain-ship", "plain-moon"], 0)]
    assert fleet.location_of(trial.board, trial.card("plain-ship")) == trial.card("plain-moon")


@pytest.mark.rules("CC-17.7", "CC-R.63")
def test_from_its_card_a_ship_may_go_to_each_and_never_back() -> None:
    zones = {"fleet:0": ["plain-ship"], "space:0": ["plain-star"], **TWO_WORLDS}
    trial = effect("{warp: {what: {in-play: {kind: ship}}}}", zones)
    assert fleet.location_of(trial.board, trial.card("plain-ship")) is None
    trial.do()
    assert sorted(trial.choices()) == ["plain-moon", "plain-star", "plain-world"]
    assert carrier(trial.picks("plain-star").table, "token-plain-ship") == "plain-star"


@pytest.mark.rules("CC-17.7", "CC-19.3", "CC-R.103")
def test_only_mobilized_ships_of_ones_own_warp() -> None:
    zones = {
        "fleet:0": ["plain-ship", Lying("plain-cruiser", on="plain-ship"), "plain-ongoing"],
        "fleet:1": ["plain-raider"],
        "neutral": ["plain-world"],
    }
    trial = effect("{warp: {what: {in-play: {whose: any}}, count: 4, up-to: true}}", zones).do()
    assert trial.choices() == ["plain-ship"]


@pytest.mark.rules("CC-R.20", "CC-L.14")
def test_up_to_two_ships_warp_one_after_another() -> None:
    zones = {"fleet:0": ["plain-ship", "plain-cruiser"], "neutral": ["plain-world"]}
    trial = effect("{warp: {what: {in-play: {kind: ship}}, count: 2, up-to: true}}", zones).do()
    trial.picks("plain-ship", "plain-cruiser")
    assert [cards for _, cards, _ in trial.moments("warped")] == [
        ["plain-ship", "plain-world"],
        ["plain-cruiser", "plain-world"],
    ]


@pytest.mark.rules("CC-17.10", "CC-19.4", "CC-R.52", "CC-R.59")
def test_a_ship_is_discharged_with_all_beamed_onto_it_at_any_depth() -> None:
    zones = {
        "fleet:0": [
            Lying("plain-ship", at="plain-world"),
            Lying("plain-human", on="plain-ship"),
            Lying("plain-helmet", on="plain-human"),
        ],
        **TWO_WORLDS,
    }
    trial = effect("{discharge: {what: {in-play: {kind: ship}}}}", zones).do()
    assert sorted(trial.names("discard:0")) == ["plain-helmet", "plain-human", "plain-ship"]
    assert trial.names("tokens").count("token-plain-ship") == 1
    assert len(trial.moments("discharged")) == 3


@pytest.mark.rules("CC-L.20", "CC-L.21")
def test_where_a_ship_is_the_cards_on_it_are() -> None:
    zones = {
        "fleet:0": [
            Lying("plain-ship", at="plain-world"),
            Lying("plain-human", on="plain-ship"),
        ],
        **TWO_WORLDS,
    }
    do = "{log: {what: {in-play: {kind: person, at: {in-play: {kind: ship}}}}}}"
    trial = effect(do, zones).do()
    assert trial.names("log:0") == ["plain-human"]
