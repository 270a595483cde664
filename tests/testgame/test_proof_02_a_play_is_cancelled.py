"""A cancelled play: its cost stays paid and its effect does not happen."""

from __future__ import annotations

from tests.testgame.story import Story


def played() -> Story:
    story = Story(
        {
            "hand:0": ["time-is-money", "hauler", "corsair"],
            "fleet:1": ["agents"],
            "hand:2": ["decoy"],
        }
    )
    story.use(0, "time-is-money")
    story.answer(0, "pay", "hauler")
    story.answer(0, "pay", "corsair")
    return story


def test_cancelled_by_a_card_that_is_its_own_cost() -> None:
    story = played()
    assert story.pile("announced") == ["time-is-money"]
    story.react(1, "agents")
    assert story.pile("discard:1") == ["agents"], "the cost of the cancel is paid at once"
    assert [item.ability for item in story.board.queue] == ["profit", "thwart"]
    story.passes(2)
    # The agents' ability happens although they have left play.
    assert [(item.ability, item.cancelled) for item in story.board.queue] == [("profit", True)]
    story.passes(2)
    assert story.vp(0) == 0
    assert story.pile("discard:0") == ["hauler", "corsair", "time-is-money"]
    assert story.board.queue == ()
    assert story.asked(0).name == "turn"


def test_not_cancelled_it_happens() -> None:
    story = played()
    story.passes(1, 2)
    assert story.vp(0) == 3
    assert story.pile("discard:0") == ["hauler", "corsair", "time-is-money"]


def test_a_card_in_play_can_cancel_only_what_others_announced() -> None:
    story = Story({"hand:0": ["time-is-money", "hauler", "corsair"], "fleet:0": ["agents"]})
    story.use(0, "time-is-money")
    story.answer(0, "pay", "hauler")
    story.answer(0, "pay", "corsair")
    assert not story.can_use(0, "agents")


def test_another_target_is_chosen_for_what_is_on_the_queue() -> None:
    story = Story(
        {"hand:0": ["scrap"], "hand:1": ["decoy"], "fleet:0": ["hauler"], "fleet:1": ["corsair"]}
    )
    story.use(0, "scrap")
    story.answer(0, "ship", "corsair")
    story.react(1, "decoy")
    story.answer(1, "retarget", "hauler")
    assert story.pile("discard:0") == ["hauler", "scrap"]
    assert story.pile("fleet:1") == ["corsair"]


def test_another_player_is_chosen_for_what_is_on_the_queue() -> None:
    story = Story({"hand:0": ["boarding"], "hand:1": ["decoy"]}, points=(0, 5, 5))
    story.use(0, "boarding")
    story.answer(0, "victim", 1)
    story.react(1, "decoy")
    story.answer(1, "retarget", 2)
    assert (story.vp(1), story.vp(2)) == (5, 3)


def test_only_what_cards_of_a_kind_do_is_cancelled() -> None:
    story = Story({"hand:0": ["hauler"], "hand:1": ["press-ban"]})
    story.use(0, "hauler")
    assert not story.can_use(1, "press-ban"), "a Ship is no Event"
    story = Story({"hand:0": ["scrap"], "hand:1": ["press-ban"], "fleet:1": ["corsair"]})
    story.use(0, "scrap")
    story.answer(0, "ship", "corsair")
    story.react(1, "press-ban")
    assert story.pile("fleet:1") == ["corsair"]
    assert story.pile("discard:0") == ["scrap"]


def test_a_play_fails_when_its_only_target_is_gone() -> None:
    story = Story(
        {
            "hand:0": ["drive"],
            "fleet:0": ["scout"],
            "hand:1": ["veto", "decoy"],
            "fleet:1": ["corsair"],
        }
    )
    story.use(0, "drive")
    story.answer(0, "ship", "scout")
    assert not story.can_use(1, "agents")
    story.passes(1)
    assert story.reader.value(story.card("scout"), "initiative") == 6
