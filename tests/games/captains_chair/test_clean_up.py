"""The Clean-Up Step (section 11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.clean_up import clean_up
from tabletop.games.captains_chair.state import course
from tests.games.captains_chair.tables import (
    Laid,
    Lying,
    Story,
    counter,
    names,
    on_card,
    table,
)

MINE = SeatId(0)


def cleaning(lying: Mapping[str, Laid], seed: int = 1, **more: Any) -> Story:
    """Begin the Clean-Up Step of seat 0."""
    at = table(lying, **more)
    return Story(at, clean_up(MINE), seed=seed)


def ended(story: Story, *discarded: str) -> Story:
    """Discard these, where that is asked, and be done."""
    if not story.over and story.asked().name == "clean-up-discard":
        story.choose(*discarded)
    assert story.over, story.asked()
    return story


@pytest.mark.rules("CC-11.1", "CC-9.13")
def test_clean_up_operations_of_the_play_area_and_the_briefing_room_but_not_beamed() -> None:
    story = cleaning(
        {
            "briefing:0": ["step-tidier"],
            "bridge:0": ["step-tidier"],
            "fleet:0": ["plain-ship", Lying("step-tidier", on="plain-ship")],
            "bridge:1": ["step-tidier"],
        }
    )
    assert story.asked().name == "next-operation"
    story.answer(story.asked().cards[:1])
    ended(story)
    assert counter(story.table, 0, "latinum") == 2
    assert counter(story.table, 1, "latinum") == 0


@pytest.mark.rules("CC-11.1", "CC-R.9")
def test_one_that_can_not_be_paid_waits_for_another_and_is_left_out_in_the_end() -> None:
    lying = {"bridge:0": ["step-payer"], "space:0": []}
    assert counter(ended(cleaning(lying)).table, 0, "dilithium") == 0
    paid = ended(cleaning({"bridge:0": ["step-payer"], "briefing:0": ["step-tidier"]}))
    assert counter(paid.table, 0, "dilithium") == 3
    assert counter(paid.table, 0, "latinum") == 0


@pytest.mark.rules("CC-11.1", "CC-7.2")
def test_what_may_be_done_may_be_left() -> None:
    story = cleaning({"bridge:0": ["step-keeper"]}, counters={0: {"chips": 1}})
    assert not story.over
    story.answer("no")
    ended(story)
    assert counter(story.table, 0, "chips") == 3


@pytest.mark.rules("CC-11.2", "CC-11.3", "CC-11.4", "CC-R.78", "CC-R.79")
def test_stardates_are_executed_lowest_first_and_leave_the_game() -> None:
    story = cleaning(
        {
            "stardates-due:0": ["stardate-2", "stardate-1"],
            "stardates": ["stardate-5", "stardate-4", Lying("stardate-3", counters={"glory": 6})],
            "market-cargo": [Lying("plain-cargo", counters={"glory": 1})],
            "market-person": ["plain-person"],
            "person-pile": ["plain-vulcan", "plain-human", "plain-klingon"],
            "neutral": [
                "plain-world",
                Lying("plain-moon", counters={"teams-1": 1}),
                "plain-star",
            ],
            "location-deck": ["vulcan", "archer-iv", "denaxi-depot"],
        }
    )
    said = [line for line in story.said if "executes" in line]
    assert said == ["seat 0 executes stardate-1.", "seat 0 executes stardate-2."]
    ended(story)
    assert names(story.table, "junk") == ["plain-person", "plain-cargo", "plain-klingon"]
    assert on_card(story.table, "plain-cargo", "glory") == 0
    assert names(story.table, "neutral") == ["plain-moon", "denaxi-depot", "archer-iv"]
    assert set(names(story.table, "box")) >= {"stardate-1", "stardate-2", "plain-world"}


@pytest.mark.rules("CC-11.5", "CC-E.8")
def test_one_glory_goes_from_the_stardate_to_a_market_card_of_choice() -> None:
    story = cleaning(
        {
            "stardates": ["stardate-5", Lying("stardate-4", counters={"glory": 6})],
            "market-person": ["degra"],
            "market-cargo": ["universal-translator"],
            "market-ship": ["pakled-freighter"],
            "market-ally": ["unimatrix-zero"],
        }
    )
    assert story.asked().name == "place-glory"
    ended(story.choose("universal-translator"))
    assert on_card(story.table, "stardate-4", "glory") == 5
    assert on_card(story.table, "universal-translator", "glory") == 1


@pytest.mark.rules("CC-11.5", "CC-11.6", "CC-11.7", "CC-R.76")
def test_placing_it_may_empty_the_stardate_which_the_other_player_gets() -> None:
    story = ended(
        cleaning(
            {
                "stardates": ["stardate-3", Lying("stardate-2", counters={"glory": 1})],
                "market-cargo": [Lying("plain-cargo", counters={"glory": 2})],
            }
        )
    )
    assert on_card(story.table, "plain-cargo", "glory") == 3
    assert names(story.table, "stardates-due:1") == ["stardate-2"]
    assert on_card(story.table, "stardate-3", "glory") == 6


@pytest.mark.rules("CC-R.79")
def test_without_a_market_card_no_glory_is_taken() -> None:
    story = ended(cleaning({}))
    assert on_card(story.table, "stardate-1", "glory") == 8


@pytest.mark.rules("CC-11.5", "CC-5.2")
def test_after_the_credits_the_glory_comes_from_the_supply() -> None:
    story = ended(cleaning({"stardates": [], "market-ally": ["plain-ally"]}, remaining=2))
    assert on_card(story.table, "plain-ally", "glory") == 1


@pytest.mark.rules("CC-11.9", "CC-E.9", "CC-9.12")
def test_the_briefing_room_and_any_cards_of_the_hand_are_discarded() -> None:
    story = cleaning(
        {
            "hand:0": ["soval-summons", "artificial-singularity", "plain-incident"],
            "briefing:0": ["plain-ally"],
            "bridge:0": ["plain-vulcan"],
            "space:0": ["plain-world"],
            "fleet:0": ["plain-ship"],
            "deck:0": ["plain-person"] * 5,
        }
    )
    ended(story, "artificial-singularity", "plain-incident")
    assert sorted(names(story.table, "discard:0")) == sorted(
        ["plain-ally", "artificial-singularity", "plain-incident"]
    )
    assert names(story.table, "hand:0") == ["soval-summons", *["plain-person"] * 4]
    assert names(story.table, "bridge:0") == ["plain-vulcan"]
    assert names(story.table, "space:0") == ["plain-world"]
    assert names(story.table, "fleet:0") == ["plain-ship"]
    assert len(names(story.table, "deck:0")) == 1


@pytest.mark.rules("CC-11.10", "CC-4.15")
def test_with_more_than_the_hand_size_nothing_is_drawn_or_discarded() -> None:
    story = cleaning({"hand:0": ["plain-person"] * 7, "deck:0": ["plain-ally"] * 3})
    ended(story)
    assert names(story.table, "hand:0") == ["plain-person"] * 7
    assert len(names(story.table, "deck:0")) == 3


@pytest.mark.rules("CC-11.10", "CC-4.15")
def test_hand_size_is_what_the_cards_in_play_make_it() -> None:
    story = cleaning({"bridge:0": ["step-hand"], "deck:0": ["plain-ally"] * 9})
    ended(story)
    assert len(names(story.table, "hand:0")) == 7


@pytest.mark.rules("CC-11.10", "CC-12.1", "CC-12.2", "CC-R.36", "CC-E.10")
def test_drawing_rotates_the_deck_when_a_card_is_needed_of_it() -> None:
    story = cleaning(
        {
            "hand:0": ["plain-human"],
            "deck:0": ["plain-ally", "plain-ally"],
            "discard:0": ["plain-cargo"] * 4,
            "reserve:0": ["plain-star", "lieutenant-saru"],
        }
    )
    ended(story)
    assert names(story.table, "hand:0") == [
        "plain-human",
        "plain-ally",
        "plain-ally",
        "lieutenant-saru",
        "plain-cargo",
    ]
    assert names(story.table, "reserve:0") == ["plain-star"]


@pytest.mark.rules("CC-12.8", "CC-R.41")
def test_hand_and_hand_size_are_compared_before_each_card() -> None:
    story = cleaning(
        {
            "hand:0": ["plain-human"] * 4,
            "discard:0": ["plain-cargo"] * 4,
            "developments:0": ["step-costly"],
        },
        counters={0: {"dilithium": 3}},
    )
    story.choose()
    story.choose("step-costly")
    assert story.over, story.asked()
    assert names(story.table, "hand:0") == [*["plain-human"] * 4, "plain-incident"]
    assert names(story.table, "deck:0")[-1] == "step-costly"
    assert counter(story.table, 0, "dilithium") == 0


@pytest.mark.rules("CC-R.26")
def test_what_is_drawn_can_be_reacted_to() -> None:
    story = cleaning({"bridge:0": ["step-listener"], "deck:0": ["plain-ally"]})
    story.act("use", "step-listener")
    ended(story)
    assert counter(story.table, 0, "latinum") == 1


@pytest.mark.rules("CC-11.11", "CC-10.12", "CC-R.25")
def test_all_own_exhausted_cards_are_readied() -> None:
    story = cleaning(
        {
            "fleet:0": [Lying("plain-ship", exhausted=True)],
            "bridge:0": [Lying("plain-vulcan", exhausted=True)],
            "captain:0": [Lying("plain-captain", exhausted=True)],
            "fleet:1": [Lying("plain-raider", exhausted=True)],
        }
    )
    ended(story)
    turned = {str(card.definition) for card in story.board.cards.values() if card.turn}
    assert turned == {"plain-raider"}


@pytest.mark.rules("CC-11.12", "CC-9.2", "CC-26.8")
@pytest.mark.parametrize("chips", [0, 2, 5])
def test_in_the_end_there_are_just_three_chips(chips: int) -> None:
    story = cleaning(
        {"bridge:0": [Lying("plain-vulcan", counters={"spent-chip": 1})]},
        counters={0: {"chips": chips}, 1: {"chips": 1}},
    )
    ended(story)
    assert counter(story.table, 0, "chips") == 3
    assert counter(story.table, 1, "chips") == 1
    assert on_card(story.table, "plain-vulcan", "spent-chip") == 0
    assert course(story.table).step == "clean-up"


@pytest.mark.rules("CC-E.6", "CC-11.1")
def test_the_creature_logs_one_card_of_the_briefing_room_itself_too() -> None:
    story = cleaning(
        {
            "briefing:0": ["m-113-creature", "class-c-shuttle", "georgiou-utilization"],
            "fleet:0": ["plain-ship"],
            "deck:0": ["plain-person"] * 5,
        }
    )
    assert sorted(story.choices()) == sorted(
        ["m-113-creature", "class-c-shuttle", "georgiou-utilization"]
    )
    assert (story.asked().least, story.asked().most) == (1, 1)
    ended(story.choose("m-113-creature"))
    assert names(story.table, "log:0") == ["m-113-creature"]
    assert sorted(names(story.table, "discard:0")) == ["class-c-shuttle", "georgiou-utilization"]
