"""The log has a line for each thing that an effect does."""

from __future__ import annotations

import pytest

from tests.games.traveller_ccg.playing import acting
from tests.games.traveller_ccg.verbs import event

LYING = {
    "crew:0": ["verb-crew", "verb-gun"],
    "crew:1": ["verb-alien"],
    "hand:0": ["plain-penny", "plain-purse"],
    "deck:0": ["plain-debt", "plain-debt"],
    "discard:0": ["plain-penny"],
}


@pytest.mark.parametrize(
    ("do", "said"),
    [
        ("{gain: {counter: vp, count: 2}}", ["seat 0 gains 2 VP."]),
        ("{gain: {counter: infamy, who: others}}", ["seat 1 gains 1 Infamy."]),
        ("{gain-token: {token: tech, level: expert}}", ["seat 0 gains 1 expert Tech token."]),
        (
            "{gain-token: {token: tech, level: expert, count: 2}}",
            ["seat 0 gains 2 expert Tech tokens."],
        ),
        ("{gain-token: cargo-passenger}", ["seat 0 gains 1 Cargo/Passenger token."]),
        ("{exert: {kind: crew, controlled-by: you}}", ["verb-crew exerts."]),
        ("{draw: 2}", ["seat 0 draws 2 cards."]),
        ("{discard: 2}", ["seat 0 discards plain-penny, plain-purse."]),
        ("{jettison: {kind: gear}}", ["Jettisoned: verb-gun."]),
        ("{disperse: {kind: gear}}", ["Dispersed: verb-gun."]),
        ("{move: {what: {kind: gear}, to: hand}}", ["Out of play: verb-gun."]),
        ("{move: {what: {in: discard}, to: hand}}", ["Moved: plain-penny."]),
        ("{add-counters: {count: 2, on: {kind: gear}}}", ["verb-gun gains 2 counters."]),
        ("{add-counters: {on: {kind: gear}}}", ["verb-gun gains 1 counter."]),
        ("{put-counters: {counter: wound, on: {trait: corsair}}}", ["verb-alien gains 1 Wound."]),
        (
            "{put-counters: {counter: wound, count: 2, on: {trait: corsair}}}",
            ["verb-alien gains 2 Wounds."],
        ),
        ("{take-control: {of: {trait: corsair}}}", ["seat 0 takes control of verb-alien."]),
        ("{move-to: {what: {kind: gear}, to: {trait: corsair}}}", ["verb-gun is on verb-alien."]),
        ("{look: {in: deck, top: 1}}", ["seat 0: a look at plain-debt."]),
        ("{look: {in: hand}}", ["seat 0: a look at 2 cards."]),
        ("{wound: {what: {trait: corsair}}}", ["verb-alien takes 1 Wound."]),
        (
            "{until: round-end, hold: [{modify: {attribute: attack, by: 1, of: {ship: you}}}]}",
            ["verb-event: Until the end of the round, your Ship has +1 Attack."],
        ),
    ],
)
def test_an_effect_says_what_it_does(do: str, said: list[str]) -> None:
    trial = event(do, LYING).do("verb-event")
    if not trial.over:
        trial.picks("plain-penny", "plain-purse")
    assert trial.said == said


def test_a_play_says_what_it_is_aimed_at() -> None:
    story = acting({"hand:0": ["play-rush", "plain-purse"], "hand:1": ["plain-debt"]})
    story.use(0, "play-rush").answer(1).pays("plain-purse")
    assert story.said[-1] == "seat 0 plays play-rush, aimed at seat 1."
