"""Forms of verbs and conditions that the other tests leave out: whose choice, how many, of what."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.games.traveller_ccg.settle import doomed
from tabletop.games.traveller_ccg.state import Activity, Captain
from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial, event

CREW = ["verb-crew", "verb-alien"]
HURT = [Lying(name, exerted=True, counters={"wound": 1}) for name in CREW]
UPGRADES = ["plain-scout", "verb-array", "plain-turret"]
NOTE = "{gain: {counter: vp, count: them}}"


@pytest.mark.rules("TC-L.8", "TC-L.15", "TC-L.28", "TC-10.4")
@pytest.mark.parametrize(
    ("verb", "lying", "left"),
    [
        ("ready", {"crew:0": HURT}, None),
        ("exert", {"crew:0": CREW}, None),
        ("jettison", {"crew:0": CREW}, ["verb-alien"]),
        ("disperse", {"crew:0": CREW}, ["verb-alien"]),
    ],
)
def test_another_captain_chooses_up_to_so_many_and_they_have_a_name(
    verb: str, lying: dict[str, Any], left: list[str] | None
) -> None:
    do = f"{{{verb}: {{what: {{kind: crew}}, count: 2, up-to: true, by: others, as: them}}}}"
    trial = event(f"{do}, {NOTE}", lying).do("verb-event")
    assert (trial.asked().seat, trial.asked().least, trial.asked().most) == (1, 0, 2)
    trial.picks("verb-crew")
    assert trial.held(0) == {"vp": 1}
    if left is None:
        assert trial.exerted("verb-crew") is not trial.exerted("verb-alien")
    else:
        assert trial.names("crew:0") == left


@pytest.mark.rules("TC-R.62", "TC-L.13", "TC-L.28")
@pytest.mark.parametrize(("up_to", "least"), [("", 1), (", up-to: true", 0)])
def test_so_many_adventure_cards_are_removed_by_choice(up_to: str, least: int) -> None:
    snags = [Lying("verb-run", face_up=True), Lying("plain-haul", face_up=True)]
    do = f"{{remove: {{what: {{kind: complication}}, count: 1, by: others, as: them{up_to}}}}}"
    trial = event(f"{do}, {NOTE}", {"slot:0": ["verb-job", *snags]}).do("verb-event")
    assert (trial.asked().seat, trial.asked().least) == (1, least)
    trial.picks("plain-haul")
    assert trial.names("slot:0") == ["verb-job", "verb-run"]
    assert trial.held(0) == {"vp": 1}


@pytest.mark.rules("TC-L.7", "TC-L.28", "TC-10.4")
def test_another_captain_chooses_who_is_harmed_and_what_is_restored() -> None:
    do = "{wound: {what: {kind: crew}, count: 2, among: 1, by: others}}"
    trial = event(do, {"crew:0": CREW}).do("verb-event")
    assert trial.asked().seat == 1
    trial.picks("verb-alien")
    assert [trial.counters(name) for name in CREW] == [{}, {"wound": 2}]
    do = "{damage: {what: {kind: upgrade}, among: 1, by: others}}"
    trial = event(do, {"ship:0": UPGRADES}).do("verb-event")
    assert trial.asked().seat == 1
    assert trial.picks("plain-turret").counters("plain-turret") == {"structure": 1}
    do = "{restore: {what: {kind: crew}, among: 1, by: others}}"
    trial = event(do, {"crew:0": HURT}).do("verb-event")
    assert trial.asked().seat == 1
    assert trial.picks("verb-crew").counters("verb-crew") == {}
    assert trial.counters("verb-alien") == {"wound": 1}


@pytest.mark.rules("TC-L.12", "TC-R.57")
def test_another_captain_picks_which_counter_goes() -> None:
    lying = {"connections:0": [Lying("verb-ally", counters={"bookkeeping": 1, "charge": 1})]}
    do = "{remove-counters: {count: 1, from: {kind: connection}, by: others}}"
    trial = event(do, lying).do("verb-event")
    assert trial.asked().seat == 1
    assert trial.answer("bookkeeping").counters("verb-ally") == {"charge": 1}


@pytest.mark.rules("TC-L.28", "TC-L.25")
def test_another_captain_names_the_target_captain() -> None:
    do = "{target-captain: {as: who, from: everyone, by: others}}, {gain: {counter: vp, who: who}}"
    trial = event(do).do("verb-event")
    assert (trial.asked().seat, trial.asked().seats) == (1, (0, 1))
    assert trial.answer(0).held(0) == {"vp": 1}


@pytest.mark.rules("TC-L.26", "TC-R.13")
def test_several_picked_at_random() -> None:
    do = "{pick-at-random: {as: lot, from: {kind: crew}, count: 2}}, {exert: lot}"
    three = [*CREW, "verb-cousin"]
    trial = event(do, {"crew:0": three}).do("verb-event", chance=[(2, 0, 1)])
    assert [trial.exerted(name) for name in three] == [True, False, True]


@pytest.mark.rules("TC-L.29")
def test_the_contract_of_another_captain() -> None:
    captains = (Captain(), Captain(Activity("contract", 0)))
    do = "{gain: {counter: vp, count: {value: vp, of: {pursued: others}}}}"
    trial = event(do, {"slot:0": ["verb-job"]}, captains=captains).do("verb-event")
    assert trial.held(0) == {"vp": 3}


@pytest.mark.rules("TC-L.12", "TC-L.17")
def test_counters_of_any_name_on_other_cards() -> None:
    lying = {"connections:0": [Lying("verb-ally", counters={"bookkeeping": 2, "charge": 1})]}
    do = "{gain: {counter: vp, count: {any-counters: {kind: connection}}}}"
    assert event(do, lying).do("verb-event").held(0) == {"vp": 3}


TABLE = {
    "ship:0": UPGRADES,
    "crew:0": ["verb-cousin", Lying("verb-gun", on="verb-cousin")],
    "slot:0": ["verb-job"],
}


@pytest.mark.rules("TC-L.16", "TC-L.20", "TC-L.23")
@pytest.mark.parametrize(
    ("so", "met"),
    [
        ("{subtype: {subtype: weapon, of: {kind: gear}}}", True),
        ("{subtype: {subtype: computer, of: {kind: upgrade}}}", False),
        ("{species: {species: aslan, of: {kind: crew}}}", True),
        ("{species: {species: vargr, of: {kind: crew}}}", False),
        ("{non-human: {kind: crew}}", True),
        ("{titled: {title: Verb Cousin, of: {kind: crew}}}", True),
        ("{titled: {title: Verb Crew, of: {kind: crew}}}", False),
        ("{harmed: {kind: crew}}", False),
        ("{keyed: {keyword: humaniti, of: {kind: crew}}}", True),
        ("{keyed: {keyword: armor, of: {kind: crew}}}", False),
        ("{carries: {what: {kind: gear}, of: {kind: crew}}}", True),
        ("{requires: {token: cargo, of: {kind: contract}}}", True),
        ("{requires: {token: tech, of: {kind: contract}}}", False),
        ("{has-subplot: {kind: contract}}", True),
        ("{harmed: {kind: connection}}", False),
    ],
)
def test_what_is_so_of_all_cards_meant(so: str, met: bool) -> None:
    trial = event(f"{{if: {so}, then: [{{gain: {{counter: vp}}}}]}}", TABLE).do("verb-event")
    assert (trial.held(0) == {"vp": 1}) is met


@pytest.mark.rules("TC-R.53")
def test_a_card_that_has_another_jettisoned() -> None:
    text = "[{key: a, always: [{jettison: {host: {kind: crew}}}]}]"
    trial = Trial({"crew:0": ["verb-crew", "verb-leech"]}, {"verb-leech": text})
    assert doomed(trial.reader) == (trial.card("verb-crew"),)
