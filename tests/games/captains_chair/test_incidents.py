"""Incidents, Encounters, giving, and Red Alert (``CC-5.4`` to 5.6, ``CC-15.16`` to 15.20)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.ability import FACT
from tabletop.effects.context import Context, Outcome
from tabletop.effects.usable import why_not
from tabletop.engine.ids import DefId, SeatId
from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import TRIED, Trial, effect, operation

TWO = {"incidents": ["power-loss", "hostile-contact"]}


@pytest.mark.rules("CC-15.16", "CC-15.18", "CC-L.13", "CC-L.28", "CC-22.1")
def test_taking_an_incident_takes_the_top_one_unseen_into_the_hand() -> None:
    trial = effect("{take-incident: 1}", TWO).do()
    assert trial.names("hand:0") == ["hostile-contact"]
    assert trial.names("incidents") == ["power-loss"]
    assert trial.moments("incident-taken") == [(0, ["hostile-contact"], 0)]
    assert trial.moments("gained-card") == []
    assert trial.seen(1, "hand:0") == ["hidden"]
    assert trial.said == ["seat 0 takes 1 Incident."]


@pytest.mark.rules("CC-15.18", "CC-R.20", "CC-L.7")
def test_the_opponent_takes_incidents_one_by_one() -> None:
    trial = effect("{take-incident: {count: 2, who: opponent}}").do()
    assert trial.names("hand:1") == ["plain-incident"] * 2
    assert len(trial.moments("incident-taken")) == 2


@pytest.mark.rules("CC-15.19", "CC-L.13", "CC-L.28", "CC-13.3")
def test_returning_puts_an_incident_under_the_pile() -> None:
    lying = {**TWO, "hand:0": ["plain-incident", "plain-cargo"], "discard:0": ["plain-incident"]}
    trial = effect("{return-incident: 1}", lying).do()
    assert trial.names("incidents") == ["plain-incident", "power-loss", "hostile-contact"]
    assert trial.names("hand:0") == ["plain-cargo"]
    assert trial.names("discard:0") == ["plain-incident"]
    assert trial.moments("incident-returned") == [(0, ["plain-incident"], 0)]
    assert trial.seen(0, "incidents") == ["hidden"] * 3
    assert effect("{return-incident: 1}", {"hand:0": ["plain-cargo"]}).do().value == Outcome(False)


@pytest.mark.rules("CC-15.19", "CC-R.6", "CC-R.74", "CC-L.5", "CC-L.7")
def test_both_players_return_up_to_so_many_from_several_places_the_active_one_first() -> None:
    do = (
        "{return-incident: {count: 1, up-to: true, from: [hand, discard], who: everyone,"
        " as: back}},"
        "{gain: {counter: dilithium, count: back}}"
    )
    lying = {
        "discard:0": ["plain-incident"],
        "hand:1": ["power-loss", "plain-cargo"],
        "discard:1": ["hostile-contact"],
    }
    trial = effect(do, lying).do()
    assert trial.asked().seat == 0
    trial.picks("plain-incident")
    assert trial.asked().seat == 1
    assert trial.choices() == ["power-loss", "hostile-contact"]
    both = trial.picks("power-loss")
    assert both.held("dilithium") == 2
    assert effect(do, lying).do().picks().picks().held("dilithium") == 0


@pytest.mark.rules("CC-15.19", "CC-R.6")
def test_any_number_may_be_returned() -> None:
    lying = {"hand:0": ["plain-incident", "power-loss", "hostile-contact"]}
    trial = effect("{return-incident: {any: true}}", lying).do()
    trial.picks("plain-incident", "hostile-contact")
    assert trial.names("hand:0") == ["power-loss"]


@pytest.mark.rules("CC-13.3", "CC-R.4")
def test_an_incident_that_is_played_may_return_itself() -> None:
    text = (
        "[{key: a, timing: play, cost: [{spend: {latinum: 1}}],"
        " do: [{return-incident: {what: self}}]}]"
    )
    lying = {"briefing:0": ["plain-incident"], "incidents": ["power-loss"]}
    trial = Trial(lying, {"plain-incident": text}, counters={0: {"latinum": 1}})
    trial.use("plain-incident")
    assert trial.names("incidents") == ["plain-incident", "power-loss"]
    plain = operation("do: [{return-incident: 1}]")
    assert plain.why_not() is None


@pytest.mark.rules("CC-R.4", "CC-9.5")
def test_returning_is_a_cost_only_in_the_form_do_this_to_do_that() -> None:
    do = "{do: [{return-incident: 1}], to: [{gain: {counter: latinum}}]}"
    assert operation(f"do: [{do}]").why_not() is not None
    assert effect(do).do().held("latinum") == 0
    assert effect(do, {"hand:0": ["power-loss"]}).do().held("latinum") == 1


@pytest.mark.rules("CC-15.20", "CC-R.52", "CC-L.13", "CC-L.28")
def test_a_given_incident_is_taken_by_the_receiver_and_not_returned_by_the_giver() -> None:
    lying = {"hand:0": ["power-loss", "hostile-contact", "plain-cargo"]}
    trial = effect("{give: {fitting: {kind: incident}}}", lying).do()
    assert trial.choices() == ["power-loss", "hostile-contact"]
    trial.picks("power-loss")
    assert trial.names("hand:1") == ["power-loss"]
    assert trial.moments("incident-given") == [(0, ["power-loss"], 0)]
    assert trial.moments("incident-taken") == [(1, ["power-loss"], 0)]
    assert trial.moments("incident-returned") == []
    assert trial.board.cards[trial.card("power-loss")].owner == 1
    assert trial.said == ["seat 0 gives seat 1 1 Incident."]


@pytest.mark.rules("CC-15.20")
def test_without_a_fitting_card_nothing_is_given_and_other_cards_are_no_incidents() -> None:
    assert effect("{give: {fitting: {kind: incident}}}").do().value == Outcome(False)
    trial = effect("{give: {fitting: {kind: cargo}}}", {"hand:0": ["plain-cargo"]}).do()
    assert trial.names("hand:1") == ["plain-cargo"]
    assert trial.moments("incident-taken") == []


@pytest.mark.rules("CC-25.6", "CC-R.100")
def test_a_cadet_gains_glory_where_the_opponent_would_take_an_incident() -> None:
    trial = effect("{take-incident: {who: opponent}}", seats=1).do()
    assert (trial.held("glory"), len(trial.names("incidents"))) == (1, 4)
    given = effect("{give: {fitting: {kind: incident}}}", {"hand:0": ["power-loss"]}, seats=1).do()
    assert given.held("glory") == 1
    assert given.names("hand:0") == ["power-loss"]
    nothing = effect("{give: {fitting: {kind: incident}}}", seats=1).do()
    assert nothing.held("glory") == 0
    own = effect("{take-incident: 1}", seats=1).do()
    assert own.names("hand:0") == ["plain-incident"]


PILE = {"encounters": ["plain-encounter", "plain-cargo", "plain-ship"]}


@pytest.mark.rules("CC-15.17", "CC-15.16", "CC-L.13")
def test_an_encounter_is_taken_from_the_top_or_out_of_several() -> None:
    trial = effect("{take-encounter: 1}", PILE).do()
    assert trial.names("hand:0") == ["plain-ship"]
    assert trial.moments("encounter-taken") == [(0, ["plain-ship"], 0)]
    of_two = effect("{take-encounter: {count: 1, look: 2}}", PILE).do()
    assert of_two.seen(0, "encounters") == ["hidden", "plain-cargo", "plain-ship"]
    assert of_two.seen(1, "encounters") == ["hidden"] * 3
    of_two.picks("plain-cargo")
    assert of_two.names("hand:0") == ["plain-cargo"]
    assert of_two.names("encounters") == ["plain-encounter", "plain-ship"]
    assert of_two.seen(0, "encounters") == ["hidden"] * 2


@pytest.mark.rules("CC-R.46")
def test_an_empty_encounter_pile_gives_none() -> None:
    assert effect("{take-encounter: 1}").do().value == Outcome(False)
    assert effect("{take-encounter: {look: 2}}").do().value == Outcome(False)


def last(lying: dict[str, Any], **more: Any) -> Trial:
    """Take the last Incident in the midst of an effect."""
    do = "{take-incident: 1}, {gain: {counter: latinum}}"
    return effect(do, {"incidents": ["power-loss"], **lying}, **more).do()


@pytest.mark.rules("CC-5.4", "CC-R.81", "CC-R.82", "CC-L.13")
def test_the_last_incident_ends_the_game_in_the_midst_of_an_operation() -> None:
    counted = {
        "hand:1": ["hostile-contact"],
        "discard:1": ["plain-incident"],
        "reserve:0": ["plain-incident"] * 4,
        "developments:0": ["plain-incident"],
    }
    trial = last(counted)
    result = trial.board.result
    assert result is not None
    assert (result.winners, result.rule) == ((0,), "CC-5.4")
    assert trial.held("latinum") == 0
    assert trial.moments("incident-taken") == []


@pytest.mark.rules("CC-5.4", "CC-R.81", "CC-R.82")
@pytest.mark.parametrize(
    "where",
    ["hand:1", "discard:1", "deck:1", "log:1", "briefing:1", "space:1"],
)
def test_incidents_count_wherever_they_are_the_own(where: str) -> None:
    result = last({where: ["plain-incident"] * 2}).board.result
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.rules("CC-R.82", "CC-5.4")
def test_beamed_incidents_count_also_at_a_neutral_location() -> None:
    beamed = Lying("plain-incident", on="plain-world", owner=1)
    lying = {"neutral": ["plain-world", beamed], "hand:1": ["plain-incident"]}
    result = last(lying).board.result
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.rules("CC-5.4", "CC-R.81")
def test_the_incident_just_taken_counts_for_its_taker() -> None:
    result = last({}).board.result
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.rules("CC-5.5", "CC-R.82")
def test_with_equally_many_incidents_final_scoring_decides() -> None:
    trial = last({"hand:1": ["plain-incident"]}, counters={0: {"glory": 1}, 1: {"glory": 3}})
    result = trial.board.result
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.rules("CC-5.6", "CC-5.4")
def test_red_alert_ends_the_game_after_the_credits_as_well() -> None:
    assert last({"hand:1": ["plain-incident"] * 2}, remaining=2).board.result is not None


@pytest.mark.rules("CC-25.7")
def test_a_cadet_loses_by_red_alert() -> None:
    result = last({}, seats=1).board.result
    assert result is not None
    assert (result.winners, result.rule) == ((), "CC-25.7")


@pytest.mark.rules("CC-15.20", "CC-22.1")
def test_whoever_gives_a_card_knows_it_in_the_other_hand() -> None:
    lying = {"hand:0": ["power-loss"], "hand:1": ["plain-cargo"]}
    trial = effect("{give: {}}", lying).do()
    assert sorted(trial.seen(0, "hand:1")) == ["hidden", "power-loss"]


@pytest.mark.rules("CC-R.81")
def test_looking_at_the_last_incidents_or_giving_one_is_no_red_alert() -> None:
    trial = effect("{look: {in: incidents}}", {"incidents": ["power-loss"]}).do()
    assert trial.board.result is None
    given = effect("{give: {}}", {"incidents": [], "hand:0": ["power-loss"]}).do()
    assert given.board.result is None


@pytest.mark.rules("CC-R.81")
def test_red_alert_stops_the_paying_of_a_cost() -> None:
    text = "cost: [{take-incident: 1}, {spend: {latinum: 1}}], do: [draw]"
    trial = operation(text, {"incidents": ["power-loss"]}, counters={0: {"latinum": 1}}).use()
    assert trial.board.result is not None
    assert trial.held("latinum") == 1
    assert TRIED in trial.names("briefing:0")


@pytest.mark.rules("CC-R.1", "CC-9.5")
@pytest.mark.parametrize(
    ("brings", "lying"),
    [
        ("{take-incident: 1}", {}),
        ("{take-encounter: 1}", PILE),
        ("{gain-card: {kind: ally, to: hand}}", {"market-ally": ["plain-ally"]}),
        ("{scan: {kind: ally, to: hand}}", {"market-ally": ["plain-ally"]}),
        ("{do: [{take-incident: 1}], to: [{gain: {counter: latinum}}]}", {}),
    ],
)
def test_a_card_that_surely_comes_to_the_hand_may_be_discarded_later(
    brings: str, lying: dict[str, Any]
) -> None:
    assert operation(f"do: [{brings}, {{discard: 1}}]", lying).why_not() is None
    assert operation(f"do: [{brings}, {{discard: 2}}]", lying).why_not() is not None
    person = "{discard: {count: 1, fitting: {kind: person}}}"
    assert operation(f"do: [{brings}, {person}]", lying).why_not() is not None


@pytest.mark.rules("CC-R.1")
def test_what_the_opponent_takes_or_a_deck_gets_pays_for_nothing() -> None:
    for brings in ("{take-incident: {who: opponent}}", "{gain-card: {kind: ally}}"):
        trial = operation(f"do: [{brings}, {{discard: 1}}]", {"market-ally": ["plain-ally"]})
        assert trial.why_not() is not None


@pytest.mark.rules("CC-R.28", "CC-22.1")
@pytest.mark.parametrize(
    "cost",
    ["{return-incident: 1}", "{give: {fitting: {kind: incident}}}", "{discard: {fitting: F}}"],
)
def test_whether_a_reaction_is_asked_about_does_not_tell_what_a_hand_holds(cost: str) -> None:
    text = f"cost: [{cost.replace('F', '{kind: incident}')}], do: [draw]"
    for card, payable in (("plain-cargo", False), ("plain-incident", True)):
        trial = operation(text, {"hand:0": [card]})
        ability = trial.rules.definitions[DefId(TRIED)].facts[FACT][0]
        context = Context(trial.card(TRIED), SeatId(0))
        assert why_not(trial.reader, ability, context, as_all_see=True) is None
        assert (trial.why_not() is None) == payable
    empty = operation(text)
    ability = empty.rules.definitions[DefId(TRIED)].facts[FACT][0]
    context = Context(empty.card(TRIED), SeatId(0))
    assert why_not(empty.reader, ability, context, as_all_see=True) is not None
