"""The words of a game that explain themselves: found in its texts, in any of their forms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tabletop.library.pack import Pack, Term

KEYWORDS: Final = "Words"
_TOKEN: Final = r"\{(icon|keyword):([^}]+)\}"
_MARK: Final = re.compile(r"(?:icon|keyword):")


class Glossary:
    """Finds terms in texts.

    A form written small is found at the beginning of a sentence too; one with a capital only as it
    is. Of two that begin at the same place the longer one is meant.
    """

    def __init__(
        self, terms: Sequence[Term] = (), keywords: Mapping[str, str] | None = None
    ) -> None:
        self.terms = (
            *terms,
            *(
                Term((f"keyword:{word}",), meaning, KEYWORDS)
                for word, meaning in (keywords or {}).items()
            ),
        )
        self._at: dict[str, int] = {}
        for at, term in enumerate(self.terms):
            for form in term.forms:
                if form[0].islower() and not _MARK.match(form):
                    self._at.setdefault(form[0].upper() + form[1:], at)
        for at, term in enumerate(self.terms):
            self._at.update(dict.fromkeys(term.forms, at))
        plain = sorted((form for form in self._at if not _MARK.match(form)), key=len, reverse=True)
        words = rf"(?<!\w)(?:{'|'.join(map(re.escape, plain))})(?!\w)" if plain else r"(?!)"
        self._found = re.compile(rf"{_TOKEN}|({words})")

    def parts(self, text: str) -> Iterator[tuple[str, int | None]]:
        """Cut a text into parts, each with the number of the term that it is, if it is one.

        An icon or a keyword is a part of its own, explained or not.
        """
        at = 0
        for match in self._found.finditer(text):
            if match.start() > at:
                yield text[at : match.start()], None
            kind, name, word = match.groups()
            yield match.group(), self._at.get(word if word is not None else f"{kind}:{name}")
            at = match.end()
        if at < len(text):
            yield text[at:], None

    def said_in(self, text: str) -> tuple[int, ...]:
        """List the terms that a text uses, by number, each once."""
        return tuple(dict.fromkeys(term for _, term in self.parts(text) if term is not None))

    def meaning(self, form: str) -> str:
        """Say what a word or ``icon:name`` means; '' where the game does not explain it."""
        at = self._at.get(form)
        return "" if at is None else self.terms[at].meaning


def name_of(term: Term) -> str:
    """Call a term as a heading does, a keyword by its word."""
    name = _MARK.sub("", term.name)
    if name != term.name:
        return name.replace("-", " ").title()
    return name[0].upper() + name[1:]


def glossary_of(pack: Pack) -> Glossary:
    """Give the glossary of a game, its keywords at the end."""
    return Glossary(pack.glossary, pack.keywords)
