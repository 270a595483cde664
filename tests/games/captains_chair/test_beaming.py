"""Beaming and Helmets (section 19)."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair import symbols, traits
from tabletop.games.captains_chair.beaming import why_not_beamed
from tabletop.games.captains_chair.whose import cards_in_play
from tests.games.captains_chair.tables import Lying, carrier
from tests.games.captains_chair.verbs import Trial, effect

SHIP = {"fleet:0": ["plain-ship"]}


@pytest.mark.rules("CC-19.1", "CC-26.4", "CC-26.5", "CC-R.23")
def test_a_card_of_the_hand_goes_under_a_ship_and_is_brought_into_play() -> None:
    trial = effect(
        "{beam: {onto: {in-play: {kind: ship}}}}", {"hand:0": ["plain-incident"], **SHIP}
    ).do()
    assert carrier(trial.table, "plain-incident") == "plain-ship"
    assert trial.board.cards[trial.card("plain-incident", "fleet:0")].face_up
    assert trial.moments("beamed") == [(0, ["plain-incident", "plain-ship"], 0)]
    assert trial.moments("brought-into-play") == [(0, ["plain-incident"], 0)]


@pytest.mark.rules("CC-R.23")
def test_a_card_that_is_in_play_already_is_not_brought_into_it() -> None:
    trial = effect("{beam: {what: self, onto: {in-play: {kind: ship}}}}", SHIP).do()
    assert carrier(trial.table, "plain-directive") == "plain-ship"
    assert trial.moments("brought-into-play") == []


@pytest.mark.rules("CC-19.2", "CC-14.1", "CC-16.2", "CC-26.1")
def test_a_beamed_card_has_its_type_and_traits_only() -> None:
    lying = {
        "fleet:0": ["plain-ship", Lying("plain-expert", on="plain-ship")],
        "hand:0": ["plain-person"],
    }
    texts = {
        "plain-expert": "[{key: p, timing: passive, always: [{hand-size: 2}]}]",
        "plain-ship": "[{key: p, timing: passive, always: [{hand-size: 1}]}]",
    }
    trial = Trial(lying, texts)
    expert = trial.card("plain-expert")
    assert expert in tuple(cards_in_play(trial.board, SeatId(0)))
    assert symbols.in_play(trial.reader, SeatId(0), "research") == 0
    from tabletop.games.captains_chair.hand_size import hand_size

    assert hand_size(trial.reader, SeatId(0)) == 6


@pytest.mark.rules("CC-E.16", "CC-14.1")
def test_all_traits_of_beamed_cards_are_in_play() -> None:
    trial = Trial(
        {
            "fleet:0": ["plain-ship", Lying("plain-klingon", on="plain-ship")],
            "neutral": ["plain-world", Lying("plain-human", on="plain-world", owner=0)],
        }
    )
    mine = tuple(cards_in_play(trial.board, SeatId(0)))
    found = {trait for card in mine for trait in traits.printed_traits(trial.reader, card)}
    assert {"klingon", "human", "starfleet"} <= found
    theirs = tuple(cards_in_play(trial.board, SeatId(1)))
    assert trial.card("plain-human") not in theirs


@pytest.mark.rules("CC-19.1")
def test_a_card_goes_neither_under_itself_nor_under_what_it_carries() -> None:
    lying = {"bridge:0": ["plain-person", Lying("plain-expert", on="plain-person")]}
    trial = Trial(lying)
    person, expert = trial.card("plain-person"), trial.card("plain-expert")
    for host in (person, expert):
        refusal = why_not_beamed(trial.reader, person, host)
        assert refusal is not None
        assert "onto itself" in refusal.reason.text
    assert why_not_beamed(trial.reader, expert, person) is None


@pytest.mark.rules("CC-19.3", "CC-17.4", "CC-R.62")
def test_a_ship_may_be_beamed_without_token_and_a_location_never() -> None:
    lying = {"fleet:0": ["plain-ship", "plain-cruiser"], "hand:0": ["plain-world"]}
    trial = effect(
        "{beam: {what: {in-play: {named: plain-cruiser}}, onto: {in-play: {named: plain-ship}}}}",
        lying,
    )
    assert why_not_beamed(trial.reader, trial.card("plain-world"), trial.card("plain-ship"))
    captain = trial.board.piles["captain:0"][0]  # type: ignore[index]
    assert why_not_beamed(trial.reader, captain, trial.card("plain-ship"))
    trial.do()
    assert carrier(trial.table, "plain-cruiser") == "plain-ship"
    assert carrier(trial.table, "token-plain-cruiser") is None


@pytest.mark.rules("CC-19.5", "CC-17.11", "CC-21.6")
def test_a_beamed_card_can_leave_alone() -> None:
    lying = {
        "fleet:0": [
            "plain-ship",
            Lying("plain-human", on="plain-ship"),
            Lying("plain-helmet", on="plain-human"),
            Lying("plain-cargo", on="plain-ship"),
        ]
    }
    trial = effect("{recall: {what: {in-play: {trait: human}}}}", lying).do()
    assert sorted(trial.names("hand:0")) == ["plain-helmet", "plain-human"]
    assert trial.names("fleet:0") == ["plain-ship", "plain-cargo"]


@pytest.mark.rules("CC-19.8", "CC-R.61")
def test_a_person_wears_one_helmet_and_others_may_carry_more() -> None:
    lying = {
        "bridge:0": ["plain-human", Lying("plain-helmet", on="plain-human"), "plain-person"],
        "fleet:0": ["plain-ship", Lying("plain-helmet", on="plain-ship")],
        "hand:0": ["plain-helmet"],
    }
    trial = effect("{beam: {onto: {in-play: {beamed: false, other: true}}}}", lying).do()
    offered = trial.choices()
    assert "plain-human" not in offered
    assert {"plain-person", "plain-ship"} <= set(offered)


@pytest.mark.rules("CC-19.8", "CC-L.23")
def test_who_wears_a_helmet_is_asked_of_persons() -> None:
    lying = {
        "bridge:0": ["plain-human", Lying("plain-helmet", on="plain-human")],
        "fleet:0": ["plain-ship", Lying("plain-helmet", on="plain-ship")],
    }
    do = "{log: {what: {in-play: {where: {wears-helmet: it}}}}}"
    trial = effect(do, lying).do()
    assert trial.names("log:0") == ["plain-human", "plain-helmet"]


@pytest.mark.rules("CC-27.6", "CC-L.24")
def test_some_cards_work_only_with_their_helmet() -> None:
    text = (
        "[{key: h, timing: special, always: [only-with-helmet]},"
        "{key: p, timing: passive, always: [{hand-size: 2}]}]"
    )
    from tabletop.games.captains_chair.hand_size import hand_size

    bare = Trial({"fleet:0": ["plain-ongoing"]}, {"plain-ongoing": text})
    assert hand_size(bare.reader, SeatId(0)) == 5
    lying = {"fleet:0": ["plain-ongoing", Lying("plain-helmet", on="plain-ongoing")]}
    assert hand_size(Trial(lying, {"plain-ongoing": text}).reader, SeatId(0)) == 7


@pytest.mark.rules("CC-R.52", "CC-L.19")
def test_what_is_beamed_onto_a_neutral_location_stays_its_owners() -> None:
    lying = {"hand:0": ["plain-human"], "neutral": ["plain-world"]}
    trial = effect("{beam: {onto: {locations: neutral}}}", lying).do()
    assert trial.board.cards[trial.card("plain-human")].owner == 0
    assert trial.card("plain-human") in tuple(cards_in_play(trial.board, SeatId(0)))


@pytest.mark.rules("CC-R.23", "CC-15.15")
def test_a_market_card_that_is_beamed_at_once_is_brought_into_play_and_owned() -> None:
    lying = {"market-person": ["plain-human"], "neutral": ["plain-world"], **SHIP}
    do = "{beam: {what: {in-market: {kind: person}}, onto: {locations: neutral}}}"
    trial = effect(do, lying).do()
    assert trial.board.cards[trial.card("plain-human")].owner == 0
    assert trial.moments("brought-into-play") == [(0, ["plain-human"], 0)]


@pytest.mark.rules("CC-L.14")
def test_what_goes_onto_which_of_several_is_chosen() -> None:
    lying = {"fleet:0": ["plain-ship", "plain-cruiser"], "hand:0": ["plain-human", "plain-cargo"]}
    do = "{beam: {fitting: {kind: person}, onto: {in-play: {kind: ship}}}}"
    trial = effect(do, lying).do().picks("plain-cruiser")
    assert carrier(trial.table, "plain-human") == "plain-cruiser"


@pytest.mark.rules("CC-E.16", "CC-14.1")
def test_the_three_cards_of_the_example_have_exactly_these_traits() -> None:
    lying = {
        "fleet:0": [
            "uss-shenzhou",
            Lying("tellarites", on="uss-shenzhou"),
            Lying("bolians", on="uss-shenzhou"),
        ],
        "space:0": ["risa", Lying("lieutenant-detmer", on="risa")],
    }
    trial = Trial(lying)
    mine = cards_in_play(trial.board, SeatId(0))
    beamed = [card for card in mine if trial.board.cards[card].attached_to is not None]
    assert len(beamed) == 3
    found = {trait for card in beamed for trait in traits.printed_traits(trial.reader, card)}
    assert found == {"attack", "tellarite", "starfleet", "human", "pilot"}


@pytest.mark.rules("CC-19.8", "CC-R.61")
def test_two_helmets_are_not_beamed_onto_a_person_at_once() -> None:
    lying = {"bridge:0": ["plain-human"], "hand:0": ["plain-helmet", "plain-helmet"]}
    do = "{beam: {onto: {in-play: {kind: person}}, count: 2}}"
    trial = effect(do, lying).do()
    assert trial.names("bridge:0") == ["plain-human", "plain-helmet"]
    assert trial.names("hand:0") == ["plain-helmet"]
