"""What can be reacted to: gaining and not taking, each rotation, emptied Stardate cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import TRIED, Trial

WATCHER = "plain-best"
GAIN = "{gain: {counter: military}}"
MARKET = {
    "market-person": ["plain-human"],
    "person-pile": ["plain-klingon"],
    "encounters": ["plain-encounter"],
}


def watching(after: str, do: str, lying: dict[str, Any] | None = None, **more: Any) -> Trial:
    """Try an effect while an officer of seat 0 watches, who gains 1 military if they react."""
    texts = {
        TRIED: f"[{{key: a, timing: play, do: [{do}]}}]",
        WATCHER: f"[{{key: r, timing: reaction, after: {after}, do: [{GAIN}]}}]",
    }
    zones = {"briefing:0": [TRIED], "bridge:0": [WATCHER], **MARKET, **(lying or {})}
    return Trial(zones, texts, **more).do()


def reacts(trial: Trial) -> bool:
    """Tell whether the officer is asked now, and let them react."""
    decision = trial.asked()
    if decision.name != "trigger":
        return False
    action = next(one for one in decision.actions if one.verb == "use")
    trial.answer(action)
    return trial.held("military") == 1 and trial.exhausted(WATCHER)


GAINED = "{comes: {moment: gained-card, whose: you, about: {kind: person}}}"


@pytest.mark.rules("CC-L.28", "CC-15.14", "CC-10.5", "CC-10.6", "CC-R.20")
@pytest.mark.parametrize(
    "do",
    [
        "{gain-card: {kind: person, from: market, to: hand}}",
        "{scan: {kind: person, count: 1, to: discard}}",
        "{scan-for: {trait: human, to: deck}}",
    ],
)
def test_gaining_and_scanning_can_be_reacted_to(do: str) -> None:
    assert reacts(watching(GAINED, do, {"person-pile": []}))


@pytest.mark.rules("CC-15.16", "CC-L.28", "CC-R.50")
@pytest.mark.parametrize(
    "do",
    [
        "{take-encounter: 1}",
        "{take-incident: 1}",
        "{recruit: 1}",
        "{find: {for: {kind: person}}}",
        "{scan-for: {trait: andorian}}",
    ],
)
def test_taking_recruiting_finding_and_the_glory_of_a_vain_scan_are_no_gaining(do: str) -> None:
    anything = "{comes: {moment: gained-card, whose: you}}"
    trial = watching(anything, do, {"reserve:0": ["plain-vulcan"], "discard:0": ["plain-vulcan"]})
    while not trial.over:
        assert trial.asked().name != "trigger"
        trial.answer(trial.asked().options[0].key)
    assert trial.held("military") == 0


@pytest.mark.rules("CC-6.13", "CC-L.28", "CC-R.20")
def test_stealing_is_no_gaining_and_resources_of_a_gained_card_are() -> None:
    after = "{comes: {moment: gained-latinum, whose: you}}"
    counters = {1: {"latinum": 2}}
    assert watching(after, "{steal: {counter: latinum}}", counters=counters).over
    rich = {"market-person": [Lying("plain-human", counters={"latinum": 1})], "person-pile": []}
    assert reacts(watching(after, "{gain-card: {kind: person, to: hand}}", rich))


@pytest.mark.rules("CC-R.77", "CC-R.20", "CC-10.6")
def test_a_gain_across_two_stardate_cards_is_reacted_to_once_and_after_the_card_has_moved() -> None:
    top = Lying("stardate-1", counters={"glory": 2})
    lying = {"stardates": ["stardate-3", "stardate-2", top]}
    after = "{comes: {moment: gained-glory, whose: you}}"
    trial = watching(
        after, "{gain: {counter: glory, count: 5}}, {gain: {counter: research}}", lying
    )
    assert trial.names("stardates-due:1") == ["stardate-1"]
    assert trial.counters("stardate-2") == {"glory": 4}
    assert trial.held("glory") == 5
    assert trial.held("research") == 0
    assert reacts(trial)
    assert trial.held("research") == 1


@pytest.mark.rules("CC-L.27", "CC-12.1", "CC-10.6")
def test_a_rotation_in_the_midst_of_drawing_is_reacted_to_before_the_next_card_is_drawn() -> None:
    lying = {"deck:0": ["plain-cargo"], "discard:0": ["plain-ship"], "reserve:0": ["plain-ally"]}
    trial = watching("{comes: {moment: rotated, whose: you}}", "{draw: 2}", lying)
    assert trial.names("hand:0") == ["plain-cargo"]
    assert reacts(trial)
    assert trial.names("hand:0") == ["plain-cargo", "plain-ally"]


@pytest.mark.rules("CC-L.27", "CC-R.34")
def test_recruiting_can_be_reacted_to_by_what_was_recruited() -> None:
    after = "{comes: {moment: recruited, whose: you, about: {kind: ally}}}"
    assert reacts(watching(after, "{recruit: 1}", {"reserve:0": ["plain-ally"]}))
    assert watching(after, "{recruit: 1}", {"reserve:0": ["plain-ship"]}).over


@pytest.mark.rules("CC-L.28", "CC-15.20")
def test_a_given_incident_is_given_by_the_one_and_taken_by_the_other() -> None:
    lying = {"hand:0": ["plain-incident"]}
    give = "{give: {fitting: {kind: incident}}}"
    assert reacts(watching("{comes: {moment: incident-given, whose: you}}", give, lying))
    assert reacts(watching("{comes: {moment: incident-taken, whose: opponent}}", give, lying))
    assert watching("{comes: {moment: incident-returned, whose: you}}", give, lying).over


@pytest.mark.rules("CC-L.29", "CC-11.7")
def test_an_emptied_stardate_card_can_be_reacted_to() -> None:
    top = Lying("stardate-1", counters={"glory": 1})
    lying = {"stardates": ["stardate-2", top]}
    do = "{gain: {counter: glory, who: opponent}}"
    assert reacts(watching("{comes: stardate-emptied}", do, lying))


@pytest.mark.rules("CC-L.29", "CC-11.8")
def test_the_credits_can_be_reacted_to() -> None:
    top = Lying("stardate-5", counters={"glory": 1})
    do = "{gain: {counter: glory}}"
    assert reacts(watching("{comes: credits}", do, {"stardates": [top]}))


@pytest.mark.rules("CC-L.29", "CC-16.1")
def test_a_step_on_a_track_can_be_reacted_to() -> None:
    assert reacts(
        watching("{comes: {moment: track-gained, whose: you}}", "{gain: {counter: research}}")
    )


@pytest.mark.rules("CC-R.51", "CC-10.6")
def test_a_gained_card_that_a_reaction_leaves_unplayable_goes_where_gained_cards_go() -> None:
    gain, pay = "{gain-card: {kind: person, from: market, to: play}}", "{spend: {latinum: 1}}"
    texts = {
        TRIED: f"[{{key: a, timing: play, do: [{gain}]}}]",
        WATCHER: f"[{{key: r, timing: reaction, after: {GAINED}, do: [{pay}]}}]",
        "plain-human": "[{key: p, timing: play, do: [{spend: {latinum: 1}}, {draw: 1}]}]",
    }
    lying = {"briefing:0": [TRIED], "bridge:0": [WATCHER], **MARKET}
    trial = Trial(lying, texts, counters={0: {"latinum": 1}}).do()
    trial.answer(next(one for one in trial.asked().actions if one.verb == "use"))
    assert trial.options() == ["deck", "discard"]
    trial.answer("discard")
    assert trial.names("discard:0") == ["plain-human"]
    assert trial.names("market-person") == ["plain-klingon"]
    assert len(trial.moments("gained-card")) == 1
