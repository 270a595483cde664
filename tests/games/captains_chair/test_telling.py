"""What is told of the table besides its cards (section 28)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, fill
from tabletop.engine.view import SeatView, view_of
from tests.games.captains_chair.tables import Laid, Lying, Story, game, table
from tests.games.stories import happening


def viewed(lying: dict[str, Laid] | None = None, **more: Any) -> tuple[Story, SeatView]:
    """Look at a position as seat 0."""
    story = Story(table(lying, **more), happening())
    return story, view_of(story.rules, story.position, SeatId(0))


def said(story: Story, message: Message | None) -> str:
    """Put what is told into words, cards by their ids."""
    assert message is not None

    def name(argument: Any) -> str:
        card = getattr(argument, "card", None)
        if card is None:
            return f"seat {argument.seat}"
        known = {story.board.cards[one].definition for one in story.board.cards}
        return next(iter(sorted(one for one in known if one.startswith("stardate-4"))))

    return fill(message, name)


@pytest.mark.rules("CC-28.3", "CC-28.2")
def test_step_stardate_and_incidents_are_always_told() -> None:
    lying: dict[str, Laid] = {
        "stardates": ["stardate-5", Lying("stardate-4", counters={"glory": 4})]
    }
    story, view = viewed(lying, turn=7, step="clean-up")
    line = said(story, game().telling.moment(view))
    assert line == "Turn 7, Clean-Up Step: seat 0. stardate-4: 4 glory. 4 Incidents in the pile."


@pytest.mark.rules("CC-28.3")
@pytest.mark.parametrize(
    ("remaining", "told"),
    [(3, "2 more turns"), (2, "1 more turn"), (1, "this is the last turn")],
)
def test_after_the_credits_the_turns_left_are_told(remaining: int, told: str) -> None:
    story, view = viewed(remaining=remaining)
    assert told in said(story, game().telling.moment(view))


@pytest.mark.rules("CC-28.4")
def test_a_cadet_sees_the_turn_of_eleven() -> None:
    story, view = viewed(seats=1, turn=5)
    assert said(story, game().telling.moment(view)).startswith("Turn 5 of 11, ")


@pytest.mark.rules("CC-28.3")
def test_chips_and_what_is_scored_so_far_are_told_of_both() -> None:
    lying: dict[str, Laid] = {"hand:0": ["plain-ally"], "hand:1": ["plain-ally"]}
    story, view = viewed(lying, counters={0: {"chips": 1, "glory": 2}, 1: {"glory": 4}})
    mine = said(story, game().telling.seat(view, SeatId(0)))
    assert mine == "1 chip, 3 VP so far"
    theirs = said(story, game().telling.seat(view, SeatId(1)))
    assert theirs == "3 chips, 4 VP so far, 1 card unseen"


@pytest.mark.rules("CC-20.3")
def test_what_can_be_completed_is_told() -> None:
    story, view = viewed({"board:0": ["mission-board"]})
    assert said(story, game().goal(view)).startswith("Missions left: Two of a Crew, ")
    ready: dict[str, Laid] = {
        "board:0": ["mission-board"],
        "briefing:0": ["plain-human", "plain-vulcan"],
    }
    story, view = viewed(ready)
    assert said(story, game().goal(view)) == "You can complete: Two of a Crew."
    marks = {f"completed-{key}": 1 for key in ("two-of-a-crew",)}
    done: dict[str, Laid] = {"board:0": [Lying("plain-board", counters=marks)]}
    story, view = viewed(done)
    assert said(story, game().goal(view)) == "You have completed all your missions."
