"""What holds: values, keywords, traits, costs, what is forbidden or happens instead (TC-L.4 on)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.context import Context
from tabletop.engine.change import apply
from tabletop.engine.events import Event, MomentCame, Unqueued
from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.moments import following
from tabletop.games.traveller_ccg.pricing import added_costs
from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial, Zones, event

ALLY = "connections:0"


def holding(always: str, lying: Zones | None = None, **more: Any) -> Trial:
    """Lay out a Connection of seat 0's by which this always holds."""
    there = {**(lying or {}), ALLY: ["verb-ally"]}
    return Trial(there, {"verb-ally": f"[{{key: a, always: [{always}]}}]"}, **more)


VALUES = [
    ("attack", "plain-scout", "{ship: you}", 1),
    ("defense", "plain-scout", "{ship: you}", 0),
    ("initiative", "plain-scout", "{ship: you}", 5),
    ("jump", "plain-scout", "{ship: you}", 1),
    ("tonnage", "plain-scout", "{ship: you}", 100),
    ("crew-slots", "plain-scout", "{ship: you}", 3),
    ("computer-slots", "plain-scout", "{ship: you}", 1),
    ("hardpoint-slots", "plain-scout", "{ship: you}", 1),
    ("hull-slots", "plain-scout", "{ship: you}", 1),
    ("internal-slots", "plain-scout", "{ship: you}", 1),
    ("hand-size", "plain-scout", "{ship: you}", 7),
    ("threshold", "plain-scout", "{ship: you}", 20),
    ("wounds", "verb-crew", "{kind: crew}", 3),
    ("structure", "verb-array", "{kind: upgrade}", 3),
    ("cost", "plain-penny", "{in: hand}", 1),
    ("ev", "plain-penny", "{in: hand}", 1),
    ("distance", "verb-job", "{kind: contract}", 2),
    ("abandonment", "verb-job", "{kind: contract}", 2),
    ("complication-slots", "verb-job", "{kind: contract}", 2),
    ("vp", "verb-job", "{kind: contract}", 3),
    ("abandonment-modifier", "verb-run", "{kind: complication}", 0),
]
TABLE = {
    "ship:0": ["plain-scout", "verb-array"],
    "crew:0": ["verb-crew"],
    "hand:0": ["plain-penny"],
    "slot:0": ["verb-job", Lying("verb-run", face_up=True)],
}


@pytest.mark.rules("TC-L.4", "TC-3.5", "TC-4.1", "TC-1.15", "TC-1.26")
@pytest.mark.parametrize(("attribute", "card", "of", "printed"), VALUES)
def test_every_value_can_be_raised_lowered_and_set(
    attribute: str, card: str, of: str, printed: int
) -> None:
    assert holding("{grant: {trait: law}}", TABLE).value_of(card, attribute) == printed
    for change, value in (("by: 2", printed + 2), ("to: 4", 4), ("to: 4, by: 1", 5)):
        always = f"{{modify: {{attribute: {attribute}, {change}, of: {of}}}}}"
        assert holding(always, TABLE).value_of(card, attribute) == value


@pytest.mark.rules("TC-L.4")
def test_the_values_tried_are_all_there_are() -> None:
    assert {attribute for attribute, *_ in VALUES} == set(LANGUAGE.attributes)


@pytest.mark.rules("TC-3.7", "TC-3.8", "TC-3.9")
@pytest.mark.parametrize(
    ("changes", "value"), [((-2,), 0), ((-2, 1), 0), ((-2, 2), 1), ((2, -2), 1)]
)
def test_modifiers_are_summed_in_full_before_the_value_is_raised_to_0(
    changes: tuple[int, ...], value: int
) -> None:
    parts = [f"{{modify: {{attribute: attack, by: {by}, of: {{ship: you}}}}}}" for by in changes]
    assert holding(", ".join(parts)).value_of("plain-scout", "attack") == value


@pytest.mark.rules("TC-C.8", "TC-E.16", "TC-24.10", "TC-28.6")
@pytest.mark.parametrize(("theirs", "attack"), [(3, 2), (5, 1), (6, 1)])
def test_a_bonus_against_ships_of_lower_initiative(theirs: int, attack: int) -> None:
    lower = (
        "{compare: {left: {value: initiative, of: other}, is: less,"
        " right: {value: initiative, of: it}}}"
    )
    always = f"{{modify: {{attribute: attack, by: 1, of: {{host: self}}, against: {lower}}}}}"
    trial = Trial(
        {"ship:0": ["plain-scout", "verb-array"]},
        {"verb-array": f"[{{key: a, always: [{always}]}}]"},
        {"plain-trader": {"initiative": theirs}},
    )
    assert trial.value_of("plain-scout", "attack") == 1
    assert trial.value_of("plain-scout", "attack", "plain-trader") == attack


