"""The crew of Jonathan Archer: how many cards, and what the rulebook says of those it names."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.context import Context
from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.places import RESERVE
from tests.games.captains_chair.crews import (
    ability,
    costs_a_chip,
    crew,
    printed,
    split,
    timed,
    words,
)
from tests.games.captains_chair.tables import Lying, on_card
from tests.games.captains_chair.verbs import Trial


@pytest.mark.rules("CC-1.1")
def test_the_crew_is_23_cards() -> None:
    assert len(crew("archer")) == 23
    assert split("archer") == {
        "captain": 1,
        "mobilized": 1,
        "available": 9,
        "reserve": 6,
        "development": 6,
    }


@pytest.mark.rules("CC-1.2")
def test_two_ships_have_tokens() -> None:
    ships = {card.name for card in crew("archer") if card.kind == "ship"}
    assert ships == {"NX-01 Enterprise", "Shuttlepod 1"}


@pytest.mark.rules("CC-27.3")
def test_the_captain_has_two_away_teams_and_four_traits() -> None:
    captain = printed("jonathan-archer")
    assert captain.facts["away-teams"] == 2
    assert set(captain.traits) == {"nx-01", "pilot", "starfleet", "human"}


@pytest.mark.rules("CC-27.3")
def test_developments_bring_four_more_away_teams_into_use() -> None:
    mustered = {card.name: words(card, "muster") for card in crew("archer")}
    by = {name: found for name, found in mustered.items() if found}
    assert all(printed(_id(name)).facts["position"] == "development" for name in by)
    assert sum(node.count.number for found in by.values() for node in found) == 4


def _id(name: str) -> str:
    return next(str(card.id) for card in crew("archer") if card.name == name)


@pytest.mark.rules("CC-27.2")
def test_cards_of_the_reserve_put_cards_on_top_of_it() -> None:
    reserve = [card for card in crew("archer") if card.facts.get("position") == "reserve"]
    placing = [card for card in reserve if any(one.on == RESERVE for one in words(card, "place"))]
    assert len(placing) >= 3


@pytest.mark.rules("CC-27.21")
@pytest.mark.parametrize("card", ["faith-of-the-heart", "strength-of-the-soul"])
def test_crew_is_fetched_from_the_person_pile(card: str) -> None:
    assert printed(card).kind == "directive"
    (scan,) = words(printed(card), "scan", "scan-for")
    assert scan.to == "hand"


@pytest.mark.rules("CC-27.21")
def test_t_pol_helps_research() -> None:
    t_pol = printed("t-pol")
    assert t_pol.kind == "person"
    assert {"nx-01", "vulcan"} <= set(t_pol.traits)
    assert t_pol.facts["symbols"] == ("research",)
    for one in (*timed(t_pol, "play"), *timed(t_pol, "activate")):
        assert any(getattr(node, "counter", None) == "research" for node in one.do)


@pytest.mark.rules("CC-27.21")
@pytest.mark.parametrize("card", ["reach-any-star", "xindi-council", "the-federation"])
def test_what_he_may_found_or_convince_is_a_development(card: str) -> None:
    found = printed(card)
    assert found.facts["position"] == "development"
    assert len(timed(found, "development")) == 1


def test_set_course_is_free_and_warps_up_to_two_ships() -> None:
    one = ability(printed("archer-set-course"), "play")
    assert not costs_a_chip(one)
    assert [node.tag for node in one.do] == ["draw", "discard", "warp"]
    warp = words(printed("archer-set-course"), "warp")[0]
    assert warp.count.number == 2
    assert warp.up_to


@pytest.mark.rules("CC-R.85", "CC-R.86", "CC-R.87")
def test_the_board_has_one_mission_or_three() -> None:
    board = printed("archer-board")
    (expert,) = board.sides
    assert [len(timed(side, "mission")) for side in (board, expert)] == [1, 3]
    assert all(board.facts[track] == (1, 2, 3, 4, 5) for track in ("research", "influence"))
    assert board.facts["military"] == (1, 2, 3, 4, 5)
    assert expert.facts["influence"] == (1, 2, 3, 5, 6)
    assert expert.facts["research"] == (1, 2, 3, 4, 5)
    assert expert.facts["military"] == (0, 1, 2, 3, 4)
    worth = expert.facts["missions"]
    assert set(worth) == {one.key for one in timed(expert, "mission")}
    assert all(3 <= vp <= 8 for vp in worth.values())


def trial(lying: dict[str, list[Any]], **more: Any) -> Trial:
    """Lay out a position of Archer's."""
    return Trial(lying, captains=("archer", "plain"), **more)


