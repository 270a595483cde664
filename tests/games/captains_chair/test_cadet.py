"""Cadet Training Mode (section 25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, fill
from tabletop.games.captains_chair import cadet
from tabletop.games.captains_chair.action import ACTION
from tabletop.games.captains_chair.clean_up import clean_up
from tabletop.games.captains_chair.final_scoring import final_scoring
from tabletop.games.captains_chair.glory import gain_glory
from tabletop.games.captains_chair.state import course
from tabletop.games.captains_chair.turn import TURN
from tests.games.captains_chair.tables import (
    Laid,
    Lying,
    Story,
    counter,
    game,
    names,
    on_card,
    table,
)
from tests.games.stories import happening

ME = SeatId(0)
TERMS: dict[str, Laid] = {
    "stardates": ["cadet-stardate-2", Lying("cadet-stardate-1", counters={"glory": 5})],
}
MARKET: dict[str, Laid] = {
    "market-ally": ["plain-ally"],
    "ally-pile": ["plain-ally"] * 30,
    "market-cargo": ["plain-cargo"],
    "cargo-pile": ["plain-cargo"] * 30,
}


def alone(lying: Mapping[str, Laid], **more: Any) -> Story:
    """Play alone from the beginning of a turn."""
    return Story(table({**TERMS, **lying}, seats=1, **more), TURN.frame(NOTHING))


def to_next_turn(story: Story) -> None:
    """Do nothing until the next Action Step, or the end."""
    acted = False
    while story.position.pending is not None:
        question = story.asked()
        if question.name == "act":
            if acted:
                return
            acted = True
            story.act("end")
        else:
            story.choose(*([] if question.least == 0 else story.choices()[:1]))


def playing(card: str, lying: Mapping[str, Laid], ability: str = "play", **more: Any) -> Story:
    """Play a card alone."""
    at = table(
        {
            **TERMS,
            "hand:0": [card, *lying.get("hand:0", ())],
            **{zone: cards for zone, cards in lying.items() if zone != "hand:0"},
        },
        seats=1,
        **more,
    )
    story = Story(at, ACTION.frame(NOTHING))
    story.act("play", card, ability)
    while story.asked().name != "act":
        question = story.asked()
        if hasattr(question, "high"):
            story.answer(question.high)
        elif hasattr(question, "least"):
            story.choose(*story.choices()[: question.most])
        else:
            story.answer(question.options[0].key)
    return story


@pytest.mark.rules("CC-E.25", "CC-25.10", "CC-25.11", "CC-25.12", "CC-28.4", "CC-R.95", "CC-R.96")
def test_the_calendar_of_a_training() -> None:
    neutral: Laid = [Lying("plain-world", counters={"teams-0": 1}), "plain-moon", "plain-star"]
    story = alone({**MARKET, "neutral": neutral}, turn=0)
    dates: dict[int, tuple[list[str], int, int]] = {}
    while story.position.pending is not None:
        turn = course(story.table).turn
        to_next_turn(story)
        top = names(story.table, "stardates")
        dates[turn] = (
            names(story.table, "stardates-due:0"),
            on_card(story.table, top[-1], "glory") if top else -1,
            len(names(story.table, "junk")),
        )
    assert dates[4] == ([], 1, 4)
    assert dates[5] == (["cadet-stardate-1"], 0, 5)
    # Turn 6: the Market of two cards and, as each turn, one more.
    assert dates[6] == ([], 4, 5 + 2 + 1)
    assert names(story.table, "neutral") == ["plain-world"]
    assert dates[9][1] == 1
    assert sorted(dates) == list(range(1, 12))
    assert "The credits roll: 1 more turn after this one." in story.said
    result = story.board.result
    assert result is not None
    assert result.rule == "CC-25.13"
    assert course(story.table).turn == cadet.LAST_TURN


@pytest.mark.rules("CC-25.2")
def test_gained_glory_comes_from_the_supply() -> None:
    at = table(TERMS, seats=1)
    story = Story(at, happening(*gain_glory(at, ME, 7)))
    assert counter(story.table, 0, "glory") == 7
    assert on_card(story.table, "cadet-stardate-1", "glory") == 5


@pytest.mark.rules("CC-25.9", "CC-R.97")
def test_one_market_card_is_cleared_and_then_a_glory_is_placed() -> None:
    lying: dict[str, Laid] = {
        **TERMS,
        "market-ally": [Lying("plain-ally", counters={"glory": 2})],
        "market-cargo": ["plain-cargo"],
        "ally-pile": ["unimatrix-zero"],
    }
    story = Story(table(lying, seats=1), clean_up(ME))
    assert story.asked().name == "clear-market"
    assert (story.asked().least, story.asked().most) == (1, 1)
    story.choose("plain-ally")
    assert names(story.table, "junk") == ["plain-ally"]
    assert on_card(story.table, "plain-ally", "glory") == 0
    assert story.asked().name == "place-glory"
    assert story.choices() == ["unimatrix-zero", "plain-cargo"]
    story.choose("plain-cargo")
    assert on_card(story.table, "plain-cargo", "glory") == 1
    assert on_card(story.table, "cadet-stardate-1", "glory") == 4


@pytest.mark.rules("CC-R.97")
def test_with_an_empty_market_nothing_is_cleared() -> None:
    assert Story(table(TERMS, seats=1), clean_up(ME)).over


@pytest.mark.rules("CC-R.95")
def test_the_glory_placed_in_the_last_turn_comes_from_the_supply() -> None:
    story = Story(
        table(
            {"stardates": [], "market-ally": ["plain-ally"], "ally-pile": ["plain-ally"]},
            seats=1,
            turn=11,
            remaining=1,
        ),
        clean_up(ME),
    )
    assert story.over
    placed = story.board.piles["market-ally"][0]  # type: ignore[index]
    assert story.board.cards[placed].counters == {"glory": 1}


@pytest.mark.rules("CC-25.3", "CC-25.4", "CC-E.26")
def test_three_stolen_from_the_virtual_opponent_are_one() -> None:
    story = playing("cadet-thief", {})
    assert counter(story.table, 0, "dilithium") == 1
    again = playing("cadet-thief", {})
    assert counter(again.table, 0, "dilithium") == 1


@pytest.mark.rules("CC-25.3", "CC-25.4", "CC-E.26")
def test_up_to_two_opposing_away_teams_are_one() -> None:
    story = playing("cadet-remover", {"neutral": ["plain-world", "plain-moon"]})
    assert counter(story.table, 0, "glory") == 1
    assert on_card(story.table, "cadet-stardate-1", "glory") == 5


@pytest.mark.rules("CC-25.6")
def test_for_an_incident_that_the_opponent_would_take_there_is_a_glory() -> None:
    story = playing("cadet-troubler", {})
    assert counter(story.table, 0, "glory") == 1
    assert len(names(story.table, "incidents")) == 4


@pytest.mark.rules("CC-R.100")
def test_a_given_incident_stays_and_there_is_a_glory() -> None:
    story = playing("cadet-troubler", {"hand:0": ["plain-incident"]}, "give")
    assert counter(story.table, 0, "glory") == 1
    assert names(story.table, "hand:0") == ["plain-incident"]


@pytest.mark.rules("CC-25.8", "CC-R.98")
def test_the_virtual_opponent_has_one_of_each_sort_and_no_traits() -> None:
    story = playing("cadet-judge", {})
    assert counter(story.table, 0, "latinum") == 1


@pytest.mark.rules("CC-25.13", "CC-R.102")
@pytest.mark.parametrize(
    ("vp", "told", "wins"),
    [
        (69, "no rank", False),
        (70, "understands the game", True),
        (99, "understands the game", True),
        (100, "skilled", True),
        (120, "skilled", True),
        (121, "veteran", True),
    ],
)
def test_ranks(vp: int, told: str, wins: bool) -> None:
    story = Story(table(TERMS, seats=1, counters={0: {"glory": vp}}), final_scoring())
    result = story.board.result
    assert result is not None
    assert told in said(result.reason)
    assert bool(result.winners) is wins
    kept = game().feat(story.board)
    assert kept is not None
    assert kept.worth == (vp,)
    assert "Cadet Training, Philippa Georgiou" in said(kept.of)
    show = {said(one.label): one.values for one in game().figures(story.board)}
    assert show["VP"] == (str(vp),)


def said(message: Message) -> str:
    """Put a message without names into words."""
    return fill(message, str)


@pytest.mark.rules("CC-25.7")
def test_nothing_is_kept_of_a_training_that_a_red_alert_ended() -> None:
    story = Story(table(TERMS, seats=1), happening())
    assert game().feat(story.board) is None
    two = Story(table(counters={0: {"glory": 9}}), final_scoring())
    assert game().feat(two.board) is None
