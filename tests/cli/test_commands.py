"""The commands on the bundled games: what they print, and one clear line for each error."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.cli import simulate
from tabletop.cli.setup import read_options
from tabletop.engine.message import say
from tabletop.games import registry
from tabletop.games.definition import GameOption
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.report import Report, without_names, write_report
from tabletop.session.selfplay import Outcome, Plan
from tests.session.playing import play_randomly

TA, TT = "traitors-aboard", "traveller-traders"
Out = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match.create(registry.load(TA), tuple(Player(n) for n in ("Ann", "Bo", "Cy")), {}, 4)
    play_randomly(match, 500)
    assert match.finished
    match.save(tmp_path / "done.match")
    return tmp_path / "done.match"


def failed(out: Out, *argv: str) -> str:
    code = main(argv)
    told = out.readouterr()
    assert code != 0
    assert told.err.startswith("tabletop")
    assert told.err.count("\n") == 1, told.err
    assert "Traceback" not in told.err
    return told.err


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["nonsense"], "invalid choice"),
        (["simulate"], "required"),
        (["simulate", TA, "--games", "0"], "no number from 1 on"),
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", TA, "--seats", "99"], "a number from 3 to 8"),
        (["simulate", TA, "--option", "x=1"], "no option of this game"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["rules", TA, "--checklist", "/nowhere"], "/nowhere: there is no such file or folder"),
        (["rules", TA, "--checklist", "README.md"], "no list item or table row"),
        (["rules", TA, "--checklist", "assets/app/tabletop-16.png"], "it is not a text in UTF-8"),
        (["shot", TA, "--out", "x.png", "--theme", "puce"], "there is no theme 'puce'"),
        (["scenario", "/nowhere"], "there is no such file or folder"),
        (["scenario", "tabletop/cli"], "no scenario file"),
        (["check", "/nowhere"], "there is no such file or folder"),
        (["check", "tabletop/cli"], "there is no game here"),
        (["explain", "README.md"], "README.md is not a saved match."),
        (["explain", "/nowhere"], "nowhere can't be read: there is no such file or folder."),
        (["replay", "README.md", "--text"], "README.md is not a saved match."),
        (["shot", "chess", "--out", "x.png"], "There is no game 'chess'"),
        (["shot", TA, "--out", "x.png", "--size", "big"], "no size such as 1280x720"),
        (["shot", TA, "--out", "x.png", "--seat", "9"], "there is no seat 9"),
        (["shot", TA, "--out", "x.png", "--seats", "2"], "players"),
        (["demo", TA, "--out", "x", "--seats", "computer:genius"], "no computer player 'genius'"),
        (["demo", TA, "--out", "x", "--seats", "Ann,Bo,ann"], "two players are called ann"),
        (["play", "chess"], "There is no game 'chess'"),
    ],
)
def test_errors_are_one_clear_line(capsys: Out, argv: list[str], told: str) -> None:
    assert told in failed(capsys, *argv)


def test_without_a_screen_it_says_so(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert "no screen" in failed(capsys)
    assert "no screen" in failed(capsys, "play", TT)


def test_an_unexpected_error_is_one_line_too(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(registry, "load", broken)
    told = failed(capsys, "play", TA)
    assert "internal error: ZeroDivisionError: oh (--debug shows where)" in told
    with pytest.raises(ZeroDivisionError):
        main(["--debug", "play", TA])


def test_whoever_stops_it_is_told_so(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(game: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(registry, "load", stopped)
    assert main(["play", TA]) == 130
    assert capsys.readouterr().err == "tabletop: stopped\n"


@pytest.mark.parametrize("ending", ["", " >&-", " 2>&-"])
@pytest.mark.skipif(sys.platform == "win32", reason="it needs a POSIX shell")
def test_terminals_that_show_little_or_nothing(record: Path, ending: str) -> None:
    poor = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        f"'{sys.executable}' -m tabletop replay '{record}' --text{ending}",
        shell=True,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **poor, "TABLETOP_HOME": "~nobody-of-this-name/x"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert ("Won by" in done.stdout) == (ending != " >&-")


def test_as_a_module_it_runs_in_a_process_of_its_own() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", "explain", "README.md"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "tabletop: README.md is not a saved match.\n"


def test_a_command_imports_neither_qt_nor_yaml_before_it_needs_them() -> None:
    script = (
        "import sys; from tabletop.cli.main import run; run(['--version']); "
        "print(sorted({'PySide6', 'yaml', 'rich', 'matplotlib'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_check_finds_the_bundled_games_right(capsys: Out) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "4 of 4 games are right\n"


def test_check_lists_every_mistake(capsys: Out, tmp_path: Path) -> None:
    folder = tmp_path / TT
    source = registry.info_of(TT).folder
    for file in source.rglob("*.yaml"):
        target = folder / file.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    assert main(["check", str(folder)]) == 0
    cards = next(iter((folder / "cards").glob("*.yaml")), folder / "cards.yaml")
    cards.write_text(cards.read_text().replace("source:", "sauce:"))
    capsys.readouterr()
    assert main(["check", str(cards)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 2
    assert lines[0].startswith(f"{cards}:")
    assert any("Did you mean 'source'?" in line for line in lines)
    assert lines[-1].endswith("0 of 1 games are right")


def test_check_writes_the_schemas(capsys: Out, tmp_path: Path) -> None:
    assert main(["check", "--schema", str(tmp_path)]) == 0
    written = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert tmp_path / "cards.schema.json" in written
    assert all(isinstance(json.loads(path.read_text()), dict) for path in written)


SCENARIO = """
scenario: A trial
game: traitors-aboard
rules: [TA-1.1]
seats: 3
steps:
  - expect: {ENDED}
