"""The crew of Khan: how many cards, and what the rulebook says of those it names."""

from __future__ import annotations

import pytest

from tests.games.captains_chair.crews import cards, crew, printed, split, timed, words


@pytest.mark.rules("CC-1.1")
def test_the_crew_is_22_cards() -> None:
    assert len(crew("khan")) == 22
    assert split("khan") == {
        "captain": 1,
        "controlled-location": 1,
        "available": 11,
        "development": 7,
        "incident": 2,
    }
    incidents = [card for card in crew("khan") if card.facts.get("position") == "incident"]
    assert all(card.kind == "incident" for card in incidents)


@pytest.mark.rules("CC-1.2")
def test_two_ships_have_tokens() -> None:
    ships = {card.name for card in crew("khan") if card.kind == "ship"}
    assert ships == {"S.S. Botany Bay", "U.S.S. Reliant - Hijacked"}


@pytest.mark.rules("CC-27.8", "CC-27.12", "CC-27.13")
def test_the_captain_has_two_faces() -> None:
    captain = printed("khan-noonien-singh")
    (wrathful,) = captain.sides
    assert (captain.name, wrathful.name) == ("Khan Noonien Singh", "Wrathful Khan")
    assert "augment" in captain.traits
    assert captain.facts["away-teams"] == wrathful.facts["away-teams"]
    assert [one.are for one in words(captain, "barriers")] == ["unmet"]
    assert [one.are for one in words(wrathful, "barriers")] == ["met"]


@pytest.mark.rules("CC-27.8", "CC-27.9", "CC-27.10")
def test_ceti_alpha_v_has_two_faces() -> None:
    front = printed("ceti-alpha-v")
    (devastated,) = front.sides
    assert front.kind == devastated.kind == "location"
    assert (front.name, devastated.name) == ("Ceti Alpha V", "Ceti Alpha V - Devastated")
    (size,) = words(front, "hand-size")
    assert size.to.number == 6
    assert words(devastated, "hand-size") == ()
    (reaction,) = timed(devastated, "reaction")
    assert reaction.do[0].tag == "recruit-development"


@pytest.mark.rules("CC-27.8")
def test_ceti_alpha_vi_devastates_its_neighbour() -> None:
    flips = words(printed("ceti-alpha-vi"), "flip")
    assert len(flips) == 1


@pytest.mark.rules("CC-27.18")
def test_revenge_first_collects_and_then_logs() -> None:
    card = printed("revenge-is-a-dish-best-served-cold")
    assert card.facts["position"] == "development"
    assert [one.key for one in timed(card, "play")] == ["play-brood", "play-strike"]
    assert len(words(card, "collect")) == 2
    assert len(words(card, "log")) == 1
    assert len(words(card, "destroy")) == 1


@pytest.mark.rules("CC-27.20")
def test_genesis_device_is_a_development_that_makes_or_ends_a_location() -> None:
    card = printed("genesis-device")
    assert card.facts["position"] == "development"
    assert [len(words(card, tag)) for tag in ("control", "destroy")] == [1, 1]


@pytest.mark.rules("CC-27.21")
def test_mind_control_takes_chekov_and_through_him_the_reliant() -> None:
    eel, chekov = printed("ceti-eel"), printed("commander-chekov")
    assert "mind-control" in eel.traits
    assert "mind-control" in chekov.traits
    (recruit,) = words(chekov, "recruit-development")
    assert recruit.free
    assert recruit.fitting.kind == ("ship",)
    ships = [card for card in crew("khan") if card.kind == "ship"]
    developments = [card.name for card in ships if card.facts["position"] == "development"]
    assert developments == ["U.S.S. Reliant - Hijacked"]


@pytest.mark.rules("CC-27.10", "CC-27.21")
def test_there_are_augments_enough_and_no_reserve() -> None:
    augments = [card for card in crew("khan") if "augment" in card.traits]
    assert len(augments) >= 8
    assert not [card for card in crew("khan") if card.facts.get("position") == "reserve"]


@pytest.mark.rules("CC-R.89")
def test_the_board_collects_ten_traits_of_standard_cards() -> None:
    board = printed("khan-board")
    (expert,) = board.sides
    assert board.facts["collects"] == expert.facts["collects"]
    assert len(set(board.facts["collects"])) == 10
    standard = [card for card in cards() if "crew" not in card.facts]
    for trait in board.facts["collects"]:
        assert sum(trait in card.traits for card in standard) >= 3, trait


@pytest.mark.rules("CC-R.87", "CC-R.89")
def test_the_board_has_no_tracks_and_two_missions_that_flip_him() -> None:
    board = printed("khan-board")
    (expert,) = board.sides
    assert [len(timed(side, "mission")) for side in (board, expert)] == [1, 3]
    for side in (board, expert):
        assert not {"research", "influence", "military"} & set(side.facts)
        assert len(words(side, "flip")) == 1
        assert words(side, "track") == ()
    worth = expert.facts["missions"]
    assert set(worth) == {one.key for one in timed(expert, "mission")}
    assert all(3 <= vp <= 8 for vp in worth.values())
