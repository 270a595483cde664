"""Chances of attacks and prices, held against counting by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tabletop.engine.message import fill
from tabletop.engine.view import view_of
from tabletop.games.traveller_traders import odds
from tabletop.games.traveller_traders.names import PLAYER
from tests.games.traveller_traders.driving import begun, by_chance, game, through

TOTALS = [sum(dice) for dice in product(range(1, 7), repeat=4)]


@pytest.mark.rules("TT-B.2")
@pytest.mark.parametrize(("attacker", "defender"), [(3, 3), (2, 3), (4, 0), (-2, 4), (0, 0)])
def test_the_chance_of_an_attack_is_exact(attacker: int, defender: int) -> None:
    by_total = {total: TOTALS.count(total) for total in range(4, 25)}
    counted = sum(
        one * other
        for mine, one in by_total.items()
        for theirs, other in by_total.items()
        if mine + attacker > theirs + defender
    )
    assert odds.beats(attacker, defender) == Fraction(counted, 1296 * 1296)


def test_chances_of_both_sides_and_of_a_tie_add_up() -> None:
    tie = sum(TOTALS.count(total) ** 2 for total in range(4, 25))
    assert odds.beats(1, 1) * 2 + Fraction(tie, 1296**2) == 1
    assert odds.beats(30, 0) == 1
    assert odds.beats(0, 30) == 0


def test_a_chance_is_never_rounded_to_certainty() -> None:
    assert odds.in_words(Fraction(1, 1000)) == "1 %"
    assert odds.in_words(Fraction(999, 1000)) == "99 %"
    assert odds.in_words(Fraction(1)) == "100 %"
    assert odds.in_words(Fraction(0)) == "0 %"


def test_average_and_chance_of_a_price() -> None:
    table = {roll: min(100, roll * 10 - 20) for roll in range(4, 17)}
    table |= {roll: roll * 10 - 60 for roll in range(17, 25)}
    mean = Fraction(sum(table[min(24, total + 3)] for total in TOTALS), 1296)
    assert odds.average_per_cent(3) == mean
    above = sum(table[min(24, total + 3)] >= 120 for total in TOTALS)
    assert odds.pays_at_least(1000, 3, 1200) == Fraction(above, 1296)


@pytest.mark.rules("TT-B.2")
def test_the_odds_are_told_at_every_attack_of_a_match() -> None:
    told = 0
    for seed in range(12):
        for position in through(begun(seed), by_chance(seed)):
            if position.pending is None:
                continue
            if position.pending.decision.name in ("defend", "attack", "broadside"):
                hint = game().hint(view_of(game().rules, position, PLAYER))
                assert hint is not None
                assert " %" in fill(hint, str)
                told += 1
    assert told > 40
