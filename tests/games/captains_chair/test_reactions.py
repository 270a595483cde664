"""REACTIONs: when they are asked for, what they interrupt, and what they must not tell."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.codec import Codec
from tabletop.engine.ids import SeatId
from tabletop.engine.view import view_of
from tabletop.games.captains_chair.quiet import Quiet
from tests.games.captains_chair.acting import Acting, Laid
from tests.games.captains_chair.tables import Lying

GLORY = (
    "[{key: r, timing: reaction, after: {comes: {moment: brought-into-play, whose: WHOSE}},"
    " do: [{gain: {counter: glory}}]}]"
)
MINE = GLORY.replace("WHOSE", "you")
THEIRS = GLORY.replace("WHOSE", "opponent")
PLAY = "[{key: play, timing: play, do: [{gain: {counter: research}}]}]"
CARGO = {"hand:0": ["plain-cargo"]}


def reacting(text: str, lying: Laid, **more: Any) -> Acting:
    """Lay out an Action Step in which a card with text for its REACTION may be used."""
    texts = {"plain-human": text, "plain-klingon": text, "plain-cargo": PLAY}
    texts.update(more.pop("texts", {}))
    return Acting({**CARGO, **lying}, texts, **more)


@pytest.mark.rules("CC-10.5", "CC-10.12", "CC-L.30")
def test_a_reaction_is_optional_and_exhausts_its_card() -> None:
    story = reacting(MINE, {"bridge:0": ["plain-human"]})
    story.act("play", "plain-cargo")
    assert (story.question, story.asked().seat) == ("trigger", 0)
    assert story.can() == ["use plain-human r", "quiet plain-human", "pass"]
    story.act("use", "plain-human")
    assert story.exhausted("plain-human")
    assert (story.held("glory"), story.question) == (1, "act")
    assert "seat 0 reacts with plain-human." in story.said
    story = reacting(MINE, {"bridge:0": ["plain-human"]})
    story.act("play", "plain-cargo").act("pass")
    assert not story.exhausted("plain-human")
    story = reacting(MINE, {"bridge:0": [Lying("plain-human", exhausted=True)]})
    assert story.act("play", "plain-cargo").question == "act"


@pytest.mark.rules("CC-10.5", "CC-10.1", "CC-26.3")
def test_reactions_work_in_the_opponents_turn_and_only_from_the_play_area() -> None:
    story = reacting(THEIRS, {"bridge:1": ["plain-human"]})
    story.act("play", "plain-cargo")
    assert story.asked().seat == 1
    story.act("use", "plain-human")
    assert story.held("glory", 1) == 1
    for lying in (
        {"briefing:1": ["plain-human"]},
        {"fleet:1": ["plain-ship", Lying("plain-human", on="plain-ship")]},
        {"hand:1": ["plain-human"]},
        {"neutral": [Lying("plain-human", owner=1)]},
    ):
        assert reacting(THEIRS, lying).act("play", "plain-cargo").question == "act"


@pytest.mark.rules("CC-10.6", "CC-R.20", "CC-R.18")
def test_a_reaction_interrupts_the_operation_which_then_goes_on() -> None:
    draws = "[{key: play, timing: play, do: [{draw: 2}, {gain: {counter: research}}]}]"
    text = (
        "[{key: r, timing: reaction, after: {comes: {moment: drawn, whose: you}},"
        " do: [{gain: {counter: glory}}]}]"
    )
    lying = {"bridge:0": ["plain-human"], "space:0": ["plain-world"], "deck:0": ["plain-ally"] * 2}
    story = reacting(text, lying, texts={"plain-cargo": draws, "plain-world": text})
    story.act("play", "plain-cargo")
    # Each card that is drawn is an event of its own.
    assert (story.question, len(story.pile("hand:0"))) == ("trigger", 1)
    story.act("use", "plain-human").act("pass")
    assert (story.question, len(story.pile("hand:0"))) == ("trigger", 2)
    assert story.held("research") == 0
    story.act("use", "plain-world")
    assert (story.held("glory"), story.held("research"), story.question) == (2, 1, "act")


@pytest.mark.rules("CC-10.7", "CC-R.17")
def test_any_number_of_reactions_in_any_order_the_active_player_first() -> None:
    text = (
        "[{key: r, timing: reaction, after: {comes: {moment: brought-into-play, whose: W}},"
        " do: [{gain: {counter: glory}}]}]"
    )
    texts = {
        "plain-human": text.replace("W", "you"),
        "plain-world": text.replace("W", "you"),
        "plain-klingon": text.replace("W", "opponent"),
        "plain-cargo": PLAY,
    }
    officers = {"bridge:0": ["plain-human"], "bridge:1": ["plain-klingon"]}
    story = Acting({**CARGO, **officers, "space:0": ["plain-world"]}, texts)
    story.act("play", "plain-cargo")
    assert story.asked().seat == 0
    story.act("use", "plain-world")
    assert story.can() == ["use plain-human r", "quiet plain-human", "pass"]
    story.act("pass")
    assert story.asked().seat == 1
    # The window closes when both have passed in turn: seat 0 is asked again.
    story.act("use", "plain-klingon")
    assert story.asked().seat == 0
    story.act("use", "plain-human")
    assert (story.question, story.held("glory"), story.held("glory", 1)) == ("act", 2, 1)


@pytest.mark.rules("CC-R.17")
def test_passives_come_before_reactions() -> None:
    passive = (
        "[{key: p, timing: passive, after: {comes: {moment: brought-into-play, whose: opponent}},"
        " do: [{gain: {counter: latinum}}]}]"
    )
    lying = {"bridge:0": ["plain-human"], "bridge:1": ["plain-vulcan"]}
    story = reacting(MINE, lying, texts={"plain-vulcan": passive})
    story.act("play", "plain-cargo")
    assert story.question == "trigger"
    assert story.held("latinum", 1) == 1


@pytest.mark.rules("CC-10.8", "CC-R.18", "CC-R.25")
def test_a_card_that_entered_by_the_operation_may_react_to_it() -> None:
    promotes = "[{key: play, timing: play, do: [{promote: self}]}]"
    both = (
        f"[{promotes[1:-1]}, {{key: r, timing: reaction, after: {{comes: "
        "{moment: brought-into-play, whose: you}}, do: [{gain: {counter: glory}}]}]"
    )
    story = Acting({"hand:0": ["plain-human"]}, {"plain-human": both})
    story.act("play", "plain-human")
    assert story.can() == ["use plain-human r", "quiet plain-human", "pass"]
    story.act("use", "plain-human")
    assert story.held("glory") == 1


@pytest.mark.rules("CC-R.18")
def test_a_card_that_has_left_meanwhile_can_not_react_any_more() -> None:
    discharges = (
        "[{key: r, timing: reaction, after: {comes: {moment: brought-into-play, whose: you}},"
        " do: [{discharge: {what: {in-play: {kind: person}}}}]}]"
    )
    lying = {"bridge:0": ["plain-human"], "space:0": ["plain-world"]}
    story = reacting(MINE, lying, texts={"plain-world": discharges})
    story.act("play", "plain-cargo").act("use", "plain-world")
    assert story.pile("discard:0") == ["plain-human"]
    assert story.question == "act"


@pytest.mark.rules("CC-R.104", "CC-L.1")
def test_of_two_reactions_of_a_card_one_can_be_used_until_it_is_readied() -> None:
    two = MINE[:-1] + ", " + MINE[1:].replace("key: r", "key: r-2").replace("glory", "latinum")
    story = reacting(two, {"bridge:0": ["plain-human"]})
    story.act("play", "plain-cargo")
    uses = ["use plain-human r", "use plain-human r-2"]
    assert story.can() == [*uses, "quiet plain-human", "pass"]
    story.act("use", "plain-human", "r-2")
    assert (story.question, story.held("glory"), story.held("latinum")) == ("act", 0, 1)


@pytest.mark.rules("CC-R.22", "CC-21.4", "CC-R.10")
def test_what_has_logged_itself_was_brought_into_play_all_the_same() -> None:
    text = (
        "[{key: r, timing: reaction, after: {comes: {moment: brought-into-play, whose: you,"
        " about: {kind: ally}}}, do: [{gain: {counter: glory}}]}]"
    )
    logs = "[{key: play, timing: play, do: [{log: self}]}]"
    lying = {"hand:0": ["plain-ally", "plain-cargo"], "bridge:0": ["plain-human"]}
    story = reacting(text, lying, texts={"plain-ally": logs})
    story.act("play", "plain-ally")
    assert (story.question, story.pile("log:0")) == ("trigger", ["plain-ally"])
    story.act("pass")
    assert story.act("play", "plain-cargo").question == "act"


@pytest.mark.rules("CC-R.27")
def test_dont_ask_me_about_this_card_this_turn() -> None:
    there = {"bridge:1": ["plain-human"], "space:1": ["plain-world"]}
    lying = {"hand:0": ["plain-cargo"] * 2, **there}
    story = reacting(THEIRS, lying, texts={"plain-world": THEIRS})
    story.answer(story.asked().actions[0])
    story.act("quiet", "plain-human")
    # Only about that card.
    assert story.can() == ["use plain-world r", "quiet plain-world", "pass"]
    story.act("quiet", "plain-world")
    assert story.question == "act"
    assert story.why_not("quiet", "plain-human", seat=1)[1] == "CC-R.27"
    assert "seat 1 won't be asked about plain-human any more this turn." in story.said
    story.answer(story.asked().actions[0])
    assert story.question == "act"
    # It stands in the open record, which saves keep, and ends with the turn.
    assert story.going_on(Quiet) == 2
    codec = Codec(story.rules.records)
    assert codec.decode(codec.encode(story.board)).lasting == story.board.lasting
    assert {one.until for one in story.board.lasting} == {"turn-ends"}


@pytest.mark.rules("CC-R.28", "CC-R.27")
def test_a_reaction_that_needs_a_hidden_card_is_asked_for_whatever_is_in_the_hand() -> None:
    text = THEIRS.replace(" do:", " cost: [{discard: {fitting: {trait: engineer}}}], do:")
    for hand in ("plain-engineer", "plain-ally"):
        story = reacting(text, {"bridge:1": ["plain-human"], "hand:1": [hand]})
        story.act("play", "plain-cargo")
        assert (story.question, story.asked().seat) == ("trigger", 1)
        uses = ["use plain-human r"] if hand == "plain-engineer" else []
        assert story.can() == [*uses, "quiet plain-human", "pass"]
        # The opponent's view is the same.
        view = view_of(story.rules, story.position, SeatId(0))
        assert view.decision is None
        assert view.waiting == (SeatId(1),)
    story = reacting(text, {"bridge:1": ["plain-human"]})
    assert story.act("play", "plain-cargo").question == "act"
    text = THEIRS.replace(" do:", " cost: [{spend: {latinum: 1}}], do:")
    story = reacting(text, {"bridge:1": ["plain-human"], "hand:1": ["plain-ally"]})
    assert story.act("play", "plain-cargo").question == "act"


@pytest.mark.rules("CC-R.28")
@pytest.mark.parametrize(
    "cost",
    [
        "{log: {fitting: {trait: engineer}, from: hand}}",
        "{beam: {fitting: {trait: engineer}, onto: {in-play: {kind: ship}}}}",
        "{place: {fitting: {trait: engineer}, on: deck}}",
        "{give: {fitting: {trait: engineer}}}",
        "{promote: {fitting: {trait: engineer}}}",
        "{return-incident: 1}",
    ],
)
def test_no_cost_from_a_hand_tells_what_is_in_it(cost: str) -> None:
    text = THEIRS.replace(" do:", f" cost: [{cost}], do:")
    officer = {"bridge:1": ["plain-human"], "fleet:1": ["plain-ship"]}
    for hand in ("plain-engineer", "plain-incident", "plain-ally"):
        story = reacting(text, {**officer, "hand:1": [hand]})
        story.act("play", "plain-cargo")
        assert (story.question, story.asked().seat) == ("trigger", 1)
    assert reacting(text, officer).act("play", "plain-cargo").question == "act"


@pytest.mark.rules("CC-R.16")
def test_a_chip_for_a_reaction_in_the_opponents_turn_is_one_of_the_three() -> None:
    text = THEIRS.replace(" do:", " cost: [chip], do:")
    story = reacting(text, {"bridge:1": ["plain-human"]})
    story.act("play", "plain-cargo").act("use", "plain-human")
    assert (story.held("chips", 1), story.held("glory", 1)) == (2, 1)
    gains = THEIRS.replace("counter: glory", "counter: chips")
    story = reacting(gains, {"bridge:1": ["plain-human"]})
    story.act("play", "plain-cargo").act("use", "plain-human")
    assert story.held("chips", 1) == 3


@pytest.mark.rules("CC-L.18")
def test_a_card_may_bar_the_opponents_reactions_in_its_captains_turn() -> None:
    bars = "[{key: s, timing: special, always: [no-reactions]}]"
    asked = {"bridge:1": ["plain-human"], "bridge:0": ["plain-vulcan"]}
    story = reacting(THEIRS, asked, texts={"plain-vulcan": bars})
    assert story.act("play", "plain-cargo").question == "act"
    # A SPECIAL works in the Briefing Room as well, but not beamed (CC-R.24).
    story = reacting(
        THEIRS,
        {"bridge:1": ["plain-human"], "briefing:0": ["plain-vulcan"]},
        texts={"plain-vulcan": bars},
    )
    assert story.act("play", "plain-cargo").question == "act"
    beamed = {"fleet:0": ["plain-ship", Lying("plain-vulcan", on="plain-ship")]}
    story = reacting(THEIRS, {"bridge:1": ["plain-human"], **beamed}, texts={"plain-vulcan": bars})
    assert story.act("play", "plain-cargo").question == "trigger"


@pytest.mark.rules("CC-R.12", "CC-10.2")
def test_while_a_reaction_is_asked_for_nothing_else_can_be_done() -> None:
    story = reacting(MINE, {"bridge:0": ["plain-human"], "hand:0": ["plain-cargo"] * 2})
    story.answer(story.asked().actions[0])
    assert not any(one.startswith(("play", "activate", "mission")) for one in story.can())
