"""The crew of Rebner: how many cards, and what the rulebook says of those it names."""

from __future__ import annotations

import pytest

from tests.games.captains_chair.crews import crew, printed, split, timed, words


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
        assert set(beam.onto.kind) == {"person", "location", "directive"}


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
