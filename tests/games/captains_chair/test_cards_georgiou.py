"""The crew of Philippa Georgiou: how many cards, and what the rulebook says of those it names."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair import recruiting
from tests.games.captains_chair.action_steps import Lies, goes_on, in_action, offered, options
from tests.games.captains_chair.crews import ability, costs_a_chip, crew, printed, split, timed
from tests.games.captains_chair.tables import Lying, Story, carrier, counter, names, on_card, table
from tests.games.stories import find

GEORGIOU = ("georgiou", "plain")
DECK = ["plain-cargo"] * 6


@pytest.mark.rules("CC-1.1")
def test_the_crew_is_23_cards() -> None:
    assert len(crew("georgiou")) == 23
    assert split("georgiou") == {
        "captain": 1,
        "mobilized": 1,
        "available": 9,
        "reserve": 6,
        "development": 5,
        "incident": 1,
    }


@pytest.mark.rules("CC-1.2")
def test_two_ships_have_tokens() -> None:
    ships = {card.name for card in crew("georgiou") if card.kind == "ship"}
    assert ships == {"U.S.S. Shenzhou", "Class-C Shuttle"}


@pytest.mark.rules("CC-R.88")
def test_the_captain_has_four_away_teams() -> None:
    assert printed("philippa-georgiou").facts["away-teams"] == 4


@pytest.mark.rules("CC-E.10", "CC-E.16")
def test_what_is_stated_of_saru_and_detmer() -> None:
    saru, detmer = printed("lieutenant-saru"), printed("lieutenant-detmer")
    assert saru.kind == "person"
    assert saru.facts["position"] == "reserve"
    assert "kelpien" in saru.traits
    assert detmer.kind == "person"
    assert "pilot" in detmer.traits
    together = {*detmer.traits, *printed("tellarites").traits, *printed("bolians").traits}
    assert together == {"attack", "tellarite", "starfleet", "human", "pilot"}


@pytest.mark.rules("CC-E.17")
def test_what_is_stated_of_burnham_and_tyler() -> None:
    burnham, tyler = printed("commander-burnham"), printed("ash-tyler")
    assert burnham.kind == "person"
    assert timed(burnham, "reaction")
    assert tyler.kind == "person"
    assert "klingon" in tyler.traits


@pytest.mark.rules("CC-27.21")
def test_her_theme_is_research_with_military_against_klingons() -> None:
    symbols = [symbol for card in crew("georgiou") for symbol in card.facts.get("symbols", ())]
    assert symbols.count("research") > symbols.count("military") > symbols.count("influence")
    assert "wildcard" not in symbols
    assert "klingon" in printed("the-binary-stars").traits
    assert printed("the-binary-stars").facts["symbols"] == ("military", "military")
    assert printed("kaminar").kind == "location"
    assert {"kelpien"} == set(printed("kaminar").traits)


@pytest.mark.rules("CC-E.17")
def test_the_shenzhou_warps_or_promotes() -> None:
    lying: Lies = {
        "fleet:0": ["uss-shenzhou"],
        "hand:0": ["connor", "class-c-shuttle"],
        "neutral": ["plain-world"],
    }
    story = in_action(lying, captains=GEORGIOU).act("activate", "uss-shenzhou")
    warping, promoting = options(story)
    story.answer(promoting)
    assert names(story.table, "bridge:0") == ["connor"], "the only Person in the hand"
    assert offered(story, "activate", "uss-shenzhou") == [], "it is exhausted"
    story = in_action(lying, captains=GEORGIOU).act("activate", "uss-shenzhou").answer(warping)
    assert carrier(story.table, "token-uss-shenzhou") == "plain-world"


@pytest.mark.rules("CC-E.4", "CC-E.14")
@pytest.mark.parametrize("on_the_deck", [True, False])
def test_the_shuttle_sends_an_away_team_to_a_ship(on_the_deck: bool) -> None:
    lying: Lies = {
        "fleet:0": [Lying("uss-shenzhou", at="plain-world")],
        "hand:0": ["class-c-shuttle"],
        "deck:0": DECK,
        "neutral": ["plain-moon", "plain-world"],
    }
    story = in_action(lying, captains=GEORGIOU).act("play", "class-c-shuttle", "play")
    assert on_card(story.table, "plain-world", "teams-0") == 1, "the only one with a Ship"
    assert counter(story.table, 0, "chips") == 2
    story.answer("yes" if on_the_deck else "no")
    lies = ("deck:0", "briefing:0")[not on_the_deck]
    assert names(story.table, lies)[-1] == "class-c-shuttle"


@pytest.mark.rules("CC-E.14")
def test_without_a_ship_at_a_location_the_shuttle_sends_nobody() -> None:
    lying: Lies = {"fleet:0": ["uss-shenzhou"], "hand:0": ["class-c-shuttle"], "deck:0": DECK}
    story = in_action({**lying, "neutral": ["plain-world"]}, captains=GEORGIOU)
    story.act("play", "class-c-shuttle", "play").answer("no")
    assert on_card(story.table, "plain-world", "teams-0") == 0


@pytest.mark.rules("CC-E.17")
def test_the_shuttle_beams_a_card_of_any_type_onto_a_ship() -> None:
    lying: Lies = {
        "fleet:0": ["uss-shenzhou"],
        "hand:0": ["class-c-shuttle", "hostile-contact", "connor"],
    }
    story = in_action(lying, captains=GEORGIOU).act("play", "class-c-shuttle", "play-2")
    assert set(story.choices()) == {"hostile-contact", "connor"}
    story.choose("hostile-contact")
    assert carrier(story.table, "hostile-contact") == "uss-shenzhou"


@pytest.mark.rules("CC-E.15")
def test_gant_sends_an_away_team_where_the_opponent_has_no_more_ships() -> None:
    lying: Lies = {
        "hand:0": ["kamran-gant"],
        "neutral": ["argus-array", "dozaria", "tahal-meeroj"],
        "fleet:0": [Lying("uss-shenzhou", at="dozaria")],
        "fleet:1": [Lying("seleya", at="tahal-meeroj")],
    }
    story = in_action(lying, captains=("georgiou", "soval")).act("play", "kamran-gant")
    assert set(story.choices()) == {"argus-array", "dozaria"}
    story.choose("argus-array")
    assert on_card(story.table, "argus-array", "teams-0") == 1
    assert counter(story.table, 0, "dilithium") == 0, "it isn't controlled"


@pytest.mark.rules("CC-E.15")
def test_with_a_ship_of_ones_own_there_it_may_be_chosen_too() -> None:
    lying: Lies = {
        "hand:0": ["kamran-gant"],
        "neutral": ["argus-array", "tahal-meeroj"],
        "fleet:0": [Lying("uss-shenzhou", at="tahal-meeroj")],
        "fleet:1": [Lying("seleya", at="tahal-meeroj")],
    }
    story = in_action(lying, captains=("georgiou", "soval")).act("play", "kamran-gant")
    assert set(story.choices()) == {"argus-array", "tahal-meeroj"}


def test_gant_gains_dilithium_at_a_controlled_location() -> None:
    lying: Lies = {"hand:0": ["kamran-gant"], "neutral": ["dozaria"], "space:0": ["plain-world"]}
    story = in_action(lying, captains=GEORGIOU).act("play", "kamran-gant").choose("plain-world")
    assert on_card(story.table, "plain-world", "teams-0") == 1
    assert counter(story.table, 0, "dilithium") == 1


@pytest.mark.rules("CC-E.11", "CC-R.40")
def test_the_red_angel_costs_3_dilithium_and_an_incident() -> None:
    angel = printed("the-red-angel")
    assert angel.facts["position"] == "development"
    lying: Lies = {"developments:0": ["the-red-angel"], "hand:0": [], "deck:0": DECK}
    at = table(lying, captains=GEORGIOU, counters={0: {"dilithium": 3}})
    among = (find(at, "the-red-angel"),)
    story = Story(at, recruiting.recruit_development(SeatId(0), among, False))
    assert names(story.table, "deck:0")[-1] == "the-red-angel"
    assert names(story.table, "hand:0") == ["plain-incident"]
    assert counter(story.table, 0, "dilithium") == 0


@pytest.mark.rules("CC-E.3")
def test_set_course_is_free_and_warps_up_to_two_ships() -> None:
    assert not costs_a_chip(ability(printed("georgiou-set-course"), "play"))
    ships = ["uss-shenzhou", "class-c-shuttle", "plain-ship"]
    lying: Lies = {
        "hand:0": ["georgiou-set-course", "connor"],
        "deck:0": DECK,
        "fleet:0": ships,
        "neutral": ["plain-world"],
    }
    story = in_action(lying, captains=GEORGIOU).act("play", "georgiou-set-course", "play")
    story.choose("connor")
    assert names(story.table, "hand:0") == ["plain-cargo"]
    assert set(story.choices()) == set(ships)
    assert (story.asked().least, story.asked().most) == (0, 2)
    story.choose("uss-shenzhou", "plain-ship")
    there = [carrier(story.table, f"token-{ship}") for ship in ships]
    assert there == ["plain-world", "class-c-shuttle", "plain-world"]
    assert names(story.table, "briefing:0") == ["georgiou-set-course"]
    assert counter(story.table, 0, "chips") == 3


def test_utilization_counts_symbols_in_play() -> None:
    lying: Lies = {
        "hand:0": ["georgiou-utilization"],
        "fleet:0": ["uss-shenzhou", Lying("lieutenant-saru", on="uss-shenzhou")],
        "bridge:0": ["commander-burnham"],
    }
    story = in_action(lying, captains=GEORGIOU).act("play", "georgiou-utilization")
    story.answer(options(story)[0])
    assert counter(story.table, 0, "research") == 2, "1 and 1; Saru is beamed"


def test_utilization_gains_3_at_most() -> None:
    lying: Lies = {
        "hand:0": ["georgiou-utilization"],
        "fleet:0": ["uss-shenzhou"],
        "bridge:0": ["commander-burnham"],
        "space:0": ["kaminar"],
    }
    story = in_action(lying, captains=GEORGIOU).act("play", "georgiou-utilization")
    story.answer(options(story)[0])
    assert counter(story.table, 0, "research") == 3, "of 1, 1 and 2"


def test_analysis_gains_a_cargo_and_summons_a_person_of_the_market() -> None:
    lying: Lies = {
        "hand:0": ["georgiou-analysis", "georgiou-summons"],
        "market-cargo": ["plain-cargo"],
        "market-person": ["plain-person"],
        "person-pile": ["plain-human"],
    }
    story = in_action(lying, captains=GEORGIOU, counters={0: {"latinum": 1}})
    story.act("play", "georgiou-analysis", "play")
    story.answer("discard")
    assert names(story.table, "discard:0") == ["plain-cargo"]
    story.act("play", "georgiou-summons", "play")
    assert names(story.table, "hand:0") == ["plain-person"], "not the one on the pile"


@pytest.mark.rules("CC-R.85", "CC-R.86", "CC-R.87")
def test_the_board_has_one_mission_or_three() -> None:
    board = printed("georgiou-board")
    (expert,) = board.sides
    assert [len(timed(side, "mission")) for side in (board, expert)] == [1, 3]
    for track in ("research", "influence", "military"):
        assert board.facts[track] == (1, 2, 3, 4, 5)
    assert expert.facts["research"] == (1, 2, 3, 5, 6)
    assert expert.facts["military"] == (1, 2, 3, 4, 5)
    assert expert.facts["influence"] == (0, 1, 2, 3, 4)
    worth = expert.facts["missions"]
    assert set(worth) == {one.key for one in timed(expert, "mission")}
    assert all(3 <= vp <= 8 for vp in worth.values())


def reinforcements(ship: str) -> Story:
    """Georgiou with 6 Military, an Incident and Burnham in the hand, Tyler beamed."""
    lying: Lies = {
        "fleet:0": ["uss-shenzhou", Lying("ash-tyler", on="uss-shenzhou")],
        "hand:0": ["class-c-shuttle", "hostile-contact", "commander-burnham"],
        "deck:0": [*DECK],
        "market-ship": [],
        "ship-pile": [ship],
    }
    story = in_action(lying, captains=GEORGIOU, sides=(1, 0), counters={0: {"military": 6}})
    assert offered(story, "mission", "georgiou-board") == []
    story.act("play", "class-c-shuttle", "play-2").choose("hostile-contact")
    assert offered(story, "mission", "georgiou-board") == [], "Burnham is no officer yet"
    return story.act("activate", "uss-shenzhou")


@pytest.mark.rules("CC-E.17", "CC-20.4", "CC-R.51")
@pytest.mark.parametrize(("ship", "dilithium"), [("dkora-class", 3), ("vorcha-attack-cruiser", 5)])
def test_reinforcements_called(ship: str, dilithium: int) -> None:
    story = reinforcements(ship)
    story.act("mission", "georgiou-board", "reinforcements-called")
    goes_on(story)
    assert ship in names(story.table, "fleet:0"), "the gained Ship has been played"
    assert counter(story.table, 0, "dilithium") == dilithium
    assert "hostile-contact" in names(story.table, "discard:0")
    stays = ["commander-burnham"] if dilithium == 3 else []
    assert names(story.table, "bridge:0") == stays
    assert carrier(story.table, "ash-tyler") == "uss-shenzhou"
    assert on_card(story.table, "georgiou-board", "completed-reinforcements-called") == 1
