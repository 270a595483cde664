"""Continuous effects: granted words, keywords, bounds, conditions, the layers in their order."""

from __future__ import annotations

from tabletop.effects import Bounds
from tabletop.effects.reader import Reader
from tabletop.engine.table import Table
from tests.effects.small import Small, card, language


def reading(*texts: tuple[str, str], **attributes: Bounds) -> tuple[Reader, Small]:
    words = language(attributes=attributes or {"speed": Bounds(0), "attack": Bounds(0)})
    printed = [card(key, text, words, speed=3, attack=1) for key, text in texts]
    small = Small(words, {"field": [f"{key}@0" for key, _ in texts]}, *printed)
    return words.reader(Table(small.board, small.definitions)), small


def test_a_granted_trait_counts_for_a_keyword_and_that_for_a_number() -> None:
    reader, small = reading(
        ("a", "[{key: k, always: [{modify: {attribute: speed, by: 2, of: {keyword: armor}}}]}]"),
        (
            "b",
            "[{key: k, always: [{grant-keyword: {keyword: armor, number: 2, of: {trait: ship}}}]}]",
        ),
        ("c", "[{key: k, always: [{grant: {trait: ship}}]}]"),
    )
    c, a = small.ids["c@0"], small.ids["a@0"]
    assert reader.traits(c) == ("ship",)
    assert reader.keywords(c) == {"armor": 2}
    assert reader.value(c, "speed") == 5
    assert reader.value(a, "speed") == 3


def test_setting_comes_before_adding_whatever_the_order_on_the_table() -> None:
    add = "[{key: k, always: [{modify: {attribute: speed, by: 2, of: {in: field}}}]}]"
    put = "[{key: k, always: [{modify: {attribute: speed, to: 7, of: {in: field}}}]}]"
    for texts in ((("a", add), ("b", put)), (("b", put), ("a", add))):
        reader, small = reading(*texts)
        assert reader.value(small.ids["a@0"], "speed") == 9


def test_bounds_hold_only_at_the_end() -> None:
    less = "[{key: k, always: [{modify: {attribute: speed, by: -5, of: {in: field}}}]}]"
    more = "[{key: k, always: [{modify: {attribute: speed, by: 4, of: {in: field}}}]}]"
    reader, small = reading(("a", less), ("b", more), speed=Bounds(0, 2))
    assert reader.value(small.ids["a@0"], "speed") == 2
    reader, small = reading(("a", less), ("b", "[]"), speed=Bounds(0, 2))
    assert reader.value(small.ids["a@0"], "speed") == 0


def test_a_condition_is_read_anew() -> None:
    text = """
    - key: k
      if: {compare: {left: {count: {in: field}}, is: at least, right: 2}}
      always: [{modify: {attribute: attack, by: {count: {in: field}}}}]
    """
    reader, small = reading(("a", text))
    assert reader.value(small.ids["a@0"], "attack") == 1
    reader, small = reading(("a", text), ("b", "[]"))
    assert reader.value(small.ids["a@0"], "attack") == 3


def test_a_face_down_card_says_nothing() -> None:
    text = "[{key: k, always: [{modify: {attribute: speed, by: 2}}]}]"
    reader, small = reading(("a", text))
    number = small.ids["a@0"]
    assert reader.value(number, "speed") == 5
    board = small.board._replace(
        cards={**small.board.cards, number: small.board.cards[number]._replace(face_up=False)}
    )
    assert small.language.reader(Table(board, small.definitions)).value(number, "speed") == 3
