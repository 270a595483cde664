"""A copied text runs for the card that copies; a copy of a copy does nothing."""

from __future__ import annotations

from tests.testgame.story import Story


def test_a_text_is_copied_from_a_ship_in_play() -> None:
    story = Story(
        {
            "hand:0": ["mirage"],
            "fleet:1": ["hauler"],
            "deck:0": ["veto", "veto", "veto", "veto", "veto"],
        }
    )
    story.use(0, "mirage")
    story.passes(0)
    assert len(story.pile("hand:0")) == 4, "1 drawn at the beginning of the turn, 3 copied"
    assert story.vp(0) == 1


def test_this_card_means_the_card_that_copies() -> None:
    story = Story({"hand:0": ["mirage"], "fleet:1": ["scout"]})
    story.use(0, "mirage")
    assert story.pile("log:0") == ["mirage"]
    assert story.pile("fleet:1") == ["scout"]
    assert story.vp(0) == 2, "1 by the copied text, 1 by its own"
    assert story.vp(1) == 0


def test_a_copy_of_a_copy_is_ignored_and_the_rest_is_done() -> None:
    story = Story({"hand:0": ["mirage"], "fleet:1": ["mirage"]})
    story.use(0, "mirage@0")
    assert story.vp(0) == 2
    assert story.asked(0).name == "turn"


def test_which_text_is_copied_is_chosen() -> None:
    story = Story({"hand:0": ["mirage"], "fleet:1": ["scout", "hauler"], "deck:0": ["veto"]})
    story.use(0, "mirage")
    story.passes(0)
    assert story.asked(0).name == "copied"
    story.answer(0, "copied", "scout")
    assert story.pile("log:0") == ["mirage"]


def test_with_nothing_to_copy_the_rest_is_done() -> None:
    story = Story({"hand:0": ["mirage"], "fleet:1": ["corsair"]})
    story.use(0, "mirage")
    assert story.vp(0) == 1
