"""The crew of Soval: how many cards, and what the rulebook says of those it names."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair import recruiting
from tabletop.games.captains_chair.hand_size import hand_size
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.scoring import sheet
from tabletop.games.captains_chair.symbols import in_play
from tests.games.captains_chair.action_steps import Lies, goes_on, in_action, offered, options
from tests.games.captains_chair.crews import ability, costs_a_chip, crew, printed, split, timed
from tests.games.captains_chair.tables import Lying, Story, carrier, counter, names, on_card, table
from tests.games.stories import find

SOVAL = ("soval", "plain")
DECK = ["plain-cargo"] * 6


@pytest.mark.rules("CC-1.1")
def test_the_crew_is_24_cards() -> None:
    assert len(crew("soval")) == 24
    assert split("soval") == {
        "captain": 1,
        "mobilized": 1,
        "controlled-location": 1,
        "available": 9,
        "reserve": 7,
        "development": 5,
    }


@pytest.mark.rules("CC-1.2", "CC-R.94")
def test_two_ships_have_tokens() -> None:
    ships = {card.name for card in crew("soval") if card.kind == "ship"}
    assert ships == {"Seleya (D'Kyr-class)", "Ti'Mur"}


@pytest.mark.rules("CC-R.88")
def test_the_captain_has_four_away_teams() -> None:
    assert printed("soval").facts["away-teams"] == 4


@pytest.mark.rules("CC-27.21")
def test_his_themes_are_scientists_and_the_teachings_of_surak() -> None:
    traits = [trait for card in crew("soval") for trait in card.traits]
    assert traits.count("teachings-of-surak") >= 5
    assert traits.count("scientist") >= 2
    symbols = {symbol for card in crew("soval") for symbol in card.facts.get("symbols", ())}
    assert symbols == {"research", "influence", "military"}, "he may go any way"


@pytest.mark.rules("CC-E.20")
def test_what_is_stated_of_t_pau_and_kuvak() -> None:
    t_pau, kuvak = printed("t-pau"), printed("minister-kuvak")
    assert (t_pau.kind, set(t_pau.traits)) == ("person", {"telepath", "vulcan"})
    assert t_pau.facts["position"] == kuvak.facts["position"] == "development"
    assert t_pau.facts["vp"] == 4
    assert "symbols" not in t_pau.facts
    assert (kuvak.kind, set(kuvak.traits)) == ("person", {"vulcan"})
    assert kuvak.facts["focus"] == "influence"


@pytest.mark.rules("CC-E.19")
def test_where_paan_mokar_and_v_lar_are() -> None:
    assert printed("paan-mokar").kind == "location"
    assert printed("paan-mokar").facts["position"] == "reserve"
    assert printed("v-lar").facts["position"] == "reserve"
    assert printed("v-lar").facts["symbols"] == ("influence",)
    assert {"tellarite", "ambassador"} <= set(printed("ambassador-gral").traits)
    assert "vulcan" in {*printed("muroc").traits, *printed("subcommander-t-pol").traits}


@pytest.mark.rules("CC-12.4")
@pytest.mark.parametrize(("card", "resource"), [("t-pau", "glory"), ("minister-kuvak", "latinum")])
def test_what_t_pau_and_kuvak_cost(card: str, resource: str) -> None:
    at = table(
        {"developments:0": [card], "deck:0": DECK}, captains=SOVAL, counters={0: {resource: 2}}
    )
    among = (find(at, card),)
    story = Story(at, recruiting.recruit_development(SeatId(0), among, False))
    assert names(story.table, "deck:0")[-1] == card
    assert counter(story.table, 0, resource) == 0


@pytest.mark.rules("CC-R.74")
def test_t_pau_lets_both_return_an_incident_and_promotes() -> None:
    lying: Lies = {
        "hand:0": ["t-pau"],
        "deck:0": DECK,
        "discard:0": ["plain-incident"],
        "hand:1": ["plain-incident"],
    }
    story = in_action(lying, captains=SOVAL).act("play", "t-pau")
    assert names(story.table, "hand:0") == ["plain-cargo"]
    assert story.asked().seat == 0, "the active player first"
    story.choose("plain-incident")
    assert story.asked().seat == 1
    story.choose("plain-incident")
    assert counter(story.table, 0, "dilithium") == 2
    story.answer("yes")
    assert names(story.table, "bridge:0") == ["t-pau"], "herself, out of the Briefing Room"
    assert in_play(read(story.table), SeatId(0), "influence") == 2


@pytest.mark.rules("CC-R.24")
def test_t_pau_has_two_influence_only_as_an_officer() -> None:
    played = table({"briefing:0": ["t-pau"]}, captains=SOVAL)
    assert in_play(read(played), SeatId(0), "influence") == 0
    officer = table({"bridge:0": ["t-pau"]}, captains=SOVAL)
    assert in_play(read(officer), SeatId(0), "influence") == 2


def test_kuvak_gains_dilithium_for_what_is_beamed() -> None:
    lying: Lies = {
        "hand:0": ["minister-kuvak"],
        "fleet:0": ["seleya", Lying("plain-cargo", on="seleya"), Lying("plain-human", on="seleya")],
        "space:0": ["risa", Lying("plain-ally", on="risa")],
    }
    story = in_action(lying, captains=SOVAL).act("play", "minister-kuvak")
    assert counter(story.table, 0, "dilithium") == 3


@pytest.mark.parametrize(
    ("worlds", "size"),
    [([], 5), (["vulcan"], 5), (["vulcan", "plain-moon"], 6)],
)
def test_kuvak_enlarges_the_hand_by_locations_except_vulcan(worlds: list[str], size: int) -> None:
    at = table({"bridge:0": ["minister-kuvak"], "space:0": worlds}, captains=SOVAL)
    assert hand_size(read(at), SeatId(0)) == size


def test_kuvak_enlarges_the_hand_by_three_at_most() -> None:
    worlds = ["plain-moon", "plain-star", "plain-world", "risa", "dozaria"]
    at = table({"bridge:0": ["minister-kuvak"], "space:0": worlds}, captains=SOVAL)
    assert hand_size(read(at), SeatId(0)) == 8


@pytest.mark.rules("CC-E.18")
@pytest.mark.parametrize("where", ["market", "pile"])
def test_v_lar_spends_dilithium_for_an_ally_to_the_hand(where: str) -> None:
    assert costs_a_chip(ability(printed("v-lar"), "play"))
    lying: Lies = {
        "hand:0": ["v-lar"],
        "market-ally" if where == "market" else "ally-pile": ["plain-ally"],
    }
    poor = in_action(lying, captains=SOVAL)
    assert offered(poor, "play", "v-lar") == []
    story = in_action(lying, captains=SOVAL, counters={0: {"dilithium": 1}}).act("play", "v-lar")
    assert names(story.table, "hand:0") == ["plain-ally"]
    assert counter(story.table, 0, "dilithium") == 0


@pytest.mark.rules("CC-E.18", "CC-R.22", "CC-21.4")
def test_v_lar_reacts_to_an_ally_that_logs_itself() -> None:
    lying: Lies = {
        "bridge:0": ["v-lar"],
        "hand:0": ["binars"],
        "deck:0": DECK,
        "market-cargo": ["timepiece"],
    }
    story = in_action(lying, captains=SOVAL)
    first = offered(story, "play", "binars")[0]
    story.act("play", "binars", first)
    goes_on(story)
    assert names(story.table, "log:0") == ["binars"]
    assert names(story.table, "hand:0") == ["timepiece"], "put on the deck, drawn by her REACTION"
    assert (counter(story.table, 0, "glory"), counter(story.table, 0, "latinum")) == (1, 1)
    assert story.board.cards[find(story.table, "v-lar")].turn == 1


@pytest.mark.rules("CC-R.60")
@pytest.mark.parametrize(
    ("officers", "kept"),
    [(("subcommander-t-pol", "muroc"), 2), (("plain-human", "plain-klingon"), 1)],
)
def test_vulcan_gives_place_to_one_more_vulcan(officers: tuple[str, str], kept: int) -> None:
    first, second = officers
    lying: Lies = {
        "space:0": ["vulcan"],
        "fleet:0": ["seleya"],
        "bridge:0": [first],
        "hand:0": [second],
    }
    story = in_action(lying, captains=SOVAL).act("activate", "seleya")
    story.answer(options(story)[-1])
    goes_on(story)
    assert len(names(story.table, "bridge:0")) == kept


@pytest.mark.parametrize(("teams", "cards"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_vulcan_draws_by_the_away_teams_at_controlled_locations(teams: int, cards: int) -> None:
    there = {"teams-0": teams} if teams else {}
    lying: Lies = {
        "space:0": ["vulcan", Lying("plain-moon", counters=there)],
        "neutral": [Lying("plain-world", counters={"teams-0": 3})],
        "deck:0": DECK,
    }
    story = in_action(lying, captains=SOVAL).act("activate", "vulcan")
    assert len(names(story.table, "hand:0")) == cards


def test_ti_mur_needs_5_research_to_warp_at_once() -> None:
    lying: Lies = {"hand:0": ["ti-mur"], "neutral": ["plain-world"]}
    assert "play-2" not in offered(in_action(lying, captains=SOVAL), "play", "ti-mur")
    story = in_action(lying, captains=SOVAL, counters={0: {"research": 5}})
    story.act("play", "ti-mur", "play-2").answer("yes")
    assert carrier(story.table, "token-ti-mur") == "plain-world"
    assert on_card(story.table, "plain-world", "teams-0") == 1


def test_gral_finds_a_card_with_an_influence_symbol() -> None:
    assert not costs_a_chip(ability(printed("ambassador-gral"), "play"))
    lying: Lies = {
        "hand:0": ["ambassador-gral"],
        "discard:0": ["tellarites", "plain-cargo"],
        "deck:0": ["plain-expert"],
        "reserve:0": ["v-lar"],
    }
    story = in_action(lying, captains=SOVAL).act("play", "ambassador-gral")
    seen = set()
    while story.asked().name != "act":
        asked = story.asked()
        if hasattr(asked, "options"):
            story.answer("reserve" if "reserve" in options(story) else options(story)[0])
            continue
        seen |= set(story.choices())
        story.choose("v-lar" if "v-lar" in story.choices() else story.choices()[0])
    assert names(story.table, "hand:0") == ["v-lar"]
    assert "plain-expert" not in seen, "its symbols are of Research"


@pytest.mark.rules("CC-E.19", "CC-12.1", "CC-10.11", "CC-23.4")
def test_a_whole_action_step() -> None:
    lying: Lies = {
        "fleet:0": ["seleya"],
        "bridge:0": ["subcommander-t-pol"],
        "space:0": ["khitomer", Lying("vulcan", counters={"teams-0": 2})],
        "hand:0": ["muroc", "consult", "united-earth", "ambassador-gral"],
        "discard:0": ["ti-mur", *DECK],
        "deck:0": [],
        "reserve:0": ["v-lar", "paan-mokar"],
        "market-ally": ["kaelon-ii-science-ministry"],
        "developments:0": [],
    }
    story = in_action(lying, captains=SOVAL, counters={0: {"dilithium": 2, "research": 5}})
    story.act("activate", "seleya")
    story.answer(options(story)[-1]).choose("muroc")
    assert names(story.table, "bridge:0") == ["subcommander-t-pol", "muroc"]
    story.act("activate", "muroc")
    assert "ti-mur" in names(story.table, "hand:0")
    story.act("play", "consult")
    story.answer("yes")
    assert carrier(story.table, "united-earth") == "seleya"
    assert "paan-mokar" in names(story.table, "hand:0"), "the deck rotated"
    assert counter(story.table, 0, "influence") == 1
    assert (counter(story.table, 0, "dilithium"), counter(story.table, 0, "chips")) == (1, 3)
    story.act("play", "paan-mokar").answer("yes")
    assert "paan-mokar" in names(story.table, "space:0")
    while story.asked().name != "act":
        if hasattr(story.asked(), "options"):
            story.answer("play-2" if "play-2" in options(story) else "yes")
        else:
            story.choose("paan-mokar")
    assert carrier(story.table, "token-ti-mur") == "paan-mokar"
    assert on_card(story.table, "paan-mokar", "teams-0") == 1
    assert counter(story.table, 0, "chips") == 2
    story.act("play", "ambassador-gral")
    while story.asked().name != "act":
        if hasattr(story.asked(), "options"):
            story.answer("reserve")
        else:
            story.choose("v-lar")
    assert "v-lar" in names(story.table, "hand:0")
    story.act("play", "v-lar")
    goes_on(story)
    assert "kaelon-ii-science-ministry" in names(story.table, "hand:0")
    assert (counter(story.table, 0, "dilithium"), counter(story.table, 0, "chips")) == (0, 1)
    before = len(names(story.table, "hand:0"))
    story.act("activate", "vulcan")
    assert len(names(story.table, "hand:0")) == before + 2, "3 away teams at two Locations"


@pytest.mark.rules("CC-E.20", "CC-23.8")
@pytest.mark.parametrize(("completed", "points"), [(True, 24), (False, 8)])
def test_the_scoring_example(completed: bool, points: int) -> None:
    mission = timed(printed("soval-board"), "mission")[0].key
    done = {f"completed-{mission}": 1} if completed else {}
    lying: Lies = {
        "board:0": [Lying("soval-board", counters=done)],
        "discard:0": ["t-pau", "phlox", "vice-admiral-pasalk", "riva", "minister-kuvak"],
        "deck:0": ["holographic-drone-ship"],
        "log:0": ["khitomer"],
        "reserve:0": ["syrran"],
        "developments:0": ["the-kir-shara"],
    }
    at = table(lying, captains=SOVAL, counters={0: {"influence": 12}})
    assert sheet(at).accounts[0].total == points


@pytest.mark.rules("CC-R.85", "CC-R.86", "CC-R.87")
def test_the_board_has_one_mission_or_three() -> None:
    board = printed("soval-board")
    (expert,) = board.sides
    assert [len(timed(side, "mission")) for side in (board, expert)] == [1, 3]
    for track in ("research", "influence", "military"):
        assert board.facts[track] == (1, 2, 3, 4, 5)
    assert expert.facts["research"] == (1, 2, 3, 5, 6)
    assert expert.facts["influence"] == (1, 2, 3, 4, 5)
    assert expert.facts["military"] == (0, 1, 2, 3, 4)
    worth = expert.facts["missions"]
    assert set(worth) == {one.key for one in timed(expert, "mission")}
    assert all(3 <= vp <= 8 for vp in worth.values())
