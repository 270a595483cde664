"""The phrases that a book is asked for: by every node of a language, and by all cards of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from tabletop.effects import Language
from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.conditions import Not
from tabletop.effects.find import Find
from tabletop.effects.nodes import Condition, Node, Pattern, fields_of
from tabletop.effects.standing import Forbid
from tabletop.effects.wording.book import Book
from tabletop.games.definition import GameDefinition
from tests.effects.samples import instances, values


def nodes_of(language: Language, kind: type[Node]) -> Iterator[Any]:
    """Make nodes of a class that differ in every field."""
    for which in (0, 1, 2):
        base: Any = instances(kind, language, which)
        for part in fields_of(kind):
            for value in values(part.hint, language):
                yield replace(base, **{part.name: value})


def said_otherwise(node: Any) -> Iterator[Any]:
    """Give a node, and what says it in another way than by itself."""
    yield node
    if isinstance(node, Condition):
        yield from (Not(node), Find(where=node), Find(where=Not(node)), Find(top=None, where=node))
    if isinstance(node, Pattern):
        yield Forbid(node)


@contextmanager
def listening() -> Iterator[dict[str, None]]:
    """Write down all phrases that are asked for."""
    heard: dict[str, None] = {}
    with pytest.MonkeyPatch.context() as patch:
        written = Book.written

        def listen(book: Book, phrase: str) -> str:
            heard[book._phrases.get(phrase, phrase)] = None
            return written(book, phrase)

        patch.setattr(Book, "written", listen)
        yield heard


def phrases_of_nodes(language: Language, kinds: Iterable[type[Node]]) -> dict[str, None]:
    """Have every node say itself, with all of the language's words."""
    with listening() as heard:
        for kind in (*kinds, Ability):
            for node in nodes_of(language, kind):
                for other in said_otherwise(node):
                    other.words(language.book(other))
        book = language.book(())
        for words in language.words.values():
            for word in words.values():
                book.written(word)
    return heard


def phrases_of_cards(language: Language, game: GameDefinition) -> dict[str, None]:
    """Have every card of a game say its text."""
    with listening() as heard:
        for entry in game.pack.cards.values():
            for side in (entry.definition, *entry.definition.sides):
                language.text(abilities_of(side))
    return heard
