"""Whatever changes what a node of this game does changes its words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop.effects import plain_text
from tabletop.effects.conditions import Not
from tabletop.effects.find import Find
from tabletop.effects.nodes import CATEGORIES, Condition, Node, fields_of
from tabletop.games.traveller_ccg.language import LANGUAGE, OPS
from tests.effects.samples import instances, values
from tests.games.traveller_ccg.verbs import parse

WITHOUT_MEANING = ("as_",)
"""Fields that change nothing until something refers to them."""


def words(node: Node) -> str:
    return plain_text(node.words(LANGUAGE.book(node)))


@pytest.mark.parametrize("kind", OPS, ids=lambda kind: str(kind.__name__))
@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_changed_field_changes_the_words(kind: type[Node], which: int) -> None:
    base: Any = instances(kind, LANGUAGE, which)
    for part in fields_of(kind):
        if part.name in WITHOUT_MEANING:
            continue
        if part.name == "level" and getattr(base, "level_of", None) is not None:
            continue  # the level is that of what was spent
        said: dict[str, Any] = {}
        for value in values(part.hint, LANGUAGE):
            text = words(replace(base, **{part.name: value}))
            assert text not in said, f"{part.name}: {said[text]!r}, {value!r} both say: {text}"
            said[text] = value


CONDITIONS = [kind for kind in OPS if issubclass(kind, Condition)]


@pytest.mark.parametrize("kind", CONDITIONS, ids=lambda kind: str(kind.__name__))
@pytest.mark.parametrize("which", [0, 1, 2])
def test_so_it_does_where_it_is_denied_or_follows_a_noun(kind: type[Node], which: int) -> None:
    base: Any = instances(kind, LANGUAGE, which)
    for part in fields_of(kind):
        nodes = [replace(base, **{part.name: value}) for value in values(part.hint, LANGUAGE)]
        for around in (Not, lambda node: Find(where=node), lambda node: Find(where=Not(node))):
            said = [words(around(node)) for node in nodes]
            assert len(set(said)) == len(said), said
            assert not set(said) & {words(node) for node in nodes}


@pytest.mark.parametrize("category", CATEGORIES, ids=lambda kind: str(kind.__name__))
@pytest.mark.parametrize("which", [0, 1])
def test_no_two_ops_of_a_category_say_the_same(category: type[Node], which: int) -> None:
    said: dict[str, str] = {}
    for kind in OPS:
        if issubclass(kind, category):
            text = words(instances(kind, LANGUAGE, which))
            assert text not in said, f"{kind.__name__} and {said[text]} both say: {text}"
            said[text] = kind.__name__


CARDS = [
    (
        "{timing: action, phase: action, cost: [{credits: 1}], do: [{until: round-end,"
        " hold: [{grant-skill: admin}]}]}",
        "Action Phase: {icon:action} - 1 {icon:credits}: Until the end of the round, this card has"
        " {icon:admin} {icon:trained}.",
    ),
    (
        "{timing: reaction, cost: [jettison], targets: [{choose-queued: {as: item, kind: event}}],"
        " do: [{choose-one: [[{cancel: item}], [{retarget: item}]]}]}",
        "{icon:reaction} - Jettison this card: Choose an Event on the queue. Choose one: cancel"
        " that card; or choose another target for that card.",
    ),
    (
        "{phase: resource, timing: anytime, cost: [{spend: {token: tech, as: spent}}],"
        " do: [{gain-token: {token: [combat, underworld], level-of: spent}}]}",
        "Resource Phase: Any time - Discard 1 {icon:tech} {icon:token}: Gain 1 {icon:combat} or"
        " {icon:underworld} {icon:token} of the same level as the token spent.",
    ),
    (
        "{timing: reaction, from: hand, targets: [{target: {as: job, from: {kind: complication,"
        " where: {requires: cargo}}}}], do: [{remove: job}]}",
        "{icon:reaction} - Choose target Complication that requires"
        " {icon:linked}{icon:cargo}. Remove that card from play.",
    ),
    (
        "{timing: use, targets: [{target: {as: victim, from: {kind: crew,"
        " controlled-by: others}}}], do: [{wound: {what: victim, count: 2}}]}",
        "{icon:use} - Choose target Crew an opposing captain controls. Inflict 2 {icon:wound} on"
        " that card.",
    ),
]


@pytest.mark.parametrize(("written", "text"), CARDS)
def test_texts_read_like_those_of_a_card(written: str, text: str) -> None:
    (ability,) = parse(f"[{{key: a, {written[1:]}]")
    assert LANGUAGE.line(ability) == text
