"""Whatever changes what a node does changes its words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop.effects import plain_text
from tabletop.effects.ability import Ability
from tabletop.effects.amounts import Number
from tabletop.effects.language import CORE
from tabletop.effects.nodes import Node, fields_of
from tabletop.effects.ops.move import Draw
from tests.effects.samples import instances, values
from tests.effects.small import language

LANGUAGE = language()
KINDS: tuple[type[Node], ...] = (*CORE, Ability)

WITHOUT_MEANING = {
    ("move", "as_"): "a name changes nothing until it is used",
    ("put-back", "as_"): "a name changes nothing until it is used",
    ("discard", "as_"): "a name changes nothing until it is used",
    ("ability", "key"): "a key is for programs",
    ("ability", "rule"): "the rule is shown beside the text",
}
ONLY_LATER = {("repeat", "by"): "nobody is asked unless it is up to somebody"}
"""Fields that change nothing in the first instance that is tried."""


def words(node: Node) -> str:
    return plain_text(node.words(LANGUAGE.book(node)))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.__name__}")
@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_changed_field_changes_the_words(kind: type[Node], which: int) -> None:
    base: Any = instances(kind, LANGUAGE, which)
    for part in fields_of(kind):
        place = (kind.tag, part.name)
        if place in WITHOUT_MEANING or (place in ONLY_LATER and which == 0):
            continue
        said: dict[str, Any] = {}
        for value in values(part.hint, LANGUAGE):
            text = words(replace(base, **{part.name: value}))
            assert text not in said, f"{part.name}: {said[text]!r}, {value!r} both say: {text}"
            said[text] = value


def test_the_exceptions_are_fields_that_there_are() -> None:
    there = {(kind.tag, part.name) for kind in KINDS for part in fields_of(kind)}
    assert {*WITHOUT_MEANING, *ONLY_LATER} <= there


def test_words_can_be_said_in_another_language() -> None:
    draw = Draw(Number(2))
    book = LANGUAGE.book(draw, {"draw {cards}": "ziehe {cards}", "{n} cards": "{n} Karten"})
    assert plain_text(draw.words(book)) == "ziehe 2 Karten"
