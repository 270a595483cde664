"""Attacks, force, ignoring, copying (``CC-9.7``, ``CC-26.10``, ``CC-R.71`` to ``CC-R.73``)."""

from __future__ import annotations

import pytest

from tabletop.engine.actions import Action
from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import Trial, effect, operation

SHIPS = {"fleet:1": ["plain-ship", "plain-raider"]}


@pytest.mark.rules("CC-E.24", "CC-26.13", "CC-R.103")
def test_who_discharges_an_opposing_ship_chooses_it() -> None:
    do = "{discharge: {what: {in-play: {kind: ship, whose: opponent}}, count: 1}}"
    trial = effect(do, SHIPS).do()
    assert trial.asked().seat == 0
    assert trial.picks("plain-raider").names("discard:1") == ["plain-raider"]


@pytest.mark.rules("CC-E.24", "CC-26.13", "CC-L.7")
def test_who_is_forced_to_discharge_a_ship_chooses_it() -> None:
    do = "{force: [{discharge: {what: {in-play: {kind: ship}}, count: 1}}]}"
    trial = effect(do, SHIPS).do()
    assert trial.asked().seat == 1
    assert trial.picks("plain-ship").names("discard:1") == ["plain-ship"]


@pytest.mark.rules("CC-R.72", "CC-9.6")
def test_what_cannot_be_forced_is_skipped() -> None:
    trial = effect("{force: [{discard: 1}]}, {draw: 1}", {"deck:0": ["plain-cargo"]})
    assert trial.why_not() is None
    assert trial.do().names("hand:0") == ["plain-cargo"]


@pytest.mark.rules("CC-26.14", "CC-R.71", "CC-9.7")
def test_of_forced_ways_one_must_be_taken_that_goes_the_furthest() -> None:
    do = "{force: [{choose-one: [[{discard: 2}], [{discharge:"
    do += " {what: {in-play: {kind: ship}}, count: 1}}]]}]}"
    both = {"hand:1": ["plain-cargo", "plain-ally"], "fleet:1": ["plain-ship"]}
    trial = effect(do, both).do()
    assert trial.asked().seat == 1
    assert trial.options() == ["0", "1"]
    trial.answer("1")
    assert trial.names("discard:1") == ["plain-ship"]
    one = {"hand:1": ["plain-cargo"], "fleet:1": ["plain-ship"]}
    assert effect(do, one).do().names("discard:1") == ["plain-ship"]
    none = effect(do, {"fleet:1": []}).do()
    assert none.over
    assert none.names("discard:1") == []


@pytest.mark.rules("CC-R.71")
def test_the_way_with_the_most_parts_is_taken_if_none_is_whole() -> None:
    do = (
        "{force: [{choose-one: ["
        "[{discard: {count: 1, fitting: {kind: ship}}}],"
        "[{log: {fitting: {kind: person}}}, {discharge: {what: {in-play: {kind: ship}}, count: 1}}]"
        "]}]}"
    )
    trial = effect(do, {"hand:1": ["plain-human"]}).do()
    assert trial.names("log:1") == ["plain-human"]


@pytest.mark.rules("CC-14.7", "CC-E.12")
def test_nobody_is_forced_to_treat_a_wildcard_as_what_is_looked_for() -> None:
    do = "{force: [{discharge: {what: {in-play: {trait: klingon}}, count: 1}}]}"
    trial = effect(do, {"bridge:1": ["plain-wildcard"]}).do()
    assert (trial.asked().least, trial.asked().most) == (0, 1)
    assert trial.answer(()).names("bridge:1") == ["plain-wildcard"]
    real = effect(do, {"bridge:1": ["plain-wildcard", "plain-klingon"]}).do()
    assert real.asked().least == 1
    assert real.picks("plain-wildcard").names("bridge:1") == ["plain-klingon"]


CLAIM = "{force: [{choose-one: [[{discard: 1}], [{spend: {latinum: 1}}]]}]}"


