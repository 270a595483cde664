"""Course and ends of a match (section 5), the credits, Red Alert."""

from __future__ import annotations

import pytest

from tabletop.engine.events import CardMoved
from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.games.captains_chair.ends import credits_triggered
from tabletop.games.captains_chair.glory import gain_glory
from tabletop.games.captains_chair.state import course
from tabletop.games.captains_chair.turn import TURN
from tests.games.captains_chair.tables import Laid, Lying, Story, names, table
from tests.games.stories import find, happening

LAST: Laid = [Lying("stardate-5", counters={"glory": 1})]


def passing(story: Story, turns: int) -> list[int]:
    """Do nothing for so many turns; gives whose they were, until the match is over."""
    seats: list[int] = []
    while story.position.pending is not None and len(seats) < turns:
        question = story.asked()
        if question.name == "act":
            seats.append(int(question.seat))
            story.act("end")
        elif question.name == "clean-up-discard":
            story.choose()
        else:
            story.choose(story.choices()[0])
    while story.position.pending is not None and story.asked().name != "act":
        question = story.asked()
        story.choose(*([] if question.least == 0 else story.choices()[:1]))
    return seats


def turns_of(triggered_by: int, first: int = 0, seats: int = 2) -> list[int]:
    """Trigger the credits in a turn of a seat, and list whose turns follow it."""
    at = table(
        {"stardates": LAST, "market-ally": ["plain-ally"], "ally-pile": ["plain-ally"] * 3},
        seats=seats,
        active=SeatId(triggered_by),
        first=SeatId(first),
        turn=3,
    )
    story = Story(at, TURN.frame(NOTHING))
    return passing(story, 9)


@pytest.mark.rules("CC-5.1")
def test_players_alternate_and_a_turn_is_finished_before_the_next() -> None:
    story = Story(table(), TURN.frame(NOTHING))
    assert passing(story, 4) == [0, 1, 0, 1]
    assert course(story.table).turn == 6


@pytest.mark.rules("CC-5.2", "CC-5.3", "CC-11.8", "CC-R.80")
@pytest.mark.parametrize(
    ("active", "first", "turns"),
    [(0, 0, [0, 1, 0, 1]), (1, 0, [1, 0, 1]), (1, 1, [1, 0, 1, 0]), (0, 1, [0, 1, 0])],
)
def test_after_the_credits_both_have_had_the_same_number_of_turns(
    active: int, first: int, turns: list[int]
) -> None:
    assert turns_of(active, first) == turns


@pytest.mark.rules("CC-5.2")
def test_the_credits_are_triggered_once() -> None:
    assert credits_triggered(table())
    assert credits_triggered(table(remaining=2)) == ()


@pytest.mark.rules("CC-25.12")
def test_a_cadet_has_one_more_turn() -> None:
    assert turns_of(0, seats=1) == [0, 0]


@pytest.mark.rules("CC-5.2", "CC-11.8", "CC-6.4", "CC-R.77")
def test_the_last_stardate_is_given_to_nobody_and_glory_comes_from_the_supply_then() -> None:
    at = table({"stardates": LAST}, counters={0: {"glory": 2}})
    story = Story(at, happening(*gain_glory(at, SeatId(0), 4)))
    assert story.over
    assert story.board.seats[0].counters["glory"] == 6
    assert names(story.table, "stardates-due:1") == []
    assert course(story.table).remaining == 4
    assert "The credits roll: 3 more turns after this one." in story.said


def alert(lying: dict[str, Laid], seat: int = 0, **more: object) -> Story:
    """Have a player take the last Incident."""
    at = table({"incidents": ["plain-incident"], **lying}, **more)  # type: ignore[arg-type]
    last = find(at, "plain-incident", "incidents")
    return Story(at, happening(CardMoved(last, ZoneId(f"hand:{seat}"))))


@pytest.mark.rules("CC-5.4", "CC-R.81", "CC-R.82")
def test_red_alert_ends_the_game_and_fewer_incidents_win() -> None:
    story = alert(
        {
            "fleet:1": ["plain-ship", Lying("plain-incident", on="plain-ship")],
            "log:1": ["plain-incident"],
            "reserve:0": ["plain-incident"] * 3,
        },
        counters={1: {"glory": 50}},
    )
    result = story.board.result
    assert result is not None
    assert result.winners == (SeatId(0),)
    assert result.rule == "CC-5.4"


@pytest.mark.rules("CC-5.4", "CC-R.82")
@pytest.mark.parametrize("zone", ["hand:1", "deck:1", "discard:1", "briefing:1", "log:1"])
def test_incidents_count_in_all_these_places(zone: str) -> None:
    tied = alert({zone: ["plain-incident"]})
    assert tied.board.result is not None
    assert tied.board.result.rule == "CC-R.82"
    more = alert({zone: ["plain-incident", "plain-incident"]})
    assert more.board.result is not None
    assert more.board.result.winners == (SeatId(0),)


@pytest.mark.rules("CC-5.5", "CC-R.82", "CC-23.1")
def test_with_as_many_incidents_final_scoring_decides() -> None:
    lying: dict[str, Laid] = {"discard:1": ["plain-incident"]}
    ahead = alert(lying, counters={1: {"glory": 2}})
    assert ahead.board.result is not None
    assert ahead.board.result.winners == (SeatId(1),)
    equal = alert(lying, counters={0: {"glory": 2}, 1: {"glory": 2}})
    assert equal.board.result is not None
    assert equal.board.result.winners == (SeatId(0), SeatId(1))


@pytest.mark.rules("CC-5.6")
def test_red_alert_ends_the_game_after_the_credits_too() -> None:
    story = alert({}, seat=1, remaining=1)
    assert story.board.result is not None
    assert story.board.result.winners == (SeatId(0),)


@pytest.mark.rules("CC-25.7")
def test_a_cadet_loses_by_red_alert() -> None:
    story = alert({}, seats=1, counters={0: {"glory": 200}})
    assert story.board.result is not None
    assert story.board.result.winners == ()
