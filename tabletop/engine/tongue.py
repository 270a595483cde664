"""The language that the program speaks: one for the whole program, as for any other of its kind.

Everything that is said is written in English first. A tongue holds what another language says
for it; what it does not hold is said in English, so that nothing is ever missing. It is asked
only where words are made for a reader, so what is kept and compared knows no language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})

SENSE: Final = "\x04"
"""In a sentence of code, what stands between its words and the sense in which they are meant."""


def sense(text: str, meant: str) -> str:
    """Say in which sense words are meant that mean something else elsewhere.

    Another language may have another word for each: ``sense("Play", "a record")``. Readers see the
    words alone.
    """
    return f"{text}{SENSE}{meant}"


@dataclass(frozen=True, slots=True)
class Grammar:
    """How the words of card texts change with number, gender and case.

    ``cases`` are named in the order of the forms. ``agreeing`` gives the forms of each word that
    goes with a noun, by gender; ``endings`` what is added to a noun, by gender and case, and
    ``after`` the letters behind which such an ending is not added. ``contracted`` says what stands
    for words that melt together. Behind those of ``mixed`` adjectives have forms of their own. A
    noun in the case ``attribute`` belongs to the one before it.
    """

    cases: tuple[str, ...]
    agreeing: Mapping[str, Mapping[str, tuple[str, ...]]]
    endings: Mapping[tuple[str, str], str]
    after: Mapping[str, str]
    contracted: Mapping[str, str]
    mixed: tuple[str, ...] = ()
    attribute: str = ""


@dataclass(frozen=True, slots=True)
class Own:
    """What one language says for the sentences of one game, in its own files; it goes first."""

    code: str = ""
    texts: Mapping[str, str] = field(default_factory=lambda: NOTHING)


NO_OWN: Final = Own()


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language: its code, sentences and phrases of card texts by the English ones.

    ``signs`` are those of numbers: before each three digits, and before the part of a whole.
    """

    code: str
    texts: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    phrases: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    grammar: Grammar | None = None
    signs: str = ",."

    def said(self, text: str, own: Own = NO_OWN) -> str:
        """Give what stands for an English sentence; the sentence itself where nothing does.

        A game's ``own`` words go first, and words in a certain sense before the same in any.
        """
        plain = text.partition(SENSE)[0]
        ways = (own.texts, self.texts) if own.code == self.code else (self.texts,)
        for meant in dict.fromkeys((text, plain)):
            for texts in ways:
                if meant in texts:
                    return texts[meant]
        return plain

    def number(self, value: int) -> str:
        """Write a number: ``1,000``."""
        return f"{value:,}".replace(",", self.signs[0])

    def part(self, value: float, digits: int = 1) -> str:
        """Write a number with its part of a whole: ``1,000.5``."""
        return f"{value:,.{digits}f}".translate(str.maketrans(",.", self.signs))

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


_FOR_NOW: Final[ContextVar[Tongue | None]] = ContextVar("tabletop_tongue", default=None)
"""What a piece of work is told in, where that is another language; threads know nothing of it."""


@contextmanager
def speaking(tongue: Tongue) -> Iterator[None]:
    """Speak a language for as long as this lasts, and only to whoever is here."""
    before = _FOR_NOW.set(tongue)
    try:
        yield
    finally:
        _FOR_NOW.reset(before)


def spoken() -> Tongue:
    """Give the language that is spoken."""
    return _FOR_NOW.get() or _Spoken.tongue
