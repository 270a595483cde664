"""A raid is answered in its middle, and the answer by a cancel, saved at every decision."""

from __future__ import annotations

from tests.testgame.story import Story

FILL = ["scout", "scout", "scout", "scout"]


def raided() -> Story:
    story = Story(
        {
            "fleet:0": ["corsair"],
            "fleet:1": ["hauler"],
            "hand:0": ["veto"],
            "hand:1": ["glancing-shot", "scout"],
            "deck:0": FILL,
            "deck:1": FILL,
            "deck:2": FILL,
        }
    )
    story.do(0, "raid")
    story.answer(0, "ship", "corsair")
    story.answer(0, "victim", 1)
    return story


def test_without_an_answer_the_hit_is_paid_for() -> None:
    story = raided()
    story.passes(0, 1)
    assert story.asked(1).name == "pay"
    for _ in range(3):  # Attack 2 and 1 more, since the hauler's Initiative is lower
        story.answer(1, "pay", "top")
    assert story.pile("discard:1") == ["scout", "scout", "scout"]
    assert story.vp(0) == 1
    assert story.asked(0).name == "turn"


def test_a_shot_in_the_middle_of_the_raid_weakens_it_until_its_end() -> None:
    story = raided()
    corsair = story.card("corsair")
    story.passes(0)
    story.react(1, "glancing-shot")
    story.answer(1, "pay", "scout@1")
    frames = [frame.procedure for frame in story.position.frames]
    assert frames == ["lanes.turn", "lanes.raid", "effects.queue"]
    assert [item.ability for item in story.board.queue] == ["dodge"]
    assert story.reader.value(corsair, "attack") == 2
    story.passes(0)
    # Nobody else holds a card: the shot happens, then the hit of 2 - 2 + 1.
    assert story.reader.value(corsair, "attack") == 0
    story.answer(1, "pay", "top")
    assert story.vp(0) == 1
    assert story.board.lasting == ()
    assert story.reader.value(corsair, "attack") == 2


def test_the_shot_is_cancelled_and_the_raid_goes_on() -> None:
    story = raided()
    story.passes(0)
    story.react(1, "glancing-shot")
    story.answer(1, "pay", "scout@1")
    story.react(0, "veto")
    assert [item.ability for item in story.board.queue] == ["dodge", "refuse"]
    story.passes(0)
    assert [(item.ability, item.cancelled) for item in story.board.queue] == [("dodge", True)]
    story.passes(0)
    assert story.pile("discard:0") == ["veto"]
    assert story.pile("discard:1")[:2] == ["scout", "glancing-shot"]
    assert story.board.lasting == ()
    for _ in range(3):
        story.answer(1, "pay", "top")
    assert story.vp(0) == 1
    assert story.saves >= 9
