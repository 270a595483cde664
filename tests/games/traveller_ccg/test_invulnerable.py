"""Invulnerable, clause by clause (``TC-29.16`` to ``TC-29.23``)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.board import QueueItem
from tabletop.engine.ids import DefId, SeatId
from tabletop.games.traveller_ccg import entering, skills
from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial

FACTS: dict[str, dict[str, Any]] = {"plain-troll": {"keywords": {"invulnerable-to-crew": 1}}}
HERE = ["plain-troll", "verb-crew", Lying("verb-gun", on="plain-troll")]


def by(source: str, do: str, troll: Lying | str = "plain-troll", **more: Any) -> Trial:
    """Have a Crew, an Event or a Gear do something; the troll is Invulnerable to crew abilities."""
    lying: dict[str, list[str | Lying]] = {
        "crew:0": [troll, "verb-crew", Lying("verb-gun", on="plain-troll")],
        "pending": ["verb-event"],
        "deck:0": ["plain-penny"] * 5,
    }
    trial = Trial(lying, {source: f"[{{key: a, do: [{do}]}}]"}, FACTS, **more)
    return trial.do(source)


@pytest.mark.rules("TC-29.20", "TC-29.16", "TC-E.20", "TC-C.18", "TC-L.22", "TC-30.12")
@pytest.mark.parametrize(
    ("source", "exerts"), [("verb-crew", False), ("verb-event", True), ("verb-gun", True)]
)
def test_it_can_not_be_exerted_by_what_it_is_invulnerable_to(source: str, exerts: bool) -> None:
    trial = by(source, "{exert: {kind: crew}}")
    assert trial.exerted("plain-troll") is exerts
    assert trial.exerted("verb-crew")


@pytest.mark.rules("TC-29.20")
@pytest.mark.parametrize(("source", "ready"), [("verb-crew", False), ("verb-event", True)])
def test_nor_readied(source: str, ready: bool) -> None:
    trial = by(source, "{ready: {kind: crew}}", Lying("plain-troll", exerted=True))
    assert trial.exerted("plain-troll") is not ready


@pytest.mark.rules("TC-29.20")
@pytest.mark.parametrize(("source", "there"), [("verb-crew", True), ("verb-event", False)])
def test_nor_moved(source: str, there: bool) -> None:
    do = "{move: {what: {kind: crew, where: {non-human: it}}, to: hand}}"
    assert ("plain-troll" in by(source, do).names("crew:0")) is there


@pytest.mark.rules("TC-29.21")
@pytest.mark.parametrize("do", ["{jettison: {kind: crew}}", "{disperse: {kind: crew}}"])
@pytest.mark.parametrize(("source", "there"), [("verb-crew", True), ("verb-event", False)])
def test_nor_jettisoned_or_dispersed(do: str, source: str, there: bool) -> None:
    assert ("plain-troll" in by(source, do).names("crew:0")) is there


@pytest.mark.rules("TC-29.21")
@pytest.mark.parametrize(("source", "count"), [("verb-crew", 0), ("verb-event", 1)])
def test_nor_wounded(source: str, count: int) -> None:
    trial = by(source, "{wound: {what: {kind: crew}}}")
    assert trial.counters("plain-troll").get("wound", 0) == count
    assert trial.counters("verb-crew") == {"wound": 1}


@pytest.mark.rules("TC-29.22")
@pytest.mark.parametrize(("source", "value"), [("verb-crew", 4), ("verb-event", 6)])
def test_nor_changed_in_its_values_for_a_while(source: str, value: int) -> None:
    do = "{until: round-end, hold: [{modify: {attribute: wounds, by: 2, of: {kind: crew}}}]}"
    trial = by(source, do)
    assert trial.value_of("plain-troll", "wounds") == value
    assert trial.value_of("verb-crew", "wounds") == 5


@pytest.mark.rules("TC-29.22")
def test_nor_by_what_always_holds_be_it_a_value_a_skill_a_trait_or_a_keyword() -> None:
    always = (
        "[{key: a, always: [{modify: {attribute: wounds, by: 2, of: {kind: crew}}},"
        " {grant-skill: {skill: tech, level: expert, of: {kind: crew}}},"
        " {grant: {trait: corsair, of: {kind: crew}}},"
        " {grant-keyword: {keyword: armor, of: {kind: crew}}}]}]"
    )
    trial = Trial({"crew:0": HERE}, {"verb-crew": always}, FACTS)
    troll, other = trial.card("plain-troll"), trial.card("verb-crew")
    reader = trial.reader
    assert trial.value_of("plain-troll", "wounds") == 4
    assert skills.level(reader, troll, "tech") == 0
    assert reader.traits(troll) == ()
    assert "armor" not in reader.keywords(troll)
    assert trial.value_of("verb-crew", "wounds") == 5
    assert skills.level(reader, other, "tech") == 2
    assert reader.traits(other) == ("corsair",)
    assert reader.keywords(other) == {"armor": 1}


@pytest.mark.rules("TC-29.23")
@pytest.mark.parametrize(("source", "count"), [("verb-crew", 1), ("verb-event", 2)])
def test_nor_counted(source: str, count: int) -> None:
    do = "{gain: {counter: vp, count: {count: {kind: crew}}}}"
    assert by(source, do).held(0) == {"vp": count}


@pytest.mark.rules("TC-29.23")
@pytest.mark.parametrize(("source", "gained"), [("verb-crew", 0), ("verb-event", 1)])
def test_nor_asked_for(source: str, gained: int) -> None:
    do = "{if: {any: {kind: crew, where: {non-human: it}}}, then: [{gain: {counter: vp}}]}"
    assert by(source, do).held(0).get("vp", 0) == gained


@pytest.mark.rules("TC-29.17")
@pytest.mark.parametrize(
    ("source", "choices"), [("verb-crew", None), ("verb-event", ["plain-troll", "verb-crew"])]
)
def test_nor_targeted(source: str, choices: list[str] | None) -> None:
    trial = by(source, "{target: {as: victim, from: {kind: crew, other: true}}}")
    if choices is None:
        assert trial.over, "nobody is left to target"
    else:
        assert trial.choices() == choices


@pytest.mark.rules("TC-29.17", "TC-R.11", "TC-10.5")
@pytest.mark.parametrize(("immune", "asked"), [(True, False), (False, True)])
def test_a_captain_whose_ship_is_invulnerable_is_no_target(immune: bool, asked: bool) -> None:
    facts = {"plain-trader": {"keywords": {"invulnerable-to-event": 1} if immune else {}}}
    text = "[{key: a, do: [{target-captain: victim}]}]"
    trial = Trial({"pending": ["verb-event"]}, {"verb-event": text}, facts).do("verb-event")
    assert trial.over is not asked


@pytest.mark.rules("TC-29.18")
@pytest.mark.parametrize(("canceller", "chosen"), [("verb-crew", False), ("verb-other", True)])
def test_what_it_generates_can_not_be_cancelled(canceller: str, chosen: bool) -> None:
    text = "[{key: a, do: [{choose-queued: {as: item}}, {cancel: item}]}]"
    lying = {"crew:0": ["plain-troll", "verb-crew"], "pending": ["verb-other"]}
    trial = Trial(lying, {canceller: text}, FACTS)
    item = QueueItem(1, trial.card("plain-troll"), DefId("plain-troll"), "a", SeatId(0))
    trial.board = trial.board._replace(queue=(item,))
    trial.do(canceller)
    assert trial.board.queue[0].cancelled is chosen


@pytest.mark.rules("TC-29.19")
def test_what_it_is_invulnerable_to_can_not_be_attached_to_it() -> None:
    facts = {"plain-troll": {"keywords": {"invulnerable-to-gear": 1}}}
    lying = {"crew:0": ["plain-troll", "verb-crew"], "hand:0": ["verb-gun"]}
    trial = Trial(lying, facts=facts)
    found = entering.hosts(trial.reader, trial.card("verb-gun"), SeatId(0))
    assert found == (trial.card("verb-crew"),)


@pytest.mark.rules("TC-29.19")
def test_nor_moved_onto_it_by_something_else() -> None:
    facts = {"plain-troll": {"keywords": {"invulnerable-to-gear": 1}}}
    lying = {
        "crew:0": ["verb-crew", Lying("verb-gun", on="verb-crew"), "plain-troll"],
        "pending": ["verb-event"],
    }
    do = "{move-to: {what: {kind: gear}, to: {kind: crew, where: {non-human: it}}}}"
    trial = Trial(lying, {"verb-event": f"[{{key: a, do: [{do}]}}]"}, facts).do("verb-event")
    assert trial.board.cards[trial.card("verb-gun")].attached_to == trial.card("verb-crew")


@pytest.mark.rules("TC-29.22", "TC-29.19")
def test_gear_on_it_gives_nothing_to_a_crew_that_becomes_invulnerable_to_gear() -> None:
    gun = "[{key: a, always: [{grant-skill: {skill: combat, of: {host: self}}}]}]"
    crew = "[{key: a, do: [{until: round-end, hold: [{grant-keyword: invulnerable-to-gear}]}]}]"
    lying = {"crew:0": ["verb-crew", "verb-gun"]}
    trial = Trial(lying, {"verb-gun": gun, "verb-crew": crew})
    assert skills.level(trial.reader, trial.card("verb-crew"), "combat") == 1
    trial.do("verb-crew")
    assert skills.level(trial.reader, trial.card("verb-crew"), "combat") == 0


@pytest.mark.rules("TC-29.16", "TC-E.20")
def test_its_own_abilities_still_work_on_it() -> None:
    text = "[{key: a, do: [{exert: self}, {wound: {what: {kind: crew}}}]}]"
    trial = Trial({"crew:0": ["plain-troll"]}, {"plain-troll": text}, FACTS).do("plain-troll")
    assert trial.exerted("plain-troll")
    assert trial.counters("plain-troll") == {"wound": 1}


@pytest.mark.rules("TC-29.16")
def test_it_holds_for_effects_of_the_other_side_and_of_its_own_alike() -> None:
    text = "[{key: a, do: [{exert: {kind: crew, other: true}}]}]"
    for zone in ("crew:0", "crew:1"):
        lying: dict[str, list[str | Lying]] = {"crew:0": ["plain-troll"]}
        lying[zone] = [*lying.get(zone, []), "verb-crew"]
        trial = Trial(lying, {"verb-crew": text}, FACTS).do("verb-crew", seat=int(zone[-1]))
        assert not trial.exerted("plain-troll")


@pytest.mark.rules("TC-C.18", "TC-L.6")
def test_it_can_be_granted_for_a_while() -> None:
    crew = "[{key: a, do: [{until: round-end, hold: [{grant-keyword: invulnerable-to-crew}]}]}]"
    other = "[{key: a, do: [{exert: {kind: crew, other: true}}]}]"
    lying = {"crew:0": ["verb-crew"], "crew:1": ["verb-alien"]}
    trial = Trial(lying, {"verb-crew": crew, "verb-alien": other}).do("verb-crew")
    trial.do("verb-alien", seat=1)
    assert not trial.exerted("verb-crew")