@pytest.mark.rules("TC-L.30", "TC-R.10", "TC-C.27", "TC-R.11")
def test_a_bonus_for_a_while_on_the_ship_of_a_target_captain() -> None:
    hold = "{modify: {attribute: initiative, by: 3, of: {ship: who}}}"
    do = f"{{target-captain: who}}, {{until: round-end, hold: [{hold}]}}"
    trial = event(do).do("verb-event")
    if not trial.over:
        trial.answer(1)
    assert trial.value_of("plain-trader", "initiative") == 6
    assert trial.value_of("plain-scout", "initiative") == 5


@pytest.mark.rules("TC-L.30")
@pytest.mark.parametrize(
    "moment", ["piracy-end", "action-ends", "stage-ends", "phase-ends", "effect-ends"]
)
def test_durations_end_with_their_moment(moment: str) -> None:
    hold = "{modify: {attribute: attack, by: 1, of: {ship: you}}}"
    trial = event(f"{{until: {moment}, hold: [{hold}]}}").do("verb-event")
    assert trial.value_of("plain-scout", "attack") == 2
    trial.board = apply(trial.board, MomentCame("round-end"))
    assert trial.value_of("plain-scout", "attack") == 2
    trial.board = apply(trial.board, MomentCame(moment))
    assert trial.value_of("plain-scout", "attack") == 1


@pytest.mark.rules("TC-L.30")
@pytest.mark.parametrize(
    ("event_", "also"),
    [
        (MomentCame("action-ends"), ["phase-ends"]),
        (MomentCame("resolution-ends"), ["phase-ends"]),
        (MomentCame("stage-ends"), []),
        (Unqueued(1), ["effect-ends"]),
    ],
)
def test_the_end_of_any_phase_and_of_an_effect(event_: Event, also: list[str]) -> None:
    moments = following(event_)
    assert [moment.name for moment in moments if isinstance(moment, MomentCame)] == also


@pytest.mark.rules("TC-28.5", "TC-28.6", "TC-L.30", "TC-L.35")
@pytest.mark.parametrize(("crew", "attack"), [([], 1), (["verb-alien"], 3)])
def test_what_holds_only_while_its_condition_does(crew: list[str], attack: int) -> None:
    so = "if: {any: {kind: crew, trait: corsair, controlled-by: you}}"
    text = (
        f"[{{key: a, {so}, always: [{{modify: {{attribute: attack, by: 2, of: {{ship: you}}}}}}]}}]"
    )
    trial = Trial({ALLY: ["verb-ally"], "crew:0": crew}, {"verb-ally": text})
    assert trial.value_of("plain-scout", "attack") == attack


@pytest.mark.rules("TC-L.6", "TC-1.25")
def test_traits_are_granted_and_taken() -> None:
    trial = holding("{grant: {trait: navy, of: {kind: crew}}}", {"crew:0": ["verb-alien"]})
    assert trial.reader.traits(trial.card("verb-alien")) == ("corsair", "navy")
    always = "{grant: {trait: corsair, lose: true, of: {kind: crew}}}"
    trial = holding(always, {"crew:0": ["verb-alien"]})
    assert trial.reader.traits(trial.card("verb-alien")) == ()


@pytest.mark.rules("TC-L.5", "TC-5.4")
@pytest.mark.parametrize(
    ("by", "when", "seat", "count"),
    [
        ("others", "play", 1, 1),
        ("others", "play", 0, 0),
        ("everyone", "play", 0, 1),
        ("others", "ability", 1, 0),
    ],
)
def test_costs_are_added_to_plays_and_abilities(by: str, when: str, seat: int, count: int) -> None:
    play = "[{key: a, from: hand, timing: reaction, do: [draw]}]"
    these = "{kind: event, in: {zone: hand, of: everyone}}"
    rest = f"for: {these}, by: {by}, when: {when}"
    always = f"{{add-cost: {{cost: [{{discard: 1}}], {rest}}}}}"
    trial = Trial(
        {ALLY: ["verb-ally"], f"hand:{seat}": ["verb-event"]},
        {"verb-ally": f"[{{key: a, always: [{always}]}}]", "verb-event": play},
    )
    (ability,) = trial.definition("verb-event").facts["abilities"]
    context = Context(trial.card("verb-event"), SeatId(seat))
    added = added_costs(trial.reader, ability, context)
    assert len(added) == count


