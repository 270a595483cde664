"""Targets and choices, counters, costs with alternatives, conditions on cards, triggers."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.context import Context, Outcome
from tabletop.effects.costs import unpayable
from tabletop.engine.ids import SeatId
from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial, Zones, event

CREW = ["verb-crew", "verb-alien", "verb-cousin"]
ALL = {
    "ship:1": ["plain-trader", "verb-array"],
    "crew:0": ["verb-crew"],
    "crew:1": ["verb-alien", "verb-gun"],
    "connections:1": ["verb-ally"],
    "slot:0": ["verb-job", Lying("verb-run", face_up=True)],
    "discard:1": ["plain-penny"],
}


@pytest.mark.rules("TC-10.1", "TC-10.2", "TC-L.25", "TC-L.26", "TC-1.27")
@pytest.mark.parametrize(
    ("from_", "choices"),
    [
        ("{kind: crew}", ["verb-crew", "verb-alien"]),
        ("{kind: crew, controlled-by: others}", ["verb-alien"]),
        ("{kind: crew, trait: corsair}", ["verb-alien"]),
        ("{kind: gear, where: {subtype: weapon}}", ["verb-gun"]),
        ("{kind: upgrade}", ["verb-array"]),
        ("{kind: connection}", ["verb-ally"]),
        ("{kind: contract}", ["verb-job"]),
        ("{kind: complication}", ["verb-run"]),
        ("{kind: ship, controlled-by: others}", ["plain-trader"]),
        ("{in: {zone: discard, of: others}}", ["plain-penny"]),
        ("{kind: crew, where: {not: {same: {seats: {owner: it}}}}}", ["verb-alien"]),
        (
            "{kind: crew, where:"
            " {compare: {left: {value: wounds, of: it}, is: at least, right: 4}}}",
            ["verb-alien"],
        ),
        ("{kind: crew, where: {carries: {kind: gear}}}", ["verb-alien"]),
        ("{kind: crew, where: {titled: Verb Crew}}", ["verb-crew"]),
    ],
)
def test_what_can_be_targeted(from_: str, choices: list[str]) -> None:
    trial = event(f"{{target: {{as: one, from: {from_}}}}}", ALL).do("verb-event")
    assert trial.choices() == choices


@pytest.mark.rules("TC-10.4", "TC-L.28")
def test_another_captain_chooses_the_target_for_an_effect() -> None:
    do = "{target: {as: one, from: {kind: crew}, by: others}}, {exert: one}"
    trial = event(do, ALL).do("verb-event")
    assert trial.asked().seat == SeatId(1)
    trial.picks("verb-crew")
    assert trial.exerted("verb-crew")


@pytest.mark.rules("TC-L.26", "TC-L.15")
@pytest.mark.parametrize(
    ("extra", "least", "most"),
    [("", 1, 1), (", count: 2", 2, 2), (", count: 2, up-to: true", 0, 2)],
)
def test_one_several_or_up_to_several_targets(extra: str, least: int, most: int) -> None:
    do = f"{{target: {{as: one, from: {{kind: crew}}{extra}}}}}"
    decision = event(do, {"crew:0": CREW}).do("verb-event").asked()
    assert (decision.least, decision.most) == (least, most)


@pytest.mark.rules("TC-L.26")
def test_another_leaves_the_card_itself_out() -> None:
    text = "[{key: a, do: [{target: {as: one, from: {kind: crew, other: true}}}]}]"
    trial = Trial({"crew:0": CREW}, {"verb-crew": text}).do("verb-crew")
    assert trial.choices() == ["verb-alien", "verb-cousin"]


@pytest.mark.rules("TC-10.3", "TC-L.24")
def test_without_a_target_the_effect_fails() -> None:
    trial = event("{target: {as: one, from: {kind: crew}}}, {gain: {counter: vp}}").do("verb-event")
    assert trial.value == Outcome(False, trial.value.bound)


@pytest.mark.rules("TC-L.25", "TC-R.11", "TC-1.18")
@pytest.mark.parametrize(("from_", "seats"), [("", (1, 2)), (", from: everyone", (0, 1, 2))])
def test_target_captains(from_: str, seats: tuple[int, ...]) -> None:
    do = f"{{target-captain: {{as: who{from_}}}}}, {{gain: {{counter: infamy, who: who}}}}"
    trial = event(do, seats=3).do("verb-event")
    assert trial.asked().seats == seats
    assert trial.answer(2).held(2) == {"infamy": 1}


@pytest.mark.rules("TC-L.27", "TC-L.15")
def test_each_and_all_choose_nothing() -> None:
    do = (
        "{for-each: {kind: crew}, do: [{wound: it}]},"
        " {for-each-seat: others, do: [{gain: {counter: vp, who: they}}]}"
    )
    trial = event(do, {"crew:0": CREW}, seats=3).do("verb-event")
    assert [trial.counters(name) for name in CREW] == [{"wound": 1}] * 3
    assert [trial.held(seat) for seat in range(3)] == [{}, {"vp": 1}, {"vp": 1}]


@pytest.mark.rules("TC-1.22", "TC-1.23", "TC-E.5", "TC-C.12", "TC-L.12")
@pytest.mark.parametrize(
    ("do", "counters"),
    [
        ("{add-counters: {on: {kind: connection}}}", {"bookkeeping": 1}),
        ("{add-counters: {count: 2, on: {kind: crew}}}", {}),
        ("{add-counters: {counter: charge, on: {kind: connection}}}", {"charge": 1}),
    ],
)
def test_counters_are_called_what_the_card_calls_its_own(do: str, counters: dict[str, int]) -> None:
    own = "[{key: a, do: [{add-counters: {counter: bookkeeping}}]}]"
    trial = Trial(
        {"connections:0": ["verb-ally"], "crew:0": ["verb-crew"], "pending": ["verb-event"]},
        {"verb-ally": own, "verb-event": f"[{{key: a, do: [{do}]}}]"},
    ).do("verb-event")
    assert trial.counters("verb-ally") == counters
    if not counters:
        assert trial.counters("verb-crew") == {"counter": 2}


def removing(do: str, counters: dict[str, int]) -> Trial:
    """Have counters removed from a Connection."""
    lying = {"connections:0": [Lying("verb-ally", counters=counters)]}
    return event(do, lying).do("verb-event")


@pytest.mark.rules("TC-1.23", "TC-R.57", "TC-E.5", "TC-L.12")
def test_any_counter_can_be_removed_and_of_several_names_one_is_picked() -> None:
    do = "{remove-counters: {count: 1, from: {kind: connection}}}"
    assert removing(do, {"bookkeeping": 2}).counters("verb-ally") == {"bookkeeping": 1}
    trial = removing(do, {"bookkeeping": 1, "charge": 1})
    assert [option.key for option in trial.asked().options] == ["bookkeeping", "charge"]
    assert trial.answer("charge").counters("verb-ally") == {"bookkeeping": 1}
    two = "{remove-counters: {count: 2, from: {kind: connection}}}"
    trial = removing(two, {"bookkeeping": 1, "charge": 1}).answer("charge")
    assert trial.over, "what is left has one name"
    assert trial.counters("verb-ally") == {}


@pytest.mark.rules("TC-1.23", "TC-L.12")
def test_named_counters_are_removed_by_name_and_harm_is_no_counter() -> None:
    do = "{remove-counters: {counter: charge, count: 2, from: {kind: connection}}}"
    trial = removing(do, {"bookkeeping": 1, "charge": 1})
    assert trial.counters("verb-ally") == {"bookkeeping": 1}
    assert trial.value == Outcome(False)
    do = "{remove-counters: {count: 1, from: {kind: crew}}}"
    trial = event(do, {"crew:0": [Lying("verb-crew", counters={"wound": 1})]}).do("verb-event")
    assert trial.counters("verb-crew") == {"wound": 1}


@pytest.mark.rules("TC-L.12", "TC-L.32")
def test_counters_as_numbers_and_as_a_cost() -> None:
    text = (
        "[{key: a, timing: action, cost: [{remove-counters: 2}], do: [{gain: {counter: vp, count:"
        " {sum: [{any-counters: self}, {counters: charge, on: self}]}}}]}]"
    )
    lying = {"connections:0": [Lying("verb-ally", counters={"charge": 3, "wound": 1})]}
    trial = Trial(lying, {"verb-ally": text}).use("verb-ally")
    assert trial.held(0) == {"vp": 2}
    assert trial.use("verb-ally").value is False


def asking(cost: str, lying: Zones, pool: dict[str, int], **more: Any) -> Trial:
    """Let seat 0 use an ability of a Connection for a cost, for 1 VP."""
    text = f"[{{key: a, timing: action, cost: [{cost}], do: [{{gain: {{counter: vp}}}}]}}]"
    there = {**lying, "connections:0": ["verb-ally"]}
    return Trial(there, {"verb-ally": text}, counters={0: pool}, **more).use("verb-ally")


EITHER = "{either: [[{spend: admin}], [{jettison: {what: {kind: crew}, count: 1}}]]}"


@pytest.mark.rules("TC-22.4", "TC-23.3", "TC-L.37", "TC-L.39")
def test_one_of_several_ways_to_pay() -> None:
    crew = {"crew:0": ["verb-crew"]}
    trial = asking(EITHER, crew, {"admin-trained": 1})
    assert [option.key for option in trial.asked().options] == ["0", "1"]
    assert trial.answer("1").names("discard:0") == ["verb-crew"]
    trial = asking(EITHER, {}, {"admin-trained": 1})
    assert (trial.held(0), trial.value) == ({"vp": 1}, True)
    assert asking(EITHER, {}, {}).value is False


@pytest.mark.rules("TC-L.37", "TC-22.5")
def test_all_of_several_and_either_of_others_are_judged_together() -> None:
    both = "{spend: admin}, {either: [[{spend: [admin, social]}], [{spend: tech}]]}"
    assert asking(both, {}, {"admin-trained": 1}).value is False
    assert asking(both, {}, {"admin-trained": 1, "social-trained": 1}).value is True


@pytest.mark.rules("TC-22.3", "TC-L.38")
@pytest.mark.parametrize(
    ("so", "crew", "paid"),
    [
        ("{any: {kind: crew, controlled-by: you, where: {skilled: tech}}}", ["verb-crew"], True),
        ("{any: {kind: crew, controlled-by: you, where: {skilled: tech}}}", ["verb-cousin"], False),
        ("{any: {kind: crew, trait: corsair, controlled-by: you}}", ["verb-alien"], True),
        ("{any: {kind: crew}, least: 2}", CREW, True),
        ("{any: {kind: crew}, least: 4}", CREW, False),
    ],
)
def test_what_need_only_be_so(so: str, crew: list[str], paid: bool) -> None:
    trial = asking(f"{{require: {so}}}", {"crew:0": crew}, {})
    assert trial.value is paid
    assert trial.names("crew:0") == crew


@pytest.mark.rules("TC-26.1", "TC-L.38")
def test_defeating_an_enemy_takes_nothing_beforehand() -> None:
    text = "[{key: a, timing: complication, cost: [{defeat: enemy}]}]"
    trial = Trial({"connections:0": ["verb-ally"]}, {"verb-ally": text})
    (ability,) = trial.definition("verb-ally").facts["abilities"]
    context = Context(trial.card("verb-ally"), SeatId(0))
    claims = [claim for cost in ability.cost for claim in cost.claims(trial.reader, context)]
    assert unpayable(claims) is None


@pytest.mark.rules("TC-L.33")
def test_a_variable_x() -> None:
    text = (
        "[{key: a, timing: action, targets: [{choose-number: {as: x, low: 0, high: 3}}],"
        " cost: [{lose: {counter: infamy, count: x}}], do: [{gain: {counter: vp, count: x}}]}]"
    )
    trial = Trial(
        {"connections:0": ["verb-ally"]}, {"verb-ally": text}, counters={0: {"infamy": 2}}
    )
    assert trial.use("verb-ally").answer(2).held(0) == {"vp": 2}
    assert trial.use("verb-ally").answer(1).value is False


HURT = Lying("verb-alien", exerted=True, counters={"wound": 1})
GROUP = {"crew:0": ["verb-crew", HURT, Lying("verb-gun", on="verb-alien"), "verb-cousin"]}


@pytest.mark.rules("TC-L.20", "TC-L.16", "TC-L.26")
@pytest.mark.parametrize(
    ("so", "found"),
    [
        ("{is: {card: it, turned: true}}", ["verb-alien"]),
        ("{is: {card: it, turned: false}}", ["verb-crew", "verb-cousin"]),
        ("{harmed: it}", ["verb-alien"]),
        ("{not: {harmed: it}}", ["verb-crew", "verb-cousin"]),
        ("{carries: {kind: gear, where: {subtype: weapon}}}", ["verb-alien"]),
        ("{not: {carries: {kind: gear}}}", ["verb-crew", "verb-cousin"]),
        ("{carries: {kind: gear, where: {subtype: vehicle}}}", []),
        ("{titled: Verb Cousin}", ["verb-cousin"]),
        ("{not: {titled: Verb Cousin}}", ["verb-crew", "verb-alien"]),
        ("{any-of: [{skilled: tech}, {keyed: humaniti}]}", ["verb-crew", "verb-cousin"]),
        (
            "{all-of: [{skilled: combat}, {skilled: {skill: medical, level: expert}}]}",
            ["verb-alien"],
        ),
        ("{compare: {left: {counters: wound, on: it}, is: at least, right: 1}}", ["verb-alien"]),
    ],
)
def test_states_of_cards(so: str, found: list[str]) -> None:
    do = f"{{add-counters: {{on: {{kind: crew, where: {so}}}}}}}"
    trial = event(do, GROUP).do("verb-event")
    assert [name for name in CREW if "counter" in trial.counters(name)] == found


@pytest.mark.rules("TC-L.36", "TC-28.5", "TC-R.98")
@pytest.mark.parametrize(
    ("after", "do", "gained"),
    [
        ("{moves: {what: {kind: crew}, play: enters}}", "{put-into-play: {what: {in: hand}}}", 1),
        ("{moves: {what: {kind: crew}, play: leaves}}", "{jettison: {trait: corsair}}", 1),
        ("{moves: {what: {kind: gear}, play: leaves}}", "{jettison: {trait: corsair}}", 1),
        ("{turns: {what: {kind: crew}}}", "{exert: {kind: crew}}", 1),
        ("{turns: {what: {kind: crew}, to: upright}}", "{exert: {kind: crew}}", 0),
        ("{counters-put: {counter: wound, on: {kind: crew}}}", "{wound: {trait: corsair}}", 1),
        (
            "{counters-put: {counter: wound, on: {kind: crew}, taken: true}}",
            "{wound: {trait: corsair}}",
            0,
        ),
        ("{gains: {counter: infamy, who: you}}", "{gain: {counter: infamy}}", 1),
        ("{gains: {counter: infamy, who: others}}", "{gain: {counter: infamy}}", 0),
        ("{moves: {from: hand, to: discard}}", "{discard: 1}", 1),
        ("{moves: {from: deck, to: hand}}", "{draw: 2}", 2),
        ("{moves: {what: {kind: contract}, play: leaves}}", "{remove: {kind: contract}}", 1),
    ],
)
def test_what_triggers(after: str, do: str, gained: int) -> None:
    lying: dict[str, Any] = {
        "connections:0": ["verb-ally"],
        "crew:1": ["verb-alien", "verb-gun"],
        "hand:0": ["verb-crew"],
        "deck:0": ["plain-penny"] * 2,
        "slot:0": ["verb-job"],
        "pending": ["verb-event"],
    }
    watch = f"[{{key: a, after: {after}, do: [{{gain: {{counter: vp}}}}]}}]"
    texts = {"verb-ally": watch, "verb-event": f"[{{key: a, do: [{do}]}}]"}
    trial = Trial(lying, texts).do("verb-event")
    if not trial.over:
        trial.picks("verb-crew")
    assert trial.held(0).get("vp", 0) == gained
