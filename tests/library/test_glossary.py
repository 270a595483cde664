"""A game's glossary: words with their forms, each explained once."""

from __future__ import annotations

from pathlib import Path

from tabletop.library.pack import Term
from tests.library.folders import load, told, write

GLOSSARY = """\
- section: Verbs
  words:
    beam|beams|icon:ray: Put a card beneath a ship.
- section: Traits
  words: {Night Owl: A bird.}
"""


def test_a_glossary_is_read_in_its_order(tmp_path: Path) -> None:
    beam, owl = load(write(tmp_path, glossary=GLOSSARY)).glossary
    assert beam == Term(("beam", "beams", "icon:ray"), "Put a card beneath a ship.", "Verbs")
    assert (owl.name, owl.section) == ("Night Owl", "Traits")


def test_a_game_may_do_without_one_and_its_content_counts(tmp_path: Path) -> None:
    without = load(write(tmp_path))
    assert without.glossary == ()
    assert load(write(tmp_path, glossary=GLOSSARY)).digest != without.digest


def test_a_word_is_explained_once(tmp_path: Path) -> None:
    twice = GLOSSARY.replace("Night Owl", "Owl|beams")
    assert told(write(tmp_path, glossary=twice)) == [
        "glossary.yaml:5:11: DUPLICATE-WORD: 'beams' is explained already, in line 3."
    ]


def test_a_glossary_of_another_shape_is_refused(tmp_path: Path) -> None:
    (fault,) = told(write(tmp_path, glossary="beam: Put a card beneath a ship.\n"))
    assert fault.startswith("glossary.yaml:1:1: VALUE")
    (fault,) = told(write(tmp_path, glossary=GLOSSARY.replace("beam|beams", "beam||beams")))
    assert "a word, with its other forms after |" in fault
