from __future__ import annotations

import pytest

from tests.bench import rivals
from tests.bench.figures import Figure, report, table


def test_a_figure_is_held_against_another_of_the_same_run() -> None:
    slow = Figure("engine", 50.0, 0.1, "decisions/s", at_least=True, against=1000.0, beside="loop")
    assert slow.ratio == pytest.approx(0.05)
    assert not slow.met
    assert "loop 1,000 decisions/s" in table([slow])
    assert "NO" in table([slow])


def test_a_figure_without_another_is_held_against_its_goal() -> None:
    quick = Figure("list", 2.0, 5.0)
    assert quick.ratio == pytest.approx(0.4)
    assert quick.met
    assert not Figure("list", 5.0, 5.0).met
    assert table([quick]).splitlines()[1].endswith("yes")


def test_what_is_not_there_is_said_and_misses_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rivals, "RIVALS", {"Chess": ("Chess", lambda: None)})
    assert report(rivals.compared(10.0)) == 0
    assert "Chess is not installed" in capsys.readouterr().out


def test_a_goal_that_is_missed_is_the_exit_code() -> None:
    assert report([Figure("list", 5.0, 5.0)]) == 1
