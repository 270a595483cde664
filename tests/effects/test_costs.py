"""Costs are judged all together before any is paid."""

from __future__ import annotations

from tabletop.effects.context import Context
from tabletop.effects.costs import Claim, unpayable
from tabletop.effects.usable import why_not
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import say
from tabletop.engine.table import Table
from tests.effects.small import Small, card, language, parse

WHY = say("Too little.")


def cards(*numbers: int) -> tuple[CardId, ...]:
    return tuple(CardId(number) for number in numbers)


def test_one_card_does_not_pay_for_two() -> None:
    one = Claim(WHY, 1, cards(1))
    assert unpayable([one]) is None
    assert unpayable([one, one]) is not None


def test_cards_are_spread_over_costs_as_best_they_can() -> None:
    picky, easy = Claim(WHY, 1, cards(1)), Claim(WHY, 1, cards(1, 2))
    assert unpayable([easy, picky]) is None, "the easy one takes the other card"
    assert unpayable([easy, picky, easy]) is not None


def test_two_costs_out_of_one_pool() -> None:
    coin = Claim(WHY, 2, pool="0 gold", have=3)
    assert unpayable([coin]) is None
    assert unpayable([coin, coin]) is not None
    assert unpayable([coin, Claim(WHY, 2, pool="1 gold", have=3)]) is None


def test_as_far_as_all_can_see_any_card_of_a_hand_could_pay() -> None:
    picky = Claim(WHY, 1, (), open_=cards(4))
    assert unpayable([picky]) is not None
    assert unpayable([picky], as_all_see=True) is None


def test_what_can_be_paid_once_only_is_refused_with_its_reason() -> None:
    text = """
    - key: use
      rule: X-1
      cost: [{turn: {what: self}}, {discard: {count: 1, fitting: {trait: rock}, to: discard}}]
      do: [draw]
    """
    words = language()
    (ability,) = parse(text, words)
    rock = card("rock", words=words, traits=["rock"])
    here = card("c", text, words)
    for hand, fine in ((["rock"], True), (["p0"], False), ([], False)):
        small = Small(words, {"field": ["c@0"], "hand:0": hand}, rock, here)
        reader = words.reader(Table(small.board, small.definitions))
        refusal = why_not(reader, ability, Context(small.ids["c@0"], SeatId(0)))
        assert (refusal is None) == fine
        if refusal is not None:
            assert refusal.rule == "X-1"
            assert refusal.reason.text == "There are not enough cards to discard."
