"""What a computer captain does in positions in which one thing is plainly right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.engine.actions import Action
from tabletop.engine.ids import SeatId
from tabletop.engine.view import Handles, rename_answer, view_of
from tabletop.games.captains_chair.bots.captain import play
from tabletop.games.captains_chair.control_step import control_step
from tabletop.session.bots import bot_chance
from tests.games.captains_chair.action_steps import in_action
from tests.games.captains_chair.tables import Laid, Lying, Story, table


def chosen(story: Story, seat: int = 0) -> Any:
    """Let the computer captain answer what is asked, in the numbers of the cards."""
    position, decision = story.position, story.asked(seat)
    view = view_of(story.rules, position, SeatId(seat))
    answer = play(story.rules, view, bot_chance(1, 1, SeatId(seat)))
    return rename_answer(decision, answer, Handles(position, SeatId(seat)).card)


def act(story: Story) -> tuple[str, str | None]:
    """Say which action the captain takes: its verb and its card."""
    action = chosen(story)
    assert isinstance(action, Action)
    return action.verb, _name(story, action.card) if action.card is not None else None


def _name(story: Story, card: Any) -> str:
    return str(story.board.cards[card].definition)


def picked(story: Story) -> list[str]:
    """Name the cards that the captain chooses."""
    return [_name(story, card) for card in chosen(story)]


def test_it_completes_a_mission_as_soon_as_its_objective_is_met() -> None:
    tracks = {0: {"research": 4, "influence": 4, "military": 4}}
    story = in_action({"space:0": ["risa"]}, captains=("kirk", "plain"), counters=tracks)
    assert act(story)[0] == "mission"


def test_it_plays_the_card_that_a_mission_lacks_before_others() -> None:
    lying: Mapping[str, Laid] = {
        "hand:0": ["soval-utilization", "t-pau", "muroc"],
        "space:0": ["risa", "vulcan"],
        "bridge:0": ["minister-kuvak"],
    }
    tracks = {0: {"research": 6, "influence": 6}}
    story = in_action(lying, captains=("soval", "plain"), counters=tracks)
    first = act(story)
    assert first == ("play", "t-pau")


def test_it_takes_a_location_that_it_has_secured() -> None:
    secured = Lying("risa", counters={"teams-0": 3})
    story = Story(table({"neutral": [secured]}), control_step())
    assert picked(story) == ["risa"]


def test_it_gains_the_market_card_that_is_laden_with_glory() -> None:
    market: Mapping[str, Laid] = {
        "market-person": ["quark"],
        "market-ally": [Lying("binars", counters={"glory": 5})],
    }
    story = in_action({"hand:0": ["georgiou-recruitment"], **market})
    story.act("play", "georgiou-recruitment", "play")
    assert picked(story) == ["binars"]


def test_it_gains_an_unladen_card_for_what_it_is_worth() -> None:
    market: Mapping[str, Laid] = {
        "market-person": ["quark"],
        "market-ally": ["coalition-of-planets"],
    }
    story = in_action({"hand:0": ["georgiou-recruitment"], **market})
    story.act("play", "georgiou-recruitment", "play")
    assert picked(story) == ["coalition-of-planets"]


def test_rebner_plays_what_would_stay_in_his_hand() -> None:
    """His captain takes glory for each card that he keeps, and an Incident for two."""
    lying: Mapping[str, Laid] = {"hand:0": ["romulan-ale", "big-helmet"]}
    story = in_action(lying, captains=("rebner", "plain"), counters={0: {"glory": 3, "chips": 0}})
    assert act(story)[0] == "play"


def test_it_sends_away_teams_where_they_secure_a_location() -> None:
    there = Lying("risa", counters={"teams-0": 2})
    lying: Mapping[str, Laid] = {"hand:0": ["kamran-gant"], "neutral": ["plain-world", there]}
    story = in_action(lying)
    story.act("play", "kamran-gant", "play")
    assert picked(story) == ["risa"]


def test_it_ends_its_turn_when_nothing_is_worth_doing() -> None:
    assert act(in_action({"hand:0": ["plain-cargo"]})) == ("end", None)
