"""Paying by hand, by deck, mixed, too much; the last card; only by hand and only by deck."""

from __future__ import annotations

import pytest

from tests.testgame.story import Story


def story_of(card: str, hand: list[str], deck: list[str]) -> Story:
    # The first card of a turn is drawn from the deck: a veto, worth nothing, lies on top.
    return Story({"hand:0": [card, *hand], "deck:0": [*deck, "veto"]})


@pytest.mark.parametrize(
    ("hand", "deck", "paid", "spent"),
    [
        (["hauler", "scout"], [], ["hauler", "scout"], ["hauler", "scout"]),
        ([], ["hauler", "scout"], ["top", "top"], ["scout", "hauler"]),
        (["hauler"], ["scout"], ["hauler", "top"], ["hauler", "scout"]),
        (["hauler", "colony"], ["scout"], ["hauler", "colony"], ["hauler", "colony"]),
        ([], ["hauler", "veto", "colony"], ["top"], ["colony"]),
        (["module"], ["hauler", "scout"], ["module", "top", "top"], ["module", "scout", "hauler"]),
    ],
)
def test_two_credits(hand: list[str], deck: list[str], paid: list[str], spent: list[str]) -> None:
    story = story_of("time-is-money", hand, deck)
    before = sum(len(pile) for pile in story.board.piles.values())
    story.use(0, "time-is-money")
    for name in paid:
        story.answer(0, "pay", name)
    if story.asked(0).name == "react":
        story.passes(0)
    assert story.pile("discard:0") == [*spent, "time-is-money"], "what is too much is lost"
    assert story.vp(0) == 3
    assert sum(len(pile) for pile in story.board.piles.values()) == before


def test_what_surely_cannot_be_paid_is_not_offered() -> None:
    assert not story_of("time-is-money", ["hauler"], []).can_use(0, "time-is-money")
    assert story_of("time-is-money", ["hauler", "scout"], []).can_use(0, "time-is-money")


def test_the_unknown_deck_may_disappoint_and_then_the_play_fails() -> None:
    story = story_of("time-is-money", [], ["module"])
    assert story.can_use(0, "time-is-money"), "the top card could have been worth two"
    story.use(0, "time-is-money")
    story.answer(0, "pay", "top")
    story.answer(0, "pay", "veto")
    assert story.asked(0).name == "turn"
    assert story.vp(0) == 0
    assert story.pile("discard:0") == ["module", "veto"]
    assert "time-is-money" in story.pile("hand:0")


def test_only_from_the_hand() -> None:
    assert not story_of("cash-deal", ["hauler"], ["scout", "scout"]).can_use(0, "cash-deal")
    story = story_of("cash-deal", ["hauler", "scout"], ["corsair"])
    story.use(0, "cash-deal")
    names = [story.board.cards[card].definition for card in story.asked(0).cards]  # type: ignore[attr-defined]
    assert sorted(names) == ["hauler", "scout", "veto"]


def test_only_from_the_deck() -> None:
    assert not story_of("share-deal", ["hauler", "scout"], []).can_use(0, "share-deal")
    story = story_of("share-deal", ["hauler"], ["scout", "corsair"])
    story.use(0, "share-deal")
    story.answer(0, "pay", "top")
    story.answer(0, "pay", "top")
    story.passes(0)
    assert story.vp(0) == 2


def raided_with(hand: list[str], deck: list[str]) -> Story:
    story = Story(
        {
            "fleet:0": ["corsair"],
            "hand:1": hand,
            "deck:1": deck,
            "deck:2": ["scout", "scout"],
            "fleet:1": ["envoy"],
            "log:1": ["mirage"],
        }
    )
    story.do(0, "raid")
    story.answer(0, "ship", "corsair")
    story.answer(0, "victim", 1)
    if hand:
        story.passes(1)
    return story


def test_bankrupt_at_the_last_card_and_the_others_go_on() -> None:
    story = raided_with([], ["scout", "module"])
    story.answer(1, "pay", "top")
    story.answer(1, "pay", "top")
    assert [seat.aboard for seat in story.board.seats] == [True, False, True]
    assert sorted(story.pile("gone")) == ["envoy", "mirage", "module", "scout"]
    assert story.vp(0) == 1
    story.do(0, "end")
    assert story.asked(2).name == "turn", "the turn passes over the seat that is out"


def test_just_enough_at_the_last_card() -> None:
    story = raided_with(["scout"], ["scout"])
    story.answer(1, "pay", "scout")
    story.answer(1, "pay", "top")
    assert story.board.seats[1].aboard
    assert story.pile("gone") == []


def test_the_match_ends_when_one_is_left() -> None:
    story = Story({"fleet:0": ["corsair"], "deck:0": ["scout"]}, seats=2)
    story.do(0, "raid")
    story.answer(0, "ship", "corsair")
    answered = story.asked(0)
    assert answered.name == "victim"
    story.answer(0, "victim", 1)
    if story.position.pending is not None:
        story.passes(0)
    assert story.position.result is not None
    assert story.position.result.winners == (0,)
