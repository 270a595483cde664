"""What is worked out once for each thing."""

from __future__ import annotations

import pytest

from tabletop.engine import records
from tabletop.engine.records import once


def test_a_thing_is_worked_out_once_and_one_that_is_alike_anew() -> None:
    asked: list[tuple[int, ...]] = []

    @once
    def total(numbers: tuple[int, ...]) -> int:
        """Add up."""
        asked.append(numbers)
        return sum(numbers)

    first, alike = tuple(range(2)), tuple(range(2))
    assert (total(first), total(first), total(alike)) == (1, 1, 1)
    assert len(asked) == 2
    assert total.__doc__ == "Add up."


def test_what_was_thrown_away_is_never_taken_for_something_new() -> None:
    @once
    def only(numbers: tuple[int, ...]) -> int:
        return numbers[0]

    assert [only((number,)) for number in range(1_000)] == list(range(1_000))


def test_not_more_is_kept_than_there_are_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_KEPT", 2)
    asked = []

    @once
    def noted(thing: str) -> str:
        asked.append(thing)
        return thing

    for thing in ("a", "b", "a", "c", "a"):
        assert noted(thing) == thing
    assert asked == ["a", "b", "c", "a"]
