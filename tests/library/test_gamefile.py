"""A game in one file: what goes in comes out, and what leads astray is refused."""

from __future__ import annotations

import contextlib
import shutil
import zipfile
from pathlib import Path

import pytest

from tabletop.library import gamefile
from tabletop.library.finding import survey
from tabletop.library.folders import HOME_VARIABLE, carddata_folder, user_folder, user_games_folder
from tabletop.library.gamefile import (
    GameFileError,
    look_inside,
    take_in,
    write_game_file,
)

ASTRAY = r"no file of a game|holds no game"
EIGHTS = Path(__file__).parents[2] / "docs" / "examples" / "crazy-eights"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    out = tmp_path / "eights.tabletop-game"
    write_game_file(EIGHTS, out)
    return out


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_what_is_packed_is_what_is_taken_in_and_offered(packed: Path) -> None:
    inside = look_inside(packed)
    assert (inside.id, inside.title, inside.known) == ("crazy-eights", "Crazy Eights", False)
    assert not user_games_folder().exists()
    info = take_in(packed)
    assert info.folder == user_games_folder() / "crazy-eights"
    assert contents(info.folder) == contents(EIGHTS)
    assert "crazy-eights" in [game.id for game in survey().games]
    assert [path.name for path in user_folder().iterdir()] == ["games"]


def test_the_same_folder_gives_the_same_bytes(packed: Path, tmp_path: Path) -> None:
    copy = tmp_path / "other" / "crazy-eights"
    shutil.copytree(EIGHTS, copy)
    (copy / "__pycache__").mkdir(exist_ok=True)
    (copy / "__pycache__" / "x.pyc").write_bytes(b"x")
    (copy / ".hidden").write_text("x")
    write_game_file(copy, tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == packed.read_bytes()


def test_a_game_of_the_same_id_is_put_aside(packed: Path) -> None:
    mine = take_in(packed).folder
    (mine / "notes.txt").write_text("mine")
    assert look_inside(packed).known
    take_in(packed)
    take_in(packed)
    assert contents(mine) == contents(EIGHTS)
    aside = sorted((user_folder() / "replaced-games").iterdir())
    assert len(aside) == 2
    assert [one for one in aside if (one / "notes.txt").is_file()]


@pytest.mark.parametrize(
    "name",
    ["../out.txt", "/out.txt", "crazy-eights/../../out.txt", "crazy-eights\\..\\out", "c:/out",
     "loose.txt", "other/game.yaml"],
)  # fmt: skip
def test_names_that_lead_astray_are_refused(packed: Path, name: str, tmp_path: Path) -> None:
    with zipfile.ZipFile(packed, "a") as more:
        more.writestr(name, "x")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(GameFileError, match=ASTRAY):
        look_inside(packed)
    with pytest.raises(GameFileError, match=ASTRAY):
        take_in(packed)
    assert not list(user_games_folder().iterdir())
    assert [p for p in sorted(tmp_path.rglob("*")) if p.name.startswith("out")] == []
    assert set(before) <= set(tmp_path.rglob("*"))


def test_more_than_a_game_can_be_is_refused(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gamefile, "MOST_BYTES", 1000)
    with pytest.raises(GameFileError, match="too large"):
        take_in(packed)
    monkeypatch.setattr(gamefile, "MOST_FILES", 2)
    with pytest.raises(GameFileError, match="too many files"):
        take_in(packed)


@pytest.mark.parametrize("length", [0, 10, 300, -1, -30])
def test_a_damaged_file_is_told(packed: Path, length: int) -> None:
    packed.write_bytes(packed.read_bytes()[:length])
    with pytest.raises(GameFileError, match="damaged"):
        take_in(packed)


def test_changed_bytes_are_refused_or_change_nothing(packed: Path) -> None:
    whole = packed.read_bytes()
    for place in range(0, len(whole), 97):
        packed.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        with contextlib.suppress(GameFileError):  # nothing else may come
            look_inside(packed)


def test_a_bundled_games_id_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GameFileError):
        write_game_file(carddata_folder() / "traitors-aboard", tmp_path / "x")
    folder = tmp_path / "traitors-aboard"
    shutil.copytree(EIGHTS, folder)
    text = (folder / "game.yaml").read_text().replace("id: crazy-eights", "id: traitors-aboard")
    (folder / "game.yaml").write_text(text)
    with pytest.raises(GameFileError, match="comes with the program"):
        write_game_file(folder, tmp_path / "x")
    assert not (tmp_path / "x").exists()


def test_a_game_with_mistakes_is_refused_with_its_first(tmp_path: Path) -> None:
    folder = tmp_path / "crazy-eights"
    shutil.copytree(EIGHTS, folder)
    (folder / "game.yaml").write_text("id: [")
    with pytest.raises(GameFileError, match=r"game\.yaml:[12]:"):
        write_game_file(folder, tmp_path / "x")


def test_what_cannot_be_read_or_written_is_told(packed: Path, tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match="can't be read"):
        take_in(tmp_path / "nowhere.tabletop-game")
    user_folder().mkdir(parents=True, exist_ok=True)
    if user_games_folder().exists():
        user_games_folder().rmdir()
    user_games_folder().write_text("a file where the folder should be")
    with pytest.raises(GameFileError, match="can't be added"):
        take_in(packed)
