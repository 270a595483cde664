"""Whether an operation can be carried out, judged before it begins (rulings CC-R.1 to CC-R.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.captains_chair.acting import Acting
from tests.games.captains_chair.tables import Lying

CARD = "plain-directive"


def play(text: str, *others: str, **more: Any) -> Acting:
    """Lay out a hand with a card that can be played so, and others."""
    lying = {"hand:0": [CARD, *others], **more.pop("lying", {})}
    return Acting(lying, {CARD: f"[{{key: a, timing: play, {text}}}]"}, **more)


def refused(story: Acting) -> tuple[str, str]:
    return story.why_not("play", CARD, "a")


OK = ("", "")


@pytest.mark.rules("CC-9.5", "CC-R.1")
def test_a_card_that_is_surely_drawn_can_be_discarded_afterwards() -> None:
    draws = "do: [{draw: 1}, {discard: 1}]"
    assert refused(play(draws, lying={"deck:0": ["plain-cargo"]})) == OK
    # There is nothing to draw: no card to discard when its turn comes.
    assert refused(play(draws)) == ("You have too few such cards to discard.", "CC-26.6")
    # A drawn card is of unknown kind.
    text = "do: [{draw: 1}, {discard: {fitting: {kind: cargo}}}]"
    assert refused(play(text, lying={"deck:0": ["plain-cargo"]}))[1] == "CC-26.6"
    assert refused(play(text, "plain-cargo")) == OK
    # And before it is drawn it can't be discarded.
    text = "do: [{discard: 1}, {draw: 1}]"
    assert refused(play(text, lying={"deck:0": ["plain-cargo"]}))[1] == "CC-26.6"


@pytest.mark.rules("CC-9.5", "CC-R.1", "CC-R.15")
def test_what_earlier_parts_surely_give_pays_for_later_ones() -> None:
    text = "do: [{gain: {counter: glory, count: 2}}, {spend: {dilithium: 2, latinum: 1}}]"
    story = play(text)
    assert refused(story) == OK
    story.act("play", CARD)
    assert story.held("glory") == 0
    text = "do: [{spend: {dilithium: 2, latinum: 1}}, {gain: {counter: glory, count: 2}}]"
    assert refused(play(text)) == ("That costs 2 dilithium, 1 latinum; you have nothing.", "CC-6.5")


@pytest.mark.rules("CC-9.5", "CC-R.1", "CC-R.14", "CC-L.26")
def test_all_costs_must_be_payable_one_after_another() -> None:
    text = "cost: [{spend: {latinum: 1}}], do: [{spend: {dilithium: 2}}]"
    assert refused(play(text, counters={0: {"latinum": 1, "glory": 1}})) == OK
    assert refused(play(text, counters={0: {"glory": 2}})) == OK
    assert refused(play(text, counters={0: {"glory": 1}}))[1] == "CC-6.5"
    text = "do: [{discard: 1}, {place: {on: deck}}]"
    assert refused(play(text, "plain-cargo"))[1] == "CC-26.7"
    assert refused(play(text, "plain-cargo", "plain-ally")) == OK


@pytest.mark.rules("CC-6.9", "CC-R.1")
def test_what_is_spent_to_the_last_pays_for_nothing_afterwards() -> None:
    supply = {0: {"latinum": 3}}
    text = "do: [{spend: {latinum: 1}}, {spend-all: latinum}]"
    assert refused(play(text, counters=supply)) == OK
    text = "do: [{spend-all: latinum}, {spend: {latinum: 1}}]"
    assert refused(play(text, counters=supply))[1] == "CC-6.5"


@pytest.mark.rules("CC-R.1")
def test_two_costs_are_not_paid_with_the_same_card() -> None:
    text = "do: [{discard: {fitting: {kind: ally}}}, {discard: {fitting: {kind: [ally, cargo]}}}]"
    assert refused(play(text, "plain-ally"))[1] == "CC-26.6"
    assert refused(play(text, "plain-ally", "plain-cargo")) == OK


@pytest.mark.rules("CC-R.3", "CC-9.4", "CC-L.4", "CC-L.5")
def test_a_cost_in_what_is_optional_bars_only_that() -> None:
    for text in (
        "do: [{may: [{spend: {latinum: 1}}, {draw: 1}]}, {gain: {counter: research}}]",
        "do: [{if: {opponent-has: {kind: ship, least: 1}}, then: [{spend: {latinum: 1}}]},"
        " {gain: {counter: research}}]",
        "do: [{choose-one: [[{spend: {latinum: 1}}], [{gain: {counter: research}}]]}]",
    ):
        story = play(text)
        assert refused(story) == OK
        story.act("play", CARD)
        assert story.question == "act"
        assert story.held("research") == 1


@pytest.mark.rules("CC-R.4", "CC-9.6")
def test_logging_is_a_cost_only_in_the_form_a_to_b() -> None:
    text = "do: [{log: {fitting: {kind: cargo}, from: hand}}, {gain: {counter: research}}]"
    story = play(text)
    assert refused(story) == OK
    story.act("play", CARD)
    assert story.held("research") == 1
    text = "do: [{do: [{log: {fitting: {kind: cargo}, from: hand}}], to: [{draw: 1}]}]"
    assert refused(play(text)) != OK
    assert refused(play(text, "plain-cargo")) == OK


@pytest.mark.rules("CC-R.4")
def test_exhausting_spending_and_placing_are_costs_in_a_plain_sentence() -> None:
    ships = {"fleet:0": [Lying("plain-ship", exhausted=True)]}
    text = "do: [{gain: {counter: research}}, {exhaust: {fitting: {kind: ship}, from: fleet}}]"
    assert refused(play(text, lying=ships)) != OK
    assert refused(play(text, lying={"fleet:0": ["plain-ship"]})) == OK
    assert refused(play("do: [{place: {on: deck, fitting: {kind: ally}}}]"))[1] == "CC-26.7"


@pytest.mark.rules("CC-R.4", "CC-R.72")
def test_what_the_opponent_is_forced_to_pay_is_no_cost() -> None:
    text = "cost: [attack], do: [{force: [{discard: 1}]}, {gain: {counter: research}}]"
    story = play(text)
    assert refused(story) == OK
    story.act("play", CARD)
    assert story.held("research") == 1


@pytest.mark.rules("CC-R.5", "CC-9.6")
def test_an_operation_that_comes_to_nothing_can_be_carried_out() -> None:
    story = play("do: [{promote: {fitting: {kind: person}, from: hand}}, {recruit: 1}]")
    assert refused(story) == OK
    story.act("play", CARD)
    assert story.pile("briefing:0") == [CARD]


@pytest.mark.rules("CC-R.6")
def test_up_to_includes_none_and_buys_nothing() -> None:
    story = play("do: [{discard: {count: 2, up-to: true, as: gone}}, {draw: gone}]", "plain-ally")
    assert refused(story) == OK
    story.act("play", CARD).answer(())
    assert story.pile("hand:0") == ["plain-ally"]
    assert refused(play("do: [{discard: {count: 2, up-to: true}}]")) == OK


@pytest.mark.rules("CC-R.7")
def test_of_two_ways_one_is_chosen_that_can_be_carried_out() -> None:
    text = "do: [{choose-one: [[{promote: {fitting: {kind: person}}}], [{draw: 1}]]}]"
    story = play(text, lying={"deck:0": ["plain-cargo"]})
    story.act("play", CARD)
    # Nobody is asked, since there is nobody to promote.
    assert story.pile("hand:0") == ["plain-cargo"]
    story = play(text, "plain-person", lying={"deck:0": ["plain-cargo"]})
    story.act("play", CARD)
    assert story.options() == ["0", "1"]
    # If none can, nothing happens and it isn't a reason to refuse.
    story = play("do: [{choose-one: [[{promote: {fitting: {kind: person}}}], [{discard: 1}]]}]")
    assert refused(story) == OK
    story.act("play", CARD)
    assert story.question == "act"


@pytest.mark.rules("CC-R.8")
def test_each_repeat_is_decided_after_the_one_before() -> None:
    text = "do: [{repeat: 2, up-to: true, do: [{discard: 1}, {draw: 1}]}]"
    story = play(text, "plain-ally", lying={"deck:0": ["plain-cargo"]})
    story.act("play", CARD).answer("yes")
    # The card that was drawn is in the hand when the second is decided.
    assert (story.question, story.pile("hand:0")) == ("again", ["plain-cargo"])
    story.answer("no")
    assert story.question == "act"


@pytest.mark.rules("CC-R.8")
def test_what_is_repeated_for_each_is_counted_when_the_repeating_is_reached() -> None:
    text = (
        "do: [{beam: {onto: {in-play: {kind: ship}}}},"
        " {repeat: {count-of: {kind: cargo}}, do: [{gain: {counter: research}}]}]"
    )
    story = play(text, "plain-cargo", lying={"fleet:0": ["plain-ship"]})
    story.act("play", CARD)
    assert story.held("research") == 1


@pytest.mark.rules("CC-R.2")
def test_a_cost_that_turns_out_not_to_be_payable_bars_the_rest_of_its_sentence() -> None:
    thief = (
        "[{key: r, timing: reaction, after: {comes: {moment: drawn, whose: opponent}},"
        " do: [{steal: {counter: latinum}}]}]"
    )
    paid = "{do: [{spend: {latinum: 1}}], to: [{draw: 5}]}"
    text = f"do: [{{draw: 1}}, {paid}, {{gain: {{counter: research}}}}]"
    lying = {"hand:0": [CARD], "deck:0": ["plain-cargo"] * 7, "bridge:1": ["plain-klingon"]}
    texts = {CARD: f"[{{key: a, timing: play, {text}}}]", "plain-klingon": thief}
    story = Acting(lying, texts, counters={0: {"latinum": 1}})
    assert refused(story) == OK
    story.act("play", CARD).act("use", "plain-klingon")
    assert (len(story.pile("hand:0")), story.held("research")) == (1, 1)
    assert (story.held("latinum"), story.held("latinum", 1)) == (0, 1)
