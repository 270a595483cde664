"""The Action Step and the kinds of operations (sections 9 and 10)."""

from __future__ import annotations

import pytest

from tabletop.effects.loops import Happening
from tabletop.engine.events import CardFlipped, MomentCame
from tests.games.captains_chair.acting import Acting, Laid
from tests.games.captains_chair.tables import Lying
from tests.games.stories import happening

PLAY = "[{key: play, timing: play, do: [{gain: {counter: research}}]}]"
CHIP = "[{key: play, timing: play, cost: [chip], do: [{gain: {counter: research}}]}]"
TWO = """
- {key: play, timing: play, do: [{gain: {counter: research}}]}
- key: play-2
  timing: play
  cost: [chip, {barrier: {track: research, at: 3}}]
  do: [{gain: {counter: research, count: 2}}]
"""
ACTIVATE = "[{key: act, timing: activate, do: [{gain: {counter: military}}]}]"
PAID = (
    "[{key: act, timing: activate, cost: [chip, {spend: {latinum: 1}}, {discard: 1}],"
    " do: [{gain: {counter: military}}]}]"
)


@pytest.mark.rules("CC-9.10", "CC-9.12", "CC-9.11", "CC-26.4")
def test_a_card_is_played_to_the_briefing_room_with_one_of_its_operations() -> None:
    story = Acting({"hand:0": ["plain-cargo"]}, {"plain-cargo": TWO}, counters={0: {"research": 3}})
    assert story.can() == ["play plain-cargo play", "play plain-cargo play-2", "end"]
    story.act("play", "plain-cargo", "play-2")
    assert story.pile("briefing:0") == ["plain-cargo"]
    assert (story.held("research"), story.held("chips")) == (5, 2)
    assert story.on("plain-cargo", "spent-chip") == 1
    assert story.moments("played", "brought-into-play", "gained-research") == [
        "gained-research",
        "played",
        "brought-into-play",
    ]
    assert "seat 0 plays plain-cargo." in story.said


@pytest.mark.rules("CC-9.1", "CC-9.3", "CC-26.8")
def test_without_a_chip_only_what_needs_none_can_be_done() -> None:
    texts = {"plain-cargo": CHIP, "plain-ally": PLAY}
    story = Acting({"hand:0": ["plain-cargo", "plain-ally"]}, texts, counters={0: {"chips": 0}})
    assert story.can() == ["play plain-ally play", "end"]
    why = ("That takes an action chip, and you have none left.", "CC-9.1")
    assert story.why_not("play", "plain-cargo", "play") == why
    story.act("play", "plain-ally").act("end")
    assert story.over


@pytest.mark.rules("CC-10.14", "CC-28.1")
def test_a_barrier_must_be_met() -> None:
    for research, why in ((2, "CC-10.14"), (3, "")):
        lying = {"hand:0": ["plain-cargo"]}
        story = Acting(lying, {"plain-cargo": TWO}, counters={0: {"research": research}})
        assert story.why_not("play", "plain-cargo", "play-2")[1] == why
    story = Acting({"hand:0": ["plain-cargo"]}, {"plain-cargo": TWO})
    sentence = "That needs Research at 3 or more; yours is at 0."
    assert story.why_not("play", "plain-cargo", "play-2") == (sentence, "CC-10.14")


@pytest.mark.rules("CC-9.10", "CC-R.11", "CC-9.14")
def test_a_card_without_play_operation_and_one_that_says_so_can_not_be_played() -> None:
    texts = {
        "plain-cargo": ACTIVATE,
        "plain-ally": f"{PLAY[:-1]}, {{key: no, timing: special, always: [unplayable]}}]",
    }
    story = Acting({"hand:0": ["plain-cargo", "plain-ally", "plain-ship"]}, texts)
    assert story.can() == ["end"]
    assert story.why_not("play", "plain-cargo")[1] == "CC-R.11"
    assert story.why_not("play", "plain-ship")[1] == "CC-R.11"
    assert story.why_not("play", "plain-ally", "play")[1] == "CC-9.14"


