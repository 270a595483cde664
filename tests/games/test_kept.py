"""Loaded games are kept for as long as what they were read from stays the same."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tabletop.engine.tongue import ENGLISH, speaking
from tabletop.games.kept import kept
from tabletop.games.registry import info_of
from tabletop.library import CardDataError
from tabletop.library.pack import GameInfo
from tabletop.library.tongues import load_tongue


@pytest.fixture
def traders(tmp_path: Path) -> GameInfo:
    """A copy of a bundled game, whose files may be written in."""
    info = info_of("traveller-traders")
    folder = tmp_path / info.folder.name
    shutil.copytree(info.folder, folder)
    return info._replace(folder=folder)


def test_a_game_is_loaded_once(traders: GameInfo) -> None:
    assert kept(traders) is kept(traders)


def test_a_card_file_that_was_written_is_read_again(traders: GameInfo) -> None:
    before = kept(traders)
    file = next(iter(sorted((traders.folder / "cards").glob("*.yaml"))))
    file.write_text(file.read_text("utf-8") + "\n# A line more.\n", "utf-8")
    after = kept(traders)
    assert after is not before
    assert after.pack.digest != before.pack.digest


def test_mistakes_are_told_and_the_mended_game_is_given(traders: GameInfo) -> None:
    rules = traders.folder / "rules.yaml"
    right = rules.read_text("utf-8")
    before = kept(traders)
    rules.write_text("wrong: [", "utf-8")
    with pytest.raises(CardDataError):
        kept(traders)
    rules.write_text(right, "utf-8")
    assert kept(traders).pack.digest == before.pack.digest


def test_each_language_has_its_own(traders: GameInfo) -> None:
    with speaking(ENGLISH):
        english = kept(traders)
    with speaking(load_tongue("de")):
        german = kept(traders)
    with speaking(ENGLISH):
        assert kept(traders) is english
    rule = next(iter(english.pack.rules))
    assert english.pack.rules[rule] != german.pack.rules[rule]
