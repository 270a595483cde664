"""A few damaged files of each kind; ``make soak`` damages thousands."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.robustness import damage


@pytest.mark.parametrize("kind", ["decks", "lessons"])
def test_damaged_files_are_read_rightly_or_refused(kind: str) -> None:
    outcomes = damage.main(kind, 40, 3)
    assert outcomes.total() == 40
    assert len(outcomes) > 4, "many kinds of damage are tried"


def test_records_of_matches_that_are_over_are_read_or_refused() -> None:
    outcomes = damage.main("records", 16, 3)
    assert outcomes.total() == 16
    assert outcomes["refused"]


def test_a_mistake_of_ours_is_no_outcome(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(path: Path) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(damage, "read_lesson", broken)
    with pytest.raises(ZeroDivisionError):
        list(damage.lessons(3, random.Random(1), tmp_path))
