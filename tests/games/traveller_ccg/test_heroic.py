"""Heroic Actions (TC-17.7 to TC-17.11)."""

from __future__ import annotations

import pytest

from tests.games.stories import find, names
from tests.games.traveller_ccg.playing import Lying, acting

HAND = {"hand:0": ["play-feat", "plain-penny"]}


@pytest.mark.rules("TC-17.7", "TC-17.8", "TC-17.11", "TC-2.4")
def test_a_crew_with_the_skill_performs_it_and_exerts() -> None:
    lying = {**HAND, "crew:0": ["plain-hand", "play-scholar"], "crew:1": ["play-scholar"]}
    story = acting(lying).use(0, "play-feat", "trained")
    offered = [story.board.cards[card] for card in story.asked().cards]
    assert [(card.definition, card.controller) for card in offered] == [("play-scholar", 0)]
    story.picks("play-scholar").pays("plain-penny")
    assert story.vp(0) == 1
    assert story.board.cards[offered[0].id].turn == 1
    assert names(story.table, "discard:0") == ["plain-penny", "play-feat"]
    assert story.asked().seat == 1, "it was an Action"


@pytest.mark.rules("TC-17.8", "TC-19.3")
def test_a_trained_crew_takes_only_the_trained_one_an_expert_either() -> None:
    trained = acting({**HAND, "crew:0": ["play-scholar"]})
    assert trained.usable() == ["play-feat trained"]
    expert = acting({**HAND, "crew:0": ["plain-doctor"]})
    assert expert.usable() == ["play-feat trained", "play-feat expert"]
    both = acting({**HAND, "crew:0": ["play-scholar", "plain-doctor"]}).use(
        0, "play-feat", "expert"
    )
    assert [both.board.cards[card].definition for card in both.asked().cards] == ["plain-doctor"]


@pytest.mark.rules("TC-17.9")
def test_without_a_ready_crew_with_the_skill_it_cannot_be_declared() -> None:
    for crew in ([], ["plain-hand"], [Lying("play-scholar", exerted=True)]):
        story = acting({**HAND, "crew:0": crew})
        assert story.usable() == []
        refusal = story.why_not(0, "play-feat", "trained")
        assert refusal is not None
        assert refusal.rule == "TC-17.9"


@pytest.mark.rules("TC-17.10", "TC-L.15", "TC-L.29")
def test_as_above_is_the_trained_text_with_what_the_expert_text_says_besides() -> None:
    story = acting({**HAND, "crew:0": ["plain-doctor"]}).use(0, "play-feat", "expert")
    story.picks("plain-doctor").pays("plain-penny")
    assert story.vp(0) == 1
    assert story.board.cards[find(story.table, "plain-doctor")].counters == {"wound": 1}


@pytest.mark.rules("TC-17.7")
def test_it_is_paid_for_and_only_in_the_action_phase() -> None:
    assert acting({"hand:0": ["play-feat"], "crew:0": ["plain-doctor"]}).usable() == []


@pytest.mark.rules("TC-17.11", "TC-R.54", "TC-28.16")
def test_a_cancelled_one_is_discarded_and_its_crew_stays_exerted() -> None:
    lying = {**HAND, "crew:0": ["play-scholar"], "crew:1": ["play-stopper"]}
    story = acting(lying).use(0, "play-feat").picks("play-scholar").pays("plain-penny")
    story.use(1, "play-stopper").passes(1, 1)
    assert story.vp(0) == 0
    assert names(story.table, "discard:0") == ["plain-penny", "play-feat"]
    assert story.board.cards[find(story.table, "play-scholar")].turn == 1


@pytest.mark.rules("TC-R.65")
def test_jack_of_all_trades_performs_none() -> None:
    assert acting({**HAND, "crew:0": ["plain-jill"]}).usable() == []