@pytest.mark.rules("CC-6.6", "CC-26.14", "CC-R.71")
def test_nobody_is_forced_to_let_glory_stand_in_but_may() -> None:
    glory = {1: {"glory": 1}}
    trial = effect(CLAIM, {"hand:1": ["plain-cargo"]}, counters=glory).do()
    assert trial.options() == ["0", "1"]
    assert trial.answer("1").held("glory", 1) == 0
    empty = effect(CLAIM, counters=glory).do()
    assert empty.over
    assert empty.held("glory", 1) == 1
    paid = effect(CLAIM, counters={1: {"latinum": 1, "glory": 1}}).do()
    assert paid.answer("latinum-1").held("glory", 1) == 1
    plain = effect("{force: [{spend: {latinum: 1}}]}", counters=glory).do()
    assert plain.over
    assert plain.held("glory", 1) == 1


@pytest.mark.rules("CC-14.7", "CC-26.14")
def test_a_wildcard_is_no_way_out_of_what_can_be_forced() -> None:
    do = "{force: [{choose-one: [[{discharge: {what: {in-play: {trait: klingon}}, count: 1}}],"
    do += " [{discard: 1}]]}]}"
    lying = {"bridge:1": ["plain-wildcard"], "hand:1": ["plain-cargo"]}
    trial = effect(do, lying).do()
    assert trial.options() == ["0", "1"]
    assert trial.answer("0").names("discard:1") == ["plain-wildcard"]
    alone = effect(do, {"bridge:1": ["plain-wildcard"]}).do()
    assert alone.over
    assert alone.names("bridge:1") == ["plain-wildcard"]


ATTACK = "cost: [attack], do: [{hostile: [{force: [{discard: 1}]}]}, {draw: 1}]"
SHIELD = "[{key: r, timing: reaction, after: {comes: {moment: attacked, whose: you}}, do: [DO]}]"


def attacked(shield: str) -> Trial:
    """Attack a captain whose bridge officer may answer."""
    lying = {
        "briefing:0": ["plain-directive"],
        "deck:0": ["plain-cargo"],
        "hand:1": ["plain-ally"],
        "bridge:1": ["plain-human"],
    }
    texts = {
        "plain-directive": f"[{{key: a, timing: play, {ATTACK}}}]",
        "plain-human": SHIELD.replace("DO", shield),
    }
    return Trial(lying, texts).use()


@pytest.mark.rules("CC-R.21", "CC-R.19", "CC-L.2", "CC-L.18", "CC-L.30")
def test_what_is_hostile_may_be_ignored_and_the_rest_goes_on() -> None:
    trial = attacked("ignore-attack")
    assert trial.asked().seat == 1
    use = next(action for action in trial.asked().actions if action.verb == "use")
    trial.answer(use)
    assert trial.over
    assert trial.names("hand:1") == ["plain-ally"]
    assert trial.names("hand:0") == ["plain-cargo"]
    assert trial.moments("attack-done") == [(0, ["plain-directive"], 0)]
    assert "seat 1 ignores the negative effects of the attack." in trial.said


@pytest.mark.rules("CC-10.5", "CC-R.21")
def test_without_the_reaction_the_attack_hits() -> None:
    trial = attacked("ignore-attack").answer(Action("pass"))
    assert trial.names("discard:1") == ["plain-ally"]
    assert trial.names("hand:0") == ["plain-cargo"]


COPY = "[{key: a, timing: play, do: [{copy: {from: {in-play: {kind: cargo}}, timing: play}}, log]}]"


def copying(text: str, lying: dict[str, list[object]] | None = None, **more: object) -> Trial:
    """Have the Directive copy what a Cargo says."""
    zones = {"briefing:0": ["plain-directive", "plain-cargo"], **(lying or {})}
    return Trial(zones, {"plain-directive": COPY, "plain-cargo": text}, **more)  # type: ignore[arg-type]


@pytest.mark.rules("CC-26.10", "CC-L.17", "CC-R.73")
def test_a_copy_is_of_this_card_and_takes_no_chip() -> None:
    text = "[{key: b, timing: play, cost: [chip], do: [{place: {what: self, on: deck}}]}]"
    trial = copying(text, counters={0: {"chips": 0}}).use()
    assert trial.names("briefing:0") == ["plain-cargo"]
    assert trial.moments("brought-into-play") == []