@pytest.mark.rules("CC-27.3")
@pytest.mark.parametrize(
    ("card", "key"), [("major-hayes", "play-deploy"), ("certified-transporter", "play")]
)
def test_two_spare_away_teams_come_into_use(card: str, key: str) -> None:
    at = trial({"briefing:0": [card], "neutral": ["plain-world"]})
    at.use(card, key)
    assert on_card(at.table, "jonathan-archer", "spare-team") == 2
    there = on_card(at.table, "plain-world", "teams-0")
    assert on_card(at.table, "jonathan-archer", "away-team") + there == 4


@pytest.mark.rules("CC-27.2", "CC-R.42")
def test_a_card_goes_onto_an_empty_reserve() -> None:
    lying: dict[str, list[Any]] = {"briefing:0": ["vulcan-high-command"]}
    at = trial(lying)
    at.use("vulcan-high-command", "play-petition").answer("yes")
    assert at.names("reserve:0") == ["vulcan-high-command"]
    assert at.names("briefing:0") == []


@pytest.mark.rules("CC-27.21", "CC-15.6", "CC-15.15")
def test_faith_of_the_heart_scans_three_persons_to_the_hand() -> None:
    lying: dict[str, list[Any]] = {
        "captain:0": [Lying("jonathan-archer", exhausted=True)],
        "briefing:0": ["faith-of-the-heart"],
        "market-person": ["plain-human"],
        "person-pile": ["plain-person", "plain-vulcan", "plain-klingon", "plain-engineer"],
    }
    at = trial(lying)
    at.use("faith-of-the-heart", "play-scan")
    assert sorted(at.choices()) == [
        "plain-engineer",
        "plain-human",
        "plain-klingon",
        "plain-vulcan",
    ]
    at.picks("plain-klingon").picks("plain-vulcan", "plain-engineer")
    assert at.names("hand:0") == ["plain-klingon"]
    assert at.names("person-pile") == ["plain-engineer", "plain-vulcan", "plain-person"]


@pytest.mark.rules("CC-27.21", "CC-15.8")
def test_strength_of_the_soul_finds_the_nx_01_crew() -> None:
    lying: dict[str, list[Any]] = {
        "captain:0": [Lying("jonathan-archer", exhausted=True)],
        "briefing:0": ["strength-of-the-soul"],
        "market-person": ["phlox"],
    }
    at = trial(lying)
    at.use("strength-of-the-soul", "play-scan")
    while not at.over and at.asked().name != "may":
        at.answer("nx-01")
    assert at.names("hand:0") == ["phlox"]


@pytest.mark.rules("CC-27.1", "CC-23.5")
def test_the_captain_counts_species() -> None:
    (end_game,) = timed(printed("jonathan-archer"), "end-game")
    at = trial(
        {
            "bridge:0": ["plain-human"],
            "discard:0": ["plain-vulcan", "plain-human", "plain-klingon", "lieutenant-saru"],
        }
    )
    (score,) = words(printed("jonathan-archer"), "score")
    context = Context(at.card("jonathan-archer"), SeatId(0))
    assert score.amount.amount(at.reader, context) == 2, (
        "1 for every 2 of Human, Vulcan, Klingon, Kelpien"
    )
    assert end_game.cost == ()