@pytest.mark.rules("CC-9.2")
def test_the_spent_chip_goes_along_as_long_as_its_card_is_in_play() -> None:
    text = "[{key: play, timing: play, cost: [chip], do: [{promote: self}]}]"
    story = Acting({"hand:0": ["plain-person"]}, {"plain-person": text})
    story.act("play", "plain-person")
    assert story.pile("bridge:0") == ["plain-person"]
    assert (story.on("plain-person", "spent-chip"), story.held("chips")) == (1, 2)
    text = "[{key: play, timing: play, cost: [chip], do: [{log: self}]}]"
    story = Acting({"hand:0": ["plain-person"]}, {"plain-person": text})
    story.act("play", "plain-person")
    assert (story.on("plain-person", "spent-chip"), story.held("chips")) == (0, 2)


@pytest.mark.rules("CC-10.2", "CC-10.3", "CC-10.12")
def test_an_activate_exhausts_its_card_and_takes_all_its_costs() -> None:
    lying = {"bridge:0": ["plain-person"], "hand:0": ["plain-cargo"]}
    story = Acting(lying, {"plain-person": PAID}, counters={0: {"latinum": 1}})
    story.act("activate", "plain-person")
    assert story.exhausted("plain-person")
    assert (story.held("military"), story.held("latinum"), story.held("chips")) == (1, 0, 2)
    assert story.pile("discard:0") == ["plain-cargo"]
    assert story.can() == ["end"]
    why = ("plain-person is exhausted.", "CC-10.12")
    assert story.why_not("activate", "plain-person", "act") == why
    for missing in ({"latinum": 0}, {"latinum": 1, "chips": 0}):
        story = Acting(lying, {"plain-person": PAID}, counters={0: missing})
        assert story.can() == ["end"]
    story = Acting({"bridge:0": ["plain-person"]}, {"plain-person": PAID})
    assert story.can() == ["end"]


@pytest.mark.rules("CC-9.13", "CC-10.1", "CC-19.2")
def test_trigger_operations_work_only_in_the_play_area() -> None:
    lying: Laid = {
        "briefing:0": ["plain-cargo"],
        "fleet:0": ["plain-ship", Lying("plain-ally", on="plain-ship")],
        "bridge:1": ["plain-human"],
    }
    texts = dict.fromkeys(("plain-cargo", "plain-ally", "plain-human", "plain-ship"), ACTIVATE)
    story = Acting(lying, texts)
    assert story.can() == ["activate plain-ship act", "end"]
    assert story.why_not("activate", "plain-cargo", "act") == (
        "plain-cargo is in the Briefing Room: its operations can't be used there.",
        "CC-9.13",
    )
    assert story.why_not("activate", "plain-ally", "act") == (
        "plain-ally is beamed onto plain-ship: its operations can't be used.",
        "CC-19.2",
    )
    assert story.why_not("activate", "plain-human", "act")[1] == "CC-10.1"


@pytest.mark.rules("CC-10.13", "CC-26.9")
def test_a_readied_card_can_be_used_again_with_the_chip_still_on_it() -> None:
    text = "[{key: act, timing: activate, cost: [chip], do: [{ready: self}]}]"
    story = Acting({"fleet:0": ["plain-ship"]}, {"plain-ship": text})
    story.act("activate", "plain-ship").act("activate", "plain-ship")
    assert (story.on("plain-ship", "spent-chip"), story.held("chips")) == (2, 1)


PASSIVE = (
    "[{key: p, timing: passive, after: {comes: {moment: gained-research, whose: you}},"
    " do: [{lose: {counter: latinum}}]}]"
)


@pytest.mark.rules("CC-10.4")
def test_a_passive_is_mandatory_also_when_bad_and_on_an_exhausted_card() -> None:
    lying: Laid = {
        "bridge:0": [Lying("plain-person", exhausted=True)],
        "hand:0": ["plain-cargo"] * 2,
    }
    texts = {"plain-person": PASSIVE, "plain-cargo": PLAY}
    story = Acting(lying, texts, counters={0: {"latinum": 5}})
    for _ in range(2):
        story.answer(story.asked().actions[0])
    assert story.held("latinum") == 3


