"""Drawing three with one card left: rotate, recruit, go on."""

from __future__ import annotations

from tabletop.engine.events import Shuffled
from tests.testgame.story import Story


def drawing(reserve: list[str], points: int, deck: int = 2) -> Story:
    # One card is drawn at the beginning of the turn, so one of two is left.
    story = Story(
        {
            "hand:0": ["hauler"],
            "deck:0": ["corsair", "module"][:deck],
            "discard:0": ["veto", "decoy", "scrap", "agents"],
            "reserve:0": reserve,
            "developments:0": ["colony", "academy"],
        },
        points=(points, 0, 0),
    )
    story.use(0, "hauler")
    story.passes(0)
    return story


def test_rotate_recruit_and_go_on() -> None:
    story = drawing(["envoy", "watcher"], 0)
    hand = story.pile("hand:0")
    assert hand[:3] == ["module", "corsair", "watcher"], "the recruited card is drawn next"
    assert len(hand) == 4
    assert len(story.pile("deck:0")) == 3
    assert story.pile("discard:0") == ["hauler"] or story.pile("discard:0") == []
    assert story.pile("reserve:0") == ["envoy"]
    assert sum(isinstance(event, Shuffled) for event in story.events) == 1


def test_with_an_empty_reserve_a_development_may_be_bought() -> None:
    story = drawing([], 2)
    decision = story.asked(0)
    assert decision.name == "development"
    names = [story.board.cards[card].definition for card in decision.cards]  # type: ignore[attr-defined]
    assert names == ["colony"], "the academy costs more than there is"
    assert story.pile("hand:0") == ["module", "corsair"], "in the middle of the draw"
    story.answer(0, "development", "colony")
    assert story.pile("hand:0")[:3] == ["module", "corsair", "colony"]
    assert len(story.pile("hand:0")) == 4
    assert story.vp(0) == 1


def test_a_development_may_be_left_and_one_that_is_too_dear_is_not_offered() -> None:
    story = drawing([], 2)
    story.answer(0, "development", [])
    assert len(story.pile("hand:0")) == 4
    assert story.vp(0) == 2
    story = drawing([], 0)
    assert story.asked(0).name == "turn"
    assert len(story.pile("hand:0")) == 4


def test_with_nothing_left_at_all_the_draw_ends() -> None:
    story = Story({"hand:0": ["hauler"], "deck:0": ["module", "veto"]})
    story.use(0, "hauler")
    story.passes(0)
    assert story.pile("hand:0") == ["veto", "module"]
