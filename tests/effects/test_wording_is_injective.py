"""Whatever changes what a node does changes its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tabletop.effects import plain_text
from tabletop.effects.ability import Ability
from tabletop.effects.amounts import Number
from tabletop.effects.conditions import Not
from tabletop.effects.find import Find
from tabletop.effects.language import CORE
from tabletop.effects.nodes import Condition, Node, Pattern, fields_of
from tabletop.effects.ops.choose import ChooseSeatOp
from tabletop.effects.ops.move import Draw
from tabletop.effects.selectors import NamedSeats
from tabletop.effects.standing import Forbid
from tests.effects.samples import instances, values
from tests.effects.small import language, parse

LANGUAGE = language()
KINDS: tuple[type[Node], ...] = (*CORE, Ability)

WITHOUT_MEANING = {
    ("move", "as_"): "a name changes nothing until it is used",
    ("put-back", "as_"): "a name changes nothing until it is used",
    ("draw", "as_"): "a name changes nothing until it is used",
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


def _in_other_words(kind: type[Node]) -> list[Callable[[Any], Node]]:
    """Give the places in which a node is said in another way than by itself."""
    if issubclass(kind, Condition):
        return [Not, lambda node: Find(where=node), lambda node: Find(where=Not(node))]
    return [Forbid] if issubclass(kind, Pattern) else []


@pytest.mark.parametrize(
    ("kind", "around"),
    [(kind, around) for kind in KINDS for around in _in_other_words(kind)],
)
@pytest.mark.parametrize("which", [0, 1, 2])
def test_so_it_does_where_they_are_denied_or_follow_a_noun(
    kind: type[Node], around: Callable[[Any], Node], which: int
) -> None:
    base: Any = instances(kind, LANGUAGE, which)
    for part in fields_of(kind):
        nodes = [replace(base, **{part.name: value}) for value in values(part.hint, LANGUAGE)]
        said = [words(around(node)) for node in nodes]
        assert len(set(said)) == len(said), said
        assert not set(said) & {words(node) for node in nodes}


def test_what_is_chosen_on_announcing_does_not_read_as_chosen_later() -> None:
    choose, use = ChooseSeatOp("target"), Draw(Number(2), NamedSeats("target"))
    texts = [
        words(Ability("a", targets=(choose,), do=(use,))),
        words(Ability("a", do=(choose, use))),
    ]
    assert texts == [
        "Choose another player. That player draws 2 cards.",
        "As this happens, choose another player. That player draws 2 cards.",
    ]


@pytest.mark.parametrize(
    ("written", "text"),
    [
        (
            "{do: [{choose: {as: c, from: {in: field}, count: 2}},"
            " {move: {what: c, to: discard}}]}",
            "As this happens, choose 2 of the cards in the field. Discard those cards, face down.",
        ),
        (
            "{do: [{draw: {who: others, as: c}}, {move: {what: c, to: discard}}]}",
            "Each other player draws 1 card. Discard those cards, face down.",
        ),
        (
            "{timing: action, from: hand, limited: true, do: [draw]}",
            "Action from your hand, once a round: Draw 1 card.",
        ),
        (
            "{after: {turns: {what: {kind: crew}}}, may: true, do: [{draw: {who: they}}]}",
            "After a Crew card in play of a player is turned sideways, you may do this: "
            "That player draws 1 card.",
        ),
        (
            "{always: [{modify: {attribute: speed, by: -1, of: {trait: ship,"
            " where: {not: {same: {seats: {owner: it}}}}}}}]}",
            "All Ship cards in play that you do not own have -1 Speed.",
        ),
        (
            "{if: {not: {any: {kind: event}}}, always: [{forbid: {moves: {play: enters}}}]}",
            "While there is no Event card in play, a card can't enter play.",
        ),
        (
            "{do: [{put-counters: {counter: wound}}, {put-counters: {counter: wound, count: 2}}]}",
            "Put 1 wound on this card. Put 2 wounds on this card.",
        ),
        (
            "{do: [{choose-seat: {as: t}}, {move: {what: self, to: {zone: planks, of: t}}}]}",
            "As this happens, choose another player. "
            "Put this card face down in front of that player.",
        ),
        (
            "{after: {gains: {counter: gold, who: others}}, do: [{draw: it}]}",
            "After another player gains {icon:gold}: Draw that many cards.",
        ),
    ],
)
def test_texts_read_like_those_of_a_card(written: str, text: str) -> None:
    (ability,) = parse(f"[{{key: a, {written[1:]}]", LANGUAGE)
    assert LANGUAGE.line(ability) == text


def test_a_game_may_say_a_phrase_in_its_own_way() -> None:
    aboard = language(phrases={"another player": "another player who is aboard"})
    node = ChooseSeatOp("target")
    assert plain_text(node.words(aboard.book(node))) == "choose another player who is aboard"


def test_the_exceptions_are_fields_that_there_are() -> None:
    there = {(kind.tag, part.name) for kind in KINDS for part in fields_of(kind)}
    assert {*WITHOUT_MEANING, *ONLY_LATER} <= there


def test_words_can_be_said_in_another_language() -> None:
    draw = Draw(Number(2))
    book = LANGUAGE.book(draw, {"draw {cards}": "ziehe {cards}", "{n} cards": "{n} Karten"})
    assert plain_text(draw.words(book)) == "ziehe 2 Karten"
