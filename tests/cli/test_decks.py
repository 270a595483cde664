"""``tabletop deck``, and decks named to the commands that begin a match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.cli import play, simulate
from tabletop.games import registry
from tabletop.games.bringing import shelf
from tabletop.session.store import load_record
from tests.testdecks import install

Out = pytest.CaptureFixture[str]
GAME = "high-card"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    simulate._load.cache_clear()
    install()
    return tmp_path / "home"


def run(capsys: Out, *argv: str, code: int = 0) -> str:
    assert main(argv) == code
    out = capsys.readouterr()
    assert "internal error" not in out.err
    return out.out + out.err


def own(home: Path, name: str, text: str) -> Path:
    path = home / "decks" / GAME / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


SHORT = "deck: Short\ngame: high-card\nleader: dame-birch\nmain: {brute: 2, feint: 2}\n"
LEADERLESS = "deck: Odd\ngame: high-card\nmain: {brute: 3, old-archr: 3}\n"


def test_all_decks_of_a_game_are_checked(capsys: Out, home: Path) -> None:
    assert run(capsys, "deck", "check", GAME) == "2 of 2 decks can be played\n"
    path = own(home, "odd.yaml", LEADERLESS)
    assert run(capsys, "deck", "check", GAME, code=1).splitlines() == [
        f"{path}:3:18: UNKNOWN-CARD: the game has no card 'old-archr'."
        " Did you mean Old Archer (old-archer)?",
        f"{path}: Brute, the Tall: at most 2, not 3 (HC-1.1).",
        f"{path}: A deck has one leader (HC-1.1).",
        "2 of 3 decks can be played",
    ]


def test_a_deck_is_checked_under_the_options_of_a_match(capsys: Out, home: Path) -> None:
    own(home, "short.yaml", SHORT)
    assert "It has 6 cards, not 4 (HC-1.1)." in run(capsys, "deck", "check", GAME, "short", code=1)
    run(capsys, "deck", "check", GAME, "short", "--option", "short=yes")
    words = run(capsys, "deck", "check", GAME, "ash", "--option", "short=yes", code=1)
    assert "It has 4 cards, not 6 (HC-1.2)." in words


def test_a_deck_is_shown_with_its_figures(capsys: Out) -> None:
    words = run(capsys, "deck", "show", GAME, "Ash's Archers")
    assert "2 Old Archer\n" in words
    assert "Power (cards)\n" in words
    assert "  3    2  ####" in words
    assert words.endswith("This deck can be played.\n")


def test_all_decks_of_a_game_are_listed(capsys: Out, home: Path) -> None:
    own(home, "odd.yaml", LEADERLESS)
    own(home, "short.yaml", SHORT)
    assert run(capsys, "deck", "show", GAME).splitlines() == [
        "ash: Ash's archers (ready-made)",
        "birch: Birch's brutes (ready-made)",
        "odd: Odd (your own, 3 faults)",
        "short: Short (your own, 1 fault)",
    ]


@pytest.mark.parametrize("ending", ["txt", "o8d", "yaml"])
def test_out_and_in_again(capsys: Out, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"Ash II.{ending}"
    run(capsys, "deck", "export", GAME, "ash", "--out", str(out))
    assert "kept in" in run(capsys, "deck", "import", GAME, str(out))
    decks = shelf(registry.load(GAME))
    mine, ready = decks.own()[0].deck, decks.ready()[0].deck
    assert mine is not None
    assert ready is not None
    assert mine.sections == ready.sections
    assert mine.notes == ready.notes


def test_what_comes_in_is_kept_as_far_as_it_goes(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("2 Brute, the Tall\n2 Bruce\n", "utf-8")
    words = run(capsys, "deck", "import", GAME, str(tmp_path / "mine.txt"), code=1)
    assert "mine.txt:2:3: UNKNOWN-CARD: the game has no card 'Bruce'." in words
    assert "It has 6 cards, not 2 (HC-1.1)." in words
    (file,) = shelf(registry.load(GAME)).own()
    assert file.title == "mine"


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("deck", "check", "traitors-aboard"), "has no decks that players build"),
        (("deck", "show", GAME, "ach"), "there is no deck 'ach'. Did you mean 'ash'?"),
        (("deck", "show", GAME, "no.yaml"), "no.yaml: there is no such file"),
        (("deck", "import", GAME, "no.o8d"), "no.o8d: FILE: it can't be read"),
        (("demo", GAME, "--out", "x", "--deck", "ash"), "'ash' is no SEAT=DECK"),
        (("demo", GAME, "--out", "x", "--deck", "2=ash"), "there is no seat '2'"),
        (("demo", GAME, "--out", "x", "--seats", "Ann,Bo", "--deck", "Cy=ash"), "no seat 'Cy'"),
        (("demo", "traitors-aboard", "--out", "x", "--deck", "1=ash"), "bring no decks to"),
    ],
)
def test_mistakes_are_told_in_one_line(capsys: Out, argv: tuple[str, ...], words: str) -> None:
    told = run(capsys, *argv, code=1)
    assert words in told
    assert told.count("\n") == 1


def test_a_match_is_begun_with_the_decks_named(capsys: Out, tmp_path: Path) -> None:
    path = tmp_path / "file.yaml"
    path.write_text(SHORT.replace("feint: 2", "feint: 2, old-archer: 2"), "utf-8")
    out = tmp_path / "out"
    seats = ("--seats", "computer,computer,computer", "--pictures", "1")
    argv = ("demo", GAME, "--out", str(out), *seats, "--deck", f"3={path}", "--deck", "1=birch")
    run(capsys, *argv)
    match = load_record(out / f"{GAME}.match", registry.load)
    assert [deck.name for deck in match.decks] == ["Birch's brutes", "Birch's brutes", "Short"]


def test_a_deck_that_breaks_a_rule_is_refused_with_every_fault(capsys: Out, home: Path) -> None:
    own(home, "odd.yaml", LEADERLESS)
    words = run(capsys, "demo", GAME, "--out", "x", "--deck", "1=odd", code=1)
    assert "Seat 1 can't play the deck Odd." in words
    assert "at most 2, not 3 (HC-1.1)." in words
    assert "A deck has one leader (HC-1.1)." in words


def test_simulations_let_the_decks_go_round_the_seats(capsys: Out, tmp_path: Path) -> None:
    out = tmp_path / "r.json"
    argv = ("simulate", GAME, "--games", "8", "--seats", "2", "--workers", "2", "--check")
    words = run(capsys, *argv, "--json", str(out))
    assert "Ash's archers: won" in words
    report = json.loads(out.read_text("utf-8"))
    assert [one["played"] for one in report["decks"].values()] == [8, 8]
    run(capsys, *argv, "--deck", "1=ash", "--deck", "2=ash", "--json", str(out))
    report = json.loads(out.read_text("utf-8"))
    assert report["decks"] == {"Ash's archers": {"played": 16, "won": 16}}


def test_check_looks_at_ready_made_decks(capsys: Out, home: Path) -> None:
    folder = home / "games" / GAME
    run(capsys, "check", str(folder))
    path = folder / "decks" / "bad.yaml"
    path.write_text(LEADERLESS.replace("old-archr", "old-archer"), "utf-8")
    words = run(capsys, "check", str(folder), code=1)
    assert f"{path}: DECK brute: Brute, the Tall: at most 2, not 3 (HC-1.1)." in words


def test_the_app_is_opened_with_the_decks_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}

    def opened(**request: object) -> int:
        asked.update(request)
        return 0

    monkeypatch.setattr(play, "has_display", lambda: True)
    monkeypatch.setattr(play, "open_app", opened)
    argv = ("play", GAME, "--seats", "Ann,computer", "--deck", "Ann=birch", "--seed", "4")
    assert main(argv) == 0
    decks = asked["decks"]
    assert isinstance(decks, tuple)
    assert [deck.name for deck in decks] == ["Birch's brutes", "Birch's brutes"]
    assert asked["seed"] == 4


def test_a_save_tells_its_decks(capsys: Out, tmp_path: Path) -> None:
    run(capsys, "demo", GAME, "--out", str(tmp_path), "--seats", "2", "--pictures", "1")
    words = run(capsys, "explain", str(tmp_path / f"{GAME}.match"))
    assert "decks     Ash's archers, Birch's brutes\n" in words
