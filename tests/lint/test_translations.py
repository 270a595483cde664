"""Files of other languages in a game's folder: what ``tabletop check`` says of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games import registry
from tabletop.library import find_games
from tabletop.library.info import GameInfo
from tabletop.library.lint.translations import translation_faults
from tabletop.library.loader import pack_files
from tests.library.folders import load, write

RULES = """\
- section: All
  rules: {SM-1.1: Keep calm., SM-1.2: Go on.}
- section: Ends
  rules: {SM-2.1: Stop.}
"""
GERMAN = """\
- section: Alles
  rules:
    SM-1.1: Bleib ruhig.
    SM-1.2: Mach weiter.
- section: Ende
  rules:
    SM-2.1: Halt an.
"""
WORDS = """\
texts:
  Hand: Hand
  A small game.: Ein kleines Spiel.
  Turn it.: Dreh sie um.
"""


def told(root: Path, **files: str) -> list[str]:
    folder = write(root, rules=RULES, **files)
    faults = translation_faults(load(folder), pack_files(folder))
    return [str(fault).replace(f"{folder}/", "") for fault in faults]


def test_whole_files_are_right(tmp_path: Path) -> None:
    assert told(tmp_path, **{"rules.de": GERMAN, "words.de": WORDS}) == []


def test_a_missing_rule_is_doubtful_and_its_place_is_told(tmp_path: Path) -> None:
    without = GERMAN.replace("    SM-1.2: Mach weiter.\n", "")
    assert told(tmp_path, **{"rules.de": without}) == [
        "rules.de.yaml:3:1: warning MISSING-RULE: the rule SM-1.2 is missing;"
        " it is told in English."
    ]


def test_a_rule_that_there_is_not(tmp_path: Path) -> None:
    assert told(tmp_path, **{"rules.fr": GERMAN + "    SM-2.2: Nein.\n"}) == [
        "rules.fr.yaml:8:5: RULE: there is no rule 'SM-2.2'. Did you mean 'SM-2.1'?"
    ]


def test_a_rule_under_the_heading_of_others(tmp_path: Path) -> None:
    moved = GERMAN.replace("    SM-1.2: Mach weiter.\n", "") + "    SM-1.2: Mach weiter.\n"
    assert told(tmp_path, **{"rules.de": moved}) == [
        "rules.de.yaml:7:5: HEADING: SM-1.2 belongs under 'Alles', with the others of 'All'."
    ]


def test_a_rule_that_stands_twice_and_a_wrong_shape(tmp_path: Path) -> None:
    twice = GERMAN.replace("SM-2.1", "SM-1.1")
    assert told(tmp_path, **{"rules.de": twice}) == [
        "rules.de.yaml:7:5: DUPLICATE-RULE: SM-1.1 stands here already."
    ]
    (fault,) = told(tmp_path, **{"rules.de": GERMAN, "words.de": "rules: {SM-1.1: Ruhe.}\n"})
    assert fault.startswith("words.de.yaml:1:1: UNKNOWN-KEY")


def test_a_text_that_the_game_does_not_say(tmp_path: Path) -> None:
    stale = WORDS.replace("Turn it.", "Turn it now.")
    assert told(tmp_path, **{"words.de": stale}) == [
        "words.de.yaml:4:3: warning NEVER-SAID: nothing in this game says 'Turn it now.'."
        " Did you mean 'Turn it.'?"
    ]


def test_an_icon_that_only_english_explains(tmp_path: Path) -> None:
    english = "- section: Words\n  words: {beam|icon:ray: To put it there., Owl: A bird.}\n"
    german = "- section: Wörter\n  words: {beamen: Dorthin bringen.}\n"
    assert told(tmp_path, glossary=english, **{"glossary.de": german}) == [
        "glossary.de.yaml:1:1: warning MISSING-ICON:"
        " icon:ray is not explained, as it is in English."
    ]
    whole = german.replace("beamen", "beamen|icon:ray")
    assert told(tmp_path, glossary=english, **{"glossary.de": whole}) == []


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_the_bundled_games_have_none(info: GameInfo) -> None:
    if info.bundled:
        pack = registry.load(info).pack
        assert list(map(str, translation_faults(pack, pack_files(info.folder)))) == []
