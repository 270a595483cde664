"""The crew of James T. Kirk: how many cards, and what the rulebook says of those it names."""

from __future__ import annotations

import pytest

from tests.games.captains_chair.action_steps import Lies, goes_on, in_action, offered, options
from tests.games.captains_chair.crews import crew, printed, split, timed, words
from tests.games.captains_chair.tables import Lying, carrier, counter, names, rules

KIRK = ("kirk", "plain")
DECK = ["plain-cargo"] * 6


@pytest.mark.rules("CC-1.1")
def test_the_crew_is_25_cards() -> None:
    assert len(crew("kirk")) == 25
    assert split("kirk") == {
        "captain": 1,
        "mobilized": 1,
        "available": 9,
        "reserve": 8,
        "development": 6,
    }


@pytest.mark.rules("CC-1.2")
def test_four_ships_have_tokens() -> None:
    ships = {card.name for card in crew("kirk") if card.kind == "ship"}
    assert ships == {
        "U.S.S. Enterprise (Refit)",
        "U.S.S. Enterprise-A",
        "U.S.S. Excelsior",
        "H.M.S. Bounty",
    }


@pytest.mark.rules("CC-E.23", "CC-R.88")
def test_the_captain_has_two_traits_and_four_away_teams() -> None:
    captain = printed("james-t-kirk")
    assert set(captain.traits) == {"starfleet", "human"}
    assert captain.facts["away-teams"] == 4


def _crews() -> set[str]:
    return {
        str(card.facts["crew"]) for card in rules().definitions.values() if "crew" in card.facts
    }


@pytest.mark.rules("CC-27.21", "CC-16.6")
def test_no_crew_has_more_wildcard_symbols() -> None:
    wild = {
        captain: sum(card.facts.get("symbols", ()).count("wildcard") for card in crew(captain))
        for captain in _crews()
    }
    assert all(wild["kirk"] > count for captain, count in wild.items() if captain != "kirk")


@pytest.mark.rules("CC-27.21")
def test_no_crew_takes_more_encounters() -> None:
    ways = {
        captain: sum(len(words(card, "take-encounter")) for card in crew(captain))
        for captain in _crews()
    }
    assert all(ways["kirk"] > count for captain, count in ways.items() if captain != "kirk")


@pytest.mark.rules("CC-27.21")
@pytest.mark.parametrize("track", ["research", "influence", "military"])
def test_every_track_has_cards_of_his(track: str) -> None:
    having = [card for card in crew("kirk") if track in card.facts.get("symbols", ())]
    focused = [card for card in crew("kirk") if card.facts.get("focus") == track]
    assert len(having) >= 3
    assert len(focused) >= 2


def test_sulu_brings_the_excelsior() -> None:
    lying: Lies = {"hand:0": ["sulu"], "reserve:0": ["uss-excelsior"], "deck:0": DECK}
    story = in_action(lying, captains=KIRK).act("play", "sulu")
    while story.asked().name != "act":
        if not hasattr(story.asked(), "options"):
            story.choose("uss-excelsior")
        else:
            story.answer("reserve" if "reserve" in options(story) else options(story)[0])
    assert names(story.table, "hand:0") == ["uss-excelsior"]
    assert counter(story.table, 0, "military") == 1


@pytest.mark.rules("CC-R.70")
def test_the_excelsior_drives_two_opposing_away_teams_off() -> None:
    lying: Lies = {
        "hand:0": ["uss-excelsior"],
        "deck:0": DECK,
        "neutral": [Lying("plain-world", counters={"teams-1": 3})],
    }
    story = in_action(lying, captains=KIRK).act("play", "uss-excelsior")
    goes_on(story)
    assert names(story.table, "fleet:0") == ["uss-excelsior"]
    (world,) = (c for c in story.board.cards.values() if c.definition == "plain-world")
    assert world.counters["teams-1"] == 1
    assert "attack" in printed("uss-excelsior").traits


