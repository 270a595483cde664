"""Whatever a card says, cards stay with their owners and Ships in play (section 1)."""

from __future__ import annotations

import pytest

from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Zones, event


@pytest.mark.rules("TC-1.19", "TC-30.4")
@pytest.mark.parametrize("to", ["hand", "dispersed", "discard", "deck"])
def test_no_effect_moves_a_ship_out_of_play(to: str) -> None:
    trial = event(f"{{move: {{what: {{kind: ship}}, to: {to}}}}}").do("verb-event")
    assert (trial.names("ship:0"), trial.names("ship:1")) == (["plain-scout"], ["plain-trader"])
    assert "A Ship can't be removed from play." in trial.said


@pytest.mark.rules("TC-1.10", "TC-2.6", "TC-3.3")
@pytest.mark.parametrize("to", ["hand", "discard", "deck"])
def test_a_card_sent_to_another_captain_goes_to_its_owner(to: str) -> None:
    lying: Zones = {"crew:0": [Lying("plain-mate", owner=1), "plain-hand"]}
    trial = event(f"{{move: {{what: {{kind: crew}}, to: {to}}}}}", lying).do("verb-event")
    assert trial.names(f"{to}:0") == ["plain-hand"]
    assert trial.names(f"{to}:1") == ["plain-mate"]


@pytest.mark.rules("TC-1.11", "TC-1.9")
@pytest.mark.parametrize(
    ("to", "there"),
    [("hand", "adventure-discard:0"), ("discard", "adventure-discard:0"),
     ("deck", "adventure-deck:0")],
)  # fmt: skip
def test_adventure_cards_never_mix_with_captains_cards(to: str, there: str) -> None:
    lying: Zones = {"slot:0": [Lying("plain-run", owner=0)]}
    trial = event(f"{{move: {{what: {{kind: contract}}, to: {to}}}}}", lying).do("verb-event")
    assert trial.names(there) == ["plain-run"]
    assert trial.names(f"{to}:0") == []


@pytest.mark.rules("TC-1.9")
def test_captains_cards_never_mix_with_adventure_cards() -> None:
    lying: Zones = {"crew:0": ["plain-hand"]}
    move = "{move: {what: {kind: crew}, to: adventure-deck}}"
    assert event(move, lying).do("verb-event").names("deck:0") == ["plain-hand"]


@pytest.mark.rules("TC-29.15", "TC-14.10")
def test_integral_gear_goes_to_no_other_crew_however_it_is_done() -> None:
    lying: Zones = {"crew:0": ["plain-hand", Lying("plain-implant", on="plain-hand"), "plain-mate"]}
    do = "{attach: {what: {kind: gear}, to: {kind: crew, where: {skilled: {skill: tech}}}}}"
    trial = event(do, lying).do("verb-event")
    there = trial.board.cards[trial.card("plain-implant")].attached_to
    assert there == trial.card("plain-hand")
    assert trial.said[-1] == "plain-implant is Integral: it can't be moved."


@pytest.mark.rules("TC-8.4")
def test_an_upgrade_does_not_go_over_to_a_ship_that_is_too_small_for_it() -> None:
    lying: Zones = {"ship:0": ["plain-hulk", "verb-hulk"], "ship:1": ["plain-scout"]}
    do = "{move-to: {what: {kind: upgrade}, to: {ship: others}}}"
    trial = event(do, lying).do("verb-event")
    assert trial.names("ship:1") == ["plain-scout"]
    assert trial.names("ship:0") == ["plain-hulk", "verb-hulk"]
