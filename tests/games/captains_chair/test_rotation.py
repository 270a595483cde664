"""Rotating, recruiting, developments, drawing, looking (section 12)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.context import Outcome
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.clean_up import clean_up
from tabletop.games.captains_chair.drawing import draw_cards
from tests.games.captains_chair.verbs import TRIED, Trial, effect

PILE = ["plain-human", "plain-vulcan", "plain-klingon"]
ME = SeatId(0)


def drawing(count: int, lying: dict[str, Any]) -> Trial:
    return Trial(lying).run(draw_cards(ME, count))


@pytest.mark.rules("CC-12.10", "CC-L.10")
def test_a_draw_takes_the_top_card() -> None:
    trial = drawing(2, {"deck:0": PILE})
    assert trial.names("hand:0") == ["plain-klingon", "plain-vulcan"]
    assert trial.names("deck:0") == ["plain-human"]
    assert trial.moments("drawn") == [(0, ["plain-klingon"], 0), (0, ["plain-vulcan"], 0)]
    assert trial.said == ["seat 0 draws 2 cards."]


@pytest.mark.rules("CC-12.1", "CC-12.2", "CC-R.34", "CC-12.9")
def test_an_empty_deck_is_rotated_for_the_next_draw_and_a_reserve_card_lies_on_top() -> None:
    lying = {
        "deck:0": ["plain-cargo"],
        "discard:0": PILE,
        "reserve:0": ["plain-ally", "plain-ship"],
    }
    trial = Trial(lying).run(draw_cards(ME, 2), chance=[(2, 0, 1)])
    assert trial.names("hand:0") == ["plain-cargo", "plain-ship"]
    assert sorted(trial.names("deck:0")) == sorted(PILE)
    assert trial.names("discard:0") == []
    assert trial.names("reserve:0") == ["plain-ally"]
    assert trial.moments("rotated") == [(0, [], 0)]
    assert trial.moments("recruited") == [(0, ["plain-ship"], 0)]


@pytest.mark.rules("CC-R.36", "CC-12.1")
def test_a_deck_that_becomes_empty_is_not_rotated_before_a_card_is_due() -> None:
    trial = drawing(1, {"deck:0": ["plain-cargo"], "discard:0": PILE, "reserve:0": ["plain-ally"]})
    assert trial.names("deck:0") == []
    assert trial.names("discard:0") == PILE
    assert trial.moments("rotated") == []


@pytest.mark.rules("CC-12.1")
def test_the_discard_pile_is_shuffled() -> None:
    lying = {"discard:0": PILE, "reserve:0": ["plain-ally"]}
    trial = Trial(lying).run(draw_cards(ME, 1), chance=[(2, 0, 1)])
    mixed = trial.names("deck:0")
    assert mixed == [[*PILE[::-1]][place] for place in (2, 0, 1)]


@pytest.mark.rules("CC-R.37")
def test_without_a_discard_pile_the_recruited_card_is_the_deck_and_more_draws_rotate_anew() -> None:
    trial = drawing(3, {"reserve:0": ["plain-ally", "plain-ship"]})
    assert trial.names("hand:0") == ["plain-ship", "plain-ally"]
    assert len(trial.moments("rotated")) == 3
    assert len(trial.moments("recruited")) == 2


@pytest.mark.rules("CC-R.37")
def test_with_nothing_to_rotate_the_drawing_ends() -> None:
    trial = effect("{draw: 3}, {gain: {counter: latinum}}", {"deck:0": ["plain-ally"]}).do()
    assert trial.names("hand:0") == ["plain-ally"]
    assert trial.held("latinum") == 1
    assert trial.value == Outcome(False)


@pytest.mark.rules("CC-12.3")
def test_several_rotations_recruit_several_cards() -> None:
    trial = drawing(4, {"discard:0": ["plain-human"], "reserve:0": ["plain-ally", "plain-ship"]})
    assert trial.names("hand:0") == ["plain-ship", "plain-human", "plain-ally"]


COSTS = {
    "plain-vulcan": "[{key: a, timing: development, cost: [{spend: {dilithium: 3}}], "
    "do: [take-incident]}]",
    "plain-klingon": "[{key: a, timing: development, if: {track: {of: research, least: 5}}, "
    "cost: [{spend: {glory: 1}}]}]",
}
PENDING = {"developments:0": ["plain-vulcan", "plain-klingon"], "discard:0": ["plain-human"]}


@pytest.mark.rules("CC-12.4", "CC-12.8", "CC-R.34", "CC-R.39", "CC-R.40", "CC-L.11", "CC-L.26")
def test_with_an_empty_reserve_a_development_may_be_recruited_for_its_cost() -> None:
    trial = Trial(PENDING, COSTS, counters={0: {"dilithium": 3}})
    trial.run(draw_cards(ME, 2))
    assert isinstance(trial.asked(), ChooseCards)
    assert trial.choices() == ["plain-vulcan"]
    trial.picks("plain-vulcan")
    assert trial.names("hand:0") == ["plain-incident", "plain-vulcan", "plain-human"]
    assert trial.held("dilithium") == 0
    assert trial.moments("recruited") == [(0, ["plain-vulcan"], 0)]
    assert trial.moments("incident-taken") == [(0, ["plain-incident"], 0)]
    assert trial.names("developments:0") == ["plain-klingon"]


@pytest.mark.rules("CC-R.39")
def test_recruiting_a_development_may_be_declined() -> None:
    trial = Trial(PENDING, COSTS, counters={0: {"dilithium": 3}})
    trial.run(draw_cards(ME, 1)).picks()
    assert trial.names("hand:0") == ["plain-human"]
    assert trial.names("developments:0") == ["plain-vulcan", "plain-klingon"]
    assert trial.held("dilithium") == 3


@pytest.mark.rules("CC-R.39", "CC-12.5")
def test_with_no_affordable_development_nobody_is_asked() -> None:
    trial = Trial(PENDING, COSTS, counters={0: {"dilithium": 2}})
    trial.run(draw_cards(ME, 1))
    assert trial.names("hand:0") == ["plain-human"]
    assert "seat 0 has no Development to recruit." in trial.said


@pytest.mark.rules("CC-R.43", "CC-27.10")
def test_khan_recruits_developments_as_others_do_with_an_empty_reserve() -> None:
    trial = Trial(PENDING, COSTS, counters={0: {"dilithium": 3}}, captains=("khan", "plain"))
    trial.run(draw_cards(ME, 1))
    assert trial.choices() == ["plain-vulcan"]


@pytest.mark.rules("CC-12.6", "CC-12.5", "CC-L.11")
def test_an_effect_recruits_a_development_even_with_a_reserve() -> None:
    lying = {**PENDING, "reserve:0": ["plain-ally"], "deck:0": ["plain-cargo"]}
    texts = {**COSTS, TRIED: "[{key: a, do: [recruit-development]}]"}
    trial = Trial({**lying, "briefing:0": [TRIED]}, texts, counters={0: {"dilithium": 4}}).do()
    assert trial.names("deck:0") == ["plain-cargo", "plain-vulcan"]
    assert trial.names("hand:0") == ["plain-incident"]
    assert trial.names("reserve:0") == ["plain-ally"]
    poor = Trial({**lying, "briefing:0": [TRIED]}, texts).do()
    assert poor.names("deck:0") == ["plain-cargo"]
    assert poor.value == Outcome(False)


@pytest.mark.rules("CC-12.6")
def test_for_free_ignores_resources_side_effects_and_conditions() -> None:
    texts = {**COSTS, TRIED: "[{key: a, do: [{recruit-development: {free: true}}]}]"}
    trial = Trial({**PENDING, "briefing:0": [TRIED]}, texts).do()
    assert trial.choices() == ["plain-vulcan", "plain-klingon"]
    trial.picks("plain-klingon")
    assert trial.names("deck:0") == ["plain-klingon"]
    assert trial.names("hand:0") == []


@pytest.mark.rules("CC-12.6", "CC-L.11")
def test_a_development_of_a_kind() -> None:
    do = "[{key: a, do: [{recruit-development: {free: true, fitting: {trait: klingon}}}]}]"
    trial = Trial({**PENDING, "briefing:0": [TRIED]}, {**COSTS, TRIED: do}).do()
    assert trial.names("deck:0") == ["plain-klingon"]


@pytest.mark.rules("CC-12.7", "CC-L.11", "CC-27.10")
def test_an_effect_recruits_from_the_reserve_onto_the_deck() -> None:
    lying = {"reserve:0": ["plain-ally", "plain-ship"], "deck:0": ["plain-cargo"], **COSTLY}
    trial = effect("{recruit: 2}", lying).do()
    assert trial.names("deck:0") == ["plain-cargo", "plain-ship", "plain-ally"]
    assert len(trial.moments("recruited")) == 2
    trial.do()
    assert trial.names("deck:0") == ["plain-cargo", "plain-ship", "plain-ally"]
    assert trial.names("developments:0") == ["plain-vulcan"]


COSTLY = {"developments:0": ["plain-vulcan"]}


@pytest.mark.rules("CC-12.1", "CC-R.38", "CC-L.10")
def test_looking_at_more_cards_than_there_are_rotates_beneath_those_set_aside() -> None:
    lying = {
        "deck:0": ["plain-cargo", "plain-ship"],
        "discard:0": PILE,
        "reserve:0": ["plain-ally"],
    }
    trial = effect("{look-top: {count: 4, as: seen}}, {draw: 3}", lying)
    trial.do(chance=[(0, 1, 2)])
    assert trial.names("hand:0") == ["plain-ship", "plain-cargo", "plain-ally"]
    assert trial.names("deck:0") == PILE[::-1]


@pytest.mark.rules("CC-22.1", "CC-L.10")
def test_only_the_looker_sees_the_top_of_the_deck() -> None:
    trial = effect("{look-top: {count: 2, as: seen}}", {"deck:0": PILE}).do()
    assert trial.seen(0, "deck:0") == ["hidden", "plain-vulcan", "plain-klingon"]
    assert trial.seen(1, "deck:0") == ["hidden"] * 3


@pytest.mark.rules("CC-12.1", "CC-L.10")
def test_discarding_the_top_card_of_an_empty_deck_rotates_it() -> None:
    lying = {"deck:0": ["plain-cargo"], "discard:0": ["plain-human"], "reserve:0": ["plain-ally"]}
    trial = effect("{discard-top: 2}", lying).do()
    assert trial.names("discard:0") == ["plain-ally"]
    assert sorted(trial.names("deck:0")) == ["plain-cargo", "plain-human"]
    assert trial.moments("drawn") == []


@pytest.mark.rules("CC-R.34", "CC-22.1", "CC-12.9")
def test_a_recruited_reserve_card_is_known_to_its_owner_alone() -> None:
    trial = effect("{recruit: 1}", {"reserve:0": ["plain-ally", "plain-ship"]}).do()
    assert trial.seen(0, "deck:0") == ["plain-ship"]
    assert trial.seen(1, "deck:0") == ["hidden"]
    assert trial.seen(0, "reserve:0") == ["hidden"]
    assert not any("plain-ship" in line for line in trial.said)


@pytest.mark.rules("CC-R.34")
def test_a_recruited_development_is_known_to_both() -> None:
    do = "{recruit-development: {free: true}}"
    trial = effect(do, {"developments:0": ["plain-vulcan"], "deck:0": ["plain-cargo"]}).do()
    assert trial.seen(1, "deck:0") == ["hidden", "plain-vulcan"]
    assert "seat 0 recruits plain-vulcan, for free." in trial.said


@pytest.mark.rules("CC-L.10")
def test_rotating_as_an_effect_shuffles_deck_and_discard_pile_together() -> None:
    lying = {"deck:0": ["plain-cargo"], "discard:0": PILE[:2], "reserve:0": ["plain-ally"]}
    trial = effect("rotate", lying).do(chance=[(2, 0, 1)])
    assert trial.names("deck:0") == ["plain-cargo", "plain-vulcan", "plain-human", "plain-ally"]
    assert trial.names("discard:0") == []


@pytest.mark.rules("CC-12.10", "CC-L.10", "CC-14.5")
def test_drawing_from_the_discard_pile_takes_a_fitting_card_of_choice() -> None:
    lying = {"discard:0": [*PILE, "plain-cargo", "plain-wildcard"]}
    trial = effect(
        "{draw-from-discard: {fitting: {trait: [human, vulcan]}, as: drawn}}", lying
    ).do()
    assert trial.choices() == ["plain-human", "plain-vulcan", "plain-wildcard"]
    trial.picks("plain-vulcan")
    assert trial.names("hand:0") == ["plain-vulcan"]
    assert trial.moments("drawn") == [(0, ["plain-vulcan"], 0)]
    none = effect("{draw-from-discard: {fitting: {kind: ship}}}", lying).do()
    assert none.names("hand:0") == []
    assert none.value == Outcome(False)


EXAMPLE = {
    "hand:0": ["plain-cargo"],
    "deck:0": ["plain-ship", "plain-cruiser"],
    "discard:0": PILE,
}


@pytest.mark.rules("CC-E.10", "CC-12.1", "CC-12.2", "CC-11.10")
def test_drawing_up_in_the_clean_up_step_over_a_rotation() -> None:
    lying = {**EXAMPLE, "reserve:0": ["plain-ally", "lieutenant-saru"]}
    trial = Trial(lying).run(clean_up(ME))
    trial.picks()
    hand = trial.names("hand:0")
    assert hand[:4] == ["plain-cargo", "plain-cruiser", "plain-ship", "lieutenant-saru"]
    assert hand[4] in PILE
    assert len(hand) == 5


@pytest.mark.rules("CC-E.11", "CC-12.8", "CC-R.41", "CC-R.26")
def test_an_incident_taken_for_a_development_may_end_the_drawing() -> None:
    lying = {**EXAMPLE, "hand:0": ["plain-cargo"] * 2, "developments:0": ["the-red-angel"]}
    trial = Trial(lying, counters={0: {"dilithium": 3}}).run(clean_up(ME))
    trial.picks().picks("the-red-angel")
    assert len(trial.names("hand:0")) == 5
    assert "plain-incident" in trial.names("hand:0")
    assert trial.names("deck:0")[-1] == "the-red-angel"
    assert trial.held("dilithium") == 0


@pytest.mark.rules("CC-R.38", "CC-12.4")
def test_a_development_recruited_while_looking_goes_beneath_the_cards_set_aside() -> None:
    lying = {**PENDING, "deck:0": ["plain-ship"], "briefing:0": [TRIED]}
    texts = {**COSTS, TRIED: "[{key: a, do: [{look-top: {count: 2, as: seen}}]}]"}
    trial = Trial(lying, texts, counters={0: {"dilithium": 3}}).do().picks("plain-vulcan")
    assert trial.names("deck:0") == ["plain-human", "plain-vulcan", "plain-ship"]
    assert [str(trial.board.cards[card].definition) for card in trial.value.bound[0].cards] == [
        "plain-ship",
        "plain-vulcan",
    ]
