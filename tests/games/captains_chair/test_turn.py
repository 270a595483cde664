"""A turn and its steps, and what is due in them (sections 5 and 7)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.resupply import carry_out_due
from tabletop.games.captains_chair.turn import TURN
from tests.games.captains_chair.acting import Acting, Laid
from tests.games.captains_chair.tables import Lying

GAIN = "[{key: r, timing: resupply, do: [{gain: {counter: latinum}}]}]"
ORDER = ("turn-begins", "resupply-begins", "control-begins", "action-begins", "clean-up-begins")


def resupplying(text: str, lying: Laid, **more: Any) -> Acting:
    names = ("plain-ship", "plain-world", "plain-human", "plain-cargo", "plain-ally")
    texts = dict.fromkeys(names, text)
    frame = carry_out_due(SeatId(0), "resupply")
    return Acting(lying, texts, frame=frame, **more)


@pytest.mark.rules("CC-5.1", "CC-L.30")
def test_players_take_whole_turns_one_after_another() -> None:
    deck = {"deck:0": ["plain-cargo"] * 9, "deck:1": ["plain-cargo"] * 9}
    story = Acting(deck, frame=TURN.frame(NOTHING), step="resupply", turn=0)
    for seat in (0, 1, 0):
        assert (story.question, story.asked().seat) == ("act", seat)
        assert story.board.state.active == seat
        story.act("end")
        if story.question == "clean-up-discard":
            story.answer(())
    assert story.moments(*ORDER, "turn-ends")[:12] == [*ORDER, "turn-ends"] * 2
    assert story.board.state.turn == 4
    assert len(story.pile("hand:0")) == 5


@pytest.mark.rules("CC-7.1", "CC-7.2")
def test_all_resupply_operations_are_carried_out_in_an_order_of_ones_own() -> None:
    lying = {"fleet:0": ["plain-ship"], "space:0": ["plain-world"], "bridge:0": ["plain-human"]}
    story = resupplying(GAIN, lying)
    assert story.question == "next-operation"
    story.choose("plain-world")
    story.choose("plain-ship")
    assert story.over
    assert story.held("latinum") == 3


@pytest.mark.rules("CC-7.1", "CC-7.3", "CC-10.9")
def test_those_of_beamed_cards_are_not_and_those_of_exhausted_ones_are() -> None:
    lying: Laid = {
        "fleet:0": [Lying("plain-ship", exhausted=True), Lying("plain-cargo", on="plain-ship")],
        "briefing:0": ["plain-ally"],
        "bridge:1": ["plain-human"],
    }
    story = resupplying(GAIN, lying)
    assert story.over
    assert story.held("latinum") == 1
    assert story.held("chips") == 3


@pytest.mark.rules("CC-7.2")
def test_what_a_resupply_may_do_can_be_declined() -> None:
    text = "[{key: r, timing: resupply, do: [{may: [{gain: {counter: latinum}}]}]}]"
    story = resupplying(text, {"fleet:0": ["plain-ship"]}).answer("no")
    assert story.over
    assert story.held("latinum") == 0


@pytest.mark.rules("CC-R.9")
def test_a_card_that_has_left_is_dropped_and_one_that_comes_later_waits() -> None:
    text = (
        "[{key: r, timing: resupply, do: [{gain: {counter: latinum}},"
        " {discharge: {what: {in-play: {kind: cargo}}}},"
        " {promote: {fitting: {kind: person}}}]}]"
    )
    lying = {
        "fleet:0": ["plain-ship", "plain-ongoing"],
        "hand:0": ["plain-human"],
    }
    texts = {
        "plain-ship": text,
        "plain-human": GAIN,
        "plain-ongoing": GAIN,
    }
    story = Acting(lying, texts, frame=carry_out_due(SeatId(0), "resupply"))
    story.choose("plain-ship")
    assert story.over
    assert story.pile("bridge:0") == ["plain-human"]
    assert story.pile("discard:0") == ["plain-ongoing"]
    assert story.held("latinum") == 1


@pytest.mark.rules("CC-R.57")
def test_missions_may_be_completed_before_each_resupply_operation() -> None:
    board = {"board:0": ["mission-board"]}
    met = {"fleet:0": ["plain-ship"], "briefing:0": ["plain-human", "plain-vulcan"]}
    story = resupplying(GAIN, {**board, **met})
    assert story.asked().name == "mission"
    assert story.held("latinum") == 0, "nothing has been resupplied yet"
    story.answer("later")
    assert story.over
    assert story.held("latinum") == 1
    late = "[{key: r, timing: resupply, do: [{promote: {fitting: {kind: person}}}]}]"
    texts = {"plain-ship": late, "plain-ongoing": GAIN}
    lying = {
        **board,
        "fleet:0": ["plain-ship", "plain-ongoing"],
        "briefing:0": ["plain-vulcan"],
        "hand:0": ["plain-human"],
    }
    between = Acting(lying, texts, frame=carry_out_due(SeatId(0), "resupply"))
    between.choose("plain-ship")
    assert between.asked().name == "mission", "what was just promoted completes the crew"


@pytest.mark.rules("CC-R.9")
def test_one_whose_cost_can_not_be_paid_is_not_carried_out() -> None:
    text = GAIN.replace("do:", "cost: [{spend: {dilithium: 1}}], do:")
    story = resupplying(text, {"fleet:0": ["plain-ship"]})
    assert story.over
    assert story.held("latinum") == 0
    story = resupplying(text, {"fleet:0": ["plain-ship"]}, counters={0: {"dilithium": 1}})
    assert story.held("latinum") == 1


@pytest.mark.rules("CC-9.9")
def test_chips_that_are_not_used_are_lost() -> None:
    story = Acting({}, frame=TURN.frame(NOTHING), counters={0: {"chips": 5}})
    story.act("end")
    while story.asked().seat == 0:
        story.answer(())
    assert story.held("chips") == 3
