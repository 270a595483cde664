"""A user's own game that is wrong: the commands say what, in which line of which file."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.cli import simulate
from tabletop.library.folders import HOME_VARIABLE, user_games_folder

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "crazy-eights"
Out = pytest.CaptureFixture[str]
Own = Callable[..., Path]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Own:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))

    def make(after: str = "", insert: str = "", file: str = "crazy_eights.py") -> Path:
        folder = user_games_folder() / "crazy-eights"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(EXAMPLE, folder)
        text = (folder / file).read_text("utf-8")
        assert after in text
        (folder / file).write_text(text.replace(after, after + insert, 1), "utf-8")
        return folder

    return make


def told(capsys: Out, *argv: str) -> str:
    simulate._load.cache_clear()
    assert main(argv) == 1
    out = capsys.readouterr()
    assert "Traceback" not in out.out + out.err
    assert "internal error" not in out.err
    return out.out + out.err


def test_the_example_is_right(own: Own, capsys: Out) -> None:
    folder = own()
    assert "--trust` says that you do." in told(capsys, "simulate", "crazy-eights", "--games", "1")
    assert main(["check", str(folder), "--trust"]) == 0
    assert main(["simulate", "crazy-eights", "--games", "1"]) == 0
    (folder / "crazy_eights.py").write_text("# another\n", "utf-8")
    words = told(capsys, "demo", "crazy-eights", "--out", str(folder))
    assert "has not been run before, or not as it is now" in words


TURN = "async def turn(at: At[Turn]) -> Next:\n"
BEGIN = "    def begin(setup: Setup) -> tuple[Board, Frame] | Refusal:\n"
DEFINE = "def define(pack: Pack) -> GameDefinition:\n"

MISTAKES = {
    "at import": ("EIGHT = 8\n", "1 / 0\n", "MODULE: ZeroDivisionError: division by zero"),
    "in define": (DEFINE, "    1 / 0\n", "MODULE: ZeroDivisionError: division by zero"),
    "language": ("EIGHT = 8\n", "LANGUAGE = 5\n", "MODULE: LANGUAGE must be a Language"),
    "in begin": (BEGIN, "        1 / 0\n", "BEGIN: with 2 players: ZeroDivisionError: division"),
    "in a step": (TURN, "    1 / 0\n", "BEGIN: with 2 players: ZeroDivisionError: division"),
    "no next": (TURN, "    return None\n", "The step turn.turn must end with go(), call() or don"),
    "begin gives nothing": (BEGIN, "        return None\n", "begin(setup) must give a board and a"),
    "nothing to choose": (
        TURN,
        "    await ChooseAction('turn', at.locals.seat, say('Go.'), TURN_RULE, ())\n",
        "The step turn.turn asks for 'turn', and there is nothing to choose",
    ),
    "no end": (TURN, "    return go(turn)\n", "The rules went round in a circle"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_in_the_rules_is_told_with_its_place(own: Own, capsys: Out, name: str) -> None:
    after, insert, words = MISTAKES[name]
    folder = own(after, insert)
    checked = told(capsys, "check", str(folder), "--trust")
    assert words in checked
    assert checked.startswith(f"{folder / 'crazy_eights.py'}:")
    assert checked.endswith("1 mistake; 0 of 1 games are right\n")
    out = str(folder / "out")
    for argv in (
        ("simulate", "crazy-eights", "--games", "1"),
        ("demo", "crazy-eights", "--out", out),
    ):
        played = told(capsys, *argv)
        assert words.rpartition(": ")[2] in played
        if "1 / 0" in insert:
            line = (folder / "crazy_eights.py").read_text("utf-8").split("1 / 0")[0].count("\n") + 1
            assert f"crazy_eights.py:{line}: ZeroDivisionError" in played


def test_a_mistake_of_a_computer_player_is_told_with_its_place(own: Own, capsys: Out) -> None:
    bot = "def plain_bot("
    folder = own("EIGHT = 8\n", "")
    text = (folder / "crazy_eights.py").read_text("utf-8")
    wrong = f"{bot}rules, view, chance):\n    1 / 0\n\n\ndef other_bot("
    (folder / "crazy_eights.py").write_text(text.replace(bot, wrong), "utf-8")
    assert main(["check", str(folder), "--trust"]) == 0
    line = text.split(bot)[0].count("\n") + 2
    words = f"crazy_eights.py:{line}: ZeroDivisionError: division by zero"
    assert words in told(capsys, "simulate", "crazy-eights", "--games", "1")
    assert words in told(capsys, "demo", "crazy-eights", "--out", str(folder / "out"))


def test_records_that_can_not_be_saved_are_told(own: Own, capsys: Out) -> None:
    folder = own()
    path = folder / "crazy_eights.py"
    text = path.read_text("utf-8")
    assert text.count("records=(Match, Turn)") == 1
    path.write_text(text.replace("records=(Match, Turn)", "records=(Turn,)"), "utf-8")
    words = told(capsys, "check", str(folder), "--trust")
    assert "a Match can't be saved; is it among the records of the rules?" in words


def test_a_record_without_its_mark_is_told(own: Own, capsys: Out) -> None:
    folder = own()
    path = folder / "crazy_eights.py"
    text = path.read_text("utf-8")
    plain = "class Deal:\n    dealt = 0\n\n\ndef define("
    text = text.replace("def define(", plain).replace("records=(Match,", "records=(Deal, Match,")
    path.write_text(text, "utf-8")
    words = told(capsys, "check", str(folder), "--trust")
    assert "Deal is no record: write @record above its class" in words


def test_a_rule_that_nobody_wrote_is_told_with_its_line(own: Own, capsys: Out) -> None:
    folder = own()
    path = folder / "crazy_eights.py"
    text = path.read_text("utf-8")
    path.write_text(text.replace('NO_PASS = refuse("CE-2.5"', 'NO_PASS = refuse("CE-2.9"'), "utf-8")
    line = text.split('refuse("CE-2.5"')[0].count("\n") + 1
    words = told(capsys, "check", str(folder), "--trust")
    assert f"{path}:{line}:18: RULE: rules.yaml has no rule 'CE-2.9'. Did you mean" in words


def test_a_mistake_while_the_table_is_painted_is_told(own: Own, capsys: Out) -> None:
    label = 'lambda _table, _action: say("Play it")'
    folder = own(label.partition(" say")[0], " 1 / 0 or")
    assert main(["check", str(folder), "--trust"]) == 0
    words = told(capsys, "shot", "crazy-eights", "--out", str(folder / "a.png"))
    assert "crazy_eights.py:" in words
    assert "ZeroDivisionError" in words


def test_one_broken_game_does_not_hide_the_others(own: Own, capsys: Out) -> None:
    own("EIGHT = 8\n", "1 / 0\n")
    words = told(capsys, "check", "--trust")
    assert words.endswith("1 mistake; 4 of 5 games are right\n")


def test_places_without_zones_and_zones_without_places(own: Own, capsys: Out) -> None:
    folder = own()
    layout = folder / "layout.yaml"
    text = layout.read_text("utf-8")
    assert text.count("kind: pile") == 1
    layout.write_text(text.replace("kind: pile", "kind: pil"), "utf-8")
    line = text.split("kind: pile")[0].count("\n") + 1
    words = told(capsys, "check", str(folder), "--trust").splitlines()
    assert words == [
        f"{layout}: ZONE: the zone 'pile' of the table has no place here.",
        f"{layout}:{line}:12: ZONE: the rules make no zone 'pil' of the table."
        " Did you mean 'pile'?",
        "2 mistakes; 0 of 1 games are right",
    ]


def test_a_warning_is_told_and_the_game_is_right(own: Own, capsys: Out) -> None:
    folder = own("suit: clubs, rank: 7}, source: rulebook, emblem: [clubs", ", clubs", "cards.yaml")
    assert main(["check", str(folder), "--trust"]) == 0
    warned, count = capsys.readouterr().out.splitlines()
    assert "warning ICON seven-of-clubs: the icon 'clubs' stands here twice." in warned
    assert count == "1 warning; 1 of 1 games are right"
