"""The round, fights, captains and expenses in effects (TC-L.18 to TC-L.21, TC-L.28, TC-L.29)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg.state import Attempt
from tests.games.traveller_ccg.verbs import event

RAID = Attempt(SeatId(0), SeatId(1), inflicted=2, returned=1, succeeded=True)
MISSED = Attempt(SeatId(1), SeatId(0), inflicted=0, returned=3, succeeded=False)
ENEMY = Attempt(SeatId(0), None, inflicted=4)
GAIN = "{gain: {counter: vp}}"


def met(so: str, seats: int = 2, **state: Any) -> bool:
    """Tell whether a condition is so for seat 0."""
    trial = event(f"{{if: {so}, then: [{GAIN}]}}", seats=seats, **state).do("verb-event")
    return trial.held(0) == {"vp": 1}


@pytest.mark.rules("TC-L.21")
@pytest.mark.parametrize(
    ("so", "state", "expected"),
    [
        ("{phase: action}", {"phase": "action"}, True),
        ("{phase: [action, resolution]}", {"phase": "resolution"}, True),
        ("{phase: action}", {"phase": "resource"}, False),
        ("{not: {phase: action}}", {"phase": "resource"}, True),
        ("{phase: {phase: ready, stage: 2}}", {"phase": "ready", "stage": 2}, True),
        ("{phase: {phase: ready, stage: 2}}", {"phase": "ready", "stage": 1}, False),
        ("{same: {seats: first-captain}}", {"first": SeatId(0)}, True),
        ("{same: {seats: first-captain}}", {"first": SeatId(1)}, False),
        ("{same: {seats: acting}}", {"acting": SeatId(0)}, True),
        ("{same: {seats: acting}}", {"acting": None}, False),
        ("{compare: {left: round, is: equal, right: 3}}", {"round": 3}, True),
    ],
)
def test_phase_stage_round_and_who_is_first(so: str, state: dict[str, Any], expected: bool) -> None:
    assert met(so, **state) is expected


@pytest.mark.rules("TC-L.21", "TC-R.113")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_number_of_captains_and_being_alone(seats: int) -> None:
    so = "{compare: {left: {players: everyone}, is: equal, right: 1}}"
    assert met(so, seats) is (seats == 1)


@pytest.mark.rules("TC-L.18", "TC-R.89")
@pytest.mark.parametrize(
    ("so", "attempt", "expected"),
    [
        ("{fights: {as: attacker}}", RAID, True),
        ("{fights: {as: defender}}", RAID, False),
        ("{fights: {as: defender}}", MISSED, True),
        ("{fights: {as: defender, who: others}}", RAID, True),
        ("{fights: {against: captain}}", RAID, True),
        ("{fights: {against: enemy}}", RAID, False),
        ("{fights: {against: enemy}}", ENEMY, True),
        ("{fights: {as: attacker}}", None, False),
        ("{not: {fights: {as: attacker}}}", None, True),
        ("piracy", RAID, True),
        ("piracy", ENEMY, False),
        ("piracy", None, False),
        ("{piracy: succeeded}", RAID, True),
        ("{piracy: failed}", RAID, False),
        ("{piracy: failed}", MISSED, True),
        ("{piracy: succeeded}", ENEMY, False),
    ],
)
def test_fights_and_piracy(so: str, attempt: Attempt | None, expected: bool) -> None:
    assert met(so, attempt=attempt) is expected


@pytest.mark.rules("TC-L.18")
@pytest.mark.parametrize(
    ("by", "attempt", "count"),
    [
        ("you", RAID, 2),
        ("attacker", RAID, 2),
        ("defender", RAID, 1),
        ("you", MISSED, 3),
        ("attacker", MISSED, 0),
        ("you", ENEMY, 4),
        ("you", None, 0),
    ],
)
def test_damage_inflicted(by: str, attempt: Attempt | None, count: int) -> None:
    do = f"{{gain: {{counter: vp, count: {{inflicted: {by}}}}}}}"
    assert event(do, attempt=attempt).do("verb-event").held(0).get("vp", 0) == count


@pytest.mark.rules("TC-L.29")
@pytest.mark.parametrize(
    ("who", "seat"), [("attacker", 1), ("defender", 0), ("first-captain", 1), ("acting", 0)]
)
def test_captains_by_their_part(who: str, seat: int) -> None:
    do = f"{{gain: {{counter: vp, who: {who}}}}}"
    trial = event(do, attempt=MISSED, first=SeatId(1), acting=SeatId(0)).do("verb-event")
    assert trial.held(seat) == {"vp": 1}
    assert trial.held(1 - seat) == {}


@pytest.mark.rules("TC-L.1", "TC-R.7", "TC-25.5", "TC-R.56")
@pytest.mark.parametrize(
    ("do", "before", "after"),
    [
        ("{gain: {counter: vp, count: 2}}", {}, {"vp": 2}),
        ("{lose: {counter: vp, count: 2}}", {"vp": 3}, {"vp": 1}),
        ("{lose: {counter: vp, count: 5}}", {"vp": 3}, {}),
        ("{gain: {counter: infamy}}", {"infamy": 1}, {"infamy": 2}),
        ("{lose: {counter: infamy}}", {}, {}),
    ],
)
def test_points_and_infamy_of_each_captain_and_never_below_0(
    do: str, before: dict[str, int], after: dict[str, int]
) -> None:
    everyone = do.replace("counter:", "who: everyone, counter:")
    trial = event(everyone, counters={0: before, 1: before}).do("verb-event")
    assert (trial.held(0), trial.held(1)) == (after, after)


@pytest.mark.rules("TC-L.3", "TC-R.19")
def test_expenses_of_several_captains_come_in_initiative_order() -> None:
    hands = {f"hand:{seat}": ["plain-penny", "plain-debt"] for seat in range(3)}
    trial = event("{expense: {amount: 1, who: everyone}}", hands, seats=3, first=SeatId(1))
    trial.do("verb-event")
    order = []
    while not trial.over:
        order.append(trial.asked().seat)
        trial.picks("plain-penny")
    assert order == [1, 2, 0]


@pytest.mark.rules("TC-L.3")
@pytest.mark.parametrize(("purse", "gained"), [("plain-purse", {"vp": 1}), ("plain-penny", {})])
def test_what_is_done_for_an_expense_needs_all_of_it(purse: str, gained: dict[str, int]) -> None:
    lying = {"hand:1": [purse], "hand:2": ["plain-purse"]}
    do = "{do: [{expense: {amount: 2, who: others}}], to: [{gain: {counter: vp}}]}"
    trial = event(do, lying, seats=3, first=SeatId(0)).do("verb-event")
    while not trial.over:
        trial.picks({1: purse, 2: "plain-purse"}[trial.asked().seat])
    assert trial.held(0) == gained


@pytest.mark.rules("TC-3.6")
@pytest.mark.parametrize(
    ("held", "into", "half"), [(3, 2, 2), (4, 2, 2), (1, 2, 1), (0, 2, 0), (7, 3, 3)]
)
def test_fractions_are_rounded_up(held: int, into: int, half: int) -> None:
    do = f"{{gain: {{counter: infamy, count: {{half: {{of: {{held: vp}}, into: {into}}}}}}}}}"
    trial = event(do, counters={0: {"vp": held}}).do("verb-event")
    assert trial.held(0).get("infamy", 0) == half


@pytest.mark.rules("TC-L.17")
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"), [(1, 2, True), (2, 2, False), (3, 2, False)]
)
def test_points_are_compared(mine: int, theirs: int, expected: bool) -> None:
    so = "{compare: {left: {held: vp}, is: less, right: {held: vp, by: others}}}"
    trial = event(
        f"{{if: {so}, then: [{{gain: {{counter: infamy}}}}]}}",
        counters={0: {"vp": mine}, 1: {"vp": theirs}},
    )
    assert (trial.do("verb-event").held(0).get("infamy", 0) == 1) is expected


@pytest.mark.rules("TC-L.17")
def test_ships_are_compared_by_their_values() -> None:
    less = (
        "{compare: {left: {value: initiative, of: {ship: others}}, is: less,"
        " right: {value: initiative, of: {ship: you}}}}"
    )
    assert met(less) is True
    assert met(f"{{not: {less}}}") is False


@pytest.mark.rules("TC-L.17")
def test_hands_and_piles_are_counted() -> None:
    so = "{compare: {left: {count: {in: {zone: hand, of: others}}}, is: at least, right: 2}}"
    trial = event(f"{{if: {so}, then: [{GAIN}]}}", {"hand:1": ["plain-penny", "plain-purse"]})
    assert trial.do("verb-event").held(0) == {"vp": 1}
