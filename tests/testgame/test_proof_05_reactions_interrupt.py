"""Reactions interrupt, nest, and come in the turn of others; an attack's effect is ignored."""

from __future__ import annotations

from tabletop.engine.actions import Action
from tests.testgame.story import Story


def test_a_reaction_to_a_card_that_logs_itself_in_the_middle_of_its_text() -> None:
    story = Story({"hand:0": ["scout"], "fleet:0": ["watcher"]})
    story.use(0, "scout")
    assert story.pile("log:0") == ["scout"]
    procedures = [frame.procedure for frame in story.position.frames]
    assert procedures[-1] == "effects.triggers"
    assert "effects.run" in procedures, "the text of the scout waits"
    story.use(0, "watcher", window="trigger")
    assert story.vp(0) == 2
    assert story.board.cards[story.card("watcher")].turn == 1
    assert story.asked(0).name == "turn"


def test_a_reaction_may_be_declined_and_a_turned_card_is_not_asked() -> None:
    story = Story({"hand:0": ["scout", "scout"], "fleet:0": ["watcher"]})
    story.use(0, "scout")
    story.passes(0)
    story.do(0, "pass", "trigger")
    assert story.vp(0) == 1
    story.use(0, "scout")
    story.use(0, "watcher", window="trigger")
    assert story.vp(0) == 3
    assert story.asked(0).name == "turn"


def test_two_seats_react_the_acting_one_first() -> None:
    story = Story({"hand:1": ["scout"], "fleet:0": ["watcher"], "fleet:1": ["watcher"]})
    story.do(0, "end")
    story.use(1, "scout")
    story.use(1, "watcher@1", window="trigger")
    story.use(0, "watcher@0", window="trigger")
    assert (story.vp(0), story.vp(1)) == (1, 2)


def test_a_reaction_in_the_turn_of_another_player() -> None:
    story = Story(
        {
            "hand:0": ["hauler"],
            "fleet:1": ["post"],
            "hand:1": ["envoy", "veto"],
            "deck:1": ["scout", "scout"],
            "deck:0": ["veto"],
        }
    )
    story.use(0, "hauler")
    story.passes(0, 1)
    assert story.pile("deck:0") == [], "the hauler waits with its text; nothing was drawn yet"
    story.use(1, "post", window="trigger")
    story.answer(1, "discard", "envoy")
    assert sorted(story.pile("hand:1")) == ["scout", "scout", "veto"]
    assert story.board.cards[story.card("post")].turn == 1
    assert story.asked(0).name == "turn"


def test_that_one_is_asked_does_not_tell_what_is_in_the_hand() -> None:
    for hand in (["envoy", "scout"], ["veto", "scout"]):
        story = Story({"hand:0": ["hauler"], "fleet:1": ["post"], "hand:1": hand})
        story.use(0, "hauler")
        story.passes(1)
        decision = story.asked(1)
        assert decision.name == "trigger"
        uses = [action for action in decision.actions if action != Action("pass")]  # type: ignore[attr-defined]
        assert len(uses) == (1 if "envoy" in hand else 0), "only Crew can pay for it"


def test_own_ships_do_not_trigger_it() -> None:
    story = Story({"hand:0": ["hauler", "envoy"], "fleet:0": ["post"]})
    story.use(0, "hauler")
    story.passes(0)
    assert story.asked(0).name == "turn"


def boarded(fleet: list[str], answer: str | None) -> Story:
    story = Story({"hand:0": ["boarding"], "fleet:1": fleet}, points=(0, 5, 0))
    story.use(0, "boarding")
    story.answer(0, "victim", 1)
    if answer is not None:
        story.answer(1, "replace", answer)
    return story


def test_the_negative_effect_of_an_attack_is_ignored_or_not() -> None:
    assert boarded([], None).vp(1) == 3
    assert boarded(["mediator"], "yes").vp(1) == 5
    assert boarded(["mediator"], "no").vp(1) == 3


def test_a_replacement_takes_place_once_for_each_event() -> None:
    assert boarded(["insurer"], None).vp(1) == 4, "1 lost instead of 2, and not 1 for ever"


def test_the_player_concerned_orders_several_replacements() -> None:
    story = Story({"hand:0": ["boarding"], "fleet:1": ["insurer", "mediator"]}, points=(0, 5, 0))
    story.use(0, "boarding")
    story.answer(0, "victim", 1)
    decision = story.asked(1)
    assert decision.name == "instead"
    insurer = story.card("insurer")
    key = next(o.key for o in decision.options if o.key.startswith(f"{insurer} "))  # type: ignore[attr-defined]
    story.answer(1, "instead", key)
    story.answer(1, "replace", "no")
    assert story.vp(1) == 4


def test_what_must_happen_is_not_asked() -> None:
    story = Story({"hand:0": ["corsair", "hauler"], "fleet:0": ["beacon"]})
    story.use(0, "corsair")
    story.answer(0, "pay", "hauler")
    assert story.vp(0) == 1


def test_cannot_prevails_until_the_round_ends() -> None:
    story = Story({"hand:0": ["embargo"], "hand:1": ["scout"], "deck:1": ["scout", "veto"]})
    story.use(0, "embargo")
    story.passes(1)
    story.do(0, "end")
    story.use(1, "scout")
    story.passes(1)
    assert story.vp(1) == 0, "the gain did not happen"
    assert story.pile("log:1") == ["scout"], "the rest of the text did"
    story.do(1, "end")
    story.do(2, "end")
    story.answer(1, "bid", "veto")
    assert story.board.lasting == ()
