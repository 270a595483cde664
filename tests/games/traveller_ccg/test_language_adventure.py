"""Adventure cards and what captains are up to, by effect; linked icons (TC-L.13, TC-L.23)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.context import Outcome
from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg.state import Activity, Captain, captain
from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial, event

JOB = {"slot:0": ["verb-job"]}
PURSUING = Captain(Activity("contract", 0))
UP = Lying("verb-run", face_up=True)


def on(trial: Trial, name: str) -> str:
    """Name the foundation of a card."""
    host = trial.board.cards[trial.card(name)].attached_to
    assert host is not None
    return str(trial.board.cards[host].definition)


@pytest.mark.rules("TC-L.13", "TC-1.7", "TC-R.28")
@pytest.mark.parametrize(
    ("extra", "face_up", "known"),
    [("", False, ()), (", look: true", False, (0,)), (", face: up", True, ())],
)
def test_attaching_a_complication_from_the_adventure_deck(
    extra: str, face_up: bool, known: tuple[int, ...]
) -> None:
    do = f"{{attach-complication: {{to: {{kind: contract}}{extra}}}}}"
    lying = {**JOB, "adventure-deck:0": ["verb-run"]}
    trial = event(do, lying).do("verb-event")
    card = trial.board.cards[trial.card("verb-run")]
    assert on(trial, "verb-run") == "verb-job"
    assert (card.zone, card.side, card.face_up, card.known_to) == ("slot:0", 1, face_up, known)
    assert trial.said == ["seat 0 attaches a Complication to verb-job."]


@pytest.mark.rules("TC-1.17", "TC-L.13", "TC-R.25")
def test_another_captains_deck_is_shuffled_anew_when_empty_and_may_have_nothing() -> None:
    do = "{attach-complication: {to: {kind: contract}, who: others}}"
    trial = event(do, {**JOB, "adventure-discard:1": ["verb-run"]}).do("verb-event")
    assert trial.board.cards[trial.card("verb-run")].owner == 1
    assert trial.names("slot:0") == ["verb-job", "verb-run"]
    assert event(do, JOB).do("verb-event").names("slot:0") == ["verb-job"]


@pytest.mark.rules("TC-L.13")
def test_moving_a_complication_to_another_contract() -> None:
    do = "{move-complication: {what: {kind: complication}, to: {pursued: you}}}"
    lying = {"slot:0": ["plain-run"], "slot:1": ["verb-job", UP]}
    trial = event(do, lying, captains=(PURSUING, Captain())).do("verb-event")
    assert on(trial, "verb-run") == "plain-run"
    assert trial.names("slot:1") == ["verb-job"]
    nowhere = event(do, lying).do("verb-event")
    assert nowhere.value == Outcome(False)


@pytest.mark.rules("TC-L.13", "TC-15.14", "TC-R.71")
def test_abandoning_by_effect_costs_the_abandonment_as_an_expense() -> None:
    lying = {
        "slot:0": ["verb-job", Lying("plain-run", face_up=True)],
        "hand:1": ["plain-penny", "plain-purse", "plain-penny"],
    }
    trial = event("{abandon: others}", lying, captains=(Captain(), PURSUING)).do("verb-event")
    assert trial.asked().seat == SeatId(1)
    trial.picks("plain-penny").picks("plain-penny").picks("plain-purse")
    assert trial.over, "2 of the Contract and 1 of the Complication that lies open"
    assert captain(trial.table, SeatId(1)).activity == Activity()
    assert "seat 1 abandons verb-job." in trial.said


@pytest.mark.rules("TC-L.13")
def test_abandoning_free() -> None:
    trial = event("{abandon: {free: true}}", JOB, captains=(PURSUING, PURSUING)).do("verb-event")
    assert trial.over
    assert captain(trial.table, SeatId(0)).activity == Activity()
    assert trial.names("slot:0") == ["verb-job"], "the other captain still pursues it"


@pytest.mark.rules("TC-L.13")
def test_who_pursues_nothing_abandons_nothing() -> None:
    assert event("abandon", JOB).do("verb-event").value == Outcome(False)


@pytest.mark.rules("TC-L.13")
def test_committing_a_captain_and_making_one_uncommitted() -> None:
    trial = event("{commit: {to: {kind: contract}, who: others}}", {"slot:2": ["verb-job"]})
    trial.do("verb-event")
    assert captain(trial.table, SeatId(1)).activity == Activity("contract", 2)
    trial = event("{commit: {who: others}}", JOB, captains=(Captain(), PURSUING)).do("verb-event")
    assert captain(trial.table, SeatId(1)).activity == Activity()


SNAGS = {
    "slot:0": ["plain-run", Lying("verb-job", face_up=True), Lying("verb-run", face_up=True)],
    "slot:1": ["verb-job"],
}


@pytest.mark.rules("TC-28.17", "TC-E.21", "TC-C.31", "TC-L.23", "TC-20.3")
@pytest.mark.parametrize(
    ("kind", "so", "found"),
    [
        ("complication", "{requires: cargo}", ["verb-job"]),
        ("complication", "{requires: admin}", ["verb-run"]),
        ("complication", "{requires: combat}", []),
        ("contract", "{requires: cargo}", ["verb-job"]),
        ("contract", "{requires: passenger}", ["verb-job"]),
        ("contract", "{requires: {token: combat, part: subplot}}", ["verb-job"]),
        ("contract", "{requires: {token: cargo, part: subplot}}", []),
        ("contract", "{has-subplot: it}", ["verb-job"]),
        ("complication", "{has-subplot: it}", []),
    ],
)
def test_linked_icons(kind: str, so: str, found: list[str]) -> None:
    do = f"{{exert: {{what: {{kind: {kind}, where: {so}}}, as: them}}}}"
    trial = event(do, SNAGS).do("verb-event")
    exerted = [trial.board.cards[n].definition for n, c in trial.board.cards.items() if c.turn]
    assert exerted == found


@pytest.mark.rules("TC-R.29")
def test_a_face_down_complication_is_a_complication_and_no_more() -> None:
    lying = {"slot:0": ["plain-run", "verb-job"]}
    for so, count in (("{requires: cargo}", 0), ("{is: {card: it, trait: corsair}}", 0)):
        do = f"{{gain: {{counter: vp, count: {{count: {{kind: complication, where: {so}}}}}}}}}"
        assert event(do, lying).do("verb-event").held(0).get("vp", 0) == count
    do = "{gain: {counter: vp, count: {count: {kind: complication}}}}"
    assert event(do, lying).do("verb-event").held(0) == {"vp": 1}
    do = "{gain: {counter: vp, count: {value: abandonment-modifier, of: {kind: complication}}}}"
    assert isinstance(event(do, lying).do("verb-event").value, Outcome)


@pytest.mark.rules("TC-C.11", "TC-L.26")
def test_a_corsair_complication_is_removed() -> None:
    lying = {"slot:0": ["plain-run", Lying("verb-job", face_up=True), "verb-run"]}
    trial = event("{remove: {kind: complication, trait: corsair}}", lying).do("verb-event")
    assert trial.names("slot:0") == ["plain-run", "verb-run"]


@pytest.mark.rules("TC-L.29", "TC-L.28")
def test_who_pursues_and_who_controls_the_slot() -> None:
    do = "{gain: {counter: vp, who: {pursuing: {kind: contract}}}}"
    trial = event(do, JOB, captains=(Captain(), PURSUING)).do("verb-event")
    assert (trial.held(0), trial.held(1)) == ({}, {"vp": 1})
    do = "{gain: {counter: vp, who: {slot-controller: {kind: contract}}}}"
    trial = event(do, {"slot:3": ["verb-job"]}).do("verb-event")
    assert (trial.held(0), trial.held(1)) == ({}, {"vp": 1})


def gained(so: str, **more: Any) -> bool:
    """Tell whether a condition is so for seat 0 (a VP is gained)."""
    trial = event(f"{{if: {so}, then: [{{gain: {{counter: vp}}}}]}}", JOB, **more)
    return trial.do("verb-event").held(0) == {"vp": 1}


@pytest.mark.rules("TC-L.19")
@pytest.mark.parametrize(
    ("so", "captains", "met"),
    [
        ("{activity: uncommitted}", (Captain(), Captain()), True),
        ("{activity: uncommitted}", (PURSUING, Captain()), False),
        ("{activity: {is: contract, who: others}}", (Captain(), PURSUING), True),
        ("{activity: piracy}", (Captain(Activity("piracy")), Captain()), True),
        (
            "{pursues: {what: {kind: contract, where: {requires: cargo}}}}",
            (PURSUING, PURSUING),
            True,
        ),
        (
            "{pursues: {what: {kind: contract, where: {requires: admin}}}}",
            (PURSUING, PURSUING),
            False,
        ),
        ("{pursues: {what: {kind: contract}, who: others}}", (PURSUING, Captain()), False),
        ("{not: {pursues: {what: {kind: contract}, who: others}}}", (PURSUING, Captain()), True),
    ],
)
def test_what_captains_are_up_to(so: str, captains: Any, met: bool) -> None:
    assert gained(so, captains=captains) is met
