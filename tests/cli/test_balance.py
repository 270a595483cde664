from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.cli.balance import balance, figures
from tabletop.games import registry
from tabletop.session.selfplay import Outcome, Plan

Out = pytest.CaptureFixture[str]


def outcome(one: str, other: str, winners: tuple[int, ...], turns: int) -> Outcome:
    options = {"captain-0": one, "captain-1": other}
    return Outcome(
        Plan(2, options, 1, bots=True), winners, "CC-23.12", 9, (), figures=(("T", turns),)
    )


def cadet(captain: str, worth: int | None) -> Outcome:
    return Outcome(Plan(1, {"captain-0": captain}, 1, bots=True), (), "x", 9, (), worth=worth)


def test_games_are_counted_for_each_captain_and_for_each_two_that_met() -> None:
    played = [
        outcome("kirk", "khan", (0,), 10),
        outcome("khan", "kirk", (1,), 14),
        outcome("kirk", "khan", (0, 1), 12),
        outcome("kirk", "soval", (1,), 20),
    ]
    told = balance(registry.load("captains-chair"), played)["2"]["captain"]
    assert told["choices"]["kirk"] == {"played": 4, "won": 3}
    assert told["choices"]["khan"] == {"played": 3, "won": 1}
    assert told["pairs"]["kirk"] == {"khan": 1.0, "soval": 0.0}
    assert told["pairs"]["khan"] == {"kirk": 0.3333}
    assert figures(played) == {"2": {"T": {"least": 10, "mean": 14.0, "most": 20}}}


def test_a_captain_alone_has_the_mean_of_what_is_kept() -> None:
    played = [cadet("kirk", 60), cadet("kirk", 90), cadet("kirk", None), cadet("khan", None)]
    told = balance(registry.load("captains-chair"), played)["1"]["captain"]["choices"]
    assert told["kirk"] == {
        "played": 3,
        "won": 0,
        "worth": {"games": 2, "mean": 75.0, "least": 60, "most": 90},
    }
    assert told["khan"] == {"played": 1, "won": 0}


def test_a_series_goes_through_captains_and_sides_and_prints_how_they_did(
    tmp_path: Path, capsys: Out
) -> None:
    file = tmp_path / "out.json"
    argv = ["simulate", "captains-chair", "--games", "4", "--players", "random", "--workers", "1"]
    assert main([*argv, "--json", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "players: 1" in shown
    assert "vs soval" in shown
    assert "players: 2, Turns" in shown
    told = json.loads(file.read_text())["balance"]
    assert sum(one["played"] for one in told["2"]["captain"]["choices"].values()) == 4
    assert sum(one["played"] for one in told["1"]["side"]["choices"].values()) == 2
