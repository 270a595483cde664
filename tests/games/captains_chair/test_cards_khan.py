"""The crew of Khan: how many cards, and what the rulebook says of those it names."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.hand_size import hand_size
from tests.games.captains_chair.crews import cards, crew, printed, split, timed, words
from tests.games.captains_chair.tables import Lying, counter, teams_waiting
from tests.games.captains_chair.verbs import Trial


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


def trial(lying: dict[str, list[Any]], **more: Any) -> Trial:
    """Lay out a position of Khan's."""
    return Trial(lying, captains=("khan", "archer"), **more)


def khan(side: int = 0) -> list[Any]:
    """Lay out the captain card, on one of its sides."""
    return [Lying("khan-noonien-singh", side=side)]


@pytest.mark.rules("CC-27.12", "CC-27.13", "CC-27.14")
def test_flipped_he_meets_every_barrier() -> None:
    for side in (0, 1):
        at = trial({"captain:0": khan(side), "briefing:0": ["genesis-device"]})
        refusal = at.why_not("genesis-device", "play-create")
        assert (None if refusal is None else refusal.rule) == (None if side else "CC-27.12")


@pytest.mark.rules("CC-27.9", "CC-27.10", "CC-R.25")
def test_ceti_alpha_vi_flips_its_neighbour_and_recruits() -> None:
    lying: dict[str, list[Any]] = {
        "space:0": [Lying("ceti-alpha-v", exhausted=True)],
        "briefing:0": ["ceti-alpha-vi"],
        "developments:0": ["joaquin"],
    }
    at = trial(lying, counters={0: {"dilithium": 2}})
    assert hand_size(at.reader, SeatId(0)) == 6
    at.use("ceti-alpha-vi", "play-shatter")
    flipped = at.board.cards[at.card("ceti-alpha-v")]
    assert (flipped.side, flipped.turn) == (1, 1)
    assert hand_size(at.reader, SeatId(0)) == 5
    assert at.names("log:0") == ["ceti-alpha-vi"]
    assert at.names("hand:0") == ["plain-incident"]
    assert at.names("deck:0") == ["joaquin"]
    assert counter(at.table, 0, "dilithium") == 0


@pytest.mark.rules("CC-27.10")
def test_an_augment_brought_into_play_recruits_a_development() -> None:
    lying: dict[str, list[Any]] = {
        "space:0": [Lying("ceti-alpha-v", side=1)],
        "hand:0": ["joachim", "plain-person"],
        "fleet:0": ["ss-botany-bay"],
        "developments:0": ["joaquin"],
    }
    at = trial(lying, counters={0: {"dilithium": 2}})
    at.use("ss-botany-bay", "activate").answer("2")
    offered = [action.card for action in at.asked().actions]
    assert at.card("ceti-alpha-v") in offered


@pytest.mark.rules("CC-27.18")
def test_revenge_collects_a_trait_of_what_the_opponent_discarded() -> None:
    lying: dict[str, list[Any]] = {
        "briefing:0": ["revenge-is-a-dish-best-served-cold"],
        "discard:1": ["plain-klingon", "plain-person"],
        "deck:0": ["plain-cargo"],
    }
    at = trial(lying)
    at.use("revenge-is-a-dish-best-served-cold", "play-brood")
    assert at.counters("khan-board") == {"collected-klingon": 1}
    assert at.names("discard:1") == ["plain-klingon", "plain-person"]


@pytest.mark.rules("CC-27.18", "CC-21.2")
def test_revenge_logs_what_the_opponent_discarded_into_their_log() -> None:
    lying: dict[str, list[Any]] = {
        "captain:0": khan(1),
        "briefing:0": ["revenge-is-a-dish-best-served-cold"],
        "discard:1": ["plain-klingon", "plain-person"],
    }
    at = trial(lying)
    at.use("revenge-is-a-dish-best-served-cold", "play-strike")
    assert sorted(at.names("log:1")) == ["plain-klingon", "plain-person"]
    assert at.names("discard:1") == []
    assert counter(at.table, 0, "glory") == 4


@pytest.mark.rules("CC-27.18")
def test_in_training_revenge_collects_from_the_junk_pile_and_destroys() -> None:
    lying: dict[str, list[Any]] = {
        "captain:0": khan(1),
        "briefing:0": ["revenge-is-a-dish-best-served-cold"],
        "junk": ["plain-klingon", "plain-person"],
        "deck:0": ["plain-cargo"],
    }
    at = Trial(lying, captains=("khan",), seats=1)
    at.use("revenge-is-a-dish-best-served-cold", "play-brood")
    assert at.counters("khan-board") == {"collected-klingon": 1}
    at.use("revenge-is-a-dish-best-served-cold", "play-strike")
    assert at.names("junk") == []
    assert counter(at.table, 0, "glory") == 4


@pytest.mark.rules("CC-27.15", "CC-17.5", "CC-8.6")
def test_genesis_device_destroys_a_neutral_location() -> None:
    lying: dict[str, list[Any]] = {
        "briefing:0": ["genesis-device"],
        "neutral": [Lying("plain-world", counters={"teams-1": 1})],
        "location-deck": ["plain-star"],
    }
    at = trial(lying)
    before = teams_waiting(at.table, 1)
    at.use("genesis-device", "play-destroy")
    assert at.names("neutral") == ["plain-star"]  # others come for those that have gone
    assert teams_waiting(at.table, 1) == before + 1
    assert at.names("log:0") == ["genesis-device"]


@pytest.mark.rules("CC-27.21")
def test_commander_chekov_hands_over_the_reliant() -> None:
    lying: dict[str, list[Any]] = {
        "captain:0": khan(1),
        "briefing:0": ["commander-chekov"],
        "developments:0": ["uss-reliant-hijacked", "joaquin"],
    }
    at = trial(lying)
    at.use("commander-chekov", "play-betray")
    assert at.names("hand:0") == ["uss-reliant-hijacked"]
    assert at.names("developments:0") == ["joaquin"]
