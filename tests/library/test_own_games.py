from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tabletop.games import registry, trust
from tabletop.library.faults import CardDataError
from tabletop.library.finding import survey
from tabletop.library.folders import HOME_VARIABLE, carddata_folder, user_folder, user_games_folder
from tests.library.folders import CARDS, GAME, write

MODULE = """\
from tabletop.games.definition import GameDefinition
from tabletop.engine.rules import Rules
import pathlib
pathlib.Path(__file__).with_suffix(".ran").touch()

def define(pack):
    return GameDefinition(pack, Rules({}, {}), (), None, {}, None)
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    user_games_folder().mkdir(parents=True)
    return user_folder()


def own(module: str = MODULE, **files: str) -> Path:
    folder = write(user_games_folder(), **files)
    (folder / "small.py").write_text(module)
    return folder


def test_a_folder_of_the_users_is_found_after_the_bundled_games(home: Path) -> None:
    own()
    games = registry.find_games()
    assert games[-1].id == "small"
    assert not games[-1].bundled
    assert all(info.bundled for info in games[:-1])


def test_each_bundled_game_names_a_listed_module() -> None:
    bundled = [info for info in survey().games if info.folder.parent == carddata_folder()]
    assert sorted(info.module for info in bundled) == sorted(registry.BUNDLED)


def test_new_code_runs_only_once_it_was_confirmed(home: Path) -> None:
    folder = own()
    with pytest.raises(registry.UntrustedModuleError, match=r"small\.py.*not been run before"):
        registry.load("small")
    assert not (folder / "small.ran").exists()
    info = registry.info_of("small")
    assert not trust.is_trusted(info)
    trust.trust(info)
    assert trust.is_trusted(info)
    assert registry.load("small").id == "small"
    assert (folder / "small.ran").exists()
    (folder / "small.py").write_text(MODULE + "\nX = 1\n")
    with pytest.raises(registry.UntrustedModuleError):
        registry.load("small")
    (folder / "small.py").write_text(MODULE)
    assert registry.load("small").id == "small"


def test_a_damaged_list_confirms_nothing(home: Path) -> None:
    own()
    info = registry.info_of("small")
    trust.trust(info)
    for content in ("{", "[]", '{"confirmed": 3}', '{"confirmed": [3]}'):
        (home / "trusted.json").write_text(content)
        assert not trust.is_trusted(info)


@pytest.mark.parametrize(
    ("module", "message"),
    [
        ("def define(pack:\n", r"small\.py:1: SyntaxError"),
        ("import nothing_of_that_name\n", r"small\.py:1: ModuleNotFoundError"),
        ("x = 1\n", r"no function define\(pack\)"),
        ("def define(pack):\n    return 3\n", "must give a GameDefinition"),
        ("def define(pack):\n    raise KeyError('x')\n", r"small\.py:2: KeyError: 'x'"),
        ("x = 1 / 0\n", r"small\.py:1: ZeroDivisionError"),
        ("raise SystemExit(3)\n", r"small\.py:1: SystemExit"),
    ],
)
def test_a_broken_module_is_told_in_a_line(home: Path, module: str, message: str) -> None:
    own(module)
    trust.trust(registry.info_of("small"))
    with pytest.raises(registry.OwnModuleError, match=message) as caught:
        registry.load("small")
    assert "\n" not in str(caught.value)


def test_mistakes_in_cards_are_told(home: Path) -> None:
    own(cards=CARDS.replace("power: 5", "power: x"))
    trust.trust(registry.info_of("small"))
    with pytest.raises(CardDataError, match="VALUE ox"):
        registry.load("small")


def test_a_broken_folder_is_left_out_and_told(home: Path) -> None:
    own(game=GAME.replace("title", "titel"))
    found = survey()
    assert "small" not in [info.id for info in found.games]
    assert [fault.code for fault in found.faults] == ["UNKNOWN-KEY"]


def test_whoever_asks_for_a_broken_game_is_told_what_is_wrong(home: Path) -> None:
    own(game=GAME.replace("title", "titel"))
    with pytest.raises(CardDataError, match="there is no key 'titel' here"):
        registry.info_of("small")
    with pytest.raises(registry.UnknownGameError, match="There is no game 'smal'"):
        registry.info_of("smal")


def test_games_folders_that_can_not_be_read_are_told(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = own()
    is_file = Path.is_file

    def forbidden(path: Path) -> bool:
        if path.parent == folder:
            raise PermissionError(13, "Permission denied")
        return is_file(path)

    monkeypatch.setattr(Path, "is_file", forbidden)
    found = survey()
    assert all(info.bundled for info in found.games)
    assert [str(fault) for fault in found.faults] == [
        f"{folder}: FILE: it can't be read: that is not allowed."
    ]


def test_nobody_passes_for_a_bundled_game(home: Path) -> None:
    folder = own(game=GAME.replace("id: small", "id: traitors-aboard"))
    folder.rename(folder.with_name("traitors-aboard"))
    found = survey()
    (info,) = [info for info in found.games if info.id == "traitors-aboard"]
    assert info.bundled
    assert [fault.code for fault in found.faults] == ["DUPLICATE-GAME"]


def test_an_unknown_game_is_told_with_those_that_there_are(home: Path) -> None:
    with pytest.raises(registry.UnknownGameError, match=r"no game 'chess'.*traitors-aboard"):
        registry.load("chess")


def test_a_rule_that_an_ability_names_must_be_among_the_rules(tmp_path: Path) -> None:
    source = registry.info_of("traitors-aboard").folder
    folder = tmp_path / "traitors-aboard"
    shutil.copytree(source, folder)
    cards = folder / "cards" / "actions.yaml"
    cards.write_text(cards.read_text().replace("rule: TA-4.3", "rule: TA-4.33"))
    info = registry.info_of("traitors-aboard")._replace(folder=folder)
    with pytest.raises(CardDataError, match=r"RULE good-riddance: rules.yaml has no rule"):
        registry.load(info)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="XDG's folders are those of Linux")
def test_the_users_folder_is_where_the_system_keeps_such_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert user_folder() == tmp_path / "data" / "tabletop"
    monkeypatch.setenv("HOME", str(tmp_path))
    for invalid in ("", "relative/data"):
        monkeypatch.setenv("XDG_DATA_HOME", invalid)
        assert user_folder() == tmp_path / ".local" / "share" / "tabletop"
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "own"))
    assert user_folder() == tmp_path / "own"
