"""What another language says for a game's own texts: the file ``words.<code>.yaml`` in its folder.

It holds ``rules`` by their ids, the ``lesson`` (its title and its steps in order), and ``texts``:
notes of cards, titles of places, keywords, terms and whatever else is short, by what they are in
English. What it does not hold is said in English. The start screen needs it, so it imports little.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from tabletop.engine.tongue import ENGLISH, spoken
from tabletop.library.info import GameInfo

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


class GameWords(NamedTuple):
    """What another language says in a game."""

    texts: Mapping[str, str] = _NOTHING
    rules: Mapping[str, str] = _NOTHING
    lesson: tuple[str, ...] = ()

    def said(self, text: str) -> str:
        """Give what stands for a short text."""
        return self.texts.get(text, text)


ENGLISH_WORDS: Final = GameWords()


def words_of(folder: Path, code: str | None = None) -> GameWords:
    """Read what a language, or the one that is spoken, says in the game of a folder."""
    language = code or spoken().code
    path = folder / f"words.{language}.yaml"
    if language == ENGLISH.code or not path.is_file():
        return ENGLISH_WORDS
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data = yaml.load(path.read_text("utf-8"), loader)
    return GameWords(data.get("texts", {}), data.get("rules", {}), tuple(data.get("lesson", ())))


def summary_of(info: GameInfo) -> str:
    """Give a game's summary in the language that is spoken."""
    return words_of(info.folder).said(info.summary)
