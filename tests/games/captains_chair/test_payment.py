"""Paying, with glory that stands in (sections 6 and Rulings on payment)."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.payment import Purse, pay, ways
from tabletop.games.captains_chair.state import RESOURCES
from tests.games.captains_chair.acting import Acting


def paying(have: dict[str, int], **due: int) -> Acting:
    return Acting({}, frame=pay(SeatId(0), due), counters={0: have})


def supply(story: Acting) -> tuple[int, int, int]:
    return story.held("dilithium"), story.held("latinum"), story.held("glory")


def test_a_purse_goes_by_the_counters_of_a_seat() -> None:
    assert Purse._fields == RESOURCES


@pytest.mark.rules("CC-6.5", "CC-R.13")
def test_with_only_one_way_to_pay_nobody_is_asked() -> None:
    story = paying({"dilithium": 2, "latinum": 5}, dilithium=2, latinum=1)
    assert story.value is True
    assert supply(story) == (0, 4, 0)
    assert "seat 0 spends 2 dilithium, 1 latinum." in story.said
    assert story.on("stardate-1", "glory") == 8


@pytest.mark.rules("CC-6.6", "CC-6.7", "CC-R.13")
def test_the_plain_resources_are_proposed_and_more_glory_is_the_payers_choice() -> None:
    story = paying({"dilithium": 3, "latinum": 1, "glory": 3}, dilithium=3, latinum=1)
    assert story.options() == [
        "dilithium-3-latinum-1",
        "dilithium-3-glory-1",
        "dilithium-1-latinum-1-glory-1",
        "dilithium-1-glory-2",
        "latinum-1-glory-2",
        "glory-3",
    ]
    story.answer("latinum-1-glory-2")
    # The odd dilithium that 2 glory pay too many isn't given back.
    assert supply(story) == (3, 0, 1)


@pytest.mark.rules("CC-R.13", "CC-R.14")
def test_glory_pays_no_more_than_is_needed_and_only_once() -> None:
    assert ways(Purse(0, 0, 9), Purse(dilithium=2)) == (Purse(glory=1),)
    assert ways(Purse(0, 0, 1), Purse(dilithium=1, latinum=1)) == ()
    assert ways(Purse(0, 0, 2), Purse(dilithium=1, latinum=1)) == (Purse(glory=2),)
    assert ways(Purse(1, 0, 1), Purse(dilithium=3)) == (Purse(dilithium=1, glory=1),)


@pytest.mark.rules("CC-6.8")
def test_nothing_else_pays_for_glory() -> None:
    story = paying({"dilithium": 9, "latinum": 9, "glory": 1}, glory=2)
    assert story.value is False
    assert supply(story) == (9, 9, 1)


@pytest.mark.rules("CC-R.2")
def test_what_can_not_be_paid_is_not_paid_by_half() -> None:
    story = paying({"dilithium": 1, "latinum": 0}, dilithium=1, latinum=1)
    assert story.value is False
    assert supply(story) == (1, 0, 0)
