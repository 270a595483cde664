"""Reading card data: short and long forms are the same, every mistake is told with its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import jsonschema
import pytest

from tabletop.effects.amounts import ONE, Number
from tabletop.effects.find import Find
from tabletop.effects.interpret import Leaf
from tabletop.effects.nodes import Amount
from tabletop.effects.ops.flow import DoTo, Repeat
from tabletop.effects.ops.move import Draw
from tabletop.effects.ops.state import Gain, Lose
from tabletop.effects.schema import schema
from tabletop.effects.selectors import NamedSeats, Others
from tabletop.effects.source import plain
from tests.effects.small import language, marked, mistakes, parse


@pytest.mark.parametrize(
    "written",
    [
        "{draw: {count: 3, who: others}}",
        "{draw: 3, who: others}",
        "{who: others, draw: 3}",
        "{draw: {count: {number: 3}, who: others}}",
    ],
)
def test_short_and_long_forms_are_the_same(written: str) -> None:
    (ability,) = parse(f"[{{key: a, do: [{written}]}}]")
    assert ability.do == (Draw(Number(3), Others()),)


@dataclass(frozen=True, slots=True)
class Exchange(Leaf):
    """Gaining as a game has it in which that is more than counting."""

    tag: ClassVar[str] = "gain"

    count: Amount = ONE


def test_a_game_s_own_node_takes_the_place_of_the_common_one_of_its_word() -> None:
    own = language(ops=(Exchange,))
    (ability,), problems = own.parse(marked("[{key: a, do: [{gain: {count: 2}}]}]"))
    assert not problems
    assert ability.do == (Exchange(Number(2)),)
    assert Gain not in own.nodes
    assert Lose in own.nodes
    assert Gain in language().nodes


def test_a_word_may_mean_something_else_where_something_else_is_expected() -> None:
    """Cards that are found are no effect, so an effect 'find' leaves them as they are."""

    @dataclass(frozen=True, slots=True)
    class Seek(Leaf):
        tag: ClassVar[str] = "find"

    assert Find in language(ops=(Seek,)).nodes


def test_a_bare_word_and_a_name() -> None:
    (ability,) = parse("[{key: a, do: [draw, {choose-seat: {as: t}}, {draw: 1, who: t}]}]")
    assert ability.do[0] == Draw()
    assert ability.do[2] == Draw(Number(1), NamedSeats("t"))


def test_tags_that_are_fields_of_others_are_told_apart() -> None:
    text = "[{key: a, do: [{repeat: 2, do: [draw]}, {do: [{discard: 1}], to: [draw]}]}]"
    (ability,) = parse(text)
    assert isinstance(ability.do[0], Repeat)
    assert isinstance(ability.do[1], DoTo)


@pytest.mark.parametrize(
    ("text", "code", "said", "place"),
    [
        ("- key: a\n  do: [{drew: 3}]", "EFFECT-UNKNOWN", "did you mean 'draw'", (2, 9)),
        ("- key: a\n  do: [{draw: {cuont: 3}}]", "EFFECT-UNKNOWN", "", (2, 16)),
        (
            "- key: a\n  do: [{draw: {count: 1, whom: you}}]",
            "EFFECT-UNKNOWN-KEY",
            "did you mean 'who'",
            (2, 26),
        ),
        (
            "- key: a\n  do: [{gain: {counter: gold, count: n}}, {choose-number: {as: n, low: 1,"
            " high: 3}}]",
            "EFFECT-NAME",
            "uses the name 'n' before it is given",
            (1, 3),
        ),
        (
            "- key: a\n  timing: action\n  targets: [{choose-seat: target}]\n  do: [draw]",
            "EFFECT-UNUSED",
            "has 'target' chosen, and never uses it",
            (1, 3),
        ),
        (
            "- key: a\n  do: [{choose-number: {as: n, low: 3, high: 1}}, {draw: n}]",
            "EFFECT-COUNT",
            "there is no number from 3 to 1",
            (1, 3),
        ),
        ("- key: a\n  do: [{move: {what: self}}]", "EFFECT-MISSING", "'move' needs 'to'", (2, 15)),
        (
            "- key: a\n  do: [{move: {what: self, to: chets}}]",
            "EFFECT-WORD",
            "did you mean 'chest'",
            (2, 32),
        ),
        (
            "- key: a\n  do: [{move: {what: self, to: chest, face: upp}}]",
            "EFFECT-VALUE",
            "did you mean 'up'",
            (2, 45),
        ),
        ("- key: a\n  do: [{draw: true}]", "EFFECT-TYPE", "a number", (2, 15)),
        ("- key: a\n  may: 3\n  do: [draw]", "EFFECT-TYPE", "true or false", (2, 8)),
        ("- key: a\n  do: [{draw: 1, who: t}]", "EFFECT-NAME", "'t'", (1, 3)),
        ("- key: a", "EFFECT-EMPTY", "does nothing", (1, 3)),
        ("- key: a\n  do: [{draw: -5}]", "EFFECT-COUNT", "1 or more, not -5", (1, 3)),
        ("- key: a\n  do: [{draw: 0}]", "EFFECT-COUNT", "1 or more, not 0", (1, 3)),
        ("- key: a\n  zzz: 1\n  do: [draw]", "EFFECT-UNKNOWN-KEY", "it has key, ", (2, 3)),
        ("- key: a\n  cost: [draw]\n  do: [draw]", "EFFECT-COST", "can't be a cost", (1, 3)),
        (
            "- key: a\n  do: [{choose-seat: {as: you}}]",
            "EFFECT-NAME",
            "can't be a name",
            (2, 27),
        ),
        (
            "- key: a\n  always: [{grant: {trait: ship, of: {trait: rock}}}]",
            "EFFECT-LAYER",
            "same time or later",
            (1, 3),
        ),
        (
            "- key: a\n  if: {compare: {left: {value: attack}, is: less, right: 2}}\n"
            "  always: [{modify: {attribute: speed, by: 1}}]",
            "EFFECT-LAYER",
            "same time or later",
            (1, 3),
        ),
        ("- key: a\n  do: [{as-above: b}]", "EFFECT-NAME", "which there is not", (1, 3)),
        ("- key: a\n  do: [{as-above: a}]", "EFFECT-NAME", "does as others", (1, 3)),
        (
            "- key: a\n  do: [{may: [{may: [{may: [{may: [{may: [{may: [draw]}]}]}]}]}]}]",
            "EFFECT-DEEP",
            "deeper than a sentence",
            (1, 3),
        ),
        ("key: a", "EFFECT-TYPE", "list of abilities", (1, 1)),
    ],
)
def test_a_mistake_is_told_with_its_place(
    text: str, code: str, said: str, place: tuple[int, int]
) -> None:
    problems = mistakes(text)
    assert [problem.code for problem in problems] == [code], problems
    assert said in problems[0].message
    assert (problems[0].line, problems[0].column) == place


def test_a_later_attribute_may_look_at_an_earlier_one() -> None:
    parse(
        "[{key: a, if: {compare: {left: {value: speed}, is: less, right: 2}},"
        " always: [{modify: {attribute: attack, by: 1}}]}]"
    )


def test_all_mistakes_are_told_at_once() -> None:
    text = """
    - key: a
      do: [{drew: 1}, {move: {what: self, to: chets, face: upp}}]
    - key: a
      do: [draw]
    - key: b
      tming: action
      do: [draw]
    """
    codes = [problem.code for problem in mistakes(text)]
    assert sorted(codes) == ["EFFECT-UNKNOWN", "EFFECT-UNKNOWN-KEY", "EFFECT-VALUE", "EFFECT-WORD"]


def test_a_key_comes_once() -> None:
    (problem,) = mistakes("[{key: a, do: [draw]}, {key: a, do: [draw]}]")
    assert problem.code == "EFFECT-KEY-TWICE"


GOOD = """
- key: a
  timing: action
  cost: [{turn: {what: self}}, {lose: {counter: gold, count: 2}}]
  targets: [{choose: {as: it2, from: {in: field, kind: crew}}}]
  do:
    - {draw: 3, who: others}
    - draw
    - may: [{move: {what: it2, to: {zone: hand, of: {owner: it2}}}}]
- key: b
  always: [{modify: {attribute: speed, by: -1, of: {trait: ship}}}]
"""


def test_the_schema_takes_what_the_reader_takes() -> None:
    made = schema(language())
    jsonschema.Draft202012Validator.check_schema(made)
    jsonschema.validate(plain(marked(GOOD)), made)
    parse(GOOD)
    for bad in ("[{key: a, do: [{drew: 1}]}]", "[{key: a, tming: action}]", "[{do: [draw]}]"):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(plain(marked(bad)), made)
        assert mistakes(bad)


def test_nothing_at_all_is_no_short_form() -> None:
    (problem,) = mistakes("[{key: a, do: [{choose-seat: {}}]}]")
    assert (problem.code, problem.message) == ("EFFECT-MISSING", "'choose-seat' needs 'as'.")
