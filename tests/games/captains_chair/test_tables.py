"""What the tests of this game lay out is what lies there."""

from __future__ import annotations

from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair.state import course
from tests.games.captains_chair.tables import (
    Lying,
    carrier,
    counter,
    names,
    on_card,
    table,
    teams_waiting,
)
from tests.games.stories import find


def test_a_table_holds_what_the_test_says_and_what_every_match_has() -> None:
    at = table(
        {
            "hand:0": ["plain-person", "plain-person"],
            "fleet:1": [
                Lying("plain-ship", at="plain-world"),
                Lying("plain-cargo", on="plain-ship", exhausted=True),
                "plain-cruiser",
            ],
            "neutral": [Lying("plain-world", counters={"teams-0": 2})],
            "deck:0": ["plain-raider"],
        },
        counters={1: {"glory": 4}},
        turn=3,
    )
    assert names(at, "hand:0") == ["plain-person", "plain-person"]
    assert names(at, "fleet:1") == ["plain-ship", "plain-cargo", "plain-cruiser"]
    assert carrier(at, "plain-cargo") == "plain-ship"
    assert carrier(at, "token-plain-ship") == "plain-world"
    assert carrier(at, "token-plain-cruiser") == "plain-cruiser"
    assert names(at, "tokens") == ["token-plain-raider"]
    assert at.board.cards[find(at, "plain-person")].owner == SeatId(0)
    assert at.board.cards[find(at, "token-plain-ship")].owner == SeatId(1)
    assert at.board.cards[find(at, "plain-world")].owner is None
    assert on_card(at, "plain-world", "teams-0") == 2
    assert on_card(at, "stardate-1", "glory") == 8
    assert [counter(at, seat, "glory") for seat in (0, 1)] == [0, 4]
    assert [teams_waiting(at, seat) for seat in (0, 1)] == [4, 4]
    assert course(at).turn == 3
    assert not course(at).cadet


def test_one_seat_is_cadet_training() -> None:
    at = table(seats=1)
    assert course(at).cadet
    assert len(at.board.seats) == 1
