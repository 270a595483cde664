"""Infamy fades for those who carried out no piracy (TC-25.3, TC-21.10)."""

from __future__ import annotations

import pytest

from tabletop.engine.events import SeatCounted
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.infamy import fading
from tests.games.traveller_ccg.attempting import IDLE, PIRATE, act, held, pay, resolving
from tests.games.traveller_ccg.tables import table


def lost(at: Table) -> dict[int, int]:
    """Tell who loses how much."""
    events = [event for event in fading(at) if isinstance(event, SeatCounted)]
    return {event.seat: event.change for event in events}


@pytest.mark.rules("TC-25.3", "TC-R.91")
def test_each_loses_one_however_many_they_have() -> None:
    assert lost(table(2, counters={0: {"infamy": 3}, 1: {"infamy": 1}})) == {0: -1, 1: -1}


@pytest.mark.rules("TC-25.5", "TC-R.56", "TC-R.91", "TC-29.14")
def test_who_has_none_loses_none_and_virtual_tokens_are_never_lost() -> None:
    lying = {"connections:0": ["trial-rogue"], "connections:1": ["trial-rogue"]}
    assert lost(table(2, lying, {1: {"infamy": 2}})) == {1: -1}


@pytest.mark.rules("TC-21.10", "TC-25.3")
@pytest.mark.parametrize(("attacks", "left"), [(True, 2), (False, 1)])
def test_having_declared_is_not_enough(attacks: bool, left: int) -> None:
    story = resolving(PIRATE, IDLE, lying={}, counters={0: {"infamy": 2}})
    if attacks:
        act(story, "attack", "plain-trader")
        pay(story)
        act(story, "pass")
        act(story, "pass")
    else:
        act(story, "pass")
        act(story, "pass")
    assert story.over
    assert held(story, 0, "infamy") == left


@pytest.mark.rules("TC-21.10", "TC-R.81")
def test_piracy_that_failed_was_carried_out_all_the_same() -> None:
    lying = {"ship:0": ["plain-trader"], "ship:1": ["plain-scout"]}
    story = resolving(PIRATE, IDLE, lying=lying, counters={0: {"infamy": 1}})
    act(story, "attack", "plain-scout")
    pay(story)
    act(story, "pass")
    act(story, "pass")
    assert held(story, 0, "infamy") == 1
