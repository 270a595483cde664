"""The soak finds what goes wrong, and cuts its work as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.soak import __main__ as soak
from tests.soak import plan
from tests.soak.plan import PARTS, Part, Piece, pieces


def part(code: str, limit: float = 0.0, count: int = 1) -> Part:
    return Part("a part", count, 10, limit, ("-c", code))


def test_a_part_is_cut_into_pieces_that_go_on_from_each_other() -> None:
    cut = [(one.count, one.seed) for one in pieces(part("", count=25), 1.0, 100)]
    assert cut == [(10, 100), (10, 110), (5, 120)]
    assert [one.count for one in pieces(part("", count=25), 0.01, 1)] == [1]


def test_each_game_and_each_kind_of_file_is_in_a_whole_soak() -> None:
    count = {one.name: one.count for one in PARTS}
    ccg = sum(number for name, number in count.items() if name.startswith("games of traveller-ccg"))
    for game in ("traitors-aboard", "traveller-traders", "captains-chair"):
        assert count[f"games of {game}"] == 10_000
    assert ccg == 10_000
    assert count["kills"] == 1_000
    assert sum(number for name, number in count.items() if name.startswith("damaged")) == 5_000
    assert count["minutes of hands"] == 10


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("print('all is well')", ""),
        ("raise SystemExit(3)", "ended with 3"),
        ("1 / 0", "ended with 1"),
        ("import traceback\ntry: 1 / 0\nexcept Exception: traceback.print_exc()", "Traceback"),
    ],
)
def test_what_goes_wrong_is_told(code: str, wrong: str) -> None:
    outcome = soak.run(Piece(part(code), 1, 1))
    assert (outcome.wrong == "") == (wrong == "")
    assert wrong in outcome.wrong


def test_a_piece_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "START", 0.5)
    outcome = soak.run(Piece(part("import time\ntime.sleep(60)"), 1, 1))
    assert "hangs" in outcome.wrong
    assert outcome.seconds < 30


def test_what_went_well_is_left_out_when_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = tmp_path / "told"
    once = part(f"open({str(told)!r}, 'a').write('{{seed}} ')", count=20)
    monkeypatch.setattr(soak, "PARTS", (once, part("raise SystemExit(1)")))
    arguments = ["--notes", str(tmp_path / "notes"), "--workers", "1"]
    assert soak.main(arguments) == 1
    assert soak.main(arguments) == 1
    assert told.read_text() == "1 11 "
    assert "ended with 1" in capsys.readouterr().out
