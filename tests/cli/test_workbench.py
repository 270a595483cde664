"""``tabletop workbench``: what can't be opened is told where it was typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop.cli import workbench
from tabletop.cli.main import run
from tabletop.library.folders import carddata_folder

ACTIONS = carddata_folder() / "traitors-aboard" / "cards" / "actions.yaml"


def test_a_file_with_cards_is_opened_in_the_app(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def open_app(**request: Any) -> int:
        asked.append(request)
        return 0

    monkeypatch.setattr(workbench, "open_app", open_app)
    assert run(["workbench", str(ACTIONS)]) == 0
    assert asked == [{"file": ACTIONS}]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        (ACTIONS.with_name("none.yaml"), "no such file"),
        (ACTIONS.parent, "can't be read"),
        (ACTIONS.parents[1] / "rules.yaml", "no file with cards"),
    ],
)
def test_what_is_no_such_file_is_told(
    path: Path, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["workbench", str(path)]) == 1
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
