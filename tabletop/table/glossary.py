"""The words of a game that explain themselves: found in its texts, in any of their forms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tabletop.engine.message import in_words
from tabletop.engine.tongue import spoken
from tabletop.library.pack import Pack, Term

APART: Final = " … "
"""Stands between the two parts of a form that has others in its midst, as "wirf … ab"."""
_TOKEN: Final = r"\{(icon|keyword):([^}]+)\}"
_MARK: Final = re.compile(r"(?:icon|keyword):")
_CLAUSE: Final = re.compile(r"[.;:](?=\s|$)|\n|$")


class _Found(NamedTuple):
    """A piece of a text that may be a word of the glossary."""

    start: int
    end: int
    term: int | None


class Glossary:
    """Finds terms in texts.

    A form written small is found at the beginning of a sentence too; one with a capital only as it
    is. Of two that begin at the same place the longer one is meant. A form in two parts is found
    where the second follows in the same clause; of several such forms, the one that ends last.
    """

    def __init__(
        self, terms: Sequence[Term] = (), keywords: Mapping[str, str] | None = None
    ) -> None:
        self.terms = (
            *terms,
            *(
                Term((f"keyword:{word}",), meaning, in_words("Words"))
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
        self._apart: dict[str, list[tuple[re.Pattern[str], int]]] = {}
        for form, at in self._at.items():
            if APART in form:
                first, second = form.split(APART, 1)
                self._apart.setdefault(first, []).append((re.compile(_whole((second,))), at))
        plain = {form for form in self._at if APART not in form and not _MARK.match(form)}
        self._found = re.compile(rf"{_TOKEN}|({_whole(plain | self._apart.keys())})")

    def parts(self, text: str) -> Iterator[tuple[str, int | None]]:
        """Cut a text into parts, each with the number of the term that it is, if it is one.

        An icon or a keyword is a part of its own, explained or not.
        """
        at = 0
        second: _Found | None = None
        while True:
            match = self._found.search(text, at)
            if second is not None and (match is None or second.start <= match.start()):
                found, second = second, None
            elif match is not None:
                found = self._first(match)
                if second is None and (pair := self._pair(text, match)) is not None:
                    found, second = pair
            else:
                break
            if found.start > at:
                yield text[at : found.start], None
            yield text[found.start : found.end], found.term
            at = found.end
        if at < len(text):
            yield text[at:], None

    def _first(self, match: re.Match[str]) -> _Found:
        kind, name, word = match.groups()
        term = self._at.get(word if word is not None else f"{kind}:{name}")
        return _Found(*match.span(), term)

    def _pair(self, text: str, match: re.Match[str]) -> tuple[_Found, _Found] | None:
        """Find both parts of a word, if this is the first of one."""
        clause = _CLAUSE.search(text, match.end())
        end = len(text) if clause is None else clause.start()
        seconds = [
            _Found(*second.span(), term)
            for pattern, term in self._apart.get(match.group(), ())
            for second in pattern.finditer(text, match.end(), end)
        ]
        if not seconds:
            return None
        last = max(seconds)
        return _Found(*match.span(), last.term), last

    def said_in(self, text: str) -> tuple[int, ...]:
        """List the terms that a text uses, by number, each once."""
        return tuple(dict.fromkeys(term for _, term in self.parts(text) if term is not None))

    def meaning(self, form: str) -> str:
        """Say what a word or ``icon:name`` means; '' where the game does not explain it."""
        at = self._at.get(form)
        return "" if at is None else self.terms[at].meaning


def _whole(words: Iterable[str]) -> str:
    """Write a pattern of whole words, the longer ones first."""
    ordered = sorted(words, key=len, reverse=True)
    return rf"(?<!\w)(?:{'|'.join(map(re.escape, ordered))})(?!\w)" if ordered else r"(?!)"


def name_of(term: Term) -> str:
    """Call a term as a heading does, a keyword by its word."""
    name = _MARK.sub("", term.name)
    if name != term.name:
        return called(name)
    return name[0].upper() + name[1:]


def called(keyword: str) -> str:
    """Call a keyword as cards do: ``armor-penetration`` is Armor Penetration.

    One that ends with a trait (``countermeasure-laser``) has that behind it.
    """
    name = keyword.replace("-", " ").title()
    first, _, rest = name.partition(" ")
    if spoken().said(name) == name and spoken().said(first) != first:
        return f"{spoken().said(first)} {rest}"
    return spoken().said(name)


def glossary_of(pack: Pack) -> Glossary:
    """Give the glossary of a game, its keywords at the end."""
    return Glossary(pack.glossary, pack.keywords)