"""


def test_scenarios_one_line_each_and_1_when_one_fails(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(SCENARIO.replace("ENDED", "ended: false"))
    assert main(["scenario", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"ok    {tmp_path / 'good.yaml'}: A trial",
        "1 of 1 scenarios hold",
    ]
    (tmp_path / "wrong.yaml").write_text(SCENARIO.replace("ENDED", "ended: {winners: [0]}"))
    assert main(["scenario", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        f"FAIL  {tmp_path / 'wrong.yaml'}:7: A trial",
        "      expected the match over: True",
        "      found    False",
        "1 of 2 scenarios hold",
    ]


CHECKLIST = """
# Rules
- TA-1.1 shown by a scenario. See TA-9.9.
* **TA-1.2** shown by a test
| TA-C.1 | shown by nothing |
| NX-01 | a ship, no rule |
- TA-R.1: cardboard
TA-8.8 is not at the start of an item.
"""


def test_rules_by_scenario_by_test_and_by_none(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "list.md").write_text(CHECKLIST)
    (tmp_path / "rulings.md").write_text(
        "# Rules that no program can show\n- TA-R.1: it is cardboard\n# More\n- TA-C.1: no reason\n"
    )
    tests = tmp_path / "tests"
    (tests / "scenarios").mkdir(parents=True)
    (tests / "scenarios" / "one.yaml").write_text(SCENARIO.replace("ENDED", "ended: false"))
    (tests / "test_it.py").write_text(
        "import pytest\n# @pytest.mark.rules('TA-C.1')\n"
        "@pytest.mark.rules('TA-1.2')\ndef test_it() -> None: ...\n"
    )
    argv = ["rules", TA, "--checklist", str(tmp_path / "list.md"), "--tests", str(tests)]
    argv += ["--rulings", str(tmp_path / "rulings.md")]
    assert main(argv) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["TA-1.1", "TA-1.2", "TA-C.1", "TA-R.1", "4"]
    assert "one.yaml" in lines[0]
    assert "test_it.py::test_it" in lines[1]
    assert "NOT SHOWN" in lines[2]
    assert "no program can show it: it is cardboard" in lines[3]
    assert main([*argv, "--uncovered"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "TA-C.1",
        "4 rules: 2 shown, 1 no program can show, 1 not shown",
    ]


@pytest.mark.parametrize(("game", "players"), [(TA, "random"), (TA, "computer"), (TT, "random")])
def test_simulated_games_keep_the_laws(
    capsys: Out, tmp_path: Path, game: str, players: str
) -> None:
    file = tmp_path / "out.json"
    argv = ["simulate", game, "--games", "7", "--check", "--players", players, "--json", str(file)]
    assert main(argv) == 0, capsys.readouterr().err
    assert "0 violations" in capsys.readouterr().out
    report = json.loads(file.read_text())
    assert report["games"] == 7
    assert report["faults"] == []
    assert sum(report["ends"].values()) == 7


def test_simulating_with_workers_gives_the_same(tmp_path: Path, capsys: Out) -> None:
    reports = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        argv = ["simulate", TT, "--games", "10", "--workers", workers, "--json", str(file)]
        assert main(argv) == 0
        report = json.loads(file.read_text())
        del report["seconds"], report["decisions"]["per_second"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_a_broken_law_is_told_and_gives_1(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: object, plan: Plan) -> Outcome:
        return Outcome(plan, (0,), "X-1", 3, (f"seed {plan.seed}: a card is lost",))

    monkeypatch.setattr(simulate, "play", broken)
    assert main(["simulate", TT, "--games", "12", "--check"]) == 1
    told = capsys.readouterr()
    assert "12 violations" in told.out
    assert "tabletop: seed 1: a card is lost\n" in told.err
    assert "and 2 more" in told.err


def test_a_match_in_words(capsys: Out, record: Path) -> None:
    assert main(["replay", str(record), "--text"]) == 0
    everything = capsys.readouterr().out
    assert everything.startswith("Traitors Aboard: Ann, Bo, Cy;")
    assert "Won by" in everything
    assert main(["replay", str(record), "--text", "--seat", "1"]) == 0
    assert capsys.readouterr().out != everything
    assert "there is no seat 7" in failed(capsys, "replay", str(record), "--text", "--seat", "7")


def test_a_report_is_explained(capsys: Out, tmp_path: Path) -> None:
    match = Match.create(registry.load(TA), tuple(Player(n) for n in ("Ann", "Bo", "Cy")), {}, 4)
    file = tmp_path / "a.tabletop-report"
    about = {"versions": {"tabletop": "0.9"}}
    write_report(file, Report(about, without_names(match).record(), "ValueError: oh"))
    assert main(["explain", str(file)]) == 0
    told = capsys.readouterr().out
    assert '"tabletop": "0.9"' in told
    assert "ValueError: oh" in told
    assert "asked     seat" in told


def test_a_save_is_explained(capsys: Out, tmp_path: Path) -> None:
    match = Match.create(registry.load(TA), tuple(Player(n) for n in ("Ann", "Bo", "Cy")), {}, 4)
    play_randomly(match, 4)
    match.save(tmp_path / "a.match")
    assert main(["explain", str(tmp_path / "a.match")]) == 0
    told = capsys.readouterr().out
    for part in (
        "Ann [person]",
        "frames, the running one last",
        "queue",
        "asked     seat",
        "seed 4",
    ):
        assert part in told


def test_options_by_words() -> None:
    def option(*choices: str | int | bool, carried: int = -1) -> GameOption:
        shown = tuple((one, say(str(one))) for one in choices)
        return GameOption("a", say("a"), say("a"), shown, carried=carried)

    assert read_options([option(False, True)], ["a=yes"]) == {"a": True}
    assert read_options([option(3, 4)], ["a=4"]) == {"a": 4}
    assert read_options(
        [
            option("x"),
        ],
        ["a=x"],
    ) == {"a": "x"}
    assert read_options([option(0, carried=99)], ["a=50"]) == {"a": 50}
    for wrong in ("a=5", "a", "b=1"):
        with pytest.raises(Exception, match="option"):
            read_options([option(3, 4)], [wrong])
    with pytest.raises(Exception, match="option a is given twice"):
        read_options([option(3, 4)], ["a=3", "a=4"])


def test_a_picture_of_the_table(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", "shot", TT, "--at", "3", "--out", str(out)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert out.read_bytes().startswith(b"\x89PNG")


def test_a_whole_game_offscreen(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", "demo", TT, "--out", str(tmp_path), "--pictures", "3"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert str(tmp_path) in done.stdout
    assert len(list(tmp_path.glob("table-*.png"))) == 3
    assert main(["replay", str(tmp_path / f"{TT}.match"), "--text"]) == 0


def test_a_replay_becomes_a_lesson_that_is_right(capsys: Out, record: Path, tmp_path: Path) -> None:
    assert main(["lesson", "new", str(record)]) == 0
    lesson = tmp_path / "mine.yaml"
    lesson.write_text(capsys.readouterr().out)
    assert lesson.read_text().count("- see:") > 20
    assert main(["lesson", "check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""
    lesson.write_text(lesson.read_text().replace("- see:", "- sea:", 1))
    assert main(["lesson", "check", str(lesson)]) == 1
    assert "UNKNOWN-KEY: there is no key 'sea' here. Did you mean 'see'?" in capsys.readouterr().out
    lesson.write_text(lesson.read_text().replace("game: traitors-aboard", "game: chess"))
    assert main(["lesson", "check", str(lesson)]) == 1
    assert "no lesson" in failed(capsys, "lesson", "check", str(tmp_path / "no lesson.yaml"))
