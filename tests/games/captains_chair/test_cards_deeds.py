"""What standard cards do that a player builds a plan around, card by card."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair import fleet, symbols
from tabletop.games.captains_chair.hand_size import hand_size
from tabletop.games.captains_chair.scoring import account
from tests.games.captains_chair.tables import Lying, on_card
from tests.games.captains_chair.verbs import Trial

ME = SeatId(0)


@pytest.mark.rules("CC-15.20", "CC-R.52")
def test_tribbles_go_to_the_opponent_for_good() -> None:
    trial = Trial(
        {
            "briefing:0": ["tribbles"],
            "deck:0": ["plain-cargo"],
            "fleet:1": ["vorcha-attack-cruiser"],
        }
    )
    trial.use("tribbles", "multiply")
    assert trial.over
    assert trial.names("hand:1") == ["tribbles"]
    assert trial.board.cards[trial.card("tribbles")].owner == 1
    assert trial.names("hand:0") == ["plain-cargo"]
    assert trial.held("influence") == 1


@pytest.mark.rules("CC-14.9", "CC-R.69", "CC-R.105")
def test_gomtuu_is_an_ally_that_flies() -> None:
    trial = Trial({"briefing:0": ["gomtuu"], "neutral": ["risa"]})
    trial.use("gomtuu", "answer")
    assert trial.names("fleet:0") == ["gomtuu"]
    assert fleet.location_of(trial.board, trial.card("gomtuu")) == trial.card("risa")


@pytest.mark.rules("CC-16.2", "CC-19.8", "CC-L.24")
def test_thot_gor_has_two_military_while_he_wears_a_helmet() -> None:
    bare = Trial({"bridge:0": ["thot-gor"]})
    worn = Trial({"bridge:0": ["thot-gor", Lying("refrigeration-suit", on="thot-gor")]})
    assert symbols.in_play(bare.reader, ME, "military") == 0
    assert symbols.in_play(worn.reader, ME, "military") == 2


@pytest.mark.rules("CC-16.2", "CC-L.24")
def test_the_academy_has_another_research_with_two_scholars() -> None:
    one = Trial({"space:0": ["vulcan-science-academy"], "briefing:0": ["degra"]})
    two = Trial({"space:0": ["vulcan-science-academy"], "briefing:0": ["degra", "dvana-tendi"]})
    printed = 1 + 1
    assert symbols.in_play(one.reader, ME, "research") == printed
    assert symbols.in_play(two.reader, ME, "research") == printed + 1 + 1


@pytest.mark.rules("CC-21.5", "CC-9.2")
def test_the_array_can_be_blown_up_for_glory() -> None:
    trial = Trial({"space:0": ["caretakers-array"]})
    trial.use("caretakers-array", "blow-it-up")
    assert trial.names("space:0") == []
    assert trial.names("box") == ["caretakers-array"]
    assert (trial.held("glory"), trial.held("influence"), trial.held("chips")) == (3, 2, 2)


@pytest.mark.rules("CC-21.6")
def test_the_timeship_takes_back_what_was_played() -> None:
    trial = Trial(
        {"fleet:0": ["timeship-aeon"], "briefing:0": ["data"]},
        counters={0: {"dilithium": 2}},
    )
    trial.use("timeship-aeon", "do-it-again")
    assert trial.names("hand:0") == ["data"]
    assert trial.held("dilithium") == 0


@pytest.mark.rules("CC-4.15", "CC-L.24")
def test_deep_space_9_holds_one_card_more() -> None:
    without, with_it = Trial({}), Trial({"space:0": ["deep-space-9"]})
    assert hand_size(with_it.reader, ME) == hand_size(without.reader, ME) + 1


@pytest.mark.rules("CC-6.14", "CC-15.4")
def test_the_commerce_authority_invests_in_a_market_card() -> None:
    trial = Trial(
        {
            "briefing:0": ["ferengi-commerce-authority"],
            "market-person": ["kor"],
            "market-cargo": ["bloodwine"],
            "deck:0": ["plain-ally"],
        },
        counters={0: {"latinum": 1}},
    )
    trial.use("ferengi-commerce-authority", "invest").picks("bloodwine")
    assert on_card(trial.table, "bloodwine", "latinum") == 2
    assert on_card(trial.table, "kor", "latinum") == 0
    assert trial.held("latinum") == 0


@pytest.mark.rules("CC-13.3", "CC-R.3")
@pytest.mark.parametrize(("engineers", "left"), [(["miles-obrien"], 3), ([], 0)])
def test_power_loss_is_repaired_by_an_engineer_or_for_dilithium(
    engineers: list[str], left: int
) -> None:
    trial = Trial(
        {"briefing:0": ["power-loss", *engineers], "incidents": []},
        counters={0: {"dilithium": 3}},
    )
    trial.use("power-loss", "repair")
    assert trial.names("incidents") == ["power-loss"]
    assert trial.held("dilithium") == left


@pytest.mark.rules("CC-12.10", "CC-21.3")
def test_the_guardian_gives_two_cards_back_for_an_incident() -> None:
    trial = Trial(
        {
            "briefing:0": ["guardian-of-forever"],
            "discard:0": ["kor", "data", "quark"],
            "incidents": ["ion-storm", "power-loss"],
        }
    )
    trial.use("guardian-of-forever", "step-through").picks("kor", "data")
    assert trial.names("hand:0")[:2] == ["kor", "data"]
    assert len(trial.names("hand:0")) == 3
    assert trial.names("log:0") == ["guardian-of-forever"]


@pytest.mark.rules("CC-16.5", "CC-16.6")
def test_data_learns_one_thing_of_the_card_he_studies() -> None:
    trial = Trial({"bridge:0": ["data"], "hand:0": ["female-changeling", "romulan-ale"]})
    trial.use("data", "study")
    # Neither card has Research; the Changeling has the two others.
    assert trial.options() == ["1", "2"]
    trial.answer("2")
    assert trial.names("hand:0") == ["romulan-ale"]
    held = [trial.held(track) for track in ("research", "influence", "military")]
    assert held == [0, 0, 1]


@pytest.mark.rules("CC-16.6")
def test_a_wildcard_symbol_is_one_specialty_for_data() -> None:
    trial = Trial({"bridge:0": ["data"], "hand:0": ["saavik"]})
    trial.use("data", "study").answer("0")
    assert trial.names("discard:0") == ["saavik"]
    held = [trial.held(track) for track in ("research", "influence", "military")]
    assert held == [1, 0, 0]


@pytest.mark.rules("CC-23.7")
def test_the_idic_medallion_is_worth_a_third_of_all_species() -> None:
    trial = Trial({"log:0": ["idic-medallion"], "hand:0": ["coalition-of-planets", "kor", "quark"]})
    line = account(trial.reader, ME).line("worth")
    species = ("vulcan", "andorian", "human", "tellarite", "klingon", "ferengi")
    assert line.points == len(species) // 3