def test_sarek_leads_to_vulcan() -> None:
    assert printed("kirk-vulcan").kind == "location"
    lying: Lies = {"hand:0": ["sarek"], "discard:0": ["kirk-vulcan"], "deck:0": DECK}
    story = in_action(lying, captains=KIRK).act("play", "sarek")
    while story.asked().name != "act":
        if hasattr(story.asked(), "options"):
            story.answer(options(story)[0])
        else:
            story.choose("kirk-vulcan")
    assert names(story.table, "hand:0") == ["kirk-vulcan"]
    assert counter(story.table, 0, "influence") == 1
    story.act("play", "kirk-vulcan")
    assert names(story.table, "space:0") == ["kirk-vulcan"]


def test_starfleet_headquarters_helps_with_strange_new_worlds() -> None:
    lying: Lies = {
        "hand:0": ["starfleet-headquarters"],
        "discard:0": ["kirk-strange-new-worlds"],
        "deck:0": DECK,
    }
    story = in_action(lying, captains=KIRK).act("play", "starfleet-headquarters", "play")
    while story.asked().name != "act":
        if hasattr(story.asked(), "options"):
            story.answer(options(story)[0])
        else:
            story.choose("kirk-strange-new-worlds")
    assert names(story.table, "hand:0") == ["kirk-strange-new-worlds"]


def test_starfleet_headquarters_helps_with_encounters() -> None:
    lying: Lies = {
        "hand:0": ["starfleet-headquarters"],
        "encounters": ["guardian-of-forever", "vger", "verubin-nebula"],
    }
    story = in_action(lying, captains=KIRK, counters={0: {"latinum": 1}})
    story.act("play", "starfleet-headquarters", "play-2")
    assert set(story.choices()) == {"vger", "verubin-nebula"}
    story.choose("vger")
    assert names(story.table, "hand:0") == ["vger"]


@pytest.mark.rules("CC-15.17")
@pytest.mark.parametrize(
    ("captain", "ship", "at", "taken"),
    [
        ("kirk", "uss-enterprise-refit", "plain-moon", ["vger"]),
        ("kirk", "uss-enterprise-refit", "plain-world", []),
        ("georgiou", "uss-shenzhou", "plain-moon", ["vger"]),
        ("georgiou", "uss-shenzhou", None, []),
    ],
)
def test_strange_new_worlds_needs_a_ship_at_a_controlled_location(
    captain: str, ship: str, at: str | None, taken: list[str]
) -> None:
    lying: Lies = {
        "hand:0": [f"{captain}-strange-new-worlds"],
        "space:0": ["plain-moon"],
        "neutral": ["plain-world"],
        "fleet:0": [Lying(ship, at=at)],
        "encounters": ["vger"],
    }
    story = in_action(lying, captains=(captain, "plain"))
    story.act("play", f"{captain}-strange-new-worlds", "play")
    goes_on(story)
    assert names(story.table, "hand:0") == taken


def test_the_enterprise_warps_or_promotes() -> None:
    lying: Lies = {
        "fleet:0": ["uss-enterprise-refit"],
        "hand:0": ["spock"],
        "neutral": ["plain-world"],
    }
    story = in_action(lying, captains=KIRK).act("activate", "uss-enterprise-refit")
    warping, promoting = options(story)
    story.answer(promoting)
    assert names(story.table, "bridge:0") == ["spock"]
    assert offered(story, "activate", "uss-enterprise-refit") == []
    story = in_action(lying, captains=KIRK).act("activate", "uss-enterprise-refit").answer(warping)
    assert carrier(story.table, "token-uss-enterprise-refit") == "plain-world"


@pytest.mark.rules("CC-R.85", "CC-R.86", "CC-R.87")
def test_the_board_has_one_mission_or_three() -> None:
    board = printed("kirk-board")
    (expert,) = board.sides
    assert [len(timed(side, "mission")) for side in (board, expert)] == [1, 3]
    for side in (board, expert):
        for track in ("research", "influence", "military"):
            assert side.facts[track] == (1, 2, 3, 4, 5)
    worth = expert.facts["missions"]
    assert set(worth) == {one.key for one in timed(expert, "mission")}
    assert all(3 <= vp <= 8 for vp in worth.values())
