"""What another language says for a game's own texts: three files in the game's folder.

``rules.<code>.yaml`` holds its rules, in the shape of ``rules.yaml``, and ``glossary.<code>.yaml``
the words that explain themselves, in that of ``glossary.yaml``. ``words.<code>.yaml`` holds
``texts``: notes of cards, titles of places, keywords and whatever else is short, by what they are
in English. What they do not hold is said in English. The start screen needs them, so nothing is
imported before there is one to read.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from tabletop.engine.ids import RuleId
from tabletop.engine.tongue import ENGLISH, spoken
from tabletop.library.info import GameInfo

if TYPE_CHECKING:
    from tabletop.library.faults import FaultList
    from tabletop.library.pack import RuleText, Term

_NO_TEXTS: Final[Mapping[str, str]] = MappingProxyType({})
_NO_RULES: Final[Mapping[RuleId, RuleText]] = MappingProxyType({})


class GameWords(NamedTuple):
    """What another language says in a game."""

    texts: Mapping[str, str] = _NO_TEXTS
    rules: Mapping[RuleId, RuleText] = _NO_RULES
    glossary: tuple[Term, ...] = ()

    def said(self, text: str) -> str:
        """Give what stands for a short text."""
        return self.texts.get(text, text)


ENGLISH_WORDS: Final = GameWords()


def words_file(language: str) -> str:
    """Name the file of a game's short texts in a language."""
    return f"words.{language}.yaml"


def rules_file(language: str) -> str:
    """Name the file of a game's rules in a language."""
    return f"rules.{language}.yaml"


def glossary_file(language: str) -> str:
    """Name the file of the words of a game's texts in a language, and what they mean."""
    return f"glossary.{language}.yaml"


def words_of(folder: Path, faults: FaultList, code: str | None = None) -> GameWords:
    """Read what a language, or the one that is spoken, says in the game of a folder.

    What is written wrongly is told, and said in English.
    """
    language = code or spoken().code
    if language == ENGLISH.code:
        return ENGLISH_WORDS
    words = _short_texts(folder / words_file(language), faults)
    rules = folder / rules_file(language)
    if rules.is_file():
        from tabletop.library.rule_texts import read_rules

        words = words._replace(rules=read_rules(rules, faults) or _NO_RULES)
    glossary = folder / glossary_file(language)
    if glossary.is_file():
        from tabletop.library.glossary import read_glossary

        words = words._replace(glossary=read_glossary(glossary, faults))
    return words


def _short_texts(path: Path, faults: FaultList) -> GameWords:
    if not path.is_file():
        return ENGLISH_WORDS
    from tabletop.library.models import WORDS
    from tabletop.library.shaped import read_shaped

    file = read_shaped(path, WORDS, faults)
    return ENGLISH_WORDS if file is None else GameWords(texts=file.values["texts"])


def summary_of(info: GameInfo) -> str:
    """Give a game's summary in the language that is spoken.

    A file that is written wrongly is told when the game is opened, not here.
    """
    if spoken().code == ENGLISH.code:
        return info.summary
    from tabletop.library.faults import FaultList

    return _short_texts(info.folder / words_file(spoken().code), FaultList()).said(info.summary)
