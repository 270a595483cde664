"""How a fight stands is said in its windows, before anything counts."""

from __future__ import annotations

import pytest

from tabletop.effects.usable import PASS
from tabletop.engine.message import CardName, fill
from tabletop.games.traveller_ccg.odds import standing
from tests.games.traveller_ccg.attempting import (
    IDLE,
    PIRATE,
    Laid,
    act,
    choose,
    on,
    pay,
    selecting,
)
from tests.games.traveller_ccg.tables import Lying, Story


def said(story: Story) -> str:
    """Give the sentence."""
    message = standing(story.table)
    if message is None:
        return ""
    cards = story.board.cards

    def name(gap: object) -> str:
        assert isinstance(gap, CardName)
        return str(cards[gap.card].definition)

    return fill(message, name)


@pytest.mark.rules("TC-R.82", "TC-24.3", "TC-24.7")
def test_piracy_says_first_how_the_attack_stands_and_then_the_return_fire() -> None:
    lying: Laid = {"hand:0": ["plain-debt"]}
    story = selecting(PIRATE, IDLE, lying=lying)
    assert said(story) == ""
    act(story, "attack", "plain-trader", quietly=False)
    assert said(story) == "plain-scout on plain-trader: Attack 1 against Defense 0, 1 damage."
    story.answer(PASS)
    pay(story, quietly=False)
    assert said(story) == "plain-trader on plain-scout: Attack 0 against Defense 0, 0 damage."


@pytest.mark.rules("TC-26.2")
def test_a_fight_with_an_enemy_ship_says_how_both_would_fire() -> None:
    enemy = Lying("trial-cargo-passenger", on="plain-run", face_up=True)
    lying: Laid = {"slot:0": ["plain-run", enemy], "hand:0": ["plain-debt"]}
    story = selecting(on(0), IDLE, lying=lying)
    act(story, "attempt", "trial-cargo-passenger")
    choose(story, "requirement", "defeat")
    story.answer("attacker")
    assert said(story) == (
        "plain-scout on trial-cargo-passenger: Attack 1 against Defense 1, 0 damage. "
        "trial-cargo-passenger on plain-scout: Attack 2 against Defense 0, 2 damage."
    )
