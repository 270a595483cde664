"""Half-way through any cost an operation can be taken back, and so can what was said to a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tabletop.engine.decisions import ChooseAction, ChooseCards
from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.games.captains_chair.action import ACTION
from tabletop.session.match import Match
from tabletop.session.players import Player
from tests.games.captains_chair.tables import game, table
from tests.games.captains_chair.verbs import printed

COSTS = "cost: [chip, {discard: 1}, {spend: {dilithium: 2, latinum: 1}}, {place: {on: deck}}]"
TEXT = f"[{{key: a, timing: TIMING, {COSTS}, do: [{{gain: {{counter: research}}}}]}}]"
WATCH = (
    "[{key: r, timing: reaction, after: {comes: {moment: brought-into-play, whose: WHOSE}},"
    " do: [{gain: {counter: glory}}]}]"
)
SUPPLY = {0: {"dilithium": 2, "latinum": 1, "glory": 2}}


def match(lying: Mapping[str, Sequence[Any]], texts: Mapping[str, str]) -> Match:
    """Begin a match between two people at a position in which seat 0 acts."""
    rules = printed(texts, {})
    at = table(lying, counters=SUPPLY)
    definition = replace(
        game(), rules=rules, begin=lambda _setup: (at.board, ACTION.frame(NOTHING))
    )
    return Match.create(definition, (Player("Ann", None), Player("Bo", None)), seed=1)


def act(played: Match, seat: int, verb: str, card: str) -> None:
    """Take an action in the window that is open."""
    view = played.view(SeatId(seat))
    decision = view.decision
    assert isinstance(decision, ChooseAction)
    found = (
        action
        for action in decision.actions
        if action.verb == verb
        and action.card is not None
        and view.board.cards[action.card].definition == card
    )
    give(played, seat, next(found))


def pick(played: Match, card: str) -> None:
    """Choose a card, or an option by its key."""
    view = played.view(SeatId(0))
    decision = view.decision
    if not isinstance(decision, ChooseCards):
        give(played, 0, card)
        return
    chosen = next(c for c in decision.cards if view.board.cards[c].definition == card)
    give(played, 0, (chosen,))


def give(played: Match, seat: int, answer: Any) -> None:
    """Answer for a seat."""
    step = played.answer(SeatId(seat), answer)
    assert not isinstance(step, Refusal), step


HAND = ["plain-cargo", "plain-ally", "plain-human", "plain-ship"]


@pytest.mark.rules("CC-9.5", "CC-R.2")
@pytest.mark.parametrize("chosen", range(4))
@pytest.mark.parametrize("timing", ["play", "activate"])
def test_an_operation_is_taken_back_half_way_through_its_costs(timing: str, chosen: int) -> None:
    lying = {"hand:0": HAND} if timing == "play" else {"hand:0": HAND[1:], "space:0": HAND[:1]}
    played = match(lying, {"plain-cargo": TEXT.replace("TIMING", timing)})
    before = played.position
    act(played, 0, timing, "plain-cargo")
    for answer in ("plain-ally", "dilithium-2-glory-1", "plain-ship")[:chosen]:
        pick(played, answer)
    if chosen < 3:
        assert played.may_cancel()
        assert not isinstance(played.cancel(), Refusal)
        assert played.position == before
    else:
        # Paid for and carried out, it can be undone as a whole.
        assert played.position.board.seats[0].counters["research"] == 1
        assert not isinstance(played.undo("action"), Refusal)
        assert played.position == before


@pytest.mark.rules("CC-R.27")
def test_what_was_said_to_a_card_and_a_reaction_are_undone() -> None:
    play = "[{key: a, timing: play, do: [{gain: {counter: research}}]}]"
    texts = {"plain-cargo": play, "plain-world": WATCH.replace("WHOSE", "you")}
    for verb in ("quiet", "use"):
        played = match({"hand:0": ["plain-cargo"], "space:0": ["plain-world"]}, texts)
        act(played, 0, "play", "plain-cargo")
        before = played.position
        act(played, 0, verb, "plain-world")
        assert played.position.board != before.board
        assert not isinstance(played.undo(), Refusal)
        assert played.position == before
