"""Triggers that set off each other: they end where nothing changes, and else go on."""

from __future__ import annotations

from tabletop.effects.loops import LONGEST
from tests.effects.playing import Played
from tests.effects.small import card, language

START = "{key: start, timing: action, do: [{turn: {what: self, to: sideways}}]}"
RESTLESS = """
- key: up
  after: {turns: {what: {kind: crew}, to: sideways}}
  do: [{turn: {what: it, to: upright}}]
- key: start
  timing: action
  do: [{turn: {what: self, to: sideways}}]
"""
DROWSY = """
- key: down
  after: {turns: {what: {kind: crew}, to: upright}}
  do: [{turn: {what: it, to: sideways}}]
"""


def test_two_cards_that_undo_each_other_stop_where_they_began_and_say_why() -> None:
    words = language()
    table = Played(
        words,
        {"field": ["restless@0", "drowsy@1"]},
        card("restless", RESTLESS, words),
        card("drowsy", DROWSY, words),
    )
    table.use(("restless@0", "start", 0))
    assert table.over
    (line,) = [line for line in table.said if "circle" in line]
    assert line == (
        "restless does not happen again: it would go round in a circle without anybody choosing"
        " anything."
    )
    assert table.now.lasting == ()


def test_a_single_card_can_go_round_in_a_circle_too() -> None:
    words = language()
    both = RESTLESS + DROWSY
    table = Played(words, {"field": ["both@0"]}, card("both", both, words))
    table.use(("both@0", "start", 0))
    assert table.over
    assert len([line for line in table.said if "circle" in line]) == 1


def test_as_long_as_the_table_is_another_each_time_they_go_on() -> None:
    words = language()
    giver = "- {key: use, timing: action, do: [{gain: {counter: gold}}]}"
    drawing = "- {key: a, after: {gains: {counter: gold, who: you}}, do: [{draw: 1}]}"
    earning = "- {key: b, after: {moves: {to: hand, from: deck}}, do: [{gain: {counter: gold}}]}"
    deck = [f"p{number}" for number in range(9)]
    table = Played(
        words,
        {"field": ["giver@0", "drawing@0", "earning@0"], "deck": deck},
        card("giver", giver, words),
        card("drawing", drawing, words),
        card("earning", earning, words),
    )
    table.use(("giver@0", "use", 0))
    assert table.over
    assert table.gold(0) == 1 + 9, "until the deck was empty"
    assert table.pile("deck") == []
    assert not table.said
    assert table.now.lasting == ()


def test_what_counts_up_without_an_end_is_stopped_too() -> None:
    words = language()
    giver = "- {key: use, timing: action, do: [{gain: {counter: gold}}]}"
    greedy = "- {key: a, after: {gains: {counter: gold, who: you}}, do: [{gain: {counter: gold}}]}"
    table = Played(
        words,
        {"field": ["giver@0", "greedy@0"]},
        card("giver", giver, words),
        card("greedy", greedy, words),
    )
    table.use(("giver@0", "use", 0))
    assert table.over
    assert table.gold(0) == 1 + LONGEST
    (line,) = table.said
    assert f"{LONGEST}" in line


def test_a_chain_ends_with_what_began_it() -> None:
    words = language()
    glad = "- {key: a, after: {gains: {counter: gold, who: you}}, do: [{draw: 1}]}"
    giver = "- {key: use, timing: action, do: [{gain: {counter: gold}}]}"
    table = Played(
        words,
        {"field": ["giver@0", "glad@0"]},
        card("giver", giver, words),
        card("glad", glad, words),
    )
    table.use(("giver@0", "use", 0), ("giver@0", "use", 0))
    assert not table.said, "with an empty deck both times come to the same, one after the other"
    assert table.gold(0) == 2
