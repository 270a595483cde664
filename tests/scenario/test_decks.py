"""Decks in scenario files: ready-made ones, others like them, and lists of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.scenario import run_file
from tests.testdecks import install


@pytest.fixture(autouse=True)
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    install()


def run(tmp_path: Path, decks: str, expect: str, setup: str = "{}") -> str:
    path = tmp_path / "s.yaml"
    path.write_text(
        f"scenario: A\ngame: high-card\nrules: [HC-1.1]\nseats: 2\nsetup: {setup}\n"
        f"decks: {decks}\nsteps:\n  - expect: {expect}\n",
        "utf-8",
    )
    return str(run_file(path))


def holds(words: str) -> bool:
    return words.startswith("ok ")


def test_seats_that_are_not_named_get_ready_made_decks(tmp_path: Path) -> None:
    assert holds(run(tmp_path, "{}", "{count: {'deck:0': 5, 'deck:1': 6}}"))
    assert holds(run(tmp_path, "{0: birch}", "{count: {'deck:0': 5, 'deck:1': 6}}"))


def test_a_list_of_its_own_may_be_short(tmp_path: Path) -> None:
    decks = "{1: {leader: captain-ash, main: {feint: 2}}}"
    assert holds(run(tmp_path, decks, "{'deck:1': [feint, feint]}"))


def test_one_like_another_with_more_cards(tmp_path: Path) -> None:
    decks = "{1: {like: birch, leader: captain-ash, main: {feint: 1, brute: 1}}}"
    assert holds(run(tmp_path, decks, "{count: {'deck:1': 8}}"))


def test_cards_are_taken_from_their_owners_first(tmp_path: Path) -> None:
    """Both decks hold brutes; each hand gets its own."""
    decks = "{0: {main: {brute: 1, feint: 3}}, 1: {main: {brute: 1, feint: 3}}}"
    setup = "{'hand:1': [brute], 'hand:0': [brute]}"
    expect = "{'deck:0': [feint, feint, feint], 'deck:1': [feint, feint, feint]}"
    assert holds(run(tmp_path, decks, expect, setup))


@pytest.mark.parametrize(
    ("decks", "words"),
    [
        ("{0: burch}", "a ready-made deck found 'burch'. Did you mean 'birch'?"),
        ("{2: birch}", "a seat of the match found 2"),
        ("{0: [birch]}", "a deck's name, or its sections"),
        ("{0: {like: ash, mian: {}}}", "'mian'. Did you mean 'main'?"),
        ("{0: {main: {brut: 1}}}", "a card of the game found 'brut'. Did you mean 'brute'?"),
        ("{0: {main: {brute: x}}}", "main: cards with their numbers"),
        ("{x: birch}", "a seat's number is expected in place of 'x'"),
    ],
)
def test_mistakes_are_told(tmp_path: Path, decks: str, words: str) -> None:
    told = run(tmp_path, decks, "{}")
    assert words in " ".join(told.split())


def test_a_game_without_decks(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(
        "scenario: A\ngame: traveller-traders\nrules: [TT-1.1]\ndecks: {0: x}\nsteps: []\n", "utf-8"
    )
    assert "a game to which players bring decks" in str(run_file(path))
