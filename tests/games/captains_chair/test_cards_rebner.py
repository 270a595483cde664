"""The crew of Rebner: how many cards, and what the rulebook says of those it names."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.hand_size import hand_size
from tabletop.games.captains_chair.helmets import KEEPING
from tabletop.games.captains_chair.state import TRACKS
from tabletop.games.captains_chair.symbols import multiplier
from tests.games.captains_chair.crews import crew, printed, split, timed, words
from tests.games.captains_chair.tables import Lying, carrier, counter
from tests.games.captains_chair.verbs import Trial


@pytest.mark.rules("CC-1.1")
def test_the_crew_is_22_cards() -> None:
    assert len(crew("rebner")) == 22
    assert split("rebner") == {
        "captain": 1,
        "mobilized": 1,
        "available": 9,
        "reserve": 6,
        "development": 5,
    }


@pytest.mark.rules("CC-1.2")
def test_four_ships_have_tokens() -> None:
    ships = {card.name for card in crew("rebner") if card.kind == "ship"}
    assert ships == {"Mondor", "Pakled Clump", "Jackabog's Clump", "Harpy"}


@pytest.mark.rules("CC-27.4", "CC-27.5")
def test_the_captain_sets_hand_size_and_multipliers() -> None:
    captain = printed("rebner")
    assert "pakled" in captain.traits
    (size,) = words(captain, "hand-size")
    assert size.to.number == 3
    (multipliers,) = words(captain, "multipliers")
    assert set(multipliers.of) == {"research", "influence"}
    assert multipliers.to.number == 0


@pytest.mark.rules("CC-27.4")
def test_unplayed_cards_are_costly() -> None:
    (clean_up,) = timed(printed("rebner"), "clean-up")
    assert clean_up.cost == ()


@pytest.mark.rules("CC-27.6")
@pytest.mark.parametrize("card", ["pakled-decree", "the-heart-of-a-captain"])
def test_two_ongoing_directives_need_their_helmet(card: str) -> None:
    found = printed(card)
    assert found.kind == "directive"
    assert "ongoing" in found.traits
    assert len(words(found, "only-with-helmet")) == 1
    assert any(node.tag == "mobilize" for one in timed(found, "play") for node in one.do)


@pytest.mark.rules("CC-19.8", "CC-27.7")
def test_helmets_go_onto_persons_locations_and_directives() -> None:
    helmets = [card for card in crew("rebner") if "helmet" in card.traits]
    assert len(helmets) == 3
    for helmet in helmets:
        (beam,) = words(helmet, "beam")
        assert {kind for group in beam.onto.of for kind in group.kind} == set(KEEPING) | {"person"}


@pytest.mark.rules("CC-27.7")
def test_a_helmet_is_not_beamed_onto_a_directive_that_would_bring_it_back() -> None:
    lying = {"briefing:0": ["big-helmet", "make-it-go"], "fleet:0": ["pakled-decree"]}
    at = trial(lying)
    at.use("big-helmet", "play").answer("yes")
    assert carrier(at.table, "big-helmet") == "pakled-decree"


@pytest.mark.rules("CC-27.7")
def test_only_rebellution_brings_helmets_back() -> None:
    recalling = [card.name for card in crew("rebner") if words(card, "recall")]
    assert recalling == ["Rebellution"]
    (recall,) = words(printed("rebellution"), "recall")
    assert recall.what.trait == ("helmet",)
    assert recall.what.beamed is True


@pytest.mark.rules("CC-27.21")
def test_no_focus_but_military() -> None:
    focus = {card.facts.get("focus") for card in crew("rebner")} - {None}
    assert focus == {"military"}
    weapons = [card for card in crew("rebner") if "weapon" in card.traits]
    assert len(weapons) >= 5


@pytest.mark.rules("CC-27.5", "CC-R.85", "CC-R.86", "CC-R.87")
def test_the_board_counts_military_only() -> None:
    board = printed("rebner-board")
    (expert,) = board.sides
    assert [len(timed(side, "mission")) for side in (board, expert)] == [1, 3]
    for side in (board, expert):
        assert side.facts["research"] == side.facts["influence"] == (0, 0, 0, 0, 0)
    assert board.facts["military"] == (1, 2, 3, 4, 5)
    assert expert.facts["military"] == (1, 2, 4, 5, 7)
    worth = expert.facts["missions"]
    assert set(worth) == {one.key for one in timed(expert, "mission")}
    assert all(3 <= vp <= 8 for vp in worth.values())


def trial(lying: dict[str, list[Any]], **more: Any) -> Trial:
    """Lay out a position of Rebner's."""
    return Trial(lying, captains=("rebner", "plain"), **more)


