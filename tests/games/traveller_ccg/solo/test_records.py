"""What a game alone comes to: challenge points, figures, the best result of each kind."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.board import Board, Result
from tabletop.engine.ids import SeatId
from tabletop.engine.message import fill, say
from tabletop.engine.view import SeatView
from tabletop.games.traveller_ccg.solo.challenges import venture
from tabletop.games.traveller_ccg.solo.records import feat, figures
from tabletop.games.traveller_ccg.solo.venture import HALF_DOZEN, Venture
from tabletop.games.traveller_ccg.victory import check_victory
from tests.games.stories import find
from tests.games.traveller_ccg.tables import Lying, Story, game, table

TAKEN: Any = {"scenario": HALF_DOZEN, "hand-size": 5, "burning-bridges": True}


def ended(vp: int, taken_on: Venture, *, won: bool, rounds: int = 9) -> Board:
    """Lay out the end of a game alone."""
    at = table(1, {}, {0: {"vp": vp}}, venture=taken_on, round=rounds)
    winners = (SeatId(0),) if won else ()
    return at.board._replace(result=Result(winners, say("Over."), "TC-4.3"))


@pytest.mark.rules("TC-33.1", "TC-R.115", "TC-32.8", "TC-4.3")
def test_the_points_of_a_won_game_are_told_with_its_result() -> None:
    story = Story(table(1, {}, {0: {"vp": 20}}, venture=venture(TAKEN)), check_victory())
    result = story.position.result
    assert result is not None
    assert result.winners == (0,)
    text = fill(result.reason, lambda _name: "Mal")
    assert text == "Mal wins with 20 VP, and 30 challenge points."
    plain = Story(table(1, {}, {0: {"vp": 20}}), check_victory()).position.result
    assert plain is not None
    assert fill(plain.reason, lambda _name: "Mal") == "Mal wins with 20 VP."
    assert Story(table(1, {}, {0: {"vp": 19}}), check_victory()).position.result is None


@pytest.mark.rules("TC-R.115", "TC-33.1")
def test_figures_name_the_scenario_with_its_challenges_and_credit_points_to_a_won_game() -> None:
    lines = {
        fill(one.label, str): one.values[0] for one in figures(ended(20, venture(TAKEN), won=True))
    }
    assert lines["Challenge points"] == "30"
    assert lines["Scenario"].startswith("The Dirty Half-Dozen (Hand size: 5 cards, ")
    lost = figures(ended(19, venture(TAKEN), won=False))
    assert lost[1].values == ("0 of 30",)
    assert figures(ended(20, Venture(), won=True))[1].values == ("0",)
    assert figures(table(2).board) == ()


@pytest.mark.rules("TC-R.115")
def test_only_a_won_game_is_kept_and_fewer_rounds_are_better() -> None:
    assert feat(ended(19, venture(TAKEN), won=False)) is None
    assert feat(table(2).board) is None
    slow = feat(ended(22, venture(TAKEN), won=True, rounds=9))
    fast = feat(ended(20, venture(TAKEN), won=True, rounds=8))
    assert slow is not None
    assert fast is not None
    assert slow.of == fast.of
    assert fast.worth > slow.worth
    assert fill(fast.told, str) == "30 challenge points, 20 VP in 8 rounds"
    easier = feat(ended(20, venture({**TAKEN, "hand-size": 6}), won=True))
    assert easier is not None
    assert easier.of != fast.of


@pytest.mark.rules("TC-33.12", "TC-33.15", "TC-33.17", "TC-33.18")
def test_cards_say_what_challenges_make_of_them() -> None:
    challenges = {
        "hand-size": 6,
        "endless-complications": True,
        "wear-and-tear": True,
        "burning-bridges": True,
    }
    lying: dict[str, list[str | Lying]] = {
        "slot:0": ["plain-run"],
        "crew:0": ["george-zamepiimaakha", "plain-hand"],
        "opposition": ["flint"],
    }

    def said(card: str, **state: Any) -> list[str]:
        at = table(1, lying, **state)
        view = SeatView(SeatId(0), at.board, None, ())
        return [fill(one, str) for one in game().notes(view, find(at, card))]

    taken: Any = {"venture": venture(challenges)}
    assert said("plain-scout", **taken) == ["Challenge: the hand is drawn up to 6 cards."]
    assert said("plain-run", **taken) == ["Challenge: it can hold any number of Complications."]
    worn = "Challenge: its Wounds are not restored in the Ready Phase."
    assert said("plain-hand", **taken) == [worn]
    burnt = "Challenge: it is jettisoned when one of its abilities is used."
    assert said("george-zamepiimaakha", **taken) == [worn, burnt]
    assert said("flint", **taken) == []
    assert said("george-zamepiimaakha") == []


@pytest.mark.rules("TC-33.1")
def test_the_panel_says_what_is_at_stake() -> None:
    at = table(1, {}, {0: {"vp": 3}}, venture=venture(TAKEN))
    goal = game().goal(SeatView(SeatId(0), at.board, None, ()))
    assert goal is not None
    text = fill(goal, str)
    assert "The Dirty Half-Dozen. Winning is worth 30 challenge points." in text
    plain = game().goal(SeatView(SeatId(0), table(1).board, None, ()))
    assert plain is not None
    assert "challenge" not in fill(plain, str)
