"""``check`` tells of icons, backs and rooms that there are not, each at its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.games import registry
from tabletop.library.faults import FaultList
from tabletop.library.lint.looks import look_faults
from tabletop.library.loader import look_into

TA = "traitors-aboard"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copied = tmp_path / TA
    shutil.copytree(registry.info_of(TA).folder, copied)
    return copied


def change(path: Path, old: str, new: str) -> int:
    """Change a word of a file; gives its line."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return text[: text.index(old)].count("\n") + 1


def told(folder: Path) -> list[str]:
    info = look_into(folder, FaultList(), bundled=True)
    assert info is not None
    return [str(fault) for fault in look_faults(info)]


@pytest.mark.parametrize("game", [TA, "traveller-traders"])
def test_the_bundled_games_name_only_what_there_is(game: str) -> None:
    assert told(registry.info_of(game).folder) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards/actions.yaml", "shark-fin", "shark-fim", "there is no icon 'shark-fim'."),
        ("cards/roles.yaml", "back: role", "back: rolle", "there is no back 'rolle'."),
        ("game.yaml", "room: traitors-aboard", "room: traitor", "there is no room 'traitor'."),
        ("game.yaml", "crossed-sabres", "crosed-sabres", "there is no icon 'crosed-sabres'."),
        ("layout.yaml", "icon: open-treasure", "icon: opn-treasure", "there is no icon 'opn-"),
        ("cards/actions.yaml", "With 3 Planks", "With 3 {icon:plancks}", "no icon 'plancks'."),
    ],
)
def test_a_name_that_stands_for_nothing_is_told_with_its_place(
    folder: Path, file: str, old: str, new: str, said: str
) -> None:
    line = change(folder / file, old, new)
    (fault,) = told(folder)
    assert fault.startswith(f"{folder / file}:{line}:")
    assert said in fault
    assert "Did you mean '" in fault


def test_the_card_is_named(folder: Path) -> None:
    change(folder / "cards" / "actions.yaml", "shark-fin", "shark-fim")
    (fault,) = told(folder)
    assert ": ICON plank: there is no icon" in fault


def test_check_counts_them(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(folder / "cards" / "loot.yaml", "back: ship", "back: shop")
    assert main(["check", str(folder)]) == 1
    assert "there is no back 'shop'. Did you mean 'ship'?" in capsys.readouterr().out