@pytest.mark.rules("TC-3.2", "TC-3.1")
def test_cannot_beats_can() -> None:
    trial = Trial(
        {ALLY: ["verb-ally"], "pending": ["verb-event"]},
        {
            "verb-ally": "[{key: a, always: [{forbid: {gains: {counter: vp, who: others}}}]}]",
            "verb-event": "[{key: a, do: [{gain: {counter: vp, who: everyone}}]}]",
        },
    ).do("verb-event")
    assert (trial.held(0), trial.held(1)) == ({"vp": 1}, {})
    assert "verb-ally does not allow that." in trial.said


@pytest.mark.rules("TC-3.2")
def test_a_crew_that_can_not_ready() -> None:
    text = "[{key: a, always: [{forbid: {turns: {what: {host: self}, to: upright}}}]}]"
    lying = {"crew:0": [Lying("verb-crew", exerted=True), "verb-leech"], "pending": ["verb-event"]}
    ready = "[{key: a, do: [{ready: {kind: crew}}]}]"
    trial = Trial(lying, {"verb-leech": text, "verb-event": ready}).do("verb-event")
    assert trial.exerted("verb-crew")


@pytest.mark.rules("TC-L.14")
@pytest.mark.parametrize(
    ("pool", "answer", "wounds", "left"),
    [
        ({"medical-trained": 1}, "yes", {}, {}),
        ({"medical-trained": 1}, "no", {"wound": 1}, {"medical-trained": 1}),
        ({}, None, {"wound": 1}, {}),
    ],
)
def test_a_wound_is_prevented_by_a_token(
    pool: dict[str, int], answer: str | None, wounds: dict[str, int], left: dict[str, int]
) -> None:
    event_ = "{counters-put: {counter: wound, on: {kind: crew, controlled-by: you}}}"
    always = f"{{instead-of: {{event: {event_}, may: true, do: [{{spend: medical}}]}}}}"
    trial = Trial(
        {ALLY: ["verb-ally"], "crew:0": ["verb-crew"], "pending": ["verb-event"]},
        {
            "verb-ally": f"[{{key: a, always: [{always}]}}]",
            "verb-event": "[{key: a, do: [{wound: {what: {kind: crew}}}]}]",
        },
        counters={0: pool},
    ).do("verb-event")
    assert trial.over is (answer is None)
    if answer is not None:
        trial.answer(answer)
    assert trial.counters("verb-crew") == wounds
    assert trial.held(0) == left


@pytest.mark.rules("TC-L.14", "TC-L.36")
def test_gear_goes_in_place_of_its_crew() -> None:
    event_ = "{moves: {what: {host: self}, to: discard, play: leaves}}"
    text = f"[{{key: a, always: [{{instead-of: {{event: {event_}, do: [{{jettison: self}}]}}}}]}}]"
    jettison = "[{key: a, do: [{jettison: {trait: corsair}}]}]"
    trial = Trial(
        {"crew:0": ["verb-alien", Lying("verb-vest", on="verb-alien")], "pending": ["verb-event"]},
        {"verb-vest": text, "verb-event": jettison},
    ).do("verb-event")
    assert trial.names("crew:0") == ["verb-alien"]
    assert trial.names("discard:0") == ["verb-vest"]


@pytest.mark.rules("TC-C.28", "TC-L.14", "TC-L.15")
@pytest.mark.parametrize(("crew", "defense"), [([], 2), (["verb-crew"], 3)])
def test_3_instead_of_2(crew: list[str], defense: int) -> None:
    def plus(by: int) -> str:
        hold = f"{{modify: {{attribute: defense, by: {by}, of: {{ship: you}}}}}}"
        return f"{{until: piracy-end, hold: [{hold}]}}"

    so = "{any: {kind: crew, controlled-by: you, where: {skilled: tech}}}"
    do = f"{{if: {so}, then: [{plus(3)}], else: [{plus(2)}]}}"
    assert (
        event(do, {"crew:0": crew}).do("verb-event").value_of("plain-scout", "defense") == defense
    )


@pytest.mark.rules("TC-17.10", "TC-L.15")
def test_as_above_with_changes() -> None:
    text = (
        "[{key: trained, do: [{gain: {counter: vp}}]},"
        " {key: expert, do: [{as-above: trained}, {gain: {counter: vp, count: 2}}]}]"
    )
    trial = Trial({"pending": ["verb-feat"]}, {"verb-feat": text})
    assert trial.do("verb-feat", "expert").held(0) == {"vp": 3}


@pytest.mark.rules("TC-L.29", "TC-17.8")
def test_the_acting_crew() -> None:
    do = "{if: {skilled: {skill: tech, of: actor}}, then: [{ready: actor}]}"
    lying = {"crew:0": [Lying("verb-crew", exerted=True), "verb-alien"]}
    trial = event(do, lying).do("verb-event", actor="verb-crew")
    assert not trial.exerted("verb-crew")
