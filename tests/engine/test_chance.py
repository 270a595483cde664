"""Chance: fair, repeatable, and two integers of state."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tabletop.engine.chance import Chance


def test_the_same_state_gives_the_same_numbers() -> None:
    state = Chance(5)
    one, after = state.roll(4, 6)
    two, again = state.roll(4, 6)
    assert one == two
    assert after == again
    assert after != state
    assert Chance(6).roll(20, 6)[0] != state.roll(20, 6)[0]


def test_dice_are_fair() -> None:
    dice, _ = Chance(1).roll(60_000, 6)
    counts = Counter(dice)
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    chi = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi < 20.5  # five degrees of freedom, one in a thousand


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    state = Chance(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        order, state = state.permutation(4)
        counts[order] += 1
    assert set(counts) == set(permutations(range(4)))
    chi = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi < 49.7  # 23 degrees of freedom, one in a thousand


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Chance(1).below(0)
    assert Chance(1).permutation(0)[0] == ()
