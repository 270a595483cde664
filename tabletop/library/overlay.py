"""A pack in another language: its texts by what ``own_words`` says for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from tabletop.engine.ids import RuleId
from tabletop.engine.tongue import Own, spoken
from tabletop.library.layout import Layout
from tabletop.library.own_words import ENGLISH_WORDS, GameWords
from tabletop.library.pack import Pack, RuleText


def in_other_words(pack: Pack, words: GameWords) -> Pack:
    """Say all of a pack in another language, but for what is written on the cards already."""
    if words is ENGLISH_WORDS:
        return pack
    return replace(
        pack,
        layout=_layout(pack.layout, words),
        rules=MappingProxyType(in_rules(pack.rules, words)),
        keywords=MappingProxyType({key: words.said(text) for key, text in pack.keywords.items()}),
        glossary=words.glossary or pack.glossary,
        own=Own(spoken().code, words.texts),
    )


def in_rules(rules: Mapping[RuleId, RuleText], words: GameWords) -> dict[RuleId, RuleText]:
    """Say rules in another language."""
    return {key: words.rules.get(key, rule) for key, rule in rules.items()}


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