@pytest.mark.rules("CC-10.1", "CC-9.13", "CC-R.24")
def test_a_passive_is_off_in_the_briefing_room_and_on_a_beamed_card() -> None:
    places: tuple[Laid, ...] = (
        {"briefing:0": ["plain-person"]},
        {"fleet:0": ["plain-ship", Lying("plain-person", on="plain-ship")]},
        {"neutral": [Lying("plain-person")]},
    )
    for lying in places:
        texts = {"plain-person": PASSIVE, "plain-cargo": PLAY}
        story = Acting({"hand:0": ["plain-cargo"], **lying}, texts, counters={0: {"latinum": 5}})
        story.act("play", "plain-cargo")
        assert story.held("latinum") == 5


@pytest.mark.rules("CC-R.107")
def test_passives_that_trigger_each_other_are_carried_out_once_each() -> None:
    echo = (
        "[{key: p, timing: passive, after: {comes: {moment: gained-research, whose: you}},"
        " do: [{gain: {counter: research}}]}]"
    )
    lying = {"bridge:0": ["plain-person"], "space:0": ["plain-world"], "hand:0": ["plain-cargo"]}
    texts = {"plain-person": echo, "plain-world": echo, "plain-cargo": PLAY}
    story = Acting(lying, texts)
    story.act("play", "plain-cargo")
    while story.question == "trigger":
        story.answer("0")
    assert story.held("research") == 5
    assert story.going_on(Happening) == 0


@pytest.mark.rules("CC-9.15", "CC-L.8")
def test_a_card_played_without_an_action_pays_all_but_the_chip() -> None:
    free = "[{key: play, timing: play, do: [{play-card: {fitting: {kind: cargo}}}]}]"
    paid = (
        "[{key: play, timing: play, cost: [chip, {spend: {latinum: 1}}],"
        " do: [{gain: {counter: research}}]}]"
    )
    lying = {"hand:0": ["plain-ally", "plain-cargo"]}
    texts = {"plain-ally": free, "plain-cargo": paid}
    for latinum, played in ((1, True), (0, False)):
        story = Acting(lying, texts, counters={0: {"latinum": latinum, "chips": 1}})
        story.act("play", "plain-ally")
        assert story.held("chips") == 1
        assert ("plain-cargo" in story.pile("briefing:0")) is played
        assert story.held("research") == int(played)
    # It is brought into play before the card that had it played.
    story = Acting(lying, texts, counters={0: {"latinum": 1}})
    story.act("play", "plain-ally")
    came = [
        str(story.board.cards[event.cards[0]].definition)
        for event in story.events
        if isinstance(event, MomentCame) and event.name == "brought-into-play"
    ]
    assert came == ["plain-cargo", "plain-ally"]


@pytest.mark.rules("CC-9.15", "CC-10.14")
def test_a_card_played_without_an_action_needs_its_barrier_met() -> None:
    free = "[{key: play, timing: play, do: [{play-card: {fitting: {kind: cargo}}}]}]"
    barred = "[{key: play, timing: play, cost: [{barrier: {track: research, at: 3}}], do: [draw]}]"
    lying = {"hand:0": ["plain-ally", "plain-cargo"]}
    story = Acting(lying, {"plain-ally": free, "plain-cargo": barred})
    story.act("play", "plain-ally")
    assert story.pile("hand:0") == ["plain-cargo"]


@pytest.mark.rules("CC-10.11")
def test_an_operation_that_an_effect_names_takes_no_chip_and_reads_its_own_card() -> None:
    carries = (
        "[{key: play, timing: play,"
        " do: [{carry-out: {of: {in-play: {kind: ship}}, timing: play}}]}]"
    )
    ship = (
        "[{key: play, timing: play, cost: [chip, {spend: {latinum: 1}}],"
        " do: [{place-resource: {counter: dilithium, count: 1, on: self}}]}]"
    )
    lying = {"hand:0": ["plain-ally"], "fleet:0": ["plain-ship"]}
    texts = {"plain-ally": carries, "plain-ship": ship}
    story = Acting(lying, texts, counters={0: {"latinum": 1, "chips": 0}})
    story.act("play", "plain-ally")
    assert (story.on("plain-ship", "dilithium"), story.held("latinum")) == (1, 0)
    # It isn't brought into play by that.
    assert story.moments("brought-into-play") == ["brought-into-play"]


