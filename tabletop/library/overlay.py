"""What another language says for a game's own texts: the file ``words.<code>.yaml`` in its folder.

It holds ``rules`` by their ids, the ``lesson`` (its title and its steps in order), and ``texts``:
notes of cards, titles of places, keywords, terms and whatever else is short, by what they are in
English. What it does not hold is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import yaml

from tabletop.engine.ids import RuleId
from tabletop.engine.tongue import ENGLISH, spoken
from tabletop.library.info import GameInfo
from tabletop.library.layout import Layout
from tabletop.library.pack import Lesson, Pack, RuleText, Term

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class GameWords:
    """What another language says in a game."""

    texts: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    rules: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    lesson: tuple[str, ...] = ()

    def said(self, text: str) -> str:
        """Give what stands for a short text."""
        return self.texts.get(text, text)


ENGLISH_WORDS: Final = GameWords()


def words_of(folder: Path, code: str | None = None) -> GameWords:
    """Read what a language, or the one that is spoken, says in the game of a folder."""
    path = folder / f"words.{code or spoken().code}.yaml"
    if (code or spoken().code) == ENGLISH.code or not path.is_file():
        return ENGLISH_WORDS
    data = yaml.load(path.read_text("utf-8"), _LOADER)
    return GameWords(data.get("texts", {}), data.get("rules", {}), tuple(data.get("lesson", ())))


def summary_of(info: GameInfo) -> str:
    """Give a game's summary in the language that is spoken."""
    return words_of(info.folder).said(info.summary)


def in_other_words(pack: Pack, words: GameWords) -> Pack:
    """Say all of a pack in another language, but for what is written on the cards already."""
    if words is ENGLISH_WORDS:
        return pack
    return replace(
        pack,
        layout=_layout(pack.layout, words),
        rules=MappingProxyType(in_rules(pack.rules, words)),
        keywords=MappingProxyType({key: words.said(text) for key, text in pack.keywords.items()}),
        lesson=None if pack.lesson is None else _lesson(pack.lesson, words),
        glossary=tuple(_term(term, words) for term in pack.glossary),
    )


def in_rules(rules: Mapping[RuleId, RuleText], words: GameWords) -> dict[RuleId, RuleText]:
    """Say rules in another language."""
    return {
        key: replace(rule, section=words.said(rule.section), text=words.rules.get(key, rule.text))
        for key, rule in rules.items()
    }


def _lesson(lesson: Lesson, words: GameWords) -> Lesson:
    title, *texts = words.lesson or (lesson.title,)
    steps = [
        replace(step, text=texts[at] if at < len(texts) else step.text)
        for at, step in enumerate(lesson.steps)
    ]
    return replace(lesson, title=title, steps=tuple(steps))


def _term(term: Term, words: GameWords) -> Term:
    forms = tuple(dict.fromkeys(map(words.said, term.forms)))
    return replace(
        term, forms=forms, meaning=words.said(term.meaning), section=words.said(term.section)
    )


def _layout(layout: Layout, words: GameWords) -> Layout:
    def titled(parts: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(replace(part, title=words.said(part.title)) for part in parts)

    return replace(
        layout,
        places=titled(layout.places),
        tracks=titled(layout.tracks),
        pools=titled(layout.pools),
        tokens=titled(layout.tokens),
        markers=titled(layout.markers),
        chart=None if layout.chart is None else titled((layout.chart,))[0],
        alone=None if layout.alone is None else _layout(layout.alone, words),
    )