@pytest.mark.rules("CC-26.10", "CC-10.14", "CC-R.73")
def test_a_copied_barrier_must_be_met_and_costs_be_paid() -> None:
    text = (
        "[{key: b, timing: play, cost: [{barrier: {track: research, at: 5}}], do: [{draw: 1}]},"
        "{key: c, timing: play, cost: [{spend: {latinum: 1}}], do: [{draw: 2}]}]"
    )
    deck: dict[str, list[object]] = {"deck:0": ["plain-ally", "plain-human"]}
    assert copying(text, deck).use().names("hand:0") == []
    met = copying(text, deck, counters={0: {"research": 5}}).use()
    assert met.names("hand:0") == ["plain-human"]
    rich = copying(text, deck, counters={0: {"research": 5, "latinum": 1}}).use()
    assert rich.options() == ["b", "c"]
    assert len(rich.answer("c").names("hand:0")) == 2


@pytest.mark.rules("CC-26.11", "CC-E.22")
def test_a_copied_copy_does_nothing() -> None:
    text = (
        "[{key: b, timing: play, do: [{copy: {from: {in-play: {kind: person}}, timing: play}},"
        "{recall: {what: {in-play: {kind: cargo}}}}]}]"
    )
    lying: dict[str, list[object]] = {"bridge:0": ["plain-human"]}
    human = "[{key: p, timing: play, do: [{gain: {counter: latinum}}]}]"
    zones = {"briefing:0": ["plain-directive", "plain-cargo"], **lying}
    texts = {"plain-directive": COPY, "plain-cargo": text, "plain-human": human}
    trial = Trial(zones, texts).use()
    assert trial.held("latinum") == 0
    assert trial.names("hand:0") == ["plain-cargo"]
    assert trial.names("log:0") == ["plain-directive"]


@pytest.mark.rules("CC-26.11", "CC-E.21")
def test_copied_mobilizing_and_promoting_are_ignored() -> None:
    text = "[{key: b, timing: play, do: [mobilize, promote, {gain: {counter: latinum}}]}]"
    trial = copying(text).use()
    assert trial.held("latinum") == 1
    assert trial.names("fleet:0") == []
    assert trial.names("bridge:0") == []


@pytest.mark.rules("CC-R.73", "CC-9.7")
def test_a_copied_attack_is_an_attack_by_who_copies() -> None:
    text = "[{key: b, timing: play, cost: [attack], do: [{hostile: [{force: [{discard: 1}]}]}]}]"
    trial = copying(text, {"hand:1": ["plain-ally"]}).use()
    assert trial.moments("attacked") == [(1, ["plain-directive"], 0)]
    assert trial.names("discard:1") == ["plain-ally"]


@pytest.mark.rules("CC-L.17")
def test_cards_of_market_discard_pile_and_log_can_be_copied() -> None:
    do = (
        "{copy: {from: {either: [{in-market: {kind: cargo}}, {lying: {in: [discard, log]}},"
        " {in-play: {whose: opponent, kind: ship, in: fleet}}]}, timing: play}}"
    )
    zones = {
        "briefing:0": ["plain-directive"],
        "market-cargo": ["plain-cargo"],
        "discard:0": ["plain-human"],
        "log:0": ["plain-ally"],
        "fleet:1": ["plain-ship", Lying("plain-vulcan", on="plain-ship")],
    }
    text = "[{key: b, timing: play, do: [{gain: {counter: latinum}}]}]"
    cards = ("plain-cargo", "plain-human", "plain-ally", "plain-ship", "plain-vulcan")
    texts = {
        **dict.fromkeys(cards, text),
        "plain-directive": f"[{{key: a, timing: play, do: [{do}]}}]",
    }
    trial = Trial(zones, texts).use()
    assert sorted(trial.choices()) == ["plain-ally", "plain-cargo", "plain-human", "plain-ship"]
    assert trial.picks("plain-ally").held("latinum") == 1


@pytest.mark.rules("CC-25.8", "CC-R.98", "CC-R.101")
def test_nobody_is_forced_in_cadet_training() -> None:
    trial = operation(
        "do: [{force: [{discard: 1}]}, {draw: 1}]",
        {"deck:0": ["plain-cargo"], "hand:0": ["plain-ally"]},
        seats=1,
        captains=("plain",),
        sides=(0,),
    ).do()
    assert trial.names("hand:0") == ["plain-ally", "plain-cargo"]
