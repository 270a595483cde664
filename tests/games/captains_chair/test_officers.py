"""Bridge officers and their limit (``CC-19.6``, ``CC-19.7``)."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.officers import fit, officers_of
from tests.games.captains_chair.tables import Lying, on_card
from tests.games.captains_chair.verbs import Trial, effect

VULCAN = "[{key: p, timing: passive, always: [{officers: {extra: 1, trait: vulcan}}]}]"


@pytest.mark.rules("CC-19.6", "CC-26.4", "CC-R.25")
def test_a_person_of_the_hand_is_promoted_and_brought_into_play_ready() -> None:
    trial = effect(
        "{promote: {fitting: {kind: person}, from: hand}}", {"hand:0": ["plain-human"]}
    ).do()
    assert trial.names("bridge:0") == ["plain-human"]
    assert not trial.exhausted("plain-human")
    assert trial.moments("promoted") == [(0, ["plain-human"], 0)]
    assert trial.moments("brought-into-play") == [(0, ["plain-human"], 0)]


@pytest.mark.rules("CC-19.6", "CC-R.23", "CC-9.2")
def test_a_card_promotes_itself_out_of_the_briefing_room_with_its_chip() -> None:
    text = "[{key: a, timing: play, cost: [chip], do: [promote]}]"
    trial = Trial({"briefing:0": ["plain-human"]}, {"plain-human": text}).use("plain-human")
    assert trial.names("bridge:0") == ["plain-human"]
    assert on_card(trial.table, "plain-human", "spent-chip") == 1
    assert trial.moments("brought-into-play") == []


@pytest.mark.rules("CC-19.6", "CC-26.11")
def test_who_is_no_person_is_not_promoted() -> None:
    trial = effect("promote, {draw: 1}", {"deck:0": ["plain-cargo"]}).do()
    assert trial.names("briefing:0") == ["plain-directive"]
    assert trial.names("hand:0") == ["plain-cargo"]


@pytest.mark.rules("CC-19.7", "CC-R.60")
def test_above_the_limit_an_officer_is_discharged_perhaps_the_new_one() -> None:
    lying = {
        "hand:0": ["plain-human"],
        "bridge:0": ["plain-klingon", Lying("plain-helmet", on="plain-klingon")],
        "deck:0": ["plain-cargo"],
    }
    do = "{promote: {fitting: {kind: person}, from: hand}}, {draw: 1}"
    trial = effect(do, lying).do()
    assert sorted(trial.choices()) == ["plain-human", "plain-klingon"]
    assert trial.names("hand:0") == []
    trial.picks("plain-klingon")
    assert trial.names("bridge:0") == ["plain-human"]
    assert sorted(trial.names("discard:0")) == ["plain-helmet", "plain-klingon"]
    assert trial.names("hand:0") == ["plain-cargo"]


@pytest.mark.rules("CC-19.7", "CC-R.60", "CC-14.5")
@pytest.mark.parametrize(
    ("officers", "fits"),
    [
        (["plain-human", "plain-vulcan"], True),
        (["plain-vulcan", "plain-human"], True),
        (["plain-human", "plain-klingon"], False),
        (["plain-vulcan", "plain-vulcan"], True),
        (["plain-human", "plain-wildcard"], True),
        (["plain-human", "plain-vulcan", "plain-vulcan"], False),
    ],
)
def test_officers_are_assigned_to_places(officers: list[str], fits: bool) -> None:
    trial = Trial({"bridge:0": officers, "space:0": ["plain-world"]}, {"plain-world": VULCAN})
    assert fit(trial.reader, SeatId(0), officers_of(trial.board, SeatId(0))) is fits


@pytest.mark.rules("CC-19.7", "CC-R.60")
def test_a_place_that_is_lost_costs_an_officer() -> None:
    lying = {"bridge:0": ["plain-human", "plain-vulcan"], "space:0": ["plain-world"]}
    do = "{log: {what: {in-play: {kind: location}}}}"
    texts = {
        "plain-world": VULCAN,
        "plain-directive": f"[{{key: a, timing: play, do: [{do}]}}]",
    }
    trial = Trial({"briefing:0": ["plain-directive"], **lying}, texts).do()
    assert sorted(trial.choices()) == ["plain-human", "plain-vulcan"]
    trial.picks("plain-human")
    assert trial.names("bridge:0") == ["plain-vulcan"]


@pytest.mark.rules("CC-L.23")
def test_a_condition_tells_officers() -> None:
    do = "{log: {what: {in-play: {where: {officer: it}}}}}"
    lying = {
        "bridge:0": ["plain-human", Lying("plain-helmet", on="plain-human")],
        "fleet:0": ["plain-ship", Lying("plain-vulcan", on="plain-ship")],
    }
    trial = effect(do, lying).do()
    assert sorted(trial.names("log:0")) == ["plain-helmet", "plain-human"]


@pytest.mark.rules("CC-R.25", "CC-R.23")
def test_who_was_beamed_while_exhausted_is_promoted_ready() -> None:
    lying = {"fleet:0": ["plain-ship", Lying("plain-human", on="plain-ship", exhausted=True)]}
    trial = effect("{promote: {in-play: {trait: human}}}", lying).do()
    assert trial.names("bridge:0") == ["plain-human"]
    assert not trial.exhausted("plain-human")
    assert trial.moments("brought-into-play") == []
