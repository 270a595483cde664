"""Cards in play exert, ready, leave, move and change hands, by effect and as costs."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.context import Outcome
from tabletop.engine.ids import SeatId
from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial, event

CREW = ["verb-crew", "verb-alien", "verb-cousin"]
EXERTED = [Lying(name, exerted=True) for name in CREW]


def cost(text: str, lying: dict[str, list[str | Lying]], **more: Any) -> Trial:
    """Let seat 0 use an ability of a Connection for a cost, for 1 VP."""
    ability = f"[{{key: a, timing: action, cost: [{text}], do: [{{gain: {{counter: vp}}}}]}}]"
    return Trial({"connections:0": ["verb-ally"], **lying}, {"verb-ally": ability}, **more).use(
        "verb-ally"
    )


@pytest.mark.rules("TC-7.1", "TC-7.2", "TC-L.8")
def test_exert_and_ready_all_that_are_meant() -> None:
    trial = event("{exert: {kind: crew}}", {"crew:0": CREW}).do("verb-event")
    assert all(trial.exerted(name) for name in CREW)
    assert trial.value == Outcome()
    trial = event("{ready: {kind: crew}}", {"crew:0": EXERTED}).do("verb-event")
    assert not any(trial.exerted(name) for name in CREW)


@pytest.mark.rules("TC-7.2", "TC-L.24")
def test_an_exerted_card_can_not_exert_nor_a_ready_one_ready() -> None:
    some = {"crew:0": [EXERTED[0], "verb-alien"]}
    trial = event("{exert: {kind: crew}}", some).do("verb-event")
    assert trial.value == Outcome(False), "one of them did not exert"
    trial = event("{ready: {kind: crew}}", some).do("verb-event")
    assert trial.value == Outcome(False)


@pytest.mark.rules("TC-7.1")
def test_only_cards_in_play_exert() -> None:
    trial = event("{exert: {in: hand}}", {"hand:0": ["verb-crew"]}).do("verb-event")
    assert not trial.exerted("verb-crew")


@pytest.mark.rules("TC-L.15", "TC-L.26", "TC-10.4", "TC-L.28")
def test_so_many_are_chosen_by_whom_the_card_says() -> None:
    do = "{exert: {what: {kind: crew, controlled-by: others}, count: 2, by: others}}"
    trial = event(do, {"crew:1": CREW}).do("verb-event")
    assert (trial.asked().seat, trial.asked().least, trial.asked().most) == (1, 2, 2)
    trial.picks("verb-crew", "verb-cousin")
    assert [trial.exerted(name) for name in CREW] == [True, False, True]


@pytest.mark.rules("TC-L.15")
def test_up_to_so_many_may_be_fewer_and_any_number_none() -> None:
    do = "{ready: {what: {kind: crew}, count: 2, up-to: true}}"
    trial = event(do, {"crew:0": EXERTED}).do("verb-event")
    assert (trial.asked().least, trial.asked().most) == (0, 2)
    trial.picks("verb-alien")
    assert [trial.exerted(name) for name in CREW] == [True, False, True]
    trial = event("{jettison: {what: {kind: crew}, up-to: true}}", {"crew:0": CREW})
    trial.do("verb-event")
    assert (trial.asked().least, trial.asked().most) == (0, 3)
    assert trial.answer(()).names("crew:0") == CREW


@pytest.mark.rules("TC-L.15")
def test_what_was_jettisoned_has_a_name_and_a_number() -> None:
    do = "{jettison: {what: {kind: crew}, count: 2, as: gone}}, {gain: {counter: vp, count: gone}}"
    trial = event(do, {"crew:0": CREW}).do("verb-event").picks("verb-crew", "verb-alien")
    assert trial.held(0) == {"vp": 2}


@pytest.mark.rules("TC-30.3", "TC-7.6", "TC-7.7", "TC-R.50", "TC-1.10", "TC-2.6", "TC-L.8")
def test_jettison_sends_a_card_and_what_is_on_it_to_their_owners() -> None:
    lying = {
        "crew:0": [
            Lying("verb-crew", owner=1, controller=0),
            Lying("verb-gun", on="verb-crew"),
            Lying("verb-leech", on="verb-crew", owner=1, controller=1),
        ]
    }
    trial = event("{jettison: {kind: crew}}", lying).do("verb-event")
    assert trial.names("discard:0") == ["verb-gun"]
    assert trial.names("discard:1") == ["verb-leech", "verb-crew"]


@pytest.mark.rules("TC-7.7", "TC-7.8")
def test_an_attached_card_leaves_and_exerts_apart_from_its_foundation() -> None:
    lying = {"crew:0": ["verb-crew", "verb-gun", "verb-vest"]}
    do = "{jettison: {kind: gear, where: {subtype: weapon}}}, {exert: {kind: gear}}"
    trial = event(do, lying).do("verb-event")
    assert trial.names("crew:0") == ["verb-crew", "verb-vest"]
    assert trial.exerted("verb-vest")
    assert not trial.exerted("verb-crew")


@pytest.mark.rules("TC-1.19")
@pytest.mark.parametrize("verb", ["jettison", "disperse"])
def test_a_ship_can_not_be_removed(verb: str) -> None:
    trial = event(f"{{{verb}: {{ship: you}}}}").do("verb-event")
    assert trial.names("ship:0") == ["plain-scout"]
    assert trial.value == Outcome(False)


@pytest.mark.rules("TC-30.4", "TC-1.28", "TC-R.50", "TC-L.8")
def test_disperse_takes_cards_from_anywhere_but_not_what_is_on_them() -> None:
    lying = {"crew:0": ["verb-crew", "verb-gun"], "discard:0": ["plain-penny"]}
    trial = event("{disperse: {kind: crew}}, {disperse: {in: discard}}", lying).do("verb-event")
    assert trial.names("crew:0") == []
    assert trial.names("dispersed") == ["verb-crew", "plain-penny", "verb-gun"]
    alone = event("{disperse: {kind: crew}}", lying).do("verb-event")
    assert alone.names("dispersed") == ["verb-crew"]
    assert alone.names("discard:0") == ["plain-penny", "verb-gun"]


@pytest.mark.rules("TC-R.62", "TC-9.5", "TC-1.8", "TC-L.8", "TC-L.13")
def test_remove_is_for_adventure_cards_and_jettison_is_not() -> None:
    lying = {"slot:0": ["verb-job", Lying("verb-run", owner=1, face_up=True)]}
    trial = event("{jettison: {kind: contract}}", lying).do("verb-event")
    assert trial.names("slot:0") == ["verb-job", "verb-run"]
    trial = event("{remove: {kind: complication}}", lying).do("verb-event")
    assert trial.names("slot:0") == ["verb-job"]
    assert trial.names("adventure-discard:1") == ["verb-run"]
    trial = event("{remove: {kind: contract}}", lying).do("verb-event")
    assert trial.names("adventure-discard:0") == ["verb-job"]
    assert trial.names("adventure-discard:1") == ["verb-run"]


@pytest.mark.rules("TC-L.10", "TC-30.8", "TC-1.10")
def test_moving_a_card_to_its_owners_hand() -> None:
    lying = {"crew:0": [Lying("verb-crew", owner=1, controller=0)]}
    do = "{move: {what: {kind: crew}, to: {zone: hand, of: {owner: it}}}}"
    assert event(do, lying).do("verb-event").names("hand:1") == ["verb-crew"]


@pytest.mark.rules("TC-L.9", "TC-29.15", "TC-7.9")
def test_gear_moves_to_another_crew_unless_it_is_integral() -> None:
    lying = {"crew:0": ["verb-crew", "verb-gun", "plain-implant", "verb-alien"]}
    do = "{move-to: {what: {kind: gear}, to: {kind: crew, trait: corsair}}}"
    trial = event(do, lying).do("verb-event")
    cards = trial.board.cards
    assert cards[trial.card("verb-gun")].attached_to == trial.card("verb-alien")
    assert cards[trial.card("plain-implant")].attached_to == trial.card("verb-crew")
    assert "plain-implant stays where it is." in trial.said
    assert trial.value == Outcome(False)


@pytest.mark.rules("TC-2.3", "TC-2.4", "TC-R.52", "TC-3.3", "TC-L.9")
def test_control_of_a_crew_changes_with_its_gear_but_not_its_hindrances() -> None:
    lying = {
        "crew:1": [
            "verb-crew",
            Lying("verb-gun", on="verb-crew"),
            Lying("verb-leech", on="verb-crew", controller=1),
        ]
    }
    trial = event("{take-control: {of: {kind: crew}}}", lying).do("verb-event")
    cards = trial.board.cards
    assert cards[trial.card("verb-crew")].controller == 0
    assert cards[trial.card("verb-gun")].controller == 0
    assert cards[trial.card("verb-leech")].controller == 1
    assert {cards[trial.card(name)].owner for name in ("verb-crew", "verb-gun")} == {1}


@pytest.mark.rules("TC-R.52", "TC-L.30")
def test_so_it_does_while_an_effect_lasts() -> None:
    lying = {"crew:1": ["verb-crew", "verb-gun", "verb-leech"]}
    hold = "{control: {of: chosen}}"
    do = f"{{choose: {{as: chosen, from: {{kind: crew}}}}}}, {{until: round-end, hold: [{hold}]}}"
    trial = event(do, lying).do("verb-event").picks("verb-crew")
    reader = trial.reader
    assert reader.controller(trial.card("verb-crew")) == 0
    assert reader.controller(trial.card("verb-gun")) == 0
    assert reader.controller(trial.card("verb-leech")) == 1


@pytest.mark.rules("TC-L.9", "TC-R.45", "TC-2.2", "TC-7.4", "TC-7.5", "TC-7.9", "TC-1.5")
@pytest.mark.parametrize(
    ("name", "zone", "on"),
    [
        ("verb-alien", "crew:0", None),
        ("verb-ally", "connections:0", None),
        ("verb-gun", "crew:0", "verb-crew"),
        ("verb-array", "ship:0", "plain-scout"),
    ],
)
def test_a_permanent_is_put_into_play_ready(name: str, zone: str, on: str | None) -> None:
    lying = {"discard:0": [name], "crew:0": ["verb-crew"]}
    trial = event("{put-into-play: {what: {in: discard}}}", lying).do("verb-event")
    card = trial.board.cards[trial.card(name)]
    assert card.zone == zone
    assert card.face_up
    assert (card.turn, card.controller) == (0, 0)
    assert card.attached_to == (None if on is None else trial.card(on))


@pytest.mark.rules("TC-2.1", "TC-L.9")
def test_it_may_enter_under_another_captain_exerted_and_on_a_given_card() -> None:
    lying = {"discard:0": ["verb-gun"], "crew:1": ["verb-crew", "verb-alien"]}
    do = (
        "{put-into-play: {what: {in: discard}, who: others, onto: {trait: corsair}, exerted: true}}"
    )
    trial = event(do, lying).do("verb-event")
    card = trial.board.cards[trial.card("verb-gun")]
    assert card.attached_to == trial.card("verb-alien")
    assert (card.owner, card.controller, card.turn) == (0, 1, 1)


@pytest.mark.rules("TC-16.5", "TC-8.4", "TC-16.6")
def test_what_has_nothing_to_go_on_stays_where_it_is() -> None:
    for name in ("verb-gun", "verb-hulk", "plain-penny"):
        lying = {"discard:0": [name]}
        trial = event("{put-into-play: {what: {in: discard}}}", lying).do("verb-event")
        assert trial.names("discard:0") == [name]
        assert trial.value == Outcome(False)


@pytest.mark.rules("TC-29.11", "TC-16.6", "TC-L.40")
def test_a_hindrance_may_go_on_an_opposing_crew_and_its_player_chooses() -> None:
    lying = {"hand:0": ["verb-leech"], "crew:0": ["verb-crew"], "crew:1": ["verb-alien"]}
    trial = event("{put-into-play: {what: {in: hand}}}", lying).do("verb-event")
    assert trial.choices() == ["verb-crew", "verb-alien"]
    trial.picks("verb-alien")
    assert trial.board.cards[trial.card("verb-leech")].controller == SeatId(0)


@pytest.mark.rules("TC-5.9", "TC-7.2", "TC-L.31", "TC-5.3")
@pytest.mark.parametrize(("exerted", "paid"), [(False, True), (True, False)])
def test_exert_without_an_object_exerts_the_card_itself(exerted: bool, paid: bool) -> None:
    lying: dict[str, list[str | Lying]] = {"connections:0": [Lying("verb-ally", exerted=exerted)]}
    trial = cost("exert", lying)
    assert trial.value is paid
    assert trial.held(0) == ({"vp": 1} if paid else {})


@pytest.mark.rules("TC-L.31", "TC-R.97", "TC-5.9")
def test_jettison_as_a_cost_and_the_ability_still_resolves() -> None:
    trial = cost("jettison", {})
    assert trial.names("discard:0") == ["verb-ally"]
    assert trial.held(0) == {"vp": 1}


@pytest.mark.rules("TC-L.31", "TC-L.38", "TC-5.10", "TC-2.5")
def test_another_card_exerts_or_is_jettisoned_by_choice_as_a_cost() -> None:
    mine = "{what: {kind: crew, controlled-by: you}, count: 2}"
    trial = cost(f"{{jettison: {mine}}}", {"crew:0": [*CREW], "crew:1": ["plain-hand"]})
    assert trial.choices() == CREW
    trial.picks("verb-crew", "verb-alien")
    assert trial.names("crew:0") == ["verb-cousin"]
    assert cost(f"{{jettison: {mine}}}", {"crew:0": ["verb-crew"]}).value is False
    assert cost(f"{{exert: {mine}}}", {"crew:0": [EXERTED[0], "verb-alien"]}).value is False


@pytest.mark.rules("TC-R.41", "TC-22.5", "TC-5.8")
def test_one_card_does_not_pay_two_costs() -> None:
    one = "{what: {kind: crew, controlled-by: you}, count: 1}"
    both = f"{{exert: {one}}}, {{jettison: {one}}}"
    assert cost(both, {"crew:0": ["verb-crew"]}).value is False
    trial = cost(both, {"crew:0": ["verb-crew", "verb-alien"]})
    assert trial.picks("verb-crew").picks("verb-alien").value is True


@pytest.mark.rules("TC-L.32", "TC-30.4")
def test_dispersing_from_the_discard_pile_as_a_cost() -> None:
    text = "{disperse: {what: {in: discard}, count: 1}}"
    trial = cost(text, {"discard:0": ["plain-penny", "plain-purse"]}).picks("plain-purse")
    assert trial.names("dispersed") == ["plain-purse"]
    assert cost(text, {}).value is False
