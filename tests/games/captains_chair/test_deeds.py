"""What the log tells of effects, and to whom."""

from __future__ import annotations

import pytest

from tabletop.engine.events import Said
from tabletop.engine.ids import SeatId
from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import Trial, effect


def told(trial: Trial, seat: int) -> list[str]:
    """List what only some read, and this seat is one of them."""
    assert trial.story is not None
    return [
        event.message.text
        for event in trial.story.events
        if isinstance(event, Said) and event.to is not None and SeatId(seat) in event.to
    ]


@pytest.mark.parametrize(
    ("do", "line"),
    [
        ("{gain: {counter: glory, count: 2}}", "seat 0 gains 2 glory."),
        ("{gain: {counter: research, who: opponent}}", "seat 1 gains 1 Research."),
        ("{gain: {counter: chips}}", "seat 0 gains 1 action chip."),
        ("{gain: {counter: chips, count: 2}}", "seat 0 gains 2 action chips."),
        ("{lose: {counter: glory}}", "seat 0 loses 1 glory."),
        ("{draw: 2}", "seat 0 draws 2 cards."),
        ("{discard: 1}", "seat 0 discards plain-cargo."),
        ("{discard-top: 1}", "seat 0 discards plain-ship off the top of their deck."),
        ("{draw-from-discard: {}}", "seat 0 draws plain-raider from the discard pile."),
        ("{place: {what: self, on: deck}}", "seat 0 places plain-directive on top of the deck."),
        ("{place: {on: reserve}}", "seat 0 places a card of the hand on the Reserve."),
        ("{place: {on: briefing}}", "seat 0 places plain-cargo in the Briefing Room."),
        ("{look-top: 2}", "seat 0 looks at 2 cards on top of their deck."),
        ("{move: {what: self, to: {zone: hand}}}", "seat 0 puts plain-directive into the hand."),
        (
            "{move: {what: self, to: {zone: discard}, face: up}}",
            "seat 0 puts plain-directive on the discard pile.",
        ),
        ("{place-resource: {counter: glory}}", "plain-directive gains 1 glory."),
        ("{turn: {what: self}}", "plain-directive is exhausted."),
        ("clear-neutral-zone", "plain-world leaves the Neutral Zone and the game."),
    ],
)
def test_what_happens_is_told_to_all(do: str, line: str) -> None:
    lying = {
        "hand:0": ["plain-cargo"],
        "deck:0": ["plain-human", "plain-ship"],
        "discard:0": ["plain-raider"],
        "neutral": ["plain-world"],
    }
    assert line in effect(do, lying, counters={0: {"glory": 1}}).do().said


def test_glory_that_comes_off_a_stardate_card_is_told_once() -> None:
    assert effect("{gain: {counter: glory}}").do().said == ["seat 0 gains 1 glory."]


def test_glory_taken_from_a_card_is_told_twice_where_it_goes_and_where_it_was() -> None:
    lying = {"market-ally": [Lying("plain-ally", counters={"glory": 1})]}
    trial = effect("{take-resource: {counter: glory, from: {in: market-ally}}}", lying).do()
    assert trial.said == ["plain-ally loses 1 glory.", "seat 0 gains 1 glory."]


@pytest.mark.rules("CC-22.1")
def test_what_only_one_player_may_know_is_told_to_that_one() -> None:
    trial = effect("{take-incident: {who: opponent}}").do()
    assert told(trial, 1) == ["You took {card}."]
    assert told(trial, 0) == []