@pytest.mark.rules("CC-R.10", "CC-21.4")
def test_a_card_counts_for_its_own_operation_unless_it_leaves_itself_out() -> None:
    text = "[{key: play, timing: play, do: [{gain: {counter: research, count: {count-of: F}}}]}]"
    for fitting, research in (("{trait: klingon}", 1), ("{trait: klingon, other: true}", 0)):
        story = Acting({"hand:0": ["plain-klingon"]}, {"plain-klingon": text.replace("F", fitting)})
        story.act("play", "plain-klingon")
        assert story.held("research") == research


@pytest.mark.rules("CC-28.1", "CC-L.1", "CC-24.2")
def test_the_menu_says_of_each_operation_what_it_costs_and_does() -> None:
    story = Acting(
        {"hand:0": ["plain-cargo"], "bridge:0": ["plain-person"]},
        {
            "plain-cargo": TWO,
            "plain-person": PAID,
        },
    )
    labels = story.labels()
    marks = "[{barrier: {track: research, at: 10}}, chip]"
    barrier_first = TWO.replace("[chip, {barrier: {track: research, at: 3}}]", marks)
    other = Acting({"hand:0": ["plain-cargo"]}, {"plain-cargo": barrier_first}).labels()
    assert "Research 10+ action chip PLAY" in other["play plain-cargo play-2"]
    assert labels["play plain-cargo play"] == "plain-cargo: PLAY: Gain 1 Research."
    assert labels["play plain-cargo play-2"] == (
        "plain-cargo: action chip Research 3+ PLAY: Gain 2 Research."
    )
    assert labels["activate plain-person act"] == (
        "plain-person: action chip ACTIVATE: Spend 1 latinum and discard 1 card to gain 1 Military."
    )


@pytest.mark.rules("CC-R.5", "CC-28.1")
def test_a_button_warns_of_what_would_come_to_nothing() -> None:
    promotes = "[{key: play, timing: play, do: [{promote: {fitting: {kind: person}}}]}]"
    mobilizes = "[{key: play, timing: play, do: [mobilize]}]"
    texts = {"plain-cargo": promotes, "plain-ship": mobilizes}
    warning = " (nothing would come of it now)"
    story = Acting({"hand:0": ["plain-cargo", "plain-ship"]}, texts)
    assert story.labels()["play plain-cargo play"].endswith(warning)
    assert not story.labels()["play plain-ship play"].endswith(warning)
    story = Acting({"hand:0": ["plain-cargo", "plain-human"]}, texts)
    assert not story.labels()["play plain-cargo play"].endswith(warning)


@pytest.mark.rules("CC-R.10", "CC-R.1")
def test_what_a_card_costs_is_judged_with_the_card_in_play() -> None:
    text = "[{key: play, timing: play, cost: [{spend: {latinum: {count-of: {kind: cargo}}}}]}]"
    story = Acting({"hand:0": ["plain-cargo"]}, {"plain-cargo": text})
    assert story.why_not("play", "plain-cargo", "play")[1] == "CC-6.5"


@pytest.mark.rules("CC-R.25", "CC-21.6", "CC-9.2")
def test_a_card_that_leaves_play_forgets_being_exhausted_and_its_chip() -> None:
    text = "[{key: act, timing: activate, cost: [chip], do: [{recall: self}]}, P]"
    play = "{key: play, timing: play, do: [mobilize]}"
    story = Acting({"fleet:0": ["plain-ship"]}, {"plain-ship": text.replace("P", play)})
    story.act("activate", "plain-ship")
    assert (story.pile("hand:0"), story.exhausted("plain-ship")) == (["plain-ship"], False)
    assert story.on("plain-ship", "spent-chip") == 0
    story.act("play", "plain-ship")
    assert story.can() == ["activate plain-ship act", "end"]


@pytest.mark.rules("CC-R.25")
def test_a_flipped_card_stays_exhausted() -> None:
    lying: Laid = {"space:0": [Lying("plain-world", exhausted=True)]}
    world = Acting(lying).card("plain-world")
    story = Acting(lying, frame=happening(CardFlipped(world, 1)))
    assert (story.board.cards[world].side, story.board.cards[world].turn) == (1, 1)