@pytest.mark.rules("CC-27.4", "CC-27.5", "CC-R.41")
def test_hand_size_is_three_and_only_military_multiplies() -> None:
    at = trial({}, counters={0: {"research": 15, "influence": 9, "military": 9}})
    assert hand_size(at.reader, SeatId(0)) == 3
    worth = [multiplier(at.reader, SeatId(0), track) for track in TRACKS]
    assert worth == [0, 0, 3]


@pytest.mark.rules("CC-27.4")
@pytest.mark.parametrize(("hand", "glory", "incidents"), [(0, 5, 0), (1, 4, 0), (2, 3, 1)])
def test_what_stays_in_hand_costs_glory_and_more_of_it_an_incident(
    hand: int, glory: int, incidents: int
) -> None:
    at = trial({"hand:0": ["plain-person"] * hand}, counters={0: {"glory": 5}})
    at.use("rebner", "clean-up")
    assert counter(at.table, 0, "glory") == glory
    assert at.names("hand:0").count("plain-incident") == incidents


@pytest.mark.rules("CC-27.6")
def test_pakled_decree_needs_a_helmet() -> None:
    bare = trial({"fleet:0": ["pakled-decree"], "deck:0": ["plain-person"]})
    refusal = bare.why_not("pakled-decree", "activate")
    assert refusal is not None
    assert refusal.rule == "CC-27.6"
    lying: dict[str, list[Any]] = {
        "fleet:0": ["pakled-decree", Lying("big-helmet", on="pakled-decree")],
        "deck:0": ["plain-person"],
    }
    worn = trial(lying)
    worn.use("pakled-decree", "activate")
    assert worn.names("hand:0") == ["plain-person"]


@pytest.mark.rules("CC-19.8", "CC-R.61")
def test_a_helmet_goes_onto_nobody_who_wears_one() -> None:
    lying: dict[str, list[Any]] = {
        "bridge:0": ["rumdar", Lying("big-helmet", on="rumdar")],
        "fleet:0": ["pakled-decree"],
        "space:0": ["plain-world"],
        "briefing:0": ["bigger-helmet"],
    }
    at = trial(lying)
    at.use("bigger-helmet", "play").answer("yes")
    assert sorted(at.choices()) == ["pakled-decree", "plain-world"]


@pytest.mark.rules("CC-27.7", "CC-19.5", "CC-21.6")
def test_rebellution_recalls_a_helmet_from_a_location() -> None:
    lying: dict[str, list[Any]] = {
        "space:0": ["plain-world", Lying("big-helmet", on="plain-world")],
        "briefing:0": ["rebellution"],
    }
    at = trial(lying)
    at.use("rebellution", "play-rise").picks("big-helmet")
    assert at.names("hand:0") == ["big-helmet"]
    assert at.names("space:0") == ["plain-world"]
    assert counter(at.table, 0, "glory") == 1


@pytest.mark.rules("CC-19.8")
def test_a_helmet_makes_rumdar_stronger() -> None:
    bare = trial({"bridge:0": ["rumdar"], "deck:0": ["plain-person"]})
    bare.use("rumdar", "activate")
    assert (bare.names("hand:0"), counter(bare.table, 0, "latinum")) == ([], 0)
    lying: dict[str, list[Any]] = {
        "bridge:0": ["rumdar", Lying("big-helmet", on="rumdar")],
        "deck:0": ["plain-person"],
    }
    worn = trial(lying)
    worn.use("rumdar", "activate")
    assert worn.names("hand:0") == ["plain-person"]
    assert counter(worn.table, 0, "latinum") == 1
