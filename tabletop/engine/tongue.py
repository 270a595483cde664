"""The language that the program speaks: one for the whole program, as for any other of its kind.

Everything that is said is written in English first. A tongue holds what another language says
for it; what it does not hold is said in English, so that nothing is ever missing. It is asked
only where words are made for a reader, so what is kept and compared knows no language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Grammar:
    """How the words of card texts change with number, gender and case.

    ``cases`` are named in the order of the forms. ``agreeing`` gives the forms of each word that
    goes with a noun, by gender; ``endings`` what is added to a noun, by gender and case, and
    ``after`` the letters behind which such an ending is not added. ``contracted`` says what stands
    for words that melt together. Behind those of ``mixed`` adjectives have forms of their own.
    """

    cases: tuple[str, ...]
    agreeing: Mapping[str, Mapping[str, tuple[str, ...]]]
    endings: Mapping[tuple[str, str], str]
    after: Mapping[str, str]
    contracted: Mapping[str, str]
    mixed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language: its code, sentences and phrases of card texts by the English ones."""

    code: str
    texts: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    phrases: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    grammar: Grammar | None = None

    def said(self, text: str) -> str:
        """Give what stands for an English sentence; the sentence itself where nothing does."""
        return self.texts.get(text, text)

    def phrase(self, text: str) -> str:
        """Give what stands for an English phrase of card texts."""
        return self.phrases.get(text, text)


ENGLISH: Final = Tongue("en")


class _Spoken:
    """What is spoken now; a class, so that there is one place that changes."""

    tongue: Tongue = ENGLISH


def speak(tongue: Tongue) -> None:
    """Speak this language from now on."""
    _Spoken.tongue = tongue


def spoken() -> Tongue:
    """Give the language that is spoken."""
    return _Spoken.tongue
