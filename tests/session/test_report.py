"""Reports of problems: no names, one file, and the same moment again."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tabletop.library.decks.record import deck
from tabletop.session.errors import SaveError
from tabletop.session.history import LookedBack
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.report import (
    Report,
    is_report,
    names_of,
    read_report,
    reported_game,
    reported_match,
    without_names,
    write_report,
)
from tabletop.session.save import Beginning
from tabletop.session.scrubbing import nameless, short_name, told_mistake
from tests.session import trial
from tests.session.playing import ANN, BO, CY, bare, play_randomly, stepped

NAMES = ("Ann-Kathrin", "Björn O'Neill", "Çem")


def match() -> Match:
    made = Match.create(trial.game(), tuple(Player(name) for name in NAMES), {}, 3)
    play_randomly(made, 9)
    made.bookmark("Ann-Kathrin's blunder", 4)
    stepped(made.leave(ANN))
    made.history.looked_back = [LookedBack(3, 1, "chance")]
    return made


def test_no_name_that_anybody_gave_is_left() -> None:
    one = match()
    lists = (deck("Çem's deck", "trial", {}, "with love, Çem"),)
    one.beginning = Beginning(
        **{
            **{name: getattr(one.beginning, name) for name in one.beginning.__slots__},
            "decks": lists,
        }
    )
    record = without_names(one).record().decode()
    assert "Seat 1 (computer)" not in record
    for name in (*NAMES, "blunder", "love"):
        assert name not in record
    assert "Seat 2" in record
    assert "Bookmark 1" in record
    assert names_of(one)["Ann-Kathrin (computer)"] == "Seat 1"


def test_the_match_comes_back_at_that_very_moment(tmp_path: Path) -> None:
    one = match()
    stepped(one.go_to(6, (ANN, BO, CY)))
    file = tmp_path / "x.tabletop-report"
    about = {"versions": {"tabletop": "0"}}
    write_report(file, Report(about, without_names(one).record(), "oh", b"png"))
    assert is_report(file)
    report = read_report(file)
    assert report.about["versions"] == {"tabletop": "0"}
    assert (report.mistakes, report.picture) == ("oh", b"png")
    assert reported_game(report, file.name) == "trial"
    again = reported_match(report, trial.game(), file.name)
    assert bare(again.position) == bare(one.position)
    assert again.history.cursor == 6
    assert [player.name for player in again.players] == ["Seat 1", "Seat 2", "Seat 3"]
    assert again.path is None


def test_a_report_without_a_match_says_so(tmp_path: Path) -> None:
    write_report(tmp_path / "x.tabletop-report", Report({}))
    report = read_report(tmp_path / "x.tabletop-report")
    with pytest.raises(SaveError, match="no match in x"):
        reported_game(report, "x")
    with pytest.raises(SaveError, match="no match in x"):
        reported_match(report, trial.game(), "x")


def forged(file: Path, parts: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(file, "w") as packed:
        for name, data in parts.items():
            packed.writestr(name, data)
    return file


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"about.json": b"{"}, "damaged, or is no report"),
        ({"about.json": b"[]"}, "damaged, or is no report"),
        ({"about.json": b"{}"}, "damaged, or is no report"),
        ({"about.json": b'{"format": true}'}, "damaged, or is no report"),
        ({"about.json": b'{"format": 9}'}, "newer version"),
        ({"about.json": b'{"format": 1}', "mistakes.txt": b"\xff"}, "damaged, or is no report"),
        ({"other": b""}, "damaged, or is no report"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_sentence(
    parts: dict[str, bytes], why: str, tmp_path: Path
) -> None:
    with pytest.raises(SaveError, match=why):
        read_report(forged(tmp_path / "x", parts))


def test_cut_and_missing_files(tmp_path: Path) -> None:
    file = tmp_path / "x"
    write_report(file, Report({}, b"x" * 9000))
    data = file.read_bytes()
    for length in (0, 4, len(data) // 2, len(data) - 1):
        file.write_bytes(data[:length])
        assert not is_report(file)
        with pytest.raises(SaveError):
            read_report(file)
    with pytest.raises(SaveError, match="can't be read"):
        read_report(tmp_path / "gone")


@pytest.mark.parametrize(
    "text",
    [
        "No such file: '/home/ann/My Games/x.match'",
        'File "/srv/data/ann.txt" is gone',
        "can't open /media/ann/stick: full",
        "see ~/ann/notes, then go",
        r"see C:\Users\ann\x.match",
        "ANN did it; (ann)",
    ],
)
def test_texts_lose_paths_and_names(text: str) -> None:
    clean = nameless(text, {"Ann": "Seat 1"})
    assert "ann" not in clean.lower().replace("can't", "")
    assert "My Games" not in clean


def test_what_is_no_path_and_no_name_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.node", lambda: "")
    text = 'File "tabletop/table/window.py", line 3, 1/2 of Annual points, a/b, 3 / 4, <path>'
    assert nameless(text, {"Ann": "Seat 1"}) == text


def test_folders_with_spaces_in_their_names_go_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "höme of Ann"
    monkeypatch.setenv("TABLETOP_HOME", str(home))
    assert nameless(f"writing {home}/matches/x failed", {}) == "writing <path> failed"


def test_a_mistake_names_files_by_their_place_in_the_program() -> None:
    try:
        try:
            read_report(Path("/nowhere/at/all"))
        except SaveError as error:
            raise ValueError("and so on") from error
    except ValueError as error:
        told = told_mistake(error)
    assert 'File "tabletop/session/report.py"' in told
    assert "and so on" in told
    assert str(Path.cwd()) not in nameless(told, {})
    assert "/nowhere" not in nameless(told, {})
    assert short_name("/home/x/lib/site-packages/PySide6/QtCore.py") == "PySide6/QtCore.py"
    assert short_name("/home/ann/games/mine/rules.py") == "rules.py"
